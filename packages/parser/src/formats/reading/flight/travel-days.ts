/**
 * F-260: `Depart 9 Nov, return 30 Nov` over or under flights that have times alone tells the days of both ways. It is no flight, nor the day of
 * the one below it: it is taken out of the pieces, and its days are kept for the offers whose flights have none.
 */
import { nextDay } from '../../../annotators/day-alone.ts';
import { findDirection, findTurn } from '../../../annotators/flight-words.ts';
import { type Field, stated } from '../../../model/field.ts';
import { daysWithinTrip, type PartialDate, type Weekday } from '../../../model/partial-date.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { dateField, weekdayField } from './date-marks.ts';
import type { FlightMark, MarkOf } from './flight-mark.ts';
import { countMarks, type FlightUnit, hasMark } from './flight-unit.ts';

export interface TravelDay {
  readonly date: Field<PartialDate>;
  readonly weekday: Field<Weekday> | null;
}

/** The day out and the day home, where they stand. */
export interface TravelDays {
  readonly first: TravelDay;
  readonly last: TravelDay;
  /** Of their first line. */
  readonly line: number;
}

export interface UndatedPieces {
  readonly units: readonly FlightUnit[];
  readonly days: readonly TravelDays[];
}

export function withoutTravelDays(units: readonly FlightUnit[]): UndatedPieces {
  const days: TravelDays[] = [];
  const kept: FlightUnit[] = [];
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as FlightUnit;
    const next = units[i + 1];
    if (!hasMark(unit, 'date') || unit.isRow || isFlight(unit)) {
      kept.push(unit);
      continue;
    }
    const both = readBoth(unit) ?? readRange(unit) ?? readBeside(unit, units);
    const pair = both === null && next !== undefined ? readPair(unit, next) : null;
    const found = both ?? pair;
    if (found === null) {
      kept.push(unit);
      continue;
    }
    days.push(found);
    const rest = withoutDays(unit);
    if (rest !== null) kept.push(rest);
    if (pair !== null) i++;
  }
  // Where no other piece tells when it flies, the days are all that is known of the journey.
  return days.length > 0 && kept.some(isFlight) ? { units: kept, days } : { units, days: [] };
}

/**
 * F-301: `Sat, 6 Mar 2027` over `Sun, 14 Mar 2027`, the only days, above all hours of two flights and more: what was searched for, there and back.
 * The pieces stay: they set the page's head apart from its flights.
 */
export function daysOfSearch(units: readonly FlightUnit[]): TravelDays | null {
  const [out, back, more] = units.filter((unit) => hasMark(unit, 'date'));
  if (out === undefined || back === undefined || more !== undefined) return null;
  const [first, last] = [dayAlone(out), dayAlone(back)];
  const isApart = back.line.index - out.line.index > 2 || out.isRow || back.isRow;
  if (first === null || last === null || isApart || out.direction !== null || back.direction !== null) return null;
  return standOverHours(units, back) ? ofSearch(first, last, out) : null;
}

/** F-550: `vie 12 mar 2027 · vie 26 mar 2027`, the only days, on one line. */
function readBeside(unit: FlightUnit, units: readonly FlightUnit[]): TravelDays | null {
  const [first, last] = unit.marks.filter(isDate);
  if (first === undefined || last === undefined || unit.marks.length > 2 || unit.direction !== null) return null;
  if (first.passage !== last.passage || !BESIDE.test(first.passage.text.slice(first.to, last.from))) return null;
  if (units.some((other) => other !== unit && hasMark(other, 'date')) || !standOverHours(units, unit)) return null;
  return ofSearch(first, last, unit);
}
const BESIDE = /^\s{0,3}[·•|/,;&]\s{0,3}$/;

/** No hour stands above the days, and those of two flights and more below. */
function standOverHours(units: readonly FlightUnit[], last: FlightUnit): boolean {
  const hours = units.reduce((sum, unit) => sum + countMarks(unit, 'time'), 0);
  const above = units.slice(0, units.indexOf(last));
  return hours >= LEAST_HOURS && !above.some((unit) => hasMark(unit, 'time') || hasMark(unit, 'flight'));
}

/** A day apart they may be those of departure and arrival. */
const ofSearch = (first: MarkOf<'date'>, last: MarkOf<'date'>, { line }: FlightUnit): TravelDays | null =>
  daysWithinTrip(first.mention.date, last.mention.date) < 2
    ? null
    : { first: dayOf(first), last: dayOf(last), line: line.index };
/** Of a flight out and one back. */
const LEAST_HOURS = 4;

/** A number, or the hours of a way between two places. */
const isFlight = (unit: FlightUnit): boolean =>
  hasMark(unit, 'flight') || (countMarks(unit, 'time') > 1 && countMarks(unit, 'place') > 1);

const OF_DAYS: ReadonlySet<FlightMark['kind']> = new Set(['date', 'time', 'turn', 'end']);

/** What the line says beside its days, `London to Singapore, depart 9 Nov, return 30 Nov`. */
function withoutDays(unit: FlightUnit): FlightUnit | null {
  const marks = unit.marks.filter(({ kind }) => !OF_DAYS.has(kind));
  return marks.length === 0 ? null : { ...unit, marks, direction: null };
}

