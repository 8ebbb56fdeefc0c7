/**
 * Flights of an electronic ticket's receipt: under a heading for both places (`FROM /TO`) a flight takes several lines, its places down the first
 * column in as many lines as their names need, and where it lands behind words of its own:
 *
 *     FROM /TO        FLIGHT  CL DATE   DEP   FARE BASIS  NVB   NVA   BAG ST
 *     PARIS CHARLES   AF 1234 Y  12MAR  0955  YRT         12MAR 12MAR 1PC OK
 *     DE GAULLE
 *     MADRID                             ARRIVAL TIME: 1205  ARRIVAL DATE: 12MAR
 *     TERMINAL:2
 */
import type { Mention } from '../../../annotators/annotation.ts';
import type { DateOrder } from '../../../annotators/date.ts';
import { readFoldedColumn } from '../../../annotators/flight-column.ts';
import { findFlightDates } from '../../../annotators/flight-date.ts';
import { findFlightNumbers } from '../../../annotators/flight-number.ts';
import { END_WORDS, type FlightEnd, findEndWords } from '../../../annotators/flight-words.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { isBlank, joinPassages, type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import type { FlightMark } from './flight-mark.ts';
import type { MarkContext } from './flight-marks.ts';
import { type FlightUnit, OPEN_UNIT } from './flight-unit.ts';
import { readRowMarks } from './row-marks.ts';

/** The units that begin at a line of a receipt; none where the line goes on with one. */
export type ReceiptRows = ReadonlyMap<number, readonly FlightUnit[]>;

const HEADER = new LinePattern(
  /^(?:from|de|von|desde|da|van|fra) ?\/ ?(?:to|a|nach|hasta|para|vers|naar|til)(?=\s{2}|\s?[|\t])/,
);
/** No receipt has more lines under its heading. */
const MAX_LINES = 160;
const LEAST_EDGE = 10;
const MAX_EDGE = 40;
const TERMINAL = /^(?:aero)?term(?:inal)?e?\s?[:.]?\s?(?<value>[A-Z\d]{1,3})$/i;
const CLASS = compactPattern(/^\s{1,6}(?<letter>[A-Z])(?=\s)/);
const CLOCK = compactPattern(/(?<![\w:.])(?:[01]?\d|2[0-3])[:.]?[0-5]\d(?:\s?[AaPp]\.?[Mm]?\.?)?(?![\w:])/);

/** One end of a flight while its lines come in. */
interface OpenEnd {
  readonly end: FlightEnd;
  readonly line: DocumentLine;
  readonly names: Passage[];
  readonly cells: (readonly [
    Passage,
    'airline' | 'flight' | 'class' | 'date' | 'depart' | 'arrive' | 'arrival-date',
  ])[];
  terminal: Passage | null;
}

export function findReceiptRows(document: SourceDocument, context: MarkContext): ReceiptRows {
  const rows = new Map<number, readonly FlightUnit[]>();
  for (const header of document.lines) {
    if (rows.has(header.index) || !HEADER.test(header.look, header.folded)) continue;
    const edge = edgeOf(header);
    if (edge !== null) readReceipt(document, header.index, edge, context, rows);
  }
  return rows;
}

/** The column at which what is not a place begins; null where the heading is none of flights. */
function edgeOf({ passage, folded, indent }: DocumentLine): number | null {
  const second = /\s{2,}(?=\S)/.exec(passage.text);
  if (second === null) return null;
  const edge = second.index + second[0].length;
  if (edge < LEAST_EDGE || edge > MAX_EDGE) return null;
  const headings = folded.slice(edge).split(/\s+/);
  const kinds = new Set(headings.map(readFoldedColumn));
  return kinds.has('flight') && (kinds.has('date') || kinds.has('depart')) ? edge + indent : null;
}

