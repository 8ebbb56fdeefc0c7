/**
 * Which lines with a number at their head go on from day to day:
 *
 *   thu 3 june fly in at noon
 *   fri 4 wine lodges early
 *   mon 5 boat trip             a slip in the weekday, where the numbers and the other weekdays count on
 *   6 market hall               the weekday left out, where the numbers go on by one
 *   7 june train home
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import type { Field } from '../../../model/field.ts';
import type { PartialDate, Weekday } from '../../../model/partial-date.ts';
import type { Passage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';
import { tellsTime } from '../hours/spoken-hour.ts';

/** A line that heads a day, with what it says of it. */
export interface Counted {
  readonly line: DocumentLine;
  readonly weekday: Field<Weekday> | null;
  readonly day: Field<number>;
  /** Null where only the number stands there. */
  readonly date: Field<PartialDate> | null;
  readonly rest: Passage;
  /** What stands before its weekday or date. */
  readonly lead: Passage | null;
  /** A mark sets the plan off, as behind any weekday that heads its day. */
  readonly isMarked: boolean;
  /** `mar 11`: the word is a month, too, so that alone the line tells a date of March. */
  readonly isMonthToo?: boolean;
  /** Nothing but the number tells the day. */
  readonly isFigure?: true;
}

/** At least so many lines of a bare number, and so many days in all. */
const LEAST_COUNTED = 2;
const LEAST_DAYS = 3;
/** Without a weekday that counts on with them. */
const LEAST_FIGURES = 3;
const MAX_STEP = 3;

export const isRun = (days: readonly Counted[]): boolean => {
  const told = days.filter(({ isFigure }) => isFigure !== true);
  const counted = told.filter(({ date }) => date === null);
  const figures = days.filter(({ isFigure }) => isFigure === true);
  if (counted.length === 0)
    return told.length > 0 && figures.length >= LEAST_FIGURES && figures.filter(tellsPlan).length * 2 >= figures.length;
  return (
    days.length >= LEAST_DAYS &&
    figures.length + counted.length >= LEAST_COUNTED &&
    (!told.every(({ isMarked }) => isMarked) || told.some(({ isMonthToo }) => isMonthToo === true))
  );
};

/** The days so far; figures without a weekday wait for the day behind them. */
export class CountedRun {
  readonly #days: Counted[] = [];
  #figures: Counted[] = [];
  #slip: Counted | null = null;

  get length(): number {
    return this.#days.length + this.#figures.length;
  }

  /** False where it cannot be a day of this run. */
  add(own: Counted): boolean {
    const before = this.#figures.at(-1) ?? this.#days.at(-1);
    if (own.isFigure === true) {
      if (before !== undefined && isNextNumber(before, own)) this.#figures.push(own);
      return true;
    }
    if (before !== undefined && this.#figures.length > 0 && this.#goesOn(before, own)) this.#keepFigures();
    this.#figures = [];
    const last = this.#days.at(-1);
    if (last !== undefined && !this.#goesOn(last, own)) {
      if (this.#slip !== null || own.weekday === null || !isNear(last, own)) return false;
      this.#slip = own;
    }
    this.#days.push(own);
    return true;
  }

  close(): readonly Counted[] {
    const isSpaced = this.#days.slice(1).every(({ line }) => line.afterBlank);
    const areBelow = isSpaced || this.#figures.every(({ line }) => !line.afterBlank);
    if (areBelow && (this.#figures.length > 1 || this.#figures.every(tellsPlan))) this.#keepFigures();
    const vouched = this.#days.filter((day) => day.weekday !== null && day !== this.#slip);
    return this.#slip !== null && vouched.length < LEAST_DAYS ? [] : this.#days;
  }

  /** One figure alone counts things as often as days. */
  #keepFigures(): void {
    if (this.#figures.length > 1 || !this.#figures.some(countsThings)) this.#days.push(...this.#figures);
  }

  /** Behind figures and slips the weekday goes on from the last that is right. */
  #goesOn(last: Counted, own: Counted): boolean {
    const anchor = this.#days.findLast((day) => day.weekday !== null && day !== this.#slip) ?? last;
    return anchor === last ? isStep(last, own) : isNear(last, own) && fitsWeekday(anchor, own);
  }
}

/** The weekday goes on as the number does; behind the end of a month the number starts again. */
export function isStep(a: Counted, b: Counted): boolean {
  const step = stepOf(a, b);
  const days = a.weekday && b.weekday ? (b.weekday.value - a.weekday.value + 7) % 7 : null;
  return step !== null && (days === null || days === step);
}

function stepOf(a: Counted, b: Counted): number | null {
  const step = b.day.value - a.day.value;
  if (step >= 1 && step <= MAX_STEP) return step;
  if (a.day.value < 28 || b.day.value > MAX_STEP || a.weekday === null || b.weekday === null) return null;
  const days = (b.weekday.value - a.weekday.value + 7) % 7;
  return days >= 1 && days <= MAX_STEP ? days : null;
}

const isNear = ({ day: { value: a } }: Counted, { day: { value: b } }: Counted): boolean =>
  (b > a && b <= a + MAX_STEP) || (a >= 28 && b <= MAX_STEP);

/** Over the end of a month of any length. */
function fitsWeekday(anchor: Counted, own: Counted): boolean {
  if (anchor.weekday === null || own.weekday === null) return true;
  const days = (own.weekday.value - anchor.weekday.value + 7) % 7;
  const step = own.day.value - anchor.day.value;
  return step > 0 ? step % 7 === days : MONTH_LENGTHS.some((length) => (step + length) % 7 === days);
}
const MONTH_LENGTHS = [28, 29, 30, 31];

const isNextNumber = ({ day: { value: a } }: Counted, { day: { value: b } }: Counted): boolean =>
  b === a + 1 || (b === 1 && a >= 30);

/** `2 tickets for the castle`, `3 hours by car` */
const countsThings = ({ rest }: Counted): boolean => THINGS.test(foldText(rest.text));
const THINGS = /^(?:[a-z]{2,12} )?[a-z]{2,12}(?<![siu])s\b/;

function tellsPlan(day: Counted): boolean {
  const folded = foldText(day.rest.text);
  return tellsTime(folded) || findActivityType(folded) !== null;
}
