/** Lines that name a part of the day: alone (`AFTERNOON`), with its time (`Morning (8 AM)`), or before an entry (`Morning: Walk …`). */
import { findActivityType } from '../../../annotators/activity-type.ts';
import type { Mention } from '../../../annotators/annotation.ts';
import { findCellTime } from '../../../annotators/cell-time.ts';
import { readLabel } from '../../../annotators/label.ts';
import { findMoney } from '../../../annotators/money.ts';
import { findLeadingPeriod, isMealName, mayNamePeriod } from '../../../annotators/period.ts';
import { findTimes, type TimeMention } from '../../../annotators/time.ts';
import type { TimeSpan } from '../../../model/clock-time.ts';
import { type Field, stated } from '../../../model/field.ts';
import { hasLetterOrNumber, isDigit } from '../../../text/character-class.ts';
import { offsetOf, type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';
import type { BlockBuilder } from './block-builder.ts';
import { labelOf } from './line-looks.ts';

const PERIOD_REST = /^\s*(?:[:–—|-]\s*)?(?:[([]?\s*(?<time>\S.{0,40}?)\s*[)\]]?)?\s*[:–—-]?\s*$/;
/** What may stand around the time of a part of the day. */
const AROUND_TIME = /^[\s:()[\]–—|-]*(?:onwards?|hrs?|uhr|from|ab|until|bis)?[\s:()[\]–—|-]*$/;
/** `(gegen 14:00)`: without brackets a meal that begins so is an entry. */
const ABOUT_TIME =
  /^\s?[([](?:~|at|um|gegen|ca\.?|circa|around|about|approx\.?|vers|verso|dalle|alle|desde|a las|vanaf|rond|om)?\s?(?:uhr|hrs?|h)?[)\]][\s:–—-]*$/;

/** What stands behind pictures or an opening mark is not the line's first word for all of them. */
const mayBePeriod = (line: DocumentLine): boolean =>
  line.emojiLength > 0 || mayNamePeriod(line.look) || OPENING_MARKS.includes(line.passage.text.charAt(0));

const OPENING_MARKS = '[(<{~=*_–—-';
/** `[Morning]`, `~ Evening ~`, `-- PM --` */
const OPENING = /^(?:[[(<{]|[~=*_–—-]{1,4})\s?(?=[a-z])/;

/** Where the words of the line begin, behind pictures and the mark that sets the name of a part of the day off. */
function startOfWords(line: DocumentLine): number {
  const { emojiLength, folded } = line;
  if (!OPENING_MARKS.includes(folded.charAt(emojiLength))) return emojiLength;
  return emojiLength + (OPENING.exec(folded.slice(emojiLength, emojiLength + 8))?.[0].length ?? 0);
}

/** `Morning`, `### ☀️ Afternoon (12:30 PM - 4:00 PM)`: the whole line is a part of the day. */
export function findPeriodLine(line: DocumentLine): { name: Passage; time: Field<TimeSpan> | null } | null {
  if (line.passage.text.length > 90 || !mayBePeriod(line)) return null;
  const start = startOfWords(line);
  const folded = start === 0 ? line.folded : line.folded.slice(start);
  const period = findLeadingPeriod(folded);
  if (!period) return null;
  const text = slicePassage(line.passage, start);
  const behind = folded.slice(period.to);
  const mention = findTimes(behind)[0] ?? findLoneHour(behind);
  // Words without a time make another line of it; a mark or a picture closes it.
  if (!mention) {
    const isName = behind.length <= MAX_CLOSE && !hasLetterOrNumber(behind);
    return isName ? { name: slicePassage(text, 0, period.to), time: null } : null;
  }
  const rest = PERIOD_REST.exec(behind);
  if (!rest) return null;
  const inner = rest.groups?.['time'];
  const around = inner === undefined ? '' : rest[0].replace(behind.slice(mention.from, mention.to), '');
  if (inner !== undefined && !AROUND_TIME.test(around) && !ABOUT_TIME.test(around)) return null;
  const time = stated(mention.time, [spanOf(text, period.to + mention.from, period.to + mention.to)]);
  return { name: slicePassage(text, 0, period.to), time };
}

/** `:`, ` ☀️ —`, `] **` */
const MAX_CLOSE = 12;

/** `Matin (9h)`: beside a part of the day `9h` is an hour. */
function findLoneHour(behind: string): TimeMention | null {
  const hour = LONE_HOUR.exec(behind)?.groups?.['hour'];
  const found = hour === undefined ? null : findCellTime(hour);
  if (hour === undefined || found === null) return null;
  const from = behind.indexOf(hour);
  return { from, to: from + hour.length, time: found.time };
}

const LONE_HOUR = /^[\s:(–-]{1,4}(?<hour>\d{1,2} ?h(?:\d\d)?)[\s):–-]*$/;

/**
 * `Breakfast 8:30` above what comes after the meal, `- Lunch` in a list with nothing under it: the meal is an entry, not the name of what
 * stands below. `isAmong`: other lines of the day name parts of it.
 */
export function isMealAlone(
  { heading, isBold, folded, indent, bullet, passage }: DocumentLine,
  { name, time }: { readonly name: Passage; readonly time: Field<TimeSpan> | null },
  next: DocumentLine | null,
  isAmong: boolean,
): boolean {
  if (heading > 0 || !isMealName(foldText(name.text))) return false;
  // `Breakfast.` is a sentence.
  if (time === null && !isBold && passage.text.endsWith('.')) return true;
  if (time === null)
    return next === null
      ? bullet !== null || (!isBold && !BREAKFAST.test(foldText(name.text)))
      : bullet === null
        ? !isBold &&
          next.bullet === null &&
          (findPeriodLine(next) !== null || tellsRide(next) || (!isAmong && tellsOther(next)))
        : next.indent <= indent || tellsFact(next);
  if (isAmong || isBold || !BARE_TIME.test(folded)) return false;
  // `Rehearsal 17.00` has an hour of its own.
  if (next === null || next.startsWithTime || HOUR_AT_END.test(next.folded)) return true;
  // `whales 8.30am at the marina`: so has this, wherever it stands.
  if (next.indent <= indent && findTimes(next.folded).length > 0) return true;
  const isItem = bullet !== null && next.bullet !== null && next.indent <= indent;
  if (isItem && ABOUT_BRACKET.test(folded)) return true;
  const type = next.bullet === null && next.indent <= indent ? findActivityType(next.folded) : null;
  return type !== null && type.type !== 'meal';
}

const HOUR_AT_END = /\d{1,2}[.:]\d\d(?: ?[ap]m)?[).]{0,2}$/;
/** Behind all else of the day it is included, and had the next morning. */
const BREAKFAST =
  /(?:breakfast|fruhstuck|petit[- ]dejeuner|desayuno|colazione|cafe da manha|pequeno[- ]almoco|ontbijt)$/;
/** `09:30 Walking tour` below `Breakfast`: another thing, at its own hour. */
const tellsOther = ({ startsWithTime, folded }: DocumentLine): boolean =>
  startsWithTime && OTHERS.has(findActivityType(folded)?.type ?? 'meal');
const OTHERS: ReadonlySet<string> = new Set(['travel', 'culture', 'activity']);
const tellsRide = ({ folded }: DocumentLine): boolean => findActivityType(folded)?.type === 'travel';

/**
 * `6. Early night` closes a day: a part of it that nothing stands under, among entries that no other part holds. Under a heading of its own a list
 * may end in it, too (I-587): to bed early is what one does, where `late night` may be the part of the day.
 */
export function isNightAlone(
  { bullet, folded }: DocumentLine,
  next: DocumentLine | null,
  above: BlockBuilder,
): boolean {
  if (above.last === null || !QUALIFIED_NIGHT.test(folded)) return false;
  const isFollowed = next !== null && isCounted(bullet) && isCounted(next.bullet);
  if (above.period === null) return next === null || isFollowed;
  const isEnd = next === null || next.heading > 0;
  return EARLY_NIGHT.test(folded) && (isFollowed || (bullet !== null && isEnd));
}
const QUALIFIED_NIGHT = /^(?:an |a )?(?:early|late) (?:night|evening)$/;
const EARLY_NIGHT = /^(?:an )?early night$/;
const isCounted = (bullet: string | null): boolean => bullet !== null && isDigit(bullet.charCodeAt(0));
/** `Cost: €15` or a place below the name of a meal is told of that meal. */
const tellsFact = (line: DocumentLine): boolean =>
  line.passage.text.startsWith('📍') || FACTS.has(labelOf(line)?.meaning ?? 'unknown');
const FACTS: ReadonlySet<string> = new Set(['cost', 'place', 'address', 'time', 'duration', 'link', 'note']);

const ABOUT_BRACKET = /^[a-z' ]{4,20}\s[([]/;
/** `Dinner 19:00`, `Lunch (~13:00)`, `Dinner from seven`. */
const BARE_TIME =
  /^(?:[^()[\]:|–—-]{4,30}\d|[a-z' ]{4,20}\s[([](?:~|at|um|gegen|ca\.?|circa|around|about|approx\.?|vers|verso|alle|om|rond)\s?\d|[a-z']{4,20} (?:from|at|um|ab|gegen|a las|alle|as|om) [a-z ]{3,20}$)/;

export interface InlinePeriod {
  readonly name: Passage;
  readonly time: Field<TimeSpan> | null;
  readonly rest: Passage;
}

/** `Dinner: Armida al Duomo, 8 PM`: a house may bear the name of a sight; one eats there. */
export const mealOf = ({ name, rest }: InlinePeriod): { readonly type?: 'meal' } =>
  isMealName(foldText(name.text)) && findActivityType(foldText(rest.text))?.type === 'culture' ? { type: 'meal' } : {};

const INLINE = /^\s*(?:\((?<time>[^()]{1,40})\)\s*)?(?:[:–—]|-\s)\s*/;
/** What else sets a part of the day off from what is done in it; behind a meal as often the next thing to do stands. */
const OTHER_MARK =
  /^[\s)\]>}]{0,2}(?:\s?(?:\p{Extended_Pictographic}|\ufe0f|\u200d){1,6})?(?:\s*(?:\||→|➡️?|=|>{1,2}|[•·:–—]|-\s)\s*|\t\s*|\s{2,}|\s-(?=\p{L})|\.\s|(?<=[)\]>}])\s)(?=\S)/u;
