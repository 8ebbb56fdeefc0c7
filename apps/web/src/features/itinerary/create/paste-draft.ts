/** What stands in the paste box survives a reload of the tab: kept in session storage, which ends with the tab. */
import { readStored, removeStored, writeStored } from '../../../lib/browser-storage.ts';

const KEY = 'waypage_itinerary_paste';

export function readPasteDraft(): string {
  return readStored('session', KEY) ?? '';
}

export function keepPasteDraft(text: string): void {
  if (text === '') removeStored('session', KEY);
  else writeStored('session', KEY, text);
}
