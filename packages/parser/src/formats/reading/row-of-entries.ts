/**
 * A line that holds several entries of its day, set apart by commas, bars, arrows or other marks:
 *
 *   09:00 Castle walk, 13:30 Lunch at the mill, 19:00 Concert
 *   Castle walk → Lunch at the mill → Concert            (where nothing else stands under the day)
 */
import { findActivityType } from '../../annotators/activity-type.ts';
import { findTimes } from '../../annotators/time.ts';
import { hasLetter } from '../../text/character-class.ts';
import { type Passage, slicePassage, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { type DocumentLine, withChanges, withText } from './document.ts';
import { mayEndWithin } from './sentences.ts';

const MAX_ROW = 400;
const LEAST_NAME = 4;
const LEAST_PARTS = 3;

/** The lines of a day, such a line as one for each of its entries. */
export function splitRows(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const [only] = lines;
  if (lines.length === 1 && only !== undefined && !only.startsWithTime) return entriesOf(only, splitUntimed(only));
  return lines.some(mayHoldRow) ? lines.flatMap((line) => entriesOf(line, splitTimed(line))) : lines;
}

/** The mark between two entries, and the words that lead to the hour of the second. */
const BEFORE_TIME =
  /(?<mark>[,;|/→•·>+&]|➡️?|>>|\/\/|\s[-–—])\s(?:(?:and|und|et|y|e|then|dann|puis|luego|poi|depois|at|um|a|a las|alle|as) ){0,2}$/;
const ROW = /(?:[,;|/→•·>+&]|➡️?|\s[-–—])\s\D{0,12}\d/;
const mayHoldRow = ({ startsWithTime, table, passage: { text } }: DocumentLine): boolean =>
  startsWithTime && table === null && text.length <= MAX_ROW && ROW.test(text);

/** `arrive 10:20`, `20:00 latest`: the end of what stands before it. */
const IS_END = /^[\s,:–-]*(?:arr|ankunft|llegada|chegada|latest|sharp|return|ends?|close)/;

/** Where the hours stand at which the next entries begin; none where the line is one entry. */
function splitTimed(line: DocumentLine): readonly Passage[] {
  if (!mayHoldRow(line)) return [];
  const { passage, folded } = line;
  const times = line.times ?? findTimes(folded);
  const parts: Passage[] = [];
  let from = 0;
  let said = times[0]?.to ?? 0;
  let isLoose = false;
  for (const time of times.slice(1)) {
    const gap = folded.slice(said, time.from);
    const before = BEFORE_TIME.exec(gap);
    if (before === null || isOpen(gap) || !isNamed(gap.slice(0, before.index))) continue;
    const behind = folded.slice(time.to, time.to + 24);
    if (!/^[\s:–—|,-]{0,4}["“(]?[a-z]/.test(behind) || IS_END.test(behind)) continue;
    parts.push(trimPassage(slicePassage(passage, from, said + before.index)));
    from = said + before.index + (before.groups?.['mark'] ?? '').length;
    said = time.to;
    isLoose ||= !',;|•·'.includes((before.groups?.['mark'] ?? '').trim());
  }
  if (parts.length === 0) return [];
  parts.push(trimPassage(slicePassage(passage, from)));
  // `08:40 Ghent → 11:19 Lille` is one journey.
  return (isLoose || parts.length < LEAST_PARTS) && !tellEntries(parts) ? [] : parts;
}

/** All say what is done; of three or more, one may not. */
function tellEntries(parts: readonly Passage[]): boolean {
  const told = parts.filter(({ text }) => findActivityType(foldText(text)) !== null).length;
  return told >= parts.length - (parts.length < LEAST_PARTS ? 0 : 1);
}

const isOpen = (gap: string): boolean => gap.lastIndexOf('(') > gap.lastIndexOf(')');
const isNamed = (words: string): boolean => words.length >= LEAST_NAME && hasLetter(words);

const COMMA = ', ';
/** Marks in the order in which they part: a comma may as well stand within an entry. */
const MARKS = [
  ' | ',
  ' • ',
  ' · ',
  '; ',
  ' → ',
  ' ➡️ ',
  ' ➡ ',
  ' >> ',
  ' > ',
  ' // ',
  ' / ',
  ' + ',
  ' – ',
  ' — ',
  ' - ',
  COMMA,
];
const LATEST_WORD = 24;
const startsWithDoing = ({ text }: Passage): boolean =>
  (findActivityType(foldText(text))?.from ?? LATEST_WORD) < LATEST_WORD;

function splitUntimed({ passage, table, cellMark }: DocumentLine): readonly Passage[] {
  const { text } = passage;
  if (table !== null || cellMark === 'tab' || text.length > MAX_ROW || mayEndWithin(text)) return [];
  const mark = MARKS.find((found) => text.includes(found));
  if (mark === undefined) return [];
  const parts: Passage[] = [];
  let from = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + mark.length)) {
    if (isOpen(text.slice(from, at))) continue;
    parts.push(trimPassage(slicePassage(passage, from, at)));
    from = at + mark.length;
  }
  parts.push(trimPassage(slicePassage(passage, from)));
  const areNamed = parts.length >= LEAST_PARTS && parts.every(({ text: part }) => isNamed(part));
  return areNamed && tellEntries(parts) && (mark !== COMMA || parts.every(startsWithDoing)) ? parts : [];
}

function entriesOf(line: DocumentLine, parts: readonly Passage[]): readonly DocumentLine[] {
  if (parts.length === 0) return [line];
  const { startsWithTime, bullet } = line;
  return parts.map((part, i) =>
    withChanges(withText(line, part), {
      startsWithTime,
      bullet: startsWithTime ? bullet : (bullet ?? '-'),
      afterBlank: i === 0 && line.afterBlank,
      emojiLength: i === 0 ? line.emojiLength : 0,
      cells: null,
      cellMark: null,
    }),
  );
}
