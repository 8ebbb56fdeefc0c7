/** What a line of a day looks like: labelled, a subheading, an entry without a mark. */
import { findActivityType } from '../../annotators/activity-type.ts';
import { firstEmoji } from '../../annotators/emoji.ts';
import { readLabel } from '../../annotators/label.ts';
import { readSection } from '../../annotators/section.ts';
import { findTimes } from '../../annotators/time.ts';
import type { DocumentLine } from './document.ts';

export const isLabelled = (line: DocumentLine): boolean => readLabel(line.passage.text, line.folded) !== null;

/** A bold line that is followed by entries is a heading; one followed by plain words is an entry. */
export function isSubheading(line: DocumentLine, next: DocumentLine | null): boolean {
  if (readSection(line.folded) !== null || /:$/.test(line.passage.text)) return true;
  return next !== null && next.bullet !== null && findTimes(line.folded).length === 0;
}

/** In a day of clock times a short line with a capital and no full stop is an entry too. */
export function isUnmarkedEntry(line: DocumentLine): boolean {
  return (
    line.isBold ||
    (!line.afterBlank &&
      line.indent === 0 &&
      line.passage.text.length <= 60 &&
      !/[.!?:]$/.test(line.passage.text) &&
      findActivityType(line.folded) !== null)
  );
}

export function firstEmojiBefore(line: DocumentLine): string | null {
  return line.emojiLength > 0 ? firstEmoji(line.passage.text) : null;
}
