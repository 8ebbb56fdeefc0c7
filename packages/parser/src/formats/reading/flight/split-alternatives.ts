/**
 * One run of flights that holds several offers without headings: results that each have their price, and flights that could be taken
 * instead of another (`later flight home`), with what they add to the price.
 */
import { findAirport } from '@waypage/gazetteer';
import { derived } from '../../../model/field.ts';
import {
  type AirportDraft,
  type FareDraft,
  type JourneyFacts,
  type OfferDraft,
  OPEN_FARE,
  type SegmentDraft,
} from '../../../model/flight-quote-draft.ts';
import { comparePartialDates } from '../../../model/partial-date.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import type { FareMention } from '../fares/fare-mention.ts';
import { findFareMentions } from '../fares/fare-mentions.ts';
import { readFare } from '../fares/read-fare.ts';
import { lineMoney } from '../line-money.ts';
import { readParty } from '../terms/party.ts';
import type { SegmentReading } from './arrangement.ts';

export function splitAlternatives(document: SourceDocument, reading: SegmentReading): OfferDraft[] {
  const whole: OfferDraft = {
    label: null,
    segments: reading.segments,
    journeys: reading.journeys,
    fare: OPEN_FARE,
    notes: null,
  };
  if (reading.segments.length < 2) return [whole];
  const placed = withoutDoubles(document, reading);
  const single: OfferDraft = {
    ...whole,
    segments: placed.map(({ segment }) => segment),
    journeys: journeysOf(placed),
  };
  const hasTwins = placed.some((one, i) => placed.some((other, k) => k > i && isSameRoute(one.segment, other.segment)));
  const isDated = placed.some(({ segment }) => segment.departureDate !== null);
  if (!hasTwins && !startsAgain(placed, isDated)) return [single];
  const mentions = findFareMentions(document.lines);
  const passengers = readParty(document)?.count.value ?? null;
  const results = readResults(document, placed, mentions, passengers);
  if (results !== null || !(hasTwins || isDated)) return results ?? [single];
  return readReplacements(placed, mentions, passengers) ?? [whole];
}

interface PlacedSegment {
  readonly segment: SegmentDraft;
  /** What the text says of the journey that begins with it. */
  readonly facts: JourneyFacts | null;
  readonly first: number;
  readonly last: number;
}

/** A flight told twice, in short and in full, is one. */
function withoutDoubles(document: SourceDocument, { segments, lines, journeys }: SegmentReading): PlacedSegment[] {
  const kept: PlacedSegment[] = [];
  const factsAt = new Map(journeys.map((facts) => [facts.firstSegment, facts]));
  const outlines = new Set<SegmentDraft>();
  for (const [i, segment] of segments.entries()) {
    const facts = factsAt.get(i) ?? null;
    const own = lines[i] ?? new Set<number>();
    const at = kept.findIndex((other) => isSameFlight(other.segment, segment));
    // Of another way to make the journey the flight home may be the same.
    const known = kept.slice(at + 1).some((other) => beginsAnew(other, kept)) ? undefined : kept[at];
    const isPriced = [...own].some((line) => lineMoney(document.lines[line] as DocumentLine).length > 0);
    if (!known && !isPriced && kept.some((other) => isToldAgain(other.segment, segment))) continue;
    // `LHR-PMI 14 Apr, PMI-LHR 21 Apr` above the flights: the way alone, of which the flight now tells the rest.
    const outline = known
      ? -1
      : kept.findIndex((other) => outlines.has(other.segment) && isToldAgain(segment, other.segment));
    if (outline >= 0) kept.splice(outline, 1);
    if (!isPriced && segment.flightNumber === null && isWithoutHours(segment)) outlines.add(segment);
    if (known) kept[at] = { ...known, segment: completed(known.segment, segment), facts: known.facts ?? facts };
    else
      kept.push({ segment, facts, first: kept.length === 0 ? firstOf(own) : Math.min(...own), last: Math.max(...own) });
  }
  return kept;
}

/** No flight stands on lines so far apart: the days and stops that a page's head tells of all its results are before it. */
const FAR = 6;

