/** Whose an amount is that says nothing of it itself: told by the line right under it, or by what it cost before. */
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { DIGIT, lookAtLine } from '../../../text/line-look.ts';
import type { BasisHeading } from './basis-heading.ts';
import { MAX_LONE_LABEL } from './lone-context.ts';
import type { PriceMention } from './price-mention.ts';
import { findWholeBasis, saysPerPerson } from './price-role.ts';

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

/** T-646: `Was £1,898 for two` over `Now £1,498`, or before `now £1,498`: what one pays now is of as many as what one paid before. */
export function basisOfWas(line: DocumentLine, from: number, found: readonly PriceMention[]): BasisHeading | null {
  const last = found.at(-1);
  const was = last?.role === 'saving' ? found.at(-2) : last;
  if (was?.role !== 'was' || line.index - was.line.index > MAX_AWAY) return null;
  const isBeside = was.line === line;
  if (!isBeside && (line.passage.text.length > MAX_LONE_LABEL || !ALONE.test(line.folded))) return null;
  const behind = was.line.folded.slice(was.to, isBeside ? from : was.to + MAX_SAVING);
  const basis = findWholeBasis(behind, lookAtLine(behind));
  if (basis === null || !BLANK.test(behind.slice(0, basis[0])) || IS_SHARED.test(behind.slice(basis[1]))) return null;
  if (isBeside && !LEADS_ON.test(behind.slice(basis[1]))) return null;
  return { line: was.line, basis: [was.to + basis[0], was.to + basis[1]] };
}

/** The saving may stand between them. */
const MAX_AWAY = 2;
const BLANK = /^[\s(]{0,3}$/;
/** Two who share a room pay each. */
const IS_SHARED = /^ ?(?:shar|people shar|adults shar)/;
const LEADS_ON = /^\)?\W{0,4}(?:(?:now|only|just|jetzt|nur|ahora|maintenant|adesso|agora)\W{1,3}){0,2}$/;

/** `$949` over `USD avg per person*`: an amount alone. */
const ALONE = /^\W*(?:(?:from|now|only|just|ab|desde|des|da|a partir de)\W)?[^a-z]*$/;
const MAX_SAVING = 60;
