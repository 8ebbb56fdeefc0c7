/**
 * Names of places to stay: a run of words with capitals around a word such as Hotel, Resort, Lodge, Riad, Pousada, or before stars:
 * `Coco Breeze Grand Resort ★★★★½`, `the Hotel Porta Aurelia`, `Casa Niebla (Monteverde)`, `Ao Nang Cliffview 4⭐`.
 */

import { findPlace, foldName } from '@waypage/gazetteer';
import { isDigit, isInCapitals, isSurrogate, isUpper } from '../text/character-class.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import { BEYOND_ASCII, type LineLook, LinePattern, STAR } from '../text/line-look.ts';
import { StemFinder } from '../text/stem-finder.ts';
import { wordSet } from '../text/word-set.ts';
import { foldText } from '../tokenizer/fold-text.ts';
import type { Mention } from './annotation.ts';
import { MONTHS } from './vocabulary/calendar-words.ts';

const STAY_WORDS =
  'hotels?|htl|resorts?|rsrt|inn|lodges?|camps?|villas|suites?|retreat|riad|pousada|posada|parador|residences?|residencial|albergo|agriturismo|masseria|hostel|hostal|guest ?house|ryokan|chalets?|cottages?|gasthof|gasthaus|pension|haveli|apartments?|aparthotel|aparthotels|landhotel|berghotel|sporthotel|wellnesshotel|parkhotel|strandhotel|schlosshotel|seehotel|kurhotel|familienhotel|apartamentos|bungalows?|ferienhaus|ferienwohnung|iberostar|hilton|marriott|hyatt|sheraton|radisson|novotel|ibis|sofitel|melia|riu|barcelo|sandals|ritz-carlton|westin|intercontinental|mercure|kempinski|fairmont|anantara|amari|centara|oberoi|aman|glamping|auberge|relais|locanda|b&b';
const WORD_OF_STAY = wordSet(STAY_WORDS);
/** Also words for sights: a stay only beside words that say so. */
const WEAK_STAY_WORDS =
  'palace|palazzo|casa|villa|plaza|towers?|castle|schloss|chateau|manor|finca|hacienda|quinta|dar|taj|mas|gite|spa|bay|boutique|farm|ranch|house|court';
const WEAK_WORD_OF_STAY = wordSet(WEAK_STAY_WORDS);
const STAY_BEFORE = compactPattern(
  /(?:\b(?:stay(?:s|ing)?|overnight|nights?|check(?:ed)? in|accommodation)\s(?:at|in|@)|\bhotel:?|@|\d\s?n\s?[-–])\W{0,3}(?:(?:the|our|your|el|la|il)\W{1,3})?$/i,
);
/** `5 nights at The Marlowe Midtown`: a stay, whatever it is called. */
const NIGHTS_AT =
  /\b(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve)-(?:room|suite|key|villa|bedroom|cabin)(?:ed)?\s$|\bnights?(?: stay| accommodation)?,?(?: (?:(?:with|on) )?(?:b&b|bb|hb|fb|ai|ro|half[- ]board|full[- ]board|all[- ]inclusive|room only|self[- ]catering|bed (?:and|&) breakfast|breakfast)(?: and dinner)?(?: basis)?)?,? at\s(?:the\s)?$/i;
const STAY_AFTER =
  /^[^.\n]{0,30}?(?:\(?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|sieben|deux|trois|quatre|cinq|sept|dos|tres|cuatro|cinco|siete|due|tre|quattro|cinque|sette|duas|três|quatro) (?:nights?|nachte|nuits|noches|notti|noites)|our home for)/i;
