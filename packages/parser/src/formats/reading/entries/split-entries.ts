/** Words that tell several things to their entries: at strokes, semicolons, commas, pluses, arrows, full stops, and before a time in a row of times. */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { arrivalBehind } from '../../../annotators/journey-times.ts';
import { findSaidHourAtEnd } from '../../../annotators/said-hour.ts';
import { findTimes } from '../../../annotators/time.ts';
import type { TimeSpan } from '../../../model/clock-time.ts';
import { type Field, stated } from '../../../model/field.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { linesOfCell } from '../../../text/cell-lines.ts';
import { codeAt, isDigit } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import type { Line } from '../../../text/lines.ts';
import { indexOfOffset, offsetOf, type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { tellsTime } from '../hours/spoken-hour.ts';
import { endsInShortForm, splitSentences } from '../sentences.ts';

export const hasTime = (passage: Passage): boolean => findTimes(foldText(passage.text)).length > 0;

/** A cell that is nothing but a time. */
export function readTimeCell(cell: Passage): Field<TimeSpan> | null {
  const folded = foldText(cell.text);
  const [mention] = findTimes(folded);
  if (!mention) return null;
  const words = (folded.slice(0, mention.from) + folded.slice(mention.to)).replace(/\([^()]*\)|[^a-z]/g, '');
  if (words !== '' && !ESTIMATED.test(words)) return null;
  return stated(mention.time, [spanOf(cell, mention.from, mention.to)]);
}

/** `ETD 0930`, `ETA 1200` */
const ESTIMATED = /^et[ad]$/;

/** `9am`, `um 14 Uhr`, `9:00 – 11:00` */
export const isHourAlone = (passage: Passage): boolean =>
  passage.text.length < MAX_HOUR &&
  (readTimeCell(passage) !== null || (HOUR_ALONE.test(passage.text) && hasTime(passage)));
const MAX_HOUR = 24;

/** The plan of a table's cell: line by line, at semicolons, and at commas where times stand among its entries. */
export const splitCellPlan = (cell: Passage, { breaks }: Pick<Line, 'breaks'>): Passage[] =>
  linesOfCell(cell, breaks).flatMap(splitCellLine);

function splitCellLine(cell: Passage): Passage[] {
  const parts = splitAt(cell, SEMICOLON);
  if (parts.length > 1 || !hasTime(cell)) return parts;
  const entries = splitEntries(cell);
  return entries.slice(1).some((entry) => hasTime(entry) && !HOUR_ALONE.test(entry.text)) ? entries : parts;
}
/** `lunch at the farm, ore 13:00`: behind its comma stands the hour of the same thing. */
const HOUR_ALONE =
  /^(?:(?:ore|um|at|a las|alle|à|às|om|kl\.?)\s)?\d{1,2}(?:[:.h]\d\d)?\s?(?:uhr|h|hrs|[ap]\.?m\.?)?\W*$/iu;

/**
 * At strokes between blanks; else at semicolons, else at commas, pluses, bars and full stops outside brackets, and before a time in a row of
 * times.
 */
export function splitEntries(passage: Passage): Passage[] {
  const strokes = splitAtStrokes(passage);
  if (strokes !== null) return strokes;
  return splitSentences(passage)
    .flatMap(splitInSmallLetters)
    .flatMap((sentence) => {
      const marks = sentence.text.includes(';') ? SEMICOLON : isTimedAtCommas(sentence) ? WITHOUT_PLUS : MARKS;
      return joinUntimed(
        splitAt(sentence, marks)
          .flatMap(splitAtArrows)
          .flatMap(splitAtThen)
          .flatMap(splitBeforeMeal)
          .flatMap(splitBeforeTimes),
        sentence,
      );
    });
}

/** `lunch on the quay. flight home 17.20`: who writes in small letters begins sentences so, too; behind a cry only where its words have their hour. */
function splitInSmallLetters(sentence: Passage): Passage[] {
  const end = SMALL_END.exec(sentence.text);
  if (end === null) return [sentence];
  const before = slicePassage(sentence, 0, end.index);
  if (endsInShortForm(`${before.text}.`) || before.text.lastIndexOf('(') > before.text.lastIndexOf(')'))
    return [sentence];
  const after = trimPassage(slicePassage(sentence, end.index + end[0].length));
  if (!hasTime(after) && findActivityType(foldText(after.text)) === null) return [sentence];
  if (end[0].startsWith('!') && !hasTime(before)) return [sentence];
  return [before, ...splitInSmallLetters(after)];
}

/** A shorter word may be an abbreviation. */
const SMALL_END = /(?<=\p{Ll}{4}|\d|[€£$)]|\d ?(?:eur|usd|gbp|chf|pp))(?:\.|!{1,3})\s(?=\p{Ll}{3})/u;

