/**
 * Lists under marks that are no bullets elsewhere: `~ laundry`, `· port charges`, `[x] 4 nights`, `-breakfast`, `>> 3 nights`, `# visa fee`. A
 * mark counts where two lines one under the other start with it, be it a bullet in the other; then the lines are entries like any others. A banner framed by bullets,
 * `* * * STAY 4 * * *`, is no entry.
 */

import { withNumberedSections } from '../../../formats/reading/day-content/numbered-sections.ts';
import { type DocumentLine, type SourceDocument, withChanges, withText } from '../../../formats/reading/document.ts';
import { readLineHeading } from '../../../formats/reading/terms/term-heading.ts';
import { codeAt, isDigit, isLetter } from '../../../text/character-class.ts';
import { headOffset } from '../../../text/line-head.ts';
import { slicePassage, trimPassage } from '../../../text/passage.ts';

const MARK =
  /^(?<mark>[~·!>»›«‹¤§¬¢°]{1,2}|[=-]>|\[[ xX✓✔+-]?\]|\((?:[xX+✓]|[a-h]|i{1,3}|i?v|vi{1,3}|ix)\)|[oxv](?= {1,4}\p{L})|O(?= {1,4}\p{Lu}))\s+(?=\S)/u;
/** `-breakfast`, `*transfers`: without a blank behind it. */
const TIGHT = /^(?<mark>[-–~·+»›*])(?=[\p{L}\d])/u;
const BULLET_LETTERS = 'oxvO';

export function withListMarks(document: SourceDocument): SourceDocument {
  return withMarked(withHashLists(withoutFrames(withNumberedSections(withQuotedLists(document)))));
}

/** `* * * STAY 4, PAY 3 * * *`: the first star was read as a bullet. */
function withoutFrames(document: SourceDocument): SourceDocument {
  const isFramed = ({ bullet, passage: { text } }: DocumentLine): boolean =>
    bullet !== null && text.length > 4 && text.startsWith(`${bullet} `) && text.endsWith(` ${bullet}`);
  return changed(document, isFramed, (line) =>
    withChanges(withText(line, trimPassage(line.passage, line.bullet ?? '')), { bullet: null, indent: 0 }),
  );
}

/** Headings one right under the other, and under a line of text, are entries marked by a hash. */
function withHashLists(document: SourceDocument): SourceDocument {
  const { lines } = document;
  const isLike = (line: DocumentLine, at: number): boolean => lines[at]?.heading === line.heading && !line.isRule;
  const isEntry = (line: DocumentLine): boolean => {
    const { heading, index } = line;
    if (heading === 0 || document.source.charAt(headOffset(document.source, line.span)) !== '#') return false;
    if (!isLike(line, index - 1) && !isLike(line, index + 1)) return false;
    let first = index;
    while (first > 0 && index - first < MAX_HASHES && isLike(line, first - 1)) first--;
    const above = lines[first - 1]?.passage.text === '' ? lines[first - 2] : lines[first - 1];
    return above !== undefined && above.heading === 0 && !above.isRule && above.passage.text !== '';
  };
  return changed(document, isEntry, (line) => withChanges(line, { heading: 0, bullet: '#' }));
}

/** A longer list is looked back no further. */
const MAX_HASHES = 60;

function changed(
  document: SourceDocument,
  isMeant: (line: DocumentLine) => boolean,
  change: (line: DocumentLine) => DocumentLine,
): SourceDocument {
  return document.lines.some(isMeant)
    ? { ...document, lines: document.lines.map((line) => (isMeant(line) ? change(line) : line)) }
    : document;
}

/** Lines that a mail would quote, `> breakfast`, under the heading of a list that is not quoted: entries of it. */
function withQuotedLists(document: SourceDocument): SourceDocument {
  if (document.lines.every((line) => line.quote === 0)) return document;
  let isList = false;
  const isEntry = document.lines.map((line, i) => {
    const before = document.lines[i - 1];
    // Under an entry its second line stands without the mark.
    if (isList && isRestOfQuoted(line, before)) return false;
    if (line.quote !== 1 || line.passage.text === '') isList = false;
    else if (before !== undefined && before.quote === 0 && !(isList && isRestOfQuoted(before, document.lines[i - 2])))
      isList = (readLineHeading(before)?.valueFrom ?? 0) >= before.folded.length;
    return isList && line.bullet === null;
  });
  return isEntry.includes(true)
    ? {
        ...document,
        lines: document.lines.map((line, i) => (isEntry[i] ? withChanges(line, { bullet: '>', quote: 0 }) : line)),
      }
    : document;
}

