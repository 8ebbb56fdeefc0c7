/**
 * I-460: days that two people settle in an exported chat, a message a proposal, and the other agrees, corrects or refuses:
 *
 *   Ana: vale pues viernes 26 bus a las 16:00          ◂ opens a day
 *   Tom: dinner at Casa Olabe at 21:00?
 *   Ana: they only have 21:30                          ◂ the hour of the dinner, once the other says so too
 *   Tom: ok 21:30
 *   Ana: el sábado Guggenheim 10:30
 *
 * What nobody agrees to is no entry, and an hour that stays open is none.
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { withoutTrailingEmoji } from '../../../annotators/emoji.ts';
import { findTimes, type TimeMention } from '../../../annotators/time.ts';
import { WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import { type Field, stated } from '../../../model/field.ts';
import type { Weekday } from '../../../model/partial-date.ts';
import { hasBareChatStamp, readChatStamp, startsLikeStamp } from '../../../text/chat-stamp.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { headOffset, lineHead } from '../../../text/line-head.ts';
import { isBlank, joinPassages, type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DayHeading } from '../day-headings/day-heading-types.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';

interface Message {
  readonly line: number;
  readonly sender: string;
  /** Without the words that only lead in, and without a picture at the end. */
  readonly said: Passage;
  readonly folded: string;
  /** The words that lead in, folded. */
  readonly lead: string;
}

interface Proposal {
  readonly line: number;
  readonly said: Passage;
  readonly hour: TimeMention | null;
  /** Another hour that was told for it; null where none was. */
  moved: Passage | null;
  /** Somebody told another hour, and nobody agreed yet. */
  isOpen: boolean;
}

interface SettledDay {
  readonly weekday: Field<Weekday>;
  readonly dayOfMonth: Field<number> | null;
  readonly line: number;
  readonly plans: Proposal[];
}

/** What was said so far. */
interface Talk {
  readonly days: SettledDay[];
  /** That is talked of. */
  day: SettledDay | null;
  /** The last proposal, agreed to or not, and its day. */
  last: { readonly plan: Proposal; readonly day: SettledDay } | null;
}

/** Beyond any chat about a weekend. */
const MAX_MESSAGES = 150;
const LEAST_MESSAGES = 6;
const MAX_SAID = 160;
const LEAST_DAYS = 2;
const LEAST_TIMED = 3;
const MAX_STEP = 2;

/** The days, or none where the chat is no such talk. */
export function findSettledDays(document: SourceDocument): readonly DayHeading[] {
  const messages = messagesOf(document);
  if (messages.length < LEAST_MESSAGES || new Set(messages.map(({ sender }) => sender)).size < 2) return [];
  const talk: Talk = { days: [], day: null, last: null };
  for (const [i, message] of messages.entries()) readMessage(message, messages[i + 1], talk);
  const days = talk.days.filter((day) => day.plans.length > 0);
  const plans = days.flatMap((day) => day.plans);
  const areInARow = days.slice(1).every(({ weekday }, i) => {
    const step = (weekday.value - (days[i] as SettledDay).weekday.value + 7) % 7;
    return step >= 1 && step <= MAX_STEP;
  });
  const isTold =
    days.every((day) => day.plans.length > 0) && plans.filter(({ hour }) => hour !== null).length >= LEAST_TIMED;
  return days.length >= LEAST_DAYS && areInARow && isTold ? days.map((day, i) => toHeading(day, days[i + 1])) : [];
}

/** Each on one line; none where other lines stand between. */
function messagesOf({ lines, source }: SourceDocument): readonly Message[] {
  const messages: Message[] = [];
  for (const line of lines) {
    if (isBlank(line.passage)) continue;
    const isStamped = startsLikeStamp(source, headOffset(source, line.span));
    const head = isStamped ? lineHead(source, line.span, MAX_HEAD).text : '';
    const stamp = isStamped ? readChatStamp(head) : null;
    if (stamp === null && isStamped && hasBareChatStamp(head)) continue;
    if (stamp === null || messages.length >= MAX_MESSAGES) return [];
    messages.push(toMessage(line, stamp.sender));
  }
  return messages;
}
const MAX_HEAD = 200;

