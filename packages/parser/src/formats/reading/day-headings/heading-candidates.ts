/** Which lines that look like headings of days cannot be days, going by the others: stages of a walk told inside its days, dates in a quotation. */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { stated } from '../../../model/field.ts';
import type { PartialDate } from '../../../model/partial-date.ts';
import { isBlank } from '../../../text/passage.ts';
import { isWeather } from '../day-content/day-asides.ts';
import type { SourceDocument } from '../document.ts';
import type { DayHeading } from './day-heading-types.ts';

/**
 * `Stage 2: walk from A to B` under `Day 3 | Mon 10 May` is what is done that day. Each stage has the heading of a day above it that no other
 * stage has; a date right below a stage belongs to the stage.
 */
export function withoutInnerStages(headings: readonly DayHeading[]): readonly DayHeading[] {
  const days = headings.filter((heading) => heading.isStage !== true);
  if (days.length < 2 || days.length === headings.length) return headings;
  let hasDay = false;
  for (const [i, { isStage, line }] of headings.entries()) {
    const next = headings[i + 1];
    const isDatedBelow = next?.line === line + 1 && next.kind === 'dated' && next.title === null;
    if (isStage === true && (!hasDay || isDatedBelow)) return countedOn(headings);
    hasDay = isStage !== true;
  }
  return days;
}

/** Stages 1 and 2 between day 1 and day 4 are days 2 and 3. */
function countedOn(headings: readonly DayHeading[]): readonly DayHeading[] {
  const counted = [...headings];
  for (const [i, heading] of headings.entries()) {
    const last = heading.isStage === true ? null : (heading.lastNumber ?? heading.number?.value ?? null);
    if (last === null) continue;
    let next = i + 1;
    while (headings[next]?.isStage === true) next++;
    if (headings[next]?.number?.value !== last + next - i) continue;
    for (let k = i + 1; k < next; k++) {
      const stage = headings[k] as DayHeading;
      if (stage.number !== null) counted[k] = { ...stage, number: { ...stage.number, value: last + k - i } };
    }
  }
  return counted;
}

/** `day1 porto`, with no mark or capital behind its number, heads a day only beside one with the next or the last number. */
export function settleLooseNumbers(headings: readonly DayHeading[]): readonly DayHeading[] {
  if (!headings.some(({ kind, isLoose }) => kind === 'numbered' && isLoose)) return headings;
  const numbers = new Set(headings.flatMap(({ number }) => (number === null ? [] : [number.value])));
  const isBeside = ({ number }: DayHeading): boolean =>
    number !== null && (numbers.has(number.value + 1) || numbers.has(number.value - 1));
  return headings.flatMap((heading) => {
    if (heading.kind !== 'numbered' || !heading.isLoose) return [heading];
    return isBeside(heading) ? [{ ...heading, isLoose: false }] : [];
  });
}

/**
 * `mon 18 checkout 11, flight home` with no mark behind it is the day after `sun 17`, or the day before `tue 19`; else it may tell anything.
 */
export function settleLooseWeekdays(headings: readonly DayHeading[]): readonly DayHeading[] {
  if (!headings.some(isLooseWeekday)) return headings;
  const kept: DayHeading[] = [];
  for (const [i, heading] of headings.entries()) {
    if (!isLooseWeekday(heading)) kept.push(heading);
    else if (isNextDay(kept.at(-1), heading) || isNextDay(heading, headings[i + 1]))
      kept.push({ ...heading, isLoose: false, isPlan: true });
  }
  return kept;
}

const isLooseWeekday = ({ kind, isLoose }: DayHeading): boolean => kind === 'weekday' && isLoose;

/** The next day of the month on the next weekday. */
function isNextDay(before: DayHeading | undefined, heading: DayHeading | undefined): boolean {
  const [last, own] = [before, heading].map((day) => day?.dayOfMonth?.value ?? day?.date?.value.day);
  const [one, weekday] = [before?.weekday?.value, heading?.weekday?.value];
  if (last === undefined || own === undefined || one === undefined || weekday === undefined) return false;
  return (own === last + 1 || (own === 1 && last >= 28)) && weekday === (one + 1) % 7;
}

