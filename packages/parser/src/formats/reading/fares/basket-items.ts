/**
 * The rows of a basket: so many at a price, and what they come to beside or under it, `2 x Flex fare € 61.50` over `€ 123.00`,
 * `2 x £61.50 = £123.00`. One such row prices the whole journey; of several, for the way out and for the way back, each prices a part, and
 * neither amount is what a traveler pays in all.
 */
import type { DocumentLine } from '../document.ts';
import { withoutAddedRows } from './added-rows.ts';
import type { FareMention } from './fare-mention.ts';

/** So many of something, `2 adults x`; installments are `10x de R$ 229`. */
const COUNTED =
  /(?:^\W{0,3}|[\s(])(?<count>\d{1,2})\s?(?:[a-z]{3,14}\s)?[x×@]\s?(?:(?!(?:de|of|di|a)\s)[a-z][a-z+ \t-]{0,40})?$/;
const AGE =
  /adult|adt|child|chd|infant|teen|youth|senior|student|erwachs|kind|bebe|enfant|nino|bambin|adulti|crianca|pax|person|passenger|traveller|traveler/;

interface Row {
  readonly each: FareMention;
  readonly product: FareMention;
  /** Of travelers of one age: it is theirs for the whole journey. */
  readonly isOfAge: boolean;
}

/** The mentions with those of a basket told as such; `lines` are the document's. */
export function withBasketItems(
  all: readonly FareMention[],
  lines: ReadonlyMap<number, DocumentLine>,
): readonly FareMention[] {
  // A total may add up the products of rows and what stands beside them.
  const mentions = withoutAddedRows(all);
  const rows: Row[] = [];
  for (let i = 0; i + 1 < all.length; i++) {
    const row = rowOf(all[i] as FareMention, all[i + 1] as FareMention, lines);
    if (row === null) continue;
    rows.push(row);
    i++;
  }
  if (rows.length === 0 || rows.some(({ each }) => !isPriced(each))) return mentions;
  const told = new Map<FareMention, FareMention>();
  const grown = rows.filter(({ each }) => each.basis !== 'child');
  const [only] = rows;
  // `2 @ £96.00   £192.00` with bags and seats beside it: the fare before what is added to it.
  const isBase =
    rows.length === 1 && only !== undefined && mentions.some((mention) => isMoreThan(mention, only.product));
  const isWhole = grown.length === 1 && (rows.length === 1 || rows.every(({ isOfAge }) => isOfAge));
  for (const { each, product } of rows) {
    if (!isWhole) told.set(each, { ...each, role: 'item' });
    else if (each.basis !== 'child') told.set(each, { ...each, role: isBase ? 'base' : 'fare', basis: 'person' });
    told.set(
      product,
      rows.length === 1 && !isBase ? { ...product, role: 'total', basis: 'all' } : { ...product, role: 'item' },
    );
  }
  return mentions.map((mention, i) => told.get(all[i] as FareMention) ?? mention);
}

function rowOf(each: FareMention, product: FareMention, lines: ReadonlyMap<number, DocumentLine>): Row | null {
  const line = lines.get(each.line);
  if (line === undefined || product.line - each.line > 1 || each.role === 'other' || product.role === 'item')
    return null;
  const at = line.passage.text.indexOf(each.written);
  const before = at < 0 ? '' : line.folded.slice(Math.max(0, at - REACH), at);
  const count = Number(COUNTED.exec(before)?.groups?.['count'] ?? 0);
  if (count < 1 || Math.abs(each.money.value.amount * count - product.money.value.amount) > 0.011) return null;
  return { each, product, isOfAge: AGE.test(before) };
}

const REACH = 48;

const isMoreThan = ({ role, basis, money }: FareMention, { money: than }: FareMention): boolean =>
  role === 'total' && basis !== 'person' && basis !== 'child' && money.value.amount > than.value.amount + 0.011;

/** `2 x taxes` is a part of a price, not of a journey; what a `Regular fare` comes to is paid, not what it was. */
const isPriced = ({ role }: FareMention): boolean =>
  role === 'fare' || role === 'was' || role === 'total' || role === null;
