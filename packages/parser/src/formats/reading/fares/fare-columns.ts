/**
 * The heading of a table of fares, `Fare  Taxes  Total`, `Air fare ⇥ Taxes ⇥ Each ⇥ Qty ⇥ Sum`: what stands under each of its
 * words. Columns are cells, or set apart by two blanks or more.
 */
import { readFareBasis, readFareRole } from '../../../annotators/fare-words.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT, LinePattern } from '../../../text/line-look.ts';
import { type Passage, slicePassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { type DocumentLine, oncePerLine } from '../document.ts';
import { lineMoney } from '../line-money.ts';

/** `person` is what one traveler pays in all, `total` what stands under the word for it: of one or of all, as the sums tell; `aside` is no part of a fare. */
type ColumnKind = 'base' | 'taxes' | 'fee' | 'person' | 'count' | 'total' | 'other' | 'name' | 'aside';

export interface FareColumn {
  readonly kind: ColumnKind;
  readonly heading: Passage;
  /** Where it stands: the place of the cell, or the first character counted from the edge of the page. */
  readonly at: number;
  readonly end: number;
}

export interface FareColumns {
  readonly isCells: boolean;
  readonly columns: readonly FareColumn[];
}

/** A piece of a line between two gaps. */
export interface Piece {
  readonly passage: Passage;
  readonly at: number;
  readonly end: number;
}

const GAP = /\s{2,}/g;
const MAX_HEADING = 160;
const MAX_CELL = 40;
const MAX_COLUMNS = 9;

/** Taxes have a column of their own, or how many pay has. */
const MAY_HEAD = new LinePattern(
  /\b(?:tax|steuer|gebuhr|tas(?:as|se)|impuesto|imposte|oneri|impostos|belasting|toeslag|apd|yq|x|qty|qte|quantity|no\.|nr\.?|count|pax|number|anz|menge|stuck|stk|pers\b|personas|personnes|persone|personen|nombre|nb(?:re?)?\b|n[º°.]|cant|uds?\b|quant|qta|qtd|aantal|num|seats|passe|pasaj|travell?ers?|adults|reisende)/,
);
/** Over 1, 2, 3 in the first column they number the rows. */
const NUMBER = /^(?:#|(?:no|nr|n|num|lfd\.? nr|pos)[.°ºo]?|number)$/;
const COUNT = compactPattern(
  /^(?:x|×|#|qty|qte|qta|quantity|count|number(?: of (?:pax|passengers|travell?ers|people))?|(?:no|nr|n|num)[.°ºo]?(?: (?:of )?(?:pax|passengers|travell?ers|people|personen|personas|pasajeros|personnes|adults))?|# ?(?:of )?(?:pax|passengers|travell?ers|people)|no\. pax|anzahl|anz\.?|menge|stuck|stk|pers|nombre|nb(?:re?)?|cantidad|cant\.?|quantite|quantita|quantidade|quant\.?|qtd|uds?|aantal|times|mal)$/,
);
/** In the first column they head the names of who travels, in another one how many. */
const TRAVELERS =
  /^(?:pax|psgrs?|passengers|travell?ers|adults|people|persons|tickets|seats|personen|reisende|erwachsene|passagiere|passagers|voyageurs|adultes|personnes|pasajeros|viajeros|adultos|personas|passeggeri|viaggiatori|adulti|persone|passageiros|reizigers|volwassenen)$/;
/** A price that is one traveler's where taxes follow it. */
const PRICE =
  /^(?:(?:unit |base |ticket |flight |air )?price|preis|(?:einzel|flug|ticket|grund|netto)preis|prix(?: (?:unitaire|ht))?|precio(?: (?:base|unitario))?|prezzo(?: (?:base|unitario))?|preco(?: (?:base|unitario))?|prijs|amount|rate|cost)$/;
/** With the taxes in it. */
const ALL_IN = /^(?:(?:prix |tarif |total |montant )?ttc|brutto(?:preis)?|all[- ]in|sum|amount due)$/;
/** F-534: `Hors taxes`, `Ohne Steuern` over the first of the amounts. */
const BEFORE_TAXES =
  /^(?:(?:fare|price|prix|tarif|montant|preis|precio|tarifa|prezzo|tariffa|preco|prijs) )?(?:ht|hors taxes?|before tax(?:es)?|(?:excl\.?|excluding|ex\.?|without|w\/o) tax(?:es)?|ohne (?:steuern?|gebuhren)|vor steuern|sin (?:tasas|impuestos)|antes de (?:tasas|impuestos|taxas)|senza tasse|tasse escluse|sem (?:taxas|impostos)|zonder (?:belasting(?:en)?|toeslagen)|excl\.? belasting(?:en)?)$/;
const TAXES_WITHIN = /\b(?:incl|inkl|with|mit|avec|con|com|\+|&|and|plus)\b/;
const AMONG_AGENTS = /\b(?:mark-?up|comm(?:ission)?|margin|profit|sell(?:ing)?|aufschlag|marge)\b/;
/** A currency behind the word: `Total (EUR)`, `Taxes USD`, `Preis in €`. */
const UNIT = /\s?[([/]?(?:\bin )?(?:[$€£]|\b(?:usd|eur|gbp|cad|aud|nzd|chf|inr|zar|aed|sgd|hkd|brl|mxn)\b)[)\]]?$/;

/** The columns that the line heads; null where it heads no fares. */
export const readFareColumns = (line: DocumentLine): FareColumns | null =>
  MAY_HEAD.mayMatch(line.look) ? readHeading(line) : null;

const readHeading = oncePerLine((line): FareColumns | null => {
  const { folded } = line;
  if (folded.length > MAX_HEADING || !MAY_HEAD.test(line.look, folded) || AMONG_AGENTS.test(folded)) return null;
  const isCells = line.cells !== null;
  if ((line.look.signs & DIGIT) !== 0 && lineMoney(line).length > 0) return null;
  const pieces = headingPieces(line);
  if (pieces.length < 2 || pieces.length > MAX_COLUMNS) return null;
  const known = pieces.map(({ passage }, i) => kindOf(passage, i === 0));
  if (known.includes(null) && !(isCells && pricesInFull(known))) return null;
  const kinds = known.map((kind) => kind ?? 'aside');
  const columns = pieces.map(
    ({ passage, at, end }, i): FareColumn => ({ kind: kinds[i] as ColumnKind, heading: passage, at, end }),
  );
  return settle({ isCells, columns });
});

/** Fare, taxes and total each have a column: what else the sheet has (`Dept.`, `Seat`) stands beside them. */
const pricesInFull = (kinds: readonly (ColumnKind | null)[]): boolean =>
  kinds.includes('base') && kinds.includes('taxes') && (kinds.includes('total') || kinds.includes('person'));

/** `Fare Taxes Total`: where nothing sets the columns further apart, each word heads one. */
function headingPieces(line: DocumentLine): Piece[] {
  const pieces = piecesOf(line);
  const [only] = pieces;
  if (only === undefined || pieces.length > 1 || line.cells !== null || only.passage.text.length > MAX_CELL)
    return pieces;
  return allMatches(WORD, only.passage.text).map(({ 0: word, index }) => ({
    passage: slicePassage(only.passage, index, index + word.length),
    at: only.at + index,
    end: only.at + index + word.length,
  }));
}

const WORD = /\S+/g;

/** Empty cells are kept, so that those of a row stand under their heading. */
export function piecesOf({ passage, indent, cells }: DocumentLine): Piece[] {
  if (cells !== null) return cells.map((cell, at) => ({ passage: cell, at, end: at }));
  const pieces: Piece[] = [];
  let from = 0;
  for (const gap of allMatches(GAP, passage.text)) {
    pieces.push({ passage: slicePassage(passage, from, gap.index), at: indent + from, end: indent + gap.index });
    from = gap.index + gap[0].length;
  }
  pieces.push({ passage: slicePassage(passage, from), at: indent + from, end: indent + passage.text.length });
  return pieces.filter((piece) => piece.passage.text !== '');
}

/** `No.` first, over the names of those who travel. */
export function mayNumberRows([first, second]: readonly FareColumn[]): boolean {
  if (first?.kind !== 'count' || (second?.kind !== 'name' && second?.kind !== 'aside')) return false;
  return NUMBER.test(foldText(first.heading.text).trim());
}

/** Null where the words are none of a fare's table. */
function kindOf({ text }: Passage, isFirst: boolean): ColumnKind | null {
  if (text === '') return 'name';
  if (text.length > MAX_CELL) return null;
  const folded = foldText(text)
    .replace(UNIT, '')
    .replace(/[.:*]$/, '')
    .trim();
  if (COUNT.test(folded)) return 'count';
  if (TRAVELERS.test(folded)) return isFirst ? 'name' : 'count';
  if (PRICE.test(folded) || ALL_IN.test(folded)) return 'total';
  if (BEFORE_TAXES.test(folded)) return 'base';
  const words = `${folded} `;
  const basis = readFareBasis(words, '');
  switch (readFareRole(words, '')) {
    case 'taxes':
      return 'taxes';
    case 'fee':
      return 'fee';
    case 'base':
      return 'base';
    case 'fare':
      return TAXES_WITHIN.test(folded) ? 'total' : 'base';
    case 'total':
      return basis === 'person' ? 'person' : 'total';
    case null:
      if (NAME.test(folded) || (isFirst && !EACH.test(folded))) return 'name';
      return basis === 'person' ? 'person' : basis === 'all' ? 'total' : null;
    default:
      return 'other';
  }
}

/** The column of names may have no heading: then the first of them heads amounts. */
const EACH = /^(?:(?:per|pro|par|por|a|je) [a-z]|each$|pp$|p\.\s?p$)/;
const NAME = compactPattern(
  /^(?:(?:passenger|travell?er|pax|psgr|fare|ptc)s?(?: (?:type|name))?|type|name|who|class|cabin|fare ?(?:basis|class)|reisende[r]?|reisender|personentyp|typ|voyageurs?|passagers?|categorie|pasajeros?|viajeros?|tipo|passegger[oi]|viaggiator[ei]|passageiros?|viajantes?|reizigers?)$/,
);

/** Of several words for a total the last is it: one before the taxes is the fare without them, one behind them what one traveler pays. */
function settle({ isCells, columns }: FareColumns): FareColumns | null {
  const kinds = columns.map((column) => column.kind);
  const taxes = kinds.indexOf('taxes');
  const last = Math.max(kinds.lastIndexOf('total'), kinds.lastIndexOf('person'));
  const count = kinds.indexOf('count');
  const settled = columns.map((column, i): FareColumn => {
    if (column.kind !== 'total' || i === last) return column;
    return { ...column, kind: i < taxes && !kinds.slice(0, i).includes('base') ? 'base' : 'person' };
  });
  const has = (kind: ColumnKind): boolean => settled.some((column) => column.kind === kind);
  if (last < 0 || !(has('base') || has('person'))) return null;
  return taxes < 0 && count < 0 ? null : { isCells, columns: settled };
}
