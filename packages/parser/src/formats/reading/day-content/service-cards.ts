/**
 * A day as travel desks print it: each service under the word in capitals for what it is, its facts set in below.
 *
 *   AIR    LUFTHANSA LH 435                    CONFIRMED
 *          DEP  CHICAGO ORD   06:05 PM   TERMINAL 5
 *          ARR  MUNICH MUC    09:50 AM   TUE 09MAR27
 *   HOTEL  ISARFORUM MUNICH
 *          CHECK IN 03:00 PM   CONF 8841
 */
import { findMoney } from '../../../annotators/money.ts';
import { findTimes } from '../../../annotators/time.ts';
import type { ActivityType } from '../../../model/answer.ts';
import type { TimeSpan } from '../../../model/clock-time.ts';
import { derived, type Field, stated } from '../../../model/field.ts';
import { type ActivityDraft, NO_FACTS } from '../../../model/itinerary-draft.ts';
import { hasLetterOrNumber } from '../../../text/character-class.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import type { DocumentLine } from '../document.ts';
import { isAddress } from './place-below.ts';

const TYPES: ReadonlyMap<string, ActivityType> = new Map<string, ActivityType>([
  ...[
    'AIR',
    'FLIGHT',
    'FLT',
    'CAR',
    'CAR RENTAL',
    'RENTAL CAR',
    'RAIL',
    'TRAIN',
    'TRANSFER',
    'LIMO',
    'LIMOUSINE',
    'TAXI',
    'BUS',
    'COACH',
    'FERRY',
    'SHUTTLE',
  ].map((kind) => [kind, 'travel'] as const),
  ...['HOTEL', 'HTL', 'LODGING'].map((kind) => [kind, 'accommodation'] as const),
  ...['BREAKFAST', 'LUNCH', 'DINNER'].map((kind) => [kind, 'meal'] as const),
  ...['MEETING', 'CONFERENCE', 'EVENT', 'TOUR', 'ACTIVITY'].map((kind) => [kind, 'activity'] as const),
]);
const HEAD =
  /^(?<kind>AIR|FLIGHT|FLT|CAR(?: RENTAL)?|RENTAL CAR|RAIL|TRAIN|TRANSFER|LIMO(?:USINE)?|TAXI|BUS|COACH|FERRY|SHUTTLE|HOTEL|HTL|LODGING|BREAKFAST|LUNCH|DINNER|MEETING|CONFERENCE|EVENT|TOUR|ACTIVITY)(?:\s?[:–-]\s{1,8}|\s{1,12})(?=[\p{Lu}\d])/u;
const DEPARTS = /^(?:dep(?:art(?:s|ure|ing)?)?|from)\.?:?\s+/;
const ARRIVES = /^(?:arr(?:ive(?:s)?|ival)?|to)\.?:?\s+/;
const COLUMN = /\s{3,}|\t/;
const COLUMNS = /\s{3,}|\t/g;
const LEAST_FACTS = 2;

interface Card {
  readonly head: DocumentLine;
  readonly facts: DocumentLine[];
}

/** The entries of a day that is nothing but such services; else null. */
export function readServiceCards(lines: readonly DocumentLine[]): readonly ActivityDraft[] | null {
  const told = lines.filter(({ passage }) => hasLetterOrNumber(passage.text));
  const [first] = told;
  if (first === undefined || !isHead(first)) return null;
  const cards: Card[] = [];
  for (const line of told) {
    if (line.bullet !== null || line.table !== null || line.heading > 0) return null;
    if (line.indent > first.indent) cards.at(-1)?.facts.push(line);
    else if (line.indent === first.indent && isHead(line)) cards.push({ head: line, facts: [] });
    else return null;
  }
  const facts = cards.reduce((sum, card) => sum + card.facts.length, 0);
  return facts < LEAST_FACTS ? null : cards.map(toActivity);
}

const isHead = ({ passage: { text }, bullet }: DocumentLine): boolean => bullet === null && HEAD.test(text);

