/** The name of a day: what a heading holds beside its number and date, without marks at its edges, meals and lengths. */
import { findDistances } from '../../../annotators/distance.ts';
import { findDurations } from '../../../annotators/duration.ts';
import { withoutEmoji, withoutTrailingEmoji } from '../../../annotators/emoji.ts';
import { findMealCodes } from '../../../annotators/meal-codes.ts';
import { type Field, stated } from '../../../model/field.ts';
import { hasDigit, hasLetterOrNumber } from '../../../text/character-class.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

export interface DayTitle {
  /** Null where nothing but marks and lengths is left. */
  readonly title: Passage | null;
  readonly distance: Field<string> | null;
}

/** What is read of a title at most. */
const MAX_TITLE = 200;

/** Without brackets at the edges that have no other half, as a date leaves them that was cut out, or that hold all. */
function trimBrackets(passage: Passage): Passage {
  const trimmed = trimPassage(passage, TITLE_EDGES);
  const { text } = trimmed;
  const isInBrackets = text.startsWith('(') && text.indexOf(')') === text.length - 1;
  const [first, last] = [text.charAt(0), text.charAt(text.length - 1)];
  const from = isInBrackets || isClosing(first) || (isOpening(first) && !holdsClosing(text)) ? 1 : 0;
  const to =
    isInBrackets || isOpening(last) || (isClosing(last) && !holdsOpening(text)) ? text.length - 1 : text.length;
  return from === 0 && to === text.length ? trimmed : trimBrackets(slicePassage(trimmed, from, Math.max(from, to)));
}

const isOpening = (mark: string): boolean => mark === '(' || mark === '[';
const isClosing = (mark: string): boolean => mark === ')' || mark === ']';
const holdsOpening = (text: string): boolean => text.includes('(') || text.includes('[');
const holdsClosing = (text: string): boolean => text.includes(')') || text.includes(']');

export const TITLE_EDGES = ':.,;|–—-→⇒➡★=…<>«»*_#~·•/';

const WIDE_GAP = / {3,}|\t+/;
const isLengths = (text: string): boolean =>
  text
    .split(WIDE_GAP)
    .every(
      (cell) =>
        findDistances(foldText(cell)).length + findDurations(foldText(cell)).length > 0 &&
        cell.replace(/[^\p{L}]+/gu, '').length <= 24,
    );

export function readTitle(rest: Passage): DayTitle {
  let title = trimBrackets(withoutEmoji(rest));
  title = trimBrackets(withoutTrailingEmoji(withoutEmoji(title)));
  const columns = WIDE_GAP.exec(title.text);
  // `Sossusvlei          130 km, 2 hrs`: what stands apart tells lengths, no name.
  const aside = columns ? slicePassage(title, columns.index + columns[0].length) : null;
  if (columns && aside && isLengths(aside.text)) {
    const { title: name } = readTitle(slicePassage(title, 0, columns.index));
    const [apart] = findDistances(foldText(aside.text));
    return {
      title: name,
      distance: apart ? stated(aside.text.slice(apart.from, apart.to), [spanOf(aside, apart.from, apart.to)]) : null,
    };
  }
  const remark = title.text.endsWith(')') ? REMARK.exec(title.text) : null;
  if (remark !== null) title = trimBrackets(slicePassage(title, 0, remark.index));
  const meals = findMealCodes(title.text);
  if (meals) title = trimPassage(slicePassage(title, 0, meals.from), TITLE_EDGES);
  const [distance] = hasDigit(title.text) ? findDistances(foldText(title.text.slice(0, MAX_TITLE))) : [];
  let day: Field<string> | null = null;
  if (distance) {
    day = stated(title.text.slice(distance.from, distance.to), [spanOf(title, distance.from, distance.to)]);
    const bracket = /\([^()]{0,40}\)\s*$/.exec(title.text.slice(-60));
    const start = bracket ? title.text.length - bracket[0].length : -1;
    if (start > 0 && distance.from > start) title = trimPassage(slicePassage(title, 0, start), ':;|–—-');
  }
  const isLength = distance !== undefined && distance.from === 0 && distance.to >= title.text.length;
  const isNamed = hasLetterOrNumber(title.text) && !isLength && !(isWrapped(rest) && COUNTS.test(title.text));
  return { title: isNamed ? title : null, distance: day };
}

/** `Old town (changed this, trains on strike)`: what the agent says of the plan behind the name of the day. */
const REMARK =
  /(?<=\p{L}.{2,80})\s\((?:(?:all )?(?:changed|moved|swapped|switched|updated|amended|rewritten|revised|redone|edited)|new\b[^()]{0,3}$|was |instead of |ge[äa]ndert|getauscht|verschoben|neu\b|statt |modifi|chang[ée]|d[ée]plac|cambiad|modificad|cambiat|modificat|spostat|alterad|gewijzigd|verplaatst)[^()]{0,80}\)$/iu;

/** `(travel day 1)`, `(day 3 of 7)`, `(rest day)`: in brackets it says which day it is. */
const COUNTS =
  /^(?:(?:\p{L}{2,12}\s)?(?:day|night|leg|stage|tag|jour|d[ií]a|giorno|dag)(?:\s\d{1,2}(?:\s?(?:of|\/|von|de|di|van)\s?\d{1,2})?)?|\p{L}{3,12}tag\s?\d{1,2})$/iu;
const isWrapped = ({ text }: Passage): boolean => /^\s*\(.*\)\s*$/.test(text);
