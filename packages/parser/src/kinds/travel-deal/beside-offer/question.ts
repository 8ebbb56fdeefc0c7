/** What somebody asks is no term of the offer. Folded text; `look` is that of the text or of the line that holds it. */
import { type LineLook, LinePattern } from '../../../text/line-look.ts';

const ENDS_AS_QUESTION = /\?\W*$/;
/** `omg are drinks included`: who asks in a chat may leave out the mark. */
const ASKS = new LinePattern(
  /^(?:[a-z]{2,5}\W{1,3}){0,2}(?:are|is|sind|ist|sont|est|estan|esta|sono|e) [a-z' ]{3,30} (?:included|extra|incl|inklusive|dabei|drin|compris(?:es)?|inclus[aeo]?s?|incluid[oa]s?)\W{0,3}$/,
  '\\b(?:included|extra|incl|inklusive|dabei|drin|compris|inclus)',
);
export const isQuestion = (folded: string, look: LineLook): boolean =>
  (folded.includes('?') && ENDS_AS_QUESTION.test(folded)) || (folded.length <= MAX_ASKED && ASKS.test(look, folded));
const MAX_ASKED = 60;
