/**
 * A day that one line tells: its name before a colon or a wide gap, then what is done, set apart by commas, times or gaps.
 *
 *   Sat: 10.32 train from Brussels, 12.00 drop bags, 15.00 boat tour
 *   Tue 15 Jun   Flåm, Norway      7am - 4pm
 *                ^^^^^^^^^^^^      ^^^^^^^^^
 *                name              time of the call
 */
import { findActivityType } from '../../annotators/activity-type.ts';
import { findDistances } from '../../annotators/distance.ts';
import { findDurations } from '../../annotators/duration.ts';
import { findMoney } from '../../annotators/money.ts';
import { findPlaces } from '../../annotators/place.ts';
import { findTimes } from '../../annotators/time.ts';
import type { TimeSpan } from '../../model/clock-time.ts';
import { type Field, stated } from '../../model/field.ts';
import type { ActivityDraft } from '../../model/itinerary-draft.ts';
import { allMatches } from '../../text/all-matches.ts';
import { codeAt, isDigit } from '../../text/character-class.ts';
import { indexOfOffset, offsetOf, type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { readActivity } from './activity.ts';
import type { DocumentLine } from './document.ts';
import { splitSentences } from './sentences.ts';
import { readShipCalls } from './ship-calls.ts';
import { readHourAtEnd, readPickUp, tellsTime } from './spoken-hour.ts';
import { joined } from './title-piece.ts';

export interface OneLineDay {
  readonly title: Field<string> | null;
  readonly activities: readonly ActivityDraft[];
}

/** Does what follows the day's marker hold entries, or is it a mere name? */
export const splitsUp = (title: Passage): boolean =>
  titleEnd(title) !== null || GAP.test(title.text) || /[,;+]|\.\s/.test(title.text) || hasTime(title);

/** Surer than `splitsUp`: a time, or several things to do. */
export const tellsEntries = (title: Passage): boolean =>
  hasTime(title) || splitEntries(title).filter((entry) => findActivityType(foldText(entry.text)) !== null).length >= 2;

const hasTime = (passage: Passage): boolean => findTimes(foldText(passage.text)).length > 0;

const COLON = /^[^:]{2,60}?:\s+(?=\S)/;
const GAP = / {2,}|\t+/g;

/** Where `Paris: Louvre …` has its colon. */
const titleEnd = (title: Passage): number | null => COLON.exec(title.text.slice(0, 64))?.[0].length ?? null;

/** `isDotted`: figures with dots are times in this text. */
export function readOneLineDay(title: Passage | null, line: DocumentLine | undefined, isDotted: boolean): OneLineDay {
  if (title === null) return { title: null, activities: [] };
  const links = line?.links ?? [];
  const calls = readShipCalls(title);
  if (calls !== null)
    return {
      title: stated(calls.port.text, [spanOf(calls.port)]),
      activities: [calls.arrival, calls.departure].filter((call) => call !== null),
    };
  const cells = splitAtGaps(title);
  if (cells.length > 1) return readCells(cells, links);
  const end = titleEnd(title);
  const name = end === null ? null : trimPassage(slicePassage(title, 0, end), ':');
  const rest = end === null ? title : slicePassage(title, end);
  const hasEntries = name !== null || /[,;+]|\.\s/.test(rest.text) || hasTime(rest) || splitAtStrokes(rest) !== null;
  if (!hasEntries) return { title: stated(title.text, [spanOf(title)]), activities: [] };
  const activities = activitiesOf(splitEntries(rest), links, isDotted);
  const call = name === null ? null : readCall(name);
  if (call === null) return { title: name ? stated(name.text, [spanOf(name)]) : null, activities };
  const arrival = readActivity(call.port, { links, time: call.time, type: 'travel' });
  return {
    title: stated(call.port.text, [spanOf(call.port)]),
    activities: arrival === null ? activities : [arrival, ...activities],
  };
}

/** Words that are the plan of a day, also where nothing parts them: `beach`. */
export function readPlan(plan: Passage | null, line: DocumentLine | undefined, isDotted: boolean): OneLineDay {
  if (plan === null) return { title: null, activities: [] };
  const entries = splitEntries(plan).flatMap(splitAtAnd);
  return { title: null, activities: activitiesOf(entries, line?.links ?? [], isDotted) };
}

/** `Cologne, 9 am - 5 pm`: where the ship lies, and from when to when. */
function readCall(name: Passage): { readonly port: Passage; readonly time: Field<TimeSpan> } | null {
  const [mention] = findTimes(foldText(name.text));
  if (!mention || mention.time.end === null || !/^[)\s]*$/.test(name.text.slice(mention.to))) return null;
  const port = trimPassage(slicePassage(name, 0, mention.from), ',;:(–—-');
  return port.text === '' ? null : { port, time: stated(mention.time, [spanOf(name, mention.from, mention.to)]) };
}

