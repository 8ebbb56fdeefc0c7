/**
 * When one travels: dates under a label (`Travel dates`, `Stay`, `Reisezeitraum`), a departure with its return, a window (`valid for travel
 * 1 April to 31 May`), the first of several departures. Deadlines, payments and blackout dates are none.
 */

import type { DateMention } from '../../../annotators/date.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { letterDateLine } from '../../../formats/reading/messages/letter-date.ts';
import { isMailHeader } from '../../../formats/reading/messages/mail-header.ts';
import { type DateRole, endsTrip, readDateRoles } from '../../../formats/reading/terms/date-role.ts';
import { isDashedList, readLineDates } from '../../../formats/reading/terms/offer-dates.ts';
import { type Field, stated } from '../../../model/field.ts';
import type { TripDates } from '../../../model/itinerary-draft.ts';
import { comparePartialDates, dayNumberOf, type PartialDate } from '../../../model/partial-date.ts';
import type { OtherDay, WeekdayClaim } from '../../../model/travel-deal-draft.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT } from '../../../text/line-look.ts';
import { slicePassage, spanOf } from '../../../text/passage.ts';
import { fliesByNight, isLandingDay } from './landing-day.ts';
import { isMonthOfYear } from './month-of-year.ts';
import { readMonths } from './months-of-travel.ts';
import { isOtherDay, linesOfOtherDays } from './other-days.ts';
import { isGapOfCells, isUnderReturn } from './return-column.ts';
import { daysOf, lastSeason, startOfSeasons } from './season-chain.ts';
import { readToldJourney } from './told-journey.ts';
import { TRAVEL_LABEL } from './travel-label.ts';
import { isWayHome, isWayOut } from './way-label.ts';

export interface TravelDatesReading {
  readonly dates: Field<TripDates> | null;
  readonly isWindow: boolean;
  /** The day is the first of a list. */
  readonly isListed: boolean;
  /** Other single days on which one could travel. */
  readonly otherDays: readonly OtherDay[];
  /** A journey whose stops are told too: the nights of a stay need not be all of it. */
  readonly isBroken: boolean;
  readonly datesText: Field<string> | null;
  readonly weekdays: readonly WeekdayClaim[];
}

interface Candidate {
  readonly line: DocumentLine;
  readonly mention: DateMention;
  readonly role: DateRole;
  readonly score: number;
}

