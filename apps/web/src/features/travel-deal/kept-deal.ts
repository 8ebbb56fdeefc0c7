/** The creator's paste and what came of it, kept in the tab (T-165). */
import { z } from 'zod';
import { removeStored, writeStored } from '../../lib/browser-storage.ts';
import { freezeWork, frozenWorkSchema, readKept, thawWork } from '../records/kept-work.ts';
import { DEAL_KIND, type DealWork } from './deal-kind.ts';

const creatorSchema = z.object({ text: z.string(), work: frozenWorkSchema.nullable() });

interface KeptCreator {
  readonly text: string;
  readonly work: DealWork | null;
}

const CREATOR_KEY = 'waypage_travel_deal';

export function readCreator(): KeptCreator | null {
  const kept = readKept(CREATOR_KEY, creatorSchema);
  return kept && { text: kept.text, work: kept.work && thawWork(DEAL_KIND, kept.work) };
}

export function keepCreator({ text, work }: KeptCreator): void {
  if (text === '' && !work) removeStored('session', CREATOR_KEY);
  else writeStored('session', CREATOR_KEY, JSON.stringify({ text, work: work && freezeWork(work) }));
}
