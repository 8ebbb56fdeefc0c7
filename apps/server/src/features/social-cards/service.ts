/** Cards of link previews, drawn once per version and kept; a card never outlives its record (rule F-128). */
import type { Branding, FlightQuoteData, TravelDealData } from '@waypage/contract';
import { quoteCard } from '../flight-quote/card.ts';
import { presentForPublic as presentQuote } from '../flight-quote/presenter.ts';
import type { TypedRecord } from '../records/record-kind.ts';
import type { RecordService } from '../records/service.ts';
import { dealCard } from '../travel-deal/card.ts';
import { presentForPublic as presentDeal } from '../travel-deal/presenter.ts';
import type { CardContent, DrawCard } from './draw-card.ts';

const CARDS_KEPT = 40;

interface FinishedCard {
  readonly png: Buffer;
  /** Of the record that it shows. */
  readonly version: number;
}

export interface SocialCardService {
  /** Null for an unknown id. */
  finishQuoteCard(id: string): Promise<FinishedCard | null>;
  finishDealCard(id: string): Promise<FinishedCard | null>;
}

export function createSocialCardService(
  draw: DrawCard,
  branding: Branding,
  quotes: RecordService<FlightQuoteData>,
  deals: RecordService<TravelDealData>,
  clock: () => number,
): SocialCardService {
  const kept = new Map<string, Promise<Buffer>>();

  async function finishCard<Data>(
    records: RecordService<Data>,
    id: string,
    describe: (record: TypedRecord<Data>) => CardContent,
  ): Promise<FinishedCard | null> {
    const record = await records.find(id);
    if (!record) return null;
    const key = `${id} ${record.version} ${record.updatedAt}`;
    const found = kept.get(key);
    const png = found ?? draw(describe(record));
    kept.delete(key);
    kept.set(key, png);
    for (const oldest of kept.keys()) {
      if (kept.size <= CARDS_KEPT) break;
      kept.delete(oldest);
    }
    png.catch(() => kept.delete(key));
    return { png: await png, version: record.version };
  }

  return {
    finishQuoteCard: (id) => finishCard(quotes, id, (record) => quoteCard(presentQuote(record, clock()), branding)),
    finishDealCard: (id) => finishCard(deals, id, (record) => dealCard(presentDeal(record, clock()), branding)),
  };
}
