/**
 * `42 x $1,189 = $49,398`, the only such line of a text: what all pay by it, also where the figures do not come out; who reads the offer is to be
 * told of that.
 */
import { compactPattern } from '../../../text/compact-pattern.ts';
import { indexOfOffset } from '../../../text/passage.ts';
import type { DocumentLine } from '../document.ts';
import type { FareMention } from './fare-mention.ts';

const EQUALS = compactPattern(
  /^\s{0,2}(?:(?:each|pp|p\.p\.|per (?:person|pax|head|adult)|pro person|par personne|por persona|a persona|por pessoa)\s{0,2})?(?:=|→|->)\s{0,2}(?:total:?\s)?$/i,
);

export function withStatedProduct(
  mentions: readonly FareMention[],
  priced: ReadonlyMap<number, DocumentLine>,
): readonly FareMention[] {
  const products = mentions.filter((mention, i) => isProduct(mentions[i - 1], mention, priced));
  const [only, other] = products;
  if (only === undefined || other !== undefined || mentions.some(({ basis }) => basis === 'child')) return mentions;
  if (only.role !== null || only.basis !== null) return mentions;
  return mentions.map((mention) => (mention === only ? { ...mention, role: 'total', basis: 'all' } : mention));
}

function isProduct(
  each: FareMention | undefined,
  mention: FareMention,
  priced: ReadonlyMap<number, DocumentLine>,
): boolean {
  if (each === undefined || each.line !== mention.line) return false;
  const line = priced.get(mention.line);
  if (line === undefined || ((each.times ?? 0) < 2 && !isCountedBefore(line, each))) return false;
  const [from, to] = [each.money.spans.at(-1)?.[1], mention.money.spans[0]?.[0]];
  if (from === undefined || to === undefined || to - from > MAX_GAP || to < from) return false;
  const [start, end] = [indexOfOffset(line.passage, from), indexOfOffset(line.passage, to)];
  return start !== null && end !== null && EQUALS.test(line.passage.text.slice(start, end));
}
const MAX_GAP = 24;

/** `3 pax @ £410` */
function isCountedBefore({ passage }: DocumentLine, { money }: FareMention): boolean {
  const at = indexOfOffset(passage, money.spans[0]?.[0] ?? -1);
  return at !== null && COUNTED.test(passage.text.slice(Math.max(0, at - MAX_GAP), at));
}
const COUNTED = compactPattern(
  /(?<![\d.,])(?:[2-9]|[1-9]\d{1,2})\s?(?:x\s)?(?:pax|people|persons?|adults?|students?|seats?|travell?ers?|passengers?|personen|personnes|personas|persone|pessoas)\s?(?:@|at|x|×|je|à|a)\s?$/i,
);
