/** What the offer is called: a labelled title, the subject of a mail, a heading, or the line of the head that names a place or a kind of trip. */

import { findDates } from '../../../annotators/date.ts';
import { findHotelNames } from '../../../annotators/hotel-name.ts';
import { readLabel } from '../../../annotators/label.ts';
import { findMoney } from '../../../annotators/money.ts';
import { findPlaces } from '../../../annotators/place.ts';
import { type DocumentLine, type SourceDocument, withText } from '../../../formats/reading/document.ts';
import { letterDateLine } from '../../../formats/reading/messages/letter-date.ts';
import { mayEndWithin, splitSentences } from '../../../formats/reading/sentences.ts';
import { readCompanyHead } from '../../../formats/reading/terms/company-head.ts';
import { readLineCourtesy } from '../../../formats/reading/terms/line-courtesy.ts';
import { isCompany } from '../../../formats/reading/terms/names.ts';
import { readPostHead } from '../../../formats/reading/terms/post-head.ts';
import { isPresented, PRESENTS } from '../../../formats/reading/terms/presents.ts';
import { readLineHeading, readTermHeading } from '../../../formats/reading/terms/term-heading.ts';
import { type Field, stated } from '../../../model/field.ts';
import { hasDigit, isInCapitals } from '../../../text/character-class.ts';
import { CURRENCY_SIGN, DIGIT, LABEL_MARK, LinePattern } from '../../../text/line-look.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { readLineLengths } from '../dates/read-trip-length.ts';
import { isSpacedOut } from '../destination/title-places.ts';
import { capitalised, isRoute } from '../destination/title-route.ts';
import { isColumnHeads, isStyleRow } from '../layout/column-heads.ts';
import { isHouseAndOffer, readLetterhead } from '../seller/letterhead.ts';
import { type Sender, senderOf } from '../seller/sender-line.ts';
import { nameOverPlace } from './name-over-place.ts';
import { findMailHeading, findNamedTour } from './named-tour.ts';
import { isBanner, isHouseLine, isNoTitle, isOfOther, isPriceRow, MENU, TITLE_LABEL } from './no-title.ts';
import { isOverFacts } from './over-facts.ts';
import { announcesOffer, endsTrail, isNameOver, isSetApart, isTagline, nameUnder } from './tagline.ts';
import { trimEdges, withoutTail } from './title-edges.ts';
import { greetingLength, leadIn } from './title-lead.ts';
import { findToldName } from './told-name.ts';
import { TRIP_WORD } from './trip-words.ts';

export interface TitleReading {
  readonly title: Field<string> | null;
  /** Index of its line; -1 where there is none. */
  readonly line: number;
}

interface TitleCandidate {
  readonly passage: Passage;
  readonly line: number;
  readonly score: number;
}

