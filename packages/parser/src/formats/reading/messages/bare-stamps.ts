/**
 * Short messages copied off a telephone: when each was sent stands alone on its line, and nobody's name.
 *
 *   Sat 21/11 14:06
 *   Hi Ann, got you 2 seats …
 *   14:07
 *   R1 645 each incl. taxes
 */
import { findDates } from '../../../annotators/date.ts';
import { findLeadingDayNumber } from '../../../annotators/day-number.ts';
import { type LineLook, LinePattern } from '../../../text/line-look.ts';
import type { Line } from '../../../text/lines.ts';
import { isBlank } from '../../../text/passage.ts';
import { isAddressed } from '../terms/names.ts';

const STAMP = new LinePattern(
  /^(?:(?:today|yesterday|heute|gestern|aujourd'hui|hier|hoy|ayer|oggi|ieri|hoje|ontem|vandaag|gisteren|[a-z]{2,10}\.?),? ?)?(?:(?:\d{1,2}[/.-]\d{1,2}(?:[/.-](?:\d\d){1,2})?|\d{1,2}\.? [a-z]{3,9}\.?(?: \d{4})?|[a-z]{3,9}\.? \d{1,2}(?:, \d{4})?),?\s)?(?:at |um |a |alle |as |à )?(?<hour>\d{1,2})[:.](?<minute>\d\d)(?: ?(?<half>[ap])\.?m\.?)?$/,
  '\\d[:.]\\d',
);
const MAX_STAMP = 36;
const LEAST_STAMPS = 2;
/** Where nobody is greeted. */
const LEAST_DATED = 3;
/** So many of them begin with a day of the plan: under the hours of a plan stands what is done then. */
const LEAST_DAYS = 2;
/** Longer waits between two messages are no chat. */
const MAX_WAIT = 60;
const ROUND = 5;
/** Under an hour of a flight or of an entry stand a few words; a message has a sentence. */
const LEAST_SAID = 24;

/** Says when something was sent, and no more. */
export const isBareStamp = (folded: string): boolean => folded.length <= MAX_STAMP && STAMP.regex.test(folded);

/**
 * Indices of the stamps: under the first somebody is greeted, or all tell the same weekday and date over messages about other days, the next follow
 * within the hour, and not all are round, as the times of a plan are.
 */
export function findBareStamps(
  lines: readonly Line[],
  texts: readonly string[],
  looks: readonly LineLook[],
): readonly number[] {
  const found: number[] = [];
  let last = -1;
  let isRound = true;
  let isGreeted = false;
  let firstDay = '';
  let days = 0;
  for (let i = 0; i < lines.length; i++) {
    const folded = texts[i] as string;
    if (folded.length > MAX_STAMP) continue;
    const { hour, minute, half } = STAMP.exec(looks[i] as LineLook, folded)?.groups ?? {};
    if (hour === undefined) continue;
    const below = lines[i + 1] !== undefined && isBlank((lines[i + 1] as Line).passage) ? i + 2 : i + 1;
    if (lines[below] === undefined || isBlank((lines[below] as Line).passage)) continue;
    const sent = (Number(hour) % (half === undefined ? 24 : 12)) * 60 + (half === 'p' ? 720 : 0) + Number(minute);
    const day = folded.slice(0, folded.search(HOUR));
    if (found.length === 0) {
      isGreeted = isAddressed(texts[below] ?? '');
      firstDay = day;
    }
    const isSaid = (texts[below] ?? '').length >= LEAST_SAID;
    if (!isGreeted && (!isSaid || day !== firstDay || !DATED.test(day))) return NONE;
    if (!isGreeted && beginsOtherDay(texts[below] ?? '', day)) days++;
    if (found.length > 0 && (sent < last || sent - last > MAX_WAIT)) return NONE;
    found.push(i);
    last = sent;
    isRound &&= sent % ROUND === 0;
  }
  const areMessages = isGreeted ? found.length >= LEAST_STAMPS : found.length >= LEAST_DATED && days >= LEAST_DAYS;
  return areMessages && !isRound ? found : NONE;
}

/** `Fri 12 Mar: ferry`, `Day 2: ferry` under `Tue 24 Nov 18:05`. */
function beginsOtherDay(folded: string, stamp: string): boolean {
  if (findLeadingDayNumber(folded) !== null) return true;
  const [[own], [sent]] = [folded, stamp].map((text) => findDates(text.slice(0, MAX_STAMP), 'day-first')) as [
    ReturnType<typeof findDates>,
    ReturnType<typeof findDates>,
  ];
  if (own?.from !== 0) return false;
  return own.date.day !== sent?.date.day || own.date.month !== sent.date.month;
}

const NONE: readonly number[] = [];
/** `Tue 24 Nov ` before the hour. */
const DATED = /^[a-z]{2,10}\.?,? (?:\d|[a-z]{3,9}\.? \d)/;
const HOUR = /\d{1,2}[:.]\d\d(?: ?[ap]\.?m\.?)?$/;
