/** `W I N T E R   J O Y S`: a flyer's letters set apart are read as the words that they make, where wider gaps part these. */
import { type DocumentLine, type SourceDocument, withText } from '../../formats/reading/document.ts';
import { codeAt } from '../../text/character-class.ts';
import { type Passage, PassageBuilder } from '../../text/passage.ts';

const LEAST_LETTERS = 6;
const MAX_LENGTH = 160;
const SPACED = /^\P{L}{0,2}(?:[\p{L}\d&'’.,:!?/–—-] {1,6}){5,79}[\p{L}\d&'’.,:!?–—-]$/u;

export function withoutLetterSpacing(document: SourceDocument): SourceDocument {
  if (!document.lines.some(isSpaced)) return document;
  return {
    ...document,
    lines: document.lines.map((line) => (isSpaced(line) ? withText(line, joined(line.passage)) : line)),
  };
}

function isSpaced({ passage: { text }, cells }: DocumentLine): boolean {
  // Nearly every line is told by its second character.
  if (codeAt(text, 1) !== BLANK || codeAt(text, 3) !== BLANK || cells !== null || text.length > MAX_LENGTH)
    return false;
  return SPACED.test(text) && (text.match(LETTER)?.length ?? 0) >= LEAST_LETTERS;
}
const BLANK = 32;
const LETTER = /\p{L}/gu;

function joined(passage: Passage): Passage {
  const { text } = passage;
  const builder = new PassageBuilder();
  for (let i = 0; i < text.length; i++) {
    const isGap = text.charAt(i) === ' ';
    // Of a wider gap the first blank stays.
    if (!isGap || (text.charAt(i + 1) === ' ' && text.charAt(i - 1) !== ' ')) builder.addSlice(passage, i, i + 1);
  }
  return builder.finish();
}