type Links = DocumentLine['links'];

function readCells([name, ...cells]: readonly Passage[], links: Links): OneLineDay {
  if (!name) return { title: null, activities: [] };
  const times = cells.map(readTimeCell);
  const entries = cells.filter((cell, i) => times[i] === null && !isLength(cell)).flatMap(splitEntries);
  const [first, second] = times.filter((time) => time !== null);
  const time =
    first && second && first.value.end === null
      ? stated({ start: first.value.start, end: second.value.start }, [...first.spans, ...second.spans])
      : (first ?? null);
  const call = time === null ? null : readActivity(name, { links, time, type: 'travel' });
  return {
    title: stated(name.text, [spanOf(name)]),
    activities: [...(call ? [call] : []), ...activitiesOf(entries, links, false)],
  };
}

/** A cell that is nothing but how far or how long: `16 km`, `4-5 h`. */
function isLength(cell: Passage): boolean {
  const folded = foldText(cell.text);
  const [mention] = [...findDistances(folded), ...findDurations(folded)];
  return mention !== undefined && !/[a-z]/.test(folded.slice(0, mention.from) + folded.slice(mention.to));
}

/** A cell that is nothing but a time. */
function readTimeCell(cell: Passage): Field<TimeSpan> | null {
  const folded = foldText(cell.text);
  const [mention] = findTimes(folded);
  if (!mention || (folded.slice(0, mention.from) + folded.slice(mention.to)).replace(/\([^()]*\)|[^a-z]/g, '') !== '')
    return null;
  return stated(mention.time, [spanOf(cell, mention.from, mention.to)]);
}

function activitiesOf(entries: readonly Passage[], links: Links, isDotted: boolean): ActivityDraft[] {
  const activities: ActivityDraft[] = [];
  for (const entry of entries) {
    const last = activities.at(-1);
    const meeting = last?.time === null ? readPickUp(entry) : null;
    if (last && meeting) {
      activities[activities.length - 1] = { ...last, time: meeting };
      continue;
    }
    if (last && last.description === null && last.type.value === 'travel' && tellsWhoWaits(entry)) {
      const about = trimPassage(entry, '.,;!');
      activities[activities.length - 1] = { ...last, description: stated(about.text, [spanOf(about)]) };
      continue;
    }
    const town = last?.type.value === 'accommodation' && last.location === null ? readTown(entry) : null;
    if (last && town !== null) {
      activities[activities.length - 1] = { ...last, location: town };
      continue;
    }
    if (last && saysHowItIs(entry)) {
      const about = trimPassage(entry, '.,;!');
      const said = stated(about.text, [spanOf(about)]);
      const description = last.description === null ? said : joined(last.description, said);
      activities[activities.length - 1] = { ...last, description };
      continue;
    }
    const page = last?.link === null ? linkAlone(entry) : null;
    if (last && page) {
      activities[activities.length - 1] = { ...last, link: page };
      continue;
    }
    const timed = readHourAtEnd(entry, isDotted);
    const told = timed && readActivity(timed.before, { links, isProse: true, time: timed.time });
    if (told) {
      activities.push(told);
      continue;
    }
    const price = last?.cost === null ? readPrice(entry) : null;
    if (last && price) activities[activities.length - 1] = { ...last, cost: price };
    else {
      const activity = readActivity(entry, { links, isProse: true });
      if (activity) activities.push(activity);
    }
  }
  return activities;
}

