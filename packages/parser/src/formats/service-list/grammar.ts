/** Services to days: those of one date make one day, the days in the order of their dates. */
import { tellsReference } from '../../annotators/about-words.ts';
import type { DateMention } from '../../annotators/date.ts';
import type { Span } from '../../model/answer.ts';
import { derived, stated } from '../../model/field.ts';
import type { ActivityDraft, DayDraft } from '../../model/itinerary-draft.ts';
import { compareWithinTrip, formatPartialDate, type PartialDate } from '../../model/partial-date.ts';
import { hasDigit, hasLetter, isInCapitals } from '../../text/character-class.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import type { DaysReading } from '../format.ts';
import type { DocumentLine, SourceDocument } from '../reading/document.ts';
import { readActivity } from '../reading/entries/activity.ts';
import { readTabbedEntry } from '../reading/entries/tabbed-entry.ts';
import { splitCells } from '../reading/gap-cells.ts';
import type { DatedEntry } from './dated-entries.ts';
import { findDayBehind } from './day-behind.ts';
import type { Entry, Place } from './entry.ts';
import type { LabelledService } from './labelled-services.ts';
import { readPortalRow } from './portal-entry.ts';
import type { PortalRow } from './portal-rows.ts';
import { joined, readRecord } from './record-entry.ts';
import type { BookingRecord } from './records.ts';
import { linesOf, namesDoing, type Service, type ServiceList, type StayEnd } from './services.ts';
import type { StackedEvent } from './stacked-events.ts';

export const readDays = ({ services, houses, firstLine }: ServiceList): DaysReading => ({
  days: daysOf([...houses, ...services].flatMap(entriesOf)),
  headEnd: firstLine ?? 0,
  dayLines: new Set([...houses, ...services].flatMap(linesOf)),
});

export function readRecordDays(records: readonly BookingRecord[]): DaysReading {
  const named = records.flatMap(({ lines }) => lines);
  return {
    days: daysOf(records.flatMap((record) => entryOf(record, named))),
    headEnd: records[0]?.head.index ?? 0,
    dayLines: new Set(records.flatMap(({ head, lines }) => [head.index, ...lines.map(({ index }) => index)])),
  };
}

export function readLabelledDays(services: readonly LabelledService[]): DaysReading {
  return {
    days: daysOf(services.flatMap(labelledEntry)),
    headEnd: services[0]?.lines[0]?.index ?? 0,
    dayLines: new Set(services.flatMap(({ lines }) => lines.map(({ index }) => index))),
  };
}

export function readPortalDays(rows: readonly PortalRow[], document: SourceDocument): DaysReading {
  const days = daysOf(rows.flatMap(portalEntry));
  const lines = rows.flatMap((row) => row.lines.map(({ index }) => index));
  const behind = findDayBehind(days, lines.at(-1) ?? 0, document);
  return {
    days: behind === null ? days : [...days, behind.day],
    headEnd: headedFrom(lines[0] ?? 0, document),
    dayLines: new Set(behind === null ? lines : [...lines, behind.line.index]),
  };
}

/** The names of the columns above the first row are no part of the head. */
function headedFrom(first: number, { lines }: SourceDocument): number {
  const above = lines[first - 1];
  const isHeader = above !== undefined && splitCells(above.passage).length >= LEAST_COLUMNS;
  return isHeader ? first - 1 : first;
}
const LEAST_COLUMNS = 3;

function portalEntry(row: PortalRow): Entry[] {
  const activity = readPortalRow(row);
  if (activity === null) return [];
  const place = row.isStay ? 'enter' : activity.type.value === 'travel' ? 'way' : 'tour';
  return [{ line: row.line, mention: row.mention, place, activity }];
}

export function readDatedDays(entries: readonly DatedEntry[]): DaysReading {
  return {
    days: daysOf(entries.flatMap(datedEntry)).map(inOneTown),
    headEnd: (entries[0]?.town ?? entries[0]?.line)?.index ?? 0,
    dayLines: new Set(entries.flatMap(({ line, town }) => (town === null ? [line.index] : [town.index, line.index]))),
  };
}

