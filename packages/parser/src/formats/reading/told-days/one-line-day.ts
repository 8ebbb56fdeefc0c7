/**
 * A day that one line tells: its name before a colon or a wide gap, then what is done, set apart by commas, times or gaps.
 *
 *   Sat: 10.32 train from Brussels, 12.00 drop bags, 15.00 boat tour
 *   Tue 15 Jun   Flåm, Norway      7am - 4pm
 *                ^^^^^^^^^^^^      ^^^^^^^^^
 *                name              time of the call
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { findDistances } from '../../../annotators/distance.ts';
import { findDurations } from '../../../annotators/duration.ts';
import { arrivalBehind } from '../../../annotators/journey-times.ts';
import { findMoney } from '../../../annotators/money.ts';
import { findPlaces } from '../../../annotators/place.ts';
import { findTimes } from '../../../annotators/time.ts';
import type { TimeSpan } from '../../../model/clock-time.ts';
import { type Field, stated } from '../../../model/field.ts';
import type { ActivityDraft } from '../../../model/itinerary-draft.ts';
import { joinPassages, type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { readBareCalls, readShipCalls } from '../day-tables/ship-calls.ts';
import type { DocumentLine } from '../document.ts';
import { readActivity } from '../entries/activity.ts';
import { type Priced, readHire, readInstead, readOpening, tellsReturn } from '../entries/joined-entries.ts';
import { priceWordsFrom } from '../entries/price-words.ts';
import { withArrival } from '../entries/ride-arrival.ts';
import { areNights, BOARD, saysHowItGoes, saysHowItIs } from '../entries/said-of-entry.ts';
import {
  hasTime,
  isHourAlone,
  readTimeCell,
  splitAtAnd,
  splitAtStrokes,
  splitEntries,
} from '../entries/split-entries.ts';
import { readDistance } from '../entries/stated-distance.ts';
import { joined, together } from '../entries/title-piece.ts';
import { readTownStay, tellsNights } from '../entries/town-stay.ts';
import { type HourHabit, readHourAtEnd, readLeaving, readPickUp } from '../hours/spoken-hour.ts';
import { splitSentences } from '../sentences.ts';
import { readHousePlan } from './house-plan.ts';

export interface OneLineDay {
  readonly title: Field<string> | null;
  readonly activities: readonly ActivityDraft[];
}

/** Does what follows the day's marker hold entries, or is it a mere name? */
export const splitsUp = (title: Passage): boolean =>
  titleEnd(title) !== null ||
  GAP.test(title.text) ||
  /[,;+]|\.\s/.test(title.text) ||
  hasTime(title) ||
  readHousePlan(title) !== null;

/** Surer than `splitsUp`: a time, or several things to do. */
export const tellsEntries = (title: Passage): boolean =>
  hasTime(title) || splitEntries(title).filter((entry) => findActivityType(foldText(entry.text)) !== null).length >= 2;

/** `Arrive Rome 14:20 on AZ 610. Private transfer to the hotel`: begins with what is done, at an hour, though more stands on the lines below. */
export function tellsHours(title: Passage): boolean {
  const folded = foldText(title.text).replace(BRACKETED, (aside) => ' '.repeat(aside.length));
  const times = findTimes(folded);
  const [leaves] = times;
  if (leaves === undefined) return false;
  // `Zürich 09:07 - Luzern 09:52 (IR 75)`
  if (arrivalBehind(leaves, times, folded) !== null) return true;
  const entries = splitEntries(title).filter(
    ({ text }) => findActivityType(foldText(text)) !== null || hasTime({ text, at: 0 }),
  );
  const first = findActivityType(folded);
  return entries.length >= 2 || (first?.from === 0 && first.type === 'travel');
}
const BRACKETED = /\([^()]*\)/g;

const COLON = /^[^:]{2,60}?:\s+(?=\S)/;
const GAP = / {2,}|\t+/g;

/** Where `Paris: Louvre …` has its colon. */
const titleEnd = (title: Passage): number | null => COLON.exec(title.text.slice(0, 64))?.[0].length ?? null;

