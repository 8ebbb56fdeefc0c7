/** The amounts of a document line, found once: the readers of flights, of fares and of conditions ask for them. */
import { findMoney, type MoneyMention } from '../../annotators/money.ts';
import { DIGIT } from '../../text/line-look.ts';
import { type DocumentLine, oncePerLine } from './document.ts';

const NONE: readonly MoneyMention[] = [];

export const lineMoney = (line: DocumentLine): readonly MoneyMention[] =>
  (line.look.signs & DIGIT) === 0 ? NONE : read(line);

const read = oncePerLine((line) => findMoney(line.passage.text));
