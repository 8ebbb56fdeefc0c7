/** Saves a paste as a flight quote through the API, as the creator does, and answers its id. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { postJson } from './post-json.ts';
import type { RunningServer } from './running-server.ts';

export const quotePaste = (name: string) =>
  readFileSync(resolve(import.meta.dirname, `pastes/quote-${name}.txt`), 'utf8');

export async function saveQuote(server: RunningServer, name = 'gds', fields: object = {}): Promise<string> {
  const rawText = quotePaste(name);
  const data = await postJson(server, '/api/parse-flight-quote', { text: rawText });
  const record = await postJson(server, '/api/flight-quotes', { rawText, data: { ...data, ...fields } });
  return String(record['id']);
}