/** `Day 1/3`, `Day 2/3`: the number behind each is that of all days, no range. */
export function withoutTotals(headings: readonly DayHeading[]): readonly DayHeading[] {
  const numbered = headings.filter(({ kind }) => kind === 'numbered');
  const [first, second] = numbered;
  const total = first?.lastNumber ?? null;
  if (total === null || second?.number?.value !== (first?.number?.value ?? 0) + 1 || numbered.length > total)
    return headings;
  const areTotals = numbered.every(({ number, lastNumber }) => lastNumber === total || number?.value === total);
  return areTotals ? headings.map((heading) => ({ ...heading, lastNumber: null })) : headings;
}

/** A date that is quoted heads a day where it lies between the days before and after it; any other stands in an aside. */
export function withoutStrayQuotes(headings: readonly DayHeading[]): readonly DayHeading[] {
  if (!headings.some((heading) => heading.isQuoted === true)) return headings;
  const kept: DayHeading[] = [];
  for (const [i, heading] of headings.entries()) {
    const before = kept.at(-1)?.date?.value;
    const after = headings.slice(i + 1, i + MAX_QUOTED).find((next) => next.isQuoted !== true)?.date?.value;
    const own = heading.date?.value;
    if (heading.isQuoted !== true || (own && isBetween(before, own, after))) kept.push(heading);
  }
  return kept;
}

/**
 * Dates that stand bare before their words head days where at least three follow one another. One of them among other days is told aside, but
 * right below the day before it, where each line is a day.
 */
export function settleBareDates(headings: readonly DayHeading[]): readonly DayHeading[] {
  if (!headings.some((heading) => heading.isBareDate === true)) return headings;
  const kept: DayHeading[] = [];
  let next = 0;
  let bare = 0;
  let below = 0;
  let stays = 0;
  for (const heading of headings) {
    const own = heading.date?.value;
    const above = kept.at(-1);
    const before = above?.date?.value;
    const step = own && before ? daysFrom(before, own) : 0;
    const isBare = heading.isBareDate === true;
    const isStay = before !== undefined && isWithinStay(above, heading, step);
    // `13 Feb walking tour` over `13 Feb dinner`: each line of such a list has its date.
    const isSame = step === 0 && isBare && above?.title != null && heading.title !== null;
    if (before && isBare && !isStay && !isSame && (step < 1 || step > MAX_BARE_STEP)) continue;
    if (isStay) stays++;
    if (step === 1 || isStay || isSame) next++;
    if (isBare) bare++;
    if (isBare && (step === 1 || isSame) && above && heading.line - above.line <= 2) below++;
    kept.push({ ...heading, isLoose: !isBare && heading.isLoose });
  }
  // Two that stand alone on their lines, one the day after the other, are a weekend; two stays follow one another by themselves.
  const areWhole =
    stays === 1 ? kept.every(({ lastDate }) => lastDate !== null) : kept.every(({ title }) => title === null);
  const isPair = kept.length === 2 && next === 1 && areWhole;
  const isRow =
    (isPair || kept.length >= LEAST_BARE) && (bare * 2 >= kept.length || below === bare) && next * 2 >= kept.length - 1;
  return isRow ? kept : headings.filter((heading) => heading.isBareDate !== true);
}

/** `3.-5.5. Lugano` before `5.5. Bus`, and `5.-7.5. Como` behind it: a stay lasts as long as its dates say, and begins the day one moves. */
function isWithinStay(before: DayHeading | undefined, heading: DayHeading, step: number): boolean {
  const [from, to] = [before?.date?.value, before?.lastDate?.value];
  const length = from && to ? daysFrom(from, to) : 0;
  return step >= 0 && (length > 0 ? step <= length + 1 : step === 0 && heading.lastDate !== null);
}

/**
 * `Fri 7 May 2027` over each entry of that day, as calendars are printed: one day, headed by the first. `repeated` are the lines of the
 * others.
 */
export function joinRepeatedDates(headings: readonly DayHeading[]): {
  readonly chosen: readonly DayHeading[];
  readonly repeated: ReadonlySet<number>;
} {
  const chosen: DayHeading[] = [];
  const repeated = new Set<number>();
  for (const heading of headings) {
    const before = chosen.at(-1);
    if (before === undefined || !isSameBareDate(before, heading)) chosen.push(heading);
    else {
      repeated.add(heading.line);
      const { date } = before;
      if (date && heading.date)
        chosen[chosen.length - 1] = { ...before, date: stated(date.value, [...date.spans, ...heading.date.spans]) };
    }
  }
  return repeated.size === 0 ? { chosen: headings, repeated } : { chosen, repeated };
}

