/** Saves a paste through the API, as the create screen does, and answers its id. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { postJson } from './post-json.ts';
import type { RunningServer } from './running-server.ts';

export const PARIS_PASTE = readFileSync(resolve(import.meta.dirname, 'pastes/paris-four-days.txt'), 'utf8');

export async function saveItinerary(server: RunningServer, rawText = PARIS_PASTE): Promise<string> {
  const parsed = await postJson(server, '/api/parse-itinerary', { text: rawText });
  const id = `itinerary-${Date.now()}-${crypto.randomUUID().replaceAll('-', '')}`;
  await postJson(server, '/api/itineraries', { id, data: { ...parsed, rawText, createdAt: new Date().toISOString() } });
  return id;
}
