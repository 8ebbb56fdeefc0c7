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

/** The same with one version before it. */
export async function saveItineraryTwice(server: RunningServer): Promise<string> {
  const id = await saveItinerary(server);
  const address = `${server.url}/api/itineraries/${id}`;
  const headers = { 'content-type': 'application/json', cookie: server.cookie };
  const record = (await (await fetch(address, { headers })).json()) as Record<string, unknown>;
  const changed = {
    ...record,
    location: 'Paris and Versailles, France',
    rawText: `${PARIS_PASTE}\nPS: bring umbrellas`,
  };
  const answer = await fetch(address, { method: 'PUT', headers, body: JSON.stringify(changed) });
  if (!answer.ok) throw new Error(`saving again answered ${answer.status}`);
  return id;
}
