/** Saves a paste as a travel deal through the API, as the creator does, and answers its id. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { postJson } from './post-json.ts';
import type { RunningServer } from './running-server.ts';

/** @param name of a paste of the journeys (`flyer`), or the place of a text in the parser's corpora (`corpus/travel-deal/…`). */
export function dealText(name: string): string {
  const place = name.includes('/') ? `../packages/parser/${name}.txt` : `pastes/deal-${name}.txt`;
  return readFileSync(resolve(import.meta.dirname, place), 'utf8');
}

export async function saveDeal(server: RunningServer, name = 'flyer', fields: object = {}): Promise<string> {
  const rawText = dealText(name);
  const data = await postJson(server, '/api/parse-travel-deal', { text: rawText, referenceDate: '2026-11-21' });
  const record = await postJson(server, '/api/travel-deals', { rawText, data: { ...data, ...fields } });
  return String(record['id']);
}
