/**
 * The pieces of a typed text to its offers: those under headings of options, results each with a price, other flights for one of the
 * journeys (`the later flight home is EI 125, +$95`), else one.
 */
import { ELSEWHERE, findCabins } from '../../../annotators/cabin.ts';
import { readFareRole } from '../../../annotators/fare-words.ts';
import { type Field, stated } from '../../../model/field.ts';
import { type FareDraft, type OfferDraft, OPEN_FARE, withClass } from '../../../model/flight-quote-draft.ts';
import { type Passage, spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { findFareMentions } from '../fares/fare-mentions.ts';
import { readFare } from '../fares/read-fare.ts';
import { hasBarePrice, withSiblingPrices } from '../fares/sibling-price.ts';
import { lineMoney } from '../line-money.ts';
import { readParty } from '../terms/party.ts';
import { findAirlineParagraphs } from './airline-paragraphs.ts';
import { arrangeSegments } from './arrange-segments.ts';
import type { SegmentReading } from './arrangement.ts';
import { type CarrierTable, notesOfRow, readCarrierTable } from './carrier-rows.ts';
import type { ColumnOffer } from './column-table.ts';
import { findDepartureHeadings } from './departure-headings.ts';
import type { FlightUnit } from './flight-unit.ts';
import { findNamedFares } from './named-fares.ts';
import { findNumberedWays } from './numbered-ways.ts';
import { findOfferRanges, type OfferRange } from './offer-ranges.ts';
import type { FlightPieces } from './read-units.ts';
import { isRouteLine, type RouteEnds, routeEnds } from './route-lines.ts';
import type { RowOffer } from './row-offers.ts';
import { splitAlternatives } from './split-alternatives.ts';
import { withoutTotalsOfOthers } from './totals-of-others.ts';

export interface OffersReading {
  readonly offers: readonly OfferDraft[];
  /** What each offer's flights were read from, for the lines that they claim. */
  readonly readings: readonly SegmentReading[];
}

export function readOffers(document: SourceDocument, { units, columns, rows }: FlightPieces): OffersReading {
  if (rows.length >= 2) return readRows(rows);
  if (columns.length >= 2) {
    const beside = readColumns(document, units, columns);
    if (beside.offers.length >= 2) return beside;
  }
  const carriers = readCarrierTable(document);
  if (carriers !== null) return readCarriers(document, carriers);
  const headed = findOfferRanges(document, units);
  const named = headed.length >= 2 ? headed : findNamedFares(document, units);
  const placed = named.length >= 2 ? named : findDepartureHeadings(document, units);
  const told = placed.length >= 2 ? placed : findAirlineParagraphs(document, units);
  const ranges = told.length >= 2 ? told : findNumberedWays(document, units);
  if (ranges.length >= 2) {
    const ranged = readRanges(document, units, ranges);
    if (ranged.offers.length >= 2) return ranged;
  }
  const reading = arrangeSegments(units);
  return { offers: splitAlternatives(document, reading), readings: [reading] };
}

function readRows(rows: readonly RowOffer[]): OffersReading {
  const readings = rows.map(({ units }) => arrangeSegments(units));
  const offers = rows.map(({ label, fare, notes }, i): OfferDraft => {
    const { segments, journeys } = readings[i] as SegmentReading;
    return { label, segments, journeys, fare, notes };
  });
  return { offers, readings };
}

function readCarriers(document: SourceDocument, { rows }: CarrierTable): OffersReading {
  const passengers = readParty(document)?.count.value ?? null;
  const readings = rows.map(({ units }) => arrangeSegments(units));
  const offers = rows.map((row, i): OfferDraft => {
    const { segments, journeys } = readings[i] as SegmentReading;
    const { fare } = readFare(row.fare, passengers);
    return { label: row.label, segments, journeys, fare, notes: i === 0 ? null : notesOfRow(row) };
  });
  return { offers, readings };
}

function readColumns(
  document: SourceDocument,
  units: readonly FlightUnit[],
  columns: readonly ColumnOffer[],
): OffersReading {
  const passengers = readParty(document)?.count.value ?? null;
  const readings: SegmentReading[] = [];
  const offers = columns.flatMap(({ label, lines, isCabin, isFare }, i): OfferDraft[] => {
    const reading = arrangeSegments(units.filter((unit) => unit.offer === null || unit.offer === i + 1));
    readings.push(reading);
    if (reading.segments.length === 0) return [];
    const fare = withClass(fareOf(lines.filter(mayTellPrice), passengers, lines), fareClassOf(lines));
    return [
      {
        label,
        segments: reading.segments,
        journeys: reading.journeys,
        fare: isFare ? { ...fare, fareClass: isCabin ? label : (fare.fareClass ?? label) } : fare,
        notes: isFare && i > 0 ? termsOf(lines) : null,
      },
    ];
  });
  return { offers, readings };
}

/** What a cabin brings and forbids, a row each; those of the first are the quote's own. */
function termsOf(lines: readonly DocumentLine[]): Field<string> | null {
  const rows = lines.flatMap(({ cells }) => {
    const [name, value] = cells ?? [];
    if (name === undefined || value === undefined || !/[\p{L}\p{N}]/u.test(value.text)) return [];
    return namesPrice(name) ? [] : [[name, value] as const];
  });
  if (rows.length === 0) return null;
  return stated(
    rows.map(([name, value]) => `${name.text}: ${value.text}`).join('\n'),
    rows.flatMap(([name, value]) => [spanOf(name), spanOf(value)]),
  );
}

/** F-704: `Included | 23 kg checked bag` between the rows of a column is no heading of the prices below it. */
const mayTellPrice = (line: DocumentLine): boolean =>
  lineMoney(line).length > 0 || line.cells?.[0] === undefined || namesPrice(line.cells[0]);

function namesPrice({ text }: Passage): boolean {
  const folded = foldText(text);
  const role = readFareRole(`${folded} `, '');
  return (role !== null && role !== 'other') || PRICE.test(folded);
}
/** `Price for two` */
const PRICE = /^(?:prices?|preis|prix|precio|prezzo|preco)\b/;

function readRanges(
  document: SourceDocument,
  units: readonly FlightUnit[],
  ranges: readonly OfferRange[],
): OffersReading {
  const passengers = readParty(document)?.count.value ?? null;
  const first = ranges[0] as OfferRange;
  const above = units.filter((unit) => unit.line.index < first.from);
  const shared = arrangeSegments(above);
  const route = routeOver(above);
  const offers: OfferDraft[] = [];
  const linesOf: (readonly DocumentLine[])[] = [];
  const readings: SegmentReading[] = [];
  for (const number of new Set(ranges.map((range) => range.number))) {
    const own = ranges.filter((range) => range.number === number);
    const isOwn = (index: number): boolean => own.some((range) => index >= range.from && index < range.to);
    const reading = arrangeSegments(
      withoutHeading(
        units.filter((unit) => isOwn(unit.line.index)),
        own,
      ),
      route,
    );
    readings.push(reading);
    const lines = document.lines.filter((line) => isOwn(line.index));
    const flights = reading.segments.length > 0 ? withShared(shared, reading) : shared;
    const fare = fareOf(underHeading(document, lines), passengers, document.lines);
    // Flights above the options that none of them takes over are a title.
    if (flights !== reading && !readings.includes(shared)) readings.push(shared);
    const isUnpriced = fare === OPEN_FARE && !hasBarePrice(lines);
    if (flights.segments.length === 0 || (reading.segments.length === 0 && isUnpriced)) continue;
    linesOf.push(lines);
    offers.push({
      label: (own[0] as OfferRange).label,
      segments: flights.segments,
      journeys: flights.journeys,
      fare,
      notes: null,
    });
  }
  const fares = withSiblingPrices(
    offers.map(({ fare }, i) => ({ fare, lines: linesOf[i] ?? [] })),
    passengers,
  );
  const priced = offers.map((offer, i): OfferDraft => ({ ...offer, fare: fares[i] ?? offer.fare }));
  return { offers: withoutTotalsOfOthers(priced), readings };
}

/** `Two options, LHR-BKK`: over the options the way that all of them fly. */
function routeOver(units: readonly FlightUnit[]): RouteEnds | null {
  const routes = units.filter(isRouteLine).flatMap((unit) => routeEnds(unit) ?? []);
  return routes.length === 1 ? (routes[0] ?? null) : null;
}

/** A row of a table with the row that heads its columns. */
function underHeading(document: SourceDocument, lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const head = lines[0]?.table?.header?.line.index;
  const heading = head === undefined ? undefined : document.lines[head];
  return heading === undefined || lines.includes(heading) ? lines : [heading, ...lines];
}

/** `Option 1 - United Airlines` over flights that name their airlines themselves says nothing of the first of them. */
function withoutHeading(units: readonly FlightUnit[], ranges: readonly OfferRange[]): readonly FlightUnit[] {
  const isHeading = ({ line, marks }: FlightUnit): boolean =>
    marks.length > 0 && ranges.some(({ from }) => from === line.index) && marks.every(({ kind }) => kind === 'airline');
  // `1) Qatar via Doha LHR-BKK GBP 689 pp`: the way of the flights below it, whatever it costs.
  const isRoute = (unit: FlightUnit): boolean =>
    ranges.some(({ from }) => from === unit.line.index) && isRouteLine(withoutMoney(unit)) && routeEnds(unit) !== null;
  const others = units.flatMap((unit) => (isHeading(unit) ? [] : isRoute(unit) ? [withoutMoney(unit)] : [unit]));
  const isNamed = others.some(({ marks }) =>
    marks.some((mark) => mark.kind === 'airline' || (mark.kind === 'flight' && mark.mention.carrier !== null)),
  );
  return isNamed ? others : units;
}

const withoutMoney = (unit: FlightUnit): FlightUnit => ({
  ...unit,
  marks: unit.marks.filter(({ kind }) => kind !== 'money'),
});

/** Options that differ in the return alone: the flights above them are common to all. */
function withShared(shared: SegmentReading, own: SegmentReading): Pick<SegmentReading, 'segments' | 'journeys'> {
  const [first] = shared.segments;
  const [next] = own.segments;
  if (!first || !next) return own;
  const isSame = first.departure.code?.value === next.departure.code?.value;
  const goesOn = shared.segments.at(-1)?.arrival.code?.value === next.departure.code?.value;
  if (isSame || !goesOn) return own;
  return {
    segments: [...shared.segments, ...own.segments],
    journeys: [
      ...shared.journeys,
      ...own.journeys.map((facts) => ({ ...facts, firstSegment: facts.firstSegment + shared.segments.length })),
    ],
  };
}

/** `context`: the lines of the whole text. */
export function fareOf(
  lines: readonly DocumentLine[],
  passengers: number | null,
  context: readonly DocumentLine[] = lines,
): FareDraft {
  const { fare, lines: used } = readFare(findFareMentions(lines, context), passengers);
  const fareClass = fareClassOf(lines);
  return used.size === 0 && fareClass === null ? OPEN_FARE : { ...fare, fareClass };
}

function fareClassOf(lines: readonly DocumentLine[]): Field<string> | null {
  for (const line of lines) {
    if (line.folded.length > 200) continue;
    const [cabin] = findCabins(line.folded);
    if (cabin && !ELSEWHERE.test(line.folded))
      return stated(line.passage.text.slice(cabin.from, cabin.to), [spanOf(line.passage, cabin.from, cabin.to)]);
  }
  return null;
}
