/**
 * What a dictated message says without a capital or a mark: `manchester to orlando`, `flight vs 75 … and home on vs 76`. Names of places
 * count there behind a word for whence or whither or before `to` and another place; a designator where the word `flight` stands before it.
 * Codes of airports in small letters count two by two, `lgw-agp`, `lgw 0710 agp 1055`: three letters alone are a word of some language.
 */
import { findAirline, findAirport, isScheduled } from '@waypage/gazetteer';
import { allMatches } from '../text/all-matches.ts';
import { startsSmall } from '../text/character-class.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import { foldText } from '../tokenizer/fold-text.ts';
import type { Token } from '../tokenizer/tokenize.ts';
import { type AirlineMention, findAirlines } from './airline.ts';
import { type AirportMention, findAirports } from './airport.ts';
import type { Mention } from './annotation.ts';
import { type FlightNumberMention, isWordlikeDesignator } from './flight-number.ts';
import { WORDLIKE_CODES } from './vocabulary/airport-words.ts';

const CAPITAL = /\p{Lu}/u;
const SHORTEST = 30;

/**
 * Nobody who sets capitals writes so long a piece without one; the name in a greeting and `I` may have theirs all the same.
 */
export function isDictated(text: string): boolean {
  if (text.length < SHORTEST) return startsSmall(text) && HEADS_ROUTE.test(text);
  if (!CAPITAL.test(text)) return true;
  const opening = OPENING.exec(text)?.[0].length ?? 0;
  return opening > 0 && text.length - opening >= SHORTEST && !CAPITAL.test(text.slice(opening).replace(PRONOUN, ''));
}
/** F-641: `flights london to malaga`: what heads flights in small letters may be short. */
const HEADS_ROUTE =
  /^(?:(?:return|one-?way|rtn) )?(?:flights?|vuelos?|vols?|fl[uü]ge?|vol[oi]|voos?|vluchten) \p{Ll}[^\p{Lu}]{6,}$/u;
const OPENING =
  /^(?:(?:hi|hiya|hello|hey|morning|good morning|afternoon|evening|dear|hola|hallo|salut|bonjour|ciao|ola)\s\p{Lu}[\p{L}'’-]{1,20}(?:\s(?:and|&)\s\p{Lu}[\p{L}'’-]{1,20})?[\s,!.:–-]{1,4})/iu;