/** The end of a range whose start could not be read. */
const LONE_END =
  /(?:\bto|\bbis(?: zum)?|\bal|\bau|\bhasta(?: el)?|\btill|\buntil|\bthrough|\bthru|\bby|\bbefore|\bjusqu'au|\bfino al?|\bentro il|\bate|\btot(?: en met)?|t\/m|\bvoor|[-–])\s{0,2}$/;
const RETURN = compactPattern(
  /\b(?:ret|rtn|return|returns|returning|back|inbound|home|ruckflug|ruckreise|retour|ruckkehr|heimreise|rientro|regress?o|vuelta|ritorno|rientr\w*|ritorn\w*|torna(?:te|no)?|zuruck|rentr\w*|revien\w*|retour\w*|vuelve[ns]?|volve(?:s|mos|is)|regresa\w*|volta|retorno|check(?:ing|s)?[- ]?out|abreise|disembark(?:s|ation)?|to|until|ends?|ending|endet?|termina|fine?|finish(?:es|ing)?|arriv(?:es|ing|al)|home|llegada|arrivee|arrivo|chegada|regreso|terug(?:reis|vlucht|komst)?|(?:say|wave)(?: you| our)? (?:goodbyes?|farewells?)|part(?:ing)? (?:ways|company)|(?:go|going) our separate ways|wind(?:s|ing)? up|drop(?:s|ping)? (?:you|everyone)(?: all)? (?:off|back)|verabschieden|nous (?:nous )?quittons|nos despedimos|ci salutiamo|afscheid|hem(?:at|resa)?|hjem(?:rejse|reise|ad)?|retur|tilbage|tillbaka|tilbake)\b/,
);
/** `Arrival: 17 September`, `Departure: 20 September`: one leaves the place. */
const ARRIVES = /^\W*(?:arriv|anreise|ankunft|llegada|check[- ]?in|ingreso|chegada)/;
const LEAVES = /^\W*(?:depart|abreise|abfahrt|salida|partenz|saida)/;
/** `arriving in Split on 4 June 2027 and leaving on 9 June 2027`, told in a sentence. */
const ARRIVING =
  /\b(?:arriv(?:e|es|al|ing)|arr|anreise|ankunft|arrivee|arrivant|llegada|llegando|arrivo|arrivando|chegada|chegando|aankomst)\b[^.;]{0,44}$/;
const LEAVING =
  /\b(?:leav(?:e|es|ing)|dep(?:art(?:s|ing|ure)?)?|abreise|partant|salida|saliendo|partenza|partendo|saida|saindo|vertrek)\b/;
/** `Sun 7 Mar → Sun 14 Mar` */
const ARROW = /^\s?(?:→|->|>|➡)\s?(?:[a-z]{2,9}\.?,? )?$/;
/** `9 May 2027 (Sun) - 16 May 2027 (Sun)` */
const BEHIND_WEEKDAY = /^ ?\([a-z]{2,10}\.?\) ?(?:[–—-]|to|bis|au|al|a) ?(?:[a-z]{2,9}\.?,? )?$/;
const WINDOW = compactPattern(
  /\b(?:window|valid|validity|available|between|travel(?:ling|ing)? (?:period|from|between)|period|season|any|stays?|zeitraum|gultig|reisezeit|periode|valable|valid[oa]|entre|tra|fra|vigencia|zwischen|reisperiode|geldig|tussen)\b/,
);
/** `Volo da Bari 6/12`: figures behind a flight are its day. */
const FLIES = compactPattern(/\b(?:vol[oi]|vols?|vuelos?|voos?|flug|fluge|flights?|flying|fly)\b[^.;|/]{0,30}$/);

/** `Starts 3 June 2027, ends 10 June 2027` tells more than the day in a mail's subject. */
const PAIR = 15;

/** `startsAlone` says of which lines each day begins a trip of its own: the headings over columns of prices. */
export function readTravelDates(
  document: SourceDocument,
  isTerm: (line: DocumentLine) => boolean,
  deadlineLines: ReadonlySet<number>,
  startsAlone: (line: DocumentLine) => boolean,
): TravelDatesReading {
  const { candidates, landsLater, openEnd } = collect(document, isTerm);
  let best: Candidate | null = null;
  let most = 0;
  for (const candidate of candidates) {
    const { score, mention } = candidate;
    const isPair =
      mention.end === null &&
      score + PAIR > most &&
      !startsAlone(candidate.line) &&
      returnOf(document, candidate, candidates) !== null;
    if (score + (isPair ? PAIR : 0) <= most) continue;
    most = score + (isPair ? PAIR : 0);
    best = candidate;
  }
  if (best === null)
    return {
      dates: null,
      isWindow: false,
      isListed: false,
      otherDays: [],
      isBroken: false,
      datesText: openEnd ?? readMonths(document, isTerm, deadlineLines),
      weekdays: [],
    };
  best = startOf(document, best, candidates) ?? best;
  const window = windowAround(best, candidates);
  if (window !== null) best = window;
  const { line: paragraph } = best;
  const told = readToldJourney(
    paragraph,
    candidates.filter(({ line }) => line === paragraph),
  );
  if (told !== null) best = told.first;
  const last =
    told !== null
      ? told.last
      : best.mention.end === null
        ? startsAlone(best.line)
          ? null
          : returnOf(document, best, candidates)
        : lastSeason(best, candidates);
  const used = last === null ? [best] : [best, last];
  const dates: TripDates = {
    start: last?.mention.end == null ? best.mention.date : startOfSeasons(best.mention.date, last.mention.end),
    end: last?.mention.end ?? best.mention.end ?? endOf(best, last),
  };
  return {
    dates: stated(dates, used.map(spanOfDate)),
    isWindow:
      best.mention.end !== null &&
      WINDOW.test(best.line.folded.slice(Math.max(0, best.mention.from - 60), best.mention.from)),
    isListed: isList(best),
    otherDays: candidates.flatMap((each) =>
      each.mention.end === null && each.mention.date !== dates.start
        ? [{ date: each.mention.date, at: spanOfDate(each) }]
        : [],
    ),
    isBroken: told?.isBroken === true || landsLater || used.some(({ line }) => fliesByNight(line.folded)),
    datesText: null,
    weekdays: used.flatMap(claimsOf),
  };
}

const isList = ({ line, mention: { from, to, end } }: Candidate): boolean => {
  const words = line.folded.slice(from, to);
  return LISTED.test(words) || (end === null && isDashedList(words));
};

/** `12, 19 and 26 March` */
const LISTED =
  /\d(?:st|nd|rd|th|er|\.)?(?:,|;|\s?[&+|/]|\s(?:and|und|et|y|e|en|or|oder|ou|o))\s(?:[a-z]{2,10}\.? )?\d{1,2}(?!\d)/;

/** `any Sunday between 3 May and 27 September` over the weeks on sale: all of them lie in the window. */
function windowAround(best: Candidate, candidates: readonly Candidate[]): Candidate | null {
  const ranges = candidates.filter(({ mention }) => mention.end !== null);
  if (best.mention.end === null || ranges.length < MIN_RANGES) return null;
  const isWindow = ({ line, mention }: Candidate): boolean =>
    line.index < best.line.index &&
    ranges.every((other) => holds(mention, other.mention)) &&
    OPENS_WINDOW.test(line.folded.slice(Math.max(0, mention.from - 24), mention.from));
  return ranges.find(isWindow) ?? null;
}

const MIN_RANGES = 3;
const OPENS_WINDOW =
  /(?:^|[^a-z])(?:between|from|entre|zwischen|von|vom|tra|fra|dal|du|del|van|tussen)\s(?:the |el |le |il |dem |den |o )?(?:[a-z]{2,10}\.?,? )?$/;
const holds = (outer: DateMention, inner: DateMention): boolean =>
  daysOf(outer.date) <= daysOf(inner.date) && daysOf(inner.end) <= daysOf(outer.end);

interface Collection {
  readonly candidates: readonly Candidate[];
  /** A flight lands a day after it leaves. */
  readonly landsLater: boolean;
  /** `Travel must be completed by December 31`: an end without a start. */
  readonly openEnd: Field<string> | null;
}

function collect(document: SourceDocument, isTerm: (line: DocumentLine) => boolean): Collection {
  const found: Candidate[] = [];
  let openEnd: Field<string> | null = null;
  let landsLater = false;
  const written = letterDateLine(document);
  const others = linesOfOtherDays(document);
  for (const line of document.lines) {
    if (found.length >= MAX_DAYS) break;
    if ((line.look.signs & DIGIT) === 0 || isMailHeader(line) || line.index === written) continue;
    let after = 0;
    let isException = false;
    const mentions = readLineDates(line, document.dateOrder);
    for (let i = 0; i < mentions.length && found.length < MAX_DAYS; i++) {
      const mention = mentions[i] as DateMention;
      // `Blackout dates: Dec 24-Jan 2, Feb 12-15`: the next of a list is one too, as is the end of `nicht verfügbar vom 3. Mai bis zum 9. Juni`.
      const isNext: boolean =
        isException &&
        /^[\s,;&/–-]*(?:(?:and|und|y|et|e|to|until|till|bis(?: zum)?|au|jusqu'au|al?|hasta(?: el)?|ate|tot(?: en met)?)\s)?(?:[a-z]{2,10}\.?,? )?$/.test(
          line.folded.slice(after, mention.from),
        );
      const own = readDateRoles(line, document.dateOrder)[i] as DateRole;
      const role: DateRole = isNext ? 'exception' : own === 'valid' && endsTrip(document, line) ? 'travel' : own;
      isException = role === 'exception';
      const end =
        after === 0 && mention.end === null ? LONE_END.exec(line.folded.slice(0, mention.from).slice(-14)) : null;
      const isLanding = isLandingDay(document, line, mention, mentions[i - 1]);
      landsLater ||= isLanding && mention.date.day !== mentions[i - 1]?.date.day;
      if (isLanding || isMonthOfYear(document, line.folded, mention)) {
        after = mention.to;
        continue;
      }
      if (end !== null && (role === 'travel' || mention.from > 14)) {
        if (role === 'travel') openEnd ??= endField(line, mention.from - end[0].length, mention.to);
        after = mention.to;
        continue;
      }
      if (role === 'travel' || (role === 'none' && !isTerm(line)))
        found.push({
          line,
          mention,
          role,
          score: scoreOf(line, mention, role, after, isTerm(line), document) - (others.has(line.index) ? OTHER_DAY : 0),
        });
      after = mention.to;
    }
  }
  return { candidates: found, landsLater, openEnd };
}

/** Departures each week of several years: each is held against the others for its return. */
const MAX_DAYS = 400;

function endField(line: DocumentLine, from: number, to: number): Field<string> {
  const passage = slicePassage(line.passage, from, to);
  return stated(passage.text, [spanOf(passage)]);
}

function scoreOf(
  line: DocumentLine,
  mention: DateMention,
  role: DateRole,
  after: number,
  isTerm: boolean,
  document: SourceDocument,
): number {
  const before = line.folded.slice(Math.max(after, mention.from - 60), mention.from);
  const above = document.lines[line.index - 1]?.folded ?? '';
  const isUnderLabel = before.trim() === '' && above.length <= 50 && !/\d/.test(above) && TRAVEL_LABEL.test(above);
  return (
    30 +
    (role === 'travel' ? 20 : 0) +
    (mention.end === null ? 0 : 20) +
    (TRAVEL_LABEL.test(before) ? 10 : 0) +
    (isUnderLabel ? 20 : 0) +
    (mention.isBareNumeric && mention.weekday === null && !FLIES.test(before) ? -30 : 0) -
    (isTerm ? 25 : 0) -
    (line.passage.text.length > 200 ? 8 : 0) -
    (RETURN.test(before) && !ARRIVES.test(line.folded) && mention.end === null ? (isWayHome(before) ? 14 : 8) : 0) -
    (isOtherDay(line.folded.slice(after, mention.from), line.look) ? OTHER_DAY : 0) -
    Math.min(line.index, 40) / 4
  );
}

/** Less than any other day of the text, and still taken where there is none. */
const OTHER_DAY = 48;

const leadOf = ({ line, mention }: Candidate): string => line.folded.slice(0, mention.from);
const NEAR = 2;
const NEAR_OF_WAYS = 8;

/** The return that goes with a departure: in the same line or one of the next two, and later; of ways that are named it may stand some lines below. */
function returnOf(document: SourceDocument, first: Candidate, candidates: readonly Candidate[]): Candidate | null {
  for (const [i, candidate] of candidates.entries()) {
    const away = candidate.line.index - first.line.index;
    if (candidate === first || away < 0 || candidate.mention.end !== null) continue;
    if (away > (isWayOut(leadOf(first)) && isWayHome(leadOf(candidate)) ? NEAR_OF_WAYS : NEAR)) continue;
    if (away === 0 && candidate.mention.from < first.mention.to) continue;
    const gap = candidate.line.folded.slice(away === 0 ? first.mention.to : 0, candidate.mention.from);
    if (
      gap.length <= 40 &&
      (RETURN.test(gap) ||
        ARROW.test(gap) ||
        (away === 0 && BEHIND_WEEKDAY.test(gap) && isWithinTrip(first.mention, candidate.mention)) ||
        (away === 0 &&
          gap.length > 0 &&
          gap.trim() === '' &&
          isWithinTrip(first.mention, candidate.mention) &&
          !isNextColumn(candidate, candidates[i + 1])) ||
        (away === 0 && isGapOfCells(gap) && isUnderReturn(document, first.line)) ||
        (ARRIVES.test(first.line.folded) && LEAVES.test(gap)) ||
        (away === 0 &&
          LEAVING.test(gap) &&
          ARRIVING.test(first.line.folded.slice(0, first.mention.from).slice(-60)))) &&
      !comesBefore(candidate.mention, first.mention)
    )
      return candidate;
  }
  return null;
}

/** T-536: `Sat 15 May 27   Sat 05 Jun 27   Sat 21 Aug 27` over columns of prices: each begins a trip. */
const isNextColumn = ({ line, mention }: Candidate, next: Candidate | undefined): boolean =>
  next?.line === line &&
  next.mention.from > mention.to &&
  line.folded.slice(mention.to, next.mention.from).trim() === '';

/** `from 3 June 2027 and returning on 11 June`: the day of the return, plainer than the one it goes with, starts nothing. */
function startOf(document: SourceDocument, last: Candidate, candidates: readonly Candidate[]): Candidate | null {
  const { line, mention } = last;
  if (mention.end !== null || !RETURN.test(line.folded.slice(Math.max(0, mention.from - MAX_RETURN), mention.from)))
    return null;
  const at = candidates.indexOf(last);
  for (const each of candidates.slice(Math.max(0, at - MAX_BEFORE), at).reverse())
    if (each.mention.end === null && returnOf(document, each, candidates) === last) return each;
  return null;
}
const MAX_RETURN = 40;
/** The departure is one of the dates right before it. */
const MAX_BEFORE = 4;

/** Two days in neighbouring columns, `2 May 2027 ⇥ 9 May 2027`, are a trip's; further apart they are two departures. */
function isWithinTrip({ date: start }: DateMention, { date: end }: DateMention): boolean {
  const year = start.year ?? end.year ?? 0;
  const days = dayNumberOf({ ...end, year: end.year ?? year }) - dayNumberOf({ ...start, year });
  return days > 0 && days <= MOST_DAYS;
}

const MOST_DAYS = 28;

/** The return takes the year of the departure: `on 5 March 2027 and home 8 March`. */
function endOf(first: Candidate, last: Candidate | null): PartialDate | null {
  if (last === null) return null;
  const { year } = first.mention.date;
  const { date } = last.mention;
  if (date.year !== null || year === null) return date;
  const isNext = comparePartialDates({ ...date, year }, first.mention.date) < 0;
  return { ...date, year: year + (isNext ? 1 : 0) };
}

const comesBefore = (a: DateMention, b: DateMention): boolean =>
  a.date.year !== null && b.date.year !== null && comparePartialDates(a.date, b.date) < 0;

function spanOfDate({ line, mention }: Candidate): readonly [number, number] {
  const { weekday } = mention;
  // One behind the date begins no value.
  const isBefore = weekday !== null && weekday.from <= mention.from;
  const from = isBefore ? skipBlanks(line.passage.text, weekday.to) : mention.from;
  return spanOf(line.passage, from, mention.to);
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (/[\s.,]/.test(text.charAt(at))) at++;
  return at;
}

function claimsOf({ line, mention }: Candidate): WeekdayClaim[] {
  const claims: WeekdayClaim[] = [];
  const add = (weekday: DateMention['weekday'], date: DateMention['date'] | null): void => {
    if (weekday !== null && date !== null)
      claims.push({
        weekday: stated(weekday.weekday, [spanOf(line.passage, weekday.from, weekday.to)]),
        date,
        pointer: '/dates',
      });
  };
  add(mention.weekday, mention.date);
  add(mention.endWeekday, mention.end);
  return claims;
}
