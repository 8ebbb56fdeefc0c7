/**
 * I-403: rows copied out of a supplier's booking system, a service a line: the date, a code or a number, what is booked, for how many and
 * whether it stands. Blanks set the cells apart, in columns that drift.
 *
 *   11SEP27   CPTTRF-1   Arrival transfer airport to hotel, BA059 eta 0725    2+1   OK
 *   ^^^^^^^              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^             ^^^^
 *   date                 entry                                          time
 *   11SEP27   CPT-VINE   Vine Court Hotel, TWN BB, 2 nts (out 13SEP)          2+1   RQ
 *                        ^^^^^^^^^^^^^^^^  ^^^^^^^^^^^^^^^^^^^^^^^^^^
 *                        entry             how it is booked
 *                        * no porterage *
 *                        about it
 */
import { findActivityType } from '../../annotators/activity-type.ts';
import { type DateMention, type DateOrder, findDates, mayHoldDate } from '../../annotators/date.ts';
import type { ActivityType } from '../../model/answer.ts';
import { hasDigit } from '../../text/character-class.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { isBlank, type Passage, slicePassage, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { typeOfServiceCode } from '../reading/day-content/service-code.ts';
import { type DocumentLine, oncePerDocument, type SourceDocument } from '../reading/document.ts';
import { splitCells } from '../reading/gap-cells.ts';
import { isStatus } from './records.ts';
import { readServiceSegment } from './service-segment.ts';

export interface PortalRow {
  readonly line: DocumentLine;
  /** Where in the line's text the date stands. */
  readonly mention: DateMention;
  readonly name: Passage;
  /** Where one sleeps. */
  readonly isStay: boolean;
  /** What the code of the service says that it is; null where the words tell. */
  readonly type: ActivityType | null;
  /** Cells and lines that say more of it. */
  readonly about: readonly Passage[];
  readonly lines: readonly DocumentLine[];
}

const MAX_LINES = 1500;
const MAX_ROW = 220;
const LEAST_ROWS = 3;
const MAX_BELOW = 3;

/** In the order of the text; none where few of its rows say for how many they are or whether they stand, or few tell what is done. */
export const readPortalRows = oncePerDocument(({ lines, dateOrder }: SourceDocument): readonly PortalRow[] => {
  const rows: PortalRow[] = [];
  let settled = 0;
  for (let i = 0; i < Math.min(lines.length, MAX_LINES); i++) {
    const line = lines[i] as DocumentLine;
    const row = readRow(line, dateOrder);
    if (row === null) continue;
    const below = linesBelow(lines, i, dateOrder);
    if (row.isSettled) settled++;
    const about = [...row.about, ...below.map(({ passage }) => trimPassage(passage, '*- '))];
    rows.push({ ...row, about, lines: [line, ...below] });
    i += below.length;
  }
  const known = rows.filter(
    ({ name, isStay, type }) => isStay || type !== null || findActivityType(foldText(name.text)) !== null,
  );
  const areServices = known.length * 2 > rows.length && settled * 3 >= rows.length * 2;
  return rows.length >= LEAST_ROWS && areServices ? rows : [];
});

interface Read extends Omit<PortalRow, 'lines'> {
  /** It says for how many it is, or whether it stands. */
  readonly isSettled: boolean;
}

function readRow(line: DocumentLine, order: DateOrder): Read | null {
  const { passage, look } = line;
  if (passage.text.length > MAX_ROW || !mayHoldDate(look)) return null;
  const segment = readServiceSegment(line, order);
  if (segment !== null) return { ...segment, line, isStay: segment.type === 'accommodation', isSettled: true };
  const [first, ...others] = splitCells(passage);
  const second = others[0];
  if (first === undefined || second === undefined) return null;
  // `1   11SEP27`: the row's own number stands before its date.
  const isNumbered = ROW_NUMBER.test(first.text);
  const date = dateIn(isNumbered ? second : first, line, order);
  if (date === null) return null;
  const cells = isNumbered ? others.slice(1) : others;
  const until = cells[0] === undefined ? null : dateIn(cells[0], line, order);
  const behind = until === null ? cells : cells.slice(1);
  const [head] = behind;
  const code = head !== undefined && isCode(head.text) ? head : null;
  const told = code === null ? behind : behind.slice(1);
  const end = told.findLastIndex((cell) => !isTail(cell.text)) + 1;
  const [whole, ...more] = [...told.slice(0, end), ...told.slice(end).filter(isOpen)];
  if (whole === undefined) return null;
  const { name, isCut } = withoutTail(whole);
  const folded = foldText(name.text);
  const kind = code === null ? undefined : typeOfServiceCode(code.text);
  const isOfNights = kind === undefined && (until !== null || NIGHTS.test(folded)) && !isRide(folded);
  const about = until === null ? more : [cells[0] as Passage, ...more];
  return {
    line,
    mention: date,
    name,
    isStay: kind === 'accommodation' || isOfNights,
    type: null,
    about,
    isSettled: isCut || end < told.length,
  };
}
const ROW_NUMBER = /^#?\d{1,3}[.)]?$/;

