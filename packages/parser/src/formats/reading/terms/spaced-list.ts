/**
 * A list of plain lines of which each stands alone between blank lines, as a page's paragraphs are copied, in a text whose other parts are set
 * closer. It ends where a heading, a longer paragraph or lines one under the other follow; the last lines of a text are none, for nothing shows
 * there where the list ends and the seller begins.
 */
import { isInCapitals } from '../../../text/character-class.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { isLeftOutThing, isOptionalThing } from './left-out-thing.ts';
import { isPageSection } from './page-section.ts';
import { readLineHeading, type TermTopic } from './term-heading.ts';

const LEAST_ENTRIES = 3;
/** Over a heading, which shows where the list ends. */
const LEAST_OVER_HEADING = 2;
const MOST_ENTRIES = 40;
const LONGEST_ENTRY = 110;

/** Where the list under this heading ends, as the index of its last entry; the heading's own index where no such list stands there. */
export function endOfSpacedList({ lines }: SourceDocument, head: DocumentLine, topic: TermTopic): number {
  let last = head.index;
  for (let count = 0; count < MOST_ENTRIES; count++) {
    const [blank, line, next] = [lines[last + 1], lines[last + 2], lines[last + 3]];
    if (blank?.passage.text !== '' || line === undefined || next === undefined) return head.index;
    if (next.passage.text !== '' || !isPlainEntry(line, topic)) {
      const least = isHeading(line, topic) ? LEAST_OVER_HEADING : LEAST_ENTRIES;
      return count >= least && line.passage.text !== '' ? last : head.index;
    }
    last = line.index;
  }
  return head.index;
}

const isPlainEntry = (line: DocumentLine, topic: TermTopic): boolean =>
  line.passage.text.length <= LONGEST_ENTRY && !isMarked(line) && !isHeading(line, topic);

const isMarked = ({ passage, bullet, emojiLength, cells, table }: DocumentLine): boolean =>
  passage.text === '' || bullet !== null || emojiLength > 0 || cells !== null || table !== null;

const isHeading = (line: DocumentLine, topic: TermTopic): boolean =>
  line.heading > 0 ||
  line.isBold ||
  line.passage.text.endsWith(':') ||
  isInCapitals(line.passage.text) ||
  DAY.test(line.folded) ||
  isPageSection(line.folded) ||
  (readLineHeading(line) !== null && !isThing(line.folded, topic));

/** `Day 2: …`, `Tag 3`: the programme begins. */
const DAY = /^\W{0,3}(?:day|tag|jour|dia|giorno|dag|hari)s? ?\d/;

/** `Visa`, `Optional activities`: a thing, though its words elsewhere head a list. */
const isThing = (folded: string, topic: TermTopic): boolean =>
  isLeftOutThing(folded) || (topic === 'excludes' && isOptionalThing(folded));
