/** T-506: `£389 each so £778 for you and Derek`, `778 € für dich und Karl`: who is written to, and who comes along. */
const FOR_YOU =
  '(?:for you|fur (?:dich|sie)|pour (?:toi|vous)|para (?:ti|usted|voce)|per (?:te|lei)|voor (?:jou|je|u)) (?:and|&|\\+|und|et|y|e|en) ';
const YOUR = '(?:your|the|deinen?|ihren?|den|die|ton|ta|votre|les|tu|su|los|tuo|tua|suo|sua|i|seu|os|je|uw|de)';
const ALSO = '(?:, | (?:and|&|\\+|und|et|y|e|en) )';

/** Folded: the whole party that is written to. */
export const YOU_AND_OTHERS = `${FOR_YOU}(?:${YOUR} )?[a-z]{2,14}(?:${ALSO}(?:${YOUR} )?(?!total|insgesamt|zusammen|together)[a-z]{2,14}){0,3}`;

const ONE =
  /^\S+ \S+ \S+ (?:\p{Lu}\p{Ll}{1,13}|(?:your|deine[nm]?|ihre[nm]?|ton|ta|votre|tu|su|tuo|tua|suo|sua|seu|je|uw) (?:husband|wife|partner|other half|mum|mother|dad|father|sister|brother|son|daughter|friend|mann|frau|partnerin|mutter|vater|schwester|bruder|freund|freundin|mari|femme|compagne|compagnon|ami|amie|marido|esposa|esposo|mujer|pareja|marito|moglie|compagno|compagna|man|vrouw|vriend|vriendin))$/iu;
const CAPITAL = /^\S+ \S+ \S+ \p{Lu}\p{Ll}/u;
const GROUP = /^\S+ \S+ \S+ (?:Famil\p{L}+|Friends|Family|Kinder|Children|Kids|Team|Group|Freunde|Amis|Amigos|Amici)$/u;

/** Do the words, as they are written, name one alone beside the one who is written to? */
export const isYouAndOne = (words: string): boolean =>
  ONE.test(words) && !GROUP.test(words) && (CAPITAL.test(words) || words.split(' ').length === MOST_WORDS);
const MOST_WORDS = 5;