/** The cell is a date, or one with its weekday, and nothing else. */
function dateIn(cell: Passage, { passage }: DocumentLine, order: DateOrder): DateMention | null {
  if (cell.text.length > MAX_DATE || !hasDigit(cell.text)) return null;
  const folded = foldText(cell.text);
  const [mention] = findDates(folded, order);
  if (
    mention === undefined ||
    mention.from > 0 ||
    mention.end !== null ||
    !WEEKDAY_BEHIND.test(folded.slice(mention.to))
  )
    return null;
  const at = passage.text.indexOf(cell.text);
  const weekday = mention.weekday && {
    ...mention.weekday,
    from: mention.weekday.from + at,
    to: mention.weekday.to + at,
  };
  return { ...mention, weekday, from: mention.from + at, to: mention.to + at };
}
const MAX_DATE = 24;
const WEEKDAY_BEHIND = /^(?: \(?[a-z]{2,3}\)?)?$/;

/** `AMM-GRVCT`, `HTL`, `PETX4`: capitals and figures without a blank. */
const isCode = (text: string): boolean => CODE.test(text);
const CODE = /^(?=[^a-z]{3,16}$)(?=.*[A-Z])[A-Z\d]+(?:[-_./][A-Z\d]+){0,3}$/;

const HEADCOUNT =
  '(?:\\d{1,2}(?:\\+\\d{1,2}){1,2}|\\d{1,2} ?(?:pax|pers\\.?|adt?s?|ad)(?:[ +]{1,3}\\d{1,2} ?(?:ch[dn]?s?|inf)(?:\\(\\d{1,2}\\))?)?|\\d{1,2})';
const IS_HEADCOUNT = compactPattern(`^${HEADCOUNT}$`, 'i');
const STANDS = '(?:OK|HK|KK|RQ|RR|NN|UC|UN|HX|XX|WL|HL|CFM|CNF|CONF|REQ|PEND)';
/** `2+1 OK` behind a single blank, too. */
const TAIL = compactPattern(`(?:\\s${HEADCOUNT})?\\s${STANDS}$|\\s\\d{1,2}\\+\\d{1,2}$`);
const IS_TAIL = compactPattern(`^${HEADCOUNT}\\s{1,3}${STANDS}$`, 'i');
const isTail = (text: string): boolean => IS_HEADCOUNT.test(text) || isStatus(foldText(text)) || IS_TAIL.test(text);

/** What does not stand yet is said about the entry. */
const isOpen = ({ text }: Passage): boolean => OPEN.test(text);
const OPEN =
  /^(?:RQ|RR|REQ|WL|HL|NN|UC|UN|PEND|pending|on request|requested|waitlist(?:ed)?|angefragt|auf anfrage|sur demande|su richiesta|bajo petici[oó]n)$/i;

function withoutTail(cell: Passage): { readonly name: Passage; readonly isCut: boolean } {
  const tail = TAIL.exec(cell.text);
  return tail === null
    ? { name: cell, isCut: false }
    : { name: trimPassage(slicePassage(cell, 0, tail.index)), isCut: true };
}

/** Nights or the day on which one leaves tell a stay, but of a ride. */
const isRide = (folded: string): boolean => findActivityType(folded.slice(0, MAX_NAME))?.type === 'travel';
const MAX_NAME = 40;
const NIGHTS =
  /\b\d{1,2} ?x? ?(?:nts?|nights?|nite?s?|nachte?|nuits?|noches?|nott[ei]|noites?)\b|\((?:out|until|till|bis|c\/o) /;

/** Up to three lines further in, right below. */
function linesBelow(lines: readonly DocumentLine[], at: number, order: DateOrder): DocumentLine[] {
  const row = lines[at] as DocumentLine;
  const below: DocumentLine[] = [];
  for (const line of lines.slice(at + 1, at + 1 + MAX_BELOW)) {
    if (isBlank(line.passage) || line.isRule || line.indent < row.indent + LEAST_DEEPER) break;
    if (readRow(line, order) !== null) break;
    below.push(line);
  }
  return below;
}
const LEAST_DEEPER = 2;
