/** What the server hands to the web's share entry, and what it gets back: one finished HTML document a page. */
import type { Branding } from './branding.ts';
import type { PublicItinerary } from './itinerary.ts';

/** Addresses of the built files that a public page needs. */
export interface ShareAssets {
  /** The page's stylesheet, as text: it is inlined, and allowed by its hash. */
  readonly css: string;
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

/** The built entry `share` of @waypage/web. Pure: the same input gives the same document. */
export interface SharePages {
  renderItineraryPage(itinerary: PublicItinerary, context: SharePageContext): string;
  /** The page for an unknown id, with the texts of spec §8; sent with status 404. */
  renderNotFoundPage(kind: 'itinerary' | 'page', context: SharePageContext): string;
}
