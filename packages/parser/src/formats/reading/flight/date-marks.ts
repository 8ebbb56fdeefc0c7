/** What a date among the marks of a flight is: where its day stands without the weekday, and whether it is the day of arrival. */
import type { FlightEnd } from '../../../annotators/flight-words.ts';
import type { Field } from '../../../model/field.ts';
import { comparePartialDates, type PartialDate, type Weekday } from '../../../model/partial-date.ts';
import { codeAt, isDigit, isLetter } from '../../../text/character-class.ts';
import type { FlightMark, MarkOf } from './flight-mark.ts';
import { type FlightUnit, hasMark } from './flight-unit.ts';
import { fieldAt } from './mark-field.ts';
import type { OpenSegment } from './open-segment.ts';

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

export function weekdayField({ passage, weekdayCell, mention: { weekday } }: MarkOf<'date'>): Field<Weekday> | null {
  if (weekday === null) return weekdayCell ?? null;
  return fieldAt(weekday.weekday, passage, weekday.from, weekday.to);
}

const DAY = 1;

function isDayOrTwoLater(first: PartialDate, second: PartialDate): boolean {
  if (comparePartialDates(first, second) > 0) return false;
  const days = (second.month - first.month) * 31 + second.day - first.day;
  return (days >= 0 && days <= 2 * DAY) || (second.month !== first.month && second.day <= 2 && first.day >= 27);
}

