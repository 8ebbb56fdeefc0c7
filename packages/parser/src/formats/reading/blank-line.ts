/** A line that a reader takes for blank: its text is none of the offer's, and shows among the unused lines, unless another has read it. */

import { slicePassage } from '../../text/passage.ts';
import { type DocumentLine, withChanges, withText } from './document.ts';

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
