/** Every amount of money outside the lists of terms, with what it is for. A heading or column that says `per person` holds for what is under it. */
import { findMoney } from '../../annotators/money.ts';
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { type Field, stated } from '../../model/field.ts';
import type { Price } from '../../model/travel-deal-draft.ts';
import { slicePassage, spanOf } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { isAsideLabel, type PriceContext, readPriceContext, saysPerPerson } from './price-role.ts';

export interface PriceMention extends PriceContext {
  readonly line: DocumentLine;
  readonly from: number;
  readonly to: number;
  readonly price: Field<Price>;
}

const TAIL_CODE = /^\s?(?:USD|CAD|AUD|NZD|SGD|HKD)\b/;

/** `isFree` says whether a line belongs to no list of terms. */
export function findPrices(document: SourceDocument, isFree: (line: DocumentLine) => boolean): PriceMention[] {
  const found: PriceMention[] = [];
  let isPerPerson = false;
  for (const line of document.lines) {
    const { text } = line.passage;
    if (line.heading > 0 || (line.afterBlank && line.bullet === null && !/\d/.test(text))) isPerPerson = false;
    if (!isFree(line) || text === '') continue;
    const mentions = findMoney(text);
    // A line without an amount that says so speaks of the lines under it: `Fares per person, double occupancy`.
    if (mentions.length === 0) {
      if (text.length <= 90 && saysPerPerson(line.folded)) isPerPerson = true;
      continue;
    }
    for (const [i, mention] of mentions.entries()) {
      const context = readPriceContext(
        line.folded,
        mention.from,
        mention.to,
        mentions[i - 1]?.to ?? 0,
        mentions[i + 1]?.from ?? text.length,
      );
      const tail = /^\$/.test(mention.sign) ? (TAIL_CODE.exec(text.slice(mention.to))?.[0].length ?? 0) : 0;
      const to = mention.to + tail;
      const slice = slicePassage(line.passage, mention.from, to);
      const isBeside = isAsideLabel(rowLabel(line, document));
      const isStruck = document.source.startsWith('~~', spanOf(slice)[1]);
      found.push({
        ...context,
        role: isStruck ? 'was' : isBeside ? 'aside' : context.role === 'open' && isPerPerson ? 'person' : context.role,
        line,
        from: mention.from,
        to,
        price: stated({ ...mention.money, text: slice.text }, [spanOf(slice)]),
      });
    }
  }
  return found;
}

/** The first cell of a row, or the label on the line above: `DEPOSIT PER PERSON:`. */
function rowLabel(line: DocumentLine, document: SourceDocument): string {
  const cell = line.cells?.[0]?.text;
  if (cell !== undefined && line.cellMark === 'tab') return foldText(cell);
  const above = document.lines[line.index - 1];
  return above !== undefined && /:$/.test(above.folded) && above.folded.length <= 50 ? above.folded : '';
}
