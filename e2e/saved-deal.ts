/** Saves a paste as a travel deal through the API, as the creator does, and answers its id. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { postJson } from './post-json.ts';
import type { RunningServer } from './running-server.ts';

const CORPUS = resolve(import.meta.dirname, '../packages/parser/corpus/travel-deal');

export async function saveDeal(server: RunningServer, text: string, fields: object = {}): Promise<string> {
  const rawText = readFileSync(resolve(CORPUS, text), 'utf8');
  const data = await postJson(server, '/api/parse-travel-deal', { text: rawText, referenceDate: '2026-11-21' });
  const record = await postJson(server, '/api/travel-deals', { rawText, data: { ...data, ...fields } });
  return String(record['id']);
}
