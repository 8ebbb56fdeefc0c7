/** Saves a paste as a travel deal through the API, as the creator does, and answers its id. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { postJson } from './post-json.ts';
import type { RunningServer } from './running-server.ts';

export const dealPaste = (name: string) =>
  readFileSync(resolve(import.meta.dirname, `pastes/deal-${name}.txt`), 'utf8');

export async function savePastedDeal(server: RunningServer, name = 'flyer', fields: object = {}): Promise<string> {
  const rawText = dealPaste(name);
  const data = await postJson(server, '/api/parse-travel-deal', { text: rawText });
  const record = await postJson(server, '/api/travel-deals', { rawText, data: { ...data, ...fields } });
  return String(record['id']);
}
