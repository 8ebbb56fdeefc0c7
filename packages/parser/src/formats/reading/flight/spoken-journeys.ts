/**
 * F-261: a way there and back told in one breath without numbers of flights, `palma for 2, out saturday 12 june from manchester at 6.45 arriving 10.25,
 * then home the 19th leaving palma at 11.15, back in manchester for 1`: whatever the order in which it is said, each way has one day, two hours
 * and two places, and the way back flies the way out back. The marks are put in the order in which flights are written.
 */
import type { FlightEnd } from '../../../annotators/flight-words.ts';
import { type FlightMark, flightMark, type MarkOf } from './flight-mark.ts';
import type { FlightUnit } from './flight-unit.ts';

export function withSpokenJourneys(units: readonly FlightUnit[]): readonly FlightUnit[] {
  if (!units.some(mayBeSpoken)) return units;
  return units.map((unit) => (mayBeSpoken(unit) ? (inOrder(unit) ?? unit) : unit));
}

/** Both ways in one piece: the word for the way back, two days, and no number. */
function mayBeSpoken({ marks, isRow }: FlightUnit): boolean {
  if (isRow || marks.length < LEAST_MARKS) return false;
  let turns = 0;
  for (const { kind } of marks) {
    if (kind === 'flight' || kind === 'day-mark' || kind === 'stops') return false;
    if (kind === 'turn') turns++;
  }
  return turns === 1;
}
/** Two days, three hours, a place and the turn. */
const LEAST_MARKS = 7;

interface Way {
  readonly date: MarkOf<'date'> | null;
  readonly times: readonly MarkOf<'time'>[];
  readonly places: readonly MarkOf<'place'>[];
}

function inOrder(unit: FlightUnit): FlightUnit | null {
  const { marks } = unit;
  const at = marks.findIndex(({ kind }) => kind === 'turn');
  // `coming home thursday the 15th`: the day may stand before the word, `19 June back …`.
  const [out, back] = [wayOf(withEnds(marks.slice(0, at))), wayOf(withEnds(marks.slice(at + 1)))];
  if (out === null || back === null || out.date === null || back.date === null) return null;
  const [start, aim] = endsOf(out, back) ?? [];
  if (start === undefined || aim === undefined) return null;
  const others = marks.filter(({ kind }) => !PARTS.has(kind));
  const turn = marks[at] as FlightMark;
  const known = [...out.places, ...back.places];
  const [from, to] = [exact(start, known), exact(aim, known)];
  const [away, home] = [placeLike(aim, back.places) ?? to, placeLike(start, back.places) ?? from];
  return {
    ...unit,
    marks: [
      ...flown(out, exact(from, out.places), exact(to, out.places)),
      ...others,
      turn,
      ...flown(back, isAsExact(away, to) ? away : to, isAsExact(home, from) ? home : from),
    ],
  };
}

/** `per Londra … arrivo a Gatwick`: of the names of a place the one that tells most. */
const exact = (place: MarkOf<'place'>, places: readonly MarkOf<'place'>[]): MarkOf<'place'> =>
  places.reduce((best, other) => (isSame(best, other) && !isAsExact(best, other) ? other : best), place);

const isAsExact = (place: MarkOf<'place'>, other: MarkOf<'place'>): boolean => breadth(place) <= breadth(other);

/** A city has several airports, or stands for them. */
const breadth = ({ mention: { airports } }: MarkOf<'place'>): number =>
  airports.length + (airports[0]?.kind === 'airport' ? 0 : 1);

const PARTS: ReadonlySet<FlightMark['kind']> = new Set(['date', 'time', 'place', 'end', 'turn']);

/** Each mark with the end that the word before it names; of the words nothing else is needed. */
function withEnds(marks: readonly FlightMark[]): FlightMark[] {
  let end: FlightEnd | null = null;
  const told: FlightMark[] = [];
  for (const mark of marks) {
    if (mark.kind === 'end') end = mark.end;
    else if ((mark.kind === 'time' || mark.kind === 'place') && mark.end === null && end !== null)
      told.push(flightMark(mark.passage, mark, { ...mark, end }));
    else told.push(mark);
    // `leaving palma at 11.15`: the word is said of the place and of the hour.
    if (mark.kind === 'time') end = null;
  }
  return told;
}