function readReceipt(
  document: SourceDocument,
  header: number,
  edge: number,
  context: MarkContext,
  rows: Map<number, readonly FlightUnit[]>,
): void {
  const ends: OpenEnd[] = [];
  const own: number[] = [];
  const last = Math.min(document.lines.length, header + MAX_LINES);
  for (let i = header + 1; i < last; i++) {
    const line = document.lines[i] as DocumentLine;
    if (isBlank(line.passage) || line.isRule) continue;
    const { name, rest } = cut(line, edge);
    const next =
      rest === null
        ? null
        : (readFlight(line, rest, context.dateOrder) ?? readLanding(line, rest, ends, context.dateOrder));
    const open = ends.at(-1);
    if (next !== null) {
      if (name !== null) next.names.push(name);
      ends.push(next);
    } else if (rest !== null || name === null || open === undefined || !goesOn(open, name)) {
      // What stands between the lines of a flight (`OPERATED BY …`) is read as elsewhere; behind a blank line the flights are over.
      if (line.afterBlank && ends.length > 0) break;
      continue;
    }
    own.push(i);
  }
  if (!ends.some(({ end }) => end === 'arrive')) landInRows(ends);
  if (ends.length < 2 || !ends.some(({ end }) => end === 'arrive')) return;
  for (const i of [header, ...own]) {
    const line = document.lines[i] as DocumentLine;
    rows.set(i, [{ ...OPEN_UNIT, line, passage: line.passage, isRow: true }]);
  }
  const units = ends.map((end) => unitOf(end, context));
  for (const { line } of ends)
    rows.set(
      line.index,
      units.filter((unit) => unit.line === line),
    );
}

/** `LONDON LHR  BA 0117 …` over `NEW YORK JFK  BA 0178 …` over `LONDON LHR` alone: each flight lands where the next row begins. */
function landInRows(ends: OpenEnd[]): void {
  const last = ends.at(-1);
  const home = last !== undefined && last.names.length > 1 ? last.names.pop() : undefined;
  if (home === undefined || ends.some(({ names }) => names.length === 0)) return;
  const aims = [...ends.slice(1).map(({ names }) => names.slice()), [home]];
  const landings = aims.map(
    (names, i): OpenEnd => ({ ...(ends[i] as OpenEnd), end: 'arrive', names, cells: [], terminal: null }),
  );
  const flown = ends.splice(0);
  for (const [i, flight] of flown.entries()) ends.push(flight, landings[i] as OpenEnd);
}

/** A line in two: what stands in the column for places, and the rest. */
function cut({ passage, indent }: DocumentLine, edge: number): { name: Passage | null; rest: Passage | null } {
  const { text } = passage;
  const at = edge - indent;
  if (at <= 2) return { name: null, rest: passage };
  const gap = text.charAt(at - 1) === ' ' ? at : text.indexOf('  ');
  if (text.length < at || gap < 0)
    return { name: text.length <= at + 2 ? passage : null, rest: text.length <= at + 2 ? null : passage };
  return { name: trimPassage(slicePassage(passage, 0, gap)), rest: trimPassage(slicePassage(passage, gap)) };
}

