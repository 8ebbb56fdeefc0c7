/** The flight quote calls of spec §7 and the gazetteer's look-ups, checked by the contract's schemas. */
import {
  type AirportNames,
  airlineSchema,
  airportSchema,
  type FlightQuoteRecord,
  flightQuoteRecordSchema,
  type PublicFlightQuote,
  parsedFlightQuoteSchema,
  publicFlightQuoteSchema,
  type WireParsedFlightQuote,
} from '@waypage/contract';
import { z } from 'zod';
import { getJson, sendJson } from '../../lib/api-client.ts';
import { hasStatus } from '../../lib/api-error.ts';
import { listKey } from '../../lib/list-key.ts';
import { QUOTE_MESSAGES as TEXT } from './flight-quote-messages.ts';
import { NEVER_SAVED, type QuoteDraft } from './quote-draft.ts';

const COLLECTION = '/api/flight-quotes';
const pathOf = (id: string) => `${COLLECTION}/${encodeURIComponent(id)}`;

export const quoteListKey = listKey(COLLECTION);
/** The path is first, so that what the dashboard deletes is forgotten here, too. */
export const quoteKey = (id: string) => [COLLECTION, id, 'agent'] as const;
export const publicQuoteKey = (id: string) => [COLLECTION, id, 'public'] as const;

export function parseFlightQuote(text: string, signal?: AbortSignal): Promise<WireParsedFlightQuote> {
  return sendJson('POST', '/api/parse-flight-quote', parsedFlightQuoteSchema, {
    body: { text },
    ...(signal ? { signal } : {}),
  });
}

/**
 * The first save creates; its id is the draft's, so that sending it again after a lost answer makes no second quote. Later ones save over the
 * version that the draft is based on. Throws `ApiError` 409 where the server has a newer one.
 */
export function saveFlightQuote({ version, ...draft }: QuoteDraft): Promise<FlightQuoteRecord> {
  return version === NEVER_SAVED
    ? sendJson('POST', COLLECTION, flightQuoteRecordSchema, { body: draft })
    : sendJson('PUT', pathOf(draft.id), flightQuoteRecordSchema, { body: { ...draft, version } });
}

export async function fetchFlightQuote(id: string, signal?: AbortSignal): Promise<FlightQuoteRecord> {
  return (await getJson(pathOf(id), flightQuoteRecordSchema, signal)).data;
}

/** As clients see it, also for agents. Whatever goes wrong is one error to the page; what it was stands in its cause (spec §8). */
export async function fetchPublicFlightQuote(id: string, signal?: AbortSignal): Promise<PublicFlightQuote> {
  try {
    return (await getJson(`${pathOf(id)}?as=public`, publicFlightQuoteSchema, signal)).data;
  } catch (cause) {
    throw new Error(TEXT.publicLoadFailed, { cause });
  }
}

/** The record that a 409 answer carries: what stands on the server now. */
export function conflictingQuote(error: unknown): FlightQuoteRecord | null {
  if (!hasStatus(error, 409)) return null;
  const parsed = flightQuoteRecordSchema.safeParse(error.problem?.current);
  return parsed.success ? parsed.data : null;
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
