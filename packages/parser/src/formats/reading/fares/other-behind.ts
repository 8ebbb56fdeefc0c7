/** `£30 per bag`, `USD 75 each deposit`: right behind an amount, words by which it is no part of the fare. */
import { compactPattern } from '../../../text/compact-pattern.ts';

const OTHER_BEHIND = compactPattern(
  /^\W{0,3}(?:(?:pp|p\.p\.|per person|each) (?:(?:non-?refundable|as an?|the) )?(?:deposit|anzahlung|acompte|deposito|sinal|acconto)\b|(?:(?:usd |eur |gbp )?(?:per|each|a|for|fur|pour|por|per) )?(?:(?:a|the|each|one|1|first|1st|second|2nd) )?(?:checked|bag|bags|carry|change|cancel|name|seat|deposit|penalty|upgrade|each way per bag|for a (?:bag|seat)|no-?show|insurance)\b)/,
);
export const isOtherAfter = (after: string): boolean => OTHER_BEHIND.test(after);
