/** What the server hands to the web's share entry, and what it gets back: one finished HTML document a page. */
import type { Branding } from './branding.ts';
import type { DealJson } from './deal-json.ts';
import type { PublicFlightQuote } from './flight-quote-record.ts';
import type { PublicItinerary } from './itinerary.ts';
import type { PublicTravelDeal } from './travel-deal-record.ts';

/** Pages with a style sheet of their own: each carries its own rules and no other's. */
export const STYLED_PAGES = ['itinerary', 'flight-quote', 'deal', 'deal-embed', 'deal-json'] as const;
export type StyledPage = (typeof STYLED_PAGES)[number];

/** Addresses of the built files that a public page needs. */
export interface ShareAssets {
  /** The pages' stylesheets, as text: the page's own is inlined, and allowed by its hash. */
  readonly css: Readonly<Record<StyledPage, string>>;
  /**
   * Site-relative address of the script for Share, Print and day navigation, and of the one that tells a frame's height (modules); the files
   * lie at the same paths under `dist/share`.
   */
  readonly script: string;
  readonly frameScript: string;
  /** Site-relative addresses of the fonts that the page preloads. */
  readonly fonts: readonly string[];
}

export interface SharePageContext {
  readonly branding: Branding;
  readonly assets: ShareAssets;
  /** Absolute public address of the page itself. */
  readonly pageUrl: string;
}

export interface ItineraryPageContext extends SharePageContext {
  /** Site-relative address of the days as a calendar file; null where no day has a date. */
  readonly calendar: string | null;
}

export interface FlightQuotePageContext extends SharePageContext {
  /** JSON-LD that the page carries. */
  readonly structuredData: readonly object[];
  /** Absolute address of the page's picture for previews of the link. */
  readonly cardImage: string;
  /** Site-relative address of the flights as a calendar file; null where no flight has a date. */
  readonly calendar: string | null;
}

export interface DealPageContext extends SharePageContext {
  /** JSON-LD that the page carries. */
  readonly structuredData: readonly object[];
  /** Absolute address of the page's picture for previews of the link. */
  readonly cardImage: string;
  /** Site-relative address of the deal as a text file. */
  readonly textFile: string;
  /** Site-relative address of trip and deadline as a calendar file; null where neither has a full date. */
  readonly calendar: string | null;
  /** Absolute address of the oEmbed answer. */
  readonly oembed: string;
}

/** How a deal in a frame looks. */
export interface EmbedLook {
  /** Null follows the reader's system. */
  readonly theme: 'light' | 'dark' | null;
  /** Rules of the accent colour, allowed by their hash; null without one. */
  readonly style: string | null;
}

export interface DealEmbedContext extends SharePageContext {
  readonly look: EmbedLook;
  readonly oembed: string;
  /** Absolute address of the deal's page. */
  readonly dealUrl: string;
}

export interface DealJsonContext extends SharePageContext {
  /** The data as a file: its name and its site-relative address. */
  readonly file: { readonly name: string; readonly address: string };
}

/** The public pages of records, each of which can be unknown or fail. */
export type RecordPage = 'itinerary' | 'flight-quote' | 'deal' | 'deal-embed' | 'deal-json';
export type MissingPage = RecordPage | 'page';

/** The built entry `share` of @waypage/web. Pure: the same input gives the same document. */
export interface SharePages {
  renderItineraryPage(itinerary: PublicItinerary, context: ItineraryPageContext): string;
  renderFlightQuotePage(quote: PublicFlightQuote, context: FlightQuotePageContext): string;
  renderDealPage(deal: PublicTravelDeal, context: DealPageContext): string;
  /** A card for a frame of another site. */
  renderDealEmbedPage(deal: PublicTravelDeal, context: DealEmbedContext): string;
  renderDealJsonPage(json: DealJson, context: DealJsonContext): string;
  /** The page for an unknown id, with the texts of spec §8; sent with status 404. */
  renderNotFoundPage(kind: MissingPage, context: SharePageContext): string;
  /** The page for a record that may be there and cannot be had now, with the texts of spec §8; sent with status 500 or 503. */
  renderFailurePage(kind: RecordPage, context: SharePageContext): string;
}

/** Where a page's picture for link previews is drawn. */
export const SOCIAL_CARD = { width: 1200, height: 630 } as const;
