/** The three kinds of the dashboard: their words, calls and targets (spec §2, D-1 to D-6). */
import { type ContentKind, chooseDealPoster, chooseFlightPoster, type PosterName } from '@waypage/contract';
import { Braces, CodeXml, type LucideIcon, Plane, Plus, Tag } from 'lucide-react';
import type { MenuEntry } from '../../components/action-menu.tsx';
import { choosePoster } from '../itinerary/view/choose-poster.ts';
import { copyDataFormat, copyEmbedLink } from './card-actions.ts';
import type { DashboardItem } from './dashboard-item.ts';

export interface DashboardKind {
  /** Value of the tab (spec §4). */
  readonly tab: string;
  readonly title: string;
  readonly noneFound: string;
  readonly listPath: string;
  readonly create: { readonly label: string; readonly to: string; readonly icon: LucideIcon };
  /** The empty state's invitation. */
  readonly invitation: string;
  readonly createFirst: string;
  readonly poster: PosterName;
  /** The picture of a card. */
  readonly posterOf: (item: DashboardItem) => PosterName;
  readonly viewPath: (id: string) => string;
  readonly editPath: (id: string) => string;
  /** Menu entries of kinds that other sites can show. */
  readonly forOtherSites?: (id: string) => readonly MenuEntry[];
  readonly untitled: string;
  readonly deleted: string;
  readonly duplicated: string;
}

const at = (prefix: string) => (id: string) => `${prefix}/${encodeURIComponent(id)}`;

export const DASHBOARD_KINDS: Record<ContentKind, DashboardKind> = {
  itinerary: {
    tab: 'itineraries',
    title: 'Itineraries',
    noneFound: 'No itineraries found',
    listPath: '/api/itineraries',
    create: { label: 'Create Itinerary', to: '/', icon: Plus },
    invitation: 'Paste a trip and send a page that your travelers can keep.',
    createFirst: 'Create your first itinerary',
    poster: 'travel',
    posterOf: ({ location, title }) => choosePoster(location ?? null, title ?? null),
    viewPath: at('/itinerary'),
    editPath: at('/edit'),
    untitled: 'Untitled itinerary',
    deleted: 'Itinerary deleted',
    duplicated: 'Itinerary duplicated',
  },
  'flight-quote': {
    tab: 'flight-quotes',
    title: 'Flight Quotes',
    noneFound: 'No flight quotes found',
    listPath: '/api/flight-quotes',
    create: { label: 'Flight Quote', to: '/flights', icon: Plane },
    invitation: 'Paste a quote from your booking system and send a page your client can read on the way to work.',
    createFirst: 'Create your first flight quote',
    poster: 'tokyo',
    posterOf: ({ route }) => chooseFlightPoster(route ?? null),
    viewPath: at('/flight-quote'),
    editPath: at('/edit-flight-quote'),
    untitled: 'Untitled flight quote',
    deleted: 'Flight quote deleted',
    duplicated: 'Flight quote duplicated',
  },
  'travel-deal': {
    tab: 'travel-deals',
    title: 'Travel Deals',
    noneFound: 'No travel deals found',
    listPath: '/api/travel-deals',
    create: { label: 'Travel Deal', to: '/deals', icon: Tag },
    invitation: 'Paste an offer and send a page, a printed sheet or a card for your website.',
    createFirst: 'Create your first travel deal',
    poster: 'beach',
    posterOf: ({ title, destination }) => chooseDealPoster(title ?? null, destination ?? null),
    viewPath: at('/deal'),
    editPath: at('/edit-travel-deal'),
    forOtherSites: (id) => [
      { label: 'Copy Embed Link', icon: CodeXml, run: () => void copyEmbedLink(id) },
      { label: 'Copy Data Format', icon: Braces, run: () => void copyDataFormat(id) },
    ],
    untitled: 'Untitled travel deal',
    deleted: 'Travel deal deleted',
    duplicated: 'Travel deal duplicated',
  },
};
