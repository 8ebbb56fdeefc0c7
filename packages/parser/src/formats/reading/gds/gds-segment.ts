/**
 * A flight as reservation systems write it, to a segment. One grammar for all of them, for the order of the parts is the same:
 *
 *     1 AA1734O 06MAY Q PHXDFW*SS2   805A 1230P  07MAY F /DCAA /E
 *     3  AF 006 N 12APR 1 CDGJFK HK2   2E 1330 1555   12APR  E  AF/QX7M2P
 *     1. EK    2 U  13FEB LHRDXB HK3   1340 # 0040 O*       E SA  1
 *     1 DL 130D 07OCT TH ATLMUC HK2   540P  855A#1/O $ E
 *     1. TK 1996 V  03SEP HK2  MANIST  1840  #0040 O      (F-427: status and seats before the city pair)
 *       ^  ^  ^ ^     ^  ^      ^     ^     ^   ^
 *       airline, number, class, date, weekday, city pair, status and seats, terminal, times, day of arrival, and a tail;
 *       `FLWN` for status and times where it was flown already
 */

import { findAirport } from '@waypage/gazetteer';
import type { ClockTime } from '../../../model/clock-time.ts';
import type { Field } from '../../../model/field.ts';
import { OPEN_SEGMENT, type SegmentDraft } from '../../../model/flight-quote-draft.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { GDS_DATE, GDS_MONTH, GDS_WEEKDAY, readGdsDate, readGdsWeekday } from './gds-dates.ts';
import { fieldAt, groupField, type ScreenLine } from './gds-screen.ts';
import { readSegmentTail } from './gds-segment-tail.ts';

const AIRLINE = '[A-Z]{2}|[A-Z]\\d|\\d[A-Z]';
/** Between airline and number, and between the two times. */
const GAP = '[ */-]{0,4}';
/** Where a segment may start: airline, number, class, date. A line number may be glued to it. */
const START = compactPattern(
  `(?<![A-Z]|[A-Z0-9/]\\d)(?:${AIRLINE})${GAP}(?:\\d{1,4}|OPEN)[ /]{0,4}[A-Z]?[ /]{0,4}[0-3]?\\d${GDS_MONTH}`,
  'g',
);
const HINT = compactPattern(`\\d ?${GDS_MONTH}`);
const STATUS =
  'HK|SS|HS|HL|HX|HN|UN|UC|UU|US|NO|NN|NS|TK|TN|TL|KK|KL|KX|DK|DL|DS|GK|GN|GL|RR|PN|LL|LK|SA|SC|BK|BN|BL|MK|MM|WK|WL|WN|XX|PK|PS|RQ|OK|IS|YK|ZK';
const TIME = '[0-2]?\\d[:.][0-5]\\d(?: ?(?:[AP]M?\\b|HRS))?|\\d{3,4}(?:[APN](?:M\\b)?|M(?![A-Z]))?';
const DAY_MARK = '[+#|‡¥»] ?\\d?(?!\\d)|-1(?=[ */)]|$)|(?<=[AP])[23](?=[ */]|$)';

const HEAD = compactPattern(
  `(?<al>${AIRLINE})${GAP}(?:(?<fn>\\d{1,4})|OPEN)[ /]{0,4}(?<bc>[A-Z])?[ /]{0,4}(?<date>${GDS_DATE})[ .*,]{0,4}` +
    `(?:(?<dow>${GDS_WEEKDAY})(?=[ */]|[A-Z]{6}(?![A-Z])))?[ *,]{0,6}` +
    `(?:(?<before>${STATUS})[ /]?(?<held>\\d{1,2})(?!\\d)[ *]{1,6})?(?<from>[A-Z]{3})(?<gap>[ /–-]{0,3})(?<to>[A-Z]{3})(?![A-Z])` +
    `[ *]{0,12}(?:(?<st>${STATUS})[ /]?(?<seats>\\d{1,2})(?!\\d)|(?<flown>FLWN)(?![A-Z]))?[ *]{0,12}`,
  'dy',
);
const TIMES = compactPattern(
  `(?:DEP[A-Z.]{0,5}[ :]{1,2}|LV[ :]{1,2}|ETD[ :]{1,2})?(?:(?<term>[A-Z]\\d?|\\d[A-Z]?) {1,6})?(?<dt>${TIME})(?:[ /–>→-]{1,8}|\\b|(?<=[APNM]))` +
    `(?:ARR[A-Z.]{0,5}[ :]{1,2}|AR[ :]{1,2}|ETA[ :]{1,2})?(?<pre>[#*])?[ ]{0,4}(?<at>${TIME})[ ]{0,3}` +
    `\\(?(?<off>${DAY_MARK})?\\)?(?: {0,6}[(/]?(?<ad>${GDS_DATE})(?: {1,3}(?<adow>${GDS_WEEKDAY})(?=[ /]|$))?)?`,
  'dy',
);

export interface GdsSegment {
  readonly segment: SegmentDraft;
  /** Seats that the segment holds. */
  readonly seats: Field<number> | null;
  /** A glued city pair or a status tells a display; three words that are airports may be anything. */
  readonly isDisplay: boolean;
  /** What follows the flight on its line is a sentence or a price: others read it too. */
  readonly hasMore: boolean;
  readonly isWithTimes: boolean;
  /** Index in the line where the next segment may start. */
  readonly end: number;
}

const NONE: readonly never[] = [];

/** In a whole screen. */
export const mayHoldSegments = (screen: string): boolean => HINT.test(screen);

