/** Flight quotes on the wire, each audience by its own list of fields; the public one is the contract's `publicQuoteData` (rule F-104). */
import {
  type AirportNames,
  type FlightQuoteData,
  type FlightQuoteListItem,
  type FlightQuoteRecord,
  type FlightQuoteRevision,
  type PublicFlightQuote,
  type PublicQuoteData,
  publicQuoteData,
  readAirportPlace,
} from '@waypage/contract';
import { findAirport } from '@waypage/gazetteer';
import { hasExpired } from '../records/offer-expiry.ts';
import { isoTime, type ListEntry, type TypedRecord, type TypedRevision } from '../records/record-kind.ts';

type FlightQuote = TypedRecord<FlightQuoteData>;

export function presentForAgent(quote: FlightQuote): FlightQuoteRecord {
  const { id, title, place, dates, rawText, version, data } = quote;
  const createdAt = isoTime(quote.createdAt);
  return { id, title, route: place, dates, rawText, createdAt, updatedAt: isoTime(quote.updatedAt), version, data };
}

export function presentForPublic(quote: FlightQuote, now: number): PublicFlightQuote {
  const { id, title, place, dates, version } = quote;
  const data = publicQuoteData(quote.data);
  return {
    id,
    title,
    route: place,
    dates,
    createdAt: isoTime(quote.createdAt),
    updatedAt: isoTime(quote.updatedAt),
    version,
    data,
    isActive: !hasExpired(quote.data.validUntil, now),
    airports: airportNames(data),
  };
}

export function presentListItem({ id, title, place, dates, createdAt }: ListEntry): FlightQuoteListItem {
  return { id, title, route: place, dates, createdAt: isoTime(createdAt) };
}

/** The record as it was under that version. */
export function presentRevision(current: FlightQuote, revision: TypedRevision<FlightQuoteData>): FlightQuoteRevision {
  const { version, savedAt, ...content } = revision;
  const record = presentForAgent({ ...current, ...content, version, updatedAt: savedAt });
  return { version, savedAt: isoTime(savedAt), record };
}

/** What the gazetteer calls the airports that the flights name by code. */
function airportNames({ departureFlights, returnFlights, options }: PublicQuoteData): AirportNames {
  const offers = [{ departureFlights, returnFlights }, ...options];
  const groups = offers.flatMap((offer) => [...offer.departureFlights, ...offer.returnFlights]);
  const places = groups.flatMap(({ segments }) =>
    segments.flatMap((segment) => [segment.departureLocation, segment.arrivalLocation]),
  );
  const names: AirportNames = {};
  for (const place of places) {
    const { code } = readAirportPlace(place);
    const airport = code === null ? undefined : findAirport(code);
    if (airport) names[airport.code] = { name: airport.name, city: airport.city };
  }
  return names;
}
