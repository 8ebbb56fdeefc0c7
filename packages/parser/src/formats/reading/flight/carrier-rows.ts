/**
 * F-492: a list of fares with a row for each airline, whose flights the text tells elsewhere: each row is an offer of that airline's flights.
 *
 *     CXR   RBD   NET        TAX/YQ   SELL incl tx   BAGS
 *     KL    Q     1,118.00   486.32   1,705.00       2PC 23KG
 *     TK    V     1,042      511.08   1640           2pc x 23
 *
 * Where a column says what to sell at, that is the price: the others tell how it was made.
 */
import { findAirline, findAirlineByName, foldName } from '@waypage/gazetteer';
import { readFareBasis, readFareRole } from '../../../annotators/fare-words.ts';
import { CURRENCY_CODES, findMoney, readLoneAmount } from '../../../annotators/money.ts';
import { type Field, stated, withContext } from '../../../model/field.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { type Passage, slicePassage, spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { type DocumentLine, oncePerDocument, type SourceDocument } from '../document.ts';
import { piecesOf } from '../fares/fare-columns.ts';
import type { FareMention } from '../fares/fare-mention.ts';
import type { FlightUnit } from './flight-unit.ts';
import { readFlightPieces } from './read-units.ts';

export interface CarrierRow {
  readonly label: Field<string>;
  readonly line: number;
  readonly units: readonly FlightUnit[];
  readonly fare: readonly FareMention[];
  /** What stands under the other headings. */
  readonly cells: readonly { readonly heading: Passage; readonly cell: Passage }[];
}

export interface CarrierTable {
  readonly heading: number;
  readonly rows: readonly CarrierRow[];
}

const AIRLINE = compactPattern(
  /^(?:cxr|carriers?|airlines?|a\/l|al|flug(?:gesellschaft|linie)|gesellschaft|compagnies?(?: aerienne)?|aerolineas?|compania(?: aerea)?|compagnia(?: aerea)?|vettore|companhia(?: aerea)?|cia\.? aerea|maatschappij|flyselskab|flyselskap|flygbolag)$/,
);
const MAY_HEAD = new LinePattern(
  /\b(?:cxr|carriers?|airlines?|a\/l|al|fluggesellschaft|fluglinie|gesellschaft|compagnies?|aerolineas?|compania|compagnia|vettore|companhia|cia|maatschappij|flyselskab|flyselskap|flygbolag)\b/,
);
const SELLS =
  /^(?:(?:recommended|suggested|your) )?(?:sell(?:ing)?|gross|client|public|retail|pvp|venta|venda|vendita|verkauf|vk|brutto)\b/;
/** What an agent pays, and the letters of classes: neither is the fare's nor what it brings. */
const ASIDE = /\bnett?o?\b|^(?:rbd|class|cls|cl|fare ?basis|fb|via|stops?|routing|valid.*|tl|ttl)$/;
const CODE = compactPattern(`(?<![A-Za-z])(?<code>${CURRENCY_CODES})(?![A-Za-z])`);
const MAX_HEADING = 140;
const LEAST_COLUMNS = 3;
const MOST_ROWS = 8;
const AROUND = 3;

/** Null where no list has two airlines or more, or any flight is of none of them. */
export const readCarrierTable = oncePerDocument((document): CarrierTable | null => {
  for (const line of document.lines) {
    if (line.folded.length > MAX_HEADING || !MAY_HEAD.test(line.look, line.folded)) continue;
    const table = readUnder(line, document);
    if (table !== null) return table;
  }
  return null;
});

interface Row {
  readonly line: DocumentLine;
  readonly code: string;
  readonly cells: readonly Passage[];
}

function readUnder(line: DocumentLine, document: SourceDocument): CarrierTable | null {
  const headings = piecesOf(line).map(({ passage }) => passage);
  const at = headings.findIndex(({ text }) => AIRLINE.test(foldText(text).trim()));
  if (at < 0 || at > 1 || headings.length < LEAST_COLUMNS) return null;
  const rows: Row[] = [];
  for (const below of document.lines.slice(line.index + 1, line.index + 1 + MOST_ROWS)) {
    const cells = piecesOf(below).map(({ passage }) => passage);
    const code = cells.length === headings.length ? airlineOf(cells[at]?.text ?? '') : null;
    if (code === null || rows.some((row) => row.code === code)) break;
    rows.push({ line: below, code, cells });
  }
  if (rows.length < 2) return null;
  const flown = unitsByCarrier(document, new Set(rows.map(({ code }) => code)));
  if (flown === null) return null;
  const currency = currencyAround(document, line.index, rows.at(-1)?.line.index ?? line.index);
  const read = rows
    .map((row) => readRow(row, headings, at, flown.get(row.code) ?? [], currency))
    .filter(({ units, fare }) => units.length > 0 && fare.length > 0);
  return read.length < 2 ? null : { heading: line.index, rows: read };
}

