/**
 * An entry whose name alone is bold, and what a colon leads over to; behind its hour a full stop does, too (`**9:30 AM – Tile museum.** A …`):
 *
 *   - **9:30 AM – Tile museum**: A convent full of azulejos (€8)
 *                 ^^^^^^^^^^^     ^^^^^^^^^^^^^^^^^^^^^^^^^^^
 *                 name            what is said about it
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { findMoney } from '../../../annotators/money.ts';
import { namesPeriod } from '../../../annotators/period.ts';
import { findTimes } from '../../../annotators/time.ts';
import { hasLetter } from '../../../text/character-class.ts';
import { indexOfOffset, offsetOf, type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';

/** An entry, and the words about it. */
export interface Saying {
  readonly entry: Passage;
  readonly about: Passage;
  /** With the price or link that closes them. */
  readonly whole: Passage;
}

/**
 * Null where what is bold has neither a time nor a word for what is done (`**Best pick**: …` is a label), says what kind of name follows
 * (`**Hotel name**: …`), or is a part of the day or a meal alone.
 */
export function splitBoldName({ bolds, links }: DocumentLine, passage: Passage): Saying | null {
  if (bolds.length === 0) return null;
  const start = offsetOf(passage, 0);
  // A name in italics may stand within.
  const bold = bolds.find(([from, to]) => from <= start && bolds.every((other) => from <= other[0] && other[1] <= to));
  if (bold === undefined) return null;
  const end = indexOfOffset(passage, bold[1]) ?? 0;
  const colon = ':.'.includes(passage.text.charAt(end - 1)) ? end - 1 : end;
  // `**… Fish & Chip Co.** (€20)`
  const isSentence = passage.text.startsWith('. ', colon) && !passage.text.startsWith('. (', colon);
  if (colon < LEAST_NAME || !(isSentence || passage.text.startsWith(': ', colon))) return null;
  const entry = slicePassage(passage, 0, colon);
  const folded = foldText(entry.text);
  const [time] = findTimes(folded);
  if (isSentence && time?.from !== 0) return null;
  const name = time?.from === 0 ? folded.slice(time.to) : folded;
  if (!/[a-z]{3}/.test(name) || namesPeriod(name) || KIND_OF_NAME.test(name)) return null;
  const type = findActivityType(name);
  // `Train` alone says of what sort that is which follows, `Louvre` is a name.
  if (type === null ? time?.from !== 0 : !/[a-z\d] [a-z\d]/.test(name)) return null;
  const said = slicePassage(passage, colon + 1);
  // `[Learn more](https://…)` at the end is the link, and no words.
  const link = links.find(({ label }) => indexOfOffset(said, label[1]) === said.text.length);
  const about = withoutPrice(
    trimPassage(link === undefined ? said : slicePassage(said, 0, indexOfOffset(said, link.label[0]) ?? 0)),
  );
  return hasLetter(about.text) ? { entry, about, whole: said } : null;
}

const LEAST_NAME = 4;
const KIND_OF_NAME = /\b(?:names?|distance|duration|options?|type|note|tips?)\s*$/;

/** The price in brackets at the end is read as that. */
function withoutPrice(about: Passage): Passage {
  const at = about.text.endsWith(')') ? about.text.lastIndexOf('(') : -1;
  if (at < 1) return about;
  const inner = about.text.slice(at + 1, -1);
  const [money] = findMoney(inner, 1);
  const isPrice = money !== undefined && !hasLetter(inner.slice(0, money.from) + inner.slice(money.to));
  return isPrice ? trimPassage(slicePassage(about, 0, at)) : about;
}
