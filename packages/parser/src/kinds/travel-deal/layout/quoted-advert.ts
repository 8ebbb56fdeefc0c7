/**
 * T-426: an advert that somebody passes on in quote marks (`"Had enough of rain? … flies you to ZANZIBAR! Seven nights at … Book by 15 January!"`): each
 * of its sentences says something of its own, and is read as a line.
 */
import { leadingEmojiLength } from '../../../annotators/emoji.ts';
import { type DocumentLine, type SourceDocument, withChanges, withText } from '../../../formats/reading/document.ts';
import { splitSentences } from '../../../formats/reading/sentences.ts';
import { DIGIT } from '../../../text/line-look.ts';
import { type Passage, slicePassage, spanOf } from '../../../text/passage.ts';

const LEAST_TEXT = 160;
const LEAST_SENTENCES = 4;
const OPENS = /^["“”„«»‘'](?=[\p{L}\p{N}¿¡])/u;
const CLOSES = /["“”»«’']\s?[.!]?$/u;

export function withQuotedAdvert(document: SourceDocument): SourceDocument {
  const { lines } = document;
  if (document.tables.length > 0) return document;
  const advert = lines.find((line) => sentencesOf(line).length >= LEAST_SENTENCES);
  if (advert === undefined) return document;
  const parts = lines.flatMap((line) =>
    line === advert ? sentencesOf(line).map((each) => lineOf(line, each)) : [line],
  );
  return {
    ...document,
    lines: parts.map((line, index) => (line.index === index ? line : withChanges(line, { index }))),
  };
}

function sentencesOf({ passage, bullet, cells, look }: DocumentLine): readonly Passage[] {
  const { text } = passage;
  if (text.length < LEAST_TEXT || bullet !== null || cells !== null || (look.signs & DIGIT) === 0) return NONE;
  const closing = OPENS.test(text) ? CLOSES.exec(text) : null;
  return closing === null ? NONE : splitSentences(slicePassage(passage, 1, closing.index));
}
const NONE: readonly Passage[] = [];

const lineOf = (line: DocumentLine, sentence: Passage): DocumentLine =>
  withChanges(withText(line, sentence), {
    span: spanOf(sentence),
    emojiLength: leadingEmojiLength(sentence.text),
    startsWithTime: false,
    // Each stands for itself, as between blank lines.
    afterBlank: true,
    bolds: [],
    links: [],
  });
