/**
 * The summary of an airline's page, a row or a pair of lines each: `2 x Adult`, `Fare (£310.00 each)`, `£620.00`, `Taxes and charges`, `£80.00`, under it
 * what those are made of, and `Total`, `£700.00`. Read where the rows come to the total: then each row is what it is a part of.
 */
import type { DocumentLine } from '../document.ts';
import { shareOf } from './counted-rows.ts';
import type { FareMention } from './fare-mention.ts';

/** An amount may stand below its label, with a blank line behind each, and rows of points or of remarks between two amounts. */
const GAP = 12;
/** No page lists more taxes. */
const MAX_ROWS = 24;
const MAX_TRAVELERS = 9;

type Told = ReadonlyMap<FareMention, readonly FareMention[]>;

/** The mentions of such summaries told as what they are. `priced` and `above`: the lines of the amounts, and the ones before them. */
export function withSummaries(
  mentions: readonly FareMention[],
  above: ReadonlyMap<number, DocumentLine>,
  priced: ReadonlyMap<number, DocumentLine>,
): readonly FareMention[] {
  const told = new Map<FareMention, readonly FareMention[]>();
  const isSubtotal = ({ line, role }: FareMention): boolean =>
    role === 'total' && [priced, above].some((lines) => SUBTOTAL.test(lines.get(line)?.folded ?? ''));
  for (let i = 0; i < mentions.length; i++) {
    if (isSubtotal(mentions[i] as FareMention)) for (const [one, as] of belowSubtotal(mentions, i)) told.set(one, as);
    for (const part of partsOf(mentions, i)) told.set(part, [asItem(part)]);
    const summary = readSummary(mentions, i, above);
    if (summary === null) continue;
    for (const [one, as] of summary.told) told.set(one, as);
    i = summary.end;
  }
  return told.size === 0 ? mentions : mentions.flatMap((mention) => told.get(mention) ?? [mention]);
}

const SUBTOTAL = /\b(?:sub-? ?total|zwischensumme|sous-total|subtotale)\b/;

/** `Subtotal 312.00`, `Taxes 118.60`, `Payment fee 6.00`, `Total 436.60`: of all, where they make the total. */
function belowSubtotal(mentions: readonly FareMention[], at: number): Told {
  const subtotal = mentions[at] as FareMention;
  const told = new Map<FareMention, readonly FareMention[]>();
  let sum = amountOf(subtotal);
  for (let k = at + 1; k <= at + MAX_ROWS; k++) {
    const row = mentions[k];
    if (!isBelow(row, mentions[k - 1] as FareMention) || row.basis === 'person' || row.basis === 'child') break;
    if (row.role === 'total') {
      if (told.size === 0 || !isSame(sum, amountOf(row))) break;
      told.set(subtotal, [{ ...subtotal, role: 'base', basis: 'all' }]);
      return told.set(row, [{ ...row, basis: 'all' }]);
    }
    sum += amountOf(row);
    told.set(row, [row.role === 'taxes' ? { ...row, basis: 'all' } : row.role === 'fee' ? asItem(row) : row]);
  }
  return new Map();
}

const asItem = (mention: FareMention): FareMention => ({ ...mention, role: 'item' });
const amountOf = ({ money }: FareMention): number => money.value.amount;
const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 0.011;
const isPlain = ({ money }: FareMention): boolean => money.value.amountMax === null;

/** Does the mention stand in a row of its own right below the other? */
function isBelow(mention: FareMention | undefined, before: FareMention): mention is FareMention {
  const gap = mention === undefined ? 0 : mention.line - before.line;
  return mention !== undefined && gap > 0 && gap <= GAP && isPlain(mention);
}

/** What the taxes at `index` are made of, told below them row by row. */
function partsOf(mentions: readonly FareMention[], index: number): readonly FareMention[] {
  const taxes = mentions[index] as FareMention;
  if (taxes.role !== 'taxes' || !isPlain(taxes)) return [];
  let sum = 0;
  for (let k = index + 1; k <= index + MAX_ROWS; k++) {
    const part = mentions[k];
    if (!isBelow(part, mentions[k - 1] as FareMention) || part.role === 'total' || part.role === 'base') return [];
    sum += amountOf(part);
    if (sum > amountOf(taxes) + 0.011) return [];
    if (k > index + 1 && isSame(sum, amountOf(taxes))) return mentions.slice(index + 1, k + 1);
  }
  return [];
}

