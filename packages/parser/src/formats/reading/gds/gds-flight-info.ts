/**
 * A flight as a system tells it when asked for its details: a heading with number and day, and a line for each leg or each airport.
 *
 *      CX  889  TUESDAY      27 MAR 18                                   Galileo and Apollo (TT)
 *      BRD TIME    T D/I  OFF TIME    T D/I   FLY/GROUND      EQP   E
 *      JFK  950P   8  I   YVR 1250A#  M  I    6:00/ 1:45      77W   E    `#` is the day after the heading's, `*` two later, `-` the one before
 *
 *     *1A PLANNED FLIGHT INFO*              UA 282   29 SA 29JUL17       Amadeus (DO)
 *     APT ARR   DY DEP   DY CLASS/MEAL          EQP  GRND  EFT   TTL
 *     EWR          0759  SA FCADZP/B  Y/F       752         4:33         time in the air; the weekdays tell on which day it lands
 *     DEN 1032  SA 1115  SA FCADZP/L  Y/G       738   0:43  2:33
 *     SMF 1248  SA                                                7:49
 *
 *      AI 191    7MAY  TU                                               Apollo (VIT)
 *     DEL          900P
 *     BOM   1110P           2:10                                        arrival and time in the air
 *                8MAY  WE                                               the day of what follows
 */
import type { Field } from '../../../model/field.ts';
import { OPEN_SEGMENT, type SegmentDraft } from '../../../model/flight-quote-draft.ts';
import type { Weekday } from '../../../model/partial-date.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { GDS_DATE, GDS_MONTH, readGdsDate, readGdsWeekday } from './gds-dates.ts';
import { fieldAt, groupField, type ScreenLine } from './gds-screen.ts';
import { readGdsTime } from './gds-segment.ts';

const FLIGHT = '(?<al>[A-Z]{2}|[A-Z]\\d|\\d[A-Z]) {0,3}0{0,3}(?<fn>[1-9]\\d{0,3})';
const TIMETABLE = compactPattern(
  `^\\s*${FLIGHT} {1,4}(?:SUN|MON|TUES|WEDNES|THURS|FRI|SATUR)DAY {1,10}(?<date>\\d{1,2} ${GDS_MONTH} \\d\\d)\\s*$`,
  'd',
);
const PLANNED = compactPattern(
  `\\b1A PLANNED FLIGHT INFO\\* {2,}${FLIGHT} {1,6}-?\\d{1,3} (?<dow>SU|MO|TU|WE|TH|FR|SA) (?<date>${GDS_DATE})\\s*$`,
  'd',
);
const DETAILS = compactPattern(`^\\s*${FLIGHT} {2,6}(?<date>${GDS_DATE}) {1,3}(?<dow>SU|MO|TU|WE|TH|FR|SA)\\s*$`, 'd');
const DEPARTS = /^\s*(?<from>[A-Z]{3}) {2,14}(?<dt>\d{3,4}[APNM])\s*$/d;
const LANDS =
  /^\s*(?<to>[A-Z]{3}) {1,6}(?<at>\d{3,4}[APNM])(?: {1,6}(?<dt>\d{3,4}[APNM]))? {2,16}(?<fly>\d{0,2}:\d\d)\s*$/d;
const NEXT_DAY = compactPattern(`^\\s*(?<date>${GDS_DATE}) {1,3}(?<dow>SU|MO|TU|WE|TH|FR|SA)\\s*$`, 'd');
const TIME = '\\d{3,4}[APNM]?';
const END = '(?: {1,4}[A-Z\\d]{1,2})? {1,8}[DI]';
const LEG = compactPattern(
  `^\\s*(?<from>[A-Z]{3}) {1,3}(?<dt>${TIME})(?<dm>[#*-])?${END} {2,6}(?<to>[A-Z]{3}) {1,3}(?<at>${TIME})(?<am>[#*-])?${END} {1,8}(?<fly>\\d{0,2}:\\d\\d)(?:/ {0,2}\\d{0,2}:\\d\\d)? {1,16}[A-Z\\d]{3}\\b`,
  'd',
);
const WEEKDAY = '(?:SU|MO|TU|WE|TH|FR|SA)';
const AIRPORT = compactPattern(
  `^\\s*(?<apt>[A-Z]{3})(?: (?<arr>\\d{4}) {1,3}(?<ady>${WEEKDAY})\\b)?(?: {1,12}(?<dep>\\d{4}) {1,3}(?<ddy>${WEEKDAY}) [A-Z]+/.* (?<fly>\\d{1,2}:\\d\\d))?`,
  'd',
);
/** From the heading to the first leg stand no more lines, and no flight has more legs. */
const HEAD_REACH = 4;
const MAX_LEGS = 6;

export interface FlightInfo {
  readonly segments: readonly SegmentDraft[];
  /** Index behind the last line of the table. */
  readonly end: number;
}

/** The flight whose heading is line `at`; null where it is none or nothing stands under it. */
export function readFlightInfo(lines: readonly ScreenLine[], at: number): FlightInfo | null {
  const line = lines[at];
  if (line === undefined) return null;
  const timetable = line.text.includes('DAY') ? TIMETABLE.exec(line.text) : null;
  const planned = timetable === null && line.text.includes('PLANNED') ? PLANNED.exec(line.text) : null;
  const details = timetable === null && planned === null ? detailsAt(lines, at) : null;
  const head = timetable ?? planned ?? details;
  if (head === null) return null;
  const flight: SegmentDraft = {
    ...OPEN_SEGMENT,
    airline: { code: groupField(line, head, 'al', String), name: null },
    flightNumber: groupField(line, head, 'fn', String),
  };
  const day = {
    departureDate: groupField(line, head, 'date', (date) => readGdsDate(date.replaceAll(' ', ''))),
    weekday: groupField(line, head, 'dow', readGdsWeekday),
  };
  const read = timetable !== null ? legsOf : planned !== null ? airportsToLegs : endsToLegs;
  const legs = read(lines, at + 1, flight);
  const [first, ...others] = legs.segments;
  return first === undefined ? null : { segments: [{ ...first, ...day }, ...others], end: legs.end };
}

