/**
 * Flight numbers: a designator with its figures, `BA 178`, `BA0178`, `B6-961`, `ba178`, and figures after a word for flight, `Flight 178`,
 * `Flt. #1187`, `vuelo 6252`. Figures after an airline's name are found by `findFlightFigures`. Case matters, so it works on the text
 * as it is.
 */

import { findAirline, findAirlineByIcao, findAirport } from '@waypage/gazetteer';
import { allMatches } from '../text/all-matches.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import { NumberedRegex } from '../text/numbered-regex.ts';
import type { Mention } from './annotation.ts';

export interface FlightNumberMention extends Mention {
  /** IATA designator in capitals, also where the text has that of ICAO (`EZY8915`); null after a word for flight. */
  readonly carrier: (Mention & { readonly code: string; readonly isIcao: boolean }) | null;
  /** Without leading zeros. */
  readonly figures: Mention & { readonly value: string };
  /** The designator is that of an airline in service, or a word for flight stands before the figures. */
  readonly isKnown: boolean;
}

const DESIGNATED = new NumberedRegex(
  /(?<![\p{L}\d])(?:(?<carrier>[A-Z][A-Z0-9]|\d[A-Z]|[A-Z]{3}(?=\s?\d))(?<gap>\s{0,3}|\s?[-–#]\s?|\*)|(?<low>[a-z]{2}|[a-z]\d|\d(?!h[0-5]\d(?!\d))[a-z])(?:\s(?=[1-9]\d{1,3}\s[a-z]{3}(?:\s?[-–>/→]\s?[a-z]{3}(?![a-z])|\s\d{1,2}:?\d\d(?!\d))|[1-9]\d{0,3},?\s(?:dept?|departs?|departing|leaves?|leaving|lvs)\s(?:[^\n]{0,40}?(?:\d[:.h]?[0-5]\d|\d\s?[ap]m)(?!\d)){2}))?)(?<zeros>0{0,3})(?<figures>[1-9]\d{0,3})(?<suffix>[A-Z]?)(?![\p{L}\d%$€£]|[.,:'’]\d|\/(?![1-9]\d{2,3}(?![\p{L}\d%$€£]|[.,:/'’]\d))\d)/u
    .source,
  'gu',
);
const group = (name: string): number => DESIGNATED.group(name);
const [CARRIER, GAP, LOW] = [group('carrier'), group('gap'), group('low')];
const [ZEROS, FIGURES_AT, SUFFIX] = [group('zeros'), group('figures'), group('suffix')];
const WORDED = compactPattern(
  /(?<![\p{L}\d])(?:flight|flt|flug|vol|vuelo|volo|v[oô]o|flyg|vlucht)\.?(?:\s?(?:number|nummer|num[eé]ro|n[uú]mero|no|nr|n[º°o])\.?)?\s{0,2}[:#]?\s{0,2}#?\s?(?<zeros>0{0,3})(?<figures>[1-9]\d{0,3})(?![\p{L}\d%]|[.,:/]\d|:(?:\s|$)|\s?(?:x|hours?|hrs?|segments?|legs?|of)\b)/giu,
);
const WORD_HINT = /fl|v[oôul]/i;
const HINT = /[A-Za-z0-9]{2}[\s*#–-]{0,3}\d|[Ff]l|[Vv][ou]|[VF][OUL]/;

/** Designators that are also words or units; with a blank before the figures they count only with three figures or more. */
const WORDLIKE = new Set(
  'AM PM AT TO IN ON OF NO BY IS IT OR AS US UP DO GO SO WE ME MY IF BE HE AN PC PP KG LB HR ID ST RM RS CA DE DU EL LA LE OM ET EN AL AB UM IM AN ZU MI FR DI DO SA SU MO TU TH IL UN NR PT QR'.split(
    ' ',
  ),
);
WORDLIKE.delete('QR');
export const isWordlikeDesignator = (code: string): boolean => WORDLIKE.has(code);
/** Three letters that stand before figures for other reasons: currencies, months, units. */
const WORDLIKE_ICAO = new Set(
  'USD EUR GBP CAD AUD NZD INR JPY CHF PKR AED SAR JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC MON TUE WED THU FRI SAT SUN PAX ADT CHD INF TAX FEE FLT REF TEL FAX BAG ROW THE AND FOR'.split(
    ' ',
  ),
);
/** `A350`, `A321`, `B787`, `E190`: an aircraft, not a flight. */
const AIRCRAFT = /^(?:A[23][0-9]\d|B7[0-9]\d|E1[79]\d|E2\d\d|T[1-9]\d?)$/;

export function findFlightNumbers(text: string): FlightNumberMention[] {
  if (!HINT.test(text)) return [];
  const found: FlightNumberMention[] = [];
  for (const match of allMatches(DESIGNATED.regex, text)) {
    const mention = readDesignated(match, text);
    if (mention === null) continue;
    const next = text.charAt(mention.to) === '/' ? readShared(mention, text) : undefined;
    if (next === null) continue;
    found.push(mention);
    if (next !== undefined) found.push(next);
  }
  if (!WORD_HINT.test(text)) return found;
  for (const match of allMatches(WORDED, text)) {
    const figures = figuresOf(match, match.groups?.['figures'] ?? '', 0);
    if (found.every((other) => other.to <= match.index || other.from >= figures.to))
      found.push({ from: match.index, to: figures.to, carrier: null, figures, isKnown: true });
  }
  return found.length < 2 ? found : found.sort((a, b) => a.from - b.from);
}

function readDesignated(match: RegExpExecArray, text: string): FlightNumberMention | null {
  const written = match[CARRIER] ?? match[LOW] ?? '';
  const airline = written.length === 3 ? findAirlineByIcao(written) : undefined;
  if (written.length === 3 && (airline === undefined || WORDLIKE_ICAO.has(written))) return null;
  if (airline !== undefined && isAirportWithTime(match, written)) return null;
  const code = airline?.code ?? written.toUpperCase();
  const figures = figuresOf(match, match[FIGURES_AT] ?? '', match[SUFFIX]?.length ?? 0);
  if (AIRCRAFT.test(match[0]) || !isLikely(written, match, text)) return null;
  const isKnown = findAirline(code) !== undefined;
  // Designators of airlines that are gone have a digit or three figures; two letters and a small number are anything.
  if (!isKnown && !(/\d/.test(code) ? figures.value.length >= 2 : figures.value.length >= 3)) return null;
  return {
    isKnown,
    from: match.index,
    to: figures.to,
    carrier: { from: match.index, to: match.index + written.length, code, isIcao: airline !== undefined },
    figures,
  };
}

/**
 * `BA 476/477`, `QR8/834`: the second number of the same airline; undefined where none follows the stroke, null where the figures before it
 * are those of a paper (`Ref. TR 2027/118`) or of something else.
 */
function readShared(first: FlightNumberMention, text: string): FlightNumberMention | null | undefined {
  const from = first.to + 1;
  const value = SHARED.exec(text.slice(from, from + 4))?.[0];
  if (value === undefined) return undefined;
  const before = text.slice(Math.max(0, first.from - LONGEST_LABEL), first.from);
  const length = first.figures.value.length;
  const isPair = first.isKnown && (length < 4 ? value.length === 3 : value.length === 4);
  if (!isPair || YEAR.test(first.figures.value) || PAPER_LABEL.test(before)) return null;
  return { ...first, from, to: from + value.length, figures: { from, to: from + value.length, value } };
}
const SHARED = /^[1-9]\d{2,3}/;
const YEAR = /^(?:19|20)\d\d$/;

/** `AF 1240 CDG 1230 - VIE 1425`: some airline's three letters are an airport's code, too, and the four figures behind a blank a time. */
function isAirportWithTime(match: RegExpExecArray, written: string): boolean {
  const figures = `${match[ZEROS] ?? ''}${match[FIGURES_AT] ?? ''}`;
  return (
    (match[GAP] ?? '').trim() === '' && match[GAP] !== '' && CLOCK.test(figures) && findAirport(written) !== undefined
  );
}
const CLOCK = /^(?:[01]\d|2[0-3])[0-5]\d$/;

const AFTER_UNIT =
  /^\s?(?:kg|kgs|lbs?|pcs?|pieces?|pax|x|stops?|hrs?|hours?|mins?|minutes?|days?|nights?|adults?|%|bags?|pm|am(?!\s(?:\d|[a-z]{3,7}tag|mittw)))\b/i;
/** `VS 3 mardi 13 juillet`, `BA 7 mar. 13 abr`: a Tuesday with its own day. */
const MONTH_AFTER =
  /^\s?(?!mar(?:di|tes|ted[iìí])|[a-z]{3,9}\.?\s\d{1,2}(?![\d:.h]))(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mai|mrz|okt|dez|ene|abr|ago|dic|gen|mag|giu|lug|set|ott|fev|out|avr|aou)/i;
/** `sa322 jnb-cpt`: before two airports even a designator that is a word elsewhere is one. */
const SMALL_ROUTE = /^\s[a-z]{3}\s?[-–>/→]\s?[a-z]{3}(?![a-z])/;
/** F-653: `CPT-JNB fri 20/2 1100-1305 sa322`: so it is at the end of a line, right behind both hours of a way told in capitals. */
const isBehindHours = (text: string, at: number, after: string): boolean =>
  after.trim() === '' && BOTH_HOURS.test(text.slice(Math.max(0, at - HOURS_REACH), at)) && WAY.test(text.slice(0, at));
const HOURS_REACH = 24;
const BOTH_HOURS = /(?<!\d)[0-2]?\d[:.]?[0-5]\d\s?[-–/]\s?[0-2]?\d[:.]?[0-5]\d(?:\s?\+[12])?,?\s$/;
const WAY = /(?<![A-Za-z])[A-Z]{3}\s?[-–/>→]\s?[A-Z]{3}(?![A-Za-z])/;
/** `LS1 4AB`, `BA12 7XY`: the second half of a British postcode. */
const POSTCODE_BEHIND = /^\s\d[A-Z]{2}(?![A-Z\d])/;
/** F-485: `ek 7 dep dubai 7.45am`: so it is in small letters and with a blank before the word for its departure. */
const LEAVES = /^,?\s(?:dep|lea|lvs)/;
const PAPER = /^\d-\d{3}/;
const DASHED_PAPER = /^(?<one>\d{1,4})[-–](?<other>\d{1,6})(?!\d)/;
const PAPER_LABEL =
  /(?<!\p{L})(?:ref|r[eé]f[eé]ren(?:ce|z|cia|za)|refer[eê]ncia|riferimento|referentie|dossier|vorgang|request|quot(?:e|ation)|offer|angebot|devis|presupuesto|preventivo|or[cç]amento|offerte)\.?\s?(?:(?:number|nummer|n[uú]m[eé]?ro|n[ro°º]|id|code)\.?)?\s?[:#]?\s{0,3}$/iu;
const LONGEST_LABEL = 28;
const CLOCK_BEFORE = /\d\s?$/;

function isLikely(written: string, match: RegExpExecArray, text: string): boolean {
  const end = match.index + match[0].length;
  const after = text.slice(end, end + 12);
  if (AFTER_UNIT.test(after)) return false;
  if (isPaper(written, match, text)) return false;
  const figures = `${match[ZEROS] ?? ''}${match[FIGURES_AT] ?? ''}`;
  const isBlank = (match[GAP] ?? '') !== '';
  if (!isBlank && figures.length <= 2 && POSTCODE_BEHIND.test(after)) return false;
  if (
    (written === 'AM' || written === 'PM') &&
    CLOCK_BEFORE.test(text.slice(Math.max(0, match.index - 2), match.index))
  )
    return false;
  // `to 12 May`, `ON 12 MAY`: figures that a month follows are a day.
  if (Number(figures) <= 31 && MONTH_AFTER.test(after) && (WORDLIKE.has(written) || /^\s?[A-Za-z]{3,9}\b/.test(after)))
    return !WORDLIKE.has(written) && !isBlank;
  if (WORDLIKE.has(written) && isBlank && figures.length < 3) return false;
  // Lower case only without a blank and with real weight: `ba178`, not `at10`.
  if (match[LOW] !== undefined)
    return (
      (figures.length >= 2 || LEAVES.test(after) || isBehindHours(text, match.index, after)) &&
      (!WORDLIKE.has(written.toUpperCase()) ||
        (figures.length >= 3 && (SMALL_ROUTE.test(after) || isBehindHours(text, match.index, after))))
    );
  return true;
}

/**
 * The number of a paper: `Q27-0418`, `G43-881`, F-546 `GQ-27-0619`, `TG-2027-114`, behind a word for a paper `Ref LX-118`. Of a number that goes on as
 * another (`LH-454-455`) both have as many figures.
 */
function isPaper(written: string, match: RegExpExecArray, text: string): boolean {
  const gap = match[GAP] ?? '';
  const figures = match.index + written.length + gap.length;
  if (gap === '') return /\d/.test(written) && PAPER.test(text.slice(figures, figures + 5));
  if (gap.trim() !== '-' && gap.trim() !== '–') return false;
  const { one = '', other = '' } = DASHED_PAPER.exec(text.slice(figures, figures + 12))?.groups ?? {};
  if (other !== '' && (other.startsWith('0') || one.length !== other.length)) return true;
  return PAPER_LABEL.test(text.slice(Math.max(0, match.index - LONGEST_LABEL), match.index));
}

/** Is `777` of `JL 777` the number itself, not what flies? */
export const isNumberItself = (mention: Mention, numbers: readonly FlightNumberMention[]): boolean =>
  numbers.some(({ isKnown, figures }) => isKnown && figures.from === mention.from && figures.to === mention.to);

/** `after` characters of the match stand behind the figures. */
function figuresOf(match: RegExpExecArray, value: string, after: number): Mention & { value: string } {
  const to = match.index + match[0].length - after;
  return { from: to - value.length, to, value };
}

const FIGURES = compactPattern(
  /^(?:\s?\([a-z\d]{2}\)(?=\s?\d))?[\s,·-]{0,3}(?:(?:flight|flt|flug|vol|vuelo|volo|v[oô]o)\.?\s{0,2})?(?:(?:number|nummer|no|nr)\.?\s?)?#?\s?0{0,3}(?<figures>[1-9]\d{0,3})(?![\p{L}\d%]|[.,:/-]\d|\s?(?:x|am|pm|bags?|checked|carry|pieces?|pcs?|stops?|(?:passenger|passag|pasajer|adult|pessoa|seat|(?:sitz)?pl[aä]tz|si[eè]ge|asiento|plaza|guest|student|ticket|erwachs|volwass|travell?er|reisend|viajant|viajer|viaggiat|crian[cç]|ni[nñ][oa]|enfant|bambin)\p{L}*|persons?|people|personen|personnes?|personas?|persone|kind(?:er(?:en)?)?|child(?:ren)?|pax|kg|lbs?|nights?|days?|hours?|hrs?|h|min|class)\b|\s?[$€£%]|(?<!\d{3})\s?:(?!\s\D))/iu,
);

/** The figures after an airline's name that ends at `from`: `Air Canada 1`, `Southwest #1187`, `United Flight 882`, `ITA (AZ) 603`. */
export function findFlightFigures(text: string, from: number): (Mention & { value: string }) | null {
  const match = FIGURES.exec(text.slice(from, from + 40));
  const value = match?.groups?.['figures'];
  if (!match || value === undefined) return null;
  const to = from + match[0].length;
  return { from: to - value.length, to, value };
}