/** `bfst / 0830 h/d tour Grand Palace + Wat Pho / o/n Riva`: three or more, most of which tell a time or what is done. */
export function splitAtStrokes(passage: Passage): Passage[] | null {
  if (!passage.text.includes(' / ')) return null;
  const parts: Passage[] = [];
  let from = 0;
  for (const stroke of allMatches(STROKE, passage.text)) {
    parts.push(trimPassage(slicePassage(passage, from, stroke.index)));
    from = stroke.index + stroke[0].length;
  }
  parts.push(trimPassage(slicePassage(passage, from)));
  const named = parts.filter((part) => hasTime(part) || findActivityType(foldText(part.text)) !== null);
  return parts.length >= 3 && named.length * 2 > parts.length ? parts.filter((part) => part.text !== '') : null;
}

const STROKE = / \/ /g;
const SEMICOLON = ';';
const MARKS = ',+|•·';
const WITHOUT_PLUS = ',|•·';

/** `dinner + show at the Lantern 8pm, night bus 11pm`: where each entry between commas has its time, a plus joins what is one. */
function isTimedAtCommas(sentence: Passage): boolean {
  if (!sentence.text.includes('+')) return false;
  const parts = splitAt(sentence, ',');
  return parts.length >= 2 && parts.every((part) => findTimes(foldText(part.text)).length === 1);
}
const ARROW = '→';

/** At each of the marks outside brackets that has no figure behind it. */
function splitAt(sentence: Passage, marks: string): Passage[] {
  const { text } = sentence;
  const entries: Passage[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i <= text.length; i++) {
    const c = text.charAt(i);
    depth += c === '(' ? 1 : c === ')' && depth > 0 ? -1 : 0;
    if (i < text.length && (depth > 0 || !marks.includes(c) || isDigit(codeAt(text, i + 1)))) continue;
    // `£135 incl. 2 nights + food`: the plus lists what is included.
    if (c === '+' && INCLUDES.test(text.slice(from, i))) continue;
    entries.push(trimPassage(slicePassage(sentence, from, i)));
    from = i + 1;
  }
  return entries.filter((entry) => entry.text !== '');
}

const INCLUDES = /\bincl?(?:\.|uding|udes|uye|uso|uant|l)?\s|\binkl\.?\s|\bcomprend\s|\bcon\s.{2,20}\sinclu/i;

/** `Louvre → lunch → Seine cruise` are three, `bus 15:40 -> Hotel Sol` two; `Train Coimbra → Lisbon` is one. */
function splitAtArrows(entry: Passage): Passage[] {
  const parts = splitAt(entry, ARROW).flatMap(splitAtDrawnArrow);
  const types = parts.map((part) => findActivityType(foldText(part.text))?.type ?? null);
  const named = types.filter((type) => type !== null);
  const [first, last] = parts;
  const movesIn =
    parts.length === 2 &&
    types[1] === 'accommodation' &&
    first !== undefined &&
    hasTime(first) &&
    !hasTime(last as Passage);
  return (parts.length >= 3 && named.length * 2 > parts.length) || movesIn ? parts : [entry];
}

function splitAtDrawnArrow(part: Passage): Passage[] {
  const at = part.text.indexOf(DRAWN_ARROW);
  if (at < 0) return [part];
  const [before, after] = [slicePassage(part, 0, at), slicePassage(part, at + DRAWN_ARROW.length)];
  return [trimPassage(before), ...splitAtDrawnArrow(trimPassage(after))].filter(({ text }) => text !== '');
}
const DRAWN_ARROW = ' -> ';