/** `Morning 9:00: Walk`, `Afternoon, 2 pm - Tour`, `Evening @ 7 pm – Show`: what stands before the hour. */
const BEFORE_HOUR =
  /^(?:,\s|\s@\s?|\s)(?:(?:at|from|um|ab|von|vers|a|a las|as|alle|alle ore|ore|de|dalle|das|desde las) )?(?=\d)/;
const BEHIND_HOUR = /^(?:\s?(?:hrs?|uhr|h)\b)?\s*(?:(?:[:–—|>→•]|-\s)\s*(?=\S)|\s(?=["“(]?[a-z]))/;
/** `AM New Course, tee 13:40`: in capitals the half of the day needs no mark behind it. */
/** `AM 2035 MEX 13:25`: the number of a flight before the airport that it leaves. */
const FLIGHT_OF_AM = /^AM ?\d{2,4} {1,3}[A-Z]{3}(?![A-Za-z])/;
const CAPITAL_HALF = /^[AP]M (?=\p{L})/u;

/** `Morning: Walk …`, `Eve - Dhow cruise`, `[AM] Walk`, `Morning (8:00 AM - 9:00 AM): Breakfast …`. */
export function inlinePeriod(line: DocumentLine): InlinePeriod | null {
  if (!mayBePeriod(line)) return null;
  const start = startOfWords(line);
  const folded = start === 0 ? line.folded : line.folded.slice(start);
  const period = withoutNextBehind(findLeadingPeriod(folded), folded);
  if (!period || beginsAtNoon(folded)) return null;
  const text = slicePassage(line.passage, start);
  const name = slicePassage(text, 0, period.to);
  if (FLIGHT_OF_AM.test(text.text.slice(0, 16))) return null;
  const behind = folded.slice(period.to, 140);
  const isHalf = CAPITAL_HALF.test(text.text.slice(0, 8));
  const mark = (isHalf ? /^ / : INLINE).exec(behind);
  if (mark === null || start > line.emojiLength) {
    if (isMealName(folded.slice(0, period.to))) return null;
    const other = OTHER_MARK.exec(behind) ?? (isBoldUpTo(line, name) ? /^\s(?=\S)/.exec(behind) : null);
    const timed = other === null ? readHourBehind(text, period.to, behind) : null;
    if (other === null) return timed && { name, ...timed };
    return { name, time: null, rest: trimPassage(slicePassage(text, period.to + other[0].length)) };
  }
  const inner = mark.groups?.['time'];
  const offset = period.to + (inner === undefined ? 0 : mark[0].indexOf(inner));
  const mention = inner === undefined ? null : findCellTime(inner);
  const time = mention ? stated(mention.time, [spanOf(text, offset + mention.from, offset + mention.to)]) : null;
  return { name, time, rest: trimPassage(slicePassage(text, period.to + mark[0].length)) };
}

/** `Noon - 2 pm lunch`: from when to when. */
function beginsAtNoon(folded: string): boolean {
  const [time] = NOON.test(folded) ? findTimes(folded) : [];
  return time?.from === 0 && time.time.end !== null;
}
const NOON = /^(?:noon|midday)\b/;

/** `**Morning** Walk through the old town`: bold ends where the name does. */
function isBoldUpTo({ bolds }: DocumentLine, name: Passage): boolean {
  const end = bolds.length === 0 ? 0 : offsetOf(name, name.text.length - 1) + 1;
  return bolds.some(([, to]) => to === end);
}

function readHourBehind(text: Passage, from: number, behind: string): Omit<InlinePeriod, 'name'> | null {
  const lead = BEFORE_HOUR.exec(behind)?.[0].length ?? 0;
  const [mention] = lead === 0 ? [] : findTimes(behind.slice(lead));
  if (mention?.from !== 0) return null;
  const end = lead + mention.to;
  const mark = BEHIND_HOUR.exec(behind.slice(end));
  if (mark === null) return null;
  return {
    time: stated(mention.time, [spanOf(text, from + lead, from + end)]),
    rest: trimPassage(slicePassage(text, from + end + mark[0].length)),
  };
}

/** `Evening - dinner at the marina`, `Evening – sunset cruise`: no span of the day, but what is done in that part of it. */
function withoutNextBehind(period: Mention | null, folded: string): Mention | null {
  if (period === null || !GOES_ON.test(folded.slice(period.to, period.to + 4))) return period;
  const dash = DASH.exec(folded.slice(0, period.to));
  return dash === null ? period : { from: 0, to: dash.index };
}

const GOES_ON = /^ [a-z]/;
const DASH = /(?<=[a-z.])(?: ?[-–—] | [-–—](?=[a-z]))/;

/** `- **Departure:** Head to …` among `- **Morning:** …`: a block of its own name. */
export function boldLabel(line: DocumentLine): InlinePeriod | null {
  const label = readLabel(line.passage.text, line.folded);
  if (line.bullet === null || !label || label.meaning !== 'unknown' || line.bolds.length === 0 || label.to > 24)
    return null;
  if (line.passage.text.slice(0, label.to).split(' ').length > 3) return null;
  return {
    name: trimPassage(slicePassage(line.passage, 0, label.to)),
    time: null,
    rest: trimPassage(slicePassage(line.passage, label.valueFrom)),
  };
}

/** `Night: Casa Lucía` where no other part of the day is named: where one sleeps. */
function tellsNight({ name, rest }: InlinePeriod): boolean {
  if (!NIGHT.test(foldText(name.text))) return false;
  const folded = foldText(rest.text.slice(0, 120));
  const type = findActivityType(folded);
  return type === null || type.type === 'accommodation' || HOUSE.test(folded);
}

/** Beside parts of the day `Lunch: …` is one, unless only its price follows; alone it is an entry. */
export function isEntryOfItsOwn(named: InlinePeriod, isAmong: boolean): boolean {
  const isMeal = isMealName(foldText(named.name.text));
  return isAmong ? isMeal && findMoney(named.rest.text, 1)[0]?.from === 0 : isMeal || tellsNight(named);
}

/** `Pine Forest or a camp near the falls`: whatever else is named. */
const HOUSE = /\b(?:camp|campsite|hotel|hostel|lodge|inn|hut|cabin|guest ?house|riad|refugio|rifugio|hutte)\b/;

const NIGHT = /^(?:night|nacht|nuit|noche|notte|noite)$/;

/** Does the line begin with a part of the day that is no meal, nor the night alone? */
export function namesPartOfDay(line: DocumentLine): boolean {
  if (!mayBePeriod(line)) return false;
  const start = startOfWords(line);
  const named = findLeadingPeriod(line.folded.slice(start, start + 120));
  const name = named === null ? '' : line.folded.slice(start, start + named.to);
  if (named === null || isMealName(name) || NIGHT.test(name)) return false;
  return inlinePeriod(line) !== null || findPeriodLine(line) !== null;
}