function toActivity({ head, facts }: Card): ActivityDraft {
  const kind = HEAD.exec(head.passage.text)?.groups?.['kind'] ?? '';
  const [name = head.passage, ...others] = columnsOf(head.passage);
  const type = TYPES.get(kind) ?? 'activity';
  const [from, to] = type === 'travel' ? facts.filter(isStop) : [];
  const departs = facts.find(({ folded }) => DEPARTS.test(folded)) ?? (to === undefined ? undefined : from);
  const arrives = facts.find(({ folded }) => ARRIVES.test(folded)) ?? to;
  const start = departs === undefined ? null : timeOf(departs);
  const end = departs === undefined || arrives === undefined ? null : timeOf(arrives);
  const time =
    start === null
      ? firstTime(facts)
      : end === null
        ? start
        : stated({ start: start.value.start, end: end.value.start }, [...start.spans, ...end.spans]);
  const place = departs === undefined ? null : placeOf(departs);
  const address = facts.find(({ passage }) => isAddress(passage.text));
  const beside = others.find(({ text }) => !STATUS.test(text)) ?? null;
  const where = place ?? (address === undefined ? beside : address.passage);
  const about = [...others, ...facts.filter((line) => !isHours(line)).map(({ passage }) => passage)].filter(
    (part) => part !== where,
  );
  return {
    ...NO_FACTS,
    title: stated(name.text, [spanOf(name)]),
    time,
    location: where === null ? null : stated(where.text, [spanOf(where)]),
    cost: costOf(facts),
    description:
      about.length === 0
        ? null
        : stated(
            about.map(({ text }) => text).join('. '),
            about.map((part) => spanOf(part)),
          ),
    type: derived(type, [spanOf(head.passage, 0, kind.length)]),
  };
}
/** Nothing but when it is. */
function isHours({ folded }: DocumentLine): boolean {
  const [mention] = findTimes(folded);
  return mention?.from === 0 && !hasLetterOrNumber(folded.slice(mention.to));
}

/** `PARIS GARE DE LYON    09:58   HALL 1`: a station and its hour. */
function isStop({ folded }: DocumentLine): boolean {
  const [mention] = findTimes(folded);
  return mention !== undefined && STOP.test(folded.slice(0, mention.from));
}
const STOP = /^[a-z][a-z .'/()-]{2,40}\s{2,}$/;

const STATUS = /^(?:CONFIRMED|OK|HK|WAITLIST(?:ED)?|REQUESTED|TICKETED|PENDING|CANCELLED)\b/;

/** What stands apart on the line; the word for what it is stays with the first. */
function columnsOf(passage: Passage): Passage[] {
  const lead = HEAD.exec(passage.text)?.[0].length ?? 0;
  const parts: Passage[] = [];
  let from = lead;
  for (const { index, 0: gap } of passage.text.slice(lead).matchAll(COLUMNS)) {
    parts.push(trimPassage(slicePassage(passage, from, lead + index)));
    from = lead + index + gap.length;
  }
  return [...parts, trimPassage(slicePassage(passage, from))].filter(({ text }) => text !== '');
}

function timeOf({ folded, passage }: DocumentLine): Field<TimeSpan> | null {
  const [mention] = findTimes(folded);
  return mention === undefined ? null : stated(mention.time, [spanOf(passage, mention.from, mention.to)]);
}

const firstTime = (facts: readonly DocumentLine[]): Field<TimeSpan> | null =>
  facts.map(timeOf).find((time) => time !== null) ?? null;

/** `CHICAGO ORD` of `DEP  CHICAGO ORD   06:05 PM   TERMINAL 5`. */
function placeOf({ passage, folded }: DocumentLine): Passage | null {
  const from = DEPARTS.exec(folded)?.[0].length ?? 0;
  const [mention] = findTimes(folded);
  const gap = passage.text.slice(from).search(COLUMN);
  const to = gap >= 0 ? from + gap : (mention?.from ?? passage.text.length);
  const place = trimPassage(slicePassage(passage, from, Math.max(from, to)), ' ,:–-');
  return place.text.length < 3 ? null : place;
}

function costOf(facts: readonly DocumentLine[]): Field<string> | null {
  for (const { passage } of facts) {
    const [money] = findMoney(passage.text, 1);
    if (money) return stated(passage.text.slice(money.from, money.to), [spanOf(passage, money.from, money.to)]);
  }
  return null;
}
