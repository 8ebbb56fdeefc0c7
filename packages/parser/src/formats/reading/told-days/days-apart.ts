/**
 * Lines of a message that tell several days each, every one by its weekday and date, or its number, before a colon:
 *
 *   Fri 12 Mar: ferry 10am, lunch. Sat 13 Mar: day trip, bus 8.30am
 *                                  ^^^^^^^^^^^
 *   Sun 14 Mar: fish market. Mon 15 Mar: taxi 9.15am
 *
 * Each day gets a line of its own. What is told in one paragraph alone is read by `days-in-words`.
 */
import { type DateOrder, findDates } from '../../../annotators/date.ts';
import { findLeadingDayNumber } from '../../../annotators/day-number.ts';
import { daysWithinTrip, type PartialDate } from '../../../model/partial-date.ts';
import type { Line } from '../../../text/lines.ts';
import { slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

interface DayMark {
  readonly at: number;
  /** Where its colon ends. */
  readonly to: number;
  readonly number: number | null;
  readonly date: PartialDate | null;
}

/** Where a sentence, a part of one or the line begins, with what looks like a day and a colon behind it. */
const MARK =
  /(?:^(?:\(?[1-9]\/[1-9]\)? )?|[.!?;,)\]–—|/•·-] {1,2}|[.;](?=\p{Lu}))(?=(?:\p{L}{3,7} \d{1,2} ?(?:[,(–—-] ?)?)?(?:\p{L}{2,9}\.?,? )?(?:\p{L}{3,10}\.? )?\d{1,2}(?:st|nd|rd|th|[.º])?(?:[/.]\d{1,2}\.?| (?:de |di )?\p{L}{3,10}\.?)?(?:,? \d{4})?\)?\s?:\s)/gu;
/** `1/3 malta, a sketch. Thu 11 Mar: …`: how many messages there are. */
const COUNTER = /^\(?[1-9]\/[1-9]\)? /;
const COLON = /^\)?\s?:\s/;
const MAX_MARK = 40;
const MAX_LINE = 1200;
const MAX_STEP = 4;

export function withDaysApart(lines: readonly Line[], order: DateOrder): readonly Line[] {
  let isBegun = false;
  const marks = lines.map((line) => {
    const own = mayTellDays(line) ? marksOf(line, order) : NO_MARKS;
    // Words stand before the first of all days alone: elsewhere the days are those of something else (`Held until Sun 14 Mar: …`).
    const [first] = own;
    if (first === undefined || (isBegun && leadOf(line, first).trim() !== '')) return NO_MARKS;
    isBegun = true;
    return own;
  });
  const telling = marks.filter((own) => own.length > 0);
  // `2/3 Fri 12 Mar: …` is no 2 March.
  const areCounted = lines.some(({ passage: { text } }, i) => marks[i]?.length === 1 && COUNTER.test(text));
  const isTold = telling.length > 1 && (areCounted || telling.some((own) => own.length > 1));
  if (!isTold || !areInARow(marks.flat())) return lines;
  return lines
    .flatMap((line, i) => partsOf(line, marks[i] as readonly DayMark[]))
    .map((line, index) => ({ ...line, index }));
}

const leadOf = ({ passage }: Line, { at }: DayMark): string => passage.text.slice(0, at).replace(COUNTER, '');

const NO_MARKS: readonly DayMark[] = [];
const mayTellDays = ({ passage: { text }, cells, heading }: Line): boolean =>
  cells === null && heading === 0 && text.length <= MAX_LINE && text.includes(': ');

function marksOf({ passage: { text } }: Line, order: DateOrder): readonly DayMark[] {
  const found: DayMark[] = [];
  MARK.lastIndex = 0;
  for (let match = MARK.exec(text); match !== null; match = MARK.exec(text)) {
    const at = match.index + match[0].length;
    const mark = readMark(foldText(text.slice(at, at + MAX_MARK)), at, order);
    if (mark !== null) found.push(mark);
    // Behind the point of `sam. 13 mars : …` begins no day of its own.
    MARK.lastIndex = mark?.to ?? Math.max(MARK.lastIndex, match.index + 1);
  }
  return found;
}

function readMark(folded: string, at: number, order: DateOrder): DayMark | null {
  const day = findLeadingDayNumber(folded);
  if (day !== null && day.last !== null) return null;
  // `Day 2 (Sat 13 Mar): …`
  const from = day === null ? 0 : day.to + (BEFORE_DATE.exec(folded.slice(day.to))?.[0].length ?? 0);
  const number = day === null ? null : day.first;
  const colon = number === null ? null : COLON.exec(folded.slice(from));
  if (colon !== null) return { at, to: at + from + colon[0].length, number, date: null };
  const [mention] = findDates(folded.slice(from), order);
  if (mention === undefined || mention.from > 0 || mention.end !== null) return null;
  // `2/3: …` counts messages.
  if (mention.weekday === null && mention.isBareNumeric) return null;
  const behind = COLON.exec(folded.slice(from + mention.to));
  return behind && { at, to: at + from + mention.to + behind[0].length, number, date: mention.date };
}
const BEFORE_DATE = /^ ?[,(–—-]? ?/;

function areInARow(marks: readonly DayMark[]): boolean {
  return marks.slice(1).every(({ number, date }, i) => {
    const before = marks[i] as DayMark;
    if (number !== null) return before.number === number - 1;
    const step = date === null || before.date === null ? 0 : daysWithinTrip(before.date, date);
    return step > 0 && step <= MAX_STEP;
  });
}

function partsOf(line: Line, marks: readonly DayMark[]): readonly Line[] {
  const [first] = marks;
  if (first === undefined) return [line];
  const { passage, span } = line;
  const starts = [
    ...(leadOf(line, first).trim() === '' ? [] : [COUNTER.exec(passage.text)?.[0].length ?? 0]),
    ...marks.map(({ at }) => at),
  ];
  return starts.map((from, i) => {
    const own = trimPassage(slicePassage(passage, from, starts[i + 1]));
    const [begin, end] = [i === 0 ? span[0] : spanOf(own)[0], starts[i + 1] === undefined ? span[1] : spanOf(own)[1]];
    const isWithin = ([at]: readonly [number, number]): boolean => at >= begin && at < end;
    return {
      ...line,
      span: [begin, end],
      passage: own,
      bolds: line.bolds.filter(isWithin),
      links: line.links.filter(({ label }) => isWithin(label)),
    };
  });
}
