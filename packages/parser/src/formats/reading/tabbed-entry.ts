/** An entry of a day whose columns are set apart by tabs. */
import { findMoney } from '../../annotators/money.ts';
import { findTimes } from '../../annotators/time.ts';
import type { TimeSpan } from '../../model/clock-time.ts';
import { type Field, stated } from '../../model/field.ts';
import type { ActivityDraft } from '../../model/itinerary-draft.ts';
import { type Passage, spanOf } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { readActivity } from './activity.ts';
import type { DocumentLine } from './document.ts';

/** `18:00 ⇥ Check-in Hotel Mainufer ⇥ EUR 189`: after the entry's cell the others are its price or its place. */
export function readTabbedEntry(
  cells: readonly Passage[],
  line: DocumentLine,
  time: Field<TimeSpan> | null,
): ActivityDraft | null {
  const [mention] = findTimes(foldText((cells[0] as Passage).text));
  const own = mention && cells[0] ? stated(mention.time, [spanOf(cells[0], mention.from, mention.to)]) : time;
  const rest = mention ? cells.slice(1) : cells;
  const activity = rest[0] ? readActivity(rest[0], { links: line.links, time: own }) : null;
  if (!activity) return null;
  let { cost, location } = activity;
  for (const cell of rest.slice(1)) {
    const [money] = findMoney(cell.text);
    if (money) cost ??= stated(cell.text.slice(money.from, money.to), [spanOf(cell, money.from, money.to)]);
    else if (/\p{L}/u.test(cell.text)) location ??= stated(cell.text, [spanOf(cell)]);
  }
  return { ...activity, cost, location };
}
