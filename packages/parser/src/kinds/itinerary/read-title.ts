/** What the trip is called: of the lines of the head the one that looks most like a title. */
import { findDates, mayHoldDate } from '../../annotators/date.ts';
import { withoutEmoji, withoutTrailingEmoji } from '../../annotators/emoji.ts';
import { readLabel } from '../../annotators/label.ts';
import { readSection } from '../../annotators/section.ts';
import { isMonthAlone } from '../../formats/reading/day-headings/month-above.ts';
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { isPageClutter } from '../../formats/reading/messages/page-clutter.ts';
import { findCompanyByDomain } from '../../formats/reading/terms/company-marks.ts';
import { type Field, stated } from '../../model/field.ts';
import { hasDigit, isInCapitals } from '../../text/character-class.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { LinePattern } from '../../text/line-look.ts';
import { indexOfOffset, type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { leadsIn } from '../own-words.ts';
import { type LabelledValue, mayBeLabelled } from './head-labels.ts';
import { beforeLength, countWords, lengthBonus } from './named-length.ts';
import { beginsWithBooking, headsList, namesBooking, namesNothing, namesPlan, tellsCount } from './no-title.ts';
import { firstColumn, hasAddress, isCompany, isCompanyWithMore, isSignedBelow, namesSeason } from './seller-lines.ts';

interface TitleCandidate {
  readonly passage: Passage;
  /** Without what it loses for what it looks like beside a title. */
  readonly most: number;
  /** What it loses: asked of those alone that may still be the best. */
  readonly lost: () => number;
}

interface Best {
  readonly passage: Passage;
  readonly score: number;
  /** By which it is compared. */
  readonly rank: number;
}

/** Marks that set a heading off. */
export const DECORATION = ':|*_"~=★☆✦✧•·#<>';

/** A mail's subject names the trip unless the plan has a heading of its own. */
const SUBJECT_SCORE = 38;
/** Then any heading in capitals is rather the title, and no other line. */
const BOOKING_PENALTY = 7;
const PART_PENALTY = 3;
/** Below any other name: `# Itinerary` where nothing else is one. */
const LAST_RESORT = 200;

export function readTitle(
  lines: readonly DocumentLine[],
  labels: readonly LabelledValue[],
  document: SourceDocument,
  headEnd: number,
): Field<string> | null {
  const { subject } = document;
  const [labelled] = labels.filter((label) => label.meaning === 'title' && label.value.text.length <= 160);
  const candidates = withoutSeller(
    lines.map(scoreTitle).filter((c) => c !== null),
    document,
    headEnd,
  );
  if (subject !== null && subject.text.length <= 140)
    candidates.push({
      passage: subject,
      most: SUBJECT_SCORE,
      lost: () => (namesBooking(subject.text) ? BOOKING_PENALTY : 0),
    });
  let best: Best | null = null;
  for (const { passage, most, lost } of candidates) {
    // `ATHENS` alone heads a part of the trip that the subject names.
    const isPart = subject !== null && isInCapitals(passage.text) && !passage.text.includes(' ');
    const penalty = isPart ? PART_PENALTY : 0;
    if (best !== null && most - penalty <= best.rank) continue;
    const score = most - lost();
    if (best === null || score - penalty > best.rank) best = { passage, score, rank: score - penalty };
  }
  const sent = labelled === undefined ? 0 : (SENT_ON.exec(labelled.value.text)?.[0].length ?? 0);
  const named =
    labelled === undefined ? null : slicePassage(labelled.value, sent, firstColumn(labelled.value.text).length);
  const chosen = named && (best === null || best.score < 60) ? named : (best?.passage ?? null);
  if (chosen === null) return null;
  const text = nameIn(withoutTrailingEmoji(chosen));
  return text.text === '' ? null : stated(text.text, [spanOf(text)]);
}

/** Below other names the one whose words make up the address of a mail, and the one that signs at the end. */
function withoutSeller(
  candidates: readonly TitleCandidate[],
  document: SourceDocument,
  headEnd: number,
): TitleCandidate[] {
  const company = candidates.length > 1 ? (findCompanyByDomain(document)?.passage ?? null) : null;
  return candidates.map((candidate, i) => {
    const { passage, lost } = candidate;
    if (i > 0 && (company === null || passage.text !== company.text)) return candidate;
    const isSeller = (): boolean =>
      !isCompany(firstColumn(passage.text)) &&
      (passage.text === company?.text || isSignedBelow(passage, document, headEnd));
    return { ...candidate, lost: () => lost() + (isSeller() ? COMPANY_PENALTY : 0) };
  });
}

/** Without who made it, `… // prepared by Harbour Travel`; of `“Baroque Sicily” – 10 to 14 April` what is quoted. */
function nameIn(whole: Passage): Passage {
  const quoted = QUOTED.exec(whole.text)?.groups?.['name'];
  if (quoted !== undefined) return slicePassage(whole, 1, 1 + quoted.length);
  const apart = picturesBeforeDates(whole.text);
  const title = trimPassage(slicePassage(whole, 0, apart), endsQuoted(whole.text) ? '*_~' : DECORATION);
  const tail = MADE_BY.exec(title.text);
  return tail === null || tail.index < 4 ? title : trimPassage(slicePassage(title, 0, tail.index), DECORATION);
}

/** `stag do porto!! 🍻🇵🇹 4-6 june (dont tell tom)`: pictures set the name apart from its dates. Where they begin. */
function picturesBeforeDates(text: string): number | undefined {
  const match = PICTURES.exec(text);
  if (match === null || match.index < LEAST_NAME) return undefined;
  const behind = foldText(text.slice(match.index + match[0].length));
  const [dates] = findDates(behind, 'day-first');
  return dates?.from === 0 && /^\s?(?:\(.*\))?[.!]*$/.test(behind.slice(dates.to)) ? match.index : undefined;
}
const PICTURES =
  /\s?(?:\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}])(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{1f1e6}-\u{1f1ff}]|\ufe0f|\u200d| ){0,24}(?=\d)/u;