function toMessage({ passage, index }: DocumentLine, sender: string): Message {
  const whole = trimPassage(withoutTrailingEmoji(passage));
  const folded = foldText(whole.text.slice(0, MAX_SAID));
  const lead = LEAD.exec(folded)?.[0] ?? '';
  const said = whole.text.length > MAX_SAID ? slicePassage(whole, 0, 0) : slicePassage(whole, lead.length);
  return { line: index, sender, said, folded: foldText(said.text), lead };
}

/** What leads in, and as often agrees. */
const LEAD = compactPattern(
  /^(?:(?:oye|hey|hi|hola|vale|pues|ok(?:ay|ey)?|si|yes|yeah|yep|yay|perfect[oa]?|perfekt|parfait|perfetto|genial|great|cool|super|nice|good|bueno|entonces|y|e|and|then|so|also|well|ja|jo|gut|dann|und|oui|d'accord|alors|et|puis|va bene|allora|poi|certo|claro|combinado|entao|sim|en|dan|goed|done|right|for|i'd say|(?:how|what) about|let's (?:do|have|say)|shall we (?:do|say)|wie ware|que tal|que te parece)(?: ?[!,.:]{1,3} ?| |$)){1,6}/,
);
const AGREES = compactPattern(
  /^(?:ok(?:ay|ey)?|yes|yeah|yep|si|vale|perfect[oa]?|perfekt|parfait|perfetto|genial|great|cool|super|deal|sure|done|hecho|booked|reservado|claro|ja|genau|passt|gut|gebucht|oui|d'accord|va bene|certo|fatto|prenotato|sim|combinado|feito|goed|prima|geboekt|sorted)(?![a-z])/,
);
const REFUSES = compactPattern(
  /^(?:no|nope|nah|sold out|full|agotad[oa]s?|complet[oa]?|ausverkauft|ausgebucht|esauriti?|esgotad[oa]|cerrad[oa]|closed|geschlossen|ferme|chius[oa]|fechad[oa]|can'?t|cannot|nein|lieber nicht|non|nao|nee|mejor no|impossible|imposible)(?![a-z])/,
);
/** `i can leave work at 2`: what one tells of oneself. */
const OF_ONESELF =
  /^(?:i|i'm|i'll|we) (?:can|could|leave|finish|work|have to|get off)|^(?:my|mein|meine|mi|mon|ma|il mio|la mia|meu|minha|mijn) |^(?:puedo|salgo|trabajo|acabo)\b|^ich (?:kann|muss|arbeite|hab)|^je (?:peux|finis|dois|travaille)|^(?:posso|finisco|lavoro|esco|saio|trabalho)\b/;

function readMessage(message: Message, next: Message | undefined, talk: Talk): void {
  if (message.said.text === '') return;
  const head = dayAtHead(message);
  const said = head === null ? message.said : head.rest;
  const folded = foldText(said.text);
  if (OF_ONESELF.test(folded)) return;
  const hour = head === null ? hourAlone(said, folded) : null;
  if (hour !== null) {
    if (talk.last?.plan.hour) moveHour(talk.last, hour, message, next);
    return;
  }
  if (head !== null) talk.day = openDay(head, message.line, talk.days);
  // Which of them is moved only a reader can tell.
  if (MOVES.test(folded)) {
    closeHours(folded, talk.days);
    return;
  }
  const proposal = readProposal(said, message, next);
  const day = head === null ? dayNamedIn(folded, talk) : talk.day;
  if (proposal === null || day === null) return;
  const { isAgreed, ...plan } = proposal;
  talk.last = { plan, day };
  if (isAgreed) day.plans.push(plan);
}

function openDay({ weekday, dayOfMonth }: DayAtHead, line: number, days: SettledDay[]): SettledDay {
  const known = days.find((day) => day.weekday.value === weekday.value);
  if (known !== undefined) return known;
  const day = { weekday, dayOfMonth, line, plans: [] };
  days.push(day);
  return day;
}

/** `moved the Vatican to 11:00`: what shares a word with it has no sure hour any more. */
function closeHours(folded: string, days: readonly SettledDay[]): void {
  const words = new Set(folded.split(/[^a-z]+/).filter((word) => word.length > 4));
  for (const plan of days.flatMap((day) => day.plans)) {
    if (
      !foldText(plan.said.text)
        .split(/[^a-z]+/)
        .some((word) => words.has(word))
    )
      continue;
    plan.moved ??= plan.said;
    plan.isOpen = true;
  }
}
const MOVES =
  /\b(?:moved?|changed?|shifted|pushed|verschoben|verlegt|geandert|cambiad\w|movid\w|deplace|spostat\w|mudad\w|verplaatst|verzet)\b/;

interface DayAtHead {
  readonly weekday: Field<Weekday>;
  readonly dayOfMonth: Field<number> | null;
  readonly rest: Passage;
}

const DAY_AT_HEAD = compactPattern(
  `^(?:(?:el|on|the|am|le|il|op|na|no|al|der) )?(?<day>${[...WEEKDAYS.keys()].filter((word) => word.length > 2).join('|')})\\b\\.?(?: (?:the |den |le |el )?(?<date>[12]\\d|3[01]|[1-9])(?:st|nd|rd|th|\\.)?(?![\\d:.]| ?(?:[ap]m|h|uhr|uur)\\b))?(?:[:,]| [-–]| |$) ?`,
);

function dayAtHead({ said, folded }: Message): DayAtHead | null {
  const match = DAY_AT_HEAD.exec(folded);
  const { day = '', date } = match?.groups ?? {};
  const weekday = WEEKDAYS.get(day);
  if (match === null || weekday === undefined) return null;
  const at = match[0].indexOf(day);
  const from = date === undefined ? -1 : match[0].indexOf(date, at + day.length);
  return {
    weekday: stated(weekday, [spanOf(said, at, at + day.length)]),
    dayOfMonth: date === undefined ? null : stated(Number(date), [spanOf(said, from, from + date.length)]),
    rest: slicePassage(said, match[0].length),
  };
}

/** `cena viernes en Casa Olabe` while another day is talked of; null where it names one that nobody plans. */
function dayNamedIn(folded: string, { days, day }: Talk): SettledDay | null {
  const named = folded.split(/[^a-z-]+/).flatMap((word) => (word.length > 4 ? (WEEKDAYS.get(word) ?? []) : []));
  if (named.length === 0) return day;
  return days.find(({ weekday }) => named.includes(weekday.value)) ?? null;
}

/** `mejor 17:30, it gets dark early`, `they only have 21:30`: an hour and nothing that is done. */
function hourAlone(said: Passage, folded: string): Passage | null {
  let from = 0;
  for (const clause of folded.split(', ')) {
    const [time] = findTimes(clause);
    if (time === undefined && !RANG.test(clause) && !(REFUSES.test(clause) && clause.split(' ').length <= MAX_REFUSAL))
      return null;
    if (time !== undefined) {
      const rest = `${clause.slice(0, time.from)} ${clause.slice(time.to)}`;
      const words = rest.split(/[^a-z']+/).filter((word) => word !== '' && !OF_HOUR.has(word));
      return words.length === 0 ? slicePassage(said, from + time.from, from + time.to) : null;
    }
    from += clause.length + 2;
  }
  return null;
}
/** What may stand before the hour: how one knows, or that the other is not to be had. */
const RANG =
  /^(?:i |ich |he |ho |j'ai )?(?:just |acabo de |hab |habe |gerade )?(?:rang|called|phoned|checked|asked|llamar|llamado|angerufen|nachgefragt|gefragt|appele|demande|chiamato|liguei|gebeld)(?: (?:them|there|dort|nach))?$/;
const MAX_REFUSAL = 3;
const OF_HOUR: ReadonlySet<string> = new Set(
  "mejor better rather pues ok only just they have it it's its is make let's lets say about sobre a las la las at um gegen ab besser lieber nur haben sie il ils n'ont que a vers plutot mieux alle meglio solo hanno hay tienen tiene solo quedan then entonces dann instead as so tem melhor om beter hebben ze alleen reservado booked done die wir es gibt there there's is are y est er zijn c'e sono ha".split(
    ' ',
  ),
);

/** The other hour stands once the one who tells it agrees to it, the other does, or both tell it. */
function moveHour(
  { plan, day }: { readonly plan: Proposal; readonly day: SettledDay },
  hour: Passage,
  message: Message,
  next: Message | undefined,
): void {
  const again = next === undefined ? null : hourAlone(next.said, next.folded);
  const isSame = again !== null && foldText(again.text) === foldText(hour.text);
  const isRepeated = plan.moved !== null && foldText(plan.moved.text) === foldText(hour.text);
  const isAgreed =
    isRepeated || isSame || (next !== undefined && next.sender !== message.sender && again === null && agrees(next));
  plan.moved = hour;
  plan.isOpen = !isAgreed;
  if (isAgreed && !day.plans.includes(plan)) day.plans.push(plan);
}

const agrees = ({ lead, folded }: Message): boolean => AGREES.test(`${lead}${folded}`);

function readProposal(
  whole: Passage,
  message: Message,
  next: Message | undefined,
): (Proposal & { readonly isAgreed: boolean }) | null {
  const said = REFUSES.test(foldText(whole.text)) ? instead(whole) : whole;
  if (said === null) return null;
  const booked = BOOKED.exec(foldText(said.text));
  const isBooked = booked !== null && /\p{Lu}/u.test(said.text.slice(booked[0].length));
  const named = withoutAside(isBooked ? slicePassage(said, booked[0].length) : said);
  const folded = foldText(named.text);
  const [hour = null] = findTimes(folded);
  if (!/\p{L}{3}/u.test(named.text) || (hour === null && !isBooked)) return null;
  if (hour !== null && findActivityType(folded) === null && !/\p{Lu}\p{Ll}/u.test(named.text)) return null;
  const answer = next === undefined || next.sender === message.sender ? null : next;
  const isRefused = answer !== null && REFUSES.test(answer.folded);
  const isAsked = said.text.endsWith('?');
  const isAnswered = answer !== null && agrees(answer);
  const isAgreed = !isRefused && (!isAsked || isAnswered) && !EITHER.test(folded);
  return { line: message.line, said: named, hour, moved: null, isOpen: false, isAgreed };
}
/** `13:00 or 14:00` */
const EITHER = /\d ?(?:[ap]m|h|uhr)? (?:or|o|oder|ou|of) (?:at |um |a las |alle )?\d/;
const BOOKED =
  /^(?:(?:i|we|i've|we've|ya|he|hemos|j'ai|on a|nous avons|ho|abbiamo|eu|ja|ik heb|just) ){0,2}(?:booked|got us|reservad[oa]|reserve|reservei|reservamos|prenotato|geboekt) (?:(?:un|una|a|an|the|el|la|le|il) )?/;

/** `sold out for saturday :( funicular instead, 17:00`: what is done in its place. */
function instead(said: Passage): Passage | null {
  if (!INSTEAD.test(foldText(said.text))) return null;
  const end = END_OF_REFUSAL.exec(said.text);
  if (end === null) return null;
  const rest = slicePassage(said, end[0].length);
  return slicePassage(rest, RATHER.exec(foldText(rest.text))?.[0].length ?? 0);
}
const INSTEAD = /\b(?:instead|en su lugar|en vez|stattdessen|dafur|a la place|plutot|invece|em vez|in plaats)\b/;
const RATHER = /^(?:plutot|stattdessen|dafur|invece|en su lugar|instead|mejor|lieber) /;
const END_OF_REFUSAL = /^[^:.!,;–]{2,60}(?::[-']?[(/|]+|[.!,;–])\s*(?=\p{L})/u;

/** `…, ya tengo las dos`, `…?` */
function withoutAside(said: Passage): Passage {
  const end = ASIDE.exec(foldText(said.text));
  return trimPassage(slicePassage(said, 0, end?.index), ' ?!.,');
}
const ASIDE =
  /,? (?:ya (?:tengo|esta)|i(?:'ve)? (?:already )?(?:got|have)|already booked|reservado|right|no|verdad|oder|n'est-ce pas|giusto|ne)\b[^,]{0,30}\?*$/;

const toHeading = ({ weekday, dayOfMonth, line, plans }: SettledDay, next: SettledDay | undefined): DayHeading => ({
  line,
  lastLine: Math.min(plans.at(-1)?.line ?? line, (next?.line ?? Infinity) - 1),
  kind: 'weekday',
  number: null,
  lastNumber: null,
  date: null,
  lastDate: null,
  weekday,
  ...(dayOfMonth !== null && { dayOfMonth }),
  title: joinPassages(plans.map(wordsOf), () => '; '),
  distance: null,
  isBareNumeric: false,
  isLoose: false,
  isPlan: true,
  isWhole: true,
});

/** With the hour that was settled; one that stayed open is left out. */
function wordsOf({ said, hour, moved, isOpen }: Proposal): Passage {
  if (hour === null) return said;
  if (moved === null) return withArrival(said, hour);
  const before = slicePassage(said, 0, hour.from);
  const lead = BEFORE_HOUR.exec(foldText(before.text))?.index ?? before.text.length;
  const other = OTHER_HOUR.exec(said.text.slice(hour.to).toLowerCase())?.[0].length ?? 0;
  const parts = [slicePassage(before, 0, lead), ...(isOpen ? [] : [moved]), slicePassage(said, hour.to + other)];
  return joinPassages(parts.map((part) => trimPassage(part, ' ,')).filter(({ text }) => text !== ''));
}
const OTHER_HOUR = /^\s?(?:or|o|oder|ou|of|\/) (?:at |um |a las |alle )?\d[\d:.h]*/;
const BEFORE_HOUR = /(?:^|[ ,]+)(?:(?:a las?|at|um|gegen|vers|alle|as|om|sobre las|about|around|a))? ?$/;

/** `bus a las 16:00, llegamos 17:20`, `bus 18:15, in Santander at 19:35`: from one hour to the other. */
function withArrival(said: Passage, leaves: TimeMention): Passage {
  const folded = foldText(said.text);
  const [, lands, other] = findTimes(folded);
  if (lands === undefined || other !== undefined || lands.time.end !== null || leaves.time.end !== null) return said;
  const length = lands.time.start.minutes - leaves.time.start.minutes;
  const way = ARRIVES.exec(said.text.slice(leaves.to, lands.from));
  if (way === null && length > 0) return withNext(said, leaves);
  if (way === null || length <= 0 || length > LONGEST || findActivityType(folded)?.type !== 'travel') return said;
  const town = way.groups?.['town'];
  const at = leaves.to + way[0].indexOf(town ?? '');
  const there = town === undefined ? [] : [slicePassage(said, at, at + town.length)];
  const parts = [slicePassage(said, 0, leaves.to), slicePassage(said, lands.from, lands.to), ...there];
  return joinPassages(parts, (i) => (i === 0 ? '-' : ' '));
}

/** `brunch 10:30, train home 16:40` are two. */
function withNext(said: Passage, { to }: TimeMention): Passage {
  const comma = said.text.indexOf(', ', to);
  return comma < 0 ? said : joinPassages([slicePassage(said, 0, comma), slicePassage(said, comma + 2)], () => '; ');
}
const LONGEST = 16 * 60;
const ARRIVES =
  /^,? (?:(?:y |and |und |et |e )?(?:llegamos|llega|llegada|arriv(?:ing|es?|o|iamo|ée)|we arrive|arr\.?|lands?|gets? in|Ankunft|an|on arrive|chegamos|chega|aankomst)|(?<town>(?:en|in|at|à|a|em|te) \p{Lu}[\p{L}' -]{2,25}?))(?: (?:at|a las|um|à|alle|às|om))? $/u;