const airlineOf = (text: string): string | null =>
  (/^[A-Z\d]{2}$/.test(text) ? findAirline(text)?.code : findAirlineByName(foldName(text))?.code) ?? null;

/** Every piece goes with the number in it, else with the one above it; null where a number is of another airline, or two in one piece differ. */
function unitsByCarrier(
  document: SourceDocument,
  codes: ReadonlySet<string>,
): ReadonlyMap<string, readonly FlightUnit[]> | null {
  const found = new Map<string, FlightUnit[]>();
  let current: string | null = null;
  for (const unit of readFlightPieces(document).units) {
    const own = new Set(
      unit.marks.flatMap((mark) => (mark.kind === 'flight' ? [mark.mention.carrier?.code ?? ''] : [])),
    );
    const [first, other] = own;
    const code: string | null = first ?? current;
    if (other !== undefined || (own.size > 0 && !codes.has(code ?? ''))) return null;
    current = code;
    if (code !== null) found.set(code, [...(found.get(code) ?? []), unit]);
  }
  return found;
}

function readRow(
  { line, cells }: Row,
  headings: readonly Passage[],
  at: number,
  units: readonly FlightUnit[],
  currency: Passage | null,
): CarrierRow {
  const columns = headings.map((heading, i) => ({
    heading,
    cell: cells[i] as Passage,
    words: foldText(heading.text).trim(),
  }));
  const selling = columns.filter(({ words }) => SELLS.test(words));
  const priced = (selling.length > 0 ? selling : columns).flatMap(({ heading, cell, words }) => {
    const role = SELLS.test(words) ? 'total' : readFareRole(`${words} `, '');
    if (ASIDE.test(words) || role === null || role === 'other' || role === 'item') return [];
    return mentionOf(line, heading, cell, role, currency) ?? [];
  });
  const others = columns.filter(
    ({ cell, words }, i) =>
      i !== at &&
      cell.text !== '' &&
      !ASIDE.test(words) &&
      !SELLS.test(words) &&
      isOther(readFareRole(`${words} `, '')),
  );
  const name = cells[at] as Passage;
  return { label: stated(name.text, [spanOf(name)]), line: line.index, units, fare: priced, cells: others };
}

const isOther = (role: ReturnType<typeof readFareRole>): boolean =>
  role === null || role === 'other' || role === 'item';

function mentionOf(
  line: DocumentLine,
  heading: Passage,
  cell: Passage,
  role: FareMention['role'],
  currency: Passage | null,
): FareMention | null {
  const [money] = findMoney(cell.text, 1);
  const told = currencyIn(heading) ?? currency;
  const lone = money === undefined && told !== null ? readLoneAmount(cell.text) : null;
  if (money === undefined && lone === null) return null;
  const value = money?.money ?? { ...(lone as NonNullable<typeof lone>), currencies: [told?.text ?? ''] as const };
  const place = money === undefined ? spanOf(cell) : spanOf(cell, money.from, money.to);
  const context = [spanOf(heading), ...(money === undefined && told !== null ? [spanOf(told)] : [])];
  return {
    money: withContext(stated(value, [place]), context),
    role,
    basis: readFareBasis(`${foldText(heading.text)} `, '') ?? 'person',
    written: cell.text,
    line: line.index,
    isAddition: false,
  };
}

function currencyIn(passage: Passage): Passage | null {
  const match = CODE.exec(passage.text);
  const code = match?.groups?.['code'];
  return match && code !== undefined ? slicePassage(passage, match.index, match.index + code.length) : null;
}

/** `all CAD per adult` right above or below the list. */
function currencyAround({ lines }: SourceDocument, first: number, last: number): Passage | null {
  for (const { passage } of lines.slice(Math.max(0, first - AROUND), last + 1 + AROUND)) {
    const found = currencyIn(passage);
    if (found !== null) return found;
  }
  return null;
}

/** `BAGS: 2pc x 23`: what the row says besides. */
export function notesOfRow({ cells }: CarrierRow): Field<string> | null {
  if (cells.length === 0) return null;
  return stated(
    cells.map(({ heading, cell }) => `${heading.text}: ${cell.text}`).join('\n'),
    cells.flatMap(({ heading, cell }) => [spanOf(heading), spanOf(cell)]),
  );
}
