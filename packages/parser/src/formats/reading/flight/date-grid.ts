/**
 * The departures of a charter: a day out and a day home a row, with what they cost, for flights that stand above with their times alone.
 *
 *     Out         Home        Nights   Adult    Child 2-11   Seats
 *     2027-01-09  2027-01-16    7      3 495      3 195         22
 */
import { readFareBasis, readFareRole } from '../../../annotators/fare-words.ts';
import { findFlightDates } from '../../../annotators/flight-date.ts';
import { findDirection } from '../../../annotators/flight-words.ts';
import { findMoney, readLoneAmount } from '../../../annotators/money.ts';
import { type Field, stated, withContext } from '../../../model/field.ts';
import type { Money } from '../../../model/money.ts';
import type { PartialDate } from '../../../model/partial-date.ts';
import { DIGIT, LinePattern } from '../../../text/line-look.ts';
import { type Passage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { type DocumentLine, oncePerDocument, type SourceDocument } from '../document.ts';
import { findToldCurrency } from '../fares/told-currency.ts';
import { cutAtGaps } from './cut-at-gaps.ts';

interface Departure {
  readonly label: Field<string>;
  readonly out: Field<PartialDate>;
  readonly back: Field<PartialDate>;
  readonly price: Field<Money> | null;
}

export interface DateGrid {
  readonly departures: readonly Departure[];
  /** Indexes of its lines, the heading's too. */
  readonly lines: ReadonlySet<number>;
}

const HEADER = new LinePattern(
  /^(?:out|outbound|depart|departure|hin|hinflug|aller|ida|salida|andata|partenza)(?:bound|ure)?(?=\s{2}|\t|\s?\|)/,
);
const ADULT = /^(?:adults?|erw(?:achsene)?|adultes?|adultos?|adulti|price|preis|prix|precio|prezzo|preco|pp|p\.p\.)\b/;
const GAP = /\t+|\s{2,}|\s?\|\s?/g;
const MAX_ROWS = 40;
const LEAST_COLUMNS = 3;

export const findDateGrid = oncePerDocument((document): DateGrid | null => {
  for (const line of document.lines) {
    if (!HEADER.test(line.look, line.folded)) continue;
    const heads = cut(line);
    const folded = heads.map(({ text }) => foldText(text));
    if (heads.length < LEAST_COLUMNS || !isDirection(folded[0], 'outbound') || !isDirection(folded[1], 'return'))
      continue;
    const price = folded.findIndex((head, i) => i > 1 && isPrice(head));
    const grid = price < 0 ? null : readGrid(document, line.index, heads, price);
    if (grid !== null) return grid;
  }
  return null;
});

const isDirection = (head: string | undefined, wanted: 'outbound' | 'return'): boolean => {
  const direction = head === undefined ? null : findDirection(`${head} `);
  return direction !== null && (direction.isOpen ? wanted === 'outbound' : direction.direction === wanted);
};

const isPrice = (head: string): boolean =>
  ADULT.test(head) || readFareRole(`${head} `, '') === 'total' || readFareBasis(`${head} `, '') === 'person';

function readGrid(document: SourceDocument, header: number, heads: readonly Passage[], price: number): DateGrid | null {
  const departures: Departure[] = [];
  const lines = new Set([header]);
  const told = findToldCurrency(document.lines);
  for (const line of document.lines.slice(header + 1, header + 1 + MAX_ROWS)) {
    if (line.isRule) continue;
    const cells = cut(line);
    const [out, back] = [dayOf(cells[0], document), dayOf(cells[1], document)];
    if ((line.look.signs & DIGIT) === 0 || out === null || back === null) break;
    const cell = cells.length === heads.length ? cells[price] : undefined;
    departures.push({
      label: stated(`${cells[0]?.text} – ${cells[1]?.text}`, [...out.spans, ...back.spans]),
      out,
      back,
      price: cell === undefined ? null : amountOf(cell, heads[price] as Passage, told),
    });
    lines.add(line.index);
  }
  return departures.length === 0 ? null : { departures, lines };
}

function dayOf(cell: Passage | undefined, { dateOrder }: SourceDocument): Field<PartialDate> | null {
  if (cell === undefined) return null;
  const folded = foldText(cell.text);
  const [date, more] = findFlightDates(folded, dateOrder);
  const isAlone =
    date !== undefined && more === undefined && date.end === null && folded.length - (date.to - date.from) < 5;
  return isAlone ? stated(date.date, [spanOf(cell, date.from, date.to)]) : null;
}

function amountOf(cell: Passage, heading: Passage, told: ReturnType<typeof findToldCurrency>): Field<Money> | null {
  const [money] = findMoney(cell.text, 1);
  if (money !== undefined)
    return withContext(stated(money.money, [spanOf(cell, money.from, money.to)]), [spanOf(heading)]);
  const lone = told === null ? null : readLoneAmount(cell.text);
  return lone === null || told === null
    ? null
    : withContext(stated({ ...lone, currencies: [told.code] as const }, [spanOf(cell)]), [spanOf(heading), told.span]);
}

function cut({ passage, cells }: DocumentLine): Passage[] {
  if (cells !== null) return cells.map((cell) => trimPassage(cell)).filter(({ text }) => text !== '');
  return cutAtGaps(passage, GAP);
}
