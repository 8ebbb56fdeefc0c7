/**
 * F-278: `£612 pp + £120 tax`, `890 euro + tasse 112 euro`: the first amount is the fare before taxes, the second the taxes; what one pays is both.
 */
import { compactPattern } from '../../../text/compact-pattern.ts';

const TAXES = '(?:airport )?(?:taxes|tax|tx|steuern?|tasas|impuestos|tasse|taxas)';
const PLUS = compactPattern(
  `^\\s?(?:euros?|eur|usd|gbp|chf)?\\s?(?:pp|p\\.\\s?p\\.?|each|per (?:person|adult|pax|head|seat)|pro (?:person|erwachsene[nr])|par (?:personne|adulte)|por (?:persona|adulto|pessoa)|a (?:persona|testa))?\\s?(?:\\+|plus|zzgl\\.?|zuzuglich|mas|piu|mais)\\s(?<taxes>${TAXES}(?: of| von| de| di)?:?\\s)?$`,
);
const BEHIND = compactPattern(`^\\s?(?:euros?|eur)?\\s?(?:in |of |de |di )?${TAXES}(?![a-z])`);

/** `before` is what stands before the first of two amounts, `gap` what stands between them, `behind` what follows the second. */
export function isPlusTaxes(before: string, gap: string, behind: string): boolean {
  if (gap.length > LONGEST_GAP || NET.test(before.slice(-LONGEST_GAP))) return false;
  const match = PLUS.exec(gap);
  return match !== null && (match.groups?.['taxes'] !== undefined || BEHIND.test(behind));
}
const LONGEST_GAP = 40;
/** `Nett to you GBP 702 plus GBP 271 tax`: what the agency pays is nobody else's business. */
const NET = /\bnett?\b/;