export const readBlockDays = (entries: readonly Entry[]): DaysReading => ({
  days: daysOf(entries),
  headEnd: entries[0]?.line.index ?? 0,
  dayLines: new Set(entries.map(({ line }) => line.index)),
});

/** Below the names of the columns, if any. */
export const readEventDays = (events: readonly StackedEvent[]): DaysReading => ({
  days: daysOf(events),
  headEnd: events[0]?.lines[0]?.index ?? 0,
  dayLines: new Set(events.flatMap(({ lines }) => lines.map(({ index }) => index))),
});

/** A day is named by the town in which all of it is. */
function inOneTown(day: DayDraft): DayDraft {
  const towns = day.blocks.flatMap(({ activities }) => activities.map(({ location }) => location));
  const [town] = towns;
  const isOne = town != null && towns.every((other) => other?.spans[0]?.[0] === town.spans[0]?.[0]);
  return isOne ? { ...day, title: town } : day;
}

function datedEntry({ line, mention, name, time, town, about }: DatedEntry): Entry[] {
  const activity = readActivity(name, { links: line.links });
  if (activity === null) return [];
  const place = activity.type?.value === 'travel' ? 'way' : 'tour';
  const at = town === null ? null : trimPassage(town.passage, EDGES);
  const description = activity.description ?? (about === null ? null : joined([about]));
  const location = activity.location ?? (at === null ? null : stated(at.text, [spanOf(at)]));
  return [{ line, mention, place, activity: { ...activity, time: time ?? activity.time, location, description } }];
}

function labelledEntry({ line, mention, name, time, place: meets, about }: LabelledService): Entry[] {
  const activity = readActivity(name, { links: line.links, type: null });
  if (activity === null) return [];
  const location = meets === null ? activity.location : stated(meets.text, [spanOf(meets)]);
  const place = activity.type?.value === 'travel' ? 'way' : 'tour';
  const told = {
    ...activity,
    time: time ?? activity.time,
    location,
    description: activity.description ?? joined(about),
  };
  return [{ line, mention, place, activity: told }];
}

function daysOf(entries: readonly Entry[]): DayDraft[] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = formatPartialDate(entry.mention.date);
    const day = days.get(key);
    if (day) day.push(entry);
    else days.set(key, [entry]);
  }
  return sortedByDate([...days.values()]).map(dayOf);
}

const dateOf = (entries: readonly Entry[]): PartialDate => (entries[0] as Entry).mention.date;

const sortedByDate = (days: Entry[][]): Entry[][] => days.sort((a, b) => compareWithinTrip(dateOf(a), dateOf(b)));

function dayOf(entries: readonly Entry[]): DayDraft {
  const [first] = entries as [Entry];
  const spans = datesToldFirst(entries);
  const weekday = entries.find(({ mention }) => mention.weekday !== null);
  const day = weekday?.mention.weekday ?? null;
  return {
    number: null,
    lastNumber: null,
    title: null,
    date: stated(
      first.mention.date,
      [...spans].sort(([a], [b]) => a - b),
    ),
    lastDate: null,
    weekday: day && weekday ? stated(day.weekday, [spanOf(weekday.line.passage, day.from, day.to)]) : null,
    distance: null,
    blocks: [{ period: null, emoji: null, activities: inDayOrder(entries).map(({ activity }) => activity) }],
  };
}

/** Where the date of the day stands; of many services that all tell it with words the first few. */
function datesToldFirst(entries: readonly Entry[]): Span[] {
  const spans: Span[] = [];
  let words = 0;
  for (const { line, mention } of entries) {
    words += line.passage.text.slice(mention.from, mention.to).split(/[ ./-]+/).length;
    if (spans.length > 0 && words > MOST_WORDS) break;
    spans.push(spanOf(line.passage, mention.from, mention.to));
  }
  return spans;
}
const MOST_WORDS = 9;

