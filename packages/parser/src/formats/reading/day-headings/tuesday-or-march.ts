/**
 * I-615: `mar 8` may be 8 March or, in French, Spanish and Italian, a Tuesday. Where another day of the text has its weekday in one of these
 * languages and its number without a month, and the two fit, it is the Tuesday, and the month is told elsewhere:
 *
 *   J1 mar 8 - paris > turin
 *   J2 mer 9 - turin > gênes
 */
import { type Field, stated } from '../../../model/field.ts';
import type { Weekday } from '../../../model/partial-date.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DayHeading } from './day-heading-types.ts';

const MARCH = 3;
const TUESDAY: Weekday = 2;
const WORD_AND_DAY = /^mar\.? {1,2}(\d{1,2})$/;
/** Those that no Germanic language writes so. */
const ROMANCE = /^(?:lun|mer|mie|jeu|jue|gio|ven|vie|sam|sab|dim|dom)/;

export function settleTuesdays(headings: readonly DayHeading[], source: string): readonly DayHeading[] {
  const isOpen = headings.some(({ date }) => date?.value.month === MARCH);
  const told = isOpen ? headings.filter((heading) => isRomance(heading, source)) : [];
  if (told.length === 0) return headings;
  return headings.map((heading) => {
    const tuesday = asTuesday(heading, source);
    return tuesday !== null && told.some((other) => fits(tuesday, other)) ? tuesday : heading;
  });
}

interface Told extends DayHeading {
  readonly weekday: Field<Weekday>;
  readonly dayOfMonth: Field<number>;
}

function isRomance(heading: DayHeading, source: string): heading is Told {
  const { date, weekday, dayOfMonth } = heading;
  if (date !== null || weekday === null || dayOfMonth === undefined) return false;
  return ROMANCE.test(foldText(textOf(weekday, source)));
}

function asTuesday(heading: DayHeading, source: string): Told | null {
  const { date, lastDate, weekday } = heading;
  if (date === null || lastDate !== null || weekday !== null || date.value.month !== MARCH) return null;
  const text = textOf(date, source);
  const [start] = date.spans[0] ?? [0];
  const figure = WORD_AND_DAY.exec(foldText(text))?.[1];
  if (figure === undefined) return null;
  const at = start + text.length - figure.length;
  return {
    ...heading,
    kind: heading.kind === 'dated' ? 'weekday' : heading.kind,
    date: null,
    weekday: stated(TUESDAY, [[start, start + 3]]),
    dayOfMonth: stated(Number(figure), [[at, at + figure.length]]),
  };
}

/** The weekdays are as far apart as the days, within one month. */
const fits = (tuesday: Told, other: Told): boolean => {
  const days = other.dayOfMonth.value - tuesday.dayOfMonth.value;
  return (((other.weekday.value - TUESDAY - days) % WEEK) + WEEK) % WEEK === 0;
};
const WEEK = 7;

function textOf({ spans }: Field<unknown>, source: string): string {
  const [span] = spans;
  return span === undefined ? '' : source.slice(span[0], span[1]);
}
