/** What somebody asks is no term of the offer. Folded text. */
const ENDS_AS_QUESTION = /\?\W*$/;
/** `omg are drinks included`: who asks in a chat may leave out the mark. */
const ASKS =
  /^(?:[a-z]{2,5}\W{1,3}){0,2}(?:are|is|sind|ist|sont|est|estan|esta|sono|e) [a-z' ]{3,30} (?:included|extra|incl|inklusive|dabei|drin|compris(?:es)?|inclus[aeo]?s?|incluid[oa]s?)\W{0,3}$/;
export const isQuestion = (folded: string): boolean =>
  (folded.includes('?') && ENDS_AS_QUESTION.test(folded)) || (folded.length <= MAX_ASKED && ASKS.test(folded));
const MAX_ASKED = 60;
