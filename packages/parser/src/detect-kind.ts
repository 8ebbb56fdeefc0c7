/**
 * Which kind of content a text is: what its lines say, and what the readers of the three kinds find in it. A plan by rail has numbers and hours
 * like flights, a plan with prices words of an offer: that its days have something to do on them shows when it is read. The heaviest kind wins.
 * The clues come with their places, so that the choice can be shown, and doubted.
 */
import { findLineClues, type KindClue } from './kinds/line-clues.ts';
import type { ParsedItinerary, Provenance, Span } from './model/answer.ts';
import type { ContentKind } from './model/content-kind.ts';
import type { ParsedFlightQuote } from './model/flight-quote-answer.ts';
import { parseFlightQuote, parseItinerary, parseTravelDeal } from './parse.ts';

export type { KindClue } from './kinds/line-clues.ts';

export interface KindDetection {
  /** Null where nothing says anything of a trip. */
  readonly kind: ContentKind | null;
  /** The heaviest first. */
  readonly clues: readonly KindClue[];
}

/** What a text is stands at its start; the rest costs time and changes nothing. */
const READ_MAX = 20_000;
/** Which year it is changes no kind. */
const CONTEXT = { referenceDate: '2026-01-01' };

export function detectKind(text: string): KindDetection {
  const start = text.slice(0, READ_MAX);
  const ofLines = findLineClues(start);
  const clues = [...ofLines, ...findReadClues(start, ofLines)].sort((a, b) => b.weight - a.weight);
  return { kind: heaviestKind(clues), clues };
}

function heaviestKind(clues: readonly KindClue[]): ContentKind | null {
  const weights = new Map<ContentKind, number>();
  for (const { kind, weight } of clues) weights.set(kind, (weights.get(kind) ?? 0) + weight);
  return [...weights].reduce<[ContentKind | null, number]>(
    (top, next) => (next[1] > top[1] ? next : top),
    [null, 0],
  )[0];
}

/** The weights were fitted to the texts of the corpora, whose kinds are known. */
const PER_DAY = 1.5;
const PER_FLIGHT = 2;
/** More of them say nothing more. */
const MOST = 4;
const LEAST_DAYS = 3;
const WITHOUT_PRICE = 11;
const LEAST_IN_A_ROW = 4;
const FEW_FLIGHTS = 1;
const DAYS_IN_A_ROW = 4;
const LEAST_INCLUDED = 3;
const PRICE_WITH_LIST = 6;
/** What the lines of a text that is worded as an offer weigh together. */
const OFFERED = 8;

function findReadClues(text: string, ofLines: readonly KindClue[]): KindClue[] {
  const plan = parseItinerary(text, CONTEXT);
  const planned = daysWithEntries(plan);
  const quote = parseFlightQuote(text, CONTEXT);
  const flights = timedFlights(quote);
  const flightCount = [...quote.departureFlights, ...quote.returnFlights].flatMap(({ segments }) => segments).length;
  const deal = parseTravelDeal(text, CONTEXT);
  const clues: KindClue[] = [];
  const add = (kind: ContentKind, clue: string, spans: readonly Span[], weight: number): void => {
    clues.push({ kind, clue, spans, weight });
  };
  if (planned.length > 0)
    add('itinerary', 'days with something to do', planned, PER_DAY * Math.min(planned.length, MOST));
  // A plan may end with what all of it costs; several prices for a house, or a reduced one, are an offer's.
  const isOffered = deal.priceOptions.length > 1 || deal.originalPrice !== null;
  const paid = deal.price !== null ? '/price' : isOffered && deal.totalPrice !== null ? '/totalPrice' : null;
  if (planned.length >= LEAST_DAYS && paid === null)
    add('itinerary', 'days without a price for all', planned, WITHOUT_PRICE);
  if (plan.days.length >= LEAST_IN_A_ROW && flightCount <= FEW_FLIGHTS)
    add('itinerary', 'days in a row', spansUnder(plan.source, '/days'), DAYS_IN_A_ROW);
  if (flights.length > 0)
    add('flight-quote', 'flights with their times', flights, PER_FLIGHT * Math.min(flights.length, MOST));
  if (paid === null || deal.includes.length < LEAST_INCLUDED) return clues;
  const price = spansUnder(deal.source, paid);
  if (flightCount === 0) add('travel-deal', 'price and what it includes', price, PRICE_WITH_LIST);
  const offered = ofLines.reduce((sum, { kind, weight }) => (kind === 'travel-deal' ? sum + weight : sum), 0);
  if (deal.includes.length > LEAST_INCLUDED && offered >= OFFERED)
    add('travel-deal', 'price and a long list of what it includes', price, PRICE_WITH_LIST);
  return clues;
}

/** Of each day on which more is done than to travel: its heading, or what it has. */
function daysWithEntries({ days, source }: ParsedItinerary): Span[] {
  return days.flatMap(({ timeBlocks }, i) => {
    const isPlanned = timeBlocks.some(({ activities }) => activities.some(({ type }) => type !== 'travel'));
    return isPlanned ? spansUnder(source, `/days/${i}`).slice(0, 1) : [];
  });
}

/** Flights from a place to a place, both with their hours. */
function timedFlights({ departureFlights, returnFlights, source }: ParsedFlightQuote): Span[] {
  const spansOf = (groups: ParsedFlightQuote['departureFlights'], pointer: string): Span[] =>
    groups.flatMap(({ segments }, g) =>
      segments.flatMap((flight, s) =>
        flight.departureTime && flight.arrivalTime && flight.departureLocation && flight.arrivalLocation
          ? spansUnder(source, `${pointer}/${g}/segments/${s}`).slice(0, 1)
          : [],
      ),
    );
  return [...spansOf(departureFlights, '/departureFlights'), ...spansOf(returnFlights, '/returnFlights')];
}

/** The places of the value at `pointer` and of all within it, in the order of the text. */
function spansUnder({ spans }: Provenance, pointer: string): Span[] {
  const found = Object.entries(spans).flatMap(([at, span]) =>
    at === pointer || at.startsWith(`${pointer}/`) ? (isSpan(span) ? [span] : span) : [],
  );
  return found.sort((a, b) => a[0] - b[0]);
}

const isSpan = (place: Span | readonly Span[]): place is Span => typeof place[0] === 'number';
