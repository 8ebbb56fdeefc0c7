/**
 * I-591: below the days of a trip what is booked on some of them, under the place and date of each:
 *
 *   Corfu - Sun 6 June 2027
 *   ^^^^^   ^^^^^^^^^^^^^^^
 *     CFU-04  Olive farm tour    10:15 - 12:30    EUR 69.00 pp
 *     code    entry              hours            cost
 */
import { type DateOrder, findDates, mayHoldDate } from '../../../annotators/date.ts';
import { findTimes } from '../../../annotators/time.ts';
import type { ActivityDraft } from '../../../model/itinerary-draft.ts';
import type { PartialDate } from '../../../model/partial-date.ts';
import { hasDigit } from '../../../text/character-class.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import type { DocumentLine } from '../document.ts';
import { readActivity } from '../entries/activity.ts';
import { readTabbedEntry } from '../entries/tabbed-entry.ts';
import { splitCells } from '../gap-cells.ts';

export interface DateAbove {
  readonly date: PartialDate;
  /** Where its line gives it. */
  readonly dated: Passage;
}

/** What is to be done until then, and not on the trip. */
export const OF_DEADLINES =
  /\b(?:deadlines?|due|payments?|reminders?|cut[- ]?off|to[- ]?do|release dates?|fristen?|zahlung\w*|termine fur|echeances?|paiements?|plazos?|pagos?|scadenze|pagament[io]|prazos?|betaling\w*)\b/;
const MAX_HEADING = 60;
const MAX_ROW = 160;
/** The place, or nothing. */
const NAME = /^(?:\p{L}[\p{L} .'’/&-]{1,40})?$/u;
const EDGES = ' ,:|–—-()';

export const isPlaceName = (title: Passage | null): boolean => title === null || NAME.test(title.text);

/** A place and a date, or the date alone. */
export function readDateAbove(line: DocumentLine, order: DateOrder): DateAbove | null {
  const { folded, look, passage, bullet, startsWithTime, table } = line;
  if (folded.length > MAX_HEADING || startsWithTime || bullet !== null || table !== null || !mayHoldDate(look))
    return null;
  if (OF_DEADLINES.test(folded)) return null;
  const [mention, other] = findDates(folded, order);
  if (mention === undefined || other !== undefined || mention.end !== null || mention.isBareNumeric) return null;
  const from = mention.weekday === null ? mention.from : Math.min(mention.weekday.from, mention.from);
  const before = trimPassage(slicePassage(passage, 0, from), EDGES);
  const behind = trimPassage(slicePassage(passage, mention.to), EDGES);
  if ((before.text !== '' && behind.text !== '') || !NAME.test(before.text) || !NAME.test(behind.text)) return null;
  return { date: mention.date, dated: slicePassage(passage, mention.from, mention.to) };
}

/** What is done at an hour: in cells, or behind it. */
export function readRowBelow(line: DocumentLine): ActivityDraft | null {
  const { passage, folded, startsWithTime, isAround } = line;
  if (isAround || passage.text.length > MAX_ROW || !hasDigit(folded) || findTimes(folded).length === 0) return null;
  const cells = splitCells(passage);
  if (cells.length < LEAST_CELLS) return startsWithTime ? readActivity(passage, { links: line.links }) : null;
  const [first, ...others] = cells as [Passage, ...Passage[]];
  return readTabbedEntry(CODE.test(first.text) ? others : cells, line, null, false).activity;
}
const LEAST_CELLS = 2;
/** `CFU-04` */
const CODE = /^[A-Z]{2,5}[ -]?\d{1,5}[A-Z]?$/;
