/** Before an amount: that it is an example, or that a child pays it who shares the adults' room. Folded text. */
import { type LineLook, LinePattern } from '../../../text/line-look.ts';

/** `For example, the suite at $2,850 is a rate of $2,500 and the fees`: a reckoning, no offer. */
const EXAMPLE = new LinePattern(
  /^\W{0,3}(?:for (?:example|instance)|e\. ?g\.|zum beispiel|beispiel|par exemple|por ejemplo|ad esempio|por exemplo|bijvoorbeeld)[\s,:]/,
  '\\b(?:for (?:example|instance)|e\\. ?g\\.|beispiel|par exemple|por ejemplo|ad esempio|por exemplo|bijvoorbeeld)',
);
/** `look` is that of the line. */
export const isExample = (folded: string, from: number, look: LineLook): boolean =>
  EXAMPLE.mayMatch(look) && EXAMPLE.regex.test(folded.slice(sentenceStart(folded, from), from));
const sentenceStart = (folded: string, to: number): number => {
  const at = folded.lastIndexOf('. ', to - 1);
  return at < 0 ? 0 : at + 2;
};

/** `Children under 4 sharing a room with 2 adults £45`: the adults are those the child sleeps with. */
export const CHILD_SHARES = new LinePattern(
  /(?:^|[.;!?] )\W{0,4}(?:up to \d )?(?:child(?:ren)?|kids?|infants?|kind(?:er)?|enfants?|nin[oa]s?|bambin[oi]|criancas?)\b[^.;$€£₹]*\b(?:shar(?:ing|e|es)|im zimmer|in (?:the )?room|partageant|compartiendo|in camera|no quarto)\b[^.;$€£₹]*\b(?:adult|parent|erwachsen|eltern|adulti|genitori|pais)\w*\W{0,4}$/,
  '\\b(?:shar|im zimmer|in (?:the )?room|partageant|compartiendo|in camera|no quarto)',
);
