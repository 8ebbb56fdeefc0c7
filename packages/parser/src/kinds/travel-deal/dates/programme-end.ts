/** A trip of which only the departure is told ends with the last day of its programme: `Day 8 (Thu 17 June)` under `Departs 10 June`. */
import type { DateMention } from '../../../annotators/date.ts';
import { findLeadingDayNumber } from '../../../annotators/day-number.ts';

import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { readLineDates } from '../../../formats/reading/terms/offer-dates.ts';
import type { Field } from '../../../model/field.ts';
import type { TripDates } from '../../../model/itinerary-draft.ts';
import { dayNumberOf } from '../../../model/partial-date.ts';
import { slicePassage, spanOf } from '../../../text/passage.ts';

/** `dates` with their end, where the first day of the programme is the departure and the last has a day of its own. */
export function endWithProgramme(
  dates: Field<TripDates> | null,
  { lines, dateOrder }: SourceDocument,
  programme: ReadonlySet<number>,
): Field<TripDates> | null {
  if (dates === null || dates.value.end !== null || programme.size === 0) return dates;
  const days = lines.flatMap((line) => (programme.has(line.index) ? (datedDay(line, dateOrder) ?? []) : []));
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || first.nth !== 1 || days.length < 2) return dates;
  const { start } = dates.value;
  const { date: begin } = first.mention;
  const { date: end } = last.mention;
  if (begin.month !== start.month || begin.day !== start.day) return dates;
  const year = end.year ?? (start.year === null ? null : start.year + (end.month < start.month ? 1 : 0));
  const until = { ...end, year };
  // Days between may be told together; the last one must be as many days on as it says.
  if (year === null || start.year === null || !isNth(last.nth, { ...start, year: start.year }, { ...until, year }))
    return dates;
  const { from, to, weekday } = last.mention;
  const at = weekday !== null && weekday.from <= from ? weekday.to : from;
  const blank = /^[\s.,]*/.exec(last.line.passage.text.slice(at, to))?.[0].length ?? 0;
  const span = spanOf(slicePassage(last.line.passage, at + blank, to));
  return { ...dates, value: { start, end: until }, spans: [...dates.spans, span] };
}

const isNth = (nth: number, start: FullDate, until: FullDate): boolean =>
  nth > 1 && dayNumberOf(until) - dayNumberOf(start) === nth - 1;
type FullDate = Parameters<typeof dayNumberOf>[0];

interface DatedDay {
  readonly nth: number;
  readonly line: DocumentLine;
  readonly mention: DateMention;
}

/** A heading of a day with its date right behind the number: `Day 3 (Mon 12 June)`. */
function datedDay(line: DocumentLine, order: SourceDocument['dateOrder']): DatedDay | null {
  const day = findLeadingDayNumber(line.folded);
  if (day === null || day.last !== null) return null;
  const mention = readLineDates(line, order).find(({ from }) => from - day.to <= MAX_BETWEEN);
  return mention === undefined || mention.end !== null ? null : { nth: day.first, line, mention };
}
const MAX_BETWEEN = 16;
