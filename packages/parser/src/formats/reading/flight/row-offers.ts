/**
 * A sheet that compares ways to fly: each row is an offer with its way out and its way back, under two groups of columns.
 *
 *     Airline   Onward   Dep CPT   Arr LHR   Return   Dep LHR   Arr CPT   Bags   Base fare   Taxes   Total pp
 *     BA        BA 58    19:05     05:55     BA 59    21:30     11:05     23kg   9,450       6,120   15,570
 */
import { findAirports } from '../../../annotators/airport.ts';
import { readFareBasis, readFareRole } from '../../../annotators/fare-words.ts';
import { type FlightColumn, readFoldedColumn } from '../../../annotators/flight-column.ts';
import { findDirection } from '../../../annotators/flight-words.ts';
import { CURRENCY_CODES, findMoney, readLoneAmount } from '../../../annotators/money.ts';
import { type Field, stated, withContext } from '../../../model/field.ts';
import { type FareDraft, OPEN_FARE } from '../../../model/flight-quote-draft.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type Passage, slicePassage, spanOf } from '../../../text/passage.ts';
import type { Table, TableRow } from '../../../text/tables.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import type { FareMention } from '../fares/fare-mention.ts';
import { readFare } from '../fares/read-fare.ts';
import { readParty } from '../terms/party.ts';
import type { FlightMark } from './flight-mark.ts';
import type { MarkContext } from './flight-marks.ts';
import { type FlightUnit, OPEN_UNIT } from './flight-unit.ts';
import { readRowMarks } from './row-marks.ts';

export interface RowOffer {
  readonly label: Field<string> | null;
  readonly units: readonly FlightUnit[];
  readonly fare: FareDraft;
  readonly notes: Field<string> | null;
}

type Side = 'outbound' | 'return';

interface Column {
  readonly heading: Passage;
  readonly folded: string;
  /** Null where the column is of no flight. */
  readonly side: Side | null;
  readonly kind: FlightColumn | 'via' | null;
  /** `Dep CPT`: the place that the heading names. */
  readonly place: FlightMark | null;
}

const LEAST_COLUMNS = 6;
const VIA = /^(?:via|stops?|stop at|stopover|connection|uber|escale|escala|scalo)\b/;
const NONSTOP = /^(?:non[- ]?stop|direct|direkt|directo|diretto|direto|nil|none|[-–—])$/;
const HEADED_END =
  /^(?:(?:out(?:bound)?|onward|return|ret|inbound|in|back|home|hin|ruck|aller|retour|ida|vuelta|regreso|andata|ritorno|volta)[ .:-]{1,2})?(?<end>dep(?:art(?:s|ure)?)?|arr(?:iv(?:es?|al))?|leaves?|lands?|ab|an|abflug|ankunft|depart|arrivee|salida|llegada|partenza|arrivo|partida|chegada)[ .:]{0,2}/;
const DEPARTS = /^(?:dep|leav|ab|salida|part)/;

/** Null for a table of another kind. */
export function readRowOffers(
  table: Table,
  document: SourceDocument,
  context: MarkContext,
): readonly RowOffer[] | null {
  const { header, rows } = table;
  if (header === null || header.cells.length < LEAST_COLUMNS || rows.length < 2) return null;
  const columns = withRoute(columnsOf(header.cells, context), document, header, context);
  const has = (side: Side, kind: Column['kind']): boolean =>
    columns.some((column) => column.side === side && column.kind === kind);
  const isWhole = (side: Side): boolean => has(side, 'flight') && has(side, 'depart') && has(side, 'arrive');
  if (!isWhole('outbound') || !isWhole('return')) return null;
  const passengers = readParty(document)?.count.value ?? null;
  const currency = currencyOf(document, header);
  const offers = rows.flatMap((row) => {
    const line = document.lines[row.line.index];
    if (line === undefined || row.cells.every(({ text }) => text === '')) return [];
    const units = (['outbound', 'return'] as const).flatMap((side) => unitsOf(line, row, columns, side, context));
    if (units.length < 2) return [];
    return [
      {
        label: labelOf(row, columns),
        units,
        fare: fareOf(line, row, columns, currency, passengers),
        notes: notesOf(row, columns),
      },
    ];
  });
  return offers.length < 2 ? null : offers;
}