export function readOneLineDay(title: Passage | null, line: DocumentLine | undefined, habit: HourHabit): OneLineDay {
  if (title === null) return { title: null, activities: [] };
  const links = line?.links ?? [];
  const calls = readShipCalls(title) ?? (IN_CELLS.test(title.text) ? readBareCalls(title) : null);
  if (calls !== null)
    return {
      title: stated(calls.port.text, [spanOf(calls.port)]),
      activities: [calls.call, calls.arrival, calls.departure].filter((call) => call !== null),
    };
  const cells = splitAtGaps(title);
  // `11hs bodega + almuerzo  (reservar!!)  tarde: pileta`: what begins with its hour names no day.
  const [first] = cells;
  if (
    cells.length > 1 &&
    first !== undefined &&
    findTimes(foldText(first.text))[0]?.from === 0 &&
    /\p{L}{3}/u.test(first.text.slice(6))
  )
    return { title: null, activities: activitiesOf(cells.flatMap(splitEntries), links, habit) };
  if (cells.length > 1) return readCells(cells, links, habit);
  const plan = readHousePlan(title);
  if (plan !== null) {
    const stay = plan.house && readActivity(plan.house, { links, type: 'accommodation' });
    const others = activitiesOf(plan.entries.flatMap(splitEntries), links, habit);
    return { title: stated(plan.name.text, [spanOf(plan.name)]), activities: stay ? [stay, ...others] : others };
  }
  const way = wayBefore(title);
  if (way !== null) {
    const told = activitiesOf(splitEntries(slicePassage(title, way)), links, habit);
    const whole = trimPassage(slicePassage(title, 0, way), '.');
    const from = slicePassage(whole, 0, LENGTH_APART.exec(whole.text)?.index);
    if (told.length > 0) return { title: stated(from.text, [spanOf(from)]), activities: told };
  }
  const colon = titleEnd(title);
  // `Hoi An 3 nights: Rice Hostel` is a stay.
  const end = colon !== null && tellsNights(slicePassage(title, 0, colon)) ? null : colon;
  const name = end === null ? null : withoutBrackets(trimPassage(slicePassage(title, 0, end), ':'));
  // `9am: flight`
  if (name !== null && isHourAlone(name))
    return { title: null, activities: activitiesOf(splitEntries(title), links, habit) };
  const rest = end === null ? title : slicePassage(title, end);
  const hasEntries =
    name !== null || /[,;+]|\.\s/.test(rest.text) || end !== colon || hasTime(rest) || splitAtStrokes(rest) !== null;
  if (!hasEntries) return { title: stated(title.text, [spanOf(title)]), activities: [] };
  const activities = activitiesOf(splitEntries(rest), links, habit);
  const call = name === null ? null : readCall(name);
  if (call === null) return { title: name ? stated(name.text, [spanOf(name)]) : null, activities };
  const arrival = readActivity(call.port, { links, time: call.time, type: 'travel' });
  return {
    title: stated(call.port.text, [spanOf(call.port)]),
    activities: arrival === null ? activities : [arrival, ...activities],
  };
}

/** `3 May (Porto): …`, `Day 1 (3 May, Porto): …` */
function withoutBrackets(name: Passage): Passage {
  const { text } = name;
  const to = text.endsWith(')') && text.lastIndexOf('(') <= 0 ? text.length - 1 : text.length;
  return to === text.length ? name : slicePassage(name, text.startsWith('(') ? 1 : 0, to);
}

/** `Genoa / 08:00 / 18:00` */
const IN_CELLS = / [/|] .* [/|] /;

