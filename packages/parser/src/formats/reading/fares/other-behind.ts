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
export const isCompared = (after: string): boolean => COMPARED.test(after) || CHEAPER.test(after);

const EACH =
  '(?:each|pp|p\\.? ?p\\.?|(?:per|a) (?:person|head|adult|persona|testa)|pro (?:person|kopf)|par personne|por (?:persona|pessoa)|per persoon)';
/** `£60 more per person`, `100–200 € mehr`: on top of a price that stands elsewhere; `$95 cheaper` is less than that. */
const DEARER = compactPattern(
  `^\\W{0,3}(?:${EACH} )?(?:more(?: expensive)?|extra|dearer|pricier|mehr|teurer|de plus|plus cher(?:e|s|es)?|mas(?: car[oa]s?)?|in piu|piu car[oa]|a mais|mais car[oa]s?|meer|duurder)(?: ${EACH})?(?:\\W{0,3}$|,? (?:gets?|buys?|you|we|they|if|for|bekommen|erhalten|bekommt|sie|wenn|vous|on|si|tiene|tienes|obtienes?)\\b)`,
);
const CHEAPER = compactPattern(
  `^\\W{0,3}(?:${EACH} )?(?:less|cheaper|lower|weniger|billiger|gunstiger|de moins|moins cher(?:e|s|es)?|menos|mas barat[oa]s?|in meno|piu economic[oa]|mais barat[oa]s?|minder|goedkoper)(?: ${EACH})?\\W{0,3}$`,
);
/** `£655 more, so £1,067 each`: what both come to stands behind it, then it is a part of that. */
export const hasSumBehind = (gap: string): boolean => SUM_BEHIND.test(gap);
const SUM_BEHIND = /[=,;–-]\s?(?:so|making|makes|that's|also|macht|donc|soit|asi que|o sea|quindi|ou seja|dus|=)|=/;

/** How many characters behind an amount say so, in all that stands between it and the next; 0 where none do: `540 € más 40 €` is a sum. */
export function onTopLength(gap: string, isLast: boolean): number {
  const end = gap.search(ENDS);
  const words = end < 0 ? gap : gap.slice(0, end);
  if (!isLast && words.length === gap.length) return 0;
  return DEARER.test(words) ? words.length : 0;
}
const ENDS = /[.,;)!?](?:\s|$)|\s[-–—]\s/;

/** `or 3 x €369.33`, `in 6x R$ 332,70`: what is paid a month, no traveler's price. */
const INSTALMENT =
  /\b(?:(?:or|oder|ou|o|of)(?: (?:in|en|em|de))?|ate(?: em)?|(?:in|en|em|de) (?:ate|up to|hasta|jusqu'a))\s\d{1,2}\s?[x×]\s?(?:de\s|of\s|di\s|a\s|von\s)?$/;
export const isInstalment = (before: string): boolean => INSTALMENT.test(before);

/** `If you take flex it is £120 more, so £772`: neither is the price. */
export const isOnlyIf = (before: string): boolean => ONLY_IF.test(before);
const ONLY_IF = /(?:^|[.;!?]\s|,\s)(?:(?:and|but|und|aber) )?(?:if|should|wenn|falls|si|se|als|indien)\s[^.;!?]{2,90}$/;
