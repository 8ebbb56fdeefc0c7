/** `FLY`, `CRUISE`, `STAY` over lists of their own: the parts that an offer is made of say what is included. */
import { isInCapitals } from '../../../text/character-class.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import type { TermHeading } from './term-heading.ts';

const PART = /^(?:fly|cruise|stay|drive|sail|ride|rail|tour|explore|relax|eat|dine|play|ski|dive|walk|cycle)$/;
const MAX_PART = 8;
const WINDOW = 40;

export function readComponentHeading(document: SourceDocument, line: DocumentLine): TermHeading | null {
  if (!isPart(document, line)) return null;
  const first = Math.max(0, line.index - WINDOW);
  const others = document.lines.slice(first, line.index + WINDOW).filter((other) => isPart(document, other));
  return others.length < 2
    ? null
    : { topic: 'includes', from: 0, to: line.folded.length, valueFrom: line.folded.length, keepsLabel: false };
}

/** A lone word in capitals or set as a heading, with its list right under it. */
function isPart(document: SourceDocument, line: DocumentLine): boolean {
  const { text } = line.passage;
  if (text.length > MAX_PART || line.bullet !== null || line.cells !== null || !PART.test(line.folded)) return false;
  const next = document.lines[line.index + 1];
  const isSet = line.heading > 0 || line.isBold || isInCapitals(text);
  return isSet && next !== undefined && next.passage.text.length > MAX_PART;
}
