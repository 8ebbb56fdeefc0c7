/** `- insurance` right under `+ flights`: what is not had. It keeps its mark, without which it would read as a promise. */
import { type Field, stated } from '../../../model/field.ts';
import { headOffset } from '../../../text/line-head.ts';
import { spanOf } from '../../../text/passage.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { trimItem } from './term-items.ts';

const MINUS = /^[-–−]$/;
const MAX = 40;

export function readMinus({ lines, source }: SourceDocument, line: DocumentLine): Field<string>[] {
  const { bullet, index, passage, span } = line;
  if (bullet === null || !MINUS.test(bullet)) return [];
  let at = index - 1;
  while (at >= 0 && index - at <= MAX && MINUS.test(lines[at]?.bullet ?? '')) at--;
  if (lines[at]?.bullet !== '+') return [];
  const mark = headOffset(source, span);
  return trimItem(passage).map((item) => stated(`${bullet} ${item.text}`, [[mark, mark + 1], spanOf(item)]));
}