const HEAD_LINES = 25;
const SUBJECT = new LinePattern(
  /^\W{0,4}(?:subject|subj?\.?|re|fwd?|betreff|objet|asunto|oggetto|assunto|ogg|betr|onderwerp|emne|amne|temat)\s{0,4}:\s*(?:(?:re|fwd?|aw|wg|tr|rv|sv|vs|i|r)\s?:\s*){0,6}(?=\S)/,
);
/** `Angebot Nr. 2026-1187: …`: the number of an offer stands before its name. */
const NUMBERED = new LinePattern(
  /^\W{0,4}(?:(?:our |unser |ihr |notre |nuestra |su )?(?:angebot|offer|quote|quotation|proposal|offre|devis|oferta|presupuesto|offerta|preventivo|proposta|orcamento)s?)\s?(?:nr|no|num|number|n|ref)?[.°º#]?\s?[a-z]{0,4}[\w/.-]*\d[\w/.-]{0,14}\s?[:–—-]\s+(?=\S)/,
);
const FIGURES_ONLY = /^[\W\d]*$/;
const THREE_CAPITALS = /\p{Lu}{3}/u;
const SIGNED_AMOUNT = /[$€£₹]\s?\d/;
const THREE_LETTERS = /\p{L}{3}/u;
const MAX = 90;

/** `senders`: the company and the person who write. */
export function readTitle(document: SourceDocument, senders: readonly Sender[] = []): TitleReading {
  const front = frontMatterTitle(document);
  if (front !== null) return front;
  const letterhead = readLetterhead(document);
  const company = readCompanyHead(document);
  const others = [company?.line, company?.since, letterhead?.addressLine, letterDateLine(document)];
  const post = readPostHead(document);
  let best: TitleCandidate | null = null;
  let seen = 0;
  let isFeature = false;
  let isMenu = false;
  let isList = false;
  let isLetter = false;
  for (const line of document.lines) {
    if (line.passage.text === '') isList = false;
    if (line.passage.text === '' || line.isRule || isSpacedOut(line.passage.text)) continue;
    if (++seen > HEAD_LINES) break;
    isMenu = MENU.test(line.look, line.folded) || (isMenu && line.folded.split(' ').length <= 2 && line.heading === 0);
    if (isMenu) continue;
    if (post?.lines.includes(line.index)) continue;
    if (line.isAround && !SUBJECT.test(line.look, line.folded)) continue;
    if (others.includes(line.index) || isOfOther(document, line)) continue;
    if (line.cells !== null && isColumnHeads(line, document.lines[line.index + 1])) continue;
    if ((line.look.signs & COST_SIGNS) === COST_SIGNS && COST_ROW.test(line.folded)) continue;
    const told: Passage | null = scoreSoFar(best) < TOLD ? findToldName(line) : null;
    if (told !== null) {
      best = { passage: told, line: -1, score: TOLD };
      continue;
    }
    const isHouse = line.index === letterhead?.houseLine && !letterhead.isLet;
    const who = senderOf(line, senders);
    if (who?.isPerson || isPresented(document, line)) continue;
    const isNamed =
      isFeature || endsTrail(document, line) || isOverFacts(document, line) || (isLetter && isSetApart(document, line));
    const isHead = isHouseLine(document, line) && isCompany(line.passage.text, line.folded);
    const ofHouse = isHouse || who !== null ? -SENDER : isHead ? SENDER : 0;
    const bonus = isNamed && who === null ? FEATURED : ofHouse;
    isLetter ||= readLineCourtesy(line) === 'greeting';
    // What stands right under `What's included` is an entry.
    if (isList) continue;
    isList = seen > 1 && (readLineHeading(line)?.valueFrom ?? 0) >= line.folded.length;
    isFeature = announcesOffer(line, document.lines);
    if (isFeature || mostOf(line, seen) + bonus <= (best?.score ?? 0)) continue;
    const passage = titleOf(line, seen);
    if (passage === null) continue;
    const plain = scoreOf(line, passage, seen, (best?.score ?? 0) - bonus);
    // What looks like a company is worth less than nothing further down.
    const score = plain > 0 || (bonus === SENDER && plain < 0) ? plain + bonus : 0;
    if (score > (best?.score ?? 0)) best = { passage, line: line.index, score };
  }
  if (best === null) return { title: null, line: -1 };
  const named = underKicker(overTagline(best, document, senders), document, senders);
  best = beforeLists(underSubject(innerOf(named, document, senders), document));
  return { title: stated(best.passage.text, [spanOf(best.passage)]), line: best.line };
}

/** `Krk at leisure. 4 nights. Includes ferry.`: in a paragraph that goes on with a list the name ends with the first sentence. */
function beforeLists(best: TitleCandidate): TitleCandidate {
  const [first, ...rest] = mayEndWithin(best.passage.text) ? splitSentences(best.passage) : [];
  return first !== undefined && rest.some(({ text }) => readTermHeading(foldText(text)) !== null)
    ? { ...best, passage: trimPassage(first, '.') }
    : best;
}

/** `TOTAL PACKAGE COST : INR 1,49,994/-`: an amount under its label. */
const COST_ROW =
  /^\W{0,4}[a-z][a-z &/]{2,36}\s?:\s{0,4}(?:[$€£₹]|(?:inr|rs\.?|usd|eur|gbp|aud|cad|aed|zar|chf|sgd|thb|myr|rm)\s?)\d[\d.,]*[/\s-]{0,3}(?:(?:per|p|a)\b.{0,20})?$/;

const COST_SIGNS = LABEL_MARK | DIGIT;

const scoreSoFar = (best: TitleCandidate | null): number => best?.score ?? 0;

/** What a sentence calls the offer: more than a letterhead, less than a heading. */
const TOLD = 56;

/** What stands under the line that announces it; the name of the house that writes, over its offer. */
const FEATURED = 50;
const SENDER = 22;

function overTagline(best: TitleCandidate, document: SourceDocument, senders: readonly Sender[]): TitleCandidate {
  const line = document.lines[best.line];
  const isKind = line !== undefined && line.heading === 0 && !line.isBold && isTagline(best.passage.text);
  const above = isKind ? document.lines[best.line - 1] : line === undefined ? null : nameOverPlace(document, line);
  if (above == null) return best;
  const { text } = above.passage;
  if (announcesOffer(above, document.lines)) return best;
  const isName = above.bullet === null && above.heading === 0 && isNameOver(text) && senderOf(above, senders) === null;
  if (!isName || isCompany(text) || isBanner(above) || findHotelNames(text).length > 0) return best;
  const passage = titleOf(above, 1);
  return passage === null || scoreOf(above, passage, 1, 0) <= 0
    ? best
    : { passage, line: above.index, score: best.score };
}

/** `ALPINE RAIL` over `The Glacier Week`: in capitals the part of the world or of the brochure, and under it the name. */
function underKicker(best: TitleCandidate, document: SourceDocument, senders: readonly Sender[]): TitleCandidate {
  const line = document.lines[best.line];
  const name = line === undefined ? null : nameUnder(document, line);
  if (name === null || senderOf(name, senders) !== null || isCompany(name.passage.text)) return best;
  const passage = titleOf(name, 1);
  return passage === null || scoreOf(name, passage, 1, 0) <= 0
    ? best
    : { passage, line: name.index, score: best.score };
}

/** What the line could score at best: the dear look-ups are made only where it could win. */
function mostOf({ look, folded, heading, isBold }: DocumentLine, nth: number): number {
  const isNamed = TITLE_LABEL.mayMatch(look) || NUMBERED.mayMatch(look) || SUBJECT.mayMatch(look);
  if (isNamed && folded.slice(0, 44).includes(':')) return 90;
  const words = isNamed ? 76 : 58 + (nth === 1 ? FIRST : 0) + (TRIP_WORD.mayMatch(look) ? TRIP : 0);
  return words + (heading > 0 ? 32 - heading * 4 : 0) + (isBold ? 10 : 0) - nth * 3;
}

/** A subject line repeats the title among other words: then the title's own line is the better one. */
function innerOf(best: TitleCandidate, document: SourceDocument, senders: readonly Sender[]): TitleCandidate {
  const outer = foldText(best.passage.text);
  for (const line of document.lines.slice(0, HEAD_LINES * 2)) {
    const { text } = line.passage;
    if (line.index === best.line || text.length >= outer.length || text.length < 8 || !outer.includes(line.folded))
      continue;
    if (senderOf(line, senders) !== null) continue;
    const passage = trimEdges(line.passage);
    if (passage.text.split(' ').length >= 3) return { passage, line: line.index, score: best.score };
  }
  return best;
}

/** A forwarded mail's subject says what the mail is about; the tour has its own line. */
function underSubject(best: TitleCandidate, document: SourceDocument): TitleCandidate {
  const line = document.lines[best.line];
  if (line === undefined || !SUBJECT.test(line.look, line.folded.slice(0, 60))) return best;
  const tour =
    findNamedTour(document, (other) => other.index <= best.line) ?? findMailHeading(document, line.passage, best.line);
  return tour === null ? best : { ...tour, score: best.score };
}

function frontMatterTitle(document: SourceDocument): TitleReading | null {
  for (const line of document.lines.slice(0, 30)) {
    if (!line.isFrontMatter) continue;
    const match = /^title:\s*(?=\S)/.exec(line.folded);
    if (!match) continue;
    const passage = trimPassage(slicePassage(line.passage, match[0].length), '"\'');
    return { title: stated(passage.text, [spanOf(passage)]), line: line.index };
  }
  return null;
}

/** The part of the line that could be a title; null where none could. */
function titleOf(line: DocumentLine, nth: number): Passage | null {
  if (line.isFrontMatter || (line.quote > 1 && !FRAMED.test(line.passage.text))) return null;
  const { folded, look } = line;
  const label =
    TITLE_LABEL.exec(look, folded.slice(0, 40)) ??
    NUMBERED.exec(look, folded.slice(0, 60)) ??
    SUBJECT.exec(look, folded.slice(0, 60));
  if (!label && isStyleRow(line)) return null;
  const cell = line.cells?.find((c) => c.text !== '');
  const start = label ? behindLabel(line, label[0].length) : beforeGap(withoutPicture(cell, line));
  // Of a heading `Corfu all-inclusive, from €899 per person` the name is asked alone.
  const inRow = line.cellMark === 'tab' && cell !== undefined && cell.text.includes(' ') ? cell : line.passage;
  const named =
    line.heading > 0 || (nth === 1 && ((look.signs & CURRENCY_SIGN) !== 0 || line.passage.text.length > MAX))
      ? beforeFacts(line.passage)
      : inRow;
  if (!label && isNoTitle(named === line.passage ? line : withText(line, named))) return null;
  if (!label && readLineHeading(line) !== null) return null;
  const lead = label ? 0 : leadIn(start.text);
  let passage = trimEdges(slicePassage(start, label ? 0 : lead + greetingLength(start.text.slice(lead), look)));
  // Only the first lines may hold a title that goes on into something else; later ones are copy.
  if (passage.text.length > MAX) passage = label || nth <= 2 ? headOf(passage) : slicePassage(passage, 0, 0);
  const trimmed = withoutTail(label ? passage : beforeFacts(passage));
  if (trimmed.text.length < named.text.length && SAYS_PRICE.test(trimmed.text)) return null;
  if (!label && nth > 1 && isPriceRow(trimmed.text, folded)) return null;
  if (trimmed.text.length < 3 || FIGURES_ONLY.test(trimmed.text) || !THREE_LETTERS.test(trimmed.text)) return null;
  return trimmed;
}

/** `All in, it comes to €3,100`: a sentence of which the price is cut off. */
const SAYS_PRICE =
  /\b(?:(?:comes?|adds? up|works? out|amounts?) (?:in )?(?:to|at)|(?:it|that|this|price|total|cost) (?:is|will be|costs)|kommt auf|kostet|macht|revient à|coûte|cuesta|sale por|costa|viene|fica em)$|^(?:(?:prices?|rates?|fares?|preise?|prix|tarifs?|precios?|prezzi|preços?|prijs) )?(?:from|starting (?:at|from)|ab|schon ab|desde|dès|à partir d[e']|a partir de|a partire da|da|vanaf|från|fra)$/iu;

/** `🏝 PAROS, GREECE | 7 nights`: the picture is none of the first cell's words. */
const withoutPicture = (cell: Passage | undefined, { passage, emojiLength }: DocumentLine): Passage =>
  cell === undefined || cell.at === passage.at ? slicePassage(cell ?? passage, emojiLength) : cell;

/** `>>> MIDNIGHT SUN: TROMSO <<<`: a frame, and no quoted mail. */
const FRAMED = /<\s*$/;

/** What a wide gap sets apart, `Ref FD/NL/2706`, `page 34`, is no part of the name. */
const WIDE_GAP = /\s{6,}/;

function beforeGap(passage: Passage): Passage {
  const gap = passage.text.includes('   ') ? passage.text.search(WIDE_GAP) : -1;
  return gap < MIN_TITLE ? passage : slicePassage(passage, 0, gap);
}

const STARTS_WITH_LENGTH = new LinePattern(
  /^\W{0,3}\d{1,2}[\s-]?(?:days?|nights?|tage|nachte|ubernachtungen|jours|nuits|dias|noches|giorni|notti|noites|[nd]\b)/,
);
const LENGTH_ALONE =
  /^(?:[\W\d]|days?|nights?|tage|nachte|ubernachtungen|jours|nuits|dias|noches|giorni|notti|noites)+$/;
const startsWithDate = (folded: string): boolean => {
  const [date] = hasDigit(folded) ? findDates(folded.slice(0, 60), 'day-first') : [];
  return date !== undefined && date.from <= 2;
};
const PRICE_TAIL =
  /[\s:,;|@(–—-]*(?:\b(?:from|only|just|for|at|ab|nur|desde|des|dès|[aà] partir d[ei]|da|por|starting at|starting from|was|now|price|pp|deal|du|vom|dal|del|von|am|le|on|until|bis|från|fra|fr\.|endast|kun|bare|nu|spara|spar)(?<=\.|\b)[\s:]*){0,2}$/i;
const MIN_TITLE = 10;
/** `Bali 6N/7D - incl: flights`, `Rome 3 nts Hotel Sole, flights ex LGW`: what is included goes on behind the name. */
const LISTS =
  /[\s,;–—-]{1,4}\(?(?:incl(?:\.|udes|uding)?|inkl(?:\.|usive)?|incluye|incluyendo|comprend|inclui):?\s(?=\p{Ll})|, (?:(?:return|direct|rtn) )?(?:flights?|flts|transfers|breakfast|b\/fast|bfast)(?= (?:ex|from)\b|[,+]| \+)/u;

/** A price or a date in a long title ends it: `Cancun AI 7nts from $1299pp dep ATL`. */
function beforeFacts(passage: Passage): Passage {
  if (passage.text.length < 24 || !hasDigit(passage.text)) return passage;
  const [money] = findMoney(passage.text, 1);
  const [date] = findDates(foldText(passage.text), 'day-first');
  const list = passage.text.search(LISTS);
  const cut = Math.min(
    money?.from ?? passage.text.length,
    date?.from ?? passage.text.length,
    list < MIN_TITLE ? passage.text.length : list,
  );
  if (cut === passage.text.length) return passage;
  const before = passage.text.slice(0, cut);
  const head = before.slice(0, before.length - (PRICE_TAIL.exec(before)?.[0].length ?? 0));
  if (head.length >= MIN_TITLE) return slicePassage(passage, 0, head.length);
  // `Dubai 4N 5-9 Feb, Marasi Inn w/ bfast, …`: what is known after a word or two ends with the first comma.
  const short = passage.text.length > MAX_SHORT ? headOf(passage) : passage;
  return short.text === '' ? passage : short;
}

const MAX_SHORT = 60;

/** A long line is cut before its first comma, dash or price. */
function headOf(passage: Passage): Passage {
  const cut = passage.text.slice(15).search(/[,;|–—]\s|\s-\s|[.!?]\s|\s[$€£₹]\d/);
  return cut < 0 || cut > MAX ? slicePassage(passage, 0, 0) : slicePassage(passage, 0, cut + 15);
}

/** What stands behind the label: of a row the next cell alone. */
function behindLabel({ passage, cells }: DocumentLine, from: number): Passage {
  const [label, value, ...others] = cells ?? [];
  const isRow = label !== undefined && label.text.length <= from && others.some(({ text }) => text !== '');
  return isRow && value !== undefined && value.text !== '' ? value : slicePassage(passage, from);
}

/** 0 where the line could not beat `toBeat`. */
function scoreOf(line: DocumentLine, passage: Passage, nth: number, toBeat: number): number {
  const { text } = passage;
  const { folded, look } = line;
  const section = readLineCourtesy(line);
  const isGreeting = section === 'greeting' && greetingLength(line.passage.text, look) === 0;
  if (section === 'closing' || (isGreeting && !SUBJECT.test(look, folded.slice(0, 60)))) return 0;
  // `Package: 5 nights at …` says what is sold, not what it is called.
  if (TITLE_LABEL.test(look, folded.slice(0, 40))) {
    const name = foldText(text);
    if (LENGTH_ALONE.test(name)) return 0;
    return STARTS_WITH_LENGTH.regex.test(name) ? TOLD : 90;
  }
  if (NUMBERED.test(look, folded.slice(0, 60))) return 90;
  const label = readLabel(text, folded);
  // `FLY-DRIVE: ICEBERG ALLEY` names the trip, though `drive` is a label elsewhere.
  const isKind = label?.meaning === 'drive' || label?.meaning === 'option';
  const isKnownLabel = label !== null && label.meaning !== 'unknown' && !isKind && line.heading === 0;
  if (isKnownLabel || line.passage.text.endsWith(':')) return 0;
  if (line.bullet !== null && line.heading === 0) return 0;
  const isSubject = SUBJECT.test(look, folded.slice(0, 60));
  // A subject may ask: `Re: Crete in May?`.
  const isSentence =
    line.heading === 0 && !line.isBold && nth > 1 && (text.endsWith('.') || (text.endsWith('?') && !isSubject));
  const isCapitals = isInCapitals(text) && THREE_CAPITALS.test(text);
  const plain =
    30 +
    (nth === 1 ? FIRST : 0) +
    (line.heading > 0 ? 32 - line.heading * 4 : 0) +
    (line.isBold ? 10 : 0) +
    (isCapitals ? 8 : 0) +
    // `SV: SV: vinterferie??`: what the client asked.
    (isSubject ? (text.endsWith('??') ? -12 : 12) : 0) +
    ((nth === 1 || text.includes(' ')) && TRIP_WORD.test(look, folded) ? TRIP : 0) +
    (readLineLengths(line).length > 0 ? 4 : 0) -
    (isSentence ? 40 : 0) -
    (line.heading === 0 && nth > 1 && text.includes('. ') && TWO_SENTENCES.test(text) ? 20 : 0) -
    (isBanner(line) ? 34 : 0) -
    ((look.signs & CURRENCY_SIGN) !== 0 && SIGNED_AMOUNT.test(text) ? 6 : 0) -
    (line.heading === 0 && FACT_WORD.test(look, folded) ? 9 : 0) -
    (text.length > 70 ? 6 : 0) -
    (STARTS_WITH_LENGTH.test(look, folded) ? 12 : 0) -
    (nth > 1 && /^\p{Ll}/u.test(text) ? 24 : 0) -
    (nth <= 2 && line.emojiLength > 0 && PIN.test(line.passage.text) ? PINNED : 0) -
    nth * 3;
  if (plain + PLACE <= toBeat) return 0;
  if (nth > 1 && isRoute(text, look) && plain + PLACE - ROUTE <= toBeat) return 0;
  const hasPlace = findPlaces(line.folded === text ? text : capitalised(text)).some(
    (p) => p.place.kind !== 'demonym' && !ORIGIN.test(foldText(text.slice(Math.max(0, p.from - 16), p.from))),
  );
  return (
    plain +
    (hasPlace ? PLACE : 0) -
    (startsWithDate(folded) ? 40 : 0) -
    (nth > 1 && hasPlace && FACTS_BEHIND.test(behind(line, text)) ? WHERE_AND_WHEN : 0) -
    (!hasPlace && ((isCompany(text) && !isHouseAndOffer(text)) || PRESENTS.test(look, folded)) ? SENDER : 0)
  );
}

/** `Ahrenshoop, Germany // 20–27 March`, `Piran | 7 nights`: under a name the line says where and when. */
const FACTS_BEHIND = /^\s?(?:\/\/|\||·|•)\s?\d/;
const WHERE_AND_WHEN = 8;
const behind = ({ passage }: DocumentLine, text: string): string =>
  passage.text.slice(passage.text.indexOf(text) + text.length);

const TWO_SENTENCES = /\p{Ll}{3}\. \p{Lu}/u;

/** `from Dublin`: where it starts. */
const ORIGIN = /\b(?:from|ex|ab|von|depuis|desde|da|depart(?:ing|s|ure)?)\s$/;

/** A text starts with its name more often than not. */
const FIRST = 4;

/** What a word such as `holiday` or `cruise` is worth. */
const TRIP = 14;

/** What a way from place to place is worth less. */
const ROUTE = 30;

/** `📍 Kotor, Montenegro`: where a post was set, under which its own name may stand. */
const PIN = /^[📍📌]/u;
const PINNED = 18;

/** What naming a place is worth. */
const PLACE = 16;
const FACT_WORD = new LinePattern(
  /\b(?:from|flights|sails|departs?|departing|ship|(?<![a-z]: )hotel|valid|book|was|now|dates?|off)\b|^(?:abflug|abfahrt|anreise|depart|salida|partenza|saida|vertrek|avresa|avreise|afrejse|vuelta|retour|ritorno|terug|hem|hjem)\b/,
);