/** `Ana is waiting in the hall` behind the arrival: no more to do. */
function tellsWhoWaits({ text }: Passage): boolean {
  const folded = foldText(text);
  return WHO_WAITS.test(folded) && findActivityType(folded) === null;
}

const WHO_WAITS =
  /^(?:\S{1,14} ){1,3}(?:(?:will (?:be (?:there|waiting)|meet you|wait for)|(?:is|are) waiting) |(?:wartet|erwartet|vous attend|te espera|os espera|vi aspetta|ti aspetta|wacht)\b)/;

/** `Porto` behind the house where one stays, and nothing else: where it is. */
function readTown(entry: Passage): Field<string> | null {
  const town = trimPassage(entry, '.,;');
  const [place] = findPlaces(town.text);
  const isWhole = place?.from === 0 && place.to === town.text.length && place.place.kind !== 'demonym';
  return isWhole ? stated(town.text, [spanOf(town)]) : null;
}

/** `booked`, `already paid`, `Bring a warm layer` behind what is done: said about it. */
function saysHowItIs({ text }: Passage): boolean {
  if (text.length > MAX_SAID) return false;
  const folded = foldText(text);
  return STATUS.test(folded) || ADVICE.test(folded);
}

const MAX_SAID = 80;
const STATUS =
  /^(?:already |all |bereits |schon |deja |ya |gia |ja )?(?:(?:pre-?)?(?:booked|reserved|confirmed|paid|included)|gebucht|reserviert|bestatigt|bezahlt|inbegriffen|reserve|confirme|paye|compris|reservad[oa]|confirmad[oa]|pagad[oa]|incluid[oa]|prenotat[oa]|confermat[oa]|pagat[oa]|inclus[oa]?)[.!]?$/;
const ADVICE =
  /^(?:please )?(?:bring|wear|pack|remember to (?:bring|wear|pack)|don'?t forget) |^(?:bitte .{2,50} mitbringen|(?:pensez a|prevoir|emporter|llevar|traer|portare|levar|trazer) )/;

/** `tickets here https://…` behind what is done: where it is booked. */
function linkAlone(entry: Passage): Field<string> | null {
  const match = entry.text.includes('://') ? LINK_ALONE.exec(entry.text) : null;
  const address = match?.groups?.['address'];
  if (!match || address === undefined) return null;
  return stated(address, [spanOf(entry, match[0].length - address.length)]);
}

const LINK_ALONE =
  /^(?:(?:tickets?|book(?:ing)?|buy|info|more|menu|map|website|link|see|karten|buchen|billets?|r[eé]server|entradas?|biglietti|bilhetes?)(?: (?:here|online|at|via|on|it|hier|ici|aqu[ií]|qui))?:? ){0,2}(?<address>https?:\/\/\S{4,300})$/i;

/** `€180 for the two of you` says what the entry before it costs. */
function readPrice(entry: Passage): Field<string> | null {
  const [money] = findMoney(entry.text);
  if (!money || money.from > 0 || entry.text.slice(money.to).split(/\s+/).length > 8) return null;
  return findActivityType(foldText(entry.text)) === null
    ? stated(entry.text.slice(money.from, money.to), [spanOf(entry, money.from, money.to)])
    : null;
}

function splitAtGaps(passage: Passage): Passage[] {
  if (!passage.text.includes('  ') && !passage.text.includes('\t')) return [passage];
  const cells: Passage[] = [];
  let from = 0;
  GAP.lastIndex = 0;
  for (let gap = GAP.exec(passage.text); gap !== null; gap = GAP.exec(passage.text)) {
    cells.push(trimPassage(slicePassage(passage, from, gap.index)));
    from = gap.index + gap[0].length;
  }
  cells.push(trimPassage(slicePassage(passage, from)));
  return cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell.text));
}

