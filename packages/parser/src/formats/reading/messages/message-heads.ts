/**
 * A chat copied out of a page or an app, where each message stands under its sender and the time of sending:
 *
 *   Marta (Host)  9:14 AM
 *   Hi there! What time will you be here?
 *
 * The heads are around the plan, and so are what others remark, what answers them after the plan, and the app's own words.
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { findLeadingDayNumber } from '../../../annotators/day-number.ts';
import { findLeadingPeriod } from '../../../annotators/period.ts';
import { findPlaces } from '../../../annotators/place.ts';
import { MONTHS, WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import { hasDigit, isDigit } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import type { Line } from '../../../text/lines.ts';
import { isBlank } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

const HEAD = compactPattern(
  /^(?<sender>\p{Lu}[\p{L}'’.-]{1,20}(?: \p{Lu}[\p{L}'’.-]{0,20}){0,3}(?: \([\p{L} ]{2,20}\))?)(?:,? {1,6}|\s?[·•|–—-]\s?)(?:\[|\()?(?:(?:[Tt]oday|[Yy]esterday|[Hh]eute|[Gg]estern|[Hh]oy|[Aa]yer|[Oo]ggi|[Ii]eri|[Hh]oje|[Oo]ntem)(?:,| at| um| a las| alle)? )?(?<hour>\d{1,2})[:.](?<minute>\d\d)(?: ?(?<half>[AaPp])\.?[Mm]\.?)?[\])]?$/u,
);
const MAX_HEAD = 70;
const MIN_HEAD = 6;
/** ` 9:14 p.m.]` */
const TIME_AT_END = 11;
const LEAST_HEADS = 3;
/** More than this is no remark. */
const MAX_REMARK_LINES = 3;

/** What the app writes under and between messages. */
const APP_WORDS = compactPattern(
  /^(?:(?:read|seen|delivered|sent|edited|gelesen|zugestellt|lu|vu|leido|visto|letto|lida)(?:(?: at| um)? \d{1,2}[:.]\d\d(?: ?[ap]m)?)?|(?:type|write|send|enter) (?:a |your )?(?:message|reply)\W{0,4}|nachricht (?:schreiben|eingeben)\W{0,4}|(?:ecrire|envoyer) un message\W{0,4}|escrib[ei]r? un mensaje\W{0,4}|scrivi un messaggio\W{0,4}|escrev[ae]r? uma mensagem\W{0,4}|today|yesterday|heute|gestern|hoy|ayer|oggi|ieri|hoje|ontem|reply|show more|load more|new messages?)$/,
);
export const isAppWord = (folded: string): boolean => folded.length <= MAX_APP_WORDS && APP_WORDS.test(folded);
const MAX_APP_WORDS = 60;

/** `❤️ 1` */
const REACTION = /^[^\p{L}\p{N}]{1,8}\s?\d{0,3}$/u;
const HAS_PICTURE = /\p{Extended_Pictographic}/u;

interface Message {
  readonly sender: string;
  /** Minutes after midnight. */
  readonly sent: number;
  readonly head: number;
  readonly said: number[];
  isPlan: boolean;
}

/** Indices of the lines that open a message; `around` gets those that are no part of the plan. `texts` are the lines folded. */
export function findHeadedMessages(
  lines: readonly Line[],
  texts: readonly string[],
  around: Set<number>,
): ReadonlySet<number> {
  const messages: Message[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as Line;
    const opened = readMessageHead(line, i);
    if (opened !== null) messages.push(opened);
    else if (!isBlank(line.passage)) messages.at(-1)?.said.push(i);
  }
  if (!isChat(messages)) return NONE;
  for (const message of messages) sortOut(message, lines, texts, around);
  leaveRemarks(messages, around);
  return new Set(messages.map(({ said: [first = -1] }) => first));
}

const NONE: ReadonlySet<number> = new Set();

function readMessageHead({ passage: { text }, bullet, cells }: Line, index: number): Message | null {
  if (text.length > MAX_HEAD || text.length < MIN_HEAD || bullet !== null || cells !== null || !mayEndInTime(text))
    return null;
  const { sender, hour, minute, half } = HEAD.exec(text)?.groups ?? {};
  if (sender === undefined) return null;
  const folded = foldText(sender);
  const [word = ''] = folded.split(' ');
  if (APP_WORDS.test(foldText(text)) || WEEKDAYS.has(word) || MONTHS.has(word) || findLeadingDayNumber(folded) !== null)
    return null;
  // `Breakfast 8:00`, `Lisbon 10:42` are entries.
  if (findActivityType(folded) !== null || findLeadingPeriod(folded) !== null || findPlaces(sender).length > 0)
    return null;
  const base = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return { sender, sent: base * 60 + Number(minute), head: index, said: [], isPlan: false };
}

/** A figure, the end of `am` or `pm`, or a bracket, and the mark of a time before it. */
function mayEndInTime(text: string): boolean {
  if (!text.includes(':', text.length - TIME_AT_END) && !text.includes('.', text.length - TIME_AT_END)) return false;
  const last = text.charCodeAt(text.length - 1);
  return isDigit(last) || last === 0x6d || last === 0x4d || last === 0x5d || last === 0x29 || last === 0x2e;
}

/** Somebody writes again within the hour, and not all is sent at a round minute, as the times of a plan are. */
function isChat(messages: readonly Message[]): boolean {
  if (messages.length < LEAST_HEADS || messages.every(({ sent }) => sent % 5 === 0)) return false;
  return messages.some(({ sender, sent, said }, i) => {
    const before = messages[i - 1];
    const wait = before === undefined ? -1 : sent - before.sent;
    return before?.sender === sender && wait >= 0 && wait < 60 && before.said.length > 0 && said.length > 0;
  });
}

/** The head and the app's words go; is what is left a plan? */
function sortOut(message: Message, lines: readonly Line[], texts: readonly string[], around: Set<number>): void {
  around.add(message.head);
  const said = message.said.filter((i) => {
    const { text } = (lines[i] as Line).passage;
    const isApp = APP_WORDS.test((texts[i] as string).slice(0, 60)) || (HAS_PICTURE.test(text) && REACTION.test(text));
    if (isApp) around.add(i);
    return !isApp;
  });
  message.isPlan =
    said.length > MAX_REMARK_LINES ||
    said.some((i) => {
      const line = lines[i] as Line;
      const folded = texts[i] as string;
      return line.bullet !== null || line.isBold || hasDigit(folded.slice(0, 12)) || namesDay(folded);
    });
}

const namesDay = (folded: string): boolean =>
  folded
    .slice(0, 30)
    .split(/[^a-z-]+/)
    .some((word) => word.length > 2 && WEEKDAYS.has(word)) || findLeadingPeriod(folded) !== null;

/** The author is who planned most. Others' remarks go, and the author's once somebody has answered the plan. */
function leaveRemarks(messages: readonly Message[], around: Set<number>): void {
  const planned = new Map<string, number>();
  for (const { sender, said, isPlan } of messages)
    if (isPlan) planned.set(sender, (planned.get(sender) ?? 0) + said.length);
  const [author] = [...planned].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (author === undefined) return;
  const last = messages.findLastIndex(({ sender, isPlan }) => isPlan && sender === author);
  for (const [i, { sender, said, isPlan }] of messages.entries()) {
    const isAnswer = i > last && messages.slice(last, i).some((other) => other.sender !== author);
    if (!isPlan && (sender !== author || isAnswer)) for (const line of said) around.add(line);
  }
}
