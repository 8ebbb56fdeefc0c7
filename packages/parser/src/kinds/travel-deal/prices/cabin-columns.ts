/**
 * `Date | Inside | Outside | Balcony` over rows of prices: what each of the columns costs is an option of its row. Columns of other travelers,
 * nights, savings and parties are told apart elsewhere; here every column is named after a kind of cabin or room.
 */
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { derived, stated } from '../../../model/field.ts';
import type { PriceOptionDraft } from '../../../model/travel-deal-draft.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { CURRENCY_SIGN } from '../../../text/line-look.ts';
import { type Passage, spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { datesOf } from '../dates/option-dates.ts';
import { nightsToldAbove } from './columns-of-nights.ts';
import type { PriceMention } from './price-mention.ts';
import { isAsideLabel } from './price-role.ts';

interface CabinPrice extends PriceOptionDraft {
  readonly mention: PriceMention;
}

const LEAST_COLUMNS = 3;
/** Rows of prices between the headings and this one. */
const MAX_ROWS = 60;
const KIND =
  /\b(?:inside|interior|outside|ocean ?-?view|sea ?-?view|balcony|verandahs?|(?:mini-?|junior )?suite|penthouse|stateroom|cabin|standard|superior|deluxe|premium|comfort|classic|economy|villa|bungalow|room|innen\w*|aussen\w*|balkon\w*|intern[ae]|estern[ae]|interieure|exterieure|balcon|balcone|exterior|varanda|externa)\b/;
/** Another stay, a sum, a part of the price: no sheet of cabins. */
const NO_CABIN =
  /\b(?:supp\w*|nights?|nachte?|nuits?|noches?|total|for (?:two|2)|couple|per (?:room|cabin|night)|was|now|save|saving|deposit|net)\b/;
/** Somebody else's price. */
const OF_OTHERS = compactPattern(
  /\b(?:singles?|sgl|solo|ez|einzel\w*|child(?:ren)?|kids?|infants?|extra|3rd|4th|third|fourth|triple|quad\w*|kind(?:er)?|enfants?|nin[oa]s?|bambin\w*|criancas?|individual|singola|sencilla)\b/,
);

/** The options of the row, `row` being what its first price gave; empty where its columns have no such names. */
export function cabinColumns(
  { lines }: SourceDocument,
  line: DocumentLine,
  priced: readonly PriceMention[],
  row: PriceOptionDraft | null,
): CabinPrice[] {
  const { cells } = line;
  if (cells === null || row === null || cells.length <= LEAST_COLUMNS) return [];
  const isClosed = cells.slice(1).map(({ text }) => CLOSED.test(foldText(text)));
  const open = isClosed.flatMap((closed, i) => (closed ? [] : [i]));
  if (open.length === 0 || open.length !== priced.length) return [];
  const heads = headsAbove(lines, line, cells.length)?.slice(1) ?? [];
  if (
    heads.length !== isClosed.length ||
    heads.filter(({ text }) => KIND.test(foldText(text))).length * 2 < heads.length
  )
    return [];
  if (heads.some(({ text }) => !isPlainName(foldText(text)))) return [];
  if (priced.some(({ role }, i) => !isOpen(role) && !OF_OTHERS.test(foldText(heads[open[i] ?? 0]?.text ?? ''))))
    return [];
  return optionsOf(row, heads, cells, priced, open);
}

/** `Cabin | Sun May 9 | Sun Jun 13` over rows of cabins: each column is a departure, and what the cabin costs on it an option. */
export function departureColumns(
  document: SourceDocument,
  line: DocumentLine,
  priced: readonly PriceMention[],
  row: PriceOptionDraft | null,
): CabinPrice[] {
  const { cells } = line;
  if (cells === null || row === null || row.dates !== null || cells.length < LEAST_COLUMNS) return [];
  const isClosed = cells.slice(1).map(({ text }) => CLOSED.test(foldText(text)));
  const open = isClosed.flatMap((closed, i) => (closed ? [] : [i]));
  if (open.length === 0 || open.length !== priced.length || !priced.every(({ role }) => isOpen(role))) return [];
  const heads = headsAbove(document.lines, line, cells.length)?.slice(1) ?? [];
  const days = heads.map((head) => datesOf(head, document));
  // Of a season in two parts, and of rows `From` and `To`, a head tells but some of the days.
  const isTold = heads.every(({ text }) => text.length <= MAX_DAY) && isFirstRow(document, line, heads[0]);
  if (heads.length !== isClosed.length || !isTold || days.some((dates) => dates === null)) return [];
  const told = nightsToldAbove(document, line.index);
  const nights = told === null ? null : derived(told, []);
  return optionsOf(row, heads, cells, priced, open, days).map((option) => ({ ...option, nights }));
}

const MAX_DAY = 28;

function isFirstRow({ lines }: SourceDocument, { index }: DocumentLine, head: Passage | undefined): boolean {
  const start = head === undefined ? -1 : spanOf(head)[0];
  let at = index;
  while (at >= 0 && index - at <= MAX_ROWS && (lines[at]?.span[0] ?? 0) > start) at--;
  return (lines[at - 1]?.cells ?? null) === null;
}

/**
 * `Date | Nts | Itin | IN | OV | BA | STE | Tax`: beside the columns of cabins, three of them or more, stand others that say of the row what it is or what
 * comes on top.
 */
export function codedColumns(
  { lines }: SourceDocument,
  line: DocumentLine,
  priced: readonly PriceMention[],
  row: PriceOptionDraft | null,
): CabinPrice[] {
  const { cells } = line;
  const heads = cells === null ? null : headsAbove(lines, line, cells.length);
  if (cells === null || row === null || heads === null) return [];
  const columns = heads.flatMap(({ text }, i) => (i > 0 && isCabinHead(foldText(text)) ? [i] : []));
  if (columns.length < LEAST_COLUMNS) return [];
  const isOtherHead = ({ text }: Passage, i: number): boolean =>
    i === 0 || columns.includes(i) || OTHER_HEAD.test(foldText(text));
  if (!heads.every(isOtherHead)) return [];
  const ofCabins = columns.map((column) => cells[column] as Passage);
  const inColumn = (cell: Passage): PriceMention | undefined => {
    const [from, to] = spanOf(cell);
    return priced.find(({ price }) => price.spans.some(([start]) => from <= start && start < to));
  };
  const own = ofCabins.flatMap((cell) => inColumn(cell) ?? []);
  const open = ofCabins.flatMap((cell, i) => (inColumn(cell) === undefined ? [] : [i]));
  const names = columns.map((column) => heads[column] as Passage);
  return own.length === 0 ? [] : optionsOf(row, names, [NO_CELL, ...ofCabins], own, open);
}
const NO_CELL: Passage = { text: '', at: 0 };
const CODE = /^(?:in|ins|iv|ov|os|bal?|balc|bk|ste?|su|js|ms|pen?th|gty)$/;
const isCabinHead = (folded: string): boolean => CODE.test(folded) || (KIND.test(folded) && !NO_CABIN.test(folded));
/** The others. */
const OTHER_HEAD =
  /^(?:nts?|nights?|days?|itin(?:erary|\.)?|route|ship|vessel|port|from|to|destination|region|tax(?:es)?|txs?|fees|taxes\/fees|ncf|code|sailing|return|back|nachte?|tage|route|steuern?|hafen|nuits|noches|notti|noites)$/;

function optionsOf(
  row: PriceOptionDraft,
  heads: readonly Passage[],
  cells: readonly Passage[],
  priced: readonly PriceMention[],
  open: readonly number[],
  days: readonly PriceOptionDraft['dates'][] = [],
): CabinPrice[] {
  const { label } = row;
  return heads.flatMap((head, column) => {
    // A closed cabin is an option without a price; the dash of an empty cell is none.
    if (OF_OTHERS.test(foldText(head.text)) || NOTHING.test(cells[column + 1]?.text ?? '')) return [];
    const name = stated(`${label.value}: ${head.text}`, [...label.spans, spanOf(head)]);
    const own = priced[open.indexOf(column)];
    const dates = days[column] ?? row.dates;
    return [{ label: name, dates, price: own?.price ?? null, mention: own ?? (priced[0] as PriceMention) }];
  });
}

const NOTHING = /^[-–—/]{1,3}$/;
/** `sold out`, `on request`, `–`: nothing that one can pay. */
const CLOSED = compactPattern(
  /^(?:[-–—/]{1,3}|n\/a|tba|sold(?: ?out)?|wtlst|wl|waitlisted|full|waitlist|(?:on|upon) request|call|closed|ausgebucht|ausverkauft|auf anfrage|complet|epuise|sur demande|agotado|completo|a consultar|bajo peticion|esaurit[oa]|su richiesta|esgotado|sob consulta|lotado|uitverkocht|op aanvraag)\W{0,2}$/,
);

const isOpen = (role: PriceMention['role']): boolean => role === 'open' || role === 'person';

const isPlainName = (folded: string): boolean =>
  folded !== '' &&
  !/\d/.test(folded) &&
  !NO_CABIN.test(folded) &&
  (!isAsideLabel(folded) || KIND.test(folded) || OF_OTHERS.test(folded));

const BARE = /^\d[\d.,]*$/;

/** The line under the headings of a drawn table. */
const TABLE_RULE = /^[\s|:+=-]+$/;

/** The headings over the rows of prices that have as many cells. */
export function headsAbove(
  lines: readonly DocumentLine[],
  { index }: DocumentLine,
  count: number,
): readonly Passage[] | null {
  for (let i = index - 1; i >= 0 && index - i <= MAX_ROWS; i--) {
    const { cells, look, isRule, passage } = lines[i] as DocumentLine;
    if (isRule || TABLE_RULE.test(passage.text)) continue;
    if (cells === null || cells.length !== count) return null;
    if ((look.signs & CURRENCY_SIGN) === 0 && cells.filter(({ text }) => BARE.test(text)).length < 2) return cells;
  }
  return null;
}