function isSameBareDate(before: DayHeading, heading: DayHeading): boolean {
  const [one, other] = [before.date?.value, heading.date?.value];
  if (!one || !other || before.lastDate !== null || heading.lastDate !== null) return false;
  const isBare = [before, heading].every(({ kind, title, number }) => kind === 'dated' && title === null && !number);
  return isBare && one.day === other.day && one.month === other.month && one.year === other.year;
}

const LEAST_BARE = 3;
const MAX_BARE_STEP = 4;

/** Days from one to the next, months taken for 31 days at their turn: good enough to tell a row of days. */
function daysFrom(a: PartialDate, b: PartialDate): number {
  const step = b.month * 31 + b.day - (a.month * 31 + a.day);
  const isTurn = b.month !== a.month && b.day === 1 && a.day >= 28;
  return isTurn ? 1 : step < -HALF_YEAR ? step + 12 * 31 : step;
}

/**
 * `SATURDAY 5 JUNE – Arrival`, then `SUNDAY – …`, `MONDAY – …`: only the first day, or the first of each week, has its date. Each has the
 * next weekday (some may be left out), and the one with the date a plan of its own, so that the date of a letter opens no week.
 */
export function weekFromDate(
  dated: readonly DayHeading[],
  weekdays: readonly DayHeading[],
  { lines }: SourceDocument,
): readonly DayHeading[] | null {
  if (dated.length === 0 || weekdays.length < LEAST_WEEKDAYS) return null;
  const week = [...dated, ...weekdays].sort((a, b) => a.line - b.line);
  const isNext = (heading: DayHeading, i: number): boolean => {
    const before = week[i - 1]?.weekday?.value;
    const own = heading.weekday?.value;
    if (own === undefined || heading.isLoose || heading.lastDate !== null) return false;
    const step = before === undefined ? null : (own - before + 7) % 7;
    return step === null ? heading.date !== null : step >= 1 && step <= MAX_STEP;
  };
  const hasPlan = ({ line, title }: DayHeading): boolean => {
    const below = lines.slice(line + 1, line + 3).find(({ passage }) => !isBlank(passage));
    if (title !== null || below === undefined) return title !== null;
    return (
      below.startsWithTime || below.bullet !== null || (findActivityType(below.folded)?.from ?? MAX_LEAD) < MAX_LEAD
    );
  };
  return week.every(isNext) && dated.every(hasPlan) ? week : null;
}

/** What is done stands within the first words. */
const MAX_LEAD = 12;
const LEAST_WEEKDAYS = 2;
const MAX_STEP = 3;

/** Days in a row that only a quotation tells. */
const MAX_QUOTED = 8;

function isBetween(before: PartialDate | undefined, date: PartialDate, after: PartialDate | undefined): boolean {
  return before !== undefined && after !== undefined && isEarlier(before, date) && isEarlier(date, after);
}

/** No trip is as long as half a year: January comes after December. */
function isEarlier(a: PartialDate, b: PartialDate): boolean {
  const step = b.month * 31 + b.day - (a.month * 31 + a.day);
  return step < -HALF_YEAR || (step > 0 && step < HALF_YEAR);
}

const HALF_YEAR = 6 * 31;

/** Without the dates of a forecast: nothing but the weather stands under them up to the next. */
export function withoutForecast(headings: readonly DayHeading[], { lines }: SourceDocument): readonly DayHeading[] {
  const isForecast = ({ line, title }: DayHeading, i: number): boolean => {
    if (title !== null) return false;
    const below = lines.slice(line + 1, Math.min(line + MAX_FORECAST, headings[i + 1]?.line ?? lines.length));
    const end = below.findIndex(({ passage }) => isBlank(passage));
    const told = end < 0 ? below : below.slice(0, end);
    return told[0] !== undefined && told.every(isWeather);
  };
  return headings.some(isForecast) && !headings.every(isForecast)
    ? headings.filter((heading, i) => !isForecast(heading, i))
    : headings;
}
const MAX_FORECAST = 8;
