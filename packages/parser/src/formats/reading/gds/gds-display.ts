/** A reservation system's display as a flight format: what all systems share, around the prices and marks that are each one's own. */
import { derived, type Field, stated, withContext } from '../../../model/field.ts';
import {
  type FareDraft,
  type FlightTerms,
  OPEN_FARE,
  OPEN_TERMS,
  withClass,
} from '../../../model/flight-quote-draft.ts';
import { offsetOf, spanOf, trimPassage } from '../../../text/passage.ts';
import type { FlightFormat, FlightReading } from '../../flight-format.ts';
import { oncePerDocument, type SourceDocument } from '../document.ts';
import { readCarrierTable } from '../flight/carrier-rows.ts';
import { fareOf as fareOfLines } from '../flight/read-offers.ts';
import { tellsFlights, tellsFlightsBut } from '../flight/typed-format.ts';
import { sellingLines } from '../selling-price.ts';
import { readGdsBaggage } from './gds-baggage.ts';
import { readGdsContact } from './gds-contact.ts';
import { readGdsDeadline } from './gds-deadline.ts';
import { fareOf, type GdsFares, NAMED_FARE_HINT, otherFares, readNamedFare, travelersOf } from './gds-fare.ts';
import { classOfHeading, joinNoteLines, notesOfOffer, splitGdsFares } from './gds-fare-options.ts';
import { isTypedPrice, isTypedTerm, readGdsRules } from './gds-fare-rules.ts';
import { GdsMarks } from './gds-marks.ts';
import { type GdsNames, readGdsNames } from './gds-names.ts';
import { readGdsNotes } from './gds-notes.ts';
import { type GdsOffer, splitGdsOffers } from './gds-offers.ts';
import { readGdsReservation } from './gds-reservation.ts';
import { claimLines, readScreenLines, type ScreenLine, withSingleBlanks } from './gds-screen.ts';
import { mayHoldSegments } from './gds-segment.ts';
import { type GdsSegments, NO_SEGMENTS, readGdsSegments } from './gds-segments.ts';
import { systemLines } from './gds-system-lines.ts';
import { pricesOfTyped, splitTypedFares } from './gds-typed-options.ts';

export interface GdsGrammar {
  readonly id: string;
  /** What only this system writes; each that is found makes it likelier. */
  readonly marks: readonly RegExp[];
  /** A form that its prices are never without, asked of the whole screen (flag `m`); null where it has no prices. */
  readonly priceHint: RegExp | null;
  /** Prices; `travelers` is the number of names or seats, where the display has them. */
  readonly readFares: (lines: readonly ScreenLine[], travelers: number | null) => GdsFares;
  /** Forms that only this system has, with a group `date`: of the day to issue by, of the day on which the display was made. */
  readonly deadlines?: readonly RegExp[];
  readonly made?: readonly RegExp[];
  /** The agency's own line, with groups `phone`, `company`, `name`. */
  readonly contacts?: readonly RegExp[];
}

const SURE = 0.95;
const PLAIN = 0.7;
/** Below any layout of whole typed flights. */
const BESIDE_TYPED = 0.5;
const FOR_A_MARK = 0.05;
/** So many marks make sure. */
const ENOUGH = 5;

