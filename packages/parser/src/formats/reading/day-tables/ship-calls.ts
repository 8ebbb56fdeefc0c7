/**
 * When a ship lies in port, as cruise lines set it in columns behind the day's port:
 *
 *   DAY 2   SUN 09 MAY 2027   ZADAR, CROATIA      Arrive 08:00    Depart 17:00
 *                             ^^^^^^^^^^^^^^      ^^^^^^^^^^^^    ^^^^^^^^^^^^
 *                             port                arrival         departure; `--` where the day has none
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { findCellTime } from '../../../annotators/cell-time.ts';
import { findPlaces } from '../../../annotators/place.ts';
import { findTimes } from '../../../annotators/time.ts';
import type { TimeSpan } from '../../../model/clock-time.ts';
import { derived, type Field, stated } from '../../../model/field.ts';
import { type ActivityDraft, type BlockDraft, NO_FACTS } from '../../../model/itinerary-draft.ts';
import { hasDigit, hasLetter } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { StartTable } from '../../../text/start-table.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

export interface ShipCalls {
  readonly port: Passage;
  readonly arrival: ActivityDraft | null;
  readonly departure: ActivityDraft | null;
  /** An hour of the call, where nothing says which. */
  readonly call: ActivityDraft | null;
}

const GAP = / {2,}|\t+| [|·•] |, (?=\p{L}{2,10}\.?:? (?:at |um |alle |a las )?\d)/u;
const APART = / {2}|\t| [|·•] /;
const MAX_CELLS = 5;
const ARRIVES =
  /^(?:arrives?|arrival|arr\.?|docks?|dock|docked|eta|in port|ankunft|an|arrivee|llegada|arrivo|chegada)$/;
const DEPARTS =
  /^(?:departs?|departure|dep\.?|sails?|sail|sailing|sail ?away|etd|abfahrt|abreise|ab|leinen los|salida|zarpe|partenza|partida|saida)$/;
const EMPTY = /^[-–—/.\s]*$/;
/** `dep`, `an`: no names of entries. */
const SHORT = /^(?:arr|dep|eta|etd|an|ab)\.?$/;

/** The port and its calls; null where the cells behind the first gap are no calls, or none has a time. */
export function readShipCalls(title: Passage): ShipCalls | null {
  if (!GAP.test(title.text)) return null;
  const [port, ...cells] = splitCells(title);
  // `bus to Bergen, dep 07:30`: what a comma sets apart may be of a ride.
  if (port !== undefined && !APART.test(title.text) && findActivityType(foldText(port.text)) !== null) return null;
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
  const [first, last] = [arrival, departure].filter((end) => end !== null);
  if (first === undefined) return null;
  const areShort = [first, last].every((end) => end === undefined || SHORT.test(foldText(end.title.value)));
  if (!areShort) return { port, arrival, departure, call: null };
  return callsOf(port, callOf(port, first.time, last?.time ?? null), arrival !== null);
}

/** The first cell begins with its word. */
const MAY_CALL = new StartTable([ARRIVES.source, DEPARTS.source]);
const LONGEST_START = 8;

/** `Arrive 08:00   Depart 17:00` below the port; null where the line says anything else, or one of them alone. */
export function readOwnCalls(line: Passage): Omit<ShipCalls, 'port'> | null {
  if (!hasDigit(line.text) || MAY_CALL.at(foldText(line.text.trimStart().slice(0, LONGEST_START))) === 0) return null;
  if (!GAP.test(line.text)) return null;
  const cells = splitCells(line);
  const calls: Call[] = [];
  for (let i = 0; i < cells.length; i++) {
    const call = readCall(cells[i] as Passage, cells[i + 1]);
    if (call === null) return null;
    i += call.cells - 1;
    calls.push(call);
  }
  const of = (wanted: Call['end']): ActivityDraft | null => calls.find(({ end }) => end === wanted)?.activity ?? null;
  const [arrival, departure] = [of('arrive'), of('depart')];
  return calls.length === 2 && arrival !== null && departure !== null ? { arrival, departure, call: null } : null;
}