/** `> nine nights: Lucerne (3),` over `  Zermatt (2), Como (4)`: set in under the entry that it goes on with. */
const isRestOfQuoted = (line: DocumentLine, before: DocumentLine | undefined): boolean =>
  line.quote === 0 &&
  line.indent >= 2 &&
  line.bullet === null &&
  line.heading === 0 &&
  !line.afterBlank &&
  line.passage.text !== '' &&
  before?.quote === 1;

function withMarked(document: SourceDocument): SourceDocument {
  const marks = document.lines.map(markOf);
  if (marks.every((mark) => mark === null)) return document;
  const isEntry = marks.map(
    (mark, i) =>
      mark !== null &&
      ([i - 1, i + 1].some((at) => marks[at]?.kind === mark.kind || isEntryWith(mark, document.lines[at])) ||
        [i - 1, i + 1].some((at) => marks[2 * at - i]?.kind === mark.kind && mayGoOn(document.lines, at))),
  );
  return {
    ...document,
    lines: document.lines.map((line, i) => (isEntry[i] ? entry(line, marks[i] as Mark, document.lines) : line)),
  };
}

/** `-all meals` beside `- return flights`: the mark is a bullet there. */
const isEntryWith = ({ kind }: Mark, line: DocumentLine | undefined): boolean =>
  line !== undefined &&
  line.bullet !== null &&
  (line.bullet === kind || isSmallDot(kind, line)) &&
  line.passage.text !== '';
/** `·parking` under `• heated pool` */
const isSmallDot = (kind: string, line: DocumentLine | undefined): boolean => kind === '·' && line?.bullet === '•';

/** `» Two nights in a couchette,` / `Turin to Bari` / `» Lunch`: between two entries the first one's second line, where no blank stands. */
const mayGoOn = (lines: readonly DocumentLine[], at: number): boolean => {
  const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]];
  return (
    above !== undefined &&
    line !== undefined &&
    line.passage.text !== '' &&
    line.bullet === null &&
    line.heading === 0 &&
    !line.afterBlank &&
    below?.afterBlank === false &&
    line.passage.text.length < above.passage.text.length
  );
};

interface Mark {
  readonly kind: string;
  readonly length: number;
}

/** Neither a letter nor a figure nor a blank, or a letter that stands for a bullet. */
function mayStartWithMark(text: string): boolean {
  const first = codeAt(text, 0);
  if (isLetter(first)) return codeAt(text, 1) === 32 && BULLET_LETTERS.includes(text.charAt(0));
  return first > 32 && !isDigit(first);
}

function markOf(line: DocumentLine): Mark | null {
  const { text } = line.passage;
  if (line.bullet !== null || line.heading > 0 || line.isRule || line.cells !== null || line.emojiLength > 0)
    return null;
  if (!mayStartWithMark(text)) return null;
  const match = MARK.exec(text) ?? TIGHT.exec(text);
  const mark = match?.groups?.['mark'];
  if (!match || mark === undefined || match[0].length >= text.length) return null;
  if (line.afterBlank && match[0].length === 1 && headsList(line)) return null;
  return { kind: mark.startsWith('[') || mark.startsWith('(') ? mark.charAt(0) : mark, length: match[0].length };
}

/** `*TERMS` over `* Gratuities are not included`: the star of a footnote at its heading. */
const headsList = (line: DocumentLine): boolean =>
  line.folded.length <= MAX_HEADING && (readLineHeading(line)?.valueFrom ?? 0) >= line.folded.length;
const MAX_HEADING = 40;

function entry(line: DocumentLine, { kind, length }: Mark, lines: readonly DocumentLine[]): DocumentLine {
  const like = [line.index - 1, line.index + 1].some((at) => isSmallDot(kind, lines[at]));
  const text = withText(line, slicePassage(line.passage, length), line.folded.slice(length));
  return withChanges(text, { bullet: like ? '•' : '-' });
}
