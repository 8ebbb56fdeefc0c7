/**
 * What the client pays, told beside what the agency pays: `Nett GBP 380 + 120 tax = 500, sell at GBP 560`, `NET (agents) 410.00` over `PVP 465.00`.
 * Where a text tells it, nobody needs the net figures.
 */
import type { SensitiveMention } from '../../annotators/sensitive-mention.ts';
import { allMatches } from '../../text/all-matches.ts';
import { hasDigit } from '../../text/character-class.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { type DocumentLine, oncePerDocument, type SourceDocument } from './document.ts';

/**
 * `Client pays deposit of £100`, `Selling price to be advised, taxes £45`: what such words part from the amount is no price; what the price
 * is with does not part them: `Selling fare incl. all taxes GBP 470`.
 */
const NO_PRICE =
  '\\b(?:deposits?|advised?|request|ends?|until|up|tb[acd]|anzahlung|acompte|senal|(?<!\\b(?:incl|inc|excl|with|and|all|plus|no|after|before)[a-z.]{0,6} (?:[a-z]{1,10} ){0,2}|[+&] ?)(?:fees?|bags?|tax(?:es)?))\\b';
/** A bare figure is no part of a day or of a telephone number. */
const BARE_FIGURE = '[1-9]\\d{2,4}(?![\\d%]|[-/:]\\d|[ .]\\d{2})';
const AMOUNT = `(?:\\s?\\([^()\\n]{1,40}\\))?(?:(?!${NO_PRICE})[^\\d\\n;]){0,30}?(?:(?:[$€£₹]|\\b[a-z]{3})\\s{0,12}\\d|\\d[\\d., ']{0,11}\\s?(?:[$€£₹]|(?:usd|eur|euros?|gbp|chf|cad|aud|nzd|zar|aed|inr)\\b)|\\d[\\d,']{0,9}\\.\\d\\d(?!\\d)|${BARE_FIGURE})`;
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

/** The lines that tell one. */
export const sellingLines = ({ lines }: SourceDocument): readonly DocumentLine[] =>
  lines.filter((line) => sellsAt(line.folded) >= 0);

/** Where the words for it begin; -1 where there are none. */
function sellsAt(folded: string): number {
  return MAY_SELL.test(folded) ? folded.search(SELLING) : -1;
}

/**
 * The part of a line, from `from` to `to`, that speaks of the net figure alone: from the clause that names it up to the selling price behind it,
 * or to the end of the clauses about money. All of it where nothing is told of a selling price.
 */
export function besideSelling(
  { folded }: DocumentLine,
  mention: SensitiveMention,
  [from, to]: readonly [number, number],
  document: SourceDocument,
): readonly [number, number] {
  const near = Math.max(from, mention.from - REACH);
  const at = near + sellsAt(folded.slice(near, Math.min(to, mention.to + REACH)));
  if (at < near) {
    const isAlone = isSelling(document) && NET_FIGURE.test(folded.slice(mention.from, mention.to + LONGEST_FIGURE));
    return isAlone ? [startOf(folded, mention, from), endOf(folded, mention, to)] : [from, to];
  }
  if (at < mention.from) return [mention.from, endOf(folded, mention, to)];
  const start = startOf(folded, mention, from);
  return [start, at - (LINK.exec(folded.slice(Math.max(start, at - LONGEST_LINK), at))?.[0].length ?? 0)];
}

const isSelling = oncePerDocument(tellsSellingPrice);

/** What stands before its clause stays, unless that speaks of money as well. */
function startOf(folded: string, mention: SensitiveMention, from: number): number {
  const before = folded.slice(from, mention.from);
  if (MONEY.test(before)) return from;
  let clause = 0;
  let kept = 0;
  for (const { index, 0: mark } of allMatches(CLAUSE_MARK, before)) [clause, kept] = [index + mark.length, index];
  const own = before.slice(clause);
  if (clause > 0 && !hasDigit(own)) return from + kept;
  return mention.from - (CURRENCY_BEFORE.exec(own)?.[0].length ?? 0);
}

/** What stands behind its clause stays, unless that goes on about money: `net £310, taxes £95, 23kg bag`. */
function endOf(folded: string, mention: SensitiveMention, to: number): number {
  const gap = hasDigit(folded.slice(mention.from, mention.to))
    ? 0
    : (TO_AMOUNT.exec(folded.slice(mention.to, to))?.[0].length ?? 0);
  const from = mention.to + gap;
  const marks = allMatches(CLAUSE_MARK, folded.slice(from, to));
  const end = marks.find(({ index, 0: mark }, i) => {
    const next = folded.slice(from + index + mark.length, from + (marks[i + 1]?.index ?? to - from));
    return !MONEY.test(next);
  });
  return end === undefined ? to : from + end.index;
}

/** A figure, no percentage: of a commission a whole sentence speaks. */
const NET_FIGURE =
  /^(?:[^\d,;.]{0,30}\bnet|[^\d,;.]{0,30}\bbuy)[^\d,;.]{0,30}\d[\d.,]*(?![\d.,]|\s?%)|^\d[\d.,]* nett?\b/;
const LONGEST_FIGURE = 40;
const CLAUSE_MARK = /[,;.]\s|\s[|/•·–—-]\s/g;
const TO_AMOUNT = /^[^\d,;]{0,30}\d/;
const CURRENCY_BEFORE =
  /(?:[$€£₹]|\b(?:usd|eur|gbp|chf|cad|aud|nzd|zar|aed|inr|nok|sek|dkk|isk|pln|czk|huf|thb|sgd|hkd|jpy|cny|krw|idr|myr|php|vnd|lkr|npr|mur|scr|kes|tzs|bwp|nad|egp|qar|omr|sar|kwd|jod|ils|brl|ars|clp|mxn|crc|fjd))\s?$/;
const MONEY =
  /[$€£₹]|\b(?:usd|eur|gbp|chf|cad|aud|nzd|zar|aed|inr|nok|sek|dkk|isk|pln|czk|huf|thb|sgd|hkd|jpy|cny|krw|idr|myr|php|vnd|lkr|npr|mur|scr|kes|tzs|bwp|nad|egp|qar|omr|sar|kwd|jod|ils|brl|ars|clp|mxn|crc|fjd)\s?\d|\d\s?(?:usd|eur|gbp|chf|cad|aud|nzd|zar|aed|inr|nok|sek|dkk|isk|pln|czk|huf|thb|sgd|hkd|jpy|cny|krw|idr|myr|php|vnd|lkr|npr|mur|scr|kes|tzs|bwp|nad|egp|qar|omr|sar|kwd|jod|ils|brl|ars|clp|mxn|crc|fjd)\b|\d{3}[.,]\d\d(?!\d)|\b(?:tax(?:es)?|total|ttl|fare|base|comm?|commission|mark-?up|margin|fees?)\b[^\d,;]{0,12}\d/;
