/**
 * The country or town that the next days are in, alone on its line between the days of a plan:
 *
 *   2-5 Feb    Lima, 3 nights
 *   BOLIVIA
 *   6-9 Feb    La Paz, 3 nights
 */
import { findPlace, foldName } from '@waypage/gazetteer';
import { type Field, stated } from '../../../model/field.ts';
import { isInCapitals } from '../../../text/character-class.ts';
import { spanOf, trimPassage } from '../../../text/passage.ts';
import type { DayLines } from '../day-content/day-lines.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';

const MAX_NAME = 32;
const LEAST_NAME = 3;
const DIGIT_OR_MARK = /[\d.,;!?()]/;

/** A place of the gazetteer in capitals and nothing else. */
function isPlaceHeading({ bullet, table, startsWithTime, passage: { text } }: DocumentLine): boolean {
  if (
    bullet !== null ||
    table !== null ||
    startsWithTime ||
    text.length < LEAST_NAME ||
    text.length > MAX_NAME ||
    !isInCapitals(text)
  )
    return false;
  const name = text.endsWith(':') ? text.slice(0, -1) : text;
  return !DIGIT_OR_MARK.test(name) && findPlace(foldName(name)) !== undefined;
}

/** Such a line at the end of a day heads the next one; where most days end so, it is their own. */
export function withoutPlaceHeadings(days: readonly DayLines[]): DayLines[] {
  const ends = days.map(
    ({ content, isLast }) => !isLast && content.length > 0 && isPlaceHeading(content.at(-1) as DocumentLine),
  );
  const count = ends.filter(Boolean).length;
  if (count === 0 || count * 2 > days.length) return [...days];
  return days.map((day, i) => (ends[i] === true ? { ...day, content: day.content.slice(0, -1) } : day));
}

/** The last line above the first day heads days, too, where such lines stand between the others; no title, nor where the whole trip goes. */
export function withoutPlaceOfDays(
  head: readonly DocumentLine[],
  { lines }: SourceDocument,
  headEnd: number,
): readonly DocumentLine[] {
  const last = head.at(-1);
  if (last === undefined || head.length < 2 || !isPlaceHeading(last)) return head;
  return lines.slice(headEnd, headEnd + MAX_LINES).some(isPlaceHeading) ? head.slice(0, -1) : head;
}

/** `PERU, BOLIVIA, CHILE`: the trip goes where its parts do. */
export function readPlacesOfDays({ lines }: SourceDocument, headEnd: number): Field<string> | null {
  const names = lines
    .slice(Math.max(0, headEnd - MAX_ABOVE), headEnd + MAX_LINES)
    .filter(isPlaceHeading)
    .map(({ passage }) => trimPassage(passage, ':'));
  const [first, second] = names;
  if (first === undefined || second === undefined) return null;
  return stated(
    names.map(({ text }) => text).join(', '),
    names.map((name) => spanOf(name)),
  );
}
const MAX_ABOVE = 3;
const MAX_LINES = 200;
