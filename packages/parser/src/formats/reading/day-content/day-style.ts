/**
 * How a whole text writes the entries of its days, which a single line does not tell: are plain lines among timed ones entries of their own
 * or words about the one above, and do entries end in their place (`1300 Buffet lunch, Terrace`)?
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { readLabel } from '../../../annotators/label.ts';
import { looksLikePlace, namesVenue } from '../../../annotators/place-look.ts';
import { findTimes } from '../../../annotators/time.ts';
import { hasKindColumn } from '../day-tables/kind-column.ts';
import type { DocumentLine } from '../document.ts';
import { splitDottedHours } from '../hours/hours-behind.ts';
import { hasPlainTime } from '../hours/plain-time.ts';
import { LEAST_SHORT, readShortHour, writesShortHour } from '../hours/spoken-hour.ts';
import { bareMinutes, endsLikeTime, tellsDottedHours } from '../hours/trailing-time.ts';
import type { OpenActivity } from './block-builder.ts';
import { isEntryWithFacts, isMealAbout, tellsNext, tellsStay } from './line-looks.ts';
import { findPeriodLine } from './period-line.ts';
import { setsPlacesBelow } from './place-below.ts';
import { setsHoursBelow } from './time-above.ts';

export interface DayStyle {
  /** `all`: short plain lines are entries; `typed`: those that start with what is done are; `none`: they describe. */
  readonly plainEntries: 'all' | 'typed' | 'none';
  readonly endsInPlace: boolean;
  /** `Ferry to Rab, 9.30`: a figure at the end of an entry is its time. */
  readonly endsInTime: boolean;
  /** `Ceremony 16.30`, where other figures with dots are hours. */
  readonly endsInBareTime: boolean;
  /** `Hotel Alpina dinner 1930`: where journeys or most entries have their times in four figures, those behind the words are times, too. */
  readonly hasPlainTimes: boolean;
  /** `show 8p Hamilton`: am and pm are written with one letter. */
  readonly hasShortTimes: boolean;
  /** Most lines are paragraphs of several sentences. */
  readonly isTold: boolean;
  /** The first line under each heading names its day. */
  readonly opensWithName: boolean;
  /** A column in capitals says of what kind each entry is. */
  readonly hasKindColumn: boolean;
  /** The line below an entry tells where it is. */
  readonly setsPlacesBelow: boolean;
  /** The line below an entry tells when it is. */
  readonly setsHoursBelow: boolean;
}

export const NO_STYLE: DayStyle = {
  plainEntries: 'none',
  endsInPlace: false,
  endsInTime: false,
  endsInBareTime: false,
  hasPlainTimes: false,
  hasShortTimes: false,
  isTold: false,
  opensWithName: false,
  hasKindColumn: false,
  setsPlacesBelow: false,
  setsHoursBelow: false,
};

/** Enough to tell the habit of a text. */
const MAX_LINES = 400;
const MAX_PLAIN = 80;
const LEAST_TIMES = 3;
const HALF_DAY = 720;

export function judgeDayStyle(days: readonly (readonly DocumentLine[])[]): Omit<DayStyle, 'opensWithName'> {
  let timed = 0;
  let alone = 0;
  let under = 0;
  let placed = 0;
  let venues = 0;
  let seen = 0;
  let figures = 0;
  let times = 0;
  let paragraphs = 0;
  let plain = 0;
  let short = 0;
  let bare = 0;
  let bareTimes = 0;
  let isDotted = false;
  let isListed = false;
  for (const lines of days) {
    let isAfterTime = false;
    let last = 0;
    for (const line of lines) {
      if (++seen > MAX_LINES) break;
      if (isParagraph(line)) paragraphs++;
      if (hasPlainTime(line)) plain++;
      if (writesShortHour(line)) short++;
      const end = endsLikeTime(line.passage.text);
      if (end !== null) figures++;
      if (end === 'yes') times++;
      const listed = line.startsWithTime ? [] : splitDottedHours(line.passage);
      let hour: number | undefined;
      for (const { text } of listed.length > 0 ? listed : [line.passage]) {
        const bareEnd = bareMinutes(text);
        if (bareEnd !== null) bare++;
        // Prices go up and down; hours go on, if by twelve.
        hour =
          typeof bareEnd === 'number' && bareEnd >= EARLIEST
            ? [bareEnd, bareEnd + HALF_DAY].find((at) => at >= last)
            : undefined;
        if (hour !== undefined) bareTimes++;
        last = hour ?? last;
      }
      if (line.startsWithTime && hour === undefined) last = findTimes(line.folded)[0]?.time.start.minutes ?? last;
      isListed ||= listed.length > 0;
      isDotted ||= tellsDottedHours(line.folded);
      if (line.startsWithTime) {
        timed++;
        const place = trailingPlace(line.passage.text);
        if (place !== null) placed++;
        if (place !== null && namesVenue(place)) venues++;
        isAfterTime = true;
      } else if (!isShortPlain(line) || tellsStay(line))
        isAfterTime = line.table === null && line.bullet !== null ? false : isAfterTime;
      else if (!isAfterTime || findTimes(line.folded).length > 0) alone++;
      else under++;
    }
  }
  return {
    plainEntries: alone >= 2 && alone >= under ? 'all' : timed >= 3 && under * 3 <= timed ? 'typed' : 'none',
    endsInPlace: timed >= 5 && placed * 10 >= timed * 3 && venues * 3 >= placed,
    endsInTime: times >= LEAST_TIMES && times === figures,
    endsInBareTime: (isListed || (isDotted && bareTimes >= LEAST_TIMES)) && bareTimes === bare,
    hasPlainTimes: plain >= LEAST_PLAIN,
    hasShortTimes: short >= LEAST_SHORT,
    isTold: paragraphs >= LEAST_PARAGRAPHS && paragraphs * 3 >= seen * 2,
    hasKindColumn: hasKindColumn(days),
    setsPlacesBelow: setsPlacesBelow(days),
    setsHoursBelow: setsHoursBelow(days),
  };
}