const isDate = (mark: FlightMark): mark is MarkOf<'date'> => mark.kind === 'date' && mark.mention.end === null;

/**
 * `I have looked at Faro, out on Friday 8 October and home on Monday the 18th. There are two ways:` says too much else to be of flights: its days
 * alone are read. Null where it tells no such two.
 */
export function daysAmongWords(unit: FlightUnit, folded: string): FlightUnit | null {
  const marks = unit.marks.filter(isDate);
  const [first] = marks;
  if (first === undefined || !LEADS_OUT.test(folded.slice(0, first.from))) return null;
  const only = { ...unit, marks, direction: null, isPure: true };
  return readBoth(only) === null ? null : only;
}
const LEADS_OUT =
  /\b(?:out|outbound|leav(?:e|es|ing)|depart(?:s|ing|ure)?|going|go|fly(?:ing)?|travel(?:ling|ing)?|away|hin|hinflug|abflug|hinreise|aller|partir|partant|ida|salida|saliendo|andata|partenza|partendo|saindo|heen|heenvlucht)\b[^.;!?\d]{0,24}$/;

/** Two days in one line, with a word for the way back before the second. */
function readBoth(unit: FlightUnit): TravelDays | null {
  const [first, last, more] = unit.marks.filter(isDate);
  if (first === undefined || more !== undefined || first.passage !== unit.passage) return null;
  const folded = foldText(unit.passage.text);
  if (last === undefined) return readDayAlone(unit, first, folded);
  const gap = folded.slice(first.to, last.from);
  return leadsBack(gap) ? { first: dayOf(first), last: dayOf(last), line: unit.line.index } : null;
}

/** `MAN-LAS 12-19 Sept 2027, 4 adults`: a route with the days of both ways. */
function readRange({ marks, passage, line }: FlightUnit): TravelDays | null {
  const [day, more] = marks.filter((mark): mark is MarkOf<'date'> => mark.kind === 'date');
  const [from, to, third] = marks.filter((mark): mark is MarkOf<'place'> => mark.kind === 'place');
  if (day === undefined || more !== undefined || from === undefined || to === undefined || third !== undefined)
    return null;
  const { date, end, weekday, endWeekday } = day.mention;
  if (end === null || daysWithinTrip(date, end) < 2 || marks.some(({ kind }) => kind === 'time')) return null;
  if (nameOf(from) === nameOf(to)) return null;
  const spans = [spanOf(passage, day.from, day.to)];
  const dayField = (at: typeof weekday) => at && stated(at.weekday, [spanOf(passage, at.from, at.to)]);
  return {
    first: { date: stated(date, spans), weekday: dayField(weekday) },
    last: { date: stated(end, spans), weekday: dayField(endWeekday) },
    line: line.index,
  };
}

const nameOf = ({ mention, passage, from, to }: MarkOf<'place'>): string =>
  mention.code?.value ?? foldText(passage.text.slice(from, to));

/** `leave 9 Nov, home the 30th`: in the same month, or in the next. */
function readDayAlone(unit: FlightUnit, first: MarkOf<'date'>, folded: string): TravelDays | null {
  const rest = folded.slice(first.to);
  const match = DAY_ALONE.exec(rest);
  const figure = match?.groups?.['day'];
  if (!match || figure === undefined || !leadsBack(match[0].slice(0, -figure.length))) return null;
  const from = first.to + match[0].length - figure.length;
  const date = nextDay(first.mention.date, Number(figure));
  if (date === null) return null;
  const spans = [spanOf(unit.passage, from, from + figure.length)];
  return { first: dayOf(first), last: { date: stated(date, spans), weekday: null }, line: unit.line.index };
}
const DAY_ALONE = compactPattern(
  /^.{3,40}?\s(?:the|on|am|den|dem|le|el|dia|il|op|de)\s(?<day>[1-9]|[12]\d|3[01])(?=(?:st|nd|rd|th|\.)?(?:$|[\s,;)!]|\.(?!\d)))/,
);

/** `Depart: 9 Nov 2027` over `Return: 30 Nov 2027`, with nothing between them. */
function readPair(out: FlightUnit, back: FlightUnit): TravelDays | null {
  const [first, last] = [dayAlone(out), dayAlone(back)];
  if (first === null || last === null || out.direction?.direction !== 'outbound') return null;
  if (back.direction?.direction !== 'return' || back.line.index - out.line.index > 2) return null;
  return { first: dayOf(first), last: dayOf(last), line: out.line.index };
}

function dayAlone({ marks }: FlightUnit): MarkOf<'date'> | null {
  const [date] = marks.filter(isDate);
  return date !== undefined && marks.every((mark) => mark === date || mark.kind === 'end') ? date : null;
}

const dayOf = (mark: MarkOf<'date'>): TravelDay => ({ date: dateField(mark), weekday: weekdayField(mark) });

/** Does a word for the way back stand before the second day? */
function leadsBack(gap: string): boolean {
  if (gap.length > LONGEST_GAP) return false;
  const words = gap.replace(LEADING, '').replace(TRAILING, '');
  return findDirection(`${words} `)?.direction === 'return' || findTurn(`0 ${words} `) !== null;
}
const LONGEST_GAP = 40;
const LEADING = /^[^a-z]*(?:(?:and|und|et|y|e|en)\s)?/;
const TRAILING = /[^a-z]+$/;
