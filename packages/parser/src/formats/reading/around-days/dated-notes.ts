/**
 * Lines below the days of a trip, or below the table of them, that give what was booked or is done beside by the dates of those days:
 *
 *   Date        Port    Arrive  Depart          SATURDAY 5 JUNE
 *   Sun 6 June  Corfu   08:00   18:00           09:00 Opening
 *                                               SOCIAL PROGRAMME
 *   Sun 6 June 10:15 Olive farm tour, EUR 96    Sat 5 June, 19:00-23:00   Gala dinner, Old Mill
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { findDates, mayHoldDate } from '../../../annotators/date.ts';
import { findMoney } from '../../../annotators/money.ts';
import { findTimes } from '../../../annotators/time.ts';
import { stated } from '../../../model/field.ts';
import type { ActivityDraft, DayDraft } from '../../../model/itinerary-draft.ts';
import type { PartialDate } from '../../../model/partial-date.ts';
import { hasLetter } from '../../../text/character-class.ts';
import { isBlank, type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DayHeading } from '../day-headings/day-heading-types.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { readActivity } from '../entries/activity.ts';
import { together } from '../entries/title-piece.ts';
import { joinDays, withCall } from './join-days.ts';
import { type DateAbove, OF_DEADLINES, readDateAbove, readRowBelow } from './notes-below-date.ts';

/** A confirmation goes on with conditions; no more lines than these hold what was booked. */
const MAX_BELOW = 80;
const MAX_NOTE = 200;
interface DaysAndLines {
  readonly days: readonly DayDraft[];
  readonly dayLines: ReadonlySet<number>;
}

/** `from` is the line behind the days; a date that none of them has is a day more where `addsDays` says so. */
export function withDatedNotes<Reading extends DaysAndLines>(
  reading: Reading,
  from: number,
  document: SourceDocument,
  addsDays: boolean,
): Reading {
  if (OF_DEADLINES.test(document.lines[from]?.folded.slice(0, MAX_HEADING) ?? '')) return reading;
  const dayLines = new Set(reading.dayLines);
  let days = [...reading.days];
  let above: DateAbove | null = null;
  const dayAt = ({ month, day }: PartialDate): number =>
    days.findIndex(({ date }) => date?.value.month === month && date.value.day === day);
  for (const line of document.lines.slice(from, from + MAX_BELOW)) {
    const note = readNote(line, document) ?? (above === null ? null : noteBelow(line, above));
    if (note === null) {
      const named = readDateAbove(line, document.dateOrder);
      above = named !== null && dayAt(named.date) >= 0 ? named : null;
      continue;
    }
    const at = dayAt(note.date);
    const day = days[at];
    if (day === undefined && !addsDays) continue;
    dayLines.add(line.index);
    if (day === undefined) days = joinDays(days, [dayOf(note)]);
    else days[at] = withActivity(day, note.activity);
  }
  return { ...reading, days, dayLines };
}

interface Note {
  readonly date: PartialDate;
  /** Where the line gives it. */
  readonly dated: Passage;
  readonly activity: ActivityDraft;
}

const dayOf = ({ date, dated, activity }: Note): DayDraft => ({
  number: null,
  lastNumber: null,
  title: null,
  date: stated(date, [spanOf(dated)]),
  lastDate: null,
  weekday: null,
  distance: null,
  blocks: [{ period: null, emoji: null, activities: [activity] }],
});

function readNote(line: DocumentLine, document: SourceDocument): Note | null {
  const note = findNote(line, document);
  const activity = note && readActivity(note.rest, { links: line.links });
  if (!note || !activity || activity.time === null) return null;
  return { date: note.date, dated: note.dated, activity: withVenue(activity, note.rest, line) };
}

function noteBelow(line: DocumentLine, { date, dated }: DateAbove): Note | null {
  const activity = readRowBelow(line);
  return activity === null || activity.time === null ? null : { date, dated, activity };
}

/** A date, right behind it a time, and what was booked. */
function findNote(
  { folded, look, passage, table, isAround }: DocumentLine,
  { dateOrder }: SourceDocument,
): { readonly date: PartialDate; readonly dated: Passage; readonly rest: Passage } | null {
  if (table !== null || isAround || passage.text.length > MAX_NOTE || !mayHoldDate(look)) return null;
  const [mention] = findDates(folded.slice(0, 60), dateOrder);
  if (mention?.from !== 0 || mention.end !== null || mention.isBareNumeric) return null;
  const rest = trimPassage(slicePassage(passage, mention.to), ',:|–—- ');
  const [time] = findTimes(folded.slice(folded.length - rest.text.length));
  return time?.from === 0 ? { date: mention.date, dated: slicePassage(passage, 0, mention.to), rest } : null;
}

