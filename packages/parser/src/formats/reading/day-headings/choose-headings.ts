/** Which of the lines that may head a day do: those of a plan, not of a summary, an aside or a list beside it. */
import { readSection } from '../../../annotators/section.ts';
import { compareWithinTrip, daysWithinTrip } from '../../../model/partial-date.ts';
import { isDigit, startsSmall } from '../../../text/character-class.ts';
import { isBlank } from '../../../text/passage.ts';
import { headingLook, isPeriod } from '../day-content/line-looks.ts';
import { findTripParts } from '../day-tables/trip-part.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { findSettledDays } from '../messages/settled-days.ts';
import { findCountedDays } from '../told-days/counted-weekdays.ts';
import { findDaysInWords } from '../told-days/days-in-words.ts';
import { findDaysWithoutHeadings } from '../told-days/days-without-headings.ts';
import { findSpokenDays } from '../told-days/spoken-weekdays.ts';
import { findTerseWeekdays } from '../told-days/terse-weekdays.ts';
import { findToldDays } from '../told-days/told-days.ts';
import { findBareWeekdays } from './bare-weekdays.ts';
import { findCardDays } from './card-days.ts';
import { withDatedAmong } from './dated-among-numbered.ts';
import type { DayHeading } from './day-heading-types.ts';
import { findFullDays } from './full-days.ts';
import { settleBareDates, weekFromDate } from './heading-candidates.ts';
import { withMonthAbove } from './month-above.ts';
import { findNamedDays } from './named-days.ts';
import { findNightDays } from './night-days.ts';
import { findStages } from './stage-days.ts';
import { withWeekdaysAround, withWeekdaysBetween } from './weekdays-between.ts';

/** Numbered days before dated ones before bare weekdays; of several runs the one with most text under it. */
export function chooseHeadings(candidates: readonly DayHeading[], document: SourceDocument): readonly DayHeading[] {
  const of = (kind: DayHeading['kind']): DayHeading[] => candidates.filter((h) => h.kind === kind);
  const numbered = bestRun(of('numbered'), document);
  const own = withoutTripRange(settleBareDates(of('dated').filter((h) => isHeadingOfItsOwn(document, h))));
  const dated = areDaysInARow(own) ? own : own.filter((h) => !h.isLoose);
  if (numbered.length >= 2) {
    if (numbered.some(({ line }) => document.lines[line]?.bullet === null))
      return withDatedAmong(numbered, dated, document);
    const stays = [dated, findStages(document)].find((headings) => standWithin(numbered, headings, document));
    return stays ?? numbered;
  }
  if (numbered.length === 1 && dated.length < 2) {
    // `Day 1: …. Day 2: …`: what looks like the one day may begin the line that tells them all.
    const all = findDaysInWords(document, 2);
    return all.length > 0 ? all : numbered;
  }
  const nights = findNightDays(document, dated);
  if (nights.length > 0) return nights;
  const counted = findCountedDays(document);
  if (counted.length > dated.length) return withMonthAbove(counted, document);
  const weekdays = of('weekday');
  const week = weekFromDate(dated, weekdays, document);
  if (week !== null) return week;
  const told = findToldDays(document);
  // Sentences that begin with their date are told; where any date heads its line, the lines are headings.
  if (told.length >= dated.length && dated.length > 0 && areTold(dated, told)) return told;
  const range = dated[0]?.lastDate ? dated[0] : null;
  const isOpen = dated.length === 0 || (dated.length === 1 && range !== null);
  const settled = isOpen ? findSettledDays(document) : [];
  if (settled.length > weekdays.length) return settled;
  const openings = range === null ? of('dated') : [];
  // `Monday Oslo` over the entries of the day is its name.
  const terse =
    (isOpen || openings.length > 0) && findBareWeekdays(document).length === 0
      ? findTerseWeekdays(document, range, openings)
      : [];
  if (terse.length > weekdays.length) return terse;
  const leveled = sameLook(dated, document);
  if (leveled.length >= 2) return withWeekdaysAround(withWeekdaysBetween(leveled, weekdays), weekdays);
  const around = withWeekdaysAround(leveled, weekdays);
  if (around.length >= 2) return around;
  if (leveled.length === 1 && hasContent(document, leveled[0] as DayHeading)) return leveled;
  // The one day before or behind a table of the others.
  if (leveled.length === 1 && findTripParts(document, leveled).tables.length > 0) return leveled;
  if (told.length > weekdays.length) {
    const dictated = areDictated(told, document) ? findSpokenDays(document) : [];
    return dictated.length < told.length ? told : dictated;
  }
  if (weekdays.length >= 2) return withMonthAbove(weekdays, document);
  if (numbered.length > 0) return numbered;
  const full = findFullDays(document);
  if (full.length > 0) return full;
  const cards = findCardDays(document);
  if (cards.length > 0) return cards;
  const named = findNamedDays(document);
  if (named[0]?.kind === 'numbered') return named;
  const stages = findStages(document);
  if (stages.length >= 2) return stages;
  return named.length > 0 ? named : findDaysWithoutHeadings(document);
}

