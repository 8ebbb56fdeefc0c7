/** What is given, for all or for children: credits, and places that cost nothing. Folded text. */
import { type LineLook, LinePattern } from '../../../text/line-look.ts';

/** `US$200 SPA CREDIT per room`: what one is given. */
export const IS_CREDITED = new LinePattern(
  /^(?:(?:plus|free|up to|an?|bonus) ){0,2}(?:[a-z]{0,3}[$€£] ?|(?:usd|eur|gbp|cad|aud) )?\d[\d.,]* (?:[a-z-]+ ){0,3}(?:credits?|vouchers?|gift card)\b(?! cards?| note)(?!.*\b(?:fee|must|not|no|refund|deposit)\b)/,
  '\\b(?:credit|voucher|gift)',
);
/** `Children below 5 yrs stay free of charge` outside the list of what is had: the price of those so young. */
export const SMALL_FREE = new LinePattern(
  /^(?:(?:small |young |kleine |jeunes |pequen[oa]s )?(?:child(?:ren)?|kids?|infants?|toddlers?|bab(?:y|ies)|kinder|kleinkinder|enfants|bebes?|nin[oa]s|menores|bambini|neonati|criancas|kinderen|barn|born))\b(?!'?s? club)[^.;:€$£]{0,24}?\b(?:below|under|up to|to|until|bis(?: zu)?|unter|de moins de|jusqu'a|(?:menores |hasta )?de|hasta|fino a|sotto i|ate|tot|onder|under|til|till|\d{1,2} ?[-–])[^.;€$£]{0,24}\b(?:free|frei|kostenlos|kostenfrei|gratis|gratuits?|gratuitement|gratuit[oi]|gratuitamente)\b[^.;€$£]{0,20}\.?$/,
  '\\b(?:free|frei|kostenlos|kostenfrei|gratis|gratuit)',
);
export const isChildFree = (folded: string): boolean => folded.length <= LONGEST && SMALL_FREE.regex.test(folded);
const LONGEST = 160;
/** Free by one of the words above; `look` is that of the text or of the line that holds it. */
export const areKidsFree = (folded: string, look: LineLook): boolean =>
  SMALL_FREE.mayMatch(look) && KIDS_FREE.test(folded);
/** `Under-sixes stay free (one in each studio)`: given, whatever its brackets ask for. */
const KIDS_FREE =
  /^(?:(?:up to )?(?:one|two|three|[1-4]) )?(?:kids?|child(?:ren)?|teens?|under[- ]?\d{1,2}s?|toddlers|kinder|enfants|nin[oa]s|bambini|criancas)\b(?!'?s? club)(?![^(]*\b(?:not|no|bed|if|when|sharing)\b)[^.:;($€£]{0,50}\b(?:free|kostenlos|gratis|gratuits?|gratuitement)\W{0,3}(?:\([^()]{1,70}\))?\W*$/;
