/** Days of a trip that is told by where one stays: `Tokyo (3 nights)`, each over what is done there. */
import type { Field } from '../../../model/field.ts';
import { daysWithinTrip, type PartialDate } from '../../../model/partial-date.ts';
import { isBlank, trimPassage } from '../../../text/passage.ts';
import { headingLook } from '../day-content/line-looks.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import type { DayHeading } from './day-heading-types.ts';
import { readNamedDay } from './named-days.ts';
import { readStageHeading } from './stage-heading.ts';

/**
 * Where one stays instead of days: at least two, each with lines under it; nights tell which days of the trip they are. Between them may stand
 * what has one day: `Train to Florence, 5 May` before `Florence, 5–7 May` (I-556).
 */
export function findStages(document: SourceDocument): readonly DayHeading[] {
  const groups = new Map<string, Stage[]>();
  for (const line of document.lines.slice(0, MAX_STAGE_LINES)) {
    const stage = stageAt(line, document) ?? singleDayAt(line, document);
    if (stage === null || !hasLinesBelow(document, line.index)) continue;
    const look = headingLook(line);
    groups.set(look, [...(groups.get(look) ?? []), stage]);
  }
  const found = [...groups.values()].map(settleStages).filter((stages) => stages.length >= LEAST);
  return found.length === 1 ? countNights(found[0] as readonly Stage[]) : [];
}
const LEAST = 2;

interface Stage {
  readonly heading: DayHeading;
  /** How long one stays, where it is told. */
  readonly nights: Field<number> | null;
}

function stageAt(line: DocumentLine, { dateOrder }: SourceDocument): Stage | null {
  const stage = readStageHeading(line, dateOrder);
  if (stage === null) return null;
  const heading: DayHeading = {
    line: line.index,
    kind: 'stage',
    number: null,
    lastNumber: null,
    date: stage.date,
    lastDate: stage.lastDate,
    weekday: null,
    title: stage.name,
    distance: null,
    isBareNumeric: false,
    isLoose: false,
  };
  return { heading, nights: stage.nights };
}

/** `→ Rome → Florence · 5 May`: the first arrow is a mark of the heading. */
function singleDayAt(line: DocumentLine, document: SourceDocument): Stage | null {
  const day = readNamedDay(line, document);
  if (day?.kind !== 'dated' || day.title === null) return null;
  return { heading: { ...day, title: trimPassage(day.title, '→➔➜ ') }, nights: null };
}

/** Single days count beside two stays with their dates, each right before, in or behind one; else the stays stand alone. */
function settleStages(stages: readonly Stage[]): readonly Stage[] {
  const stays = stages.filter(({ heading }) => heading.kind === 'stage');
  // One range over single days is that of the trip.
  const isRow = stays.filter(({ heading }) => heading.lastDate !== null).length >= LEAST;
  return isRow && followOneAnother(stages.map(({ heading }) => heading)) ? stages : stays;
}

function followOneAnother(headings: readonly DayHeading[]): boolean {
  let end: PartialDate | null = null;
  for (const [i, { date, kind, lastDate }] of headings.entries()) {
    const before = headings[i - 1];
    if (date === null || (before?.date && daysWithinTrip(before.date.value, date.value) < 0)) return false;
    const areStays = kind === 'stage' && (before === undefined || before.kind === kind);
    if (!areStays && end !== null && daysWithinTrip(end, date.value) > MAX_GAP) return false;
    const own: PartialDate = (lastDate ?? date).value;
    end = end !== null && daysWithinTrip(own, end) > 0 ? end : own;
  }
  return true;
}
/** Who pays or prints something does so long before; a way takes a day or two. */
const MAX_GAP = 2;

/** What the nights before each stay come to is the number of its first day. */
function countNights(stages: readonly Stage[]): readonly DayHeading[] {
  let next = 1;
  return stages.map(({ heading, nights }) => {
    if (heading.kind !== 'stage') return heading;
    const first = next;
    next += nights?.value ?? 1;
    if (nights === null || heading.date !== null) return heading;
    return { ...heading, number: { ...nights, value: first }, lastNumber: next };
  });
}
const MAX_STAGE_LINES = 2000;

function hasLinesBelow(document: SourceDocument, index: number): boolean {
  const [next, after] = [document.lines[index + 1], document.lines[index + 2]];
  const first = next && isBlank(next.passage) ? after : next;
  return first !== undefined && !isBlank(first.passage) && first.heading === 0 && !first.isRule;
}
