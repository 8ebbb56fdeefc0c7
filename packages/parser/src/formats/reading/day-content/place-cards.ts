/**
 * Plans as maps show them: each place on lines of its own, with its rating, its address, the hours spent there and the way on to the next.
 *
 *   B                                   a mark on the map
 *   Harbour Museum
 *   4.6 ★★★★★ (5,871) · Museum · $12
 *   12 Quay Street, Bergen
 *   10:30 AM – 12:15 PM
 *   🚶 11 min · 0.5 mi
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { findDistances } from '../../../annotators/distance.ts';
import { findDurations } from '../../../annotators/duration.ts';
import { findMoney } from '../../../annotators/money.ts';
import { findTimes } from '../../../annotators/time.ts';
import type { TimeSpan } from '../../../model/clock-time.ts';
import { derived, type Field, stated } from '../../../model/field.ts';
import type { ActivityDraft } from '../../../model/itinerary-draft.ts';
import { hasDigit, hasLetter, isDigit } from '../../../text/character-class.ts';
import { spanOf } from '../../../text/passage.ts';
import type { DocumentLine } from '../document.ts';
import { readActivity } from '../entries/activity.ts';

/** A place with what its lines say. */
interface Card {
  readonly name: DocumentLine;
  readonly rating: DocumentLine | null;
  readonly address: DocumentLine | null;
  readonly hours: Field<TimeSpan> | null;
  /** What else is said, the way on among it. */
  readonly about: readonly DocumentLine[];
}

const LEAST_CARDS = 2;
const MAX_LINE = 120;
const MAX_CARD = 9;

/** The entries of a day whose lines are such places, most of all its paragraphs; else null. Blank lines may be left out. */
export function readPlaceCards(lines: readonly DocumentLine[]): readonly ActivityDraft[] | null {
  const hasRating = lines.some(isRating);
  if (!hasRating && (!lines.some(isHours) || lines.filter(isWayOn).length < LEAST_CARDS)) return null;
  const parts = paragraphsOf(lines);
  const cards = parts.map(readCard);
  const count = cards.filter((card) => card !== null).length;
  if (count < LEAST_CARDS || count * 3 < parts.length * 2) return null;
  return cards.flatMap((card, i) => {
    const entries = card === null ? timedOf(parts[i] ?? []) : [toActivity(card)];
    return entries.filter((activity) => activity !== null);
  });
}

/** What stands between the places and begins with its time is an entry as anywhere. */
const timedOf = (lines: readonly DocumentLine[]): (ActivityDraft | null)[] =>
  lines.flatMap((line) => (line.startsWithTime ? [readActivity(line.passage, { links: line.links, line })] : []));

/** At blank lines, but for a way on that stands alone below its place, at marks, and at names above their rating. */
function paragraphsOf(lines: readonly DocumentLine[]): DocumentLine[][] {
  const told = lines.filter((line) => line.passage.text !== '');
  const parts: DocumentLine[][] = [];
  for (const [i, line] of told.entries()) {
    const last = parts.at(-1);
    const next = told[i + 1];
    const opens =
      last === undefined ||
      (!isMarkAlone(last) &&
        ((line.afterBlank && !isWayOn(line)) ||
          isMark(line) ||
          (next !== undefined && !isMark(next) && isRating(next))));
    if (opens) parts.push([line]);
    else last.push(line);
  }
  return parts;
}

const isMarkAlone = (lines: readonly DocumentLine[]): boolean => lines.every(isMark);
/** `B`, `3.`: the mark of a place on the map. */
const isMark = ({ passage: { text } }: DocumentLine): boolean => text.length <= 4 && MARK.test(text);
const MARK = /^\(?(?:[A-Z]|\d{1,2})[.)]?$/;

function readCard(lines: readonly DocumentLine[]): Card | null {
  if (lines.length < 3 || lines.length > MAX_CARD) return null;
  if (lines.some(({ table, heading, passage: { text } }) => table !== null || heading > 0 || text.length > MAX_LINE))
    return null;
  const own = lines.filter((line) => !isMark(line));
  const hours = own.find(isHours);
  const rating = own.find(isRating) ?? null;
  const [name, ...rest] = own.filter((line) => line !== hours);
  if (name === undefined || name === rating || isWayOn(name) || !hasLetter(name.passage.text)) return null;
  const address = rest.find((line) => line !== rating && isAddress(line)) ?? null;
  const way = rest.some(isWayOn);
  const facts = [hours !== undefined, rating !== null, address !== null, way].filter(Boolean).length;
  if (facts < 2 || (rating === null && !way)) return null;
  const about = rest.filter((line) => line !== rating && line !== address);
  return { name, rating, address, hours: hours === undefined ? null : timeOf(hours), about };
}

/** `4.6 ★★★★★ (5,871) · Museum`, `★ 4,7 (312)`, `4.5/5 · 1,204 reviews`. */
const isRating = ({ passage: { text } }: DocumentLine): boolean =>
  text.length <= MAX_LINE && mayRate(text) && RATING.test(text);

