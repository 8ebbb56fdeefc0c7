/** Saves a paste as a flight quote through the API, as the creator does, and answers its id. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { RunningServer } from './running-server.ts';

export const quotePaste = (name: string) =>
  readFileSync(resolve(import.meta.dirname, `pastes/quote-${name}.txt`), 'utf8');

export async function saveQuote(server: RunningServer, name = 'gds', fields: object = {}): Promise<string> {
  const rawText = quotePaste(name);
  const data = await post(server, '/api/parse-flight-quote', { text: rawText });
  const record = await post(server, '/api/flight-quotes', { rawText, data: { ...data, ...fields } });
  return String(record['id']);
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