/**
 * `### Kyoto · 6–10 Oct` over `- Day 4: Nara`, and headings of more places behind: the few entries with a number stand in the stays, and are no plan
 * of their own.
 */
function standWithin(
  numbered: readonly DayHeading[],
  dated: readonly DayHeading[],
  { lines }: SourceDocument,
): boolean {
  const stays = dated.filter(({ line }) => lines[line]?.bullet === null && (lines[line]?.heading ?? 0) > 0);
  const [first, last] = [stays[0], stays.at(-1)];
  return (
    first !== undefined &&
    last !== undefined &&
    stays.length >= numbered.length &&
    numbered.every(({ line }) => lines[line]?.bullet !== null && line > first.line && line < last.line)
  );
}

/** Who dictates a message sets no capitals; a letter begins its sentences with one. */
const areDictated = (told: readonly DayHeading[], { lines }: SourceDocument): boolean =>
  told.every(({ line }) => startsSmall((lines[line] as DocumentLine).passage.text));

/** A few may have a colon behind their date, where the sentence goes on all the same. */
function areTold(dated: readonly DayHeading[], told: readonly DayHeading[]): boolean {
  const loose = dated.filter((heading) => heading.isLoose).length;
  return (
    loose === dated.length ||
    (loose * 2 > dated.length && dated.every(({ line }) => told.some((day) => day.line === line)))
  );
}

/** `Sat 18 to Sat 25 Sept · Base: Hotel Cristallo` over the days of that week is no day of them. */
function withoutTripRange(headings: readonly DayHeading[]): readonly DayHeading[] {
  const [first, second] = headings;
  const [from, to, next, last] = [first?.date, first?.lastDate, second?.date, headings.at(-1)?.date].map(
    (date) => date?.value,
  );
  if (!from || !to || !next || !last || headings.length < 3) return headings;
  const isWithin = compareWithinTrip(from, next) <= 0 && compareWithinTrip(last, to) <= 0;
  return isWithin && compareWithinTrip(next, to) < 0 && compareWithinTrip(next, last) < 0
    ? headings.slice(1)
    : headings;
}

/**
 * Dates that rise from line to line by a few days: then a date needs no mark behind it to head its day. Several lines of one day have it, too,
 * where each tells something; alone they do with their hours.
 */
function areDaysInARow(headings: readonly DayHeading[]): boolean {
  if (headings.length < 2) return false;
  let areMany = false;
  const areInOrder = headings.slice(1).every(({ date, title }, i) => {
    const above = headings[i] as DayHeading;
    const before = above.date?.value;
    if (!date || !before) return false;
    const step = daysWithinTrip(before, date.value);
    if (step > 0) areMany = true;
    return step === 0 ? title !== null && above.title !== null : step > 0 && step <= 7;
  });
  return areInOrder && (areMany || headings.every(({ title }) => isDigit(title?.text.charCodeAt(0) ?? 0)));
}

