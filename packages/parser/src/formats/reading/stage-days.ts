/** Days of a trip that is told by where one stays: `Tokyo (3 nights)`, each over what is done there. */
import { daysWithinTrip, type PartialDate } from '../../model/partial-date.ts';
import { isBlank, trimPassage } from '../../text/passage.ts';
import type { DayHeading } from './day-heading-types.ts';
import type { DocumentLine, SourceDocument } from './document.ts';
import { headingLook } from './line-looks.ts';
import { readNamedDay } from './named-days.ts';
import { readStageHeading } from './stage-heading.ts';

/**
 * Where one stays instead of days: at least two, each with lines under it; nights tell which days of the trip they are. Between them may stand
 * what has one day: `Train to Florence, 5 May` before `Florence, 5–7 May` (I-556).
 */
export function findStages(document: SourceDocument): readonly DayHeading[] {
  const groups = new Map<string, DayHeading[]>();
  for (const line of document.lines.slice(0, MAX_STAGE_LINES)) {
    const stage = stageAt(line, document) ?? singleDayAt(line, document);
    if (stage === null || !hasLinesBelow(document, line.index)) continue;
    const look = headingLook(line);
    groups.set(look, [...(groups.get(look) ?? []), stage]);
  }
  const found = [...groups.values()].map(settleStages).filter((stages) => stages.length >= LEAST);
  return found.length === 1 ? countNights(found[0] as DayHeading[]) : [];
}
const LEAST = 2;

function stageAt(line: DocumentLine, { dateOrder }: SourceDocument): DayHeading | null {
  const stage = readStageHeading(line, dateOrder);
  return (
    stage && {
      line: line.index,
      kind: 'stage',
      number: stage.nights,
      lastNumber: null,
      date: stage.date,
      lastDate: stage.lastDate,
      weekday: null,
      title: stage.name,
      distance: null,
      isBareNumeric: false,
      isLoose: false,
    }
  );
}

/** `→ Rome → Florence · 5 May`: the first arrow is a mark of the heading. */
function singleDayAt(line: DocumentLine, document: SourceDocument): DayHeading | null {
  const day = readNamedDay(line, document);
  if (day?.kind !== 'dated' || day.title === null) return null;
  return { ...day, title: trimPassage(day.title, '→➔➜ ') };
}

/** Single days count beside two stays with their dates, each right before, in or behind one; else the stays stand alone. */
function settleStages(stages: readonly DayHeading[]): readonly DayHeading[] {
  const stays = stages.filter(({ kind }) => kind === 'stage');
  // One range over single days is that of the trip.
  if (stays.length === stages.length || stays.filter(({ lastDate }) => lastDate !== null).length < LEAST) return stays;
  let end: PartialDate | null = null;
  for (const [i, { date, kind, lastDate }] of stages.entries()) {
    const before = stages[i - 1];
    if (date === null || (before?.date && daysWithinTrip(before.date.value, date.value) < 0)) return stays;
    const areStays = kind === 'stage' && (before === undefined || before.kind === kind);
    if (!areStays && end !== null && daysWithinTrip(end, date.value) > MAX_GAP) return stays;
    const own: PartialDate = (lastDate ?? date).value;
    end = end !== null && daysWithinTrip(own, end) > 0 ? end : own;
  }
  return stages;
}

/** Who pays or prints something does so long before; a way takes a day or two. */
const MAX_GAP = 2;

/** What the nights before each stay come to is the number of its first day. */
function countNights(stages: readonly DayHeading[]): readonly DayHeading[] {
  let next = 1;
  return stages.map((stage) => {
    const { date, kind, number: nights } = stage;
    if (kind !== 'stage') return stage;
    const first = next;
    next += nights?.value ?? 1;
    if (nights === null || date !== null) return { ...stage, number: null };
    return { ...stage, number: { ...nights, value: first }, lastNumber: next };
  });
}
const MAX_STAGE_LINES = 2000;

function hasLinesBelow(document: SourceDocument, index: number): boolean {
  const [next, after] = [document.lines[index + 1], document.lines[index + 2]];
  const first = next && isBlank(next.passage) ? after : next;
  return first !== undefined && !isBlank(first.passage) && first.heading === 0 && !first.isRule;
}
