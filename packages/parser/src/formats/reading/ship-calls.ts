/**
 * When a ship lies in port, as cruise lines set it in columns behind the day's port:
 *
 *   DAY 2   SUN 09 MAY 2027   ZADAR, CROATIA      Arrive 08:00    Depart 17:00
 *                             ^^^^^^^^^^^^^^      ^^^^^^^^^^^^    ^^^^^^^^^^^^
 *                             port                arrival         departure; `--` where the day has none
 */
import { findTimes } from '../../annotators/time.ts';
import { derived, stated } from '../../model/field.ts';
import { type ActivityDraft, type BlockDraft, NO_FACTS } from '../../model/itinerary-draft.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

export interface ShipCalls {
  readonly port: Passage;
  readonly arrival: ActivityDraft | null;
  readonly departure: ActivityDraft | null;
}

const GAP = / {2,}|\t+| [|·•] /;
const MAX_CELLS = 5;
const ARRIVES =
  /^(?:arrives?|arrival|arr\.?|docks?|dock|docked|eta|in port|ankunft|an|arrivee|llegada|arrivo|chegada)$/;
const DEPARTS =
  /^(?:departs?|departure|dep\.?|sails?|sail|sailing|sail ?away|etd|abfahrt|abreise|ab|leinen los|salida|zarpe|partenza|partida|saida)$/;
const EMPTY = /^[-–—/.\s]*$/;

/** The port and its calls; null where the cells behind the first gap are no calls, or none has a time. */
export function readShipCalls(title: Passage): ShipCalls | null {
  if (!GAP.test(title.text)) return null;
  const [port, ...cells] = splitCells(title);
  if (port === undefined || cells.length === 0 || cells.length > MAX_CELLS) return null;
  let arrival: ActivityDraft | null = null;
  let departure: ActivityDraft | null = null;
  for (let i = 0; i < cells.length; i++) {
    const call = readCall(cells[i] as Passage, cells[i + 1]);
    if (call === null) return null;
    i += call.cells - 1;
    if (call.end === 'arrive') arrival ??= call.activity;
    else departure ??= call.activity;
  }
  return arrival === null && departure === null ? null : { port, arrival, departure };
}

interface Call {
  readonly end: 'arrive' | 'depart';
  /** Null where the day has none: `Arrive --`. */
  readonly activity: ActivityDraft | null;
  readonly cells: number;
}

/** `Arrive 08:00`, or `Arrive` with the time in the next cell. */
function readCall(cell: Passage, next: Passage | undefined): Call | null {
  const folded = foldText(cell.text);
  const [mention] = findTimes(folded);
  const word = folded.slice(0, mention?.from ?? folded.length).replace(/[\s:.–—-]+$/, '');
  const end = ARRIVES.test(word) ? 'arrive' : DEPARTS.test(word) ? 'depart' : null;
  if (end === null || (mention !== undefined && !EMPTY.test(folded.slice(mention.to)))) return null;
  if (mention) return { end, activity: activityOf(cell, word.length, cell, mention), cells: 1 };
  const [later] = next === undefined ? [] : findTimes(foldText(next.text));
  if (next === undefined || (!later && !EMPTY.test(next.text))) return { end, activity: null, cells: 1 };
  if (!later) return { end, activity: null, cells: 2 };
  return later.from > 0
    ? { end, activity: null, cells: 1 }
    : { end, activity: activityOf(cell, word.length, next, later), cells: 2 };
}

function activityOf(
  cell: Passage,
  wordLength: number,
  timed: Passage,
  mention: ReturnType<typeof findTimes>[number],
): ActivityDraft {
  return {
    ...NO_FACTS,
    title: stated(cell.text.slice(0, wordLength), [spanOf(cell, 0, wordLength)]),
    time: stated(mention.time, [spanOf(timed, mention.from, mention.to)]),
    type: derived('travel', [spanOf(cell, 0, wordLength)]),
  };
}

function splitCells(title: Passage): Passage[] {
  const cells: Passage[] = [];
  for (let rest = title; rest.text !== ''; ) {
    const gap = GAP.exec(rest.text);
    cells.push(trimPassage(slicePassage(rest, 0, gap?.index)));
    if (gap === null || cells.length > MAX_CELLS) break;
    rest = trimPassage(slicePassage(rest, gap.index + gap[0].length));
  }
  return cells;
}

/** The day begins with the arrival and ends with the departure. */
export function withCalls(blocks: readonly BlockDraft[], { arrival, departure }: ShipCalls): readonly BlockDraft[] {
  const [first, ...others] = blocks;
  const alone = (activity: ActivityDraft): BlockDraft => ({ period: null, emoji: null, activities: [activity] });
  const opened =
    arrival === null
      ? blocks
      : first?.period === null
        ? [{ ...first, activities: [arrival, ...first.activities] }, ...others]
        : [alone(arrival), ...blocks];
  const last = opened.at(-1);
  if (departure === null) return opened;
  return last?.period === null
    ? [...opened.slice(0, -1), { ...last, activities: [...last.activities, departure] }]
    : [...opened, alone(departure)];
}
