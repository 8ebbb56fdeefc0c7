/** The flight quote calls of spec §7 and the gazetteer's look-ups, checked by the contract's schemas. */
import {
  type AirportNames,
  airlineSchema,
  airportSchema,
  type FlightQuoteData,
  flightQuoteRecordSchema,
  type PublicFlightQuote,
  parsedFlightQuoteSchema,
  publicFlightQuoteSchema,
  type WireParsedFlightQuote,
} from '@waypage/contract';
import { z } from 'zod';
import { getJson, sendJson } from '../../lib/api-client.ts';
import { recordCalls } from '../records/record-calls.ts';
import { QUOTE_MESSAGES as TEXT } from './flight-quote-messages.ts';

export const quoteCalls = recordCalls<FlightQuoteData, PublicFlightQuote>({
  collection: '/api/flight-quotes',
  recordSchema: flightQuoteRecordSchema,
  publicSchema: publicFlightQuoteSchema,
  publicLoadFailed: TEXT.publicLoadFailed,
});

export function parseFlightQuote(text: string, referenceDate?: string): Promise<WireParsedFlightQuote> {
  return sendJson('POST', '/api/parse-flight-quote', parsedFlightQuoteSchema, {
    body: { text, referenceDate },
  });
}

export interface Suggestion {
  /** What stands in the field when it is chosen. */
  readonly value: string;
  readonly label: string;
}

/** `London (LHR)`, `London Heathrow Airport, GB`. */
export async function suggestAirports(query: string): Promise<readonly Suggestion[]> {
  const found = await lookUp('airports', query, airportSchema);
  return found.map(({ code, name, city, country }) => ({ value: `${city} (${code})`, label: `${name}, ${country}` }));
}

export async function suggestAirlines(query: string): Promise<readonly Suggestion[]> {
  const found = await lookUp('airlines', query, airlineSchema);
  return found.map(({ code, name, country }) => ({ value: name, label: `${code}, ${country}` }));
}

/** What the gazetteer calls airports, for a preview that looks like the page; none where it does not answer. */
export async function fetchAirportNames(codes: readonly string[]): Promise<AirportNames> {
  if (codes.length === 0) return {};
  const path = `/api/gazetteer/airports?codes=${codes.slice(0, CODES_MAX).join(',')}`;
  const { data } = await getJson(path, z.array(airportSchema));
  return Object.fromEntries(data.map(({ code, name, city }) => [code, { name, city }]));
}

const CODES_MAX = 60;
const QUERY_MAX = 60;

async function lookUp<T>(table: 'airports' | 'airlines', query: string, schema: z.ZodType<T>): Promise<T[]> {
  const text = query.trim().slice(0, QUERY_MAX);
  if (text.length < 2) return [];
  return (await getJson(`/api/gazetteer/${table}?q=${encodeURIComponent(text)}`, z.array(schema))).data;
}