/** `Arrive 08:00`, `Embarkation 12:00 – 16:30`, `All aboard 17:30`: the words for a ship's call and its hours, and nothing else. */
export function tellsCall({ text }: Passage): boolean {
  if (!hasDigit(text) || text.length > MAX_CALL) return false;
  const folded = foldText(text);
  const [mention] = findTimes(folded);
  if (mention === undefined || hasLetter(folded.slice(mention.to).replace(HOURS_BEHIND, ''))) return false;
  const words = folded.slice(0, mention.from).replace(FROM_HOUR, '').replace(LEADS_TO_HOUR, '');
  return ARRIVES.test(words) || DEPARTS.test(words) || BOARDS.test(words);
}
const MAX_CALL = 60;
const FROM_HOUR = / (?:ab|bis|from|until|till|by|gegen|ca\.?|des|jusqu'a|desde|hasta|dalle|fino alle|vanaf|tot)\s*$/;
const HOURS_BEHIND = /\b(?:hrs?|h|uhr|onwards?|[ap]m)\b/;
const BOARDS =
  /^(?:(?:dis)?embarkation|all aboard|boarding|(?:ein|aus)schiffung|(?:de|des)?embarquement|embarque|desembarque|(?:im|s)barco|einlaufen|auslaufen|anlegen|ablegen|arrival|departure)$/;

const SLOT = String.raw`(?:\d{1,2}(?:[:.h]\d\d)(?:\s?[ap]\.?m\.?)?|\d{1,2}\s?[ap]\.?m\.?|[-–—]{1,3})`;
const TWO_HOURS = compactPattern(
  `^(?<port>\\p{L}[^\\d|\\t]{1,60}?)(?:\\s*[|·•,/(]\\s?|\\s\\(?)\\s{0,40}(?<from>${SLOT})(?:\\s*[/|–—-]\\s*|\\s)\\s{0,20}(?<to>${SLOT})\\)?$`,
  'iu',
);
const ONE_HOUR =
  /^(?<port>\p{L}[^\d|\t]{1,60}?)(?<gap>\s[|·•]\s|\s{1,40}|\t{1,4})(?<from>\d{1,2}[:.h]\d\d(?:\s?[ap]\.?m\.?)?|\d{1,2}\s?[ap]\.?m\.?)$/iu;

/** `Geiranger   07:30   16:00`, `Bergen  - / 18:30`: hours alone behind the port, or dashes where the day has none. */
export function readBareCalls(title: Passage): ShipCalls | null {
  const { text } = title;
  if (!hasDigit(text.slice(-12))) return null;
  const groups = (TWO_HOURS.exec(text) ?? ONE_HOUR.exec(text))?.groups;
  const [port, from, to] = [groups?.['port'], groups?.['from'], groups?.['to']];
  if (port === undefined || from === undefined) return null;
  const name = trimPassage(slicePassage(title, 0, port.length), ',|·•/(');
  // What is done from one hour to another is no port.
  if (name.text === '' || findActivityType(foldText(name.text)) !== null) return null;
  if (groups?.['gap'] === ' ' && !isPlace(name.text)) return null;
  const at = text.length - (to?.length ?? 0) - (text.endsWith(')') ? 1 : 0);
  const starts = hourIn(slicePassage(title, text.indexOf(from, port.length), to === undefined ? undefined : at));
  const ends = to === undefined ? null : hourIn(slicePassage(title, at, at + to.length));
  if (starts === null && ends === null) return null;
  return callsOf(name, callOf(name, starts, ends), starts !== null && to !== undefined);
}

/** A ship that arrives opens its day; of an hour alone nobody knows. */
const callsOf = (port: Passage, call: ActivityDraft, isArrival: boolean): ShipCalls => ({
  port,
  arrival: isArrival ? call : null,
  departure: null,
  call: isArrival ? null : call,
});

/** `Bergen` and nothing else: before an hour with a single blank any words may stand. */
function isPlace(text: string): boolean {
  const [place] = findPlaces(text);
  return place?.from === 0 && place.to === text.length;
}

function hourIn(cell: Passage): Field<TimeSpan> | null {
  const mention = findCellTime(foldText(trimPassage(cell, '/|–—-').text));
  return mention === null ? null : stated(mention.time, [spanOf(trimPassage(cell, '/|–—-'), mention.from, mention.to)]);
}

/** From the arrival to the departure, as far as they are told. */
function callOf(port: Passage, starts: Field<TimeSpan> | null, ends: Field<TimeSpan> | null): ActivityDraft {
  const time =
    starts !== null && ends !== null
      ? stated({ start: starts.value.start, end: ends.value.start }, [...starts.spans, ...ends.spans])
      : (starts ?? ends);
  const spans = [spanOf(port)];
  return { ...NO_FACTS, title: stated(port.text, spans), time, type: derived('travel', spans) };
}

/** `departs at 18:30` */
const LEADS_TO_HOUR = /(?: (?:at|um|alle|a las|as|a))?[\s:.–—-]+$/;

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
  const word = folded.slice(0, mention?.from ?? folded.length).replace(LEADS_TO_HOUR, '');
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

/** The day begins with the arrival and ends with the departure; a call stands by its hour. */
export function withCalls(
  blocks: readonly BlockDraft[],
  { arrival, departure, call }: Omit<ShipCalls, 'port'>,
): readonly BlockDraft[] {
  if (call !== null) return withByHour(blocks, [call]);
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

/** Before the first of what is told that begins later, where no part of the day holds it. */
export function withByHour(told: readonly BlockDraft[], own: readonly ActivityDraft[]): readonly BlockDraft[] {
  const start = own[0]?.time?.value.start.minutes;
  const [first, ...others] = told;
  if (own.length === 0) return told;
  if (first === undefined || first.period !== null) return [{ period: null, emoji: null, activities: own }, ...told];
  const next = first.activities.findIndex(
    ({ time }) => start !== undefined && (time?.value.start.minutes ?? 0) > start,
  );
  const at = next < 0 ? first.activities.length : next;
  return [{ ...first, activities: first.activities.toSpliced(at, 0, ...own) }, ...others];
}
