/**
 * The offers of a display: what stands under `Option 1`, `Option 2`; else segments that start over from the same city and end in the same
 * one are another way to fly. The same flights once more are a copy.
 */
import { findAirport } from '@waypage/gazetteer';
import type { Field } from '../../../model/field.ts';
import type { SegmentDraft } from '../../../model/flight-quote-draft.ts';
import { offsetOf } from '../../../text/passage.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { findOfferRanges, type OfferRange } from '../flight/offer-ranges.ts';
import type { ScreenLine } from './gds-screen.ts';
import type { FoundSegment } from './gds-segments.ts';

export interface GdsOffer {
  readonly label: Field<string> | null;
  readonly segments: readonly SegmentDraft[];
  readonly seats: readonly Field<number>[];
  /** Half-open range of the source in which the offer's own prices stand. */
  readonly from: number;
  readonly to: number;
}

export function splitGdsOffers(
  document: SourceDocument,
  lines: readonly ScreenLine[],
  found: readonly FoundSegment[],
): GdsOffer[] {
  const whole = offerOf(null, found, 0, document.source.length);
  if (found.length < 2) return [whole];
  const headed = underHeadings(document, lines, found);
  if (headed.length > 1) return headed;
  const repeated = startedOver(document, lines, withoutReplaced(found, DEAD));
  return repeated.length > 1 ? repeated : [whole];
}

function underHeadings(
  document: SourceDocument,
  lines: readonly ScreenLine[],
  found: readonly FoundSegment[],
): GdsOffer[] {
  const startOf = (line: DocumentLine | undefined): number => line?.span[0] ?? document.source.length;
  const isIn = (range: OfferRange, one: FoundSegment): boolean => {
    const at = startOfLine(lines[one.line]);
    return at >= startOf(document.lines[range.from]) && at < startOf(document.lines[range.to]);
  };
  const ranges = findOfferRanges(document, []);
  const shared = found.filter((one) => !ranges.some((range) => isIn(range, one)));
  return ranges.flatMap((range) => {
    const own = found.filter((one) => isIn(range, one));
    const [first] = own;
    if (first === undefined) return [];
    // Options that differ in the way back have the way out above them.
    const isWayBack = shared.length > 0 && cityOf(shared[0]?.segment) !== cityOf(first.segment);
    const segments = isWayBack ? [...shared, ...own] : own;
    return [offerOf(range.label, segments, startOf(document.lines[range.from]), startOf(document.lines[range.to]))];
  });
}

function startedOver(
  document: SourceDocument,
  lines: readonly ScreenLine[],
  found: readonly FoundSegment[],
): GdsOffer[] {
  const blocks: FoundSegment[][] = [];
  for (const one of found) {
    const block = blocks.at(-1);
    if (block && !startsOver(block, one)) block.push(one);
    else blocks.push([one]);
  }
  const ends = new Set(blocks.map((block) => cityOf(block.at(-1)?.segment, 'arrival')));
  if (blocks.length < 2 || ends.size > 1) return [];
  return blocks
    .map((block, i) => {
      const next = blocks[i + 1]?.[0];
      const from = startOfLine(lines[block[0]?.line ?? 0]);
      return offerOf(null, block, from, next ? startOfLine(lines[next.line]) : document.source.length);
    })
    .filter((offer, i, all) => all.findIndex((other) => flightsOf(other) === flightsOf(offer)) === i);
}

const NEAR_DAYS = 7;

function startsOver(block: readonly FoundSegment[], { segment }: FoundSegment): boolean {
  const [first, last] = [block[0]?.segment, block.at(-1)?.segment];
  if (!first || !last || cityOf(first) !== cityOf(segment)) return false;
  if (numberOf(first) === numberOf(segment)) return true;
  const afterLast = daysBetween(last, segment);
  const connects = cityOf(last, 'arrival') === cityOf(segment);
  return afterLast < 0 || (!connects && Math.abs(daysBetween(first, segment)) <= NEAR_DAYS);
}

/** Days from one departure to the other, the shorter way round the year; without dates none. */
function daysBetween(a: SegmentDraft, b: SegmentDraft): number {
  const [from, to] = [a.departureDate?.value, b.departureDate?.value];
  if (!from || !to) return 0;
  const days = (to.month - from.month) * 30.4 + to.day - from.day;
  return days > 182 ? days - 365 : days < -182 ? days + 365 : days;
}

function cityOf(segment: SegmentDraft | undefined, end: 'departure' | 'arrival' = 'departure'): string {
  const code = segment?.[end].code?.value ?? '';
  return findAirport(code)?.cityCode ?? code;
}

const numberOf = ({ airline, flightNumber, departureDate, departure }: SegmentDraft): string =>
  `${airline.code?.value} ${flightNumber?.value} ${departureDate?.value.month}-${departureDate?.value.day} ${departure.code?.value}`;

const flightsOf = (offer: GdsOffer): string => offer.segments.map(numberOf).join();

const startOfLine = (line: ScreenLine | undefined): number => (line === undefined ? 0 : offsetOf(line.passage, 0));

function offerOf(label: Field<string> | null, found: readonly FoundSegment[], from: number, to: number): GdsOffer {
  const kept = withoutReplaced(withoutDoubles(found), UNUSABLE);
  return {
    label,
    segments: kept.map((one) => one.segment),
    seats: kept.flatMap((one) => (one.seats === null ? [] : [one.seats])),
    from,
    to,
  };
}

const UNUSABLE = /^(?:UN|UC|UU|US|NO|HX|XX|HL|LL|WL)$/;
/** Refused or cancelled: nobody will fly it, where a waitlisted flight may be an offer of its own. */
const DEAD = /^(?:UN|UC|NO|HX|XX)$/;

/** The same flight on the same day counts once; the confirmed one stays, where the other is waitlisted or cancelled. */
function withoutDoubles(found: readonly FoundSegment[]): FoundSegment[] {
  const kept = new Map<string, FoundSegment>();
  for (const one of found) {
    const key = numberOf(one.segment);
    const before = kept.get(key);
    if (before === undefined || (isUnusable(before) && !isUnusable(one))) kept.set(key, one);
  }
  return [...kept.values()];
}

/** A flight that could not be had goes where another between the same cities, a day away at most, has taken its place. */
function withoutReplaced(found: readonly FoundSegment[], status: RegExp): readonly FoundSegment[] {
  const usable = found.filter((one) => !isUnusable(one));
  if (usable.length === found.length) return found;
  return found.filter((one) => !isUnusable(one, status) || !usable.some((other) => replaces(other, one)));
}

const replaces = ({ segment: other }: FoundSegment, { segment: one }: FoundSegment): boolean =>
  cityOf(other) === cityOf(one) &&
  cityOf(other, 'arrival') === cityOf(one, 'arrival') &&
  Math.abs(daysBetween(one, other)) <= 1;

const isUnusable = (one: FoundSegment, status = UNUSABLE): boolean => status.test(one.segment.status?.value ?? '');
