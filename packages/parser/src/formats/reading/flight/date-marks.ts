/** What a date among the marks of a flight is: where its day stands without the weekday, and whether it is the day of arrival. */
import type { Field } from '../../../model/field.ts';
import { comparePartialDates, type PartialDate } from '../../../model/partial-date.ts';
import { codeAt, isDigit, isLetter } from '../../../text/character-class.ts';
import type { FlightMark, MarkOf } from './flight-mark.ts';
import type { FlightUnit } from './flight-unit.ts';
import { fieldAt, type OpenSegment } from './open-segment.ts';

const isLetterOrDigit = (code: number): boolean => isLetter(code) || isDigit(code);

/** Where the day itself starts, behind a weekday that leads. */
function dateStart({ passage, mention }: MarkOf<'date'>): number {
  let at = mention.weekday?.to ?? mention.from;
  while (at < mention.to && !isLetterOrDigit(codeAt(passage.text, at))) at++;
  if (isDigit(codeAt(passage.text, at))) return at;
  const article = /^(?:the|el|le|il|den|dem|der)\s/i.exec(passage.text.slice(at, at + 5));
  return at + (article?.[0].length ?? 0);
}

/** Where it ends, before a weekday that follows. */
function dateEnd({ passage, mention }: MarkOf<'date'>): number {
  if (mention.weekday === null || mention.weekday.from === mention.from) return mention.to;
  let at = mention.weekday.from;
  while (at > mention.from && !isLetterOrDigit(codeAt(passage.text, at - 1))) at--;
  return at;
}

/** The day, where it stands without its weekday. */
export const dateField = (mark: MarkOf<'date'>): Field<PartialDate> => {
  const { weekday, from, date } = mark.mention;
  return fieldAt(date, mark.passage, weekday && weekday.from === from ? dateStart(mark) : from, dateEnd(mark));
};

const DAY = 1;

export function isDayOrTwoLater(first: PartialDate, second: PartialDate): boolean {
  if (comparePartialDates(first, second) > 0) return false;
  const days = (second.month - first.month) * 31 + second.day - first.day;
  return (days >= 0 && days <= 2 * DAY) || (second.month !== first.month && second.day <= 2 && first.day >= 27);
}

/** A date in brackets or right behind a time is the day of that time. */
export function isBehindTime(unit: FlightUnit, i: number): boolean {
  const before = unit.marks[i - 1];
  const mark = unit.marks[i] as FlightMark;
  const next = unit.marks[i + 1];
  return before?.kind === 'time' && mark.from - before.to <= 6 && (next === undefined || next.kind !== 'flight');
}

/** One value a line: `02:25`, `Mon, 28 Jun`, `Mumbai`. Between the time of arrival and its place stands the day of arrival, whatever day the flight left. */
export const isBeforeArrival = (current: OpenSegment): boolean =>
  current.timeOf('arrive') !== null && current.hasPlace('depart') && !current.hasPlace('arrive');

/** A date and nothing more, a day behind a whole flight: the day of its arrival. */
export function isArrivalDay(current: OpenSegment, last: OpenSegment | undefined): boolean {
  const [leaves, date] = [last?.departureDate?.value, current.departureDate?.value];
  if (!last?.isWhole || !current.isBare || current.flight !== null || !leaves || !date) return false;
  return last.arrivalDate === null && isDayOrTwoLater(leaves, date);
}
