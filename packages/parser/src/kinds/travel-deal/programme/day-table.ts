/** `Day ⇥ Programme` over `1 ⇥ Arrival in Baku`, `2 ⇥ …`: a programme in columns, a day a row. */
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { type Field, stated } from '../../../model/field.ts';
import { spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

const HEAD = /^(?:days?|tage?|jours?|dias?|giorn[oi]|dag(?:en)?)\W{0,2}(?:n(?:o|r|um)?\.?|#)?$/;
const NUMBER = /^(?:day |tag |jour |dia |giorno |dag )?(?<n>\d{1,2})(?:\s?[-–]\s?(?<m>\d{1,2}))?\.?$/;
const LEAST = 3;

/** The rows of the table with what is done on each day; none where the numbers do not count on from 1. */
export function readDayTable({ lines }: SourceDocument): {
  readonly days: Field<string>[];
  readonly lines: Set<number>;
} {
  for (const head of lines) {
    if ((head.cells?.length ?? 0) < 2 || !HEAD.test(foldText(head.cells?.[0]?.text ?? ''))) continue;
    const days: Field<string>[] = [];
    const used = new Set([head.index]);
    let last = 0;
    for (let i = head.index + 1; i < lines.length; i++) {
      const row = lines[i] as DocumentLine;
      if (row.isRule) continue;
      const number = NUMBER.exec(foldText(row.cells?.[0]?.text ?? ''))?.groups;
      const told = row.cells?.[1];
      if (number === undefined || Number(number['n']) !== last + 1 || told === undefined || told.text === '') break;
      last = Number(number['m'] ?? number['n']);
      days.push(stated(told.text, [spanOf(told)]));
      used.add(i);
    }
    if (days.length < LEAST) continue;
    const [first, ...rest] = days as [Field<string>, ...Field<string>[]];
    // The heading is why they are read so.
    return { days: [{ ...first, spans: [spanOf(head.passage), ...first.spans] }, ...rest], lines: used };
  }
  return { days: [], lines: new Set() };
}
