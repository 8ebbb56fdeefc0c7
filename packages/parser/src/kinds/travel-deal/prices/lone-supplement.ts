/** T-518: `Einzelzimmerzuschlag` over `210,– €`: posters set what something costs on top under its name. The amount alone says nothing. */
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { mayEndWithin, splitSentences } from '../../../formats/reading/sentences.ts';
import { trimItem } from '../../../formats/reading/terms/term-items.ts';
import { type Field, stated } from '../../../model/field.ts';
import { lookAtLine } from '../../../text/line-look.ts';
import { indexOfOffset, type Passage, slicePassage, spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { isChildFree } from '../terms/given-free.ts';
import { isNoCondition } from '../terms/no-condition.ts';
import { isOtherChoice } from './other-choices.ts';
import { isAsideLabel } from './price-role.ts';

interface PlacedTerm {
  readonly value: Field<string>;
  readonly line: number;
}

/** The terms of a line that tells what something beside the price costs; the name above it, where it is among those `placed`, is taken out of them. */
export function asideTerms(document: SourceDocument, line: DocumentLine, placed: PlacedTerm[]): Field<string>[] {
  if (isOtherChoice(document, line)) return [];
  if (placed.some((term) => term.line === line.index)) return beforeTerms(line, placed);
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

/** T-617: `Sea view £140 per room, breakfast included`: before the comma what costs that on top, behind it what one gets. */
function beforeTerms(line: DocumentLine, placed: readonly PlacedTerm[]): Field<string>[] {
  const starts = placed.flatMap((term) => (term.line === line.index ? (term.value.spans[0]?.[0] ?? []) : []));
  const at = indexOfOffset(line.passage, Math.min(...starts)) ?? 0;
  if (!line.passage.text.slice(0, at).endsWith(COMMA)) return [];
  const [before, ...others] = trimItem(slicePassage(line.passage, line.emojiLength, at));
  return before === undefined || others.length > 0 || !NAMED_AMOUNT.test(foldText(before.text))
    ? []
    : [stated(before.text, [spanOf(before)])];
}
const COMMA = ', ';
const NAMED_AMOUNT =
  /^[a-z][^,$€£₹\d]{2,40} (?:[+] ?)?(?:[a-z]{0,3}[$€£₹] ?\d[\d.,]*|\d[\d.,]* ?(?:€|eur))(?: (?:per|pro|par|por|a|p)\b.{2,24}| pp| extra| more)?$/;

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
