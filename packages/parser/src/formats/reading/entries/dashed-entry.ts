/**
 * An entry whose facts stand one after another between dashes or bars, its place among them:
 *
 *   - **Canal boat tour** – Gammel Strand – 2:30 PM – €15
 *       ^^^^^^^^^^^^^^^     ^^^^^^^^^^^^   ^^^^^^^   ^^^
 *       title               place          time      cost
 *
 * What follows a bold title without being a time, price or place is said about it.
 */
import { findDistances } from '../../../annotators/distance.ts';
import { findDurations } from '../../../annotators/duration.ts';
import { findMoney } from '../../../annotators/money.ts';
import { looksLikePlace } from '../../../annotators/place-look.ts';
import { findTimes } from '../../../annotators/time.ts';
import type { TimeSpan } from '../../../model/clock-time.ts';
import { type Field, stated } from '../../../model/field.ts';
import type { ActivityDraft } from '../../../model/itinerary-draft.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { isDigit } from '../../../text/character-class.ts';
import { offsetOf, type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';
import { readActivity } from './activity.ts';
import { together } from './title-piece.ts';

const SEPARATOR = /\s+(?:[–—|•·]|-{1,2})\s+|\s+(?=📍)/gu;
const MAX_PARTS = 8;
const NOT_WORDS = /[^\p{L}\p{N}]+/gu;
const FREE =
  /^(?:free(?: entry| admission)?|included|incl\.?|gratis|gratuit|kostenlos|inbegriffen|inclus|incluido|incluso|no charge)$/;

/** `Train IC 523 Lisbon – Porto – €35`: behind the number stands where it leaves. */
const NUMBERED_JOURNEY = /\p{L} [A-Z][A-Z\d]{0,2} ?\d{2,4} \p{Lu}[\p{L}'’. -]{1,30}$/u;

type Facts = Partial<Pick<ActivityDraft, 'time' | 'cost' | 'distance'>>;

/** Null where the line is no such entry: then it is read as any other. */
export function readDashedEntry(line: DocumentLine, time: Field<TimeSpan> | null): ActivityDraft | null {
  const { text } = line.passage;
  // Behind a time it is told by its bold title.
  if (line.startsWithTime && line.bolds.length === 0) return null;
  if (text.length > 600 || !/\s[–—|•·-]{1,2}\s|📍/u.test(text)) return null;
  const parts = splitParts(line);
  const opening = line.startsWithTime && parts[0] ? readFact(parts[0]) : null;
  const [title, ...others] = opening?.time ? parts.slice(1) : parts;
  if (!title || others.length === 0 || others.length > MAX_PARTS || readFact(title) !== null) return null;
  if (NUMBERED_JOURNEY.test(title.text) && !isDigit(others[0]?.text.charCodeAt(0) ?? 0)) return null;
  const isTitled = isBoldTitle(line, title, others[0] ?? null);
  if (line.startsWithTime && (!opening?.time || !isTitled)) return null;
  const facts: Facts[] = opening ? [opening] : [];
  const words: Passage[] = [];
  for (const part of others) {
    const fact = readFact(part);
    if (fact === null) words.push(part);
    else facts.push(fact);
  }
  // Without a bold title or a fact behind the words a dash is only a dash.
  const closesWithFact = readFact(others.at(-1) as Passage) !== null;
  if (words.length === 0 || (!isTitled && !(closesWithFact && words.length === 1 && facts.length > 0))) return null;
  const [first] = words as [Passage];
  const place = isPlace(first, closesWithFact);
  if (!isTitled && !place) return null;
  const activity = readActivity(title, { links: line.links, time });
  if (!activity) return null;
  const placed = place ? withoutPin(first) : null;
  const said = place ? words.slice(1) : words;
  const about = said.length === 0 ? null : describe(said);
  const all: Facts = Object.assign({}, ...facts.toReversed());
  const price = about === null ? null : (said.map(priceIn).find((cost) => cost !== null) ?? null);
  return {
    ...activity,
    time: activity.time ?? all.time ?? null,
    cost: activity.cost ?? all.cost ?? price,
    distance: activity.distance ?? all.distance ?? said.map(lengthIn).find((length) => length !== null) ?? null,
    location: placed ? stated(placed.text, [spanOf(placed)]) : null,
    description: together(about, activity.description),
  };
}

/** A figure alone before the dash may be a house's: `Mill Lane 3 – 6 PM`. */
const CLOCK_END = /(?:\d[:.h]\d\d|\d ?[ap]\.?m\.?| uhr)$/i;

/** The dash of `09:39 – 12:23` parts nothing. */
function splitParts({ passage, times, folded }: DocumentLine): Passage[] {
  const parts: Passage[] = [];
  let from = 0;
  for (const match of allMatches(SEPARATOR, passage.text)) {
    if (match.index < from || isInBracket(passage.text, match.index)) continue;
    const { index } = match;
    const isBeforeFigure =
      isDigit(passage.text.charCodeAt(index + match[0].length)) && CLOCK_END.test(passage.text.slice(index - 8, index));
    if (isBeforeFigure && (times ?? findTimes(folded)).some((time) => time.from < index && time.to > index)) continue;
    parts.push(trimPassage(slicePassage(passage, from, match.index)));
    from = match.index + match[0].length;
  }
  parts.push(trimPassage(slicePassage(passage, from)));
  return parts.filter((part) => /[\p{L}\p{N}]/u.test(part.text));
}

function isInBracket(text: string, at: number): boolean {
  const open = text.lastIndexOf('(', at);
  return open >= 0 && !text.slice(open, at).includes(')') && text.indexOf(')', at) >= 0;
}

/** A part that is nothing but a time, a price or a length. */
function readFact(part: Passage): Facts | null {
  const folded = foldText(part.text.slice(0, 120));
  if (part.text.length > 60) return null;
  const [time] = findTimes(folded);
  if (time && isAll(folded, time, 12)) return { time: stated(time.time, [spanOf(part, time.from, time.to)]) };
  const [money] = findMoney(part.text, 1);
  if (money && isAll(folded, money, 16))
    return { cost: stated(part.text.slice(money.from, money.to), [spanOf(part, money.from, money.to)]) };
  const [distance] = findDistances(folded);
  if (distance && isAll(folded, distance, 12))
    return {
      distance: stated(part.text.slice(distance.from, distance.to), [spanOf(part, distance.from, distance.to)]),
    };
  const [duration] = findDurations(folded);
  if (duration && isAll(folded, duration, 12)) return {};
  return FREE.test(folded.trim()) ? { cost: stated(part.text, [spanOf(part)]) } : null;
}

/** At most a few letters stand beside it: `from 9 AM`, `€15 per person`. */
function isAll(folded: string, mention: { readonly from: number; readonly to: number }, slack: number): boolean {
  const beside = folded.slice(0, mention.from) + folded.slice(mention.to);
  return beside.replace(NOT_WORDS, '').length <= slack;
}

/** Right before a time or price a short name is a place; elsewhere it has to look like one. */
function isPlace(part: Passage, closesWithFact: boolean): boolean {
  if (part.text.startsWith('📍')) return true;
  return looksLikePlace(part.text, closesWithFact);
}

const withoutPin = (part: Passage): Passage =>
  part.text.startsWith('📍') ? trimPassage(slicePassage(part, '📍'.length)) : part;

/** `Lunch at **Mill Inn** – trout`: a few words may stand before what is bold. */
const MAX_LEAD = 24;
/** The title alone is bold, and what comes after it is not. */
function isBoldTitle(line: DocumentLine, title: Passage, next: Passage | null): boolean {
  const from = offsetOf(title, 0);
  const to = offsetOf(title, title.text.length - 1);
  const after = next === null ? Number.POSITIVE_INFINITY : offsetOf(next, 0);
  return line.bolds.some(([start, end]) => start <= from + MAX_LEAD && end > to && end <= after);
}

/** `two hours on the canals. (~$60)` */
function priceIn(part: Passage): Field<string> | null {
  const [money] = findMoney(part.text, 1);
  return money ? stated(part.text.slice(money.from, money.to), [spanOf(part, money.from, money.to)]) : null;
}

/** `2.5 km of boardwalks through the reeds`: how long the way is stands first. */
function lengthIn(part: Passage): Field<string> | null {
  const [distance] = isDigit(part.text.charCodeAt(0)) ? findDistances(foldText(part.text.slice(0, 60))) : [];
  if (distance?.from !== 0) return null;
  return stated(part.text.slice(0, distance.to), [spanOf(part, 0, distance.to)]);
}

function describe(words: readonly Passage[]): Field<string> {
  const value = words.map((part) => part.text).join(' – ');
  return stated(
    value,
    words.map((part) => spanOf(part)),
  );
}
