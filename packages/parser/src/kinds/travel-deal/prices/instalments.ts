/** `Or pay 4 x £150 = £600`, `10 x R$ 150 = R$ 1.500`: a price in parts is no price of so many travelers. */
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import type { PriceMention } from './price-mention.ts';

/** Told by the words before it, by a price of one that it makes up, or by reais, which are paid in so many `vezes`. */
export function withoutInstalments({ lines }: SourceDocument, found: readonly PriceMention[]): readonly PriceMention[] {
  const parts = new Map<number, 'part' | 'sum'>();
  const ofOne = linesOfOne(found);
  for (const [i, { product, price, line }] of found.entries()) {
    const part = found[i - 1];
    if (product == null || part === undefined || part.line !== line) continue;
    const before = line.folded.slice(Math.max(0, product.from - WINDOW), part.from);
    const told = ofOne.get(price.value.amount);
    const isPriceOfOne = told !== undefined && (told.size > 1 || !told.has(line));
    const around = lines.slice(Math.max(0, line.index - LINES), line.index + 1);
    const isInReais = price.value.currencies[0] === 'BRL' && !around.some(({ folded }) => PEOPLE.test(folded));
    if (!isPriceOfOne && !isInReais && !IN_PARTS.test(before)) continue;
    parts.set(i - 1, 'part');
    parts.set(i, 'sum');
  }
  if (parts.size === 0) return found;
  // Where nothing else tells the price the sum does.
  const isTold = found.some(({ role }, i) => !parts.has(i) && PRICED.has(role));
  return found.map((mention, i) => {
    const part = parts.get(i);
    if (part === undefined) return mention;
    const role = part === 'part' || isTold ? 'aside' : 'open';
    return { ...mention, role, basis: null, basisLine: null, product: null };
  });
}

/** The lines that tell each price of one. */
function linesOfOne(found: readonly PriceMention[]): ReadonlyMap<number, ReadonlySet<DocumentLine>> {
  const told = new Map<number, Set<DocumentLine>>();
  for (const { role, price, line } of found)
    if (role === 'person') told.set(price.value.amount, (told.get(price.value.amount) ?? new Set()).add(line));
  return told;
}
const PRICED: ReadonlySet<string> = new Set(['person', 'whole', 'open']);
const WINDOW = 60;
const LINES = 4;
const IN_PARTS = compactPattern(
  `\\b(?:or pay|pay (?:in|over|monthly)|spread(?:ing)?|instal?ments?|monthly|payment plan|ratenzahlung|raten|monatlich|en \\d{1,2} (?:fois|cuotas|pagos)|mensualites|cuotas|mensual(?:es|idades)|rateizza[a-z]{1,5}|parcel[a-z]{1,5}|vezes|em ate|termijnen|cartao|tarjeta)\\b`,
);
const PEOPLE =
  /\b(?:(?<!\bpor )pessoas?|adultos?|hospedes|viajantes|familia|casal|grupo|pax|passageiros?|people|persons|adults|guests|family|couple|group)\b/;
