/** T-506: `£389 each so £778 for you and Derek`, `778 € für dich und Karl`: who is written to, and who comes along. */
const FOR_YOU =
  '(?:for you|fur (?:dich|sie)|pour (?:toi|vous)|para (?:ti|usted|voce)|per (?:te|lei)|voor (?:jou|je|u)) (?:and|&|\\+|und|et|y|e|en) ';
const YOUR = '(?:your|the|deinen?|ihren?|den|die|ton|ta|votre|les|tu|su|los|tuo|tua|suo|sua|i|seu|os|je|uw|de)';
const ALSO = '(?:, | (?:and|&|\\+|und|et|y|e|en) )';

/** Folded: the whole party that is written to. */
export const YOU_AND_OTHERS = `${FOR_YOU}(?:${YOUR} )?[a-z]{2,14}(?:${ALSO}(?:${YOUR} )?(?!total|insgesamt|zusammen|together)[a-z]{2,14}){0,3}`;

/** As it is written, behind the words that say `for you and`. */
const BEHIND =
  /^(?:for you|f[üu]r (?:dich|sie)|pour (?:toi|vous)|para (?:ti|usted|voc[êe])|per (?:te|lei)|voor (?:jou|je|u)) (?:and|&|\+|und|et|y|e|en) (?=\S)/iu;
const NAME = /^\p{Lu}\p{Ll}{1,13}$/u;
const GROUP =
  /^(?:famil\p{L}+|friends|kinder|children|kids|team|group|gruppe|freunde|amis|amigos|amici|girls|boys|gang|crew)$/iu;
const ONE =
  /^(?:your|deine[nm]?|ihre[nm]?|ton|ta|votre|tu|su|tuo|tua|suo|sua|seu|je|uw) (?:husband|wife|partner|mum|mother|dad|father|sister|brother|son|daughter|friend|mann|frau|partnerin|mutter|vater|schwester|bruder|freund|freundin|mari|femme|compagne|compagnon|ami|amie|marido|esposa|esposo|mujer|pareja|marito|moglie|compagno|compagna|man|vrouw|vriend|vriendin)$/iu;

/** Do the words, as they are written, name one alone beside the one who is written to? */
export function isYouAndOne(words: string): boolean {
  const lead = BEHIND.exec(words)?.[0].length ?? 0;
  const who = words.slice(lead);
  return lead > 0 && ((NAME.test(who) && !GROUP.test(who)) || ONE.test(who));
}