/** Where `Arusha – Tarangire NP (2 hrs). Pick-up at 7:30` has its first full stop: from where to where names the day. */
function wayBefore({ text }: Passage): number | null {
  const way = text.length > MAX_WAY ? WAY.exec(text) : null;
  return way === null || findActivityType(foldText(way.groups?.['from'] ?? '')) !== null ? null : way[0].length;
}
/** `(2 hrs drive)` */
const LENGTH_APART = /\s\([^()]*\d[^()]*\)$/;
const MAX_WAY = 24;
const WAY =
  /^(?<from>\p{Lu}[\p{L}'’. ]{2,30}?)\s[–—-]\s\p{Lu}[\p{L}'’ ]{2,30}(?:\s[–—-]\s\p{Lu}[\p{L}'’ ]{2,30}){0,2}(?:\s\([^()]{2,40}\))?\.\s(?=\p{Lu})/u;

/** Words that are the plan of a day, also where nothing parts them: `beach`. */
export function readPlan(plan: Passage | null, line: DocumentLine | undefined, habit: HourHabit): OneLineDay {
  if (plan === null) return { title: null, activities: [] };
  const entries = splitEntries(plan).flatMap(splitAtAnd);
  return { title: null, activities: activitiesOf(entries, line?.links ?? [], habit) };
}

/** `Cologne, 9 am - 5 pm`: where the ship lies, and from when to when. */
function readCall(name: Passage): { readonly port: Passage; readonly time: Field<TimeSpan> } | null {
  const [mention] = findTimes(foldText(name.text));
  if (!mention || mention.time.end === null || !/^[)\s]*$/.test(name.text.slice(mention.to))) return null;
  const port = trimPassage(slicePassage(name, 0, mention.from), ',;:(–—-');
  return port.text === '' ? null : { port, time: stated(mention.time, [spanOf(name, mention.from, mention.to)]) };
}

type Links = DocumentLine['links'];

/** `CPT - SZK   4Z 660   10:15 / 12:45`: the number of a flight stands beside where it goes. What comes before the last full stop is done before. */
function readCells([name, ...cells]: readonly Passage[], links: Links, habit: HourHabit): OneLineDay {
  if (!name) return { title: null, activities: [] };
  const times = cells.map(readTimeCell);
  const flight = cells.find(({ text }) => FLIGHT_ALONE.test(text)) ?? null;
  const others = cells.filter((cell, i) => times[i] === null && cell !== flight && !isLength(cell));
  const [first, second] = times.filter((time) => time !== null);
  const time =
    first && second && first.value.end === null
      ? stated({ start: first.value.start, end: second.value.start }, [...first.spans, ...second.spans])
      : (first ?? null);
  const sentences = time === null ? [name] : splitSentences(name);
  const last = sentences.at(-1) ?? name;
  const called = flight === null ? last : joinPassages([last, flight]);
  // `City tour   10:00   12:00` is no leg.
  const type = findActivityType(foldText(last.text))?.type ?? 'travel';
  const call = time === null ? null : readActivity(called, { links, time, type });
  const isSaid = (cell: Passage): boolean => call !== null && LABELLED.test(cell.text);
  const entries = others.filter((cell) => !isSaid(cell)).flatMap(splitEntries);
  const before = activitiesOf(sentences.slice(0, -1), links, habit);
  return {
    title: before.length > 0 ? null : stated(name.text, [spanOf(name)]),
    activities: [
      ...before,
      ...(call ? [withSaid(call, others.filter(isSaid), cells.find(isLength))] : []),
      ...activitiesOf(entries, links, habit),
    ],
  };
}
/** `mooring: buoy, Sesula bay` */
const LABELLED = /^\p{L}[\p{L} ]{2,20}:\s/u;

/** How far it is and what cells with a label say of the ride. */
function withSaid(call: ActivityDraft, said: readonly Passage[], length: Passage | undefined): ActivityDraft {
  const description = said.reduce((all, cell) => together(all, stated(cell.text, [spanOf(cell)])), call.description);
  const distance = length === undefined ? null : readDistance(length, foldText(length.text).replace('/', ' '));
  return { ...call, description, distance: call.distance ?? distance };
}

/** `Split - Vis   32 NM   ETD 0830   ETA 1300`: when one leaves and when one arrives, each in a cell of its own. */
export const holdsHoursInCells = (title: Passage): boolean =>
  splitAtGaps(title).filter((cell) => readTimeCell(cell) !== null).length > 1;
/** `4Z 660` */
const FLIGHT_ALONE = /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{1,4}$/;

/** A cell that is nothing but how far and how long: `16 km`, `4-5 h`, `350km/5hrs`. */
function isLength(cell: Passage): boolean {
  const folded = foldText(cell.text).replace('/', ' ');
  const mentions = [...findDistances(folded), ...findDurations(folded)];
  const rest = mentions.reduce(
    (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    folded,
  );
  return mentions.length > 0 && !/[a-z]/.test(rest.replace(SAYS_LENGTH, ''));
}
/** `son como 5 horas`, `it takes about 2 h` */
const SAYS_LENGTH =
  /^(?:(?:son|it'?s|that'?s|(?:it )?takes|(?:das )?dauert|(?:das )?sind|c'est|ca prend|ci vogliono|ci si mette|sono|sao|demora|leva|tarda|se tarda|duurt)\s)?(?:(?:como|unas|about|around|roughly|ca\.?|circa|etwa|rund|environ|env\.?|cerca de|mas o menos|ongeveer)\s)?(?=\s*$)/;

function activitiesOf(entries: readonly Passage[], links: Links, habit: HourHabit): ActivityDraft[] {
  const activities: ActivityDraft[] = [];
  const [calm] = entries.length > 1 && saysHowItGoes(entries[0] as Passage) ? entries : [];
  for (let i = calm === undefined ? 0 : 1; i < entries.length; i++) {
    const entry = entries[i] as Passage;
    const last = activities.at(-1);
    const opened = readOpening(entries, i, links);
    if (opened !== null) {
      activities.push(opened.activity);
      i += opened.used - 1;
      continue;
    }
    const house = BOARD.test(entry.text) ? null : readTownStay(entries, i, links);
    if (house !== null) {
      activities.push(house.activity);
      i += house.used - 1;
      continue;
    }
    const arrived = last === undefined ? null : withArrival(last, entry);
    if (arrived !== null) {
      activities[activities.length - 1] = arrived;
      continue;
    }
    const meeting = last?.time === null ? readPickUp(entry) : null;
    if (last && meeting) {
      activities[activities.length - 1] = { ...last, time: meeting };
      const back = entries[i + 1];
      if (back !== undefined && tellsReturn(back)) {
        const about = stated(back.text, [spanOf(back)]);
        activities[activities.length - 1] = { ...last, time: meeting, description: together(last.description, about) };
        i++;
      }
      continue;
    }
    const leaving = last?.time === null ? readLeaving(entry) : null;
    if (last && leaving) {
      activities[activities.length - 1] = {
        ...last,
        time: leaving.time,
        description: together(last.description, leaving.about),
      };
      continue;
    }
    const instead = i + 1 < entries.length ? readInstead(entry, entries[i + 1] as Passage, links) : null;
    if (instead !== null) {
      activities.push(instead);
      i++;
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
    if (last && (saysHowItIs(entry) || isLength(entry) || BOARD.test(entry.text) || areNights(entry))) {
      const about = trimPassage(entry, '.,;!');
      const said = stated(about.text, [spanOf(about)]);
      const description = last.description === null ? said : joined(last.description, said);
      const distance =
        last.distance ?? (isLength(entry) ? readDistance(entry, foldText(entry.text).replace('/', ' ')) : null);
      const cost = last.cost ?? readToldPrice(entry);
      activities[activities.length - 1] = { ...last, description, distance, cost };
      continue;
    }
    const page = last?.link === null ? linkAlone(entry) : null;
    if (last && page) {
      activities[activities.length - 1] = { ...last, link: page };
      continue;
    }
    const timed = readHourAtEnd(entry, habit);
    const told = timed && readActivity(timed.before, { links, isProse: true, time: timed.time });
    if (told) {
      activities.push(told);
      continue;
    }
    const price = last?.cost === null ? (readPrice(entry) ?? readHire(entry)) : null;
    if (last && price) {
      const { cost, about } = price;
      const description = about === null ? last.description : together(last.description, about);
      activities[activities.length - 1] = { ...last, cost, description };
    } else {
      const activity = readActivity(entry, { links, isProse: true });
      if (activity) activities.push(activity);
    }
  }
  const [first] = activities;
  if (calm && first) {
    const about = trimPassage(calm, '.!');
    activities[0] = { ...first, description: together(stated(about.text, [spanOf(about)]), first.description) };
  }
  return activities;
}

/** `dura un'ora e mezza e costa 14 euro`: what it costs, beside how long it lasts. */
function readToldPrice(entry: Passage): Field<string> | null {
  const [money, other] = findMoney(entry.text, 2);
  const isPrice = money !== undefined && other === undefined && COSTS.test(foldText(entry.text.slice(0, money.from)));
  return isPrice ? stated(entry.text.slice(money.from, money.to), [spanOf(entry, money.from, money.to)]) : null;
}
const COSTS =
  /\b(?:costs?|kostet|kosten|coute(?:nt)?|cuestan?|costan?|custam?|kost)(?: (?:about|ca\.?|circa|etwa|environ|unos|cerca de|ongeveer))? $/;

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
function readPrice(entry: Passage): Priced | null {
  const [money] = findMoney(entry.text, 1);
  if (
    !money ||
    priceWordsFrom(foldText(entry.text), money.from) > 0 ||
    entry.text.slice(money.to).split(/\s+/).length > 8
  )
    return null;
  const folded = foldText(entry.text);
  return findActivityType(folded) === null || INCLUDES.test(folded.slice(money.to))
    ? { cost: stated(entry.text.slice(money.from, money.to), [spanOf(entry, money.from, money.to)]), about: null }
    : null;
}

/** What is included stands behind the price. */
const INCLUDES = /^,? (?:incl|inkl|compris|con |avec |with )/;

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
