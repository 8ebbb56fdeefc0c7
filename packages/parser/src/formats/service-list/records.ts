/**
 * A list of vouchers, as agencies on the spot print it: a line of cells heads each with its date and the kind of service, what is booked
 * stands below.
 *
 *   V-03 | 14-MAY-2027 | TOUR SIC | OK 4471
 *          ^^^^^^^^^^^   ^^^^^^^^
 *          date          kind
 *        Harbour walk with guide   P/U 08:30 lobby
 *        ^^^^^^^^^^^^^^^^^^^^^^^   ^^^^^^^^^^^^^^^
 *        entry                     how it is booked
 */
import { tellsReference } from '../../annotators/about-words.ts';
import { type DateMention, type DateOrder, findDates, mayHoldDate } from '../../annotators/date.ts';
import {
  ONE_MEAL,
  ONE_STAY,
  ONE_TOUR,
  ONE_WAY,
  SERVICE_STAYS,
  SERVICE_TOURS,
  SERVICE_WAYS,
} from '../../annotators/vocabulary/section-words.ts';
import { allMatches } from '../../text/all-matches.ts';
import { hasDigit, hasLetterOrNumber } from '../../text/character-class.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { LinePattern } from '../../text/line-look.ts';
import { type Passage, slicePassage, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { typeOfServiceCode } from '../reading/day-content/service-code.ts';
import { type DocumentLine, oncePerDocument, type SourceDocument } from '../reading/document.ts';

type RecordKind = 'stay' | 'way' | 'tour' | 'meal';

export interface BookingRecord {
  readonly kind: RecordKind;
  readonly head: DocumentLine;
  /** Where in the head's text the date stands. */
  readonly mention: DateMention;
  /** What is booked, and what is said about it: never empty. */
  readonly lines: readonly DocumentLine[];
}

const LEAST_RECORDS = 3;
/** `3 May 2027 – Tour` may as well head a day of a plan. */
const LEAST_CELLS = 3;
const MAX_LINES = 1500;
const MAX_RECORDS = 600;
const MAX_HEAD = 140;
const MAX_BELOW = 8;

const QUALIFIER =
  'pvt|private|priv\\.?|sic|shared|seat[ -]in[ -]coach|regular|group|guided|half[ -]day|full[ -]day|day|privat|prive|privad[oa]|privato|regolare';
const WORDS: readonly (readonly [RecordKind, string])[] = [
  ['stay', `${SERVICE_STAYS}|${ONE_STAY}`],
  ['way', `${SERVICE_WAYS}|${ONE_WAY}`],
  ['meal', ONE_MEAL],
  ['tour', `${SERVICE_TOURS}|${ONE_TOUR}`],
];
const KINDS = WORDS.map(
  ([kind, words]) => [kind, compactPattern(`^(?:(?:${QUALIFIER}) )*(?:${words})(?: (?:${QUALIFIER}))*$`)] as const,
);
const MAY_BE_HEAD = new LinePattern(
  compactPattern(`\\b(?:${WORDS.map(([, words]) => words).join('|')}|${'trf|tfr|htl|exc|flt'})\\b`),
);
const MARKS = /\s{2,}|\t+|\s[|·•/–—-]\s|\|/g;

export const readRecords = oncePerDocument((document: SourceDocument): readonly BookingRecord[] => {
  const { lines, dateOrder } = document;
  const records: BookingRecord[] = [];
  for (let i = 0; i < Math.min(lines.length, MAX_LINES) && records.length < MAX_RECORDS; i++) {
    const head = readHead(lines[i] as DocumentLine, dateOrder);
    if (head === null) continue;
    const below = linesBelow(document, i);
    if (below.length > 0) records.push({ ...head, head: lines[i] as DocumentLine, lines: below });
    i += below.length;
  }
  return records.length >= LEAST_RECORDS ? records : [];
});

function linesBelow({ lines, dateOrder }: SourceDocument, at: number): DocumentLine[] {
  const head = lines[at] as DocumentLine;
  const below: DocumentLine[] = [];
  for (const line of lines.slice(at + 1, at + 1 + MAX_BELOW)) {
    if (!hasLetterOrNumber(line.passage.text) || line.isRule || line.isAround || line.indent < head.indent) break;
    if (readHead(line, dateOrder) !== null) break;
    below.push(line);
  }
  return below;
}

/** Cells of which one is a date and nothing else and one names the kind of service; the others are numbers, references, whether it stands. */
function readHead(line: DocumentLine, order: DateOrder): Pick<BookingRecord, 'kind' | 'mention'> | null {
  const { passage, look } = line;
  if (passage.text.length > MAX_HEAD || !mayHoldDate(look) || !MAY_BE_HEAD.mayMatch(look)) return null;
  if (line.table !== null && line.table.header !== null) return null;
  const cells = cellsOf(passage);
  if (cells.length < LEAST_CELLS) return null;
  let mention: DateMention | null = null;
  let kind: RecordKind | null = null;
  for (const { from, cell } of cells) {
    const folded = foldText(cell.text);
    const date: DateMention | null = mention === null && hasDigit(folded) ? wholeDate(folded, order) : null;
    const named: RecordKind | null = date === null && kind === null ? kindOf(cell.text, folded) : null;
    if (date !== null) mention = { ...date, from: date.from + from, to: date.to + from };
    else if (named !== null) kind = named;
    else if (!isBooking(cell.text, folded)) return null;
  }
  return mention !== null && kind !== null ? { kind, mention } : null;
}

function wholeDate(folded: string, order: DateOrder): DateMention | null {
  const [mention, other] = findDates(folded, order);
  const isWhole = mention !== undefined && other === undefined && mention.from === 0;
  return isWhole && BEHIND_DATE.test(folded.slice(mention.to)) ? mention : null;
}
/** The weekday, or the hour. */
const BEHIND_DATE = /^[,.]?\s?(?:\(?[a-z]{2,3}\)?|\d{1,2}[:.h]\d\d(?: ?hrs| ?h| ?uhr)?)?$/;

function kindOf(text: string, folded: string): RecordKind | null {
  const code = typeOfServiceCode(text);
  if (code !== undefined)
    return code === 'travel' ? 'way' : code === 'accommodation' ? 'stay' : code === 'meal' ? 'meal' : 'tour';
  return KINDS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

/** `V-03`, `OK 4471`, `confirmed`, `2 pax`, `Ref: TA-12`: a number or a word for whether it stands, no name. */
const isBooking = (text: string, folded: string): boolean =>
  isStatus(folded) || tellsReference(folded) || (hasDigit(text) && folded.length <= MAX_NUMBER && NUMBERED.test(text));
const MAX_NUMBER = 24;
/** `ok`, `on request`, `confirmed 12 May` */
export const isStatus = (folded: string): boolean => STATUS.test(folded);
const STATUS =
  /^(?:ok|hk|rq|cfm|conf|confirmed|confirm|on request|requested|pending|waitlist(?:ed)?|booked|paid|voucher|bestatigt|gebucht|angefragt|confirmee?|reservee?|confirmad[oa]|reservad[oa]|confermat[oa]|prenotat[oa])\b.{0,20}$/;
/** At most two words beside the number, in which capitals or short words stand. */
const NUMBERED =
  /^(?:#|(?:\p{L}{1,9}[.:#-]? ?){0,2})[\p{Lu}\d#/.:-]*\d[\p{Lu}\d/.-]*(?: ?(?:pax|adt|ad|chd|pers\.?|nts?|nights?|n))?$/u;

function cellsOf(passage: Passage): { readonly from: number; readonly cell: Passage }[] {
  const cells: { from: number; cell: Passage }[] = [];
  let from = 0;
  const push = (to: number): void => {
    const part = passage.text.slice(from, to);
    const start = from + part.length - part.trimStart().length;
    if (part.trim() !== '') cells.push({ from: start, cell: trimPassage(slicePassage(passage, start, to)) });
  };
  for (const mark of allMatches(MARKS, passage.text)) {
    push(mark.index);
    from = mark.index + mark[0].length;
  }
  push(passage.text.length);
  return cells;
}