/** `Espresso 3.20` is a price. */
const EARLIEST = 360;
const LEAST_PLAIN = 2;
const LEAST_PARAGRAPHS = 3;
const MIN_PARAGRAPH = 80;
const isParagraph = ({ bullet, table, passage: { text } }: DocumentLine): boolean =>
  bullet === null && table === null && text.length >= MIN_PARAGRAPH && text.includes('. ');

/** A short line of its own, neither bullet nor label, heading, prose or part of the day. */
function isShortPlain(line: DocumentLine): boolean {
  const { text } = line.passage;
  return (
    line.bullet === null &&
    line.table === null &&
    line.heading === 0 &&
    !line.startsWithTime &&
    line.cells === null &&
    (text.endsWith(')') ? text.replace(BRACKET_AT_END, '') : text).length <= MAX_PLAIN &&
    !text.startsWith('📍') &&
    !/[.!?]\s+\p{Lu}|[?:]$/u.test(text) &&
    readLabel(text, line.folded) === null &&
    findPeriodLine(line) === null
  );
}

/** Does the line say at its start what is done? */
const startsWithDoing = (line: DocumentLine): boolean => {
  const type = findActivityType(line.folded);
  return type !== null && type.from <= 12;
};

const BRACKET_AT_END = /\s*\([^()]{0,120}\)\s*$/;

/** `Main Foyer` of `Registration and coffee, Main Foyer (ground floor)`; `Foyer` of `Registration · Foyer` (I-612). */
export function trailingPlace(text: string): string | null {
  const body = text.includes(')') ? text.replace(BRACKET_AT_END, '') : text;
  const dot = body.lastIndexOf(' · ');
  const at = Math.max(body.lastIndexOf(', '), dot);
  if (at < 4) return null;
  const tail = body.slice(at + 2).trim();
  if (at === dot && !looksLikePlace(tail, true)) return null;
  // `Arrive Narita, private car to hotel` goes on with the way.
  if (LEADS_ON.test(tail)) return null;
  const isRoom = namesVenue(tail) && tail.length <= 40 && tail.split(' ').length <= 4 && !/[.!?;:]/.test(tail);
  return isRoom || looksLikePlace(tail, true) ? tail : null;
}

const LEADS_ON = /^\p{Ll}.* (?:to|nach|zum|zur|vers|jusqu|al?|hasta|para|naar) /u;

/** Where in `Rum tasting 11:00 AM, Promenade Deck` the room begins: right behind the hour a name with a word for one tells where, in any text. */
export function roomBehindTime(text: string): number | null {
  const room = text.includes(',') ? BEHIND_TIME.exec(text)?.groups?.['room'] : undefined;
  return room !== undefined && namesVenue(room) ? text.length - room.length : null;
}
const BEHIND_TIME =
  /\d[:.]\d\d(?:\s?[AaPp]\.?[Mm]\b\.?|\s(?:Uhr|hrs|h))?,\s(?<room>(?:\p{Lu}[\p{L}'’-]*\s){1,3}\p{Lu}[\p{L}'’-]*)$/u;

/** In a text that writes entries without times as plain lines: is this one, and not under `parent`? */
export function isPlainEntry(
  line: DocumentLine,
  parent: { readonly indent: number } | null,
  { plainEntries, hasShortTimes }: DayStyle,
): boolean {
  if (plainEntries === 'none' && !hasShortTimes) return false;
  if (!isShortPlain(line) || (parent !== null && line.indent > parent.indent)) return false;
  if (hasShortTimes && readShortHour(line.passage) !== null) return true;
  if (plainEntries === 'none') return false;
  return plainEntries === 'all' || startsWithDoing(line);
}

/** Is the line right below an entry one of its own? By what it tells, or by the habit of the text; none is where each has its hours below its name. */
export const isEntryBelow = (line: DocumentLine, above: OpenActivity, style: DayStyle): boolean =>
  !style.setsHoursBelow &&
  (isEntryWithFacts(line, above) || isPlainEntry(line, above, style) || tellsNext(line) || isMealAbout(line));
