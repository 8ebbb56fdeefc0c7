/** Cards of link previews, drawn once per version and kept; a card never outlives its record (rule F-128). */
import type { Branding, FlightQuoteData } from '@waypage/contract';
import { quoteCard } from '../flight-quote/card.ts';
import { presentForPublic } from '../flight-quote/presenter.ts';
import type { RecordService } from '../records/service.ts';
import type { DrawCard } from './draw-card.ts';

const CARDS_KEPT = 40;

export interface SocialCardService {
  /** The picture and the version it shows; null for an unknown id. */
  finishQuoteCard(id: string): Promise<{ readonly png: Buffer; readonly version: number } | null>;
}

export function createSocialCardService(
  draw: DrawCard,
  branding: Branding,
  quotes: RecordService<FlightQuoteData>,
  clock: () => number,
): SocialCardService {
  const kept = new Map<string, Promise<Buffer>>();
  return {
    async finishQuoteCard(id) {
      const record = await quotes.find(id);
      if (!record) return null;
      const key = `${id} ${record.version} ${record.updatedAt}`;
      const found = kept.get(key);
      const png = found ?? draw(quoteCard(presentForPublic(record, clock()), branding));
      kept.delete(key);
      kept.set(key, png);
      for (const oldest of kept.keys()) {
        if (kept.size <= CARDS_KEPT) break;
        kept.delete(oldest);
      }
      png.catch(() => kept.delete(key));
      return { png: await png, version: record.version };
    },
  };
}
