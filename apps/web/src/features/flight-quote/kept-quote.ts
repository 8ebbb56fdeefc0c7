/** The creator's paste, count and work, kept in the tab (F-119). */
import { z } from 'zod';
import { removeStored, writeStored } from '../../lib/browser-storage.ts';
import { freezeWork, frozenWorkSchema, readKept, thawWork } from '../records/kept-work.ts';
import { QUOTE_KIND, type QuoteWork } from './quote-kind.ts';

const creatorSchema = z.object({
  text: z.string(),
  travelers: z.number().int(),
  chosen: z.boolean(),
  work: frozenWorkSchema.nullable(),
});
export type KeptCreator = Omit<z.infer<typeof creatorSchema>, 'work'> & { readonly work: QuoteWork | null };

const CREATOR_KEY = 'waypage_flight_quote';

export function readCreator(): KeptCreator | null {
  const kept = readKept(CREATOR_KEY, creatorSchema);
  return kept && { ...kept, work: kept.work && thawWork(QUOTE_KIND, kept.work) };
}

export function keepCreator({ text, travelers, chosen, work }: KeptCreator): void {
  if (text === '' && !work) removeStored('session', CREATOR_KEY);
  else writeStored('session', CREATOR_KEY, JSON.stringify({ text, travelers, chosen, work: work && freezeWork(work) }));
}