/** `boat trip early then dinner 8pm`: two where each side tells a time or what is done. */
function splitAtThen(entry: Passage): Passage[] {
  const folded = foldText(entry.text);
  const then = THEN.exec(folded);
  if (then === null || then.index < LEAST_ENTRY) return [entry];
  const parts = [slicePassage(entry, 0, then.index), slicePassage(entry, then.index + then[0].length)].map((part) =>
    trimPassage(part, ','),
  );
  const areTwo = parts.every((part) => hasTime(part) || findActivityType(foldText(part.text)) !== null);
  return areTwo ? parts.flatMap((part, i) => (i === 0 ? [part] : splitAtThen(part))) : [entry];
}

const THEN = /\s(?:and |und |et |y |e )?(?:then|dann|danach|puis|ensuite|luego|despues|poi|depois|daarna)\s(?=[a-z\d])/;
const LEAST_ENTRY = 4;

/**
 * `lunch at Nico's around 1 pm and gallery at 3 pm`: two where each side has its time, or one is arrived and something with its time follows; so
 * are moving in, and a meal with its place or a way on behind an hour.
 */
export function splitAtAnd(entry: Passage): Passage[] {
  const folded = foldText(entry.text);
  const times = findTimes(folded);
  const arrival = times[0] === undefined ? null : arrivalBehind(times[0], times, folded);
  for (const { index, 0: and } of folded.matchAll(AND)) {
    const [before, after] = [folded.slice(0, index), folded.slice(index + and.length)];
    if (!/[a-z]{3}/.test(before) || (arrival !== null && index >= arrival.word && index < arrival.from)) continue;
    if (!tellsNext(before, after)) continue;
    return [slicePassage(entry, 0, index), ...splitAtAnd(trimPassage(slicePassage(entry, index + and.length)))];
  }
  return [entry];
}

function tellsNext(before: string, after: string): boolean {
  if (MOVES_IN.test(after)) return findActivityType(before) !== null;
  if (NEXT_BEHIND_HOUR.test(after) && endsWithHour(before)) return true;
  const next = findActivityType(after);
  const isArrived = ARRIVED.has(findActivityType(before)?.type ?? '') && next?.from === 0 && !ARRIVED.has(next.type);
  return tellsTime(after) && (isArrived || tellsTime(before));
}
const MOVES_IN = /^(?:(?:they|we|you|i) )?check in(?:to)? (?:at |to )?[a-z]/;
const NEXT_BEHIND_HOUR = compactPattern(
  /^(?:(?:breakfast|brunch|lunch|dinner|supper|drinks) (?:at|in|on|by|with)|(?:(?:they|we|you|i) )?(?:drive|walk|head|fly|sail|cycle|travel|go)(?: (?:over|on|back|down|up|out|across|home))? (?:to|home|into|along|through|north|south|east|west)) [a-z]/,
);
const endsWithHour = (before: string): boolean =>
  findTimes(before).at(-1)?.to === before.length || findSaidHourAtEnd(before) !== null;

/** `a hundred and forty kroner` is one number. */
const AND = /(?<!\bhundred)\s(?:and|und|et|y|e|en)\s(?=[a-z\d])/g;
const ARRIVED: ReadonlySet<string> = new Set(['accommodation', 'travel']);

/** `boat at three pm that's 109 kroner each dinner at seven`: said without a stop, a meal right behind a price or an hour is the next thing. */
function splitBeforeMeal(entry: Passage): Passage[] {
  const folded = foldText(entry.text);
  const meal = allMatches(MEAL_BEHIND, folded).find(({ index }) => endsWithPriceOrHour(folded.slice(0, index)));
  if (meal === undefined) return [entry];
  const parts = [slicePassage(entry, 0, meal.index), slicePassage(entry, meal.index + 1)];
  return parts.every(({ text }) => tellsTime(foldText(text)))
    ? [parts[0] as Passage, ...splitBeforeMeal(parts[1] as Passage)]
    : [entry];
}
const MEAL_BEHIND =
  /(?<=[a-z\d.]) (?=(?:lunch|dinner|breakfast|brunch|supper|evening|morning|afternoon|abendessen|mittagessen|fruhstuck|dejeuner|diner|cena|comida|almuerzo|desayuno|pranzo|colazione|almoco|jantar) [a-z\d])/g;

