/**
 * Airports and cities of flights: codes in brackets and bare (`(LHR)`, `JFK`), pairs written as one (`SFOHNL`), names of airports and
 * cities, both together in either order (`New York JFK`, `JFK - New York`, `Houston, George Bush Intercontinental (IAH)`), and a terminal
 * behind them (`Heathrow T5`). Case matters.
 */

import {
  type Airport,
  beginsLongerAirportName,
  findAirport,
  findAirportsByName,
  findPlace,
  MAX_AIRPORT_NAME_WORDS,
  mayBeginAirportName,
} from '@waypage/gazetteer';
import { allMatches } from '../text/all-matches.ts';
import { codeAt, hasLetter } from '../text/character-class.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import { NumberedRegex } from '../text/numbered-regex.ts';
import { foldText } from '../tokenizer/fold-text.ts';
import { type Token, tokenize } from '../tokenizer/tokenize.ts';
import type { Mention } from './annotation.ts';
import { WORDLIKE_CODES, WORDLIKE_PAIRS, WORDLIKE_PLACES } from './vocabulary/airport-words.ts';
import { MONTHS, WEEKDAYS } from './vocabulary/calendar-words.ts';
import { isZoneOfHour } from './vocabulary/zone-words.ts';

export interface AirportMention extends Mention {
  readonly code: (Mention & { readonly value: string }) | null;
  /** Places of the name; of a name in two parts (`Amsterdam, Schiphol`) all. Empty where only a code is given. */
  readonly names: readonly Mention[];
  /** What the code or the names may mean, likeliest first; empty for a name that only its code explains. */
  readonly airports: readonly Airport[];
  readonly terminal: (Mention & { readonly value: string }) | null;
  /** A code in brackets or beside its own name. A bare code or a bare name may be a word. */
  readonly isSure: boolean;
}

