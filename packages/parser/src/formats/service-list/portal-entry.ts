/** One row of a supplier's booking system to the entry of its day. */
import { findActivityType } from '../../annotators/activity-type.ts';
import { findMoney } from '../../annotators/money.ts';
import type { ActivityType } from '../../model/answer.ts';
import type { TimeSpan } from '../../model/clock-time.ts';
import { type Field, stated } from '../../model/field.ts';
import type { ActivityDraft } from '../../model/itinerary-draft.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { joinPassages, type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { bookedAt } from '../reading/day-content/service-code.ts';
import { readActivity } from '../reading/entries/activity.ts';
import type { PortalRow } from './portal-rows.ts';
import { joined } from './record-entry.ts';

export function readPortalRow({ line, name: whole, isStay, type, about }: PortalRow): ActivityDraft | null {
  const { name, booking } = isStay ? splitStay(whole) : { name: whole, booking: [] };
  const timed = isStay ? null : findHour(name);
  const activity = readActivity(timed?.rest ?? name, {
    links: line.links,
    type: isStay ? 'accommodation' : (type ?? typeBehindLength(timed?.rest ?? name)),
    hasNoTime: isStay,
    ...(timed !== null && { time: timed.time }),
  });
  if (activity === null) return null;
  const told = isStay || activity.time !== null ? null : firstOf(about, hourBefore);
  const price = activity.cost === null ? firstOf(about, priceAtEnd) : null;
  const said = joined(
    [...booking, ...about.map((line) => (line === price?.line ? price.before : line))].filter(
      ({ text }) => text !== '',
    ),
  );
  const cost = activity.cost ?? price?.cost ?? null;
  return {
    ...activity,
    time: activity.time ?? told,
    cost,
    description: activity.description === null ? said : joinedFields(activity.description, said),
  };
}

function firstOf<T>(lines: readonly Passage[], read: (line: Passage) => T | null): T | null {
  for (const line of lines) {
    const found = read(line);
    if (found !== null) return found;
  }
  return null;
}

/** `PUP 1510 GATE 3` below the row. */
function hourBefore(line: Passage): Field<TimeSpan> | null {
  const hour = PICK_UP.exec(line.text)?.groups?.['hour'];
  if (hour === undefined) return null;
  const at = line.text.indexOf(hour);
  return stated({ start: clockOf(hour), end: null }, [spanOf(line, at, at + hour.length)]);
}

/** `GARDEN BB   THB 9800.00`: set apart at the end of a line below the row. */
function priceAtEnd(line: Passage): { line: Passage; before: Passage; cost: Field<string> } | null {
  const money = findMoney(line.text).at(-1);
  if (money === undefined || line.text.slice(money.to).trim() !== '' || !APART.test(line.text.slice(0, money.from)))
    return null;
  const cost = stated(line.text.slice(money.from, money.to), [spanOf(line, money.from, money.to)]);
  return { line, before: trimPassage(slicePassage(line, 0, money.from)), cost };
}
const APART = /(?:^|\s{2}|\t)$/;

/** `Half day citadel and Roman theatre`: how long it takes says nothing of what it is. */
function typeBehindLength({ text }: Passage): ActivityType | null {
  const folded = foldText(text);
  const length = LENGTH.exec(folded);
  return length === null ? null : (findActivityType(folded.slice(length[0].length))?.type ?? null);
}
const LENGTH = /^(?:half|full)[- ]day (?!transfer)/;

function joinedFields(one: Field<string>, other: Field<string> | null): Field<string> {
  return other === null ? one : stated(`${one.value}, ${other.value}`, [...one.spans, ...other.spans]);
}

/** `Vine Court Hotel, garden room TWN HB, 2 nts (out 13SEP)`: the name ends at the comma before what tells how it is booked. */
function splitStay(whole: Passage): { readonly name: Passage; readonly booking: readonly Passage[] } {
  const told = bookedAt(whole.text, false);
  const room = ROOM.exec(whole.text)?.index ?? -1;
  const ends = [told, room, whole.text.indexOf(' (')].filter((at) => at >= LEAST_NAME);
  if (ends.length === 0) return { name: whole, booking: [] };
  const at = Math.min(...ends);
  return { name: trimPassage(slicePassage(whole, 0, at)), booking: [trimPassage(slicePassage(whole, at), ',;-–— ')] };
}
const LEAST_NAME = 4;
/** Also behind no comma where it ends the cell: `Harbour Inn DBL BB`. */
const ROOM = compactPattern(
  /\s(?:sgl|dbl|twn|tpl|qdr)(?: (?:bb|hb|fb|ai|ro))?$|\s?,\s(?=[\p{L} -]{0,40}(?<![\p{L}])(?:sgl|dbl|twn|twin|tpl|qdr|bb|hb|fb|ai|ro|\d{1,2} ?(?:nts?|nights?))(?![\p{L}]))/iu,
);

interface Timed {
  readonly time: Field<TimeSpan>;
  /** The entry without its hour. */
  readonly rest: Passage;
}

/** `p/u 0900`, `eta 1645`, `0730/1430`: such systems write hours in four figures. Alone at the end one that ends in five or nought may look like a year. */
function findHour(name: Passage): Timed | null {
  const { text } = name;
  const match = HOUR.exec(text);
  const { lead, from = '', to } = match?.groups ?? {};
  if (match === null) return null;
  const end = match.index + match[0].length;
  if (lead === undefined && to === undefined && IS_YEAR.test(from) && end < text.length) return null;
  const at = match.index + match[0].indexOf(from, lead?.length ?? 0);
  const rest = [slicePassage(name, 0, match.index), slicePassage(name, end)]
    .map((part) => trimPassage(part, ',;.–—-/ '))
    .filter((part) => part.text !== '');
  if (rest.length === 0) return null;
  const time = { start: clockOf(from), end: to === undefined ? null : clockOf(to) };
  return { time: stated(time, [spanOf(name, at, end)]), rest: joinPassages(rest) };
}
const FIGURES = '(?:[01]\\d|2[0-3])[0-5][05]';
const HOUR = compactPattern(
  `[\\s,;.]{1,3}(?<lead>(?:p\\/?u|pup|pick-?up|dep|arr|eta|etd|std|sta|at|from|start|meet|an|ab|abholung|recogida|salida|llegada|depart|arrivee|prelievo|partenza|arrivo)[.:]? )?(?<from>${FIGURES})(?:\\s?[/–-]\\s?(?<to>${FIGURES}))?(?:hrs?|h)?(?=$|[\\s,;.)])`,
  'i',
);
const PICK_UP = compactPattern(
  `^(?:p(?:\\/?u|up|ick-?up)|dep|start|meet)\\s(?<hour>${FIGURES})(?:hrs?|h)?(?=$|\\s|,)`,
  'i',
);
const IS_YEAR = /^(?:19|20)/;

const clockOf = (figure: string): TimeSpan['start'] => {
  const hour = Number(figure.slice(0, 2));
  return { minutes: hour * 60 + Number(figure.slice(2)), certain: true };
};
