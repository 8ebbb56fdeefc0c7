/**
 * F-512: `1,986.10 incl tax` under the second of several headings, where the first has `$1,038.40 tax incl`: a figure that its line calls a price is
 * in the currency of its sibling.
 */
import { readFareBasis, readFareRole } from '../../../annotators/fare-words.ts';
import { readAmount } from '../../../annotators/money.ts';
import { type Field, stated, withContext } from '../../../model/field.ts';
import type { FareDraft } from '../../../model/flight-quote-draft.ts';
import type { Money } from '../../../model/money.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT } from '../../../text/line-look.ts';
import { spanOf } from '../../../text/passage.ts';
import type { DocumentLine } from '../document.ts';
import { lineMoney } from '../line-money.ts';
import type { FareMention } from './fare-mention.ts';
import { readFare } from './read-fare.ts';

const TAXES = '(?:taxes|tax|txs?|steuern|tasas|tasse|taxas|impuestos|belasting(?:en)?)';
const WITH = '(?:incl?(?:\\.|uding|uded|us(?:ive|es)?|luid[oa]s)?|inkl(?:\\.|usive)?|with|mit|avec|con|com|met|all)';
const EACH =
  '(?:each|ea|pp|p\\.p\\.?|p\\/p|per (?:person|adult|pax|persoon)|pro person|par personne|por persona|a persona|por pessoa)';
const FIGURE = "\\d{1,3}(?:[,.' ]\\d{3}){1,2}(?:[.,]\\d{2})?|\\d{2,6}[.,]\\d{2}|\\d{3,6}";
/** A word for a price before it, or what is in it or who pays it behind: `total 1,986.10`, `1,986.10 incl tax`, `498,30 por persona, tasas incluidas`. */
const PRICE = compactPattern(
  `^\\W{0,3}(?<before>(?:(?:total|ttl|price|fare|cost|all[- ]in|now|gesamt|preis|prix|precio|tarifa|prezzo|totale|tariffa|preco|prijs|totaal)\\s?(?:${EACH})?\\s?[:=-]?\\s{1,4})?)(?<amount>${FIGURE})(?<after>(?:[\\s,]{1,3}(?:${EACH}|${WITH}(?: (?:all )?${TAXES})?|${TAXES}(?: ${WITH})?|ttc|all[- ]in|total|in total|return|rtn|round ?trip)){0,3})\\W{0,3}$`,
);
const MAX_LENGTH = 70;

interface BarePrice {
  readonly line: DocumentLine;
  readonly from: number;
  readonly to: number;
  readonly before: string;
  readonly after: string;
}

/** The first such figure of the lines; null where there is none. */
function findBarePrice(lines: readonly DocumentLine[]): BarePrice | null {
  for (const line of lines) {
    const { folded, passage } = line;
    const isShort = folded.length <= MAX_LENGTH && folded.length === passage.text.length;
    if (!isShort || (line.look.signs & DIGIT) === 0 || lineMoney(line).length > 0) continue;
    const match = PRICE.exec(folded);
    const { before = '', amount = '', after = '' } = match?.groups ?? {};
    if (match === null || before + after === '') continue;
    const from = folded.indexOf(amount, match.index + before.length);
    return { line, from, to: from + amount.length, before, after };
  }
  return null;
}

export const hasBarePrice = (lines: readonly DocumentLine[]): boolean => findBarePrice(lines) !== null;

/** Such a figure in the currency of `sibling`. */
function readSiblingPrice(lines: readonly DocumentLine[], sibling: Field<Money>): FareMention | null {
  const found = findBarePrice(lines);
  if (found === null) return null;
  const { line, from, to, before, after } = found;
  const written = line.passage.text.slice(from, to);
  const money = { amount: readAmount(written), amountMax: null, currencies: sibling.value.currencies };
  return {
    money: withContext(stated(money, [spanOf(line.passage, from, to)]), sibling.spans.slice(0, 1)),
    role: readFareRole(before, after) ?? 'total',
    basis: readFareBasis(before, after),
    written,
    line: line.index,
    isAddition: false,
  };
}

interface Priced {
  readonly fare: FareDraft;
  readonly lines: readonly DocumentLine[];
}

/** The fares of options, those without a currency in that of the first which has one. */
export function withSiblingPrices(options: readonly Priced[], passengers: number | null): readonly FareDraft[] {
  const priceOf = ({ fare }: Priced): Field<Money> | null => fare.total ?? fare.totalForAllPassengers;
  const sibling = options.map(priceOf).find((price) => price !== null) ?? null;
  return options.map((option) => {
    const mention = sibling === null || priceOf(option) !== null ? null : readSiblingPrice(option.lines, sibling);
    return mention === null
      ? option.fare
      : { ...readFare([mention], passengers).fare, fareClass: option.fare.fareClass };
  });
}
