/**
 * F-446: a table of flights has columns for what the fare of a row brings and forbids: `Bags`, `Remarks`. Of each flight's row these cells are
 * read; `0`, `-` and `none` say that nothing is in it.
 */

import { findMoney } from '../../annotators/money.ts';
import type { SourceDocument } from '../../formats/reading/document.ts';
import { headsFlights, isFlightRow } from '../../formats/reading/fares/cell-headings.ts';
import { readCarrierTable } from '../../formats/reading/flight/carrier-rows.ts';
import { type Field, stated } from '../../model/field.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { cutAt } from '../../text/cut-at.ts';
import { type Passage, spanOf, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { topicOf } from './loose-conditions.ts';

export interface TableTerm {
  readonly topic: 'includes' | 'restrictions';
  readonly value: Field<string>;
  readonly line: number;
}

const BAGS = compactPattern(
  /^(?:(?:checked|hold|incl(?:uded|\.)?|free) )?(?:bag(?:s|gage)?|luggage)(?: (?:allowance|incl(?:uded|\.)?))?$|^(?:frei)?gepack$|^bagages?(?: inclus)?$|^equipaje$|^bagagli[oa]?$|^bagagem$|^bagage$/,
);
const REMARKS = compactPattern(
  /^(?:remarks?|notes?|comments?|conditions?|terms|(?:fare )?rules|restrictions?|changes?(?: ?[/&+] ?(?:refunds?|cancel(?:lation)?s?))?|refunds?|bemerkung(?:en)?|anmerkung(?:en)?|bedingungen|hinweise?|remarques?|conditions tarifaires|observaciones|notas|condiciones|note|condizioni|osservazioni|observacoes|condicoes|opmerking(?:en)?|voorwaarden)$/,
);
const NOTHING_IN =
  /^\W*$|^(?:0|nil|none|no|not? included|n\/?a|tbc|tba|keins?|ohne|aucun|ninguno|nessuno|nenhum|geen)\W*$/;
const PARTS = /\s*(?:[;,](?!\d)|\s\/\s|\s[|•·–]\s)\s*/g;

/** Of the rows among `claimed`, which were read as flights; rows behind a blank one stand under the same headings. */
export function readTableTerms(document: SourceDocument, claimed: ReadonlySet<number>): readonly TableTerm[] {
  const { lines } = document;
  const [first] = claimed.size === 0 ? [] : (readCarrierTable(document)?.rows ?? []);
  if (first !== undefined)
    return first.cells.flatMap(({ heading, cell }) => {
      const column = columnOf(heading);
      const own = termsOf(cell, column, first.line);
      if (own.length > 0 || column !== 'remarks' || NOTHING_IN.test(foldText(cell.text))) return own;
      // `GBP 75` under `Changes`
      const value = stated(`${heading.text}: ${cell.text}`, [spanOf(heading), spanOf(cell)]);
      return [{ topic: 'restrictions', value, line: first.line } as const];
    });
  let columns: readonly (Column | null)[] = [];
  const priced = new Set<number>();
  const found = lines.flatMap(({ cells, index }) => {
    if (cells === null) return [];
    if (headsFlights(cells)) columns = cells.map(columnOf);
    else if (claimed.has(index) && isFlightRow(cells)) {
      if (cells.some(({ text }) => findMoney(text, 1).length > 0)) priced.add(index);
      return cells.flatMap((cell, i) => termsOf(cell, columns[i] ?? null, index));
    }
    return [];
  });
  // A bag of one of several flights is promised on none of the others.
  const areAlike = new Set(found.flatMap(({ topic, value }) => (topic === 'includes' ? [value.value] : []))).size < 2;
  return areAlike ? found : found.filter(({ topic, line }) => topic !== 'includes' || priced.has(line));
}

type Column = 'bags' | 'remarks';

function columnOf({ text }: Passage): Column | null {
  const heading = foldText(text);
  return BAGS.test(heading) ? 'bags' : REMARKS.test(heading) ? 'remarks' : null;
}

function termsOf(cell: Passage, column: Column | null, line: number): TableTerm[] {
  const folded = foldText(cell.text);
  if (column === null || NOTHING_IN.test(folded)) return [];
  if (column === 'bags' && topicOf(folded) !== 'restrictions')
    return [{ topic: 'includes', value: stated(cell.text, [spanOf(cell)]), line }];
  return cutAt(cell, PARTS).flatMap((part): TableTerm[] => {
    const passage = trimPassage(part, '.,;');
    const topic = topicOf(foldText(passage.text));
    return topic === null ? [] : [{ topic, value: stated(passage.text, [spanOf(passage)]), line }];
  });
}