const PRONOUN = /(?<![\p{L}\d])I(?=['’\s])/gu;

const WHITHER =
  /(?<![a-z])(?:from|to|into|in|at|leaving|departing|leaves|departs|landing|lands|arriving|arrives|reaching|via|over|ab|an|von|nach|uber|depuis|vers|desde|hasta|hacia)\s$/;
/** F-553: `sale de madrid`, `llegáis a ezeiza`, `atterrate a roma`: behind the verb for an end a word of other languages that is any word alone. */
const TOLD_END = compactPattern(
  /(?<![a-z])(?:(?:sal(?:e|es|en|is|imos|iendo|ida)|vuel[ao]n?|sa(?:i|em|imos|indo|ida)|part\w{0,5}|depart|decoll\w{0,4}|despeg\w{0,4}|decol\w{0,4}|vertrek\w{0,3})\s(?:de|da|dal|desde|van|vanaf|uit)|(?:lleg|arriv|aterriz|atterr|cheg|aterr|pous|aankom|aankoms)[a-z]{1,7}\s(?:a|au|en|em|al|ao|op|te))\s$/,
);
/** `luton to faro`, `tenerife from leeds`. */
const BETWEEN = /^ (?:to|from|ab|von|nach|desde|vers|depuis) $/;
/** Shorter names are words of any language. */
const SHORTEST_NAME = 4;

/** What is known of a piece whose places are sought. */
interface PieceLook {
  readonly isDictated: boolean;
  /** It has a number, an hour or a day. */
  readonly isFlightLine: boolean;
  /** The hours of a piece that names a flight by its number, else none. */
  readonly hours: readonly Mention[];
}

/** Of a line or sentence about flights. */
export function findPiecePlaces(text: string, tokens: readonly Token[], look: PieceLook): AirportMention[] {
  const { isDictated, isFlightLine, hours } = look;
  const places = isDictated ? findDictatedAirports(text, tokens) : findAirports(text, isFlightLine, tokens);
  if (hours.length === 0 || places.length > 1 || !SMALL_BEFORE_HOUR.test(text)) return places;
  const small = findSmallNames(text, tokens, hours).filter(({ from, to }) =>
    places.every((other) => other.to <= from || to <= other.from),
  );
  return small.length === 0 ? places : [...places, ...small].sort((a, b) => a.from - b.from);
}

/**
 * F-483: `reach cochin 4.40 am`, `home, durban 13h30`: beside the number of a flight a name in small letters counts right before its hour.
 * F-702: so does the one that a dash joins to it, `denver - munich 525p`.
 */
function findSmallNames(text: string, tokens: readonly Token[], hours: readonly Mention[]): AirportMention[] {
  const named = findAirports(
    text,
    false,
    tokens.map((token) => ({ ...token, capital: true })),
  ).filter(
    ({ from, to, names, airports }) => names.length > 0 && to - from >= SHORTEST_NAME && airports.some(isScheduled),
  );
  const isBeforeHour = ({ to }: Mention): boolean =>
    hours.some((hour) => hour.from > to && HOUR_GAP.test(text.slice(to, hour.from)));
  return named.filter((mention, i) => {
    const next = named[i + 1];
    const isJoined = next !== undefined && JOINED_NAMES.test(text.slice(mention.to, next.from));
    return isBeforeHour(mention) || (isJoined && isBeforeHour(next)) || isToldEnd(text, mention.from);
  });
}
const JOINED_NAMES = /^(?:\s?(?:[-–—>→]|->)\s?|\sto\s)$/;
const HOUR_GAP = /^,?\s{1,2}(?:@\s?|(?:at|by|um|kl\.?|à|a las|alle|ore|às)\s)?$/;
const SMALL_BEFORE_HOUR = compactPattern(
  /(?<!\p{L})\p{Ll}{4,20},?\s{1,2}(?:@\s?|(?:at|by|um|kl\.?|à|a las|alle|ore|às)\s)?(?:\d{1,2}[:.h]?\d|\d{1,2}\s?[ap]m|half|qu|qtr|ten|five|twenty)/u,
);

export function findDictatedAirports(text: string, tokens: readonly Token[]): AirportMention[] {
  const all = findAirports(
    text,
    false,
    tokens.map((token) => ({ ...token, capital: true })),
  ).filter(({ from, to }) => to - from >= SHORTEST_NAME);
  const sure = all.filter((mention, i) => {
    const next = all[i + 1];
    return (
      WHITHER.test(foldText(text.slice(Math.max(0, mention.from - 12), mention.from))) ||
      isToldEnd(text, mention.from) ||
      (next !== undefined && BETWEEN.test(text.slice(mention.to, next.from)))
    );
  });
  const told = all.filter((mention) => sure.some((other) => isSameName(mention, other)));
  // `Lisbon at 9.30`: what has its capital counts as in any text.
  const written = CAPITAL.test(text) ? findAirports(text, true, tokens) : [];
  const others = [...written, ...codesOfEnds(text)].filter(({ from, to }) =>
    told.every((other) => other.to <= from || to <= other.from),
  );
  return others.length === 0 ? told : [...told, ...others].sort((a, b) => a.from - b.from);
}

/** `from lgw at 8.25`, `landing jfk 11.10am`: a code between the word for an end and its hour. */
const SMALL_OF_END =
  /(?<![a-z])(?:from|to|into|landing|lands?|arriving|arrives?|arr|reaching|leaving|leaves?|departing|departs?|dep)\s(?:at\s|in\s|into\s)?(?<code>[a-z]{3})(?=,?\s(?:at\s)?(?:[01]?\d|2[0-3])(?:[:.h]?[0-5]\d|\s?[ap]m)(?!\d))/g;
const codesOfEnds = (text: string): AirportMention[] =>
  MAY_BE_SMALL.test(text)
    ? allMatches(SMALL_OF_END, text).flatMap(({ index, 0: words }) => smallCode(text, index + words.length - 3))
    : [];

const isToldEnd = (text: string, from: number): boolean =>
  TOLD_END.test(foldText(text.slice(Math.max(0, from - LONGEST_VERB), from)));
const LONGEST_VERB = 20;

/** `bari for the 4 of you … leaving bari at 9.40`: a name that is told as a place once is one wherever it stands. */
const isSameName = (mention: AirportMention, other: AirportMention): boolean =>
  mention === other || (mention.airports[0] !== undefined && mention.airports[0] === other.airports[0]);

const BY = /(?<![a-z])(?:with|on|by|flying|mit|con|avec|com|met|auf|bei)\s$/;

/** `with ryanair`, `on swiss`: a name that is a word too counts behind a word for who flies. */
function findDictatedAirlines(text: string, tokens: readonly Token[]): AirlineMention[] {
  const all = findAirlines(
    text,
    tokens.map((token) => ({ ...token, capital: true })),
  );
  return all.filter(
    ({ from, isWeak }) =>
      !isWeak || BY.test(foldText(text.slice(Math.max(0, from - 8), from))) || CAPITAL.test(text.charAt(from)),
  );
}

/** Of a line or sentence about flights. */
export const findPieceAirlines = (text: string, tokens: readonly Token[], isDictated: boolean): AirlineMention[] =>
  isDictated ? findDictatedAirlines(text, tokens) : (findAirlineAlone(text, tokens) ?? findAirlines(text, tokens));

/** `ryanair` alone on its line, above or below its flight. */
function findAirlineAlone(text: string, tokens: readonly Token[]): AirlineMention[] | null {
  if (!startsSmall(text) || text.length > LONGEST_SMALL_NAME || !SMALL_NAME.test(text)) return null;
  const all = findAirlines(
    text,
    tokens.map((token) => ({ ...token, capital: true })),
  );
  const [only] = all;
  return only !== undefined && !only.isWeak && only.from === 0 && only.to === text.length ? all : null;
}
const SMALL_NAME = /^[a-z]{3,12}(?: [a-z]{2,12}){0,2}$/;
const LONGEST_SMALL_NAME = 38;

const NAMED =
  /(?<![a-z0-9])(?:flight|flt)\s(?:no\s|number\s)?(?<code>[a-z]{2}|[a-z]\d|\d[a-z])\s?(?<figures>[1-9]\d{0,3})(?!\d|[:.,]\d)/g;
const NUMBER = /(?<![a-z0-9])(?<code>[a-z]{2}|[a-z]\d|\d[a-z])\s(?<figures>[1-9]\d{0,3})(?!\d|[:.,]\d|\s\d\d\s)/g;

/** `ba 117 lhr jfk 13apr 0825 1110`: at the start of a line with codes of two airports and two times. */
const LEADING =
  /^[\s>*•–-]{0,6}(?:\d{1,2}[.)]?\s{1,3})?(?<code>[a-z]{2}|[a-z]\d|\d[a-z])\s{1,3}[1-9]\d{0,3}\s(?=(?:.{0,60}?[\s–-](?:[01]\d|2[0-3])[:.]?[0-5]\d(?!\d)){2})/;

/** `out sunday on ba 117, leaves london 8.25 lands miami 13.10`: before what is said of both its ends. */
const BEFORE_ENDS =
  /(?<![a-z0-9])(?<code>[a-z]{2}|[a-z]\d|\d[a-z])\s[1-9]\d{0,3},?\s(?=(?:[^\n]{0,30}?(?<![a-z])(?:dep|arr|dpt|departs?|departing|arrives?|arriving|leaves?|leaving|lands?|landing|ab|an|abflug|ankunft|sale|llega|salida|llegada|depart|arrivee|part|parte|arriva|from|into)\s(?:[a-z]{2,20}\s){0,3}?(?:[01]?\d|2[0-3])[:.h]?[0-5]\d(?!\d)){2})/g;

/** Those of the airlines that the word `flight` names once, that lead a line of codes and times, or stand before both ends of a flight. */
export function findDictatedNumbers(text: string): FlightNumberMention[] {
  const codes = new Set<string>();
  const leading = LEADING.exec(text);
  const named =
    leading !== null && findSmallCodes(text).length > 1
      ? [leading]
      : [...allMatches(NAMED, text), ...allMatches(BEFORE_ENDS, text)];
  for (const match of named) {
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

const SMALL_JOINED = /(?<![a-z0-9])[a-z]{3}(?:\s?[-–>→/]{1,2}\s?|\sto\s)[a-z]{3}(?![a-z0-9])/g;
const SMALL_ABREAST = /(?<![a-z0-9])[a-z]{3}\s[a-z]{3}(?![a-z0-9])/g;
const SMALL_END = /(?<![a-z0-9])[a-z]{3}\s(?:dep\s|arr\s|at\s|@\s?)?(?=(?:[01]?\d|2[0-3])[:.h]?[0-5]\d(?!\d))/g;
const MAY_BE_SMALL = /(?<![A-Za-z0-9])[a-z]{3}[\s/>→–-]/;

/** Of a line that names a flight by its number: `ba2714 lgw-agp`, `lgw to agp`, each before its time, or `lgw agp`; the surer form counts. */
export function findSmallCodes(text: string): AirportMention[] {
  if (!MAY_BE_SMALL.test(text)) return [];
  const joined = findPairs(SMALL_JOINED, text, true);
  if (joined.length > 0) return joined;
  const ends = allMatches(SMALL_END, text).flatMap(({ index }) => smallCode(text, index));
  // `a las 23:55 … a las 08:30`: no flight goes from Las Vegas to Las Vegas.
  return new Set(ends.map(({ code }) => code?.value)).size > 1 ? ends : findPairs(SMALL_ABREAST, text);
}

/** `agp-lgw 1930-2125` without a number: the times say that the pair is a flight's. */
const SMALL_TIMED =
  /(?<![a-z0-9])[a-z]{3}\s?[-–>/→]\s?[a-z]{3}(?=\s(?:[01]\d|2[0-3])[:.]?[0-5]\d\s?[-–>/]\s?(?:[01]\d|2[0-3])[:.]?[0-5]\d(?!\d))/g;

/** `stn 06:25 → fao 09:20`, `06:25 stn – 09:20 fao`: each with its hour. */
const CLOCK = '(?:[01]?\\d|2[0-3])[:.h][0-5]\\d(?: ?[ap]m)?';
const ARROW = '\\s?(?:[–—→>-]|->|to)\\s?';
const SMALL_WITH_HOURS = compactPattern(
  `(?<![a-z0-9])(?:(?<from1>[a-z]{3})\\s${CLOCK}${ARROW}(?<to1>[a-z]{3})\\s${CLOCK}|${CLOCK}\\s(?<from2>[a-z]{3})${ARROW}${CLOCK}\\s(?<to2>[a-z]{3}))(?![a-z0-9])`,
  'd',
);

export function findTimedCodes(text: string): AirportMention[] {
  if (!MAY_BE_SMALL.test(text)) return [];
  const joined = findPairs(SMALL_TIMED, text, true);
  const places = joined.length > 0 ? undefined : SMALL_WITH_HOURS.exec(text)?.indices?.groups;
  const ends = [places?.['from1'] ?? places?.['from2'], places?.['to1'] ?? places?.['to2']];
  const pair = ends.flatMap((end) => (end === undefined ? [] : smallCode(text, end[0])));
  return pair.length === 2 ? pair : joined;
}

/** Both ends of each pair; the second of one may be the first of the next, `lgw-dxb-syd`. */
function findPairs(pairs: RegExp, text: string, isJoined = false): AirportMention[] {
  const found: AirportMention[] = [];
  pairs.lastIndex = 0;
  for (let match = pairs.exec(text); match !== null; match = pairs.exec(text)) {
    const second = pairs.lastIndex - 3;
    const ends = [match.index, second];
    let pair = ends.flatMap((from) => smallCode(text, from));
    // `add-jro`: joined to another code a word is one too.
    if (isJoined && pair.length === 1) pair = ends.flatMap((from) => smallCode(text, from, true));
    if (pair.length === 2) found.push(...pair.filter(({ from }) => from > (found.at(-1)?.from ?? -1)));
    pairs.lastIndex = pair.length === 2 ? second : match.index + 3;
  }
  return found;
}

const SPANISH_HOUR = /(?<!\p{L})(?:a|de|desde|sobre|hacia|entre|y) las$/u;

function smallCode(text: string, from: number, mayBeWord = false): AirportMention[] {
  const place: Mention = { from, to: from + 3 };
  const value = text.slice(from, from + 3).toUpperCase();
  const isWord =
    !mayBeWord && (WORDLIKE_CODES.has(value) || SPANISH_HOUR.test(text.slice(Math.max(0, from - 8), from + 3)));
  const airport = isWord ? undefined : findAirport(value);
  if (airport === undefined) return [];
  return [{ ...place, code: { ...place, value }, names: [], airports: [airport], terminal: null, isSure: true }];
}
