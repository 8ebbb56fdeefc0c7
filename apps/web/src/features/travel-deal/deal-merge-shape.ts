/** How the options of two versions of a deal are told to be the same; its other lists are known by their words. */
import type { WireDealPriceOption } from '@waypage/contract';
import type { MergeShape } from '../records/merge/merge-shape.ts';
import type { DealReviewValue } from './review/deal-review-value.ts';

export const DEAL_MERGE: MergeShape<DealReviewValue> = {
  lists: {
    '/priceOptions': {
      look: (item) => ({ words: (item as WireDealPriceOption).label, slot: (item as WireDealPriceOption).dates }),
      name: (item, index) => (item as WireDealPriceOption).label || `Option ${index + 1}`,
    },
  },
  isOwn: (path) => path === '/customImageUrl',
  isDerived: () => false,
  groups: { agentInfo: 'Agent' },
  words: {
    dates: 'travel dates',
    price: 'price per person',
    originalPrice: 'price before',
    totalPrice: 'total',
    priceBasis: 'total is for',
    passengers: 'travelers',
    includes: 'included',
    restrictions: 'term',
    highlights: 'highlight',
    activities: 'activity',
    customImageUrl: 'destination image',
  },
};