export function gdsFormat(grammar: GdsGrammar): FlightFormat {
  const { id, marks, priceHint, readFares: readOwn } = grammar;
  const readFares: GdsGrammar['readFares'] = (lines, travelers) => {
    const own = readOwn(lines, travelers);
    if (own.types.length > 0) return own;
    const named = readNamedFare(lines);
    return { ...named, includes: own.includes, lines: [...own.lines, ...named.lines] };
  };
  const ownMarks = new GdsMarks(marks);
  return {
    id,
    most: SURE,
    detect(document) {
      const { lines, text, segments, mayNameFare } = screenOf(document);
      const hasFlights = segments.found.length > 0;
      // Most texts are no displays at all: they are told by the prices, whose forms are few, before the marks, which are many.
      if (!hasFlights && !mayNameFare && priceHint?.test(text) !== true) return 0;
      const found = ownMarks.count(lines, text, ENOUGH);
      if (!hasFlights && (found === 0 || readFares(lines, null).types.length === 0)) return 0;
      // The prices of a display, or what looks like them, beside flights that someone has typed.
      if (!hasFlights && tellsFlights(document)) return BESIDE_TYPED;
      // F-493: rows of a display without anything else of it, beside other flights that someone has typed.
      if (hasFlights && found === 0 && tellsOthers(document)) return BESIDE_TYPED;
      if (hasFlights && !segments.isDisplay && found === 0) return PLAIN - FOR_A_MARK;
      return Math.min(SURE, PLAIN + found * FOR_A_MARK);
    },
    read(document): FlightReading {
      const { lines, segments } = screenOf(document);
      const split = splitGdsOffers(document, lines, segments.found);
      const names = readGdsNames(lines);
      const seats = seatsOf(split);
      const travelers = names.passengers?.value ?? seats?.value ?? null;
      const fares = readFares(lines, travelers);
      const isPriced = (own: readonly ScreenLine[]): boolean => readFares(own, travelers).types.length > 0;
      const lastFlight = segments.found.at(-1)?.line ?? lines.length;
      const [only] = split;
      const sameFlights =
        split.length === 1 && only !== undefined ? splitGdsFares(lines, only, lastFlight, isPriced) : [];
      const isOne = split.length === 1 && only !== undefined && sameFlights.length === 0;
      const typed = isOne ? splitTypedFares(document, only, endOfFlights(lines[lastFlight])) : [];
      const offers = [sameFlights, typed].find(({ length }) => length > 0) ?? split;
      // What a display says of another fare is no condition of the first.
      const elsewhere = new Set(sameFlights.slice(1).flatMap((offer) => linesOf(offer, lines)));
      const main = elsewhere.size === 0 ? lines : lines.filter((line) => !elsewhere.has(line));
      const deadline = readGdsDeadline(lines, grammar);
      const baggage = readGdsBaggage(main);
      const rules = readGdsRules(main);
      const contact = readGdsContact(lines, grammar.contacts);
      const used = [segments, names, fares, deadline, baggage, rules, contact].flatMap((part) => part.lines);
      const said = [...deadline.lines, ...rules.lines].filter(({ text }) => isTypedPrice(text) || isTypedTerm(text));
      const spoken = new Set(said);
      for (const line of fares.lines) spoken.delete(line);
      const notes = readGdsNotes(main, new Set(used));
      const system = systemLines(lines);
      const reservation = readGdsReservation(lines, system, new Set([...used, ...notes.lines]));
      const headings = (typed.length > 0 ? typed : sameFlights).map((offer) => linesOf(offer, lines).slice(0, 1));
      const claimed = claimLines(document, [
        ...used.filter((line) => !spoken.has(line)),
        ...notes.lines,
        ...system,
        ...elsewhere,
        ...headings.flat(),
      ]);
      const terms: FlightTerms = {
        ...OPEN_TERMS,
        clientName: names.clientName,
        passengers: names.passengers ?? withLapInfants(seats, fares) ?? travelersOf(fares),
        travelerCounts: countsOf(names, seats, fares),
        hasMinors: names.hasMinors,
        fare:
          offers.length > 1
            ? OPEN_FARE
            : (sellingFare(document, travelers) ?? underHeading(fareOf(fares, names.hasMinors), system)),
        includes: [...fares.includes, ...baggage.includes],
        restrictions: rules.restrictions,
        validUntil: deadline.validUntil,
        madeOn: deadline.madeOn,
        notes: joinNotes([...otherFares(fares, document.source), ...notes.notes]),
        contact: contact.contact,
        reservation,
      };
      const priceOf = (offer: GdsOffer): FareDraft => {
        if (offers.length === 1) return OPEN_FARE;
        const own = readFares(linesOf(offer, lines), travelers);
        return own.types.length > 0 ? fareOf(own, names.hasMinors) : typedFare(document, offer, claimed, travelers);
      };
      const known = new Set([...used, ...system]);
      const prices = typed.length > 0 ? pricesOfTyped(document, typed, travelers) : offers.map(priceOf);
      const priced = offers.map((offer, i) => ({
        label: offer.label,
        segments: offer.segments,
        journeys: [],
        fare: classed(prices[i] ?? OPEN_FARE, classOfHeading(headings[i] ?? []), typed.length > 0),
        notes: i === 0 || sameFlights.length === 0 ? null : joinNoteLines(notesOfOffer(linesOf(offer, lines), known)),
      }));
      return { offers: priced, terms, lines: withPrices(document, claimed, priced.slice(1)) };
    },
  };
}

const endOfFlights = (line: ScreenLine | undefined): number => (line === undefined ? 0 : offsetOf(line.passage, 0));

const tellsOthers = oncePerDocument(
  (document): boolean =>
    readCarrierTable(document) !== null ||
    tellsFlightsBut(
      document,
      new Set(screenOf(document).segments.found.map(({ segment }) => segment.flightNumber?.value ?? '')),
    ),
);

/** `PSGR   FARE   TAXES   TOTAL`: the heading of the columns says what the amounts are. */
const FARE_HEADING =
  /^\s*(?:BASE FARE|PSGR|PASSENGER|FARE) +.*\b(?:TAX(?:ES)?|TAXES\/FEES\/CHARGES)\b.*\b(?:TOTAL|PSGR)\b/;

function underHeading(fare: FareDraft, system: readonly ScreenLine[]): FareDraft {
  const heading = system.find((line) => FARE_HEADING.test(line.text));
  if (heading === undefined || fare.total === null) return fare;
  return { ...fare, total: withContext(fare.total, [spanOf(trimPassage(heading.passage))]) };
}

