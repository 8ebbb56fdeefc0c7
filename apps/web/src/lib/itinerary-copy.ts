/**
 * The copy of an itinerary in this browser, under `itinerary_{id}` (spec §7 and §9). `unsent`: it holds changes that the server
 * does not have yet; else it only repeats what the server said last.
 */
import { BROWSER_KEYS, itineraryRecordSchema } from '@waypage/contract';
import { z } from 'zod';
import { listStored, readStored, removeStored, writeStored } from './browser-storage.ts';

const copySchema = itineraryRecordSchema.extend({
  /** 0: never saved on the server; else the version that the copy is based on. */
  version: z.number().int().nonnegative(),
  unsent: z.boolean(),
});
export type ItineraryCopy = z.infer<typeof copySchema>;

const keyOf = (id: string) => `${BROWSER_KEYS.itineraryCopyPrefix}${id}`;

/** Null where there is none, or where something else stands under the key. */
export function readItineraryCopy(id: string): ItineraryCopy | null {
  const stored = readStored('local', keyOf(id));
  if (stored === null) return null;
  try {
    const parsed = copySchema.safeParse(JSON.parse(stored));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** All that this browser holds and the server does not have yet, in no order. */
export function listUnsentCopies(): readonly ItineraryCopy[] {
  return listStored('local')
    .filter((key) => key.startsWith(BROWSER_KEYS.itineraryCopyPrefix))
    .map((key) => readItineraryCopy(key.slice(BROWSER_KEYS.itineraryCopyPrefix.length)))
    .filter((copy): copy is ItineraryCopy => copy?.unsent === true);
}

/** Answers false where the browser refuses (storage full or switched off): the caller has to say so. */
export function keepItineraryCopy(copy: ItineraryCopy): boolean {
  return writeStored('local', keyOf(copy.id), JSON.stringify(copy));
}

export function dropItineraryCopy(id: string): void {
  removeStored('local', keyOf(id));
}
