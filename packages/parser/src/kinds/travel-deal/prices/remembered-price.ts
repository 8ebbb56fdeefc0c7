/**
 * What somebody remembers of another time is no price of this offer: `last time I looked they were £40`, `(last year she paid £480pp)`, `(she first asked
 * for the villa, £499 then)`. Folded text on both sides of the amount.
 */
import { type LineLook, LinePattern } from '../../../text/line-look.ts';

const LOOKED_UP = /\b(?:last time|(?:i|we) (?:last )?(?:looked|checked|remember|recall|paid))\b[^$€£]{0,40}$/;
const PAID =
  /\b(?:(?:paid|cost|was|were|bezahlten?|gezahlt|paye|coute|pag(?:o|aron|ato|amos|ou)|costo|custou|betaalden?) (?:[a-z]{1,8} )?(?:last year|letztes jahr|l'an (?:dernier|passe)|el ano pasado|l'anno scorso|(?:o )?ano passado|vorig jaar)|(?:last year|letztes jahr|l'an (?:dernier|passe)|el ano pasado|l'anno scorso|(?:o )?ano passado|vorig jaar)\b(?!'s)[^$€£.]{0,24}\b(?:paid|cost|was|were|war(?:en)?|bezahlten?|gezahlt|haben|paye|coutait|pag(?:o|aron|ato|amos|ou)|costo|costaba|custou|betaalden?))\b[^$€£]{0,16}$/;
const THEN =
  /^\s?(?:pp|p\. ?p\.|each|per person|pro person|par personne|por persona|a persona)?,? ?(?:then|back then|at the time|damals|a l'epoque|entonces|en ese entonces|allora|na altura|toen)\s?[).;](?!\s?(?:but )?(?:now|jetzt|ahora|maintenant|adesso))/;

/** Each of them has one of these words. */
const TOLD_THEN = new LinePattern(
  /\b(?:last time|looked|checked|remember|recall|paid|last year|letztes jahr|dernier|passe|pasado|passado|scorso|vorig|then|back then|at the time|damals|epoque|entonces|allora|na altura|toen)/,
);

/** `look` is that of the line. */
export const isRemembered = (before: string, next: string, look: LineLook): boolean =>
  TOLD_THEN.mayMatch(look) && (LOOKED_UP.test(before) || PAID.test(before) || THEN.test(next));
