/**
 * A thread of messages as a telephone shows it, copied by hand: the day and hour above what was sent then, and who says it before each
 * message.
 *
 *   Fri 6 Nov 2026 19:12
 *   Nora: flights are booked, 4-6 june!!
 *   Tess: yay
 *   Nora: fri 4th 9.30 train to the airport
 *
 * The stamps and the remarks of others are around the plan; of a message what is said counts.
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { type DateOrder, findDates } from '../../../annotators/date.ts';
import { findLeadingDayNumber } from '../../../annotators/day-number.ts';
import { readLabel } from '../../../annotators/label.ts';
import { findLeadingPeriod } from '../../../annotators/period.ts';
import { findTimes } from '../../../annotators/time.ts';
import { MONTHS, WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import { hasDigit } from '../../../text/character-class.ts';
import type { Line } from '../../../text/lines.ts';
import { isBlank } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { isAppWord } from './message-heads.ts';

export interface MessageThread {
  /** Indices of lines that are no part of the plan. */
  readonly around: ReadonlySet<number>;
  /** Where in each message's line what is said begins. */
  readonly said: ReadonlyMap<number, number>;
}

interface Message {
  readonly line: number;
  readonly sender: string;
  /** What is said, folded. */
  readonly folded: string;
  /** How many stamps stand above it. */
  readonly sent: number;
}

const MAX_STAMP = 36;
const ROUND = /[:.]\d[05]\b/;
const LEAST_MESSAGES = 4;
const SENDER = /^(?<sender>\p{Lu}[\p{L}'’.-]{0,20}(?: \p{L}[\p{L}.'’-]{0,20}){0,2}) ?: (?=\S)/u;
/** Beside the date and the hour a stamp has no word but one that joins them. */
const JOINS = /^[^a-z\d]*(?:(?:at|um|kl|a las|alle|as)\b)?[^a-z\d]*$/;

/** `texts` are the lines folded. */
export function findMessageThread(
  lines: readonly Line[],
  texts: readonly string[],
  order: DateOrder,
): MessageThread | null {
  const stamps = lines.flatMap((line, i) => (isStamp(line, texts[i] as string, order) ? [i] : []));
  const [first] = stamps;
  if (first === undefined) return null;
  const said = new Map<number, number>();
  const messages: Message[] = [];
  const around = new Set(stamps);
  let sent = 0;
  let others = 0;
  for (let i = first; i < lines.length; i++) {
    const line = lines[i] as Line;
    if (around.has(i)) {
      sent++;
      continue;
    }
    const own = readMessage(line, i, sent);
    if (own === null) {
      if (isAppWord(texts[i] as string)) around.add(i);
      else if (!isBlank(line.passage)) others++;
      continue;
    }
    messages.push(own.message);
    said.set(i, own.from);
  }
  const areFollowed = stamps.every((stamp) => said.has(stamp + 1));
  // A plan has round minutes.
  const areSent = stamps.some((stamp) => !ROUND.test(texts[stamp] as string));
  if (!areFollowed || !areSent || others > messages.length || !takeTurns(messages)) return null;
  leaveRemarks(messages, around);
  return { around, said };
}

/** `Fri 6 Nov 2026 19:12`, `6 November at 7:12 PM` and nothing else. */
function isStamp({ passage: { text }, bullet, heading, cells }: Line, folded: string, order: DateOrder): boolean {
  if (text.length > MAX_STAMP || !hasDigit(text) || bullet !== null || heading > 0 || cells !== null) return false;
  if (!text.includes(':', text.length - 6) && !text.includes('.', text.length - 6)) return false;
  const [date] = findDates(folded, order);
  const time = findTimes(folded).at(-1);
  if (date?.from !== 0 || date.end !== null || time === undefined || time.from < date.to || time.time.end !== null)
    return false;
  return JOINS.test(folded.slice(date.to, time.from)) && time.to === folded.length;
}

function readMessage({ passage, bullet }: Line, line: number, sent: number): { message: Message; from: number } | null {
  const match = bullet === null ? SENDER.exec(passage.text) : null;
  const sender = match?.groups?.['sender'];
  if (!match || sender === undefined || !isName(sender)) return null;
  const from = match[0].length + (JOINED_ON.exec(passage.text.slice(match[0].length))?.[0].length ?? 0);
  return { message: { line, sender, folded: foldText(passage.text.slice(from)), sent }, from };
}

/** `and then the boat to Bray` */
const JOINED_ON = /^(?:(?:and|then|also|ok(?:ay)?|und|dann|et|puis|luego|poi)[,:]? )+(?=\S)/i;

/** `Dinner:`, `Hotel:` and `Monday:` are no senders. */
function isName(sender: string): boolean {
  const folded = foldText(sender);
  const [word = ''] = folded.split(' ');
  if (WEEKDAYS.has(word) || MONTHS.has(word) || findLeadingDayNumber(folded) !== null) return false;
  const label = readLabel(`${sender}:`, `${folded}:`);
  return (
    (label === null || label.meaning === 'unknown') &&
    findActivityType(folded) === null &&
    findLeadingPeriod(folded) === null
  );
}

/** Two at least, of whom one speaks again after another. */
function takeTurns(messages: readonly Message[]): boolean {
  if (messages.length < LEAST_MESSAGES) return false;
  const heard = new Set<string>();
  let last = '';
  for (const { sender } of messages) {
    if (sender !== last && heard.has(sender)) return true;
    heard.add(sender);
    last = sender;
  }
  return false;
}

/**
 * The author is who planned most. What others say without an hour or a day is a remark, and what is said under a new stamp belongs to no day
 * until one is named.
 */
function leaveRemarks(messages: readonly Message[], around: Set<number>): void {
  const planned = new Map<string, number>();
  for (const message of messages)
    if (isPlanned(message)) planned.set(message.sender, (planned.get(message.sender) ?? 0) + 1);
  const [author] = [...planned].sort((a, b) => b[1] - a[1])[0] ?? [];
  let named: number | null = null;
  for (const message of messages) {
    if (opensDay(message)) named = message.sent;
    const isStray = named !== null && named !== message.sent;
    if (isStray || (message.sender !== author && !isPlanned(message))) around.add(message.line);
  }
}

const isPlanned = (message: Message): boolean => opensDay(message) || HOUR.test(message.folded);
const HOUR = /(?<!\d)(?:\d{1,2}[:.]\d\d(?!\d)|\d{1,2} ?(?:[ap]m|uhr|h)\b|(?:at|um|a las|alle|vers) \d{1,2}\b)/;

/** `fri 4th …`, `sunday: …`, `4 june …` */
function opensDay({ folded }: Message): boolean {
  const { weekday, month } = OPENS.exec(folded)?.groups ?? {};
  return weekday === undefined ? MONTHS.has(month ?? '') : weekday.length > 2 && WEEKDAYS.has(weekday);
}
const OPENS =
  /^(?:(?:and|then|so|ok|on) ){0,2}(?:(?<weekday>[a-z]{2,10})(?:[.,]? (?:the )?(?=\d)|:)|\d{1,2}(?:st|nd|rd|th|\.)? (?<month>[a-z]{3,9})\b)/;
