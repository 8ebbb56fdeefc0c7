/**
 * `£612 pp incl. taxes`, `Prices include all taxes`: taxes told with a price and nothing beside them say how it is meant. In a list of what the fare
 * brings, `incl taxes, 1x23kg bag` or an entry of its own, they are one thing of several.
 */
import type { Field } from '../../model/field.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

interface Placed {
  readonly topic: 'includes' | 'restrictions';
  readonly value: Field<string>;
  readonly line: number;
}

const TAX =
  "(?:[a-z-]{2,12} ){0,3}(?:tax(?:es)?|steuern?|tasas|impuestos|tasse|imposte|taxas|impostos|belasting(?:en)?)(?: (?:de|of|d'|di) [a-z]{4,14})?";
const FEES =
  '(?:[a-z-]{2,18} ){0,3}(?:fees?|charges?|surcharges?|gebuhren|zuschlage|frais|cargos|oneri|encargos|toeslagen|tax(?:es)?)';
/** F-689: `taxes of £390`, `£390 taxes`, `Tasse (YR incl.)`: how much of the price they are, and which of them. */
const AMOUNT = "(?:[a-z]{3} |[$€£] ?)?\\d[\\d.,']{0,12}(?: ?(?:[$€£]|(?:usd|eur|euros?|gbp|chf|cad|aud|nzd)\\b))?";
const TAXES_ALONE = compactPattern(
  `^(?:incl(?:uding|udes|uded|\\.)?|inkl\\.?|with)?\\W{0,2}(?:${AMOUNT} (?:of |an |de |di |van )?)?${TAX}(?:(?:, ?| (?:and|und|u\\.|et|y|e|en|&|\\+) )${FEES}){0,3}(?:(?: (?:of|in hohe von|von|de|di|van))? \\(?${AMOUNT}| \\([a-z]{2}(?:[ ,/][a-z]{2}){0,4} incl\\.?)?(?: (?:are |is )?(?:incl(?:uded|\\.)?|inkl(?:usive|\\.)?|in|inbegriffen|compris(?:es)?|incluid[oa]s|inclus[eo]s?))?\\W*$`,
);
const MAX_TAXES = 90;
const SENTENCE_END = /[.;!?]\s|\n/;

/** Without those; `isEntry` tells whether the value is an entry of a list, the whole of its line. */
export function withoutTaxesOfPrice<T extends Placed>(
  placed: readonly T[],
  source: string,
  isEntry: (one: T) => boolean,
): T[] {
  const areTaxes = placed.map(
    ({ topic, value: { value } }) =>
      topic === 'includes' && value.length <= MAX_TAXES && TAXES_ALONE.test(foldText(value)),
  );
  return placed.filter(
    (one, i) =>
      !areTaxes[i] ||
      isEntry(one) ||
      placed.some(
        (other, k) =>
          !areTaxes[k] && other.topic === 'includes' && other.line === one.line && isBeside(one, other, source),
      ),
  );
}

/** In one sentence. */
function isBeside(one: Placed, other: Placed, source: string): boolean {
  const [first, last] = [one.value.spans[0], other.value.spans[0]].sort((a, b) => (a?.[0] ?? 0) - (b?.[0] ?? 0));
  return first !== undefined && last !== undefined && !SENTENCE_END.test(source.slice(first[1], last[0]));
}