interface Fare {
  readonly each: FareMention;
  /** What all of them pay of it. */
  readonly product: FareMention;
  readonly count: number;
  readonly isOfChild: boolean;
}

/** `£620.00 (£310.00/person)` */
const isBeside = (each: FareMention, product: FareMention): boolean =>
  each.line === product.line && each.basis === 'person' && isPlain(each);

/** `Fare (£310.00 each)` over `£620.00`, or `Fare £620.00` over or before `£310.00/person`. */
function fareAt(mentions: readonly FareMention[], at: number, above: ReadonlyMap<number, DocumentLine>): Fare | null {
  const [upper, lower] = [mentions[at] as FareMention, mentions[at + 1]];
  if (lower === undefined || !isPlain(upper) || !(isBelow(lower, upper) || isBeside(lower, upper))) return null;
  const [each, product] = upper.basis === 'person' ? [upper, lower] : [lower, upper];
  const isPrice = each.role === 'base' || each.role === 'fare' || each.role === 'total' || each.role === null;
  if (!isPrice || each.basis !== 'person') return null;
  if (product.role === 'taxes' || product.role === 'fee' || product.basis === 'person') return null;
  const count = Math.round(amountOf(product) / amountOf(each));
  if (count < 1 || count > MAX_TRAVELERS || !isSame(amountOf(each) * count, amountOf(product))) return null;
  return { each, product, count, isOfChild: CHILD.test(above.get(each.line)?.folded ?? '') };
}
const CHILD =
  /\b(?:child(?:ren)?|chd|infants?|inf|kids?|youths?|kind(?:er)?|kleinkind(?:er)?|enfants?|bebes?|ninos?|bambin[oi]|neonat[oi]|criancas?|kinderen)\b/;

function readSummary(
  mentions: readonly FareMention[],
  start: number,
  above: ReadonlyMap<number, DocumentLine>,
): { readonly told: Told; readonly end: number } | null {
  const fares: Fare[] = [];
  let at = start;
  for (
    let fare = fareAt(mentions, at, above);
    fare !== null;
    fare = at < mentions.length ? fareAt(mentions, at, above) : null
  ) {
    fares.push(fare);
    at += 2;
    if (!isBelow(mentions[at], mentions[at - 1] as FareMention)) break;
  }
  const grown = fares.filter(({ isOfChild }) => !isOfChild);
  const [fare] = grown;
  if (fare === undefined || grown.length > 1) return null;
  const told = new Map<FareMention, readonly FareMention[]>();
  let sum = fares.reduce((all, { product }) => all + amountOf(product), 0);
  for (; at <= start + MAX_ROWS; at++) {
    const row = mentions[at];
    if (!isBelow(row, mentions[at - 1] as FareMention)) return null;
    if (row.role === 'total' && row.basis !== 'person' && row.basis !== 'child') {
      if (told.size === 0 || !isSame(sum, amountOf(row))) return null;
      break;
    }
    if (row.basis === 'person' || row.basis === 'child') return null;
    const parts = partsOf(mentions, at);
    for (const part of parts) told.set(part, [asItem(part)]);
    at += parts.length;
    sum += row.role === 'saving' ? -amountOf(row) : amountOf(row);
    told.set(row, [row.role === 'other' || row.role === 'saving' ? row : { ...row, role: 'taxes', basis: 'all' }]);
  }
  const total = mentions[at];
  if (total === undefined || at > start + MAX_ROWS) return null;
  // F-623: a fee that adults and children pay together has no share for each: what each age pays stands as told.
  const added = [...told].filter(([, [as]]) => as?.role !== 'item');
  const isApart = fares.length > 1 && added.every(([row]) => row.role === 'fee');
  if (isApart) for (const [row] of added) told.set(row, [{ ...row, role: 'other', basis: 'all' }]);
  for (const { each, product, isOfChild } of fares) {
    told.set(each, [{ ...each, role: isApart ? 'total' : 'base', basis: isOfChild ? 'child' : 'person' }]);
    told.set(product, [asItem(product)]);
  }
  const ofAll: FareMention = { ...total, role: 'total', basis: 'all' };
  const own: FareMention = { ...total, role: 'total', basis: 'person' };
  const share = fares.length > 1 ? [] : fare.count === 1 ? [own] : shareOf(own, fare.count);
  told.set(total, [ofAll, ...share]);
  return { told, end: at };
}
