/**
 * `sparkling wine on arrival (please bring your marriage certificate)` among what is included: what its brackets ask for is a condition of its own.
 */
import { type Field, stated } from '../../../model/field.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

const ASKED = compactPattern(
  /^(?:(?:but |just |do )?please (?:bring|have|show|send|book|carry|tell|let|note|quote)|you(?:'ll| will)? (?:must|need|have to)|must (?:be|show|have)|bitte (?:\w+ ){0,4}(?:mitbringen|vorlegen|mitnehmen)|merci d'|veuillez|por favor|si prega di|favor (?:levar|apresentar))/,
);
const LEAST = 12;

/** What is included without its brackets, and what these ask for; the value alone where they ask nothing. */
export function cutAsked(value: Field<string>): {
  readonly given: Field<string>;
  readonly asked: Field<string> | null;
} {
  const { value: text, spans } = value;
  const [span] = spans.slice(-1);
  const at = text.endsWith(')') ? text.lastIndexOf(' (') : -1;
  // Where a line of the paste ends within it, its characters are not those of the text one by one.
  if (at < LEAST || span === undefined || span[1] - span[0] !== text.length) return { given: value, asked: null };
  const aside = text.slice(at + 2, -1);
  if (!ASKED.test(foldText(aside))) return { given: value, asked: null };
  return {
    given: stated(text.slice(0, at), [...spans.slice(0, -1), [span[0], span[0] + at]]),
    asked: stated(aside, [[span[0] + at + 2, span[1] - 1]]),
  };
}
