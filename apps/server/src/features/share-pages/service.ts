/** Public pages, finished once per version and kept; the version is asked of the store each time, so that no page outlives a save. */
import type { Branding, PublicItinerary, ShareAssets, SharePages } from '@waypage/contract';
import { presentForPublic } from '../itinerary/presenter.ts';
import type { ItineraryService } from '../itinerary/service.ts';
import { createPageCache, type FinishedPage } from './page-cache.ts';

/** The built pages of the web, or what a test puts in their place. */
export interface ShareEntry {
  readonly pages: SharePages;
  readonly assets: ShareAssets;
}

export interface SharePageService {
  /** Null for an unknown id. `base` is the public address without a slash at the end. */
  finishItineraryPage(id: string, base: string): Promise<FinishedPage | null>;
  finishNotFoundPage(kind: 'itinerary' | 'page', base: string): Promise<FinishedPage>;
}

/** A record that changes between the look at its version and its reading is looked at again this often. */
const ATTEMPTS = 3;

export function createSharePageService(
  { pages, assets }: ShareEntry,
  branding: Branding,
  itineraries: ItineraryService,
): SharePageService {
  const cache = createPageCache();
  const context = (pageUrl: string) => ({ branding, assets, pageUrl });

  return {
    async finishItineraryPage(id, base) {
      for (let attempt = 1; ; attempt++) {
        const head = await itineraries.findHead(id);
        if (!head) return null;
        const pageUrl = `${base}/itinerary/${id}`;
        const stamp = `${head.version}.${head.updatedAt}`;
        try {
          return await cache.finish(pageUrl, stamp, async () => {
            const itinerary = await itineraries.find(id);
            if (itinerary?.version !== head.version) throw new ChangedMeanwhile();
            const shown: PublicItinerary = presentForPublic(itinerary);
            return pages.renderItineraryPage(shown, context(pageUrl));
          });
        } catch (error) {
          if (!(error instanceof ChangedMeanwhile) || attempt === ATTEMPTS) throw error;
        }
      }
    },

    finishNotFoundPage(kind, base) {
      return cache.finish(`not-found:${kind}:${base}`, '', () => pages.renderNotFoundPage(kind, context(`${base}/`)));
    },
  };
}

class ChangedMeanwhile extends Error {}
