/** T-639: `Package includes ✅ flights ✅ half board. Not included ❌ lunch ❌ drinks.`: in a message of one line each mark begins an entry. */
import { type Passage, slicePassage } from '../../../text/passage.ts';
import { trimItem } from './term-items.ts';

/** Before such a mark the words for what is had or left out end. */
const MARKS = '✅✔☑✓❌✖✕✗✘⛔';
const FIRST = /^[✅✔☑✓❌✖✕✗✘⛔]\ufe0f?\s?/u;
const NEXT = /\s+(?=[✅✔☑✓❌✖✕✗✘⛔])/u;
/** No line has more. */
const MAX_ENTRIES = 40;
const LEAST = 2;

/** The entries of a passage that begins with a mark and holds another; null of others. */
export function cutAtMarks(passage: Passage): Passage[] | null {
  if (!MARKS.includes(passage.text.charAt(0)) || passage.text === '') return null;
  const entries: Passage[] = [];
  let rest = passage;
  let count = 0;
  for (; count < MAX_ENTRIES && FIRST.test(rest.text); count++) {
    const from = FIRST.exec(rest.text)?.[0].length ?? 0;
    const next = NEXT.exec(rest.text);
    entries.push(...trimItem(next === null ? slicePassage(rest, from) : slicePassage(rest, from, next.index)));
    if (next === null) break;
    rest = slicePassage(rest, next.index + next[0].length);
  }
  return count < LEAST - 1 ? null : entries;
}
