/** Saves a paste as a travel deal through the API, as the creator does, and answers its id. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { RunningServer } from './running-server.ts';

const CORPUS = resolve(import.meta.dirname, '../packages/parser/corpus/travel-deal');

export async function saveDeal(server: RunningServer, text: string, fields: object = {}): Promise<string> {
  const rawText = readFileSync(resolve(CORPUS, text), 'utf8');
  const data = await post(server, '/api/parse-travel-deal', { text: rawText, referenceDate: '2026-11-21' });
  const record = await post(server, '/api/travel-deals', { rawText, data: { ...data, ...fields } });
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