/** Null where it tells more, or less, than one flight. */
function wayOf(marks: readonly FlightMark[]): Way | null {
  const times = marks.filter((mark): mark is MarkOf<'time'> => mark.kind === 'time');
  const dates = marks.filter((mark): mark is MarkOf<'date'> => mark.kind === 'date');
  const places = marks.filter((mark): mark is MarkOf<'place'> => mark.kind === 'place');
  if (times.length === 0 || times.length > 2 || dates.length > 1 || places.some(({ end }) => end === 'via'))
    return null;
  const [date = null] = dates;
  return date !== null && date.mention.end !== null ? null : { date, times, places };
}

const isSame = (a: MarkOf<'place'>, b: MarkOf<'place'>): boolean =>
  a.mention.airports.some((airport) =>
    b.mention.airports.some((other) => airport === other || isOfCity(airport, other)),
  );

type Airport = MarkOf<'place'>['mention']['airports'][number];
const isOfCity = (a: Airport, b: Airport): boolean =>
  a.code === b.cityCode || b.code === a.cityCode || (a.city === b.city && a.country === b.country);

const placeLike = (place: MarkOf<'place'>, places: readonly MarkOf<'place'>[]): MarkOf<'place'> | undefined =>
  places.find((other) => isSame(place, other));

/** Where it goes from and to: two places in all, of which some word says which is which. */
function endsOf(out: Way, back: Way): readonly [MarkOf<'place'>, MarkOf<'place'>] | null {
  const distinct: MarkOf<'place'>[] = [];
  for (const place of [...out.places, ...back.places])
    if (!distinct.some((known) => isSame(known, place))) distinct.push(place);
  const [first, second, more] = distinct;
  if (first === undefined || second === undefined || more !== undefined) return null;
  const starts = [
    ...out.places.filter(({ end }) => end === 'depart'),
    ...back.places.filter(({ end }) => end === 'arrive'),
  ];
  const aims = [
    ...out.places.filter(({ end }) => end === 'arrive'),
    ...back.places.filter(({ end }) => end === 'depart'),
  ];
  const [start, aim] = [starts[0], aims[0]];
  const isStart = (place: MarkOf<'place'>): boolean =>
    (start === undefined || isSame(place, start)) && (aim === undefined || !isSame(place, aim));
  if (isStart(first) && !isStart(second)) return [first, second];
  if (isStart(second) && !isStart(first)) return [second, first];
  // `luton to faro`: in the order in which a flight is told.
  return start === undefined && aim === undefined ? [first, second] : null;
}

const HALF_DAY = 720;

/** The marks of one flight in the order in which it is written. */
function flown({ date, times }: Way, start: MarkOf<'place'>, aim: MarkOf<'place'>): FlightMark[] {
  const [first, second] = times;
  const isAlone = second === undefined;
  const leaves = isAlone && first?.end === 'arrive' ? undefined : first;
  const lands = isAlone ? (leaves === undefined ? first : undefined) : second;
  const [from, to]: readonly [MarkOf<'place'>, MarkOf<'place'>] = [start, aim];
  return [
    ...(date === null ? [] : [date]),
    ended(from, 'depart'),
    ...(leaves === undefined ? [] : [ended(leaves, 'depart')]),
    ended(to, 'arrive'),
    ...(lands === undefined ? [] : [ended(leaves === undefined ? lands : behind(leaves, lands), 'arrive')]),
  ];
}

const ended = (mark: MarkOf<'place'> | MarkOf<'time'>, end: FlightEnd): FlightMark =>
  flightMark(mark.passage, mark, { ...mark, end });

/** `leaving at 9.40 at night, back for half 11`: who says hours of twelve means the one that comes next. */
function behind(leaves: MarkOf<'time'>, lands: MarkOf<'time'>): MarkOf<'time'> {
  const { time } = lands;
  if (time.certain || time.minutes >= HALF_DAY || time.minutes >= leaves.time.minutes) return lands;
  const later = time.minutes + HALF_DAY;
  if (later < leaves.time.minutes) return lands;
  return flightMark(lands.passage, lands, { ...lands, time: { minutes: later, certain: true } }) as MarkOf<'time'>;
}
