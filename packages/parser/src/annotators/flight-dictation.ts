/**
 * What a dictated message says without a capital or a mark: `manchester to orlando`, `flight vs 75 … and home on vs 76`. Names of places
 * count there behind a word for whence or whither or before `to` and another place; a designator where the word `flight` stands before it.
 */
import { findAirline } from '@waypage/gazetteer';
import { allMatches } from '../text/all-matches.ts';
import type { Token } from '../tokenizer/tokenize.ts';
import { type AirportMention, findAirports } from './airport.ts';
import { type FlightNumberMention, isWordlikeDesignator } from './flight-number.ts';

const CAPITAL = /\p{Lu}/u;
const SHORTEST = 30;

/** Nobody who sets capitals writes so long a piece without one. */
export const isDictated = (text: string): boolean => text.length >= SHORTEST && !CAPITAL.test(text);

const WHITHER = /(?<![a-z])(?:from|to|into|in|at|leaving|departing|leaves|departs|landing|reaching|via|over)\s$/;
/** Shorter names are words of any language. */
const SHORTEST_NAME = 4;

export function findDictatedAirports(text: string, tokens: readonly Token[]): AirportMention[] {
  const all = findAirports(
    text,
    false,
    tokens.map((token) => ({ ...token, capital: true })),
  ).filter(({ from, to }) => to - from >= SHORTEST_NAME);
  return all.filter((mention, i) => {
    const next = all[i + 1];
    return (
      WHITHER.test(text.slice(Math.max(0, mention.from - 12), mention.from)) ||
      (next !== undefined && text.slice(mention.to, next.from) === ' to ')
    );
  });
}

const NAMED =
  /(?<![a-z0-9])(?:flight|flt)\s(?:no\s|number\s)?(?<code>[a-z]{2}|[a-z]\d|\d[a-z])\s?(?<figures>[1-9]\d{0,3})(?![\d:.,])/g;
const NUMBER = /(?<![a-z0-9])(?<code>[a-z]{2}|[a-z]\d|\d[a-z])\s(?<figures>[1-9]\d{0,3})(?![\d:.,]|\s\d\d\s)/g;

/** Those of the airlines that the word `flight` names once. */
export function findDictatedNumbers(text: string): FlightNumberMention[] {
  const codes = new Set<string>();
  for (const match of allMatches(NAMED, text)) {
    const code = (match.groups?.['code'] ?? '').toUpperCase();
    if (findAirline(code) !== undefined && !isWordlikeDesignator(code)) codes.add(code);
  }
  if (codes.size === 0) return [];
  return allMatches(NUMBER, text).flatMap((match): FlightNumberMention[] => {
    const { code: written = '', figures: value = '' } = match.groups ?? {};
    const code = written.toUpperCase();
    if (!codes.has(code)) return [];
    const to = match.index + match[0].length;
    return [
      {
        from: match.index,
        to,
        carrier: { from: match.index, to: match.index + written.length, code, isIcao: false },
        figures: { from: to - value.length, to, value },
        isKnown: true,
      },
    ];
  });
}