/** A star, or a figure with one behind its point. */
const mayRate = (text: string): boolean => {
  const second = text.charCodeAt(1);
  return text.charCodeAt(0) >= 0x2605 || ((second === 0x2e || second === 0x2c) && isDigit(text.charCodeAt(0)));
};
const RATING =
  /^(?:(?:[★⭐☆]\ufe0f?\s?){1,5}\s?\(?[1-5](?:[.,]\d)?(?![\d:])|[1-5][.,]\d\s?(?:[★⭐☆]|\(\d[\d.,\s]{0,9}k?\)|\/\s?5\b|stars?\b|sterne\b|[ée]toiles\b|estrellas\b|stelle\b|estrelas\b))/iu;

function isHours(line: DocumentLine): boolean {
  if (!line.startsWithTime || line.passage.text.length > MAX_HOURS) return false;
  const [time] = findTimes(line.folded);
  return time !== undefined && !/[a-z0-9]/.test(line.folded.slice(0, time.from) + line.folded.slice(time.to));
}
const MAX_HOURS = 24;

function timeOf(line: DocumentLine): Field<TimeSpan> | null {
  const [mention] = findTimes(line.folded);
  return mention ? stated(mention.time, [spanOf(line.passage, mention.from, mention.to)]) : null;
}

/** `410 Elm Ave, Tulsa, OK 74103`, `Rua da Fonte 7, 4050 Porto`. */
const isAddress = ({ passage: { text } }: DocumentLine): boolean =>
  text.length <= MAX_LINE && ADDRESS.test(text) && !CLOCK.test(text) && findMoney(text, 1).length === 0;
/** `12:30`: `1201 Quay Road` is no time here. */
const CLOCK = /\d:\d\d/;
const ADDRESS =
  /^(?:📍\s?)?(?:\d{1,5}[a-z]?(?:-\d{1,5})?,? (?:\p{L}|\d+(?:st|nd|rd|th)\b)[^,]{2,50},\s?\p{L}|[^,\d]{3,50} \d{1,5}[a-z]?,\s?(?:\d{4,6}|\p{L})|\p{Lu}[^,\d]{3,50},\s?(?:[A-Z]{0,2}-?\d{4,6}|[^,]{2,40}(?:,| )\s?(?:[A-Z]{2} )?\d{4,6})\b)/u;

/** `🚶 11 min · 0.5 mi`, `Drive 12 min (4 km)`: how long and how far to the next place, and nothing else. */
function isWayOn({ passage: { text }, folded }: DocumentLine): boolean {
  if (text.length > MAX_WAY || !hasDigit(text)) return false;
  const lengths = [...findDurations(folded), ...findDistances(folded)];
  if (lengths.length === 0) return false;
  const bare = lengths.reduce(
    (rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to),
    folded,
  );
  return !/[a-z\d]/.test(bare.replace(WAY_WORDS, ' ')) && (MEANS.test(folded) || lengths.length > 1);
}
const MAX_WAY = 48;
const MEANS =
  /[🚶🚗🚕🚌🚍🚇🚆🚊🚋🚲🚉🛴⛴]|\b(?:walk|walking|drive|driving|car|bus|tram|metro|subway|train|taxi|bike|cycling|ferry|foot|pied|voiture|fuss|fus|auto|pie|coche|piedi|macchina|carro)\b/u;
const WAY_WORDS =
  /\b(?:about|approx|ca|by|on|in|to|the|next|stop|place|via|a|an|en|mit|dem|der|zu|de|walk|walking|drive|driving|car|bus|tram|metro|subway|train|taxi|bike|cycling|ferry|foot|pied|voiture|fuss|fus|auto|pie|coche|piedi|macchina|carro|\d{1,4} (?:ft|m|yd))\b/g;

function toActivity({ name, rating, address, hours, about }: Card): ActivityDraft | null {
  const activity = readActivity(name.passage, { links: name.links, time: hours });
  if (activity === null) return null;
  const [price] = rating === null ? [] : findMoney(rating.passage.text);
  const kind = rating === null ? null : findActivityType(rating.folded);
  const words = [...(rating === null ? [] : [rating]), ...about].map(({ passage }) => passage);
  return {
    ...activity,
    location: activity.location ?? (address && stated(withoutPin(address), [spanOf(address.passage, pinOf(address))])),
    cost:
      activity.cost ??
      (rating && price
        ? stated(rating.passage.text.slice(price.from, price.to), [spanOf(rating.passage, price.from, price.to)])
        : null),
    description:
      words.length === 0
        ? activity.description
        : stated(
            words.map(({ text }) => text).join('. '),
            words.map((passage) => spanOf(passage)),
          ),
    type: rating && kind ? derived(kind.type, [spanOf(rating.passage, kind.from, kind.to)]) : activity.type,
  };
}

const pinOf = ({ passage: { text } }: DocumentLine): number => /^📍\s?/u.exec(text)?.[0].length ?? 0;
const withoutPin = (line: DocumentLine): string => line.passage.text.slice(pinOf(line));
