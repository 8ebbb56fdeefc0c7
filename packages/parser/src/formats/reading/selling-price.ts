/**
 * What the client pays, told beside what the agency pays: `Nett GBP 380 + 120 tax = 500, sell at GBP 560`, `NET (agents) 410.00` over `PVP 465.00`.
 * Where a text tells it, nobody needs the net figures.
 */
import type { SensitiveMention } from '../../annotators/sensitive-mention.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import type { DocumentLine, SourceDocument } from './document.ts';

const AMOUNT =
  "(?:\\s?\\([^()\\n]{1,40}\\))?[^\\d\\n;]{0,30}?(?:(?:[$€£₹]|\\b[a-z]{3})\\s{0,12}\\d|\\d[\\d., ']{0,11}\\s?(?:[$€£₹]|(?:usd|eur|euros?|gbp|chf|cad|aud|nzd|zar|aed|inr)\\b)|\\d[\\d,']{0,9}\\.\\d\\d(?!\\d)|\\d{3,5}(?![\\d%]))";
const WORDS =
  '(?:(?:recommended |suggested |rec\\.? )?(?:sell(?:ing)?|sale|gross|retail)(?: (?:at|for|it (?:at|for)|(?:price|fare|rate)s?))?|(?:client|customer|passenger|pax)s? (?:price|fare|pays?)|(?:price|fare) (?:for |to )?(?:the |your )?(?:client|customer)s?|(?:verkaufs|vk-?|kunden|endkunden|brutto)preis|brutto|(?:prix|tarif) (?:de vente|public|client)|pvp|(?:precio|tarifa) (?:de )?(?:venta|cliente)|(?<!de )venta|(?:preco|tarifa) (?:de )?(?:venda|cliente)|(?<!de )venda|(?:prezzo|tariffa) (?:di vendita|al pubblico|cliente)|(?<!di )vendita)';
const SELLING = compactPattern(`(?<![a-z])${WORDS}(?![a-z])${AMOUNT}`);
/** What all such words have in them: the search for them is long. */
const MAY_SELL = /sell|sale|gross|retail|client|customer|pa(?:ssenger|x)|preis|brutto|vente|public|pvp|vent|vend/;
/** `, so sell at`, `; client pays` */
const LINK = /[\s,;/|(–-]{0,6}(?:(?:so|and|then|please|pls|you|und|et|y|e) )?$/;
const LONGEST_LINK = 16;
/** No sentence about prices says more between the two. */
const REACH = 120;

/** Is there an amount that a client is asked? */
export const tellsSellingPrice = ({ lines }: SourceDocument): boolean =>
  lines.some((line) => sellsAt(line.folded) >= 0);

/** Where the words for it begin; -1 where there are none. */
function sellsAt(folded: string): number {
  return MAY_SELL.test(folded) ? folded.search(SELLING) : -1;
}

/** The part of a line, from `from` to `to`, that speaks of the net figure alone: up to the selling price behind it, or from the net figure on. */
export function besideSelling(
  { folded }: DocumentLine,
  mention: SensitiveMention,
  [from, to]: readonly [number, number],
): readonly [number, number] {
  const start = Math.max(from, mention.from - REACH);
  const at = start + sellsAt(folded.slice(start, Math.min(to, mention.to + REACH)));
  if (at < start) return [from, to];
  if (at < mention.from) return [mention.from, to];
  return [from, at - (LINK.exec(folded.slice(Math.max(from, at - LONGEST_LINK), at))?.[0].length ?? 0)];
}