/** The second line of a name, or its terminal. */
function goesOn(open: OpenEnd, name: Passage): boolean {
  if (TERMINAL.test(name.text)) {
    open.terminal = name;
    return true;
  }
  if (open.terminal !== null || !/^\p{Lu}[\p{L}\s.'’/()-]*$/u.test(name.text)) return false;
  open.names.push(name);
  return true;
}

/** `AF 1234 Y 12MAR 0955 …`: the flight, its class, its day, and the first time behind it. */
function readFlight(line: DocumentLine, rest: Passage, order: DateOrder): OpenEnd | null {
  const number = findFlightNumbers(rest.text)[0] ?? numberInColumns(rest.text);
  if (number === null || number.from > 24) return null;
  const behind = rest.text.slice(number.to);
  const [date] = findFlightDates(foldText(behind), order);
  const letter = CLASS.exec(behind);
  const clock = date === undefined ? null : CLOCK.exec(behind.slice(date.to));
  if (date === undefined || clock === null) return null;
  const piece = (from: number, to: number): Passage => slicePassage(rest, number.to + from, number.to + to);
  const time = date.to + clock.index;
  return {
    end: 'depart',
    line,
    names: [],
    cells: [
      [piece(date.from, date.to), 'date'],
      ...numberCells(rest, number),
      ...(letter === null ? [] : [[piece(letter[0].length - 1, letter[0].length), 'class'] as const]),
      [piece(time, time + clock[0].length), 'depart'],
    ],
    terminal: null,
  };
}

/** `BA      0117`: the carrier and its number, a column each. */
function numberInColumns(text: string): Mention | null {
  const match = IN_COLUMNS.exec(text);
  return match === null ? null : { from: 0, to: match[0].length };
}
const IN_COLUMNS = compactPattern(/^(?:[A-Z][A-Z\d]|\d[A-Z])\s{4,10}\d{1,4}(?=\s)/);

function numberCells(rest: Passage, { to }: Mention): OpenEnd['cells'] {
  const figures = IN_COLUMNS.test(rest.text) ? rest.text.slice(0, to).search(/\d+$/) : 0;
  if (figures === 0) return [[slicePassage(rest, 0, to), 'flight']];
  return [
    [slicePassage(rest, 0, 2), 'airline'],
    [slicePassage(rest, figures, to), 'flight'],
  ];
}

/** `ARRIVAL TIME: 1205 ARRIVAL DATE: 12MAR` under a flight that has not landed. */
function readLanding(line: DocumentLine, rest: Passage, ends: readonly OpenEnd[], order: DateOrder): OpenEnd | null {
  if (ends.at(-1)?.end !== 'depart' || !END_WORDS.mayMatch(line.look)) return null;
  const folded = foldText(rest.text);
  const word =
    ARRIVAL.exec(folded) ?? findEndWords(folded).find(({ end, isPreposition }) => end === 'arrive' && !isPreposition);
  if (word === undefined) return null;
  const clock = CLOCK.exec(rest.text);
  if (clock === null) return null;
  const behind = clock.index + clock[0].length;
  const [date] = findFlightDates(folded.slice(behind), order);
  return {
    end: 'arrive',
    line,
    names: [],
    cells: [
      [slicePassage(rest, clock.index, behind), 'arrive'],
      ...(date === undefined
        ? []
        : [[slicePassage(rest, behind + date.from, behind + date.to), 'arrival-date'] as const]),
    ],
    terminal: null,
  };
}
const ARRIVAL = compactPattern(/(?:heure|hora|ora)s? (?:d'|de |di )?(?:arrivee|llegada|arrivo|chegada)/);

function unitOf({ end, line, names, cells, terminal }: OpenEnd, context: MarkContext): FlightUnit {
  const place = names.length === 0 ? null : joinPassages(names);
  const where =
    place === null ? [] : readRowMarks(place, end === 'depart' ? 'from' : 'to', context).map(withMainAirport);
  const what = cells.flatMap(([cell, column]) => readRowMarks(cell, column, context));
  const at = what.findIndex(({ kind }) => kind === 'time');
  const marks = at < 0 ? [...what, ...where] : [...what.slice(0, at), ...where, ...what.slice(at)];
  if (terminal !== null) marks.splice(marks.findIndex(({ kind }) => kind === 'time') + 1, 0, terminalMark(terminal));
  return { ...OPEN_UNIT, line, passage: line.passage, marks, isRow: end === 'depart' };
}

/** A system that writes a city alone means its main airport; where a city has a code of its own it writes which. */
function withMainAirport(mark: FlightMark): FlightMark {
  if (mark.kind !== 'place' || mark.mention.code !== null) return mark;
  const { airports } = mark.mention;
  const [main] = airports;
  return main === undefined || airports.some(({ kind }) => kind === 'city')
    ? mark
    : { ...mark, mention: { ...mark.mention, airports: [main] } };
}

function terminalMark(passage: Passage): FlightMark {
  const value = TERMINAL.exec(passage.text)?.groups?.['value'] ?? '';
  const to = passage.text.length;
  return { from: to - value.length, to, passage, kind: 'terminal', value };
}