function firstOf(own: ReadonlySet<number>): number {
  const lines = [...own].sort((a, b) => b - a);
  const end = lines.findIndex((line, i) => i > 0 && (lines[i - 1] as number) - line > FAR);
  return (end < 0 ? lines.at(-1) : lines[end - 1]) ?? Number.POSITIVE_INFINITY;
}

/** Another flight from the first place on the first day. */
function beginsAnew({ segment }: PlacedSegment, [first]: readonly PlacedSegment[]): boolean {
  const start = first?.segment;
  return (
    start !== undefined &&
    segment !== start &&
    isSamePlace(segment.departure, start.departure) &&
    isSameDay(segment, start)
  );
}

const journeysOf = (placed: readonly PlacedSegment[]): JourneyFacts[] =>
  placed.flatMap(({ facts }, i) => (facts === null ? [] : [{ ...facts, firstSegment: i }]));

/** From the first place once more on the first day, or where no flight has a day: another way to make the same journey. */
function startsAgain(placed: readonly PlacedSegment[], isDated: boolean): boolean {
  const start = placed[0]?.segment;
  if (start === undefined || (isDated && start.departureDate === null)) return false;
  return placed.some(
    ({ segment }, i) =>
      i > 0 &&
      (segment.departureDate !== null || !isDated) &&
      isSameTown(segment.departure, start.departure) &&
      isSameDay(segment, start),
  );
}

function isSameFlight(a: SegmentDraft, b: SegmentDraft): boolean {
  return (
    a.flightNumber !== null &&
    a.flightNumber.value === b.flightNumber?.value &&
    (a.airline.code?.value ?? b.airline.code?.value) === (b.airline.code?.value ?? a.airline.code?.value) &&
    isSameRoute(a, b) &&
    isSameDay(a, b)
  );
}

/** In a list of miles or of seats below the flights: the day and the way once more, and no other hour. */
const isToldAgain = (first: SegmentDraft, again: SegmentDraft): boolean =>
  (again.flightNumber === null
    ? first.flightNumber !== null
    : first.flightNumber?.value === again.flightNumber.value &&
      first.departureTime !== null &&
      isWithoutHours(again)) &&
  (again.airline.code === null || again.airline.code.value === first.airline.code?.value) &&
  isSameRoute(first, again) &&
  isSameDay(first, again) &&
  (again.flightNumber !== null || (first.departureDate !== null && again.departureDate !== null)) &&
  isSameHour(first.departureTime, again.departureTime) &&
  isSameHour(first.arrivalTime, again.arrivalTime);

const isWithoutHours = ({ departureTime, arrivalTime }: SegmentDraft): boolean =>
  departureTime === null && arrivalTime === null;

const isSameHour = (first: SegmentDraft['departureTime'], again: SegmentDraft['departureTime']): boolean =>
  again === null || first?.value.minutes === again.value.minutes;

function completed(first: SegmentDraft, second: SegmentDraft): SegmentDraft {
  const filled: Record<string, unknown> = { ...first };
  for (const [key, value] of Object.entries(second)) if (filled[key] === null) filled[key] = value;
  return filled as unknown as SegmentDraft;
}

const isSameRoute = (a: SegmentDraft, b: SegmentDraft): boolean =>
  isSamePlace(a.departure, b.departure) && isSamePlace(a.arrival, b.arrival);

const isSamePlace = (a: AirportDraft, b: AirportDraft): boolean =>
  a.code !== null || b.code !== null
    ? a.code?.value === b.code?.value
    : a.name !== null && a.name.value === b.name?.value;

/** Of a search from London one result leaves from Stansted, the next from Luton. */
const isSameTown = (a: AirportDraft, b: AirportDraft): boolean => {
  if (isSamePlace(a, b)) return true;
  const [one, other] = [a, b].map(({ code }) => (code === null ? undefined : findAirport(code.value)));
  return one !== undefined && other !== undefined && (one.cityCode ?? one.code) === (other.cityCode ?? other.code);
};