/** The plan of a table's cell: at semicolons, and at commas where times stand among its entries. */
export function splitCellPlan(cell: Passage): Passage[] {
  const parts = splitAt(cell, SEMICOLON);
  if (parts.length > 1 || !hasTime(cell)) return parts;
  const entries = splitEntries(cell);
  return entries.slice(1).some(hasTime) ? entries : parts;
}

/**
 * At strokes between blanks; else at semicolons, else at commas, pluses, bars and full stops outside brackets, and before a time in a row of
 * times.
 */
function splitEntries(passage: Passage): Passage[] {
  const strokes = splitAtStrokes(passage);
  if (strokes !== null) return strokes;
  return splitSentences(passage)
    .flatMap(splitInSmallLetters)
    .flatMap((sentence) => {
      const marks = sentence.text.includes(';') ? SEMICOLON : isTimedAtCommas(sentence) ? WITHOUT_PLUS : MARKS;
      return joinUntimed(
        splitAt(sentence, marks).flatMap(splitAtArrows).flatMap(splitAtThen).flatMap(splitBeforeTimes),
        sentence,
      );
    });
}

/** `lunch on the quay. flight home 17.20`: who writes in small letters begins sentences so, too. */
function splitInSmallLetters(sentence: Passage): Passage[] {
  const end = SMALL_END.exec(sentence.text);
  if (end === null) return [sentence];
  const after = trimPassage(slicePassage(sentence, end.index + end[0].length));
  if (!hasTime(after) && findActivityType(foldText(after.text)) === null) return [sentence];
  return [slicePassage(sentence, 0, end.index), ...splitInSmallLetters(after)];
}

/** A shorter word may be an abbreviation. */
const SMALL_END = /(?<=\p{Ll}{4}|\d)\.\s(?=\p{Ll}{3})/u;

/** `bfst / 0830 h/d tour Grand Palace + Wat Pho / o/n Riva`: three or more, most of which tell a time or what is done. */
function splitAtStrokes(passage: Passage): Passage[] | null {
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
    entries.push(trimPassage(slicePassage(sentence, from, i)));
    from = i + 1;
  }
  return entries.filter((entry) => entry.text !== '');
}

/** `Louvre → lunch → Seine cruise` are three; `Train Coimbra → Lisbon` is one. */
function splitAtArrows(entry: Passage): Passage[] {
  const parts = splitAt(entry, ARROW);
  const named = parts.filter((part) => findActivityType(foldText(part.text)) !== null);
  return parts.length >= 3 && named.length * 2 > parts.length ? parts : [entry];
}

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

/** `lunch at Nico's around 1 pm and gallery at 3 pm`: two where each side has its time, or one is arrived and something with its time follows. */
function splitAtAnd(entry: Passage): Passage[] {
  const folded = foldText(entry.text);
  for (const { index, 0: and } of folded.matchAll(AND)) {
    const [before, after] = [folded.slice(0, index), folded.slice(index + and.length)];
    if (!tellsTime(after) || !/[a-z]{3}/.test(before)) continue;
    const next = findActivityType(after);
    const isArrived = ARRIVED.has(findActivityType(before)?.type ?? '') && next?.from === 0 && !ARRIVED.has(next.type);
    if (!tellsTime(before) && !isArrived) continue;
    return [slicePassage(entry, 0, index), ...splitAtAnd(trimPassage(slicePassage(entry, index + and.length)))];
  }
  return [entry];
}

const AND = /\s(?:and|und|et|y|e|en)\s(?=[a-z\d])/g;
const ARRIVED: ReadonlySet<string> = new Set(['accommodation', 'travel']);

/** `9am Louvre 1pm lunch 8pm cruise` */
function splitBeforeTimes(entry: Passage): Passage[] {
  const times = findTimes(foldText(entry.text));
  if (times.length < 2 || (times[0]?.from ?? 1) > 0) return [entry];
  return times.map((time, i) => trimPassage(slicePassage(entry, time.from, times[i + 1]?.from ?? entry.text.length)));
}

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
    const isFlight = before !== undefined && FLIGHT.test(folded);
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
