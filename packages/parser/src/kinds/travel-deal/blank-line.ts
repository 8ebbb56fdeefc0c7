/** A line that a reader of deals takes for blank: its text is none of the offer's, and shows among the unused lines. */
import { type DocumentLine, withChanges, withText } from '../../formats/reading/document.ts';
import { slicePassage } from '../../text/passage.ts';

const BLANK = {
  heading: 0,
  bullet: null,
  isBold: false,
  isRule: false,
  cells: null,
  cellMark: null,
  bolds: [],
  links: [],
  table: null,
  emojiLength: 0,
  startsWithTime: false,
  afterBlank: true,
} as const;

export const asBlank = (line: DocumentLine): DocumentLine =>
  withChanges(withText(line, slicePassage(line.passage, 0, 0)), BLANK);
