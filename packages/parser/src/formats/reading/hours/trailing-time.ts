/**
 * Entries that end in their time, written with a dot: `Ferry to Rab, 9.30`. Alone such a figure may be a price; where several entries of a
 * text end so and each would be a time, it is one.
 */

import { findMoney } from '../../../annotators/money.ts';
import type { ClockTime, TimeSpan } from '../../../model/clock-time.ts';
import { type Field, stated } from '../../../model/field.ts';
import { isDigit } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { joinPassages, type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { tellsOtherHour } from './other-hours.ts';

const FIGURE = '\\d{1,3}\\.\\d\\d';
const AT_END = compactPattern(
  `,\\s(?<figure>${FIGURE})(?:\\s?(?:[-–—]|to|bis|till?|until|a|à|alle)\\s?(?<last>${FIGURE}))?\\.?$`,
);

/** `Ceremony 16.30`: nothing sets the figure apart. */
const AT_BARE_END = compactPattern(
  `(?<=\\p{L}{2}) (?<figure>${FIGURE})(?:\\s?(?:[-–—]|to|bis|till?|until|a|à|alle)\\s?(?<last>${FIGURE}))?\\.?$`,
  'u',
);
/** `8.30 – 10.30`, `from 15.00`, `departs 11.00`: such figures are hours. */
const IS_DOTTED =
  /(?<![\d.,])(?:[01]?\d|2[0-3])\.[0-5]\d ?[-–] ?(?:[01]?\d|2[0-3])\.[0-5]\d(?![\d.,]| ?(?:€|eur|usd|gbp|chf|km|%))|(?:^|\b(?:from|at|by|until|departs?|leaves|ab|um|gegen|bis|ore|dalle|alle) )(?:[01]?\d|2[0-3])\.[0-5]\d(?![\d.,]| ?(?:€|eur|usd|gbp|chf|km|%))/;
export const tellsDottedHours = (folded: string): boolean => folded.includes('.') && IS_DOTTED.test(folded);

/** The minutes of the hour that the text ends in; `no` where the figure can be none, null where it ends in words. */
export function bareMinutes(text: string): number | 'no' | null {
  const match = matchEnd(text, AT_BARE_END);
  return match === null ? null : (clockOf(match.groups?.['figure'] ?? '')?.minutes ?? 'no');
}

/** `yes`: it ends in what may be a time; `no`: in a figure that is none; null: in words. */
export function endsLikeTime(text: string): 'yes' | 'no' | null {
  const match = matchEnd(text);
  if (match === null) return null;
  const { figure = '', last } = match.groups ?? {};
  return clockOf(figure) !== null && (last === undefined || clockOf(last) !== null) ? 'yes' : 'no';
}

/** The time at the end, and what stands before it. */
export function readTrailingTime(passage: Passage, isBare = false): { time: Field<TimeSpan>; before: Passage } | null {
  const match = matchEnd(passage.text, isBare ? AT_BARE_END : AT_END);
  const { figure = '', last } = match?.groups ?? {};
  const start = clockOf(figure);
  const end = last === undefined ? null : clockOf(last);
  if (match === null || start === null || (last !== undefined && end === null)) return null;
  const comma = passage.text.length - match[0].length;
  const to = passage.text.endsWith('.') ? passage.text.length - 1 : passage.text.length;
  return {
    time: stated({ start, end }, [spanOf(passage, comma + (isBare ? 1 : 2), to)]),
    before: slicePassage(passage, 0, comma),
  };
}

/**
 * I-598: `Ceremony 16.30, old chapel`, `Museum booked 10.30 - tickets by mail`, `Tea 15.00 Gion` in such a text: the one figure with a dot, behind a
 * word and before a mark or another word, where it is no amount and no measure.
 */
export function readTimeWithin(passage: Passage): { time: Field<TimeSpan>; before: Passage } | null {
  const { text } = passage;
  if (text.length > MAX_WITHIN || !text.includes('.')) return null;
  const match = WITHIN.exec(text);
  const figure = match?.groups?.['figure'] ?? '';
  const start = match === null ? null : clockOf(figure);
  if (
    match === null ||
    start === null ||
    start.minutes < EARLIEST ||
    OTHER_FIGURE.test(text.slice(match.index + figure.length))
  )
    return null;
  const from = match.index + match[0].length - figure.length;
  const to = from + figure.length;
  if (findMoney(text).some((money) => money.from < to && money.to > from)) return null;
  const folded = foldText(text.slice(0, match.index + 1));
  if (COSTS.test(folded) || tellsOtherHour(folded.slice(-40), folded, foldText(text.slice(to, to + 40)))) return null;
  const [before, behind] = [slicePassage(passage, 0, match.index), slicePassage(passage, to)];
  return {
    time: stated({ start, end: null }, [spanOf(passage, from, to)]),
    before: joinPassages([before, trimPassage(behind)], () => (/^[,.;]/.test(behind.text) ? '' : ' ')),
  };
}
const MAX_WITHIN = 140;
/** `Espresso 3.20` is a price. */
const EARLIEST = 360;
const WITHIN =
  /(?<=\p{L}{2}) (?<figure>(?:[01]?\d|2[0-3])\.[0-5]\d)(?=, \p{L}|,? \(\p{L}| [-–—] \p{L}| (?!(?:km|kms|mi|miles|m|metres|meters|kg|l|eur|euros?|usd|gbp|chf|yen|jpy|nok|sek|dkk|pounds?|dollars?|each|per|pro|pp|p\.p|h|hrs?|hours?|std|min|million|percent|stars?)(?!\p{L}))\p{Ll}{3,})/iu;
/** What something costs or measures. */
const COSTS =
  /\b(?:fees?|tickets?|entry|entrance|admission|price|costs?|charges?|tax|tip|deposit|total|menu|fare|eintritt|preis|kosten|gebuhr|entree|prix|tarif|entrada|precio|ingresso|prezzo|biglietto|preco|toegang|prijs|version|chapter|section|km|radio|fm|score|rated|rating)\s$/;
const OTHER_FIGURE = /(?<![\d.])\d{1,3}\.\d\d(?![\d.])/;

function clockOf(figure: string): ClockTime | null {
  const [hour, minute] = figure.split('.').map(Number);
  if (hour === undefined || minute === undefined || hour > 23 || minute > 59) return null;
  return { minutes: hour * 60 + minute, certain: hour === 0 || hour > 12 };
}

const MAX_END = 24;
function matchEnd(text: string, pattern = AT_END): RegExpExecArray | null {
  const last = text.charCodeAt(text.length - (text.endsWith('.') ? 2 : 1));
  return isDigit(last) ? pattern.exec(text.slice(-MAX_END)) : null;
}
