/** That an amount on a line of its own is of one person, told by the line right under it, or by the one over it with what it cost before. */
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { DIGIT } from '../../text/line-look.ts';
import { MAX_LONE_LABEL } from './lone-context.ts';
import type { PriceMention } from './price-mention.ts';
import { saysPerPerson } from './price-role.ts';

/** `Now AU$3,890` over `Save AU$700 per person`: what is said of the saving holds for the price. */
const NOW = /^\W*(?:now|only|just|jetzt|nur|ahora|maintenant|adesso|agora)\W/;
const SAVES = /^\W*(?:sav(?:e|ing)|you save|sie sparen|ahorr|economi|risparmi)/;

export function isPerPersonBelow(document: SourceDocument, line: DocumentLine): boolean {
  const below = document.lines[line.index + 1];
  return (
    below !== undefined &&
    line.passage.text.length <= MAX_LONE_LABEL &&
    below.passage.text.length <= MAX_SAVING &&
    ((NOW.test(line.folded) && SAVES.test(below.folded)) ||
      (ALONE.test(line.folded) && (below.look.signs & DIGIT) === 0)) &&
    saysPerPerson(below.folded, below.look)
  );
}

/** T-637: `Price per person: Was £769` over `£689`: right under what one paid before stands what one pays. */
export const isUnderPriceOfOne = (line: DocumentLine, above: PriceMention | undefined): boolean =>
  above?.role === 'was' &&
  above.line.index === line.index - 1 &&
  line.passage.text.length <= MAX_LONE_LABEL &&
  ALONE.test(line.folded) &&
  saysPerPerson(above.line.folded.slice(0, above.from), above.line.look);

/** `$949` over `USD avg per person*`: an amount alone. */
const ALONE = /^\W*(?:(?:from|now|only|just|ab|desde|des|da|a partir de)\W)?[^a-z]*$/;
const MAX_SAVING = 60;
