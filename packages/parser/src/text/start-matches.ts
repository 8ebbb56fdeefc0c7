/** Every match of a regex that begins at the start of a word, tried only where its first letters say that it may match. */
import type { StartTable } from './start-table.ts';

/** `sticky` has the flag for it; `table` is made of its source alone. */
export function matchesAtStarts(sticky: RegExp, table: StartTable, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  let end = 0;
  for (const from of table.scan(text).at) {
    if (from < end) continue;
    sticky.lastIndex = from;
    const match = sticky.exec(text);
    if (match === null) continue;
    found.push(match);
    end = from + match[0].length;
  }
  return found;
}