/** `Journey to Kos "Under sail"`: what closes at the end opened within. */
const endsQuoted = (text: string): boolean => text.endsWith('"') && text.lastIndexOf('"', text.length - 2) > 0;

const QUOTED = /^["“«„](?<name>[^"”»“„«]{4,80})["”»“]\s?[-–—,|(]/u;
const MADE_BY = compactPattern(
  /\s(?:\/\/|[|–—·-])\s?(?:(?:prepared|created|designed|made|compiled|planned|arranged|presented|proposed|offered) (?:by|for)|erstellt (?:von|für)|préparé par|preparado (?:por|para)|preparato (?:da|per))\s/iu,
);

export const CODE = /[{};]|=>|<\/|\bimport\b.{0,160}\bfrom\b/;

/** `ok so here's what I've got for Nashville girls trip!!` names the trip at its end. */
const LEAD_IN = compactPattern(
  /^(?:(?:ok(?:ay)?|so|right|alright|and)[,!]?\s+){1,3}(?:here(?:['’]?s| is)|this is)\s+(?:what\s+(?:i|we)(?:['’]ve| have)?\s+(?:got|planned|booked)(?:\s+so far)?|(?:the|my|our)\s+(?:plan|itinerary|schedule|programme?))\s+(?:for|of)\s+(?:(?:the|our|your|my)\s+)?/i,
);

/** I-573: `Elternbrief Nr. 2: Klassenfahrt nach Sylt`: what kind of letter it is stands before what it is about. */
const LETTER_KIND =
  "(?:elternbrief|eltern-?info(?:rmation)?|rundschreiben|rundbrief|infobrief|einladung|newsletter|circular(?: letter)?|(?:parents?['’]? |school )?letter(?: to (?:all )?parents)?|information for parents|circulaire|(?:lettre|information|note) aux parents|circolare|circular|comunicado|nota informativa|ouderbrief|(?:info)?brief aan (?:de )?ouders|nieuwsbrief)";
const LETTER = compactPattern(
  `^${LETTER_KIND}(?: (?:nr|no|n|n°|nº)\\.? ?\\d{1,3}(?:[/-]\\d{2,4})?| \\d{1,3})?\\s?(?::|[–—-](?=\\s))\\s*`,
  'i',
);
/** I-595: `Elternbrief Nr. 4 · Klasse 7b · 12. November` over the name of the trip: which letter it is. */
const LETTER_ALONE = compactPattern(
  `^${LETTER_KIND} (?:(?:nr|no|n|n°|nº)\\.? ?)?\\d{1,3}(?:[/-]\\d{2,4})?(?:\\s?$|\\s?[·|•,]\\s| {2,}|\\t)`,
  'i',
);

/** The subject of a mail that was passed on stands over its text: `Fwd: Half-term in York`. */
const SENT_ON = /^(?:(?:fwd?|re|aw|wg|tr|rv|doorst)\s?:\s*){1,4}(?=\S)/i;

/** `Home > Tours > Japan`, `Harbour Rail > My account > My trips`: the way to a page, which names no trip. */
const TRAIL = new LinePattern(
  /^[^>›»]{0,60}\s[>›»]\s(?:(?:my|your) (?:account|trips?|bookings?|travel)|(?:mein|ihr) (?:konto|bereich)|(?:meine|ihre) (?:reisen?|buchung(?:en)?)|(?:mon|votre) (?:compte|espace)|(?:mes|vos) (?:voyages|reservations)|mi (?:cuenta|area)|mis (?:viajes|reservas)|(?:il mio account|area personale|i miei viaggi|le mie prenotazioni)|(?:minha conta|minhas (?:viagens|reservas))|mijn (?:account|omgeving|reizen|boekingen))(?:\s[>›»]|$)|^\W{0,3}(?:home(?:page)?|start(?:seite)?|accueil|inicio|inizio|pagina inicial|tours?|circuit[os]?s?|viajes?|viaggi|viagens|reisen|destinations?|destinos?|holidays?|voyages?|trips?)\s[>›»]\s/,
  '\\s[>›»]\\s',
);

/** How much a line looks like the title: a heading, bold, capitals, the first short line. Null where it cannot be. */
function scoreTitle(line: DocumentLine, index: number, lines: readonly DocumentLine[]): TitleCandidate | null {
  const { text } = line.passage;
  if (line.isFrontMatter || line.table !== null || line.quote > 0 || text.length > 140 || CODE.test(text)) return null;
  if (TRAIL.test(line.look, line.folded) || isMonthAlone(line.folded)) return null;
  const whole = trimPassage(withoutEmoji(line.passage));
  const sent = index === 0 ? (SENT_ON.exec(whole.text)?.[0].length ?? 0) : 0;
  const boldName = line.isBold ? null : boldNameIn(line);
  const lead = LETTER.exec(whole.text) ?? LEAD_IN.exec(whole.text);
  const named = boldName ?? slicePassage(whole, sent > 0 ? sent : (lead?.[0].length ?? 0));
  const aside = (ASIDE_APART.exec(named.text) ?? COUNT_APART.exec(named.text))?.index ?? -1;
  const sheet = aside < 0 && index === 0 ? topOfSheet(named.text) : -1;
  const passage =
    aside >= LEAST_NAME
      ? beforeDates(slicePassage(named, 0, aside))
      : sheet >= LEAST_NAME
        ? slicePassage(named, 0, sheet)
        : named;
  if (!/\p{L}{2}/u.test(passage.text)) return null;
  const section = readSection(sent > 0 ? foldText(passage.text) : line.folded);
  if (section === 'greeting' || section === 'closing' || leadsIn(text)) return null;
  const label = mayBeLabelled(passage.text) ? readLabel(passage.text, foldText(passage.text)) : null;
  const isKnownLabel = label !== null && label.meaning !== 'unknown' && line.heading === 0;
  if (isKnownLabel || (label !== null && line.cellMark === 'tab')) return null;
  if ((line.bullet !== null && line.heading === 0) || isPageClutter(line)) return null;
  if (namesNothing(line, section, lines[index + 1])) return null;
  const isCry = passage.text.endsWith('!') && passage.text.length <= 80;
  const isSentence = /[.!?]$/.test(passage.text) && !isCry && line.heading === 0 && !line.isBold;
  if (isSentence || (label !== null && line.bolds.length > 0 && !line.isBold)) return null;
  const name = nameIn(passage);
  const called = beforeLength(name.text);
  const isCapitals = isInCapitals(called) && /\p{Lu}{3}/u.test(called) && !headsList(called, index, lines[index + 1]);
  const look =
    line.heading > 0
      ? 70 - line.heading * 8
      : line.isBold || boldName !== null
        ? 45
        : isCapitals
          ? 40
          : isShort(passage.text, line)
            ? 30
            : 0;
  if (look === 0) return null;
  const meaningless = section === 'budget' || section === 'aside' ? 60 : section === 'plan' && index > 0 ? 30 : 0;
  return {
    passage,
    most:
      look +
      (isCapitals && index === 1 && EVENT.test(line.folded) ? EVENT_BONUS : 0) +
      (isCapitals ? lengthBonus(name.text, called) : 0) -
      meaningless -
      (isCry && index > 0 ? CRY_PENALTY : 0) -
      Math.min(index, 20),
    lost: () =>
      (VESSEL.test(line.folded) || isShipOverName(line, lines[index + 1]) ? VESSEL_PENALTY : 0) +
      (namesSeller(name.text) ? COMPANY_PENALTY : 0) +
      (beginsWithBooking(name.text) || IN_BRACKETS.test(passage.text) ? BANNER_PENALTY : 0) +
      (tellsCount(passage.text, line.folded) ? COUNT_PENALTY : 0) +
      (isAboutTheTrip(passage.text, line.heading > 0) ? 0 : BANNER_PENALTY) +
      (namesPlan(line) || LETTER_ALONE.test(text) ? LAST_RESORT : 0),
  };
}

/** `(association loi 1901)` is said about what stands above. */
const IN_BRACKETS = /^\([^()]*\)$/;

const namesSeller = (text: string): boolean =>
  isCompany(firstColumn(text)) || isCompanyWithMore(text) || hasAddress(text);

/** `**SPICE COAST** 6 days, 4 pax`: the bold words at the head of the line, before how long it takes. */
function boldNameIn({ passage, bolds }: DocumentLine): Passage | null {
  const [first] = bolds;
  const from = first === undefined ? null : indexOfOffset(passage, first[0]);
  const to = first === undefined ? null : indexOfOffset(passage, first[1]);
  if (from === null || to === null || from > 2 || !BEFORE_COUNT.test(passage.text.slice(to))) return null;
  const name = trimPassage(slicePassage(passage, from, to), DECORATION);
  const folded = foldText(`${name.text}:`);
  const isLabel =
    (readLabel(`${name.text}:`, folded)?.meaning ?? 'unknown') !== 'unknown' || readSection(folded) !== null;
  return /\p{L}{2}.*\s\p{L}{2}/u.test(name.text) && !hasDigit(name.text) && !isLabel ? name : null;
}
const BEFORE_COUNT =
  /^\*?[\s,–—|(-]{1,4}\d{1,3}\s?(?:days?|nights?|nts|tage?|n[äa]chte?|jours?|nuits?|d[ií]as?|noches?|giorni|notti|noites?|dagen|nachten|[DN])(?!\p{L})/iu;

/** In columns: the name, its dates, who travels. */
function beforeDates(name: Passage): Passage {
  const range = findDates(foldText(name.text), 'day-first').find(({ end }) => end !== null);
  const isLast = range !== undefined && range.from >= LEAST_NAME && range.to >= name.text.length - 1;
  return isLast ? trimPassage(slicePassage(name, 0, range.from), ',;:|·–—-') : name;
}

/** Behind a wide gap: `(rough plan, in £)`, `v3 12-11-2026`, `draft 2`. */
const ASIDE_APART =
  /(?:\s{3,}|\t+)(?=\(|v(?:er(?:sion)?)?\.? ?\d|(?:printed|gedruckt|stampato|impreso|imprim[ée]|impresso|draft|rev(?:ision)?|entwurf|stand|status|borrador|bozza|brouillon)(?![\p{L}])|final(?:[ _-]?(?:v(?:er(?:sion)?)?\.? ?\d|version|copy|draft)|\s*$))/iu;
/** `2 Pers.`; between tabs a count is the value of a label. */
const COUNT_APART =
  / {3,}(?=\d{1,3}\s?(?:pers(?:onen|ons|onnes|onas|one)?|pax|people|adults?|erw(?:achsene)?|guests|travell?ers|adultes|adultos|adulti|pessoas|teilnehmer|volw(?:assenen)?)(?![\p{L}]))/iu;
/** `Class 9B study week Prague ⇥⇥⇥ 24 pax`: three words at least, and an empty cell behind them. Where that begins; below 0 where none does. */
function topOfSheet(text: string): number {
  const gap = text.indexOf('\t\t');
  return gap > 0 && countWords(text.slice(0, gap)) >= LEAST_WORDS ? gap : -1;
}
const LEAST_WORDS = 3;
const LEAST_NAME = 4;

const COUNT_PENALTY = 14;
/** Of two lines in capitals at the top the one with the word of an event names it, the other who holds it. */
const EVENT_BONUS = 2;
const EVENT =
  /\b(?:programme?|conference|congress|summit|retreat|convention|incentive|reiseprogramm|tagung|kongress|congres|seminaire|congreso|congresso|convegno)\b/;

/** A page's header or a kind of trip stands over the title. */
const BANNER_PENALTY = 14;
const isAboutTheTrip = (text: string, isHeading: boolean): boolean => {
  const folded = foldText(text.slice(0, 140));
  const isBanner = PAGE_NUMBER.test(folded) || KIND_OF_TRIP.test(folded) || namesSeason(folded);
  return !isBanner && (isHeading || !SAYS_WHAT_IT_IS.test(folded));
};
/** `… Brochure p. 34`, `Katalog S. 12` */
const PAGE_NUMBER = compactPattern(
  /(?:\s{2}|[|·•–—,-]\s?)(?:(?:brochure|catalogue|catalog|katalog|prospekt|catalogo|folleto)\s)?(?:page|pages|pag?\.|p\.|pp\.|seiten?|s\.)\s?\d{1,4}(?:\s?[-–]\s?\d{1,4})?$/,
);
/** Nothing but that it is a plan: `PROGRAMMA DI VIAGGIO`, `Your travel itinerary`. */
const SAYS_WHAT_IT_IS =
  /^(?:(?:your|our|the|detailed|day-by-day|proposed|suggested|final|draft|personal|ihr|ihre|unser|dein|euer|personliche[rs]?|individuelle[rs]?|detaillierte[rs]?|votre|notre|su|vuestro|il|vostro|o|seu|el|le) )*(?:(?:travel|trip|tour|day-by-day) (?:plan|itinerary|programme?|schedule)|itinerary|agenda|timetable|(?:your|our) (?:voyage|cruise|journey|holiday|trip|tour)(?: (?:details|summary))?|reise(?:programm|verlauf|plan)|programm|(?:programme|plan|itineraire) (?:de|du) voyage|programma (?:di|del) viaggio|itinerario(?: (?:di|de|del) (?:viaggio|viaje))?|(?:programa|plan) (?:de|del) viaje|(?:programa|roteiro) (?:de|da) viagem|roteiro)\W*$/;
/** Nothing but what kind of trip it is: `CIRCUIT ACCOMPAGNÉ`, `Self-guided walking holiday`. */
const KIND_OF_TRIP = compactPattern(
  /^(?:(?:an? )?(?:escorted|guided|self-guided|private|small[- ]group|group|tailor-made|bespoke|multi-day)(?: (?:walking|cycling|cultural|rail|coach|wildlife|culinary))? (?:tour|trip|holiday|journey|itinerary|programme?)|(?:circuits?|voyages?|sejours?|autotours?|croisieres?|randonnees?) (?:accompagnes?|accompagnees?|organises?|en groupe|sur mesure|en liberte|individuels?|prives?|culturels?|decouverte)|(?:gefuhrte |begleitete |individuelle )?(?:gruppenreise|rundreise|studienreise|busreise|erlebnisreise|individualreise|mietwagenrundreise)|(?:circuito|viaje|ruta) (?:acompanado|organizado|en grupo|a medida|guiado)|(?:viaggio|tour) (?:di gruppo|organizzato|accompagnato|guidato|su misura)|(?:viagem|circuito) (?:em grupo|organizad[ao]|guiad[ao]|acompanhad[ao]))$/,
);

const COMPANY_PENALTY = 14;
/** 'Karibu Kenya!' greets as often as it names. */
const CRY_PENALTY = 12;
/** `SY "Blue Tern" (46ft, 4 cab) + skipper`: the boat, with its length or its cabins. */
const VESSEL_PENALTY = 20;
const VESSEL =
  /^(?:[sm]\/?[yvs]|bareboat|catamaran|gulet|(?:sailing |motor |segel)?yacht|voilier|velero|veliero|veleiro)\b.{0,60}\d ?(?:ft|feet|m|cab(?:ins?)?|kabinen|cabines?|camarotes|cabine)\b/;
/** I-571: `MS BALTIKA` over `Pearls of the Baltic`: the ship stands over the name of the cruise. */
const isShipOverName = ({ folded }: DocumentLine, next: DocumentLine | undefined): boolean =>
  SHIP.test(folded) && next !== undefined && NAME_BELOW.test(next.passage.text);
const SHIP = /^(?:m\/?[svy]|t?ss|s\/y|msc|mv) ["“„']?[a-z][a-z'’-]{2,20}(?: [a-z][a-z'’-]{2,20})?["”“']?$/;
const NAME_BELOW = /^\p{Lu}[^\d.:|]{5,58}$/u;

const MAX_TITLE_WORDS = 14;
/** Not counting the dates at its end: `Five nights of …: your programme for Apulia, from 22 to 27 May 2027`. */
function isShort(text: string, line: DocumentLine): boolean {
  if (countWords(text) <= MAX_TITLE_WORDS) return true;
  if (!mayHoldDate(line.look)) return false;
  const range = findDates(line.folded, 'day-first').find((mention) => mention.end !== null);
  return (
    range !== undefined &&
    range.to >= line.folded.length - 1 &&
    countWords(line.folded.slice(0, range.from)) <= MAX_TITLE_WORDS
  );
}
