/**
 * T-639: `Package includes ✅ flights ✅ half board. Not included ❌ lunch ❌ drinks.`: in a message of one line each mark begins an entry, and a cross
 * among the ticks says what is not had.
 */
import { allMatches } from '../../../text/all-matches.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { topicOfText } from './mark-topic.ts';
import type { TermTopic } from './term-heading.ts';
import { trimItem } from './term-items.ts';

const FIRST = /^[✅✔☑✓❌✖✕✗✘🚫⛔]\ufe0f?\s?/u;
const NEXT = /\s+(?=[✅✔☑✓❌✖✕✗✘🚫⛔])/gu;
/** Behind so many marks the rest is one entry, so that a paste of nothing but marks costs no more. */
const MAX_ENTRIES = 40;

export interface MarkedEntries {
  /** Without their marks. */
  readonly listed: readonly Passage[];
  /** With their crosses, which alone say that they are not had; none in a list of what is left out. */
  readonly crossed: readonly Passage[];
}

/** The entries of a passage that begins with a mark and holds another; null of others. */
export function cutAtMarks(passage: Passage, topic: TermTopic): MarkedEntries | null {
  if (!FIRST.test(passage.text)) return null;
  const starts = allMatches(NEXT, passage.text)
    .slice(0, MAX_ENTRIES - 1)
    .map(({ index, 0: gap }) => index + gap.length);
  if (starts.length === 0) return null;
  const entries = [0, ...starts].map((from, i) => trimPassage(slicePassage(passage, from, starts[i])));
  const isCrossed = ({ text }: Passage): boolean => topic === 'includes' && topicOfText(text) === 'excludes';
  return {
    listed: entries
      .filter((entry) => !isCrossed(entry))
      .flatMap((entry) => trimItem(slicePassage(entry, FIRST.exec(entry.text)?.[0].length ?? 0))),
    crossed: entries.filter(isCrossed),
  };
}