/** `7pm dinner at 8`, `9am Louvre 1pm lunch`: hours that lead are of what follows them. */
function endsWithPriceOrHour(before: string): boolean {
  if (PRICED.test(before)) return true;
  const [hour, ...others] = findTimes(before);
  return (
    hour !== undefined && others.length === 0 && hour.to === before.length && NAMED.test(before.slice(0, hour.from))
  );
}
const PRICED = /[a-z]{3} (?:each|per person|a head|kroner?|euros?|pounds?|dollars?)$/;
/** More than the word that leads over to the hour. */
const NAMED = /[a-z]{3}.* (?:at|by|around|from|till|until|um|ab|gegen|a|des|vers|las?|alle|dalle|as)? ?$|[a-z]{4} $/;

/** `9am Louvre 1pm lunch 8pm cruise` */
function splitBeforeTimes(entry: Passage): Passage[] {
  const plain = splitAtPlainTimes(entry);
  if (plain !== null) return plain;
  const times = findTimes(foldText(entry.text));
  const [first] = times;
  if (first === undefined || times.length < 2 || first.from > 0) return [entry];
  // `12:25 flight DBV - AMS 14:55` is one.
  if (arrivalBehind(first, times, foldText(entry.text)) !== null) return [entry];
  return times.map((time, i) => trimPassage(slicePassage(entry, time.from, times[i + 1]?.from ?? entry.text.length)));
}

/** `0930 walk 1300 lunch 1900 dinner`, `0900 boat / 1430 cellar`: hours in four figures, each later than the one before; one figure alone behind words may be a year. */
function splitAtPlainTimes(entry: Passage): Passage[] | null {
  const { text } = entry;
  if (!STARTS_PLAIN.test(text.slice(0, 7))) return null;
  const cuts: number[] = [0];
  let isMarked = true;
  for (const match of text.matchAll(PLAIN_WITHIN)) {
    const at = match.index + match[0].length;
    if (text.slice(at, at + 4) <= text.slice(cuts.at(-1), (cuts.at(-1) ?? 0) + 4)) return null;
    isMarked &&= match[0].length > 1;
    cuts.push(at);
  }
  if (cuts.length < (isMarked ? 2 : 3)) return null;
  return cuts.map((cut, i) => trimPassage(slicePassage(entry, cut, cuts[i + 1]), '-–—/|'));
}
const STARTS_PLAIN = /^(?:[01]\d|2[0-3])[0-5]\d \p{L}/u;
const PLAIN_WITHIN = /(?:(?<=[\p{L})]) | [-–—/|] )(?=(?:[01]\d|2[0-3])[0-5]\d \p{L})/gu;

/** Where entries start with their times, `…, Frenchmen Street` goes on with the entry before it. */
function joinUntimed(entries: readonly Passage[], sentence: Passage): Passage[] {
  const times = entries.map((entry) => findTimes(foldText(entry.text)));
  const startsWithTime = (at: number) => times[at]?.[0]?.from === 0;
  const isRow = entries.filter((_, i) => startsWithTime(i)).length >= 2;
  const joined: Passage[] = [];
  for (const [i, entry] of entries.entries()) {
    const before = joined.at(-1);
    const folded = foldText(entry.text);
    const hasTimes = times[i]?.length !== 0;
    const isRest = isRow && !hasTimes && findActivityType(folded) === null;
    const isFlight =
      before !== undefined && FLIGHT.test(folded) && !(hasTimes && findTimes(foldText(before.text)).length > 0);
    if (
      before === undefined ||
      !(
        isRest ||
        isFlight ||
        (hasTimes && readTimeCell(entry) !== null && findTimes(foldText(before.text)).length === 0)
      )
    )
      joined.push(entry);
    else joined[joined.length - 1] = between(sentence, before, entry);
  }
  return joined;
}

/** `EK 18 dep 13:35` goes on with `Fly MAN-DXB`. */
const FLIGHT = /^(?:flight |vol |flug |volo |vuelo |voo )?(?=[a-z0-9]{2} ?\d)(?:[a-z]{2}|[a-z]\d|\d[a-z]) ?\d{2,4}\b/;

/** From the start of one piece of the sentence to the end of a later one. */
function between(sentence: Passage, first: Passage, last: Passage): Passage {
  const from = indexOfOffset(sentence, offsetOf(first, 0)) ?? 0;
  const to = indexOfOffset(sentence, offsetOf(last, last.text.length - 1)) ?? sentence.text.length - 1;
  return slicePassage(sentence, from, to + 1);
}