/** A date line under a heading tells its date; it opens no day where headings of another look do. */
function sameLook(headings: readonly DayHeading[], document: SourceDocument): DayHeading[] {
  const groups = new Map<string, DayHeading[]>();
  for (const heading of headings) {
    const key = lookOfDate(heading, document.lines[heading.line]);
    const group = groups.get(key);
    if (group) group.push(heading);
    else groups.set(key, [heading]);
  }
  return [...groups.values()].sort((a, b) => b.length - a.length)[0] ?? [];
}

/** I-608: `Tue 27 July *long one*`: bold words behind the date set off what is said of the day, not its heading. */
function lookOfDate({ date, title }: DayHeading, line: DocumentLine | undefined): string {
  const look = headingLook(line);
  const end = date?.spans[0]?.[1];
  const isBehind = look === 'bold' && title !== null && end !== undefined && line?.bolds.every(([from]) => from >= end);
  return isBehind ? 'plain' : look;
}

function isHeadingOfItsOwn(document: SourceDocument, heading: DayHeading): boolean {
  const line = document.lines[heading.line];
  return line !== undefined && !line.isFrontMatter;
}

const hasContent = (document: SourceDocument, heading: DayHeading): boolean => {
  for (let i = heading.line + 1; i < Math.min(document.lines.length, heading.line + 4); i++) {
    const line = document.lines[i] as DocumentLine;
    if (!isBlank(line.passage)) return line.heading === 0 && heading.title === null;
  }
  return false;
};

/** Runs of rising numbers; bullets and other lines make runs of their own. */
function bestRun(headings: readonly DayHeading[], document: SourceDocument): readonly DayHeading[] {
  const runs: DayHeading[][] = [];
  const open = new Map<boolean, DayHeading[]>();
  for (const heading of headings) {
    const isBullet = headingLook(document.lines[heading.line]) === 'bullet';
    const run = open.get(isBullet);
    const last = run?.at(-1);
    if (run && last && (heading.number?.value ?? 0) >= (last.lastNumber ?? last.number?.value ?? 0)) run.push(heading);
    else if (run && last && isMisplaced(headings, heading, last)) run.push(heading);
    else {
      const fresh = [heading];
      runs.push(fresh);
      open.set(isBullet, fresh);
    }
  }
  const [only] = runs;
  if (only === undefined || runs.length === 1) return only ?? [];
  const next = new Map(headings.map((heading, i) => [heading, headings[i + 1]?.line ?? document.lines.length]));
  const size = (run: readonly DayHeading[]): number =>
    run.reduce((sum, heading) => sum + ownedLines(heading, next.get(heading) ?? 0, document), run.length / 100);
  return runs.map((run) => ({ run, size: size(run) })).sort((a, b) => b.size - a.size)[0]?.run ?? [];
}

/** Day 3 before Day 2: two days changed places, which is no new list. A new list starts again at its lowest number. */
function isMisplaced(headings: readonly DayHeading[], heading: DayHeading, last: DayHeading): boolean {
  const number = heading.number?.value ?? 0;
  const lowest = headings[0]?.number?.value ?? 1;
  return number > lowest && (last.number?.value ?? 0) - number <= 2 && (last.number?.value ?? 0) !== number;
}

/** Lines with text between this heading and the next candidate, at most 40; what the heading itself tells counts by its length. */
function ownedLines(heading: DayHeading, next: number, document: SourceDocument): number {
  const rank = document.lines[heading.line]?.heading ?? 0;
  let count = (heading.title?.text.length ?? 0) / LINE_LENGTH;
  for (let i = heading.line + 1; i < Math.min(next, heading.line + 40); i++) {
    const line = document.lines[i] as DocumentLine;
    if (line.heading > 0 && (readSection(line.folded) || (rank === 0 && !isPeriod(line)))) break;
    if (!isBlank(line.passage)) count++;
  }
  return count;
}

const LINE_LENGTH = 60;
