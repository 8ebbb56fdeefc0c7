/** What may be an hour without minutes at the start of an entry, `11 checkout`, right before the word of what is done. Folded text. */
import { findActivityType } from './activity-type.ts';
import type { Mention } from './annotation.ts';

export interface BareHour extends Mention {
  readonly hour: number;
}

const BARE = /^(?:[1-9]|1[0-2])(?= [a-z])/;
/** Several of something, or a measure, within the next words. */
const COUNTED =
  /^(?:nights?|nuits?|days?|tage|course|person|people|guests?|pax|km|kms|miles?|min|hours?|hrs?|h|x|way|star|stopp?)\b|^(?:\S+ ){0,2}(?!bus\b|less\b)[a-z]{3,}s\b(?!')/;

/** Null where the figure counts what follows, or nothing is done. */
export function findBareHour(folded: string): BareHour | null {
  const figure = BARE.exec(folded)?.[0];
  if (figure === undefined) return null;
  const rest = folded.slice(figure.length + 1);
  if (COUNTED.test(rest) || findActivityType(rest)?.from !== 0) return null;
  return { from: 0, to: figure.length, hour: Number(figure) };
}

export interface BareHours extends Mention {
  readonly first: number;
  readonly last: number;
}

const FROM_TO = /^(?<first>[1-9]|1[0-2])\s?[-–]\s?(?<last>[1-9]|1[0-2])(?= [a-z])/;

/** `10-12 pottery workshop`: from one hour to another, before what is done. Null where the figures count what follows. */
export function findBareHours(folded: string): BareHours | null {
  const match = FROM_TO.exec(folded);
  if (match === null) return null;
  const { first, last } = match.groups ?? {};
  const rest = folded.slice(match[0].length + 1);
  if (first === last || COUNTED.test(rest) || findActivityType(rest) === null) return null;
  return { from: 0, to: match[0].length, first: Number(first), last: Number(last) };
}
