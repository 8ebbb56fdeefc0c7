/** What the server hands to the web's share entry, and what it gets back: one finished HTML document a page. */
import type { Branding } from './branding.ts';
import type { PublicFlightQuote } from './flight-quote-record.ts';
import type { PublicItinerary } from './itinerary.ts';

/** Pages with a style sheet of their own: each carries its own rules and no other's. */
export const STYLED_PAGES = ['itinerary', 'flight-quote'] as const;
export type StyledPage = (typeof STYLED_PAGES)[number];

/** Addresses of the built files that a public page needs. */
export interface ShareAssets {
  /** The pages' stylesheets, as text: the page's own is inlined, and allowed by its hash. */
  readonly css: Readonly<Record<StyledPage, string>>;
  /** Site-relative address of the script for Share, Print and day navigation (a module); its file lies at the same path under `dist/share`. */
  readonly script: string;
  /** Site-relative addresses of the fonts that the page preloads. */
  readonly fonts: readonly string[];
}

export interface SharePageContext {
  readonly branding: Branding;
  readonly assets: ShareAssets;
  /** Absolute public address of the page itself. */
  readonly pageUrl: string;
}

export interface FlightQuotePageContext extends SharePageContext {
  /** JSON-LD that the page carries. */
  readonly structuredData: readonly object[];
  /** Absolute address of the page's picture for previews of the link. */
  readonly cardImage: string;
  /** Site-relative address of the flights as a calendar file; null where no flight has a date. */
  readonly calendar: string | null;
}

export type MissingPage = 'itinerary' | 'flight-quote' | 'page';

/** The built entry `share` of @waypage/web. Pure: the same input gives the same document. */
export interface SharePages {
  renderItineraryPage(itinerary: PublicItinerary, context: SharePageContext): string;
  renderFlightQuotePage(quote: PublicFlightQuote, context: FlightQuotePageContext): string;
  /** The page for an unknown id, with the texts of spec §8; sent with status 404. */
  renderNotFoundPage(kind: MissingPage, context: SharePageContext): string;
}

/** Where a page's picture for link previews is drawn. */
export const SOCIAL_CARD = { width: 1200, height: 630 } as const;
