/**
 * Times in four figures behind the words of their entry, in a text whose journeys are written so: `Dinner at the lake 1930`,
 * `Crater rim walk 0815, Visitor Centre`. Alone such a figure may be a year, a room or the number of a booking.
 */
import { findActivityType } from '../../annotators/activity-type.ts';
import { looksLikePlace } from '../../annotators/place-look.ts';
import type { TimeSpan } from '../../model/clock-time.ts';
import { type Field, stated } from '../../model/field.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

export interface TimeBehind {
  readonly time: Field<TimeSpan>;
  /** The entry up to its time. */
  readonly before: Passage;
  /** A place named behind the time. */
  readonly place?: Field<string> | null;
}

/** `Chur 1058 - St Moritz 1258`, `0940 Depart for Lyme`: does the line have its times in four figures? */
export const hasPlainTime = (folded: string): boolean => PLAIN.test(folded);
const PLAIN =
  /^(?:[01]\d|2[0-3])[0-5]\d(?: ?[-–] ?(?:[01]\d|2[0-3])[0-5]\d)? [a-z]|[a-z] {1,3}(?:[01]\d|2[0-3])[0-5]\d ?[-–—→>/] ?[a-z][^\d,;:]{1,40} (?:[01]\d|2[0-3])[0-5]\d(?!\d)/;

const BEHIND =
  /(?<=\p{L}[.')]?)(?:,? (?:bkd|booked|reserved|res\.|at|@))? {1,3}(?<figure>(?<hour>[01]\d|2[0-3])(?<minute>[0-5]\d))(?=$|, (?<place>\p{Lu}[^,;:\d]{2,50})$)/u;
/** What a figure behind these words counts or names is no time. */
const NO_TIME =
  /\b(?:room|zimmer|suite|cabin|flight|flug|vol|train|bus|no|nr|ref|cfm|conf|booking|code|pin|tel|phone|since|until 20|in|from the year|anno|of|circa|summer|winter|spring|autumn|january|february|march|april|may|june|july|august|september|october|november|december)\.? *$/;

/** The time behind the words, what stands before it, and the place behind it. */
export function readPlainTime(passage: Passage): TimeBehind | null {
  const { text } = passage;
  if (text.length > MAX_ENTRY) return null;
  const match = BEHIND.exec(text);
  // Another such figure before it is the time that counts, or both are something else.
  if (match !== null && OTHER_FIGURE.test(text.slice(0, match.index))) return null;
  const { figure = '', hour, minute, place = '' } = match?.groups ?? {};
  if (match === null || NO_TIME.test(foldText(text.slice(Math.max(0, match.index - 30), match.index)))) return null;
  const from = match.index + match[0].length - figure.length;
  const h = Number(hour);
  const start = { minutes: h * 60 + Number(minute), certain: h >= 13 || h === 0 };
  const where = place === '' ? null : trimPassage(slicePassage(passage, from + figure.length), ',');
  if (where !== null && (findActivityType(foldText(where.text))?.from === 0 || !looksLikePlace(where.text, true)))
    return null;
  return {
    time: stated({ start, end: null }, [spanOf(passage, from, from + figure.length)]),
    before: slicePassage(passage, 0, match.index),
    place: where && stated(where.text, [spanOf(where)]),
  };
}

const OTHER_FIGURE = /(?<!\d)[012]\d[0-5]\d(?!\d)/;
const MAX_ENTRY = 140;
