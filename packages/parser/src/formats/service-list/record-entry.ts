/** One voucher to the entry of its day. */

import { findMoney } from '../../annotators/money.ts';
import { findTimes } from '../../annotators/time.ts';
import type { ActivityType } from '../../model/answer.ts';
import type { TimeSpan } from '../../model/clock-time.ts';
import { type Field, stated } from '../../model/field.ts';
import type { ActivityDraft } from '../../model/itinerary-draft.ts';
import { hasDigit } from '../../text/character-class.ts';
import { isInParentheses } from '../../text/in-parentheses.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { bookedAt } from '../reading/day-content/service-code.ts';
import type { DocumentLine } from '../reading/document.ts';
import { readActivity } from '../reading/entries/activity.ts';
import { readStay } from '../reading/entries/stay.ts';
import { splitCells } from '../reading/gap-cells.ts';
import type { BookingRecord } from './records.ts';

const TYPES: Readonly<Record<BookingRecord['kind'], ActivityType | null>> = {
  stay: 'accommodation',
  way: 'travel',
  meal: 'meal',
  tour: null,
};

/** `named` are the lines of all vouchers: they may name the town of a house. */
export function readRecord({ kind, lines }: BookingRecord, named: readonly DocumentLine[]): ActivityDraft | null {
  const [first, ...others] = lines as [DocumentLine, ...DocumentLine[]];
  const { name, booking } = splitName(first.passage, kind === 'way');
  const told = [...booking, ...others.flatMap(({ passage }) => splitCells(passage))];
  const stay = kind === 'stay' ? readStay(name, first, named, null) : null;
  const activity = readActivity(stay?.stay ?? name, {
    links: first.links,
    type: TYPES[kind],
    hasNoTime: kind === 'stay',
  });
  if (activity === null) return null;
  const said = [...(stay?.booking ?? []), ...told];
  return {
    ...activity,
    location: stay?.facts.location ?? activity.location,
    time: activity.time ?? (kind === 'stay' ? null : firstOf(told, timeOf)),
    cost: activity.cost ?? (kind === 'stay' ? (stay?.facts.cost ?? null) : firstOf(told, costOf)),
    description: activity.description ?? joined(said),
  };
}

/** Behind a wide gap, or the words that tell how it is booked. */
function splitName(passage: Passage, isWay: boolean): { readonly name: Passage; readonly booking: readonly Passage[] } {
  const [whole, ...cells] = splitCells(passage);
  if (whole === undefined) return { name: passage, booking: [] };
  const at = bookedAt(whole.text, isWay);
  if (at < LEAST_NAME || isInParentheses(whole.text, at)) return { name: whole, booking: cells };
  const name = trimPassage(slicePassage(whole, 0, at));
  return { name, booking: [trimPassage(slicePassage(whole, at), ',;-–— '), ...cells] };
}

const LEAST_NAME = 4;
function firstOf<T>(cells: readonly Passage[], read: (cell: Passage) => T | null): T | null {
  for (const cell of cells) {
    const found = hasDigit(cell.text) ? read(cell) : null;
    if (found !== null) return found;
  }
  return null;
}

/** `P/U 08:30 lobby`, `Abholung um 8.30 Uhr`, `09:00`: when one is fetched or it begins, at the head of the cell. */
function timeOf(cell: Passage): Field<TimeSpan> | null {
  const folded = foldText(cell.text.slice(0, 60));
  const [mention] = findTimes(folded);
  const isStart = mention !== undefined && (mention.from === 0 || BEGINS.test(folded.slice(0, mention.from)));
  return isStart ? stated(mention.time, [spanOf(cell, mention.from, mention.to)]) : null;
}
const BEGINS =
  /^(?:p\/?u|pick[- ]?up|dep(?:\.|arts?|arture)?|etd|starts?|starting|begins?|meet(?:ing)?|time|hours?|abholung|abfahrt|treffpunkt|beginn|start|zeit|prise en charge|depart|rendez-vous|rdv|recogida|salida|inicio|ritrovo|prelievo|partenza|inizio|encontro|saida|ophalen|vertrek)[a-z ]{0,16}[.: ]{0,3}$/;

function costOf(cell: Passage): Field<string> | null {
  const [money] = findMoney(cell.text, 1);
  return money ? stated(cell.text.slice(money.from, money.to), [spanOf(cell, money.from, money.to)]) : null;
}

export const joined = (cells: readonly Passage[]): Field<string> | null =>
  cells.length === 0
    ? null
    : stated(
        cells.map(({ text }) => text).join(', '),
        cells.map((cell) => spanOf(cell)),
      );
