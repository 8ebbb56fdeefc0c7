/** A day's number and title: `Day 3: By rail to Reims` is number 3 and 'By rail to Reims'. */
import type { WireDay } from '@waypage/contract';

const NUMBERED = /^(?<prefix>day\s{1,3}(?<number>\d{1,3})(?:\s{0,3}[:.,–—-]\s{0,3}|\s{1,3}|$))/iu;

export interface DayHeading {
  /** As the title counts, else by position: a trip may start at day 0, or leave a day out. */
  readonly number: number;
  /** Without the number in front; null where nothing else is said. */
  readonly title: string | null;
}

export function dayHeading(day: WireDay, index: number): DayHeading {
  const title = day.title?.trim() ?? '';
  const { prefix = '', number } = NUMBERED.exec(title)?.groups ?? {};
  const rest = title.slice(prefix.length).trim();
  return { number: number === undefined ? index + 1 : Number(number), title: rest === '' ? null : rest };
}
