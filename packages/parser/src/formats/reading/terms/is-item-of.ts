/** Does a line whose words announce a list stand in the list above it, as an entry? */
import type { DocumentLine, SourceDocument } from '../document.ts';
import { isLeftOutThing, isOptionalThing } from './left-out-thing.ts';
import { topicOfMark } from './mark-topic.ts';
import { isPageSection } from './page-section.ts';
import type { TermHeading } from './term-heading.ts';
import { isBeside, isStrong, markOf, type TermSection } from './term-section.ts';

/** `- Breakfast included` stands in a list: its own words are no new heading. */
export function isItemOf(
  document: SourceDocument,
  section: TermSection | null,
  line: DocumentLine,
  heading: TermHeading,
): boolean {
  if (section !== null && line.index <= section.spacedUntil) return true;
  // `Tours: Golden Circle` under `Included`: an entry with a label of its own.
  if (
    section?.heading.topic === 'includes' &&
    line.bullet !== null &&
    (section.mark ?? markOf(line)) === markOf(line) &&
    (heading.topic === 'activities' || heading.topic === 'includes')
  )
    return true;
  // `3 tours: the port, the old town, the mill` among plain lines: how many and which.
  if (
    section?.heading.topic === 'includes' &&
    !section.isInline &&
    heading.topic === 'activities' &&
    !line.afterBlank &&
    markOf(line) === (section.mark ?? markOf(line)) &&
    COUNTED.test(line.folded)
  )
    return true;
  // `❌ NO INCLUYE` under `▪️ Desayuno`: another mark, and all that the line says is what comes next.
  if (topicOfMark(line) === heading.topic && section?.mark !== markOf(line) && heading.valueFrom >= line.folded.length)
    return false;
  if (isThingAmong(document, section, line)) return true;
  if (isAmongLeftOut(document, section, line) || isOptionalEntry(document, section, line)) return true;
  if (section !== null && isSetAs(section, line, heading)) return false;
  if (section !== null && isPlainEntry(document, section, line, heading)) return true;
  return (
    section !== null &&
    !isBeside(section, line) &&
    line.heading === 0 &&
    markOf(line) !== '' &&
    section.mark !== '' &&
    !/[:\t]/.test(line.passage.text.slice(heading.to, heading.to + 3))
  );
}

/** `🎯 *TOUR HIGHLIGHTS*` a blank line below the pictured entries of `✅ *PRICE INCLUDES*`: a heading set as that one is. */
const isSetAs = ({ heading: { topic }, line: head }: TermSection, line: DocumentLine, own: TermHeading): boolean =>
  own.topic !== topic &&
  line.afterBlank &&
  line.emojiLength > 0 &&
  head.emojiLength > 0 &&
  own.valueFrom >= line.folded.length &&
  isStrong(line) &&
  isStrong(head);

/** `Visa fees` among the plain lines under `Not included`: no heading of its own, which would be set as that one is. */
const isPlainEntry = (
  { lines }: SourceDocument,
  { heading: { topic }, line: head, mark, isInline }: TermSection,
  line: DocumentLine,
  own: TermHeading,
): boolean =>
  own.topic === 'restrictions' &&
  (topic === 'includes' || topic === 'excludes') &&
  !isInline &&
  (mark === '' || mark === null) &&
  markOf(line) === '' &&
  line.heading === 0 &&
  !line.isBold &&
  !line.afterBlank &&
  // The last of them heads nothing: a blank line stands below it.
  (head.afterBlank || lines[line.index + 1]?.passage.text === '') &&
  own.valueFrom >= line.folded.length &&
  !line.passage.text.endsWith(':') &&
  (SMALL.test(line.passage.text) || head.heading > 0 || head.isBold || head.passage.text.endsWith(':'));

/** `Shore excursions` over `Travel insurance` under `Not included`: an entry as the others are. */
const isAmongLeftOut = ({ lines }: SourceDocument, section: TermSection | null, line: DocumentLine): boolean =>
  section?.heading.topic === 'excludes' &&
  !section.isInline &&
  line.heading === 0 &&
  !line.isBold &&
  !line.afterBlank &&
  markOf(line) === (section.mark ?? markOf(line)) &&
  !line.passage.text.endsWith(':') &&
  isLeftOutThing(lines[line.index + 1]?.folded ?? '');

/** `Optional activities` as the last of what is left out: with prices or entries under it, it heads a list. */
function isOptionalEntry({ lines }: SourceDocument, section: TermSection | null, line: DocumentLine): boolean {
  if (section?.heading.topic !== 'excludes' || section.isInline || line.heading > 0 || line.isBold) return false;
  if (markOf(line) !== (section.mark ?? markOf(line)) || !isOptionalThing(line.folded)) return false;
  const next = lines[line.index + 1];
  return next === undefined || next.passage.text === '' || isPageSection(next.folded);
}

/** `Visa` over `Hotel` among the plain lines under `Package includes`: its conditions would be told in more words. */
function isThingAmong({ lines }: SourceDocument, section: TermSection | null, line: DocumentLine): boolean {
  if (section?.heading.topic !== 'includes' || section.isInline || section.mark !== '' || markOf(line) !== '')
    return false;
  const next = lines[line.index + 1]?.passage.text ?? '';
  const isPlain = line.heading === 0 && !line.isBold && !line.afterBlank && !line.passage.text.endsWith(':');
  return isPlain && isLeftOutThing(line.folded) && next.length <= MAX_NEXT && !next.endsWith('.');
}
const MAX_NEXT = 30;

const COUNTED =
  /^(?:\d{1,2}|two|three|four|five|six|zwei|drei|vier|funf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|duas|quatro) (?:x )?[a-z]/;
const SMALL = /\p{Ll}/u;
