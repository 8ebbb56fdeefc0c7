/** The kinds of content that a paste can be, and what parsing each of them answers. */
import type { ParsedItinerary } from './answer.ts';
import type { ParsedFlightQuote } from './flight-quote-answer.ts';
import type { ParsedTravelDeal } from './travel-deal-answer.ts';

export const CONTENT_KINDS = ['itinerary', 'flight-quote', 'travel-deal'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

export interface ParsedContent {
  readonly itinerary: ParsedItinerary;
  readonly 'flight-quote': ParsedFlightQuote;
  readonly 'travel-deal': ParsedTravelDeal;
}