/** `Villa Mar Azul, Carvoeiro` at the start of a line. */
const WEAK_FIRST = wordSet('villa|casa|finca|hacienda|quinta|palazzo|chateau|schloss|mas|gite|dar|masseria');
const GENERIC = wordSet(
  'ihre?|euer|eure|dein|unsere?|votre|notre|su|nuestro|vuestro|vostro|nostro|seu|nosso|uw|jouw|onze?|hotels?|resorts?|camps?|lodges?|villas?|suites?|apartments?|bungalows?|boutique|chalets?|residences?|the|our|your|select|luxury|standard|superior|deluxe|junior|family|garden|ocean|sea|view|room|beachfront|overwater|twin|double|single|king|queen|cave|all|inclusive|star|stars|and|&|similar|plus|rooms?|in|at|named|included|category|categoria|class|premium|executive|grand|safari|tented|mobile|or|with|private|stay|accommodation|details?|information|options?|check|classic|best|inn|pass|tour|night|nights|nuit|nuits|noches|notti|nachte|full|half|board|check-in|check-out|transfers?|website|tax|taxes|name|lounge|villa|casa|plaza|palace|castle|palazzo|dar|mas|taj|quinta|towers?|pension|media|meia|mezza|demi|completa|last|minute|late|availability|cancellation|deals?|offers?|specials?|sales?|flash|early|bird|bargains?|agents?|trade|alert|ahnliche|weitere|andere|other|more|related|similaires|autres|similares|otros|simili|altri',
);
/** `l'Hôtel` is two words. */
const WORD = /[\p{L}\d](?:[\p{L}\p{M}\d&.-]|['’](?!\p{Lu}))*|&|\+/gu;
const JOINER = wordSet(
  'de|del|della|delle|dello|degli|dei|di|da|do|dos|das|du|des|la|le|les|el|las|los|of|the|and|y|e|i|et|&|by|am|an|im|zum|zur|van|von|al|und|+',
);
/** Words with a capital that start a line or a sentence and are no part of a name. */
const STARTER = wordSet(
  'ihre?|euer|eure|dein|unsere?|votre|notre|su|nuestro|vuestro|vostro|nostro|seu|nosso|uw|jouw|onze?|nachte?|ubernachtung|ubernachtungen|noches?|nuits?|notte|notti|noites?|nts?|stay|hotel:|accommodation|at|in|the|your|our|enjoy|check|package|book|offer|new|from|daily|breakfast|overnight|return|transfer|transfers|rooms?|nights?|where|or|and|with|visit|dinner|lunch|day|all|free|luxury|unterkunft|ubernachtung|hebergement|logement|alojamiento|alloggio|hospedagem|overnights?|staying|located|choose|welcome',
);
const STARS = compactPattern(
  /^(?:\s?|,\s(?=[1-5](?:[.,]5)?[\s-]?(?:\*|★|stars?\b|sterne\b|estrellas\b|stelle\b|estrelas\b|etoiles\b)\s?(?:$|[,;.|(–-])))(?:\(?\d(?:[.,]5)?\s?(?:\*|⭐|★|☆|-?\s?stars?\b|sterne\b|estrellas\b|stelle\b|estrelas\b|etoiles\b)|[★⭐☆*]{2,5})/iu,
);

const STARRED = 24;

/** Every mention has one of these words, or stars. */
const HINT_WORDS =
  'hotel|resort|\\bhtl\\b|\\brsrt\\b|\\binn\\b|lodge|camp|villas?\\b|suites|retreat|riad|pousada|posada|parador|resid|albergo|agritur|masser|hostel|hostal|guest ?house|ryokan|chalet|cottage|gasth|pension|haveli|apart|bungalow|ferien|iberostar|hilton|marriott|hyatt|sherat|radiss|novotel|ibis|sofitel|melia|\\briu\\b|barcelo|sandals|carlton|westin|interconti|mercure|kempin|fairmont|anantara|amari|centara|oberoi|\\baman\\b|glamping|auberge|relais|locanda|b&b|pala[cz]|casa\\b|plaza|tower|castle|schloss|chateau|manor|finca|hacienda|quinta|\\bdar\\b|\\btaj\\b|\\bmas\\b|gite|\\bvilla\\b|nights? at|\\bspa\\b|\\bbay\\b|boutique|farm|ranch|house|court|sterne|estrella|stelle|estrela|etoile';
const HINT = compactPattern(`${HINT_WORDS}|\\d\\s?(?:\\*|⭐|★|☆|-?\\s?star)|\\*\\*|★|⭐`, 'i');

/** A whole word that makes a name of those around it, `nights at`, or stars as words; as signs the look tells them. */
const TELLING = `\\b(?:${STAY_WORDS}|${WEAK_STAY_WORDS}|nights?)(?![a-z])`;
const STARS_IN_WORDS = '\\d(?:[.,]5)?\\s?-?\\s?(?:star|sterne|stelle|estrel|etoile)';
const MAY_NAME = new LinePattern(HINT, `${TELLING}|${STARS_IN_WORDS}`);
const TELLING_WORDS = new StemFinder([`${TELLING}|${STARS_IN_WORDS}`]);

/** False where the line surely names no hotel. */
export function mayNameHotel({ look, folded, passage }: HotelLine): boolean {
  if ((look.signs & STAR) !== 0 || ((look.signs & BEYOND_ASCII) !== 0 && STAR_SIGNS.test(passage.text))) return true;
  const words = MAY_NAME.mayMatch(look) ? TELLING_WORDS.scan(folded) : null;
  return words !== null && words.find(0, folded, 0) !== null;
}

/** What is asked of a line of the text. */
interface HotelLine {
  readonly look: LineLook;
  readonly folded: string;
  readonly passage: { readonly text: string };
}
const STAR_SIGNS = /[★⭐☆]/;

/** `text` as it is: the capitals matter. In a text all in capitals every word counts. */
export function findHotelNames(text: string): Mention[] {
  const folded = foldText(text);
  // `Hótel`, `Hôtel`: the hint is one without its accents.
  if (!HINT.test(text) && !HINT.test(folded)) return [];
  const found: Mention[] = [];
  const words: Word[] = [];
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match !== null && words.length < 160; match = WORD.exec(text)) {
    const word = withoutMarks(match[0]);
    const from = match.index;
    const to = from + word.length;
    words.push({ from, to, folded: folded.slice(from, to), isName: startsName(word) });
  }
  for (let i = 0; i < words.length; ) {
    let j = i;
    while (j < words.length && isPartOf(words, j, i, text)) j++;
    if (j === i) {
      i++;
      continue;
    }
    const run = trimRun(words.slice(i, j), text);
    if (isHotel(run, text)) found.push({ from: (run[0] as Word).from, to: (run.at(-1) as Word).to });
    i = j;
  }
  return found;
}

const PLACED = wordSet('in|im|dans|nel|nell|em');

/** Does a word of the run, what stands beside it, or its place say that it names a hotel? */
function isHotel(run: readonly Word[], text: string): boolean {
  const [first] = run;
  const last = run.at(-1);
  if (first === undefined || last === undefined) return false;
  if (last.folded === 'retreat' && AS_OFFER.test(text.slice(last.to, last.to + 12))) return false;
  // `CENONE IN HOTEL`: where something takes place.
  if (run.length > 1 && isStayWord(last.folded) && PLACED.has(run.at(-2)?.folded ?? '')) return false;
  // `Lakes Lodge Safari` is what a trip is called.
  if (run.length > 2 && OF_A_TRIP.has(last.folded) && !isStayWord(first.folded)) return false;
  const isLong = run.length >= 2;
  if (run.some(({ folded }) => !GENERIC.has(folded) && !(isDigit(folded.charCodeAt(0)) && LENGTH.test(folded)))) {
    if (isLong && run.some((word) => isStayWord(word.folded))) return true;
    const before = text.slice(Math.max(0, first.from - 30), first.from);
    // `three nights at EUR 640`: what they cost.
    if (isLong && !CURRENCY.has(first.folded) && NIGHTS_AT.test(before)) return true;
    if (isLong && run.some((word) => WEAK_WORD_OF_STAY.has(word.folded)))
      if (
        STAY_BEFORE.test(before) ||
        tellsNights(first, before, text.slice(first.from, last.to)) ||
        STAY_AFTER.test(text.slice(last.to, last.to + 60))
      )
        return true;
    const isGraded =
      run.length <= 7 &&
      !text.startsWith('*') &&
      !FRAME.test(before) &&
      STARS.test(text.slice(last.to, last.to + STARRED));
    // `Singapore (4* hotel)`: a place, and what kind of house one has there.
    const isKind =
      text.startsWith(', ', last.to) || before.endsWith(', ') || OF_KIND.test(text.slice(last.to, last.to + STARRED));
    if (isGraded && !(isKind && isPlace(text.slice(first.from, last.to)))) return true;
  }
  return (
    isLong && first.from === 0 && WEAK_FIRST.has(first.folded) && /^, \p{Lu}/u.test(text.slice(last.to, last.to + 3))
  );
}

/** `🏨 5 noches en Casa Almendro Boutique`, `4 notti a Masseria Torre`: towns are called `Villa …` and `… Bay` as well, where no picture of a house stands. */
const tellsNights = ({ folded }: Word, before: string, name: string): boolean =>
  NIGHTS_IN.test(before) && (HOUSE_PICTURE.test(before) || HOUSE_FIRST.has(folded)) && !isPlace(name);
const NIGHTS_IN =
  /(?:noches|nuits|notti|noites|Nächte|nachten|nätter|netter|nights?)\s(?:en|in|a|à|au|al|alla|em|no|na|im|i|på|presso|nel|nella|at)\s(?:(?:el|la|le|il|the|o|der)\s)?$/i;
const HOUSE_PICTURE = /[🏨🏩🏡🏠🛖]/u;
const HOUSE_FIRST = wordSet('casa|finca|hacienda|quinta|palazzo|palacio|masseria|chateau|schloss|gite|dar|mas');

/** `FW: ** AGENT FLASH ** Fjords`: stars on both sides frame the words. */
const FRAME = /(?:^|\s)\*{2,5}\s?$/;

const OF_KIND =
  /^[\s,]{0,2}\(?\d[^\p{L}]{1,4}(?:stars? )?(?:hotels?|accommodation|properties|property|resorts?)(?!\p{L})/iu;
const isPlace = (name: string): boolean => findPlace(foldName(name)) !== undefined;

const CURRENCY = wordSet('eur|usd|gbp|aud|cad|nzd|chf|inr|aed|zar|sgd|thb|mxn|hkd|myr');
const OF_A_TRIP = wordSet(
  'safari|tour|tours|trek|trip|cruise|circuit|package|holiday|break|getaway|weekend|experience',
);

/** `Chalet-Hotel`, `Spa-Resort`: the last part says what it is. */
const isStayWord = (word: string): boolean =>
  WORD_OF_STAY.has(word) || (word.includes('-') && WORD_OF_STAY.has(word.slice(word.lastIndexOf('-') + 1)));

/** `our Wellness Retreat package`: what is offered, not where one sleeps. */
const AS_OFFER = /^ (?:package|trip|tour|programme?|weekend|event|week|offer)s?\b/;

/** The word before the dots, hyphens and quotes at its end. */
function withoutMarks(word: string): string {
  let end = word.length;
  while (end > 0 && ".'’-".includes(word.charAt(end - 1))) end--;
  return end === word.length ? word : word.slice(0, end);
}

function startsName(word: string): boolean {
  const first = word.charCodeAt(0);
  return isUpper(first) || isDigit(first) || (isSurrogate(first) && /^\p{Lu}/u.test(word));
}

/** A figure in front of a name is none of its words. */
const isFigure = (word: string): boolean => isDigit(word.charCodeAt(0)) && ALL_DIGITS.test(word);
const isStarter = (word: string): boolean =>
  STARTER.has(word) || isFigure(word) || (isDigit(word.charCodeAt(0)) && (ROOMS.test(word) || NIGHTS.test(word)));
/** `7nts HB Hotel Pino` */
const NIGHTS = /^\d{1,2}(?:nts?|nights?|n)$/;
/** `the new 34-room Palazzo Serena` */
const ROOMS = /^\d{1,3}-(?:room|suite|key|villa|bedroom|cabin)s?$/;
/** `4N/5D 3* hotel`: how long one stays. */
const LENGTH = /^\d{1,2}[dnjt]$/;
const ALL_DIGITS = /^\d+$/;
const isFigureOfStars = (word: string): boolean => isDigit(word.charCodeAt(0)) && STARS_FIGURE.test(word);
const STARS_FIGURE = /^\d(?:[.,]\d)?$/;
/** What stands between two words of a name. */
const isGap = (gap: string): boolean => gap === ' ' || gap === '-' || gap === '\u00a0' || APOSTROPHE.test(gap);
const APOSTROPHE = /^['’]\s?$/;
/** `LUX* Grand Gaube`: a star that belongs to the brand in front of it. */
const isStarOfName = (gap: string, word: string): boolean => gap === '* ' && /^\p{Lu}{3,5}$/u.test(word);

type Word = { from: number; to: number; folded: string; isName: boolean };

function isPartOf(words: readonly Word[], at: number, start: number, text: string): boolean {
  const word = words[at] as Word;
  const before = words[at - 1];
  const gap = before && at > start ? text.slice(before.to, word.from) : '';
  if (
    at > start &&
    !(
      isGap(gap) ||
      (at === start + 1 && isStarOfName(gap, text.slice(before?.from, before?.to))) ||
      (gap === '. ' && /^(?:st|mt|\p{L})$/u.test(before?.folded ?? ''))
    )
  )
    return false;
  // `4*S Hotel Bergblick`: the grade has its own letter.
  if (at === start && word.folded === 's' && text.charAt(word.from - 1) === '*') return false;
  // `Faro 4nts Hotel Sol`: how long one stays ends what stands before it.
  if (at > start && isDigit(word.folded.charCodeAt(0)) && NIGHTS.test(word.folded)) return false;
  if (word.isName) return !(isFigure(word.folded) && at === start);
  if (at === start) return false;
  const next = words[at + 1];
  if (isElided(words, at, text) || isOfJapan(words, at)) return true;
  return (
    JOINER.has(word.folded) &&
    next !== undefined &&
    // `Flights + Hotel Sole`: one thing and the house.
    !(word.folded === '+' && WORD_OF_STAY.has(next.folded)) &&
    (next.isName || JOINER.has(next.folded) || isElided(words, at + 1, text))
  );
}

/** T-514: `Yuki no Mori Lodge`: between two Japanese words; in Portuguese it is `in the` (`Semana no Pestana Resort`). */
function isOfJapan(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (word?.folded !== 'no' || before === undefined || next === undefined || !next.isName) return false;
  return SYLLABLES.test(before.folded) && SYLLABLES.test(next.folded) && !NO_JAPAN.has(before.folded);
}
const SYLLABLES = /^(?:(?:[kstnhmrgzdbpj]|[kgnhmrb]y|sh|ch|ts|[yfw])?[aiueo]{1,2}n?){1,5}$/;
const NO_JAPAN = wordSet('semana|pascoa|ano|lua|dia|noite|praia|serra|agosto|maio|junho|julho|quinta|casa|pousada');

/** `Auberge d'Azur`, `Hôtel de l'Europe`, `Albergo dell'Orso`: before an apostrophe; the name of `près de l'Hôtel Azur` starts behind it. */
function isElided(words: readonly Word[], at: number, text: string): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || next === undefined || !ELIDED.has(word.folded)) return false;
  return next.isName && !isStayWord(next.folded) && APOSTROPHE.test(text.slice(word.to, next.from));
}
const ELIDED = wordSet('d|l|dell|dall|all|nell|sull|degl');

/** `Al Noor Towers`, `La Casa`: with its capital inside a line the article belongs to the name. */
const ARTICLE = wordSet('al|el|la|le|los|las|dar');
const isCapital = (word: Word | undefined, text: string): boolean =>
  word !== undefined && word.from > 0 && /\p{Lu}/u.test(text.charAt(word.from)) && !isInCapitals(text);

function trimRun(run: readonly Word[], text: string): readonly Word[] {
  // In `Frühstück im Hotel Rosengarten` the name starts behind the preposition.
  const at = run.findIndex((word, i) => word.folded === 'im' && WORD_OF_STAY.has(run[i + 1]?.folded ?? ''));
  let from = at + 1;
  let to = run.length;
  // `Le Morne*****` at the start of its line.
  const end = run.at(-1)?.to ?? 0;
  const isStarred = run[0]?.from === 0 && STARS.test(text.slice(end, end + STARRED));
  // `The` with a capital within a line belongs to the name.
  const isThe = (word: Word | undefined): boolean => word?.folded === 'the' && word.from > 0;
  while (
    from < to &&
    !isThe(run[from]) &&
    (isStarter(run[from]?.folded ?? '') ||
      (BOARD.has(run[from]?.folded ?? '') && from > 0 && NIGHTS.test(run[from - 1]?.folded ?? '')) ||
      (JOINER.has(run[from]?.folded ?? '') &&
        !(ARTICLE.has(run[from]?.folded ?? '') && (isStarred || isCapital(run[from], text)))))
  )
    from++;
  // The figure before stars is no part of the name.
  to = from + endOfName(run.slice(from, to));
  while (to > from && (JOINER.has(run[to - 1]?.folded ?? '') || isFigureOfStars(run[to - 1]?.folded ?? ''))) to--;
  return run.slice(from, to);
}

/** Where the name ends: `Hotel Grand Harbour | B&B`, `Hotel Grand Harbour | 5-9 March 2027`. */
function endOfName(run: readonly Word[]): number {
  const end = run.findIndex(
    ({ folded }, i) =>
      (i > 1 && BOARD.has(folded) && run.slice(0, i).some((word) => isStayWord(word.folded))) ||
      (i > 0 && isDigit(folded.charCodeAt(0)) && DAYS.test(folded) && MONTHS.has(run[i + 1]?.folded ?? '')),
  );
  return end < 0 ? run.length : end;
}
/** `The Old Mill B&B` has no other word for a stay. */
const BOARD = wordSet('b&b|bb|hb|fb|ai|uai|ro');
const DAYS = /^\d{1,2}(?:st|nd|rd|th)?(?:-\d{1,2}(?:st|nd|rd|th)?)?$/;
