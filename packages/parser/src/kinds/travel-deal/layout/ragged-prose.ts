/**
 * A letter whose lines were wrapped by hand, some words before the widest: in a paragraph that is under way a line that is nearly as long as the
 * others and ends within a sentence goes on in the next, whatever that begins with.
 */
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { LABEL_MARK } from '../../../text/line-look.ts';
import { spanOf } from '../../../text/passage.ts';

/** Does the paragraph `line`, which may be several lines of the paste, go on in `next`? */
export function isRaggedProse({ source }: SourceDocument, line: DocumentLine, next: DocumentLine): boolean {
  const { text } = line.passage;
  if (text.length < LEAST_TEXT || text.length > MOST_TEXT || line.bullet !== null || ENDS.test(text.slice(-4)))
    return false;
  const rows = source.slice(line.span[0], spanOf(line.passage)[1]).split('\n');
  const last = rows.at(-1)?.trimEnd() ?? '';
  const widest = rows.reduce((width, row) => Math.max(width, row.trimEnd().length), 0);
  const isUnderWay =
    rows.length > 1 && widest <= MOST_COLUMNS && last.length >= Math.max(LEAST_COLUMNS, widest - RAGGED);
  return isUnderWay && PROSE.test(text) && isRest(next);
}
const LEAST_TEXT = 100;
const MOST_TEXT = 1200;
/** Longer lines were not wrapped. */
const MOST_COLUMNS = 110;
const LEAST_COLUMNS = 56;
const RAGGED = 20;
const ENDS = /[.!?:;…][)"”’\]*_]{0,2}\s{0,2}$/;
/** Sentences told in words. */
const PROSE = /\p{Ll}[.,] \p{L}{1,14} \p{L}{1,14} \p{L}{1,14} /u;

/** As much prose, or the words that the sentence ends with. */
const isRest = ({ passage: { text }, look, bullet, emojiLength, cells }: DocumentLine): boolean =>
  bullet === null &&
  emojiLength === 0 &&
  cells === null &&
  (look.signs & LABEL_MARK) === 0 &&
  /\p{L} \p{Ll}/u.test(text) &&
  (text.length >= LEAST_COLUMNS || /[.!?](?:\s|$)/.test(text));