const CODE = new NumberedRegex(
  '(?:(?<open>[([])\\s?|(?<![\\p{L}\\d]))(?<code>[A-Z]{3})(?=(?<close>\\s?[)\\]])|(?![\\p{L}\\d]))',
  'gu',
);
const [OPEN, VALUE, CLOSE] = [CODE.group('open'), CODE.group('code'), CODE.group('close')];
const THREE_CAPITALS = /[A-Z]{3}/;
const PAIR = /(?<![\p{L}\d])([A-Z]{3})([A-Z]{3})(?![\p{L}\d])/gu;
const SIX_CAPITALS = /[A-Z]{6}/;
const NAME_BEFORE = /\p{Lu}[\p{L}.'’-]{2,20}[\s,]{0,2}$/u;

/** At most this many words of a text are looked at for names: no line about flights has more. */
const MAX_WORDS = 160;

/** `findPairs` asks for `SFOHNL` too: only where the line is known to speak of a flight, since `DUBLIN` is such a pair as well. */
export function findAirports(
  text: string,
  findPairs = false,
  tokens: readonly Token[] = tokenize(text, MAX_WORDS),
): AirportMention[] {
  if (!hasLetter(text)) return [];
  const codes = findCodes(text);
  if (findPairs) codes.push(...findCodePairs(text));
  const names = findNames(text, codes, tokens);
  if (codes.length + names.length === 0) return [];
  const all = [...codes, ...names].sort((a, b) => a.from - b.from);
  return withTerminals(mergeNeighbours(all, text), text);
}

function findCodes(text: string): AirportMention[] {
  const found: AirportMention[] = [];
  if (!THREE_CAPITALS.test(text)) return found;
  for (const match of allMatches(CODE.regex, text)) {
    const value = match[VALUE] ?? '';
    const inBrackets = match[OPEN] !== undefined && match[CLOSE] !== undefined;
    if (WORDLIKE_CODES.has(value)) {
      const isNamed = inBrackets && isBehindItsName(text, match.index, value);
      const [from, to] = [match.index, match.index + match[0].length];
      if (!isNamed && !isJoined(text, from, to) && !isTimed(text, from, to, value)) continue;
    }
    if (!inBrackets && (startsName(text, match.index) || isPhrase(text, match.index))) continue;
    const at = match.index + match[0].indexOf(value);
    if (endsName(text, at, value)) continue;
    if (isZoneOfHour(text, at, at + value.length)) continue;
    const airport = findAirport(value);
    // A code in brackets behind a name is one, even of an airport that has closed since.
    if (
      airport === undefined &&
      !(inBrackets && NAME_BEFORE.test(text.slice(Math.max(0, match.index - 24), match.index)))
    )
      continue;
    const to = match.index + match[0].length;
    const code = { from: to - 3, to, value };
    found.push({
      from: inBrackets ? match.index : to - 3,
      to: inBrackets ? to + (match[CLOSE]?.length ?? 0) : to,
      code,
      names: [],
      airports: airport ? [airport] : [],
      terminal: null,
      isSure: inBrackets,
    });
  }
  return found;
}

/** `Perth (PER)`: in brackets behind its own name even a word is a code. */
function isBehindItsName(text: string, from: number, code: string): boolean {
  const words =
    WORDS_BEFORE.exec(text.slice(Math.max(0, from - 48), from))?.[0]
      .trim()
      .split(/\s+/) ?? [];
  return words.some((_, i) =>
    findAirportsByName(foldText(words.slice(i).join(' '))).some((airport) => airport.code === code),
  );
}

const WORDS_BEFORE = /(?:\p{Lu}[\p{L}.'’-]{1,20}\s){0,2}\p{Lu}[\p{L}.'’-]{1,20}\s?$/u;

/** `SAND & SEA WEEKS`: half of a pair of words in capitals. */
const PAIRED_WORD = /(?<other>[A-Z]{2,14})\s?&\s?$/;

function isPhrase(text: string, from: number): boolean {
  const other = PAIRED_WORD.exec(text.slice(Math.max(0, from - 18), from))?.groups?.['other'];
  return other !== undefined && (WORDLIKE_CODES.has(other) || findAirport(other) === undefined);
}

const JOINED_BEFORE = /(?<![A-Z])(?<other>[A-Z]{3})\s?[-–→>/]\s?$/;
const JOINED_BEHIND = /^\s?[-–→>/]\s?(?<other>[A-Z]{3})(?![A-Za-z])/;

/** `JNB-PER`: beside another code even a word is one. */
function isJoined(text: string, from: number, to: number): boolean {
  const other =
    JOINED_BEFORE.exec(text.slice(Math.max(0, from - 7), from))?.groups?.['other'] ??
    JOINED_BEHIND.exec(text.slice(to, to + 8))?.groups?.['other'];
  return other !== undefined && !WORDLIKE_CODES.has(other) && findAirport(other) !== undefined;
}

const TIME =
  '\\s{1,3}(?:(?:[01]?\\d|2[0-3])[.:h]|(?:[01]\\d|2[0-3]))[0-5]\\d(?:\\s?[AaPp]\\.?[Mm]\\b)?(?:\\s?\\(?[+]\\d\\)?)?(?![\\d.,:])';
const APART = '(?:[^A-Za-z\\d]{1,8}|\\s{1,3}to\\s{1,3})';
const TIMED_BEHIND = compactPattern(`^${TIME}(?:${APART}(?<other>[A-Z]{3})${TIME})?`);
const TIMED_BEFORE = compactPattern(`(?<![A-Za-z])(?<other>[A-Z]{3})${TIME}${APART}$`);
/** Words that a time follows in their own sense. */
const LEADS_TIME = /^(?:DEP|ARR|ET[AD]|ST[AD]|FLT)$/;

/** `MRS 10:40 > GOT 13.25`: each with its time, even a word is one beside another code. */
function isTimed(text: string, from: number, to: number, value: string): boolean {
  const behind = TIMED_BEHIND.exec(text.slice(to, to + 48));
  if (behind === null || LEADS_TIME.test(value) || isCalendarWord(value)) return false;
  const others = [
    behind.groups?.['other'],
    TIMED_BEFORE.exec(text.slice(Math.max(0, from - 40), from))?.groups?.['other'],
  ];
  return others.some(
    (other) =>
      other !== undefined && !LEADS_TIME.test(other) && !isCalendarWord(other) && findAirport(other) !== undefined,
  );
}

const isCalendarWord = (value: string): boolean => WEEKDAYS.has(value.toLowerCase()) || MONTHS.has(value.toLowerCase());

/** `SAN FRANCISCO SFO`: the first word of a name in capitals is no code. */
function startsName(text: string, from: number): boolean {
  const words =
    CAPITAL_WORDS.exec(text.slice(from, from + 48))?.[0]
      .toLowerCase()
      .split(/\s+/) ?? [];
  for (let n = 2; n <= Math.min(words.length, MAX_AIRPORT_NAME_WORDS); n++)
    if (findAirportsByName(words.slice(0, n).join(' ')).length > 0) return true;
  return false;
}

const CAPITAL_WORDS = /^(?:[A-Z]{3}|[A-Z]{6})(?:\s[A-Z]{2,14}){1,3}/;

/** F-696: `(NGURAH RAI)`: nor is the last word of the name of another airport. */
function endsName(text: string, from: number, value: string): boolean {
  const before = CAPITALS_BEFORE.exec(text.slice(Math.max(0, from - 32), from))?.[0];
  const words = before?.toLowerCase().trim().split(/\s+/) ?? [];
  return words.some((_, i) => {
    const airports = findAirportsByName(`${words.slice(i).join(' ')} ${value.toLowerCase()}`);
    return airports.length > 0 && airports.every(({ code }) => code !== value);
  });
}
const CAPITALS_BEFORE = /(?<![A-Z])(?:[A-Z]{2,14}\s){1,2}$/;

/** F-696: `AMSTUTZ/REGULA MRS` is a traveler, `NGURAH RAI` begins the name of an airport: neither is a pair of codes. */
const isNoPair = (text: string, from: number): boolean =>
  startsName(text, from) ||
  (SURNAME_BEFORE.test(text.slice(Math.max(0, from - 4), from)) && TITLE_BEHIND.test(text.slice(from + 6, from + 12)));
const SURNAME_BEFORE = /[A-Z]{2}\/$/;
const TITLE_BEHIND = /^\s?(?:MRS?|MS|MISS|MSTR|DR|CHD|INF)(?![A-Z])/;

function findCodePairs(text: string): AirportMention[] {
  const found: AirportMention[] = [];
  if (!SIX_CAPITALS.test(text)) return found;
  for (const match of allMatches(PAIR, text)) {
    const values = [match[1] ?? '', match[2] ?? ''];
    const airports = values.map(findAirport);
    if (!airports[0] || !airports[1] || values[0] === values[1]) continue;
    if (WORDLIKE_PAIRS.has(match[0]) || findAirportsByName(match[0].toLowerCase()).length > 0) continue;
    if (isNoPair(text, match.index)) continue;
    for (const [k, airport] of airports.entries()) {
      const from = match.index + 3 * k;
      const code = { from, to: from + 3, value: values[k] ?? '' };
      found.push({ from, to: from + 3, code, names: [], airports: [airport as Airport], terminal: null, isSure: true });
    }
  }
  return found;
}

const NAME_GAP = /^(?:[\s.'’/-]{1,2}|\.?\s|\s-\s?)$/;

function findNames(text: string, codes: readonly AirportMention[], tokens: readonly Token[]): AirportMention[] {
  const found: AirportMention[] = [];
  let next = 0;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (token.kind !== 'word' || !token.capital || !mayBeginAirportName(token.folded)) continue;
    if (isBehindAir(text, tokens[i - 1], token)) continue;
    while (next < codes.length && (codes[next] as AirportMention).to <= token.from) next++;
    if (next < codes.length && (codes[next] as AirportMention).from < token.to) continue;
    const name = longestNameAt(text, tokens, i);
    if (name === null) continue;
    found.push(name);
    while ((tokens[i + 1]?.from ?? Number.POSITIVE_INFINITY) < name.to) i++;
  }
  return found;
}

/** `Air Bergen`: whoever flies under that name, it is no place. */
const isBehindAir = (text: string, before: Token | undefined, { from }: Token): boolean =>
  before?.folded === 'air' && before.capital && text.slice(before.to, from) === ' ';

function longestNameAt(text: string, tokens: readonly Token[], i: number): AirportMention | null {
  const first = tokens[i] as Token;
  let key = '';
  let best: { to: number; airports: readonly Airport[]; words: number } | null = null;
  for (let n = 0; n < MAX_AIRPORT_NAME_WORDS; n++) {
    const token = tokens[i + n];
    if (token?.kind !== 'word') break;
    if (n === 1 && !beginsLongerAirportName(firstWordOf(key))) break;
    if (n > 0 && !NAME_GAP.test(text.slice((tokens[i + n - 1] as Token).to, token.from))) break;
    key = n === 0 ? nameKey(token) : `${key} ${nameKey(token)}`;
    // A code in capitals that ends the name (`New York JFK`) is a code of its own.
    if (n > 0 && token.to - token.from === 3 && /^[A-Z]{3}$/.test(text.slice(token.from, token.to))) break;
    const airports = findAirportsByName(key);
    if (airports.length > 0) best = { to: token.to, airports, words: n + 1 };
  }
  if (best === null || (best.words === 1 && WORDLIKE_PLACES.has(first.folded))) return null;
  const [from, to] = [first.from, best.to];
  return { from, to, code: null, names: [{ from, to }], airports: best.airports, terminal: null, isSure: false };
}

/** Folding has made `'` of every apostrophe. */
const nameKey = ({ folded }: Token): string => (folded.includes("'") ? folded.replaceAll("'", ' ') : folded);

function firstWordOf(key: string): string {
  const space = key.indexOf(' ');
  return space < 0 ? key : key.slice(0, space);
}

const JOINT = compactPattern(
  /^(?:,\s?[A-Z]{2}(?![A-Za-z])){0,2}\s{0,3}(?:[,(/–—|-]|\s-)?\s{0,3}(?:intl\.?|international|intercontinental|airport|aeropuerto|flughafen|a[eé]roport|aeroporto|flygplats)?\s{0,2}[,(]?\s?$/i,
);

/** A name and a code, or a city and its airport, that stand side by side and mean the same place are one. */
function mergeNeighbours(mentions: readonly AirportMention[], text: string): AirportMention[] {
  const merged: AirportMention[] = [];
  for (const mention of mentions) {
    const last = merged.at(-1);
    const joined = last && JOINT.test(text.slice(last.to, mention.from)) ? join(last, mention, text) : null;
    const overRegion = joined ? null : joinOverRegion(merged.at(-2), last, mention, text);
    const overLand = joined || overRegion ? null : joinOverLand(last, mention, text);
    if (overRegion) merged.splice(-2, 2, overRegion);
    else if (overLand) merged[merged.length - 1] = overLand;
    else if (joined) merged[merged.length - 1] = joined;
    else merged.push(mention);
  }
  return merged;
}

/** `Portland Airport, Oregon (PDX)`: behind a comma and before the code the region is no place of its own. */
function joinOverRegion(
  city: AirportMention | undefined,
  region: AirportMention | undefined,
  code: AirportMention,
  text: string,
): AirportMention | null {
  if (city === undefined || region === undefined || code.code === null) return null;
  if (city.code !== null || region.code !== null || !BEFORE_CODE.test(text.slice(region.to, code.from))) return null;
  const gap = text.slice(city.to, region.from);
  if (!gap.includes(',') || !(JOINT.test(gap) || BEFORE_REGION.test(gap))) return null;
  // F-693: a land may bear the name of its capital.
  return join(city, code, text) ?? joinOverLand(city, code, text);
}
const BEFORE_CODE = /^\s?\(?$/;
/** `Charlotte, North Carolina (CLT)`: an airport bears the last of its words alone. */
const BEFORE_REGION = /^, (?:North|South|West|New) $/;

/** `Granada, Nicaragua (MGA)`, `Dublin, Ohio (CMH)`: the code tells which, where it lies in the land between the two. */
function joinOverLand(city: AirportMention | undefined, code: AirportMention, text: string): AirportMention | null {
  const [airport] = code.airports;
  if (city === undefined || city.code !== null || code.code === null || !code.isSure || !airport) return null;
  const name =
    code.from - city.to > LONGEST_LAND ? undefined : LAND.exec(text.slice(city.to, code.from))?.groups?.['land'];
  const land = name === undefined ? undefined : findPlace(foldText(name));
  if (land === undefined || land.kind === 'city' || land.country !== airport.country) return null;
  return { ...code, from: city.from, names: city.names };
}
const LONGEST_LAND = 30;
const LAND = /^, (?<land>\p{Lu}[\p{L} .'-]{1,23}\p{L}) ?\(?$/u;

function join(first: AirportMention, second: AirportMention, text: string): AirportMention | null {
  if (first.code !== null && second.code !== null) return null;
  const code = first.code ?? second.code;
  const isUnknownCode = code !== null && (first.code ? first : second).airports.length === 0;
  const airports = isUnknownCode ? [] : common(first.airports, second.airports);
  if (airports.length === 0 && !isUnknownCode) return null;
  // `London - Heathrow` is one place, `London - Gatwick` in a route too; but `Paris - Paris` is not.
  if (
    first.code === null &&
    second.code === null &&
    text.slice(first.from, first.to) === text.slice(second.from, second.to)
  )
    return null;
  return {
    from: first.from,
    to: second.to,
    code,
    names: [...first.names, ...second.names],
    airports,
    terminal: null,
    isSure: first.code !== null || second.code !== null,
  };
}

/** The airports that both may mean: the same, or one's city or area is the other. The more exact wins. */
export function common(a: readonly Airport[], b: readonly Airport[]): Airport[] {
  const exact = a.filter((x) => b.some((y) => x.code === y.code));
  if (exact.length > 0)
    return exact.some((x) => x.kind === 'airport') ? exact.filter((x) => x.kind === 'airport') : exact;
  const close = [...a, ...b].filter(
    (x) => x.kind === 'airport' && (a.includes(x) ? b : a).some((y) => x.cityCode === y.code || isSameCity(x, y)),
  );
  return close;
}

const isSameCity = (x: Airport, y: Airport): boolean =>
  (x.cityCode !== null && x.cityCode === y.cityCode) || (x.city === y.city && x.country === y.country);

const TERMINAL = compactPattern(
  /^[\s,·(–-]{0,4}(?:(?:terminalen?|terminal|term\.?|a[eé]rogare|tml\.?):?\s{0,2}(?<word>\d{1,2}[a-z]?|[a-h]|north|south|east|west|main|international|domestic|nord|s[uü]d|intl)|t\.?(?<short>\d[a-z]?))(?![\p{L}\d:.])\)?/iu,
);

function withTerminals(mentions: readonly AirportMention[], text: string): AirportMention[] {
  if (!text.includes('t') && !text.includes('T')) return [...mentions];
  return mentions.map((mention) => {
    const terminal = findTerminalAt(text, mention.to);
    return terminal === null ? mention : { ...mention, to: terminal.to, terminal };
  });
}

/** Its first letter, behind four blanks or marks at most. */
function mayBeTerminal(text: string, from: number): boolean {
  for (let i = from; i <= from + 4; i++) {
    const letter = codeAt(text, i) | 0x20;
    if (letter === 0x74 || letter === 0x61) return true;
  }
  return false;
}

/** The terminal that starts at `from`, blanks and a bracket aside; its value is the text's own (`T5`, `Terminal 3`). */
export function findTerminalAt(text: string, from: number): (Mention & { value: string }) | null {
  const match = mayBeTerminal(text, from) ? TERMINAL.exec(text.slice(from, from + 40)) : null;
  if (!match) return null;
  const value = match[0].replace(/^[\s,·(–-]+(?:[a-zé]{3,9}:\s{0,2})?|^[a-zé]{3,9}:\s{0,2}|\)$/gi, '');
  const at = from + match[0].lastIndexOf(value);
  return { from: at, to: at + value.length, value };
}

/** `SIN, Singapore Airlines`: where the name belongs to the airline, the code alone is the place. */
export const codeApart = (place: AirportMention): AirportMention =>
  place.code === null ? place : { ...place, from: place.code.from, to: place.code.to, names: [], terminal: null };
