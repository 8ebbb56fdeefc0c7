/**
 * A column between the hours and what is done that says in capitals of what kind each entry is, as schedules of business trips have it:
 *
 *   9:00 AM   MEETING   Talks with Harbour Bank
 *   1:00 PM   CAR       Pick-up at the north gate
 *             ^^^^^^^
 *             kind
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { findCellTime } from '../../../annotators/cell-time.ts';
import { derived } from '../../../model/field.ts';
import type { ActivityDraft } from '../../../model/itinerary-draft.ts';
import { hasLetter } from '../../../text/character-class.ts';
import { type Passage, spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';
import { cellsOfEntry } from '../wide-gaps.ts';

const MAX_LINES = 400;
const LEAST_ROWS = 3;
const MAX_LEAD = 12;

/** Has the text such a column? Its words come again, and what stands behind them says what is done: behind `DINNER ⇥ Pier House` stands the place. */
export function hasKindColumn(days: readonly (readonly DocumentLine[])[]): boolean {
  const kinds = new Set<string>();
  let rows = 0;
  let deeds = 0;
  let seen = 0;
  for (const line of days.flat()) {
    const cells = line.startsWithTime ? cellsOfEntry(line) : [];
    if (cells.length === 0) continue;
    if (++seen > MAX_LINES) break;
    const [hours, kind, entry] = cells.filter((cell) => cell.text !== '');
    if (!hours || !kind || !entry || findCellTime(foldText(hours.text)) === null || !isKind(kind, entry)) continue;
    rows++;
    kinds.add(kind.text);
    const type = findActivityType(foldText(entry.text.slice(0, 80)));
    if (type !== null && type.from <= MAX_LEAD) deeds++;
  }
  return rows >= LEAST_ROWS && rows * 5 >= seen * 4 && kinds.size < rows && deeds * 3 >= rows;
}

/** Is this cell the word in capitals before the one that names the entry? */
export const isKind = (cell: Passage, next: Passage | undefined): boolean =>
  next !== undefined && KIND.test(cell.text) && hasLetter(next.text);

const KIND = /^\p{Lu}[\p{Lu}&/-]{2,14}(?: \p{Lu}{3,12})?$/u;

/** The entry is of the kind that its column says, else of the one that its first words do; a name behind them (`Call with Pension Trust`) tells none. */
export function ofKind(activity: ActivityDraft, kind: Passage): ActivityDraft {
  const said = findActivityType(foldText(kind.text));
  if (said !== null) return { ...activity, type: derived(said.type, [spanOf(kind)]) };
  const named = findActivityType(foldText(activity.title.value.slice(0, 80)));
  return named !== null && named.from <= MAX_LEAD
    ? activity
    : { ...activity, type: derived('activity', [spanOf(kind)]) };
}
