/** Public pages, finished once per version and kept; the version is asked of the store each time, so that no page outlives a save. */
import {
  type Branding,
  dealJson,
  type EmbedLook,
  type FlightQuoteData,
  type ItineraryData,
  type MissingPage,
  type PublicTravelDeal,
  type RecordPage,
  type ShareAssets,
  type SharePages,
  type TravelDealData,
} from '@waypage/contract';
import { hasCalendar } from '../flight-quote/calendar.ts';
import { presentForPublic as presentQuote } from '../flight-quote/presenter.ts';
import { quoteStructuredData } from '../flight-quote/structured-data.ts';
import { hasItineraryCalendar } from '../itinerary/calendar.ts';
import { presentForPublic as presentItinerary } from '../itinerary/presenter.ts';
import { expiryTime, hasExpired } from '../records/offer-expiry.ts';
import type { TypedRecord } from '../records/record-kind.ts';
import type { RecordService } from '../records/service.ts';
import { hasDealCalendar } from '../travel-deal/calendar.ts';
import { dealJsonFileName } from '../travel-deal/file-name.ts';
import { oembedAddress } from '../travel-deal/oembed.ts';
import { presentForPublic as presentDeal } from '../travel-deal/presenter.ts';
import { dealStructuredData } from '../travel-deal/structured-data.ts';
import { createPageCache, type FinishedPage, type RenderedPage } from './page-cache.ts';

/** The built pages of the web, or what a test puts in their place. */
export interface ShareEntry {
  readonly pages: SharePages;
  readonly assets: ShareAssets;
}

export interface SharePageService {
  /** Null for an unknown id. `base` is the public address without a slash at the end. */
  finishItineraryPage(id: string, base: string): Promise<FinishedPage | null>;
  finishFlightQuotePage(id: string, base: string): Promise<FinishedPage | null>;
  finishDealPage(id: string, base: string): Promise<FinishedPage | null>;
  finishDealEmbedPage(id: string, base: string, look: EmbedLook): Promise<FinishedPage | null>;
  finishDealJsonPage(id: string, base: string): Promise<FinishedPage | null>;
  finishNotFoundPage(kind: MissingPage, base: string): Promise<FinishedPage>;
  /** Asks the database nothing. */
  finishFailurePage(kind: RecordPage, base: string): Promise<FinishedPage>;
}

/** A record that changes between the look at its version and its reading is looked at again this often. */
const ATTEMPTS = 3;

export interface PublicRecords {
  readonly itineraries: RecordService<ItineraryData>;
  readonly quotes: RecordService<FlightQuoteData>;
  readonly deals: RecordService<TravelDealData>;
}

export function createSharePageService(
  { pages, assets }: ShareEntry,
  branding: Branding,
  { itineraries, quotes, deals }: PublicRecords,
  clock: () => number,
): SharePageService {
  const cache = createPageCache(clock);
  const context = (pageUrl: string) => ({ branding, assets, pageUrl });

  async function finishRecordPage<Data>(
    records: RecordService<Data>,
    id: string,
    pageUrl: string,
    render: (record: TypedRecord<Data>) => RenderedPage,
  ): Promise<FinishedPage | null> {
    for (let attempt = 1; ; attempt++) {
      const head = await records.findHead(id);
      if (!head) return null;
      try {
        return await cache.finish(pageUrl, `${head.version}.${head.updatedAt}`, async () => {
          const record = await records.find(id);
          if (record?.version !== head.version) throw new ChangedMeanwhile();
          return render(record);
        });
      } catch (error) {
        if (!(error instanceof ChangedMeanwhile) || attempt === ATTEMPTS) throw error;
      }
    }
  }

  /** @param key tells apart what is made of one record. */
  function finishOfDeal(id: string, key: string, render: (deal: PublicTravelDeal) => Omit<RenderedPage, 'freshUntil'>) {
    return finishRecordPage(deals, id, key, (record) => {
      const deal = presentDeal(record, clock());
      const { validUntil, customImageUrl } = deal.data;
      return {
        imageSource: originOf(customImageUrl),
        ...render(deal),
        freshUntil: deal.isActive ? expiryTime(validUntil) : null,
      };
    });
  }

  return {
    finishItineraryPage(id, base) {
      const path = `/itinerary/${id}`;
      const pageUrl = base + path;
      return finishRecordPage(itineraries, id, pageUrl, (record) => {
        const itinerary = presentItinerary(record);
        const calendar = hasItineraryCalendar(itinerary) ? `${path}.ics` : null;
        return { document: pages.renderItineraryPage(itinerary, { ...context(pageUrl), calendar }) };
      });
    },

    finishFlightQuotePage(id, base) {
      const path = `/flight-quote/${id}`;
      const pageUrl = base + path;
      return finishRecordPage(quotes, id, pageUrl, (record) => {
        const now = clock();
        const quote = presentQuote(record, now);
        const { validUntil, customImageUrl } = quote.data;
        const document = pages.renderFlightQuotePage(quote, {
          ...context(pageUrl),
          structuredData: quoteStructuredData(quote, pageUrl, branding.agencyName),
          cardImage: `${base}/og/flight-quote/${id}.png?v=${record.version}`,
          calendar: hasCalendar(quote) ? `${path}.ics` : null,
        });
        return {
          document,
          freshUntil: hasExpired(validUntil, now) ? null : expiryTime(validUntil),
          imageSource: originOf(customImageUrl),
        };
      });
    },

    finishDealPage(id, base) {
      const path = `/deal/${id}`;
      const pageUrl = base + path;
      return finishOfDeal(id, pageUrl, (deal) => ({
        document: pages.renderDealPage(deal, {
          ...context(pageUrl),
          structuredData: dealStructuredData(deal, pageUrl, branding.agencyName),
          cardImage: `${base}/og/deal/${id}.png?v=${deal.version}`,
          textFile: `${path}.txt`,
          calendar: hasDealCalendar(deal) ? `${path}.ics` : null,
          oembed: oembedAddress(id, base),
        }),
      }));
    },

    finishDealEmbedPage(id, base, look) {
      const pageUrl = `${base}/embed/deal/${id}`;
      const links = { oembed: oembedAddress(id, base), dealUrl: `${base}/deal/${id}` };
      return finishOfDeal(id, `${pageUrl} ${JSON.stringify(look)}`, (deal) => ({
        document: pages.renderDealEmbedPage(deal, { ...context(pageUrl), look, ...links }),
        ownStyle: look.style,
      }));
    },

    finishDealJsonPage(id, base) {
      const pageUrl = `${base}/json/deal/${id}`;
      const file = { name: dealJsonFileName(id), address: `/deal/${id}.json` };
      return finishOfDeal(id, pageUrl, (deal) => ({
        document: pages.renderDealJsonPage(dealJson(deal, base), { ...context(pageUrl), file }),
        imageSource: null,
      }));
    },

    finishNotFoundPage(kind, base) {
      return cache.finish(`not-found:${kind}:${base}`, '', () => ({
        document: pages.renderNotFoundPage(kind, context(`${base}/`)),
      }));
    },

    finishFailurePage(kind, base) {
      return cache.finish(`failure:${kind}:${base}`, '', () => ({
        document: pages.renderFailurePage(kind, context(`${base}/`)),
      }));
    },
  };
}

/** The one other host that a page may load its picture from: where the agent has taken it from (rule F-124). */
function originOf(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { origin, protocol } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}

class ChangedMeanwhile extends Error {}