/** `Gala dinner, Old Mill at the Green Gate, EUR 85`, `Excursion to Malbork, coach from the main entrance`: what is done, and where, or how. */
function withVenue(activity: ActivityDraft, entry: Passage, { links }: DocumentLine): ActivityDraft {
  const at = entry.text.search(COMMA);
  const head = at < 0 ? null : slicePassage(entry, 0, at);
  if (head === null || findActivityType(foldText(head.text)) === null) return activity;
  const rest = trimPassage(slicePassage(entry, at), ', ');
  const [money] = findMoney(rest.text, 1);
  const tail = money === undefined ? rest : trimPassage(slicePassage(rest, 0, money.from), ',;–—- ');
  const done = readActivity(head, { links });
  if (done === null || done.time === null || !hasLetter(tail.text)) return activity;
  const aside = ASIDE.exec(tail.text);
  const venue = trimPassage(slicePassage(tail, 0, aside?.index));
  const more = aside === null ? null : trimPassage(slicePassage(tail, aside.index), '() ');
  const told = more === null ? activity.description : stated(more.text, [spanOf(more)]);
  const said = stated(venue.text, [spanOf(venue)]);
  return VENUE.test(venue.text)
    ? { ...done, cost: activity.cost, location: said, description: told }
    : { ...done, cost: activity.cost, description: together(said, told) };
}
const COMMA = /,\s(?![^(]*\))/;
const ASIDE = /\s\([^()]*\)$/;
const VENUE = /^\p{Lu}[^.!?;:]{2,70}$/u;

/** By its hour among the day's; one without an hour comes last. */
export function withActivity(day: DayDraft, activity: ActivityDraft): DayDraft {
  const [first, ...others] = day.blocks;
  if (first === undefined) return { ...day, blocks: [{ period: null, emoji: null, activities: [activity] }] };
  if (others.length > 0) return { ...day, blocks: withCall(day.blocks, activity) };
  const start = activity.time?.value.start.minutes;
  const next = first.activities.findIndex(
    ({ time }) => start !== undefined && (time?.value.start.minutes ?? 0) > start,
  );
  const at = next < 0 ? first.activities.length : next;
  return { ...day, blocks: [{ ...first, activities: first.activities.toSpliced(at, 0, activity) }] };
}

/**
 * Of `candidates` the headings of days, where all behind the last of those are such lines: each with a date of a day above and its hour, under
 * a heading of their own. `from` is that heading's line; null where there are none.
 */
export function splitDatedNotes(
  candidates: readonly DayHeading[],
  document: SourceDocument,
): { readonly days: readonly DayHeading[]; readonly from: number | null } {
  const none = { days: candidates, from: null };
  const plain = candidates.findLastIndex((heading) => !isNote(heading, document)) + 1;
  const [days, notes] = [candidates.slice(0, plain), candidates.slice(plain)];
  const [first] = notes;
  if (first === undefined || days.length < LEAST_DAYS || days.some(({ kind, date }) => kind !== 'dated' || !date))
    return none;
  const dates = new Set(days.map(({ date }) => keyOf(date?.value)));
  const again = notes.filter(({ date }) => dates.has(keyOf(date?.value)));
  if (again[0] !== first || again.length * 2 < notes.length) return none;
  // A day of several lines, each under its date again, goes on.
  const filled = days.filter(({ line }, i) => (days[i + 1]?.line ?? first.line) > line + 1).length;
  const heading = headingAbove(first.line, document);
  if (filled < LEAST_DAYS || filled * 2 < days.length || heading === null) return none;
  return { days, from: heading };
}
const LEAST_DAYS = 2;

const keyOf = (date: PartialDate | undefined): string => (date ? `${date.month}-${date.day}` : '');

const isNote = ({ line, kind, lastDate }: DayHeading, document: SourceDocument): boolean => {
  const own = document.lines[line];
  return kind === 'dated' && lastDate === null && own !== undefined && findNote(own, document) !== null;
};

/** A short line that is set off and tells no hour. */
function headingAbove(first: number, { lines }: SourceDocument): number | null {
  let at = first - 1;
  while (at > 0 && isBlank((lines[at] as DocumentLine).passage)) at--;
  const line = lines[at];
  const isHeading =
    line !== undefined &&
    (line.afterBlank || line.heading > 0 || line.isBold) &&
    line.bullet === null &&
    line.passage.text.length <= MAX_HEADING &&
    findTimes(line.folded).length === 0;
  return isHeading ? at : null;
}
const MAX_HEADING = 60;
