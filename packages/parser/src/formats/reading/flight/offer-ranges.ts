/**
 * The parts of a text that each make an offer of their own: what stands under `Option 1`, `Option B`, `Variante 2`, or behind the letters of
 * a list whose entries have prices. A part ends at the next one; the last at a rule or a heading that does not speak of flights.
 */

import { findAirline, findAirlineByName, foldName } from '@waypage/gazetteer';
import { findDates, mayHoldDate } from '../../../annotators/date.ts';
import { findMoney } from '../../../annotators/money.ts';
import { findOptionHeading } from '../../../annotators/option-heading.ts';
import { type Field, stated } from '../../../model/field.ts';
import { offsetOf, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { readTermHeading } from '../terms/term-heading.ts';
import type { FlightUnit } from './flight-unit.ts';

export interface OfferRange {
  readonly number: number;
  readonly label: Field<string>;
  /** Line indexes, the end not included. */
  readonly from: number;
  readonly to: number;
}

export function findOfferRanges(document: SourceDocument, units: readonly FlightUnit[]): OfferRange[] {
  const starts: Start[] = [];
  for (const line of document.lines) {
    const start = readStart(line, document.source);
    if (start !== null) starts.push(start);
  }
  if (starts.length < 2) return [];
  const numbers = new Set(starts.map((start) => start.number));
  if (numbers.size < 2) return [];
  const flightLines = new Set(units.filter((unit) => unit.marks.length > 0).map((unit) => unit.line.index));
  return starts.map((start, i) => {
    const next = starts[i + 1];
    return { ...start, to: next?.from ?? endOfLast(document, start.from, flightLines) };
  });
}

type Start = Omit<OfferRange, 'to'>;

function readStart(line: DocumentLine, source: string): Start | null {
  if (line.passage.text === '' || line.table !== null) return null;
  const heading = findOptionHeading(line.folded, line.look);
  if (heading !== null) {
    const label = trimPassage(slicePassage(line.passage, heading.from, labelEnd(line, heading.to)), '–—-:·|*#=~_>( ');
    return { number: heading.number, label: stated(label.text, [spanOf(label)]), from: line.index };
  }
  return readLettered(line, source) ?? readBareLetter(line);
}

/**
 * `1) British Airways`, `B) BRITISH AIRWAYS - nonstop both ways`, `2) FINNAIR via Helsinki - €490pp`: the airline, and behind a mark what is said of
 * its flights, or what they cost; `2) KLM LHR-LAX`; `1) Thai TG911 15 Jan … - £745`.
 */
function readNumberedAirline({ passage, index }: DocumentLine, number: number): Start | null {
  const flown = BEFORE_NUMBER.exec(passage.text)?.groups?.['name'];
  if (
    flown !== undefined &&
    findAirlineByName(foldName(flown)) !== undefined &&
    findMoney(passage.text, 1).length > 0
  ) {
    const label = slicePassage(passage, 0, flown.length);
    return { number, label: stated(label.text, [spanOf(label)]), from: index };
  }
  if (passage.text.length > LONGEST_HEADING) return null;
  const [price] = findMoney(passage.text, 1);
  const told = price === undefined ? passage.text : passage.text.slice(0, price.from).replace(BEFORE_PRICE, '');
  if (/\d/.test(told)) return null;
  const end = told.search(BEHIND_AIRLINE);
  const name = end < 0 ? told : told.slice(0, end);
  if (name.length > LONGEST_AIRLINE) return null;
  // `1) BA LHR-JFK`: before a route its code names it as well.
  const isCoded = name.length === 2 && ROUTE_NEXT.test(told.slice(2)) && findAirline(name) !== undefined;
  if (!isCoded && findAirlineByName(foldName(name)) === undefined) return null;
  const label = slicePassage(passage, 0, told.length);
  return { number, label: stated(label.text, [spanOf(label)]), from: index };
}

/** `1) Thai TG911 15 Jan 12:05/06:05 - £745` */
const BEFORE_NUMBER = /^(?<name>\p{Lu}[\p{L} .&'’-]{2,28}?) (?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{1,4}(?![\p{L}\d])/u;
const LONGEST_AIRLINE = 30;
const LONGEST_HEADING = 60;
const BEHIND_AIRLINE =
  /\s*(?:\s[-–—|]\s|[:(]|\s(?:via|über|par|por|con|mit|with|ab|from|ex|von|depuis|desde|da|au départ de)\s|,?\s(?:vols? )?(?:direct|non-?stop|direkt|direct[oe]s?|dirett[oi]|direto)(?![\p{L}])|\s\p{L}{3}\s?[-–→/>]\s?\p{L}{3}(?![\p{L}]))/iu;
const ROUTE_NEXT = /^ [A-Z]{3}\s?[-–→/>]\s?[A-Z]{3}(?![A-Za-z])/;
const BEFORE_PRICE = /\s*[-–—:|(,]?\s*(?:from |at |only |ab |nur |desde |des )?$/i;

/** `A)` alone on its line. */
function readBareLetter({ passage, index }: DocumentLine): Start | null {
  const letter = passage.text.length > 3 ? undefined : BARE_LETTER.exec(passage.text)?.groups?.['letter'];
  if (letter === undefined) return null;
  const at = passage.text.indexOf(letter);
  const label = slicePassage(passage, at, at + 1);
  return {
    number: letter.toLowerCase().charCodeAt(0) - 96,
    label: stated(letter.toUpperCase(), [spanOf(label)]),
    from: index,
  };
}

const BARE_LETTER = /^[([]?(?<letter>[a-h])[.)\]:]$/i;

/** `A) LHR-DXB 12 Feb BA105 £450`. */
function readLettered(line: DocumentLine, source: string): Start | null {
  if (line.bullet === null) return null;
  const figure = /^[([]?(?<figure>[1-9])[.)\]]$/.exec(line.bullet)?.groups?.['figure'];
  if (figure !== undefined) return readNumberedAirline(line, Number(figure));
  const letter = /^[([]?(?<letter>[a-h])[.)\]:]$/i.exec(line.bullet)?.groups?.['letter'];
  if (letter === undefined) return null;
  const number = letter.toLowerCase().charCodeAt(0) - 96;
  if (findMoney(line.passage.text, 1).length === 0) return readNumberedAirline(line, number);
  // In a chat the line begins with its stamp.
  const end = offsetOf(line.passage, 0);
  const found = source.slice(Math.max(0, end - FAR_BULLET), end).lastIndexOf(line.bullet);
  const at = found < 0 ? line.span[0] : Math.max(0, end - FAR_BULLET) + found;
  return {
    number,
    label: stated(letter.toUpperCase(), [[at, at + line.bullet.length]]),
    from: line.index,
  };
}

const FAR_BULLET = 12;

/** The label goes on behind the number, `Option 1 – Nonstop (Recommended)`, until figures of a flight or a price come. */
function labelEnd(line: DocumentLine, from: number): number {
  const { text } = line.passage;
  if (/^\s?[:.)]/.test(text.slice(from, from + 2)) && /\d/.test(text.slice(from))) {
    // `Option 1: Delta nonstop $640`: with nothing but words before its price it goes on.
    const words = PRICED.exec(text.slice(from, from + LONGEST_PRICED))?.groups?.['words'];
    return words === undefined ? from : from + words.length;
  }
  if (SENTENCE.test(line.folded.slice(from, from + 12))) return from;
  // `Option B – BA from Heathrow: Thu 6 May …`: behind the colon stand the flights.
  const colon = text.slice(from, from + LONGEST_HEADING).search(/:\s(?=.*\d)/);
  if (colon > 0 && figureIn(text.slice(from, from + colon)) < 0) return from + colon;
  const dayEnd = endOfDay(line, from);
  const figure = figureIn(text.slice(dayEnd));
  return figure < 0 ? text.length : dayEnd + figure;
}

/** Where a figure, a price or an airport stands; `KLM` is none of them. */
function figureIn(text: string): number {
  let from = 0;
  for (let match = FIGURE.exec(text); match !== null; match = FIGURE.exec(text.slice(from))) {
    const name = match[0].replace(/^[:,\s(]+/, '');
    const isAirline = /^[A-Z]{3}$/.test(name) && !ROUTE.test(text.slice(from + match.index + match[0].length));
    if (!isAirline || findAirlineByName(foldName(name)) === undefined) return from + match.index;
    from += match.index + match[0].length;
  }
  return -1;
}
/** `SAS-OSL`, `TAP 1323`: the rest of a route or a number. */
const ROUTE = /^\s?[-–→>/]\s?[A-Z]{3}(?![A-Za-z])|^\s?\d/;
const LONGEST_PRICED = 200;
const PRICED =
  /^(?<words>\s?[:.)]\s(?:[\p{L}'’&.-]{2,20}[\s,]{1,2}){1,7}?)\W{0,3}(?:(?:from|for|at|only) )?(?:[$€£]|(?:USD|EUR|GBP|CAD|AUD|INR)\b)\s?\d[\d.,]{0,12}(?:\s?(?:pp|p\.p\.|each|per person|return|total))?\W{0,4}$/u;

/** `Option A is Qatar via Doha. They'd leave on …` */
const SENTENCE =
  /^,? (?:is|are|would|goes|has|leaves|flies|ist|sind|ware|geht|fliegt|est|sont|serait|es|son|seria|sale|e|sono|sarebbe|parte|sai)\b/;

const FIGURE = /[:,]?\s?[(]?(?:[$€£]|\b(?:USD|EUR|GBP|CAD|AUD|INR)\b|\d{2}|\b[A-Z]{2}\s?\d|\b[A-Z]{3}\b)/;

/** `Option 1 - Sat 9 Jan 2027`: the day that the label names, where nothing but words stands before it; else `from`. */
function endOfDay({ passage, folded, look }: DocumentLine, from: number): number {
  if (!mayHoldDate(look)) return from;
  const rest = folded.slice(from);
  const [day] = findDates(rest, 'day-first');
  if (day === undefined || FIGURE.test(passage.text.slice(from, from + day.from))) return from;
  return from + day.to + (passage.text.charAt(from + day.to) === ')' ? 1 : 0);
}

/** `Bags: 2 x 20kg` over its price is the option's own, a heading over a list is not. */
function headsList({ folded }: DocumentLine): boolean {
  const heading = readTermHeading(folded);
  return heading !== null && heading.valueFrom >= folded.length;
}

/** Where the last of several offers ends that begins at `from`. */
export function endOfLast(document: SourceDocument, from: number, flightLines: ReadonlySet<number>): number {
  let hasFlight = false;
  for (let i = from + 1; i < document.lines.length; i++) {
    const line = document.lines[i] as DocumentLine;
    hasFlight ||= flightLines.has(i);
    if (!hasFlight || line.passage.text === '') continue;
    if (line.isRule || line.heading > 0 || headsList(line)) return i;
  }
  return document.lines.length;
}