const isSameDay = (a: SegmentDraft, b: SegmentDraft): boolean =>
  a.departureDate === null ||
  b.departureDate === null ||
  comparePartialDates(a.departureDate.value, b.departureDate.value) === 0;

const isPrice = ({ role, basis, isAddition }: FareMention): boolean =>
  !isAddition && basis !== 'child' && (role === 'total' || role === 'fare' || role === null || role === 'base');

/** Flights, price, flights, price; or the price above its flights. Every group goes the same way on the same day. */
function readResults(
  document: SourceDocument,
  placed: readonly PlacedSegment[],
  mentions: readonly FareMention[],
  passengers: number | null,
): OfferDraft[] | null {
  const prices = mentions.filter(isPrice);
  if (prices.length < 2) return null;
  const behind = groupBy(placed, prices, true);
  const before = groupBy(placed, prices, false);
  const groups = [behind, before].find(fits) ?? [behind, before].find((own) => areApart(own, document)) ?? null;
  if (groups === null) return null;
  return groups.map(({ segments, from, to }) => ({
    label: null,
    segments: withOwnJourneys(segments, document),
    journeys: journeysOf(segments),
    fare: fareIn(mentions, from, to, passengers),
    notes: null,
  }));
}

/** The heading `Return` among the flights of one result says nothing of the next, which goes out again. */
function withOwnJourneys(placed: readonly PlacedSegment[], { lines }: SourceDocument): SegmentDraft[] {
  const start = lines[placed[0]?.first ?? 0]?.span[0] ?? 0;
  // Right above its flights stands their own heading.
  const heading = lines[(placed[0]?.first ?? 0) - 1]?.span[0] ?? start;
  return placed.map(({ segment }) => {
    const at = segment.journey?.spans[0]?.[0];
    return at === undefined || at >= heading ? segment : { ...segment, journey: null };
  });
}

interface Group {
  readonly segments: PlacedSegment[];
  from: number;
  to: number;
  hasPrice: boolean;
}

function groupBy(placed: readonly PlacedSegment[], prices: readonly FareMention[], isBehind: boolean): Group[] {
  const groups: Group[] = [];
  let next = 0;
  for (const one of placed) {
    let passed = false;
    while (next < prices.length && priceLine(prices, next) < (isBehind ? one.first : one.last + 1)) {
      const line = priceLine(prices, next++);
      const group = groups.at(-1);
      if (isBehind && group) [group.to, group.hasPrice] = [line + 1, true];
      passed = true;
    }
    const group = groups.at(-1);
    if (!group || passed)
      groups.push({ segments: [one], from: one.first, to: one.last + 1, hasPrice: !isBehind && passed });
    else {
      group.segments.push(one);
      group.to = Math.max(group.to, one.last + 1);
    }
  }
  const last = groups.at(-1);
  const rest = prices[next];
  if (last && rest && isBehind) [last.to, last.hasPrice] = [priceLine(prices, prices.length - 1) + 1, true];
  return isBehind ? groups : withLeadingLines(groups, prices);
}

const priceLine = (prices: readonly FareMention[], i: number): number => (prices[i] as FareMention).line;

/** The price above a group belongs to it, down to the next group's. */
function withLeadingLines(groups: readonly Group[], prices: readonly FareMention[]): Group[] {
  return groups.map((group, i) => {
    const floor = groups[i - 1]?.segments.at(-1)?.last ?? -1;
    const own = prices.filter(({ line }) => line > floor && line <= (group.segments.at(-1)?.last ?? line));
    return own.length === 0
      ? { ...group, hasPrice: false }
      : { ...group, from: Math.min(group.from, own[0]?.line ?? group.from), hasPrice: true };
  });
}

function fits(groups: readonly Group[]): boolean {
  const [first] = groups;
  const start = first?.segments[0]?.segment;
  if (groups.length < 2 || !start) return false;
  const end = first.segments.at(-1)?.segment;
  return groups.every(({ segments, hasPrice }) => {
    const [own] = segments;
    const last = segments.at(-1);
    return (
      hasPrice &&
      own !== undefined &&
      last !== undefined &&
      end !== undefined &&
      isSameTown(own.segment.departure, start.departure) &&
      isSameTown(last.segment.arrival, end.arrival) &&
      isSameDay(own.segment, start)
    );
  });
}