/** Where segments may start in a line, in order. */
export function segmentStarts(line: ScreenLine): readonly number[] {
  if (!HINT.test(line.text)) return NONE;
  const starts: number[] = [];
  START.lastIndex = 0;
  for (let match = START.exec(line.text); match !== null; match = START.exec(line.text)) starts.push(match.index);
  return starts;
}

/** The segment that starts at `at` and ends before `limit`. */
export function readGdsSegment(line: ScreenLine, at: number, limit: number): GdsSegment | null {
  const text = limit < line.text.length ? line.text.slice(0, limit) : line.text;
  HEAD.lastIndex = at;
  const head = HEAD.exec(text);
  return head === null ? null : segmentOf(line, text, at, head);
}

/**
 * The next leg of the flight before, which only a display of its details tells (Sabre's `VI*`): `25NOV YVR MNL  455A 1100A¥1 B  14.05  6560`
 * goes on from where that one has landed, with its number.
 */
export function readNextLeg(line: ScreenLine, before: SegmentDraft): GdsSegment | null {
  const head = LEG.exec(line.text);
  if (head === null || head.groups?.['from'] !== before.arrival.code?.value) return null;
  const own = segmentOf(line, line.text, 0, head);
  if (own?.isWithTimes !== true || own.segment.duration === null) return null;
  const { airline, flightNumber, bookingClass, status, operatedBy } = before;
  return { ...own, segment: { ...own.segment, airline, flightNumber, bookingClass, status, operatedBy } };
}

const LEG = compactPattern(
  `^ {6,}(?:(?<date>${GDS_DATE}) {1,3})?(?<from>[A-Z]{3})(?<gap> )(?<to>[A-Z]{3}) {1,4}(?=\\d)`,
  'd',
);

function segmentOf(line: ScreenLine, text: string, at: number, head: RegExpExecArray): GdsSegment | null {
  const field = <T>(match: RegExpExecArray | null, name: string, read: (found: string) => T): Field<T> | null =>
    match === null ? null : groupField(line, match, name, read);
  const from = head.groups?.['from'] ?? '';
  const to = head.groups?.['to'] ?? '';
  TIMES.lastIndex = at + head[0].length;
  const times = TIMES.exec(text);
  const isGlued = head.groups?.['gap'] === '';
  // What was flown keeps neither status nor times.
  const flown = field(head, 'flown', String);
  const hasStatus = (head.groups?.['st'] ?? head.groups?.['before']) !== undefined || flown !== null;
  if (!hasStatus && times === null) return null;
  if (!isGlued && !hasStatus && (!findAirport(from) || !findAirport(to))) return null;
  const end = at + head[0].length + (times?.[0].length ?? 0);
  const tail = readSegmentTail(line, end, text.length);
  const segment: SegmentDraft = {
    ...OPEN_SEGMENT,
    departureDate: field(head, 'date', readGdsDate),
    weekday: field(head, 'dow', readGdsWeekday) ?? tail.weekday,
    departureTime: field(times, 'dt', readGdsTime),
    departure: { code: field(head, 'from', String), name: null, terminal: field(times, 'term', String) },
    arrivalDate: field(times, 'ad', readGdsDate),
    arrivalDayOffset: field(times, 'off', readDayMark) ?? field(times, 'pre', (mark) => (mark === '*' ? 2 : 1)),
    arrivalTime: field(times, 'at', readGdsTime),
    arrival: { code: field(head, 'to', String), name: null, terminal: null },
    airline: { code: field(head, 'al', String), name: null },
    flightNumber: flightNumber(line, head),
    duration: tail.duration,
    stops: tail.stops,
    bookingClass: field(head, 'bc', String) ?? tail.bookingClass,
    aircraft: tail.aircraft,
    status: field(head, 'st', String) ?? field(head, 'before', String) ?? flown,
  };
  return {
    segment,
    seats: field(head, 'seats', Number) ?? field(head, 'held', Number),
    isDisplay: isGlued || hasStatus,
    hasMore: tail.hasMore,
    isWithTimes: times !== null,
    end,
  };
}

/** Without leading noughts, as airlines print it; the span is that of the figures kept. */
function flightNumber(line: ScreenLine, head: RegExpExecArray): Field<string> | null {
  const [from, to] = head.indices?.groups?.['fn'] ?? [0, 0];
  if (from === to) return null;
  const figures = line.text.slice(from, to);
  const kept = figures.replace(/^0+(?=\d)/, '');
  return fieldAt(line, to - kept.length, to, kept);
}

/** `805A`, `1230P`, `1200N` (noon), `1200M` (midnight), `1330`, `10:35PM`. Figures alone are the clock of 24 hours. */
export function readGdsTime(text: string): ClockTime {
  const figures = text.replace(/\D/g, '');
  const hour = Number(figures.slice(0, -2));
  const minute = Number(figures.slice(-2));
  const half = /[APNM]/.exec(text)?.[0];
  const isAfternoon = half === 'P' || half === 'N';
  const ofDay = half === undefined ? hour : isAfternoon ? (hour % 12) + 12 : hour % 12;
  return { minutes: (ofDay * 60 + minute) % 1440, certain: half !== undefined || figures.length === 4 };
}

/** `+`, `#`, `|` are the next day; `+2`, `#2`, `2` say how many; `-1` the day before. */
function readDayMark(text: string): number {
  const figure = /\d/.exec(text)?.[0];
  if (text.startsWith('-')) return -1;
  return figure === undefined ? 1 : Number(figure);
}
