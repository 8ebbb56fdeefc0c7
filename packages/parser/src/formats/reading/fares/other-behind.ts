/** `£30 per bag`, `USD 75 each deposit`: right behind an amount, words by which it is no part of the fare. */
import { compactPattern } from '../../../text/compact-pattern.ts';

const OTHER_BEHIND = compactPattern(
  /^\W{0,3}(?:(?:pp|p\.p\.|per person|each) (?:(?:non-?refundable|as an?|the) )?(?:deposit|anzahlung|acompte|deposito|sinal|acconto)\b|(?:(?:usd |eur |gbp )?(?:per|each|a|for|fur|pour|por|per) )?(?:(?:a|the|each|one|1|first|1st|second|2nd) )?(?:checked|bag|bags|carry|change|cancel|name|seat|deposit|penalty|upgrade|each way per bag|for a (?:bag|seat)|no-?show|insurance)\b)/,
);
export const isOtherAfter = (after: string): boolean => OTHER_BEHIND.test(after);

/** F-548: `GBP 200 above lowest logical fare`, `40 € teurer als`: how far a price lies from another. */
const COMPARED = compactPattern(
  /^\W{0,3}(?:pp |each |per person )?(?:(?:above|over|below|under|uber|unter|au-dessus d[ue]|por encima de|sopra|acima d[ao]|boven) (?:(?:the|our|your|dem|der|la|le|el|il|de|het) )?(?:lowest|cheapest|benchmark|average|median|limit|cap|policy|budget|gunstigst|niedrigst|tarif(?:a|fa)? (?:le plus|mas|piu|mais)|plus bas|laagste|goedkoopste)|(?:more|less|cheaper|dearer|higher|lower|pricier|teurer|billiger|gunstiger|mehr|weniger|(?:plus|moins) cher(?:e|s|es)?|mas (?:car|barat)[oa]s?|piu (?:car[oa]|economic[oa])|mais (?:car[oa]|barat[oa])|duurder|goedkoper) (?:than|als|que|di|de(?:l|lla)?|do que|dan)\b)/,
);
export const isCompared = (after: string): boolean => COMPARED.test(after);

/** `or 3 x €369.33`, `in 6x R$ 332,70`: what is paid a month, no traveler's price. */
const INSTALMENT =
  /\b(?:(?:or|oder|ou|o|of)(?: (?:in|en|em|de))?|ate(?: em)?|(?:in|en|em|de) (?:ate|up to|hasta|jusqu'a))\s\d{1,2}\s?[x×]\s?(?:de\s|of\s|di\s|a\s|von\s)?$/;
export const isInstalment = (before: string): boolean => INSTALMENT.test(before);
