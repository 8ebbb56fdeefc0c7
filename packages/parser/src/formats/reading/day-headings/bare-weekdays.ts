/**
 * Days whose headings are a weekday and a name with no mark between, or a weekday of two letters, which alone may be any word:
 *
 *   Monday Oslo          Mo: Oslo
 *   09:00 Harbour        09:00 Harbour
 *   Tuesday Bergen       Di: Bergen
 *
 * Asked where no other heading is found: at least three, each a day or two after the one before and with lines of its own below.
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { alternation } from '../../../annotators/annotation.ts';
import { findTimes } from '../../../annotators/time.ts';
import { WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import { stated } from '../../../model/field.ts';
import { hasLetter } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import type { DayHeading } from './day-heading-types.ts';
import { hasOwnLines } from './named-days.ts';

const MAX_HEADING = 60;
/** Beyond any plan that names no date. */
const MAX_LINES = 400;
const LEAST = 3;
const MAX_DAYS = 31;
const MAX_STEP = 2;

const HEAD = /^(?<word>[a-z]{2,9}(?:-feira)?)\.?(?:\s?[:–—|]\s?|\s-\s|,\s|\s)(?=[a-z])/;

const MAY_BEGIN = new LinePattern(compactPattern(`^(?:${alternation(WEEKDAYS.keys())})`));

export function findBareWeekdays({ lines }: SourceDocument): readonly DayHeading[] {
  const found = lines.slice(0, MAX_LINES).flatMap((line) => readBareWeekday(line) ?? []);
  if (found.length < LEAST || found.length > MAX_DAYS) return [];
  const areInOrder = found.every((heading, i) => {
    const before = found[i - 1]?.weekday?.value;
    const step = before === undefined ? 1 : ((heading.weekday?.value ?? 0) - before + 7) % 7;
    return step >= 1 && step <= MAX_STEP && hasOwnLines(heading, found[i + 1], lines);
  });
  return areInOrder ? found : [];
}

/**
 * A day a line, what is done right behind its weekday: `fri drive down. keys after 4`, `sat beach`, `sun castle 10.30`. At least three, one day after the
 * other, with nothing between them and hardly anything around, and something done or an hour among them: names alone may be of anything.
 */
export function findWeekdayLines({ lines }: SourceDocument): readonly DayHeading[] {
  const told = lines.filter(({ passage }) => hasLetter(passage.text));
  if (told.length > MAX_DAYS + MOST_AROUND) return [];
  const found = told.flatMap((line) => readBareWeekday(line, MAX_LINE, isDone) ?? []);
  if (found.length < LEAST || found.length < told.length - MOST_AROUND) return [];
  const at = told.findIndex(({ index }) => index === found[0]?.line);
  const areInARow = found.every((heading, i) => {
    const before = found[i - 1]?.weekday?.value;
    const step = before === undefined ? 1 : ((heading.weekday?.value ?? 0) - before + 7) % 7;
    return step === 1 && told[at + i]?.index === heading.line;
  });
  const tellsDoing = told.some(({ folded }) => findTimes(folded).length > 0 || findActivityType(folded) !== null);
  return areInARow && tellsDoing ? found.map((day) => ({ ...day, isPlan: true })) : [];
}
const MAX_LINE = 240;
/** A title and a line of closing words. */
const MOST_AROUND = 2;
const isDone = ({ text }: Passage): boolean => hasLetter(text) && !text.endsWith('?');

function readBareWeekday(line: DocumentLine, most = MAX_HEADING, isTitle = isName): DayHeading | null {
  const { folded, look, passage } = line;
  if (passage.text.length > most || line.bullet !== null || line.table !== null || line.isAround) return null;
  const match = MAY_BEGIN.mayMatch(look) ? HEAD.exec(folded) : null;
  const word = match?.groups?.['word'];
  const weekday = word === undefined ? undefined : WEEKDAYS.get(word);
  if (match === null || word === undefined || weekday === undefined) return null;
  const title = trimPassage(slicePassage(passage, match[0].length), ':,–—-*_ ');
  return isTitle(title)
    ? {
        line: line.index,
        kind: 'weekday',
        number: null,
        lastNumber: null,
        date: null,
        lastDate: null,
        weekday: stated(weekday, [spanOf(passage, 0, word.length)]),
        title,
        distance: null,
        isBareNumeric: false,
        isLoose: false,
      }
    : null;
}

/** No sentence, and nothing that is done at an hour. */
const isName = ({ text }: Passage): boolean => hasLetter(text) && !/[.!?;]|\d[:.]\d|\d\s?[ap]m\b/i.test(text);
