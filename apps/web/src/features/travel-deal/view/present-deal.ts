/** A deal's texts as the pages write them: heading, picture, labels of prices, the month under the poster (T-130 to T-133). */
import {
  CONTACT_FOR_PRICING,
  chooseDealPoster,
  type DealPrice,
  dealPrices,
  PER_PERSON,
  type PublicDealData,
  type PublicTravelDeal,
  readDisplayDates,
  safeImage,
} from '@waypage/contract';
import { type PageImage, pageImage } from '../../itinerary/view/page-image.ts';

type DealHead = Pick<PublicTravelDeal, 'title' | 'destination'>;

/** What the page calls the deal: every page needs a first heading. */
export function dealHeading({ title, destination }: DealHead): string {
  return title?.trim() || destination?.trim() || 'Travel deal';
}

export function dealImage({
  title,
  destination,
  customImageUrl,
}: DealHead & { customImageUrl: string | null }): PageImage {
  return pageImage(safeImage(customImageUrl), chooseDealPoster(title, destination));
}

export interface LabelledPrice {
  readonly label: string;
  readonly now: string;
  readonly was: string | null;
}

export interface ShownPrices {
  /** Stands loud. */
  readonly lead: LabelledPrice;
  /** Beside it, where one person's price leads. */
  readonly total: LabelledPrice | null;
}

export function shownPrices(data: PublicDealData, startingFrom: string): ShownPrices {
  const { person, total } = dealPrices(data);
  const ofTotal = total && labelled(total);
  if (person) return { lead: { ...labelled(person), label: `${startingFrom}, ${PER_PERSON}` }, total: ofTotal };
  return { lead: ofTotal ?? { label: 'Price', now: CONTACT_FOR_PRICING, was: null }, total: null };
}

const labelled = ({ basis, now, was }: DealPrice): LabelledPrice => ({ label: capital(basis), now, was });
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `September 2026`; null where the dates are no calendar days of one month. */
export function travelMonth(dates: string | null): string | null {
  const days = readDisplayDates(dates);
  if (days === null || (days.end !== null && !days.end.startsWith(days.start.slice(0, 7)))) return null;
  return MONTH.format(new Date(days.start));
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const guestsText = (guests: number): string => (guests === 1 ? '1 guest' : `${guests} guests`);

/** Several hotels stand in one text, as the parser puts them together. */
export const stays = (accommodation: string | null): readonly string[] =>
  (accommodation ?? '')
    .split(/;\s+|\n/)
    .map((stay) => stay.trim())
    .filter((stay) => stay !== '');

/** The number of the discount's label, and what stands around it: `15%`, `OFF`. */
export function discountParts(label: string): { readonly before: string; readonly percent: string } {
  const upTo = label.startsWith('Up to ');
  return { before: upTo ? 'Up to' : '', percent: label.replace(/^Up to | OFF$/g, '') };
}