/** A date in brackets or right behind a time is the day of that time. */
function isBehindTime(unit: FlightUnit, i: number): boolean {
  const before = unit.marks[i - 1];
  const mark = unit.marks[i] as FlightMark;
  const next = unit.marks[i + 1];
  if (before?.kind !== 'time' || (next !== undefined && next.kind === 'flight')) return false;
  const gap = mark.from - before.to;
  return gap <= 6 || (gap <= MAX_DAY_OF && DAY_OF.test(mark.passage.text.slice(before.to, mark.from)));
}
/** `02h00 do dia 21/07`, `02:00 del día 21/07`, `02:00 of the 21st`: the words that join the time to its day. */
const DAY_OF =
  /^(?:\sh(?:rs|oras|s)?)?,?\s\(?(?:do dia|del d[ií]a|del giorno|du jour du|of the|on the|vom|de la journée du)\s$/i;
const MAX_DAY_OF = 24;

/** `EDI-FRA LH931 20:35-23:50 / 14 Mar FRA-JNB …`: behind a whole flight, before the places and hours of another, the day is the other's. */
function opensNext(current: OpenSegment, { marks }: FlightUnit, i: number): boolean {
  const behind = marks.slice(i + 1);
  return current.isWhole && behind.some(({ kind }) => kind === 'place') && behind.some(({ kind }) => kind === 'time');
}

/** Where a date stands: the `i`-th mark of the unit with this index. */
export interface DatePlace {
  readonly unit: FlightUnit;
  readonly i: number;
  readonly index: number;
  /** The unit of the last time. */
  readonly lastTime: number | null;
  readonly closed: readonly OpenSegment[];
}

/**
 * What a date tells of the flight that is read: its departure, its arrival, or the day of departure once more. `named` is the end that the words
 * before it have named, asked once; `mayFollow`, whether dates stand behind what they belong to, is asked last.
 */
export function dayTold(
  mark: MarkOf<'date'>,
  current: OpenSegment,
  place: DatePlace,
  named: () => FlightEnd | null,
  mayFollow: () => boolean,
): 'departure' | 'arrival' | 'again' {
  const { date } = mark.mention;
  const { unit, i, index, closed, lastTime } = place;
  const before = closed.at(-1);
  const departs = current.departureDate?.value ?? (before ? dayOfSummary(current, before) : null);
  const isSameUnit = current.lastUnit === index;
  const isAgain = departs !== null && comparePartialDates(departs, date) === 0;
  // `Departs Sat 6 Feb 20:55`, `Arrives Sat 6 Feb 17:50`: said of the arrival, whether a flight can do so or not.
  if (isAgain && current.arrivalDate === null && named() === 'arrive') return 'arrival';
  if (isAgain && isSameUnit) return 'again';
  const [leaves, lands] = [current.timeOf('depart'), current.timeOf('arrive')];
  // `Sun, Mar 14    Mon, Mar 15` over two columns: the day of departure and that of arrival.
  const isSecond = departs !== null && current.isBare && unit.marks[i - 1]?.kind === 'date';
  const isLater = departs !== null && isDayOrTwoLater(departs, date);
  const end = named();
  // The day of the heading once more beside the place or the time of departure.
  const isOfCurrent = leaves !== null || !current.hasBothPlaces || tellsOnlyWhen(unit);
  if (isAgain && lands === null && end !== 'arrive' && !current.isBare && isOfCurrent) return 'again';
  if (current.isBare) return isSecond && isLater ? 'arrival' : 'departure';
  // `12 Feb QR8 13:40-22:55` over `14 Feb QR834 …`: the day leads the next number.
  const isTold = current.flight !== null && leaves !== null && lands !== null;
  if (isTold && !isSameUnit && unit.marks[i + 1]?.kind === 'flight') return 'departure';
  const isArrival =
    (current.isWhole && current.arrivalDate === null && isLater && mayFollow()) ||
    (end === 'arrive' &&
      !opensNext(current, unit, i) &&
      (departs === null ? !isOfWhole(unit, i) : isLater || isDayOrTwoLater(date, departs))) ||
    (leaves !== null &&
      isLater &&
      (lands === null || (isSameUnit && isBehindTime(unit, i) && !opensNext(current, unit, i)))) ||
    ((departs === null || isLater) && lastTime === index - 1 && isBeforeArrival(current)) ||
    (before !== undefined && isOfOpenArrival(current, place)) ||
    (isOfConnection(current, closed, date) &&
      ((isSameUnit && isBehindTime(unit, i) && isOvernight(current) && !opensNext(current, unit, i)) || mayFollow()));
  return isArrival ? 'arrival' : 'departure';
}

/** A date that begins no flight: between the two times of one, or under a heading with its number and its places, of the day that was told if any was. */
export function isWithin({ mention }: MarkOf<'date'>, current: OpenSegment, { marks }: FlightUnit): boolean {
  const departs = current.departureDate;
  if (departs === null && current.timeOf('depart') !== null) return current.timeOf('arrive') === null;
  return (
    current.isRouteLed &&
    current.flight !== null &&
    !current.hasTime &&
    marks.every(({ kind }) => kind === 'date') &&
    (departs === null || comparePartialDates(departs.value, mention.date) === 0)
  );
}

/** `We leave Heathrow at 19:00 and land at 07:00, on 3 June`: behind the comma the day is that of the whole. */
function isOfWhole({ marks }: FlightUnit, i: number): boolean {
  const [before, mark] = [marks[i - 1], marks[i] as FlightMark];
  return before?.kind === 'time' && COMMA_ON.test(mark.passage.text.slice(before.to, mark.from));
}
const COMMA_ON = /^,\s(?:on|am|el|le|il|em)\s$/i;

/** `Departure: 12 Mar 2027 14:15` behind the places of its flight: no flight of its own, which would say where it goes. */
const tellsOnlyWhen = (unit: FlightUnit): boolean =>
  hasMark(unit, 'time') && !hasMark(unit, 'place') && !hasMark(unit, 'flight');

/** One value a line: `02:25`, `Mon, 28 Jun`, `Mumbai`. Between the time of arrival and its place stands the day of arrival, whatever day the flight left. */
const isBeforeArrival = (current: OpenSegment): boolean =>
  current.timeOf('arrive') !== null && current.hasPlace('depart') && !current.hasPlace('arrive');

/**
 * Of a flight without a day of its own, which leaves on the day on which the one before has landed: `21:55`, `Singapore`, `Fri, 19 Feb`, `15:50`,
 * or `21:55`, `Frankfurt`, `12h 10m`, `Fri, 19 Feb`.
 */
function isOfOpenArrival(current: OpenSegment, { unit, i, index, lastTime }: DatePlace): boolean {
  if (current.departureDate !== null || current.timeOf('depart') === null || current.timeOf('arrive') !== null)
    return false;
  if (current.hasPlace('arrive')) return (lastTime ?? 0) < current.lastUnit;
  return unit.marks[i + 1]?.kind === 'time' || (current.duration !== null && index - current.lastUnit > 1);
}

/** The same where the day stands behind the whole flight. */
function isOfConnection(current: OpenSegment, closed: readonly OpenSegment[], date: PartialDate): boolean {
  if (!current.isWhole || current.departureDate !== null || current.arrivalDate !== null || current.isHeaded)
    return false;
  const dated = closed.findLast((segment) => segment.arrivalDate !== null || segment.departureDate !== null);
  const day = (dated?.arrivalDate ?? dated?.departureDate)?.value;
  return day !== undefined && isDayOrTwoLater(day, date);
}

/** `ab Lima 19:25, an Madrid 14:10 (Sonntag, 06.06.2027)` under a flight of Saturday: what is in brackets is when it lands. */
function isOvernight(current: OpenSegment): boolean {
  const [leaves, lands] = [current.timeOf('depart'), current.timeOf('arrive')];
  return leaves !== null && lands !== null && lands.time.minutes < leaves.time.minutes;
}

/** The day in the head of the card over a flight that leaves from the same place at the same time. */
function dayOfSummary(current: OpenSegment, before: OpenSegment): PartialDate | null {
  const [own, its] = [current.timeOf('depart'), before.timeOf('depart')];
  if (own === null || its === null || own.time.minutes !== its.time.minutes || before.flight !== null) return null;
  return current.meets('depart', before, 'depart') ? (before.departureDate?.value ?? null) : null;
}

/** `Sun, 17 Oct` over `Return`, where the heading has no day of its own. */
export function standsOverHeading(units: readonly FlightUnit[], index: number): boolean {
  const [own, heading, next] = [units[index], units[index + 1], units[index + 2]];
  if (own?.marks.length !== 1 || heading === undefined || (heading.direction ?? heading.journeyNumber) === null)
    return false;
  // `Departure: 11:05 Dublin` tells of a flight, it heads none.
  if (heading.direction?.isOpen === true && hasMark(heading, 'time')) return false;
  return !hasMark(heading, 'date') && (next === undefined || !isDateAlone(next)) && !doDatesFollow(units);
}

const following = new WeakMap<readonly FlightUnit[], boolean>();

/** F-558: the first flight stands above every day and a day below the last: each is that of the flight above it. */
function doDatesFollow(units: readonly FlightUnit[]): boolean {
  const known = following.get(units);
  if (known !== undefined) return known;
  const isFlown = (unit: FlightUnit): boolean => hasMark(unit, 'time') || hasMark(unit, 'flight');
  const isDated = (unit: FlightUnit): boolean => hasMark(unit, 'date');
  const first = units.findIndex(isFlown);
  const answer =
    first >= 0 && first < units.findIndex(isDated) && units.findLastIndex(isFlown) < units.findLastIndex(isDated);
  following.set(units, answer);
  return answer;
}

const isDateAlone = ({ marks }: FlightUnit): boolean =>
  marks[0]?.kind === 'date' && marks.every(({ kind }) => kind === 'date' || kind === 'place');

/** A date and nothing more, a day behind a whole flight: the day of its arrival. */
export function isArrivalDay(current: OpenSegment, last: OpenSegment | undefined): boolean {
  const [leaves, date] = [last?.departureDate?.value, current.departureDate?.value];
  if (!last?.isWhole || !current.isBare || current.flight !== null || !leaves || !date) return false;
  return last.arrivalDate === null && isDayOrTwoLater(leaves, date);
}