/** F-468: rows of tables, each a flight with its price, to different towns: none goes on from another, so each is an offer. */
function areApart(groups: readonly Group[], { lines }: SourceDocument): boolean {
  const singles = groups.flatMap(({ segments, hasPrice }) => {
    const [only, second] = segments;
    return hasPrice && second === undefined && only !== undefined && lines[only.last]?.table != null
      ? [only.segment]
      : [];
  });
  const [first] = singles;
  if (first === undefined || singles.length < LEAST_ROWS || singles.length < groups.length) return false;
  return singles.every(
    (one) =>
      one.flightNumber !== null &&
      isSameDay(one, first) &&
      singles.every((other) => !isSameTown(one.departure, other.arrival)),
  );
}
const LEAST_ROWS = 3;

function fareIn(mentions: readonly FareMention[], from: number, to: number, passengers: number | null): FareDraft {
  const own = mentions.filter(({ line }) => line >= from && line < to);
  return { ...readFare(own, passengers).fare, fareClass: null };
}

/** Other flights for a journey that has one already: each makes an offer of the rest and itself. */
function readReplacements(
  placed: readonly PlacedSegment[],
  mentions: readonly FareMention[],
  passengers: number | null,
): OfferDraft[] | null {
  const base: PlacedSegment[] = [];
  const replacements: { at: number; by: PlacedSegment }[] = [];
  for (const one of placed) {
    const at = base.findIndex(
      (other) => isSameRoute(other.segment, one.segment) && isSameDay(other.segment, one.segment),
    );
    if (at >= 0) replacements.push({ at, by: one });
    else base.push(one);
  }
  if (replacements.length === 0) return null;
  const otherLines = new Set(replacements.flatMap(({ by }) => linesOf(by, mentions)));
  const fare = {
    ...readFare(
      mentions.filter(({ line }) => !otherLines.has(line)),
      passengers,
    ).fare,
    fareClass: null,
  };
  const main: OfferDraft = {
    label: null,
    segments: base.map(({ segment }) => segment),
    journeys: [],
    fare,
    notes: null,
  };
  const others = replacements.map(({ at, by }): OfferDraft => {
    const replaced = (base[at] as PlacedSegment).segment;
    const segments = base.map(({ segment }, i) =>
      i === at
        ? {
            ...by.segment,
            departureDate: by.segment.departureDate ?? replaced.departureDate,
            journey: by.segment.journey ?? replaced.journey,
          }
        : segment,
    );
    const lines = new Set(linesOf(by, mentions));
    return {
      ...main,
      segments,
      fare: changedFare(
        fare,
        mentions.filter(({ line }) => lines.has(line)),
        passengers,
      ),
    };
  });
  return [main, ...others];
}

/** A price stands on the flight's own line or the next. */
function linesOf({ first, last }: PlacedSegment, mentions: readonly FareMention[]): number[] {
  const lines: number[] = [];
  for (let line = first; line <= last; line++) lines.push(line);
  if (!mentions.some((mention) => mention.line >= first && mention.line <= last)) lines.push(last + 1);
  return lines;
}

function changedFare(fare: FareDraft, own: readonly FareMention[], passengers: number | null): FareDraft {
  const addition = own.find(({ isAddition, role }) => isAddition || role === 'fee');
  if (addition === undefined) {
    const read = { ...readFare(own, passengers).fare, fareClass: null };
    return read.total === null && read.totalForAllPassengers === null ? { ...OPEN_FARE } : read;
  }
  const { total } = fare;
  const more = addition.money;
  const sum =
    total !== null && total.value.amountMax === null && more.value.amountMax === null
      ? derived({ ...total.value, amount: Math.round((total.value.amount + more.value.amount) * 100) / 100 }, [
          ...total.spans,
          ...more.spans,
        ])
      : null;
  return { ...OPEN_FARE, baseFare: fare.baseFare, upcharge: more, total: sum };
}
