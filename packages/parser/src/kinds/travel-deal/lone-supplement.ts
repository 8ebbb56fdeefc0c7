/** T-518: `Einzelzimmerzuschlag` over `210,– €`: posters set what something costs on top under its name. The amount alone says nothing. */
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { mayEndWithin, splitSentences } from '../../formats/reading/sentences.ts';
import { trimItem } from '../../formats/reading/terms/term-items.ts';
import { type Field, stated } from '../../model/field.ts';
import { lookAtLine } from '../../text/line-look.ts';
import { type Passage, slicePassage, spanOf } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { isChildFree } from './loose-terms.ts';
import { isNoCondition } from './no-condition.ts';
import { isAsideLabel } from './price-role.ts';

interface PlacedTerm {
  readonly value: Field<string>;
  readonly line: number;
}

/** The terms of a line that tells what something beside the price costs; the name above it, where it is among those `placed`, is taken out of them. */
export function asideTerms(document: SourceDocument, line: DocumentLine, placed: PlacedTerm[]): Field<string>[] {
  if (!isAmountAlone(line))
    return conditionsIn(slicePassage(line.passage, line.emojiLength))
      .flatMap(trimItem)
      .map((passage) => stated(passage.text, [spanOf(passage)]));
  const label = document.lines[line.index - 1];
  const isLabelled =
    label !== undefined &&
    label.bullet === null &&
    label.folded.length <= MAX_LABEL &&
    !HAS_DIGIT.test(label.folded) &&
    isAsideLabel(label.folded, label.look);
  if (!isLabelled) return [];
  const at = placed.findIndex((term) => term.line === label.index);
  if (at >= 0) placed.splice(at, 1);
  return [stated(`${label.passage.text} ${line.passage.text}`, [spanOf(label.passage), spanOf(line.passage)])];
}

/** T-532: `Suplemento de meia-pensão: 29 €. Cama extra: 38 €. Caution 50 €.`: of several prices the sentence that asks for something. */
function conditionsIn(whole: Passage): readonly Passage[] {
  const sentences = mayEndWithin(whole.text) ? splitSentences(whole) : [whole];
  const asking = sentences.filter(({ text }) => {
    const folded = foldText(text);
    return !isNoCondition(folded, lookAtLine(folded)) && !isChildFree(folded);
  });
  return asking.length === sentences.length ? [whole] : asking;
}
const MAX_LABEL = 44;
const HAS_DIGIT = /\d/;

const isAmountAlone = ({ folded }: DocumentLine): boolean => folded.length <= MAX_AMOUNT && AMOUNT.test(folded);
const MAX_AMOUNT = 24;
const AMOUNT =
  /^[+\s]{0,3}(?:[a-z]{0,3}[$€£₹]|(?:usd|eur|gbp|chf|aud|cad|nzd|zar|inr|rs\.?|r|kr\.?)) ?\d[\d.,' ]*(?:[.,][-–—]{1,2})?$|^[+\s]{0,3}\d[\d.,' ]*(?:[.,][-–—]{1,2})? ?(?:[$€£₹]|eur(?:os?)?|chf|fr\.?|kr\.?)$/;
