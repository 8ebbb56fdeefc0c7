/** An entry of a day whose columns are set apart by tabs, or by wide gaps behind its time. */
import { findCellTime } from '../../../annotators/cell-time.ts';
import { findMoney } from '../../../annotators/money.ts';
import { findTimes } from '../../../annotators/time.ts';
import type { ClockTime, TimeSpan } from '../../../model/clock-time.ts';
import { derived, type Field, stated } from '../../../model/field.ts';
import { hasDigit, hasLetterOrNumber } from '../../../text/character-class.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { isKind, ofKind } from '../day-tables/kind-column.ts';
import type { DocumentLine } from '../document.ts';
import { withItsWords } from '../hours/time-words.ts';
import { readActivity } from './activity.ts';
import { type LineEntry, NOTHING, splitMore } from './said-more.ts';

/** `18:00 ⇥ Check-in Hotel Mainufer ⇥ EUR 189`: after the entry's cell the others are its price or its place. */
export function readTabbedEntry(
  row: readonly Passage[],
  line: DocumentLine,
  time: Field<TimeSpan> | null,
  hasKindColumn: boolean,
): LineEntry {
  const cells = filledCells(row, line.bullet);
  const [first, second] = cells;
  const when = foldText(first?.text ?? '');
  const mention = second ? findCellTime(when) : findTimes(when)[0];
  const begin = mention && first ? stated(mention.time, [spanOf(first, mention.from, mention.to)]) : time;
  const behind = mention ? cells.slice(1) : cells;
  // `9:40 ⇥ 12:15 ⇥ Train to Porto`: when it begins and when it ends.
  const until = mention && begin?.value.end === null && behind.length > 1 ? hourAlone(behind[0] as Passage) : null;
  const own =
    begin && until ? stated({ ...begin.value, end: until.value.start }, [...begin.spans, ...until.spans]) : begin;
  const told = until === null ? behind : behind.slice(1);
  const kind = hasKindColumn && told[0] && isKind(told[0], told[1]) ? told[0] : null;
  const rest = kind === null ? told : told.slice(1);
  const more = rest[0] ? splitMore(rest[0]) : null;
  const named = more?.entry ?? rest[0];
  const read = named ? readActivity(named, { links: line.links, time: own, type: line.typeAbove ?? null }) : null;
  if (!read) return NOTHING;
  const activity = kind === null ? read : ofKind(read, kind);
  let { cost, location, description, time: taken } = activity;
  for (const cell of rest.slice(1)) {
    const [money] = findMoney(cell.text, 1);
    const end = taken?.value.end === null ? readEnd(cell) : null;
    const hour = taken === null ? hourAlone(cell) : null;
    if (hour !== null) taken = hour;
    else if (money) cost ??= stated(cell.text.slice(money.from, money.to), [spanOf(cell, money.from, money.to)]);
    else if (end !== null && taken)
      taken = stated({ start: taken.value.start, end: end.value }, [...taken.spans, ...end.spans]);
    else if (/^\(.*\)$/.test(cell.text)) description ??= stated(cell.text, [spanOf(cell)]);
    else if (/\p{L}/u.test(cell.text)) location ??= placeOf(cell);
  }
  const isFlown = location !== null && BETWEEN_AIRPORTS.test(location.value);
  const type = isFlown ? derived('travel' as const, location?.spans ?? []) : activity.type;
  return { activity: { ...activity, time: taken, cost, description, location, type }, about: more?.about ?? null };
}

/** Without the cells that hold nothing, and without the bullet, whatever sets it apart. */
function filledCells(row: readonly Passage[], bullet: string | null): readonly Passage[] {
  const [first] = row;
  const cells =
    bullet !== null && first?.text.startsWith(bullet)
      ? [trimPassage(slicePassage(first, bullet.length)), ...row.slice(1)]
      : row;
  return cells.filter(({ text }) => hasLetterOrNumber(text));
}

/** `/ Beach lawn`: a mark in front sets the place apart and is none of it. */
function placeOf(cell: Passage): Field<string> {
  const place = trimPassage(cell, '/|@–—-:');
  return stated(place.text, [spanOf(place)]);
}

const BETWEEN_AIRPORTS = /^[A-Z]{3}\s?(?:→|->|–|-|to)\s?[A-Z]{3}$/;

/** A cell that is an hour or a span of hours: `9:00 am`. */
function hourAlone(cell: Passage): Field<TimeSpan> | null {
  if (cell.text.length > MAX_HOUR || !hasDigit(cell.text)) return null;
  const folded = foldText(cell.text);
  const mention = findCellTime(folded);
  if (mention === null) return null;
  const { from, to } = withItsWords(mention, cell.text, folded);
  return hasLetterOrNumber(folded.slice(0, from) + folded.slice(to))
    ? null
    : stated(mention.time, [spanOf(cell, mention.from, mention.to)]);
}
const MAX_HOUR = 30;

/** `arrives 2:50 PM` */
function readEnd(cell: Passage): Field<ClockTime> | null {
  const folded = foldText(cell.text.slice(0, 60));
  const [mention] = ARRIVAL.test(folded) ? findTimes(folded) : [];
  return mention ? stated(mention.time.start, [spanOf(cell, mention.from, mention.to)]) : null;
}

const ARRIVAL = /^(?:arr(?:ives?|ival)?|until|till|to|an|ankunft|bis|arrivee|llegada|hasta|arrivo|fino|chegada|ate)\b/;
