/** Whom a letter is sent to: `Frau` over `Eva Holm`, `Familie Holm` over a street and a town. */
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { isPersonName } from '../../../formats/reading/terms/names.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT, LinePattern } from '../../../text/line-look.ts';

const WORD =
  '(?:frau|herrn?|familie|eheleute|firma|madame|monsieur|mme|sig(?:nora?|\\.ra)?|senora?|sra?|mrs?|ms|miss|dott(?:\\.ssa)?|dr|an|to|att)\\.?';
const FORM = `${WORD}(?: (?:und|and|et|y|e|&) ${WORD})?`;
/** What both begin with. */
const ADDRESS = new LinePattern(compactPattern(`^\\W{0,2}${WORD}(?:[ ,:]|$)`));
const ALONE = compactPattern(`^\\W{0,2}${FORM}[,:]?$`);
const BEFORE = compactPattern(`^${FORM} (?=[a-z])`);
/** `12345 Holmstadt`, the last line of where one lives. */
const TOWN = /^(?:[A-Z]{1,2}-)?(?!20\d\d)\d{4,5} \p{Lu}[\p{L} .-]{2,30}$/u;
/** These words name nothing else. */
const GERMAN = /^(?:frau|herrn?|familie|eheleute) /;
const MAX = 40;

export function isAddressee({ lines }: SourceDocument, { index, folded, look, passage }: DocumentLine): boolean {
  if (passage.text.length > MAX) return false;
  if ((look.signs & DIGIT) !== 0 && TOWN.test(passage.text)) return true;
  const above = lines[index - 1];
  if (above !== undefined && ADDRESS.mayMatch(above.look) && ALONE.test(above.folded))
    return isPersonName(passage.text);
  const lead = ADDRESS.mayMatch(look) ? (BEFORE.exec(folded)?.[0].length ?? 0) : 0;
  if (lead === 0 || !isPersonName(passage.text.slice(lead))) return false;
  return GERMAN.test(folded) || TOWN.test(lines[index + 2]?.passage.text ?? '');
}