function columnsOf(cells: readonly Passage[], context: MarkContext): Column[] {
  let side: Side | null = null;
  let isFlight = false;
  return cells.map((heading) => {
    const folded = foldText(heading.text);
    const direction = folded === '' ? null : findDirection(`${folded} `);
    const end = HEADED_END.exec(folded);
    if (direction !== null) [side, isFlight] = [direction.direction, true];
    const kind = kindOf(folded, direction !== null, end);
    // What stands behind the last column of the flights is of the offer.
    if (kind === null || kind === 'terms') isFlight = false;
    const rest = end === null ? null : slicePassage(heading, end[0].length);
    const [place] =
      rest === null || findAirports(rest.text).length === 0 ? [] : readRowMarks(rest, placeColumn(end), context);
    return { heading, folded, side: isFlight ? side : null, kind, place: place?.kind === 'place' ? place : null };
  });
}

/** `LGW - AMS options` above the table: the places, where no heading names them. */
function withRoute(
  columns: readonly Column[],
  { lines }: SourceDocument,
  { line }: TableRow,
  context: MarkContext,
): readonly Column[] {
  if (columns.some(({ place }) => place !== null)) return columns;
  for (let i = line.index - 1; i >= Math.max(0, line.index - HEAD); i--) {
    const { passage } = lines[i] as DocumentLine;
    const places = findAirports(passage.text.slice(0, MAX_TITLE));
    const [from, to] = places;
    if (from === undefined || to === undefined || places.length > 3) continue;
    const at = (end: 'from' | 'to', mention: typeof from): FlightMark | null =>
      readRowMarks(slicePassage(passage, mention.from, mention.to), end, context).find(
        ({ kind }) => kind === 'place',
      ) ?? null;
    return columns.map((column) => {
      if (column.kind !== 'depart' && column.kind !== 'arrive') return column;
      const isStart = (column.kind === 'depart') === (column.side === 'outbound');
      return { ...column, place: at(column.kind === 'depart' ? 'from' : 'to', isStart ? from : to) };
    });
  }
  return columns;
}
const MAX_TITLE = 120;

const placeColumn = (end: RegExpExecArray | null): FlightColumn =>
  DEPARTS.test(end?.groups?.['end'] ?? '') ? 'from' : 'to';

function kindOf(folded: string, isDirection: boolean, end: RegExpExecArray | null): Column['kind'] {
  if (end !== null) return DEPARTS.test(end.groups?.['end'] ?? '') ? 'depart' : 'arrive';
  if (VIA.test(folded)) return 'via';
  const own = readFoldedColumn(folded);
  if (!isDirection) return own;
  return own === 'date' || / (?:date|datum|fecha|data)$/.test(folded) ? 'date' : 'flight';
}

function unitsOf(
  line: DocumentLine,
  { cells }: TableRow,
  columns: readonly Column[],
  side: Side,
  context: MarkContext,
): FlightUnit[] {
  const own = columns.flatMap((column, i) => {
    const cell = cells[i];
    return column.side === side && cell !== undefined && cell.text !== '' ? [{ column, cell }] : [];
  });
  const marksOf = (kind: Column['kind']): FlightMark[] =>
    own.flatMap(({ column, cell }) =>
      column.kind === kind ? readRowMarks(cell, kind === 'via' ? null : (kind as FlightColumn), context) : [],
    );
  const flights = marksOf('flight').filter(({ kind }) => kind === 'flight');
  const [first, second] = flights;
  const end = (kind: 'depart' | 'arrive'): FlightMark[] => {
    const place = columns.find((column) => column.side === side && column.kind === kind)?.place;
    return [...(place ? [place] : []), ...marksOf(kind)];
  };
  if (first === undefined) return [];
  const heading = columns.find((column) => column.side === side)?.heading ?? line.passage;
  const direction = { direction: side, isOpen: false, from: 0, to: heading.text.length, passage: heading };
  const unit = (marks: readonly FlightMark[], isFirst: boolean): FlightUnit => ({
    ...OPEN_UNIT,
    line,
    passage: line.passage,
    marks,
    direction: isFirst ? direction : null,
    isRow: true,
  });
  const stops = own.filter(({ column, cell }) => column.kind === 'via' && !NONSTOP.test(foldText(cell.text)));
  const via = stops.length === 0 ? undefined : marksOf('via').find(({ kind }) => kind === 'place');
  const dates = marksOf('date');
  if (second !== undefined && via?.kind === 'place')
    return [
      unit([...dates, first, ...end('depart'), { ...via, end: 'arrive' }], true),
      unit([second, { ...via, end: 'depart' }, ...end('arrive')], false),
    ];
  const stop = via?.kind === 'place' ? [{ ...via, end: 'via' as const }] : [];
  return [unit([...dates, first, ...end('depart'), ...end('arrive'), ...stop], true)];
}

