/** A flight quote as the agent works on it: the record of the contract, before or after the server knows it. */
import {
  type AirportNames,
  type FlightQuoteData,
  type FlightQuoteRecord,
  flightQuoteDataSchema,
  type PublicFlightQuote,
  publicQuoteData,
  readAirportPlace,
  type WireParsedFlightQuote,
} from '@waypage/contract';

export type QuoteDraft = Omit<FlightQuoteRecord, 'version' | 'updatedAt'> & { readonly version: number };

/** Version of a draft that the server never confirmed. */
export const NEVER_SAVED = 0;

export function quoteDataOf(parsed: WireParsedFlightQuote): FlightQuoteData {
  return flightQuoteDataSchema.parse({ ...parsed, pricing: null });
}

export function draftOfRecord({ updatedAt: _updatedAt, ...record }: FlightQuoteRecord): QuoteDraft {
  return record;
}

const ID_BYTES = 16;

/** 128 random bits in the URL-safe alphabet, as the server makes its own. */
export function newQuoteId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** What the public page would show of the data; whether it is still valid is judged by the agent's own day. */
export function publicViewOf(data: FlightQuoteData, airports: AirportNames, today: string): PublicFlightQuote {
  const shown = publicQuoteData(data);
  const { title, route, dates } = shown;
  return {
    id: '',
    title,
    route,
    dates,
    createdAt: '1970-01-01T00:00:00.000Z',
    updatedAt: '1970-01-01T00:00:00.000Z',
    version: 1,
    data: shown,
    isActive: !isFullDate(data.validUntil) || data.validUntil >= today,
    airports,
  };
}

/** The codes of all airports that the flights name. */
export function airportCodesOf({ departureFlights, returnFlights, options }: FlightQuoteData): readonly string[] {
  const offers = [{ departureFlights, returnFlights }, ...options];
  const segments = offers.flatMap((offer) =>
    [...offer.departureFlights, ...offer.returnFlights].flatMap((group) => group.segments),
  );
  const places = segments.flatMap((segment) => [segment.departureLocation, segment.arrivalLocation]);
  return [...new Set(places.flatMap((place) => readAirportPlace(place).code ?? []))].sort();
}

/** `YYYY-MM-DD` in the browser's own zone. */
export function localToday(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const isFullDate = (date: string | null): date is string => /^\d{4}-\d{2}-\d{2}$/.test(date ?? '');

export function titleOf(quote: { readonly title: string | null; readonly route: string | null }): string {
  return quote.title?.trim() || quote.route?.trim() || 'Untitled flight quote';
}
