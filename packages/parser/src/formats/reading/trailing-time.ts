/**
 * Entries that end in their time, written with a dot: `Ferry to Rab, 9.30`. Alone such a figure may be a price; where several entries of a
 * text end so and each would be a time, it is one.
 */
import type { TimeSpan } from '../../model/clock-time.ts';
import { type Field, stated } from '../../model/field.ts';
import { isDigit } from '../../text/character-class.ts';
import { type Passage, slicePassage, spanOf } from '../../text/passage.ts';

const AT_END = /,\s(?<figure>(?<hour>\d{1,3})\.(?<minute>\d\d))$/;

/** `yes`: it ends in what may be a time; `no`: in a figure that is none; null: in words. */
export function endsLikeTime(text: string): 'yes' | 'no' | null {
  const match = matchEnd(text);
  if (match === null) return null;
  return Number(match['hour']) < 24 && Number(match['minute']) < 60 ? 'yes' : 'no';
}

/** The time at the end, and what stands before it. */
export function readTrailingTime(passage: Passage): { time: Field<TimeSpan>; before: Passage } | null {
  const match = matchEnd(passage.text);
  if (match === null || endsLikeTime(passage.text) !== 'yes') return null;
  const { length } = passage.text;
  const from = length - (match['figure'] ?? '').length;
  const hour = Number(match['hour']);
  const start = { minutes: hour * 60 + Number(match['minute']), certain: hour === 0 || hour > 12 };
  return {
    time: stated({ start, end: null }, [spanOf(passage, from, length)]),
    before: slicePassage(passage, 0, from - 2),
  };
}

const matchEnd = (text: string): Record<string, string> | null =>
  isDigit(text.charCodeAt(text.length - 1)) ? (AT_END.exec(text.slice(-10))?.groups ?? null) : null;