/** The heading counts where a departure stands right under it: it has no word of its own. */
function detailsAt(lines: readonly ScreenLine[], at: number): RegExpExecArray | null {
  const below = lines[at + 1];
  return below?.text.includes('  ') && DEPARTS.test(below.text) ? DETAILS.exec((lines[at] as ScreenLine).text) : null;
}

function endsToLegs(lines: readonly ScreenLine[], from: number, flight: SegmentDraft): FlightInfo {
  const segments: SegmentDraft[] = [];
  let end = from;
  let open: SegmentDraft = flight;
  for (let i = from; i < lines.length && segments.length < MAX_LEGS; i++) {
    const line = lines[i] as ScreenLine;
    const [day, left, landed] = [NEXT_DAY, DEPARTS, LANDS].map((pattern) => pattern.exec(line.text));
    if (day)
      open = {
        ...open,
        departureDate: groupField(line, day, 'date', readGdsDate),
        weekday: groupField(line, day, 'dow', readGdsWeekday),
      };
    else if (left)
      open = {
        ...open,
        departureTime: groupField(line, left, 'dt', readGdsTime),
        departure: { code: groupField(line, left, 'from', String), name: null, terminal: null },
      };
    else if (landed) {
      segments.push({
        ...open,
        arrivalTime: groupField(line, landed, 'at', readGdsTime),
        arrival: { code: groupField(line, landed, 'to', String), name: null, terminal: null },
        duration: groupField(line, landed, 'fly', minutesOf),
      });
      // On the same line stands when it goes on.
      open =
        landed.groups?.['dt'] === undefined
          ? flight
          : {
              ...flight,
              departureTime: groupField(line, landed, 'dt', readGdsTime),
              departure: { code: groupField(line, landed, 'to', String), name: null, terminal: null },
            };
      end = i + 1;
    } else break;
  }
  return { segments, end };
}

function legsOf(lines: readonly ScreenLine[], from: number, flight: SegmentDraft): FlightInfo {
  const segments: SegmentDraft[] = [];
  let end = from;
  for (let i = from; i < lines.length && i < end + HEAD_REACH && segments.length < MAX_LEGS; i++) {
    const line = lines[i] as ScreenLine;
    const leg = LEG.exec(line.text);
    if (leg === null) {
      if (segments.length > 0) break;
      continue;
    }
    const days = dayOf(leg.groups?.['am']) - dayOf(leg.groups?.['dm']);
    segments.push({
      ...flight,
      departureTime: groupField(line, leg, 'dt', readGdsTime),
      departure: { code: groupField(line, leg, 'from', String), name: null, terminal: null },
      arrivalTime: groupField(line, leg, 'at', readGdsTime),
      arrival: { code: groupField(line, leg, 'to', String), name: null, terminal: null },
      arrivalDayOffset:
        days === 0 ? null : groupField(line, leg, leg.groups?.['am'] === undefined ? 'at' : 'am', () => days),
      duration: groupField(line, leg, 'fly', minutesOf),
    });
    end = i + 1;
  }
  return { segments, end };
}

const dayOf = (mark: string | undefined): number => (mark === '#' ? 1 : mark === '*' ? 2 : mark === '-' ? -1 : 0);

function airportsToLegs(lines: readonly ScreenLine[], from: number, flight: SegmentDraft): FlightInfo {
  const segments: SegmentDraft[] = [];
  let end = from;
  let left: { line: ScreenLine; match: RegExpExecArray } | null = null;
  for (let i = from; i < lines.length && i < end + HEAD_REACH && segments.length < MAX_LEGS; i++) {
    const line = lines[i] as ScreenLine;
    const match = AIRPORT.exec(line.text);
    const { arr, dep } = match?.groups ?? {};
    if (match === null || (arr === undefined && dep === undefined)) continue;
    if (left !== null && arr !== undefined) segments.push(between(left.line, left.match, line, match, flight));
    end = i + 1;
    if (dep === undefined) break;
    left = { line, match };
  }
  return { segments, end };
}

function between(
  line: ScreenLine,
  left: RegExpExecArray,
  below: ScreenLine,
  right: RegExpExecArray,
  flight: SegmentDraft,
): SegmentDraft {
  const departs = groupField(line, left, 'ddy', readGdsWeekday);
  const lands = groupField(below, right, 'ady', readGdsWeekday);
  const days = departs === null || lands === null ? 0 : daysFrom(departs.value, lands.value);
  const place = right.indices?.groups?.['ady'];
  const offset: Field<number> | null = days === 0 || place === undefined ? null : fieldAt(below, ...place, days);
  return {
    ...flight,
    weekday: departs,
    departureTime: groupField(line, left, 'dep', readGdsTime),
    departure: { code: groupField(line, left, 'apt', String), name: null, terminal: null },
    arrivalTime: groupField(below, right, 'arr', readGdsTime),
    arrival: { code: groupField(below, right, 'apt', String), name: null, terminal: null },
    arrivalDayOffset: offset,
    duration: groupField(line, left, 'fly', minutesOf),
  };
}

/** Across the date line it lands on the day before. */
const daysFrom = (from: Weekday, to: Weekday): number => {
  const days = (to - from + 7) % 7;
  return days === 6 ? -1 : days;
};

function minutesOf(text: string): number {
  const [hours = '', minutes = ''] = text.split(':');
  return Number(hours) * 60 + Number(minutes);
}
