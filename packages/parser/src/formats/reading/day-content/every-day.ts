/**
 * I-589: what is done on each of several days, told once, where each of them has lines of its own besides:
 *
 *   EVERY DAY, DAY 2 TO DAY 5
 *   07:15  Yoga                   ◂ of days 2, 3, 4 and 5
 *   19:30  Dinner
 *   Day 2 - Water
 *   14:30  Surf lesson            ◂ between the two
 */
import { findLeadingDayNumber } from '../../../annotators/day-number.ts';
import { findTimes } from '../../../annotators/time.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT, LinePattern } from '../../../text/line-look.ts';
import { isBlank } from '../../../text/passage.ts';
import type { DayHeading } from '../day-headings/day-heading-types.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import type { DayLines } from './day-lines.ts';

const WORDS =
  '(?:on )?(?:every|each) day|daily(?: (?:programme?|schedule|timetable|routine))?|jeden tag|(?:alle|taglich)(?: tage)?|tagesprogramm|chaque jour(?:nee)?|tous les jours|(?:cada|todos los) dias?|ogni giorno|tutti i giorni|todos os dias|elke dag|dagelijks';
/** Before the numbers of the days: `EVERY DAY, DAY 2 TO DAY 5`, `Daily (days 2–5):`. */
const BEFORE = new LinePattern(
  compactPattern(
    `^\\W{0,4}(?:${WORDS})(?:\\s?[,:(–—-]{1,2}\\s?|\\s)(?:(?:from|von|vom|du|des|del|dal|de|do|van) )?(?=[a-z]{1,6} ?\\d|\\d{1,2}\\.)`,
  ),
);
/** Behind them: `Days 2–5, every day`. */
const BEHIND = compactPattern(`^\\W{0,4}(?:${WORDS})\\W{0,4}$`);
const CLOSED = /^\W{0,4}$/;
const MAX_HEADING = 70;
const MAX_PLAN = 40;
const LEAST_DAYS = 2;
const LEAST_ENTRIES = 2;

interface EveryDay {
  readonly first: number;
  readonly last: number;
}

function readEveryDay({ look, folded, startsWithTime, table }: DocumentLine): EveryDay | null {
  if (folded.length > MAX_HEADING || (look.signs & DIGIT) === 0 || startsWithTime || table !== null) return null;
  const lead = BEFORE.exec(look, folded);
  const from = lead?.[0].length ?? 0;
  const days = findLeadingDayNumber(folded.slice(from));
  if (days === null || days.last === null || days.isStage || days.last <= days.first) return null;
  const rest = folded.slice(from + days.to);
  return (lead === null ? BEHIND : CLOSED).test(rest) ? { first: days.first, last: days.last } : null;
}

/** Without `Days 2–5, every day`: no days beside those that it is about. */
export function withoutEveryDay(candidates: readonly DayHeading[], { lines }: SourceDocument): readonly DayHeading[] {
  const isOfEvery = ({ kind, lastNumber, line }: DayHeading, i: number): boolean => {
    if (kind !== 'numbered' || lastNumber === null) return false;
    const days = readEveryDay(lines[line] as DocumentLine);
    return days !== null && candidates.slice(i + 1).some(({ number }) => number?.value === days.first);
  };
  return candidates.some(isOfEvery) ? candidates.filter((heading, i) => !isOfEvery(heading, i)) : candidates;
}

/** Each of the days that such a line names with the entries below it, among its own by the clock. */
export function withEveryDay(days: readonly DayLines[], { lines }: SourceDocument): readonly DayLines[] {
  if (days.length <= LEAST_DAYS || !days.every(({ heading }) => heading.number !== null)) return days;
  const head = lines.find((line) => readEveryDay(line) !== null);
  const every = head === undefined ? null : readEveryDay(head);
  if (head === undefined || every === null || days.some(({ heading }) => heading.line === head.index)) return days;
  const plan = planBelow(head, lines);
  const isOf = ({ heading: { number, lastNumber } }: DayLines): boolean =>
    lastNumber === null && number !== null && number.value >= every.first && number.value <= every.last;
  const named = days.filter(isOf);
  if (plan.length < LEAST_ENTRIES || named.length < LEAST_DAYS || named.length !== every.last - every.first + 1)
    return days;
  return days.map((day) => {
    const own = withoutPlan(day.content, head, plan);
    return { ...day, content: isOf(day) ? byClock(own, plan) : own };
  });
}

/** Lines with their hours right below. */
function planBelow({ index }: DocumentLine, lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const below = lines.slice(index + 1, index + 1 + MAX_PLAN).filter(({ passage }) => !isBlank(passage));
  const end = below.findIndex(({ startsWithTime }) => !startsWithTime);
  return end < 0 ? below : below.slice(0, end);
}

/** What is said behind the plan, without hours, is of no day. */
function withoutPlan(
  content: readonly DocumentLine[],
  head: DocumentLine,
  plan: readonly DocumentLine[],
): readonly DocumentLine[] {
  const at = content.indexOf(head);
  if (at < 0) return content;
  const behind = content.slice(at + 1 + plan.length);
  const isSaid = behind.every(
    ({ startsWithTime, bullet, heading }) => !startsWithTime && bullet === null && heading === 0,
  );
  return isSaid ? content.slice(0, at) : [...content.slice(0, at), ...behind];
}

const startOf = ({ folded, startsWithTime }: DocumentLine): number | null =>
  startsWithTime ? (findTimes(folded)[0]?.time.start.minutes ?? null) : null;

/** Each line before the first that begins later; what stands below an entry stays with it. */
function byClock(own: readonly DocumentLine[], plan: readonly DocumentLine[]): readonly DocumentLine[] {
  const hours = own.map(startOf);
  const merged: DocumentLine[] = [];
  let from = 0;
  for (const line of plan) {
    const start = startOf(line);
    const later = start === null ? -1 : hours.findIndex((hour, i) => i >= from && hour !== null && hour > start);
    const to = later < 0 ? own.length : later;
    merged.push(...own.slice(from, to), line);
    from = to;
  }
  return [...merged, ...own.slice(from)];
}
