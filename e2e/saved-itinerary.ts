/** Saves a paste through the API, as the create screen does, and answers its id. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { RunningServer } from './running-server.ts';

export const PARIS_PASTE = readFileSync(resolve(import.meta.dirname, 'pastes/paris-four-days.txt'), 'utf8');

export async function saveItinerary(server: RunningServer, rawText = PARIS_PASTE): Promise<string> {
  const parsed = await post(server, '/api/parse-itinerary', { text: rawText });
  const id = `itinerary-${Date.now()}-${crypto.randomUUID().replaceAll('-', '')}`;
  await post(server, '/api/itineraries', { id, data: { ...parsed, rawText, createdAt: new Date().toISOString() } });
  return id;
}

async function post(server: RunningServer, path: string, body: unknown): Promise<Record<string, unknown>> {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: server.cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}
