/** The itinerary calls of spec §7, checked by the contract's schemas. */
import {
  type ItineraryRecord,
  itineraryRecordSchema,
  type PublicItinerary,
  parsedItinerarySchema,
  publicItinerarySchema,
  type Revision,
  revisionSchema,
  type WireParsedItinerary,
} from '@waypage/contract';
import { z } from 'zod';
import { getJson, sendJson } from '../../lib/api-client.ts';
import { hasStatus } from '../../lib/api-error.ts';
import { listKey } from '../../lib/list-key.ts';
import { type ItineraryDraft, NEVER_SAVED } from './itinerary-draft.ts';
import { ITINERARY_MESSAGES as TEXT } from './itinerary-messages.ts';

const COLLECTION = '/api/itineraries';

/** Query keys are paths, as spec §7's default fetching has it. */
export const itineraryKey = (id: string) => [COLLECTION, id] as const;
export const publicItineraryKey = (id: string) => [COLLECTION, id, 'public'] as const;
/** Prefix of every list of itineraries, whatever its filters. */
export const itineraryListKey = listKey(COLLECTION);

const pathOf = (id: string) => `${COLLECTION}/${encodeURIComponent(id)}`;

export function parseItinerary(text: string, referenceDate?: string): Promise<WireParsedItinerary> {
  return sendJson('POST', '/api/parse-itinerary', parsedItinerarySchema, { body: { text, referenceDate } });
}

/** Spec §3: the parse answer's fields merged with `rawText` and `createdAt`. */
function createItinerary(draft: ItineraryDraft): Promise<ItineraryRecord> {
  const { id, title, location, dates, rawText, createdAt, data } = draft;
  const body = { id, data: { title, location, dates, ...data, rawText, createdAt } };
  return sendJson('POST', COLLECTION, itineraryRecordSchema, { body });
}

/** Saves over the version that the draft is based on. Throws `ApiError` 409 where the server has a newer one. */
function updateItinerary(draft: ItineraryDraft): Promise<ItineraryRecord> {
  return sendJson('PUT', pathOf(draft.id), itineraryRecordSchema, { body: draft });
}

/** Creates or saves. A first save may have arrived although its answer did not: then the id exists, and it is ours to update. */
export async function sendItinerary(draft: ItineraryDraft): Promise<ItineraryRecord> {
  if (draft.version !== NEVER_SAVED) return updateItinerary(draft);
  try {
    return await createItinerary(draft);
  } catch (error) {
    const first = conflictingRecord(error);
    if (!first) throw error;
    return updateItinerary({ ...draft, version: first.version });
  }
}

export async function fetchItinerary(id: string, signal?: AbortSignal): Promise<ItineraryRecord> {
  return (await getJson(pathOf(id), itineraryRecordSchema, signal)).data;
}

/** Whatever goes wrong is one error to the public page; what it was stands in its cause (spec §8). */
export async function fetchPublicItinerary(id: string, signal?: AbortSignal): Promise<PublicItinerary> {
  try {
    return (await getJson(pathOf(id), publicItinerarySchema, signal)).data;
  } catch (cause) {
    throw new Error(TEXT.publicLoadFailed, { cause });
  }
}

/** What the saves before have replaced, newest first (H-8). */
export async function fetchRevisions(id: string, signal?: AbortSignal): Promise<readonly Revision[]> {
  return (await getJson(`${pathOf(id)}/revisions`, z.array(revisionSchema), signal)).data;
}

/** The record that a 409 answer carries: what stands on the server now. */
export function conflictingRecord(error: unknown): ItineraryRecord | null {
  if (!hasStatus(error, 409)) return null;
  const parsed = itineraryRecordSchema.safeParse(error.problem?.current);
  return parsed.success ? parsed.data : null;
}
