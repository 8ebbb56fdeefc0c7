/**
 * I-590: the list of a calendar, pasted with each of its cells on a line of its own:
 *
 *   Supplier review           ◂ entry
 *   2027-04-19 10:45          ◂ from
 *   2027-04-19 12:15          ◂ to
 *   Boardroom 14.02           ◂ where, on some of them or all
 *
 * Below the names of the columns the date may have a line of its own: `19/04/2027`, `10:45`, `12:15`.
 */
import { type DateMention, type DateOrder, findDates, mayHoldDate } from '../../annotators/date.ts';
import { findTimes } from '../../annotators/time.ts';
import type { TimeSpan } from '../../model/clock-time.ts';
import { type Field, stated } from '../../model/field.ts';
import { daysWithinTrip } from '../../model/partial-date.ts';
import { hasDigit, hasLetter, hasLetterOrNumber } from '../../text/character-class.ts';
import { DIGIT } from '../../text/line-look.ts';
import { spanOf } from '../../text/passage.ts';
import { type DocumentLine, oncePerDocument, type SourceDocument } from '../reading/document.ts';
import { readActivity } from '../reading/entries/activity.ts';
import type { Entry } from './entry.ts';

export interface StackedEvent extends Entry {
  /** All its lines, and those of the columns' names above the first. */
  readonly lines: readonly DocumentLine[];
}

const MAX_LINES = 1500;
const MAX_CELL = 40;
const LEAST_EVENTS = 3;
/** `dt` is a date with its hour. */
const SHAPES: ReadonlySet<string> = new Set(['dt dt', 'd t d t', 'd t t']);
const LONGEST = 4;

interface When {
  readonly line: DocumentLine;
  readonly kind: 'd' | 't' | 'dt';
  readonly mention: DateMention | null;
  readonly time: Field<TimeSpan> | null;
}

/** In the order of the text; none where other lines stand between them. */
export const readStackedEvents = oncePerDocument((document: SourceDocument): readonly StackedEvent[] => {
  if (document.tables.length > 0) return [];
  const lines = document.lines
    .slice(0, MAX_LINES)
    .filter(({ passage, isAround }) => hasLetterOrNumber(passage.text) && !isAround);
  const cells = lines.map((line) => readWhen(line, document.dateOrder));
  const first = cells.findIndex((cell, i) => cell !== null && i > 0);
  const run = first < 0 ? [] : runAt(cells, first);
  const shape = run.map(({ kind }) => kind).join(' ');
  if (!SHAPES.has(shape) || !(shape === 'dt dt' || hasColumnNames(lines, first, run.length))) return [];
  const events: StackedEvent[] = [];
  for (let at = first; at < lines.length; ) {
    const own = runAt(cells, at);
    const event = own.map(({ kind }) => kind).join(' ') === shape ? readEvent(lines, at, own, cells) : null;
    if (event === null) return [];
    events.push(event);
    const behind = at + own.length;
    // The next name stands right below, or behind the line of the place.
    const next = [behind + 1, behind + 2].find((to) => cells[to] != null);
    if (next === undefined) break;
    at = next;
  }
  return events.length >= LEAST_EVENTS ? events : [];
});

function runAt(cells: readonly (When | null)[], at: number): readonly When[] {
  const run: When[] = [];
  for (let i = at; cells[i] != null && run.length <= LONGEST; i++) run.push(cells[i] as When);
  return run;
}

function readWhen(line: DocumentLine, order: DateOrder): When | null {
  const { passage, folded, look, bullet, heading } = line;
  if (folded.length > MAX_CELL || (look.signs & DIGIT) === 0 || bullet !== null || heading > 0) return null;
  const mention = mayHoldDate(look) ? (findDates(folded, order)[0] ?? null) : null;
  if (
    mention !== null &&
    (mention.end !== null || /[a-z\d]/.test(folded.slice(0, mention.weekday?.from ?? mention.from)))
  )
    return null;
  const from = mention?.to ?? 0;
  const behind = folded.slice(from);
  const [hour] = hasDigit(behind) ? findTimes(behind) : [];
  const rest = hour === undefined ? behind : behind.slice(0, hour.from) + behind.slice(hour.to);
  if ((mention === null && hour === undefined) || hour?.time.end != null || /[a-z\d]/.test(rest)) return null;
  const time = hour === undefined ? null : stated(hour.time, [spanOf(passage, from + hour.from, from + hour.to)]);
  return { line, kind: mention === null ? 't' : time === null ? 'd' : 'dt', mention, time };
}

/** As many lines as the event has, without figures, above its name. */
function hasColumnNames(lines: readonly DocumentLine[], first: number, length: number): boolean {
  const names = lines.slice(Math.max(0, first - 1 - length - 1), first - 1);
  return names.length > length && names.every(({ folded }) => folded.length <= MAX_CELL && !hasDigit(folded));
}

function readEvent(
  lines: readonly DocumentLine[],
  at: number,
  run: readonly When[],
  cells: readonly (When | null)[],
): StackedEvent | null {
  const name = lines[at - 1];
  const dates = run.flatMap(({ mention }) => mention ?? []);
  const [from, to] = run.flatMap(({ time }) => time ?? []);
  const activity = name === undefined ? null : readActivity(name.passage, { links: name.links, hasNoTime: true });
  const [mention] = dates;
  const line = run[0]?.line;
  if (name === undefined || activity === null || mention === undefined || line === undefined || !from || !to)
    return null;
  const last = dates.at(-1) ?? mention;
  const days = daysWithinTrip(mention.date, last.date);
  if (days < 0 || (days === 0 && to.value.start.minutes < from.value.start.minutes)) return null;
  const behind = lines[at + run.length];
  const isPlace =
    behind !== undefined && cells[at + run.length + 1] == null && behind.index - (run.at(-1)?.line.index ?? 0) === 1;
  const place = isPlace && hasLetter(behind.passage.text) && !COUNTS.test(behind.folded) ? behind : null;
  // What ends on another day tells when it begins.
  const time = days === 0 || isNight(days, from, to) ? span(from, to) : from;
  return {
    line,
    mention,
    place: activity.type.value === 'travel' ? 'way' : 'tour',
    activity: {
      ...activity,
      time,
      location: place === null ? activity.location : stated(place.passage.text, [spanOf(place.passage)]),
    },
    lines: [name, ...run.map(({ line: own }) => own), ...(place === null ? [] : [place])],
  };
}

/** `16 items` closes the list. */
const COUNTS = /^\d{1,4} [a-z]{4,14}$/;

const isNight = (days: number, from: Field<TimeSpan>, to: Field<TimeSpan>): boolean =>
  days === 1 && to.value.start.minutes < from.value.start.minutes;

const span = (from: Field<TimeSpan>, to: Field<TimeSpan>): Field<TimeSpan> =>
  stated({ start: from.value.start, end: to.value.start }, [...from.spans, ...to.spans]);