/** F-571: `SELL AT USD 1125.00 PP` among the remarks: what the display prices is the agency's affair. */
function sellingFare(document: SourceDocument, travelers: number | null): FareDraft | null {
  const lines = sellingLines(document);
  const fare = lines.length === 0 ? null : fareOfLines(lines, travelers, document.lines);
  return fare === null || (fare.total === null && fare.totalForAllPassengers === null) ? null : fare;
}

const linesOf = ({ from, to }: GdsOffer, lines: readonly ScreenLine[]): ScreenLine[] =>
  lines.filter((line) => {
    const at = offsetOf(line.passage, 0);
    return at >= from && at < to;
  });

/** What someone has typed under the offer's flights. */
function typedFare(
  document: SourceDocument,
  { from, to }: GdsOffer,
  claimed: ReadonlySet<number>,
  travelers: number | null,
): FareDraft {
  const own = document.lines.filter((line) => line.span[0] >= from && line.span[0] < to && !claimed.has(line.index));
  return fareOfLines(own, travelers);
}

/** The heading names the class; below typed headings a line of the fare may, too. */
const classed = (fare: FareDraft, named: FareDraft['fareClass'], isTyped: boolean): FareDraft =>
  withClass(fare, named ?? (isTyped ? fare.fareClass : null));

/** The prices of further offers are none of the whole text's. */
function withPrices(
  document: SourceDocument,
  claimed: ReadonlySet<number>,
  offers: readonly { readonly fare: FareDraft }[],
): ReadonlySet<number> {
  const starts = offers.flatMap(({ fare: { baseFare, taxes, total, totalForAllPassengers: all } }) =>
    [baseFare, taxes, total, all].flatMap((money) => money?.spans.map(([start]) => start) ?? []),
  );
  if (starts.length === 0) return claimed;
  const own = document.lines.filter(({ span }) => starts.some((start) => start >= span[0] && start < span[1]));
  return new Set([...claimed, ...own.map((line) => line.index)]);
}

function joinNotes(notes: readonly Field<string>[]): Field<string> | null {
  if (notes.length === 0) return null;
  return stated(
    notes.map((note) => note.value).join('\n'),
    notes.flatMap((note) => note.spans),
  );
}

interface Screen {
  readonly lines: readonly ScreenLine[];
  /** Of the lines, joined by line feeds. */
  readonly text: string;
  readonly segments: GdsSegments;
  /** May a price stand under its name, as in any system? */
  readonly mayNameFare: boolean;
}

const textOf = (lines: readonly ScreenLine[]): string => lines.map((line) => line.text).join('\n');

/** Each system's format asks for the same lines: they are read once a document. */
const screenOf = oncePerDocument(({ source }): Screen => {
  const own = readScreenLines(source);
  const written = textOf(own);
  const mayHold = mayHoldSegments(written);
  const lines = mayHold ? withSingleBlanks(own) : own;
  const text = lines === own ? written : textOf(lines);
  const segments = mayHold ? readGdsSegments(lines) : NO_SEGMENTS;
  return { lines, text, segments, mayNameFare: text.includes('FARE') && NAMED_FARE_HINT.test(text) };
});

/** The seats that the first offer's flights hold; the most common number, should they differ. */
function seatsOf([offer]: readonly GdsOffer[]): Field<number> | null {
  const seats = offer?.seats ?? [];
  const times = new Map<number, number>();
  for (const { value } of seats) times.set(value, (times.get(value) ?? 0) + 1);
  const [value] = [...times].sort((a, b) => b[1] - a[1])[0] ?? [];
  return seats.find((field) => field.value === value) ?? null;
}

/** Every number of seated travelers that the display gives: they should agree. */
function countsOf(names: GdsNames, seats: Field<number> | null, fares: GdsFares): Field<number>[] {
  const priced = isOfOne(fares) && (names.seated === null || fares.grandTotal !== null) ? null : seatedOf(fares);
  return [names.seated, seats, priced].flatMap((count) =>
    count === null || count.spans.length === 0 ? [] : [derived(count.value, count.spans)],
  );
}

/** F-298: one traveler's price, asked for before anybody is named, counts nobody; F-716: nor does one below which all pay more. */
const isOfOne = ({ types: [only, other], grandTotal }: GdsFares): boolean =>
  only?.count?.value === 1 &&
  other === undefined &&
  (grandTotal === null || grandTotal.value.amount > (only.total?.value.amount ?? Number.POSITIVE_INFINITY));

const seatedOf = (fares: GdsFares): Field<number> | null =>
  travelersOf({ ...fares, types: fares.types.filter((one) => !/^IN[FS]?$/.test(one.type?.value ?? '')) });

/** Three seats, and prices for two adults, a child and an infant: who has no seat travels, too. */
function withLapInfants(seats: Field<number> | null, fares: GdsFares): Field<number> | null {
  const all = seats === null ? null : travelersOf(fares);
  if (seats === null || all === null || all.value <= seats.value) return seats;
  return seatedOf(fares)?.value === seats.value ? all : seats;
}
