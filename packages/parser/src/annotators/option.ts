/** `Option A: Wine day`, `Variante 2`, `Plan B – Museum`: one of several ways to spend the same hours. Folded text. */
import { compactPattern } from '../text/compact-pattern.ts';
import type { Mention } from './annotation.ts';

const OPTION = compactPattern(
  /^(?:optional\s)?(?:options?|variante?s?|alternativ[ae]s?|plan|choice|wahl(?:moglichkeit)?|opcion(?:es)?|opzion[ei]|opc(?:ao|oes)|version|group|gruppe|groupe|grupo|gruppo)\s(?:[a-e]|[1-5]|i{1,3}|one|two|three|eins|zwei|un|deux|uno|dos|due|um|dois)(?![a-z0-9])(?=\s*(?:$|[:–—.,(|/-]))/,
);

/** The words that name the option, or null. `from` is 0. */
export function findLeadingOption(folded: string): Mention | null {
  const match = OPTION.exec(folded.slice(0, 60));
  return match ? { from: 0, to: match[0].length } : null;
}