/** By the clock; the house that one leaves first, the one that one comes to behind the last way of the day. */
function inDayOrder(entries: readonly Entry[]): Entry[] {
  const of = (...places: readonly Place[]): Entry[] => entries.filter(({ place }) => places.includes(place));
  const timed = byClock(of('way', 'tour'));
  const lastWay = timed.findLastIndex(({ place }) => place === 'way');
  const at = lastWay < 0 ? timed.length : lastWay + 1;
  return [...of('leave'), ...timed.slice(0, at), ...of('enter'), ...timed.slice(at)];
}

/** Where one of them has no time, they stand as the text has them. */
function byClock(entries: readonly Entry[]): Entry[] {
  const minutes = ({ activity }: Entry): number => activity.time?.value.start.minutes ?? -1;
  return entries.every((entry) => minutes(entry) >= 0)
    ? [...entries].sort((a, b) => minutes(a) - minutes(b))
    : [...entries];
}

function entryOf(record: BookingRecord, named: readonly DocumentLine[]): Entry[] {
  const { head: line, mention, kind } = record;
  const activity = readRecord(record, named);
  const place = kind === 'stay' ? 'enter' : kind === 'way' ? 'way' : 'tour';
  return activity === null ? [] : [{ line, mention, place, activity }];
}

function entriesOf(service: Service): Entry[] {
  if (service.kind === 'row') {
    const { line, mention, isWay } = service;
    const activity = readRow(service.line, mention, isWay);
    if (activity === null) return [];
    return [{ line, mention, place: isWay ? 'way' : 'tour', activity: describedBy(activity, service.about) }];
  }
  const { name, from, to, about } = service;
  const told = behindDates(to);
  const entry = (end: StayEnd, place: Place): Entry[] => {
    const { line, mention, word } = end;
    // Without a word for it nothing tells that one leaves.
    if (place === 'leave' && !namesDoing(word)) return [];
    const activity = readActivity(name, { links: [], type: 'accommodation', hasNoTime: true });
    if (activity === null) return [];
    const title = namesDoing(word)
      ? stated(`${word.text} ${name.text}`, [spanOf(word), spanOf(name)])
      : stated(name.text, [spanOf(name)]);
    return [{ line, mention, place, activity: { ...activity, title } }];
  };
  const [enter] = entry(from, 'enter');
  return [...entry(to, 'leave'), ...(enter ? [{ ...enter, activity: describedBy(enter.activity, about, told) }] : [])];
}

/** What stands behind the date: cells apart by wide gaps, of which a reference is said about the entry. */
function readRow(line: DocumentLine, mention: DateMention, isWay: boolean): ActivityDraft | null {
  const cells = splitCells(trimPassage(slicePassage(line.passage, mention.to), EDGES));
  const references = cells.filter(({ text }, i) => i > 0 && tellsReference(foldText(text)));
  const told = cells.filter((cell) => !references.includes(cell));
  const [only] = told;
  const activity =
    told.length > 1
      ? readTabbedEntry(told, line, null, false).activity
      : only
        ? readActivity(only, { links: line.links, type: isWay ? 'travel' : null })
        : null;
  if (activity === null) return null;
  const description = activity.description ?? joined(references);
  const { spans } = activity.title;
  return { ...activity, description, type: isWay ? derived('travel', spans) : activity.type };
}

const EDGES = ':;,.|–—-';
const describedBy = (
  activity: ActivityDraft,
  about: readonly DocumentLine[],
  told: readonly Passage[] = [],
): ActivityDraft => ({
  ...activity,
  description: activity.description ?? joined([...told, ...about.flatMap(({ passage }) => splitCells(passage))]),
});

/** `2 nights   half board` behind the dates of a stay, up to its name where that follows. */
function behindDates({ line, mention }: StayEnd): Passage[] {
  const cells = splitCells(slicePassage(line.passage, mention.to));
  return cells.filter(({ text }) => hasLetter(text) && (hasDigit(text) || isInCapitals(text)));
}