function labelOf({ cells }: TableRow, columns: readonly Column[]): Field<string> | null {
  const at = columns.findIndex(({ kind, side }) => kind === 'airline' && side === null);
  const cell = cells[Math.max(at, 0)];
  return cell === undefined || cell.text === '' || (at < 0 && columns[0]?.side !== null)
    ? null
    : stated(cell.text, [spanOf(cell)]);
}

interface SheetCurrency {
  readonly code: string;
  readonly passage: Passage;
}

const CODE = compactPattern(`(?<![A-Za-z])(?<code>${CURRENCY_CODES})(?![A-Za-z])`);

/** `Base fare (INR)`, or `INR, as on 20-Nov-26` above the table. */
function currencyOf({ lines }: SourceDocument, { line }: TableRow): SheetCurrency | null {
  for (let i = line.index; i >= Math.max(0, line.index - HEAD); i--) {
    const { passage } = lines[i] as DocumentLine;
    const match = CODE.exec(passage.text);
    const code = match?.groups?.['code'];
    if (match && code !== undefined)
      return { code, passage: slicePassage(passage, match.index, match.index + code.length) };
  }
  return null;
}
const HEAD = 8;

function fareOf(
  line: DocumentLine,
  { cells }: TableRow,
  columns: readonly Column[],
  currency: SheetCurrency | null,
  passengers: number | null,
): FareDraft {
  const mentions = cells.flatMap((cell, i): FareMention[] => {
    const column = columns[i];
    if (column === undefined || column.side !== null || cell.text === '') return [];
    const role = readFareRole(`${column.folded} `, '');
    if (role === null || role === 'other' || role === 'item') return [];
    const [money] = findMoney(cell.text, 1);
    const lone = money === undefined && currency !== null ? readLoneAmount(cell.text) : null;
    if (money === undefined && lone === null) return [];
    const value = money?.money ?? {
      ...(lone as NonNullable<typeof lone>),
      currencies: [(currency as SheetCurrency).code] as const,
    };
    const place = money === undefined ? spanOf(cell) : spanOf(cell, money.from, money.to);
    const context = [
      spanOf(column.heading),
      ...(money === undefined && currency !== null ? [spanOf(currency.passage)] : []),
    ];
    return [
      {
        money: withContext(stated(value, [place]), context),
        role,
        basis: readFareBasis(`${column.folded} `, ''),
        written: cell.text,
        line: line.index,
        isAddition: false,
      },
    ];
  });
  return mentions.length === 0 ? OPEN_FARE : { ...readFare(mentions, passengers).fare, fareClass: null };
}

/** `Bags: 1 x 23kg`, `Remarks: non ref`: what is left of the row. */
function notesOf({ cells }: TableRow, columns: readonly Column[]): Field<string> | null {
  const rest = cells.flatMap((cell, i) => {
    const column = columns[i];
    const isNote =
      column !== undefined && i > 0 && column.side === null && column.kind !== 'airline' && column.folded !== '';
    const role = readFareRole(`${column?.folded} `, '');
    if (!isNote || cell.text === '' || (role !== null && role !== 'other')) return [];
    return [{ heading: column.heading, cell }];
  });
  if (rest.length === 0) return null;
  return stated(
    rest.map(({ heading, cell }) => `${heading.text}: ${cell.text}`).join('\n'),
    rest.flatMap(({ heading, cell }) => [spanOf(heading), spanOf(cell)]),
  );
}
