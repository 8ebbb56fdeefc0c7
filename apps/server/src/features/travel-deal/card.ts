/** A deal's card for link previews: its title, where, when, the price with what it is for (rule T-136). */
import { type Branding, chooseDealPoster, leadingDealPrice, type PublicTravelDeal } from '@waypage/contract';
import { type CardContent, drawable } from '../social-cards/draw-card.ts';

export function dealCard({ title, destination, dates, data }: PublicTravelDeal, branding: Branding): CardContent {
  const heading = drawable(title ?? '') || drawable(destination ?? '') || 'Travel deal';
  const price = leadingDealPrice(data);
  return {
    poster: chooseDealPoster(title, destination),
    agencyName: drawable(branding.agencyName) || 'Travel deal',
    accentColor: branding.accentColor,
    title: heading,
    facts: [
      destination === heading ? '' : (destination ?? ''),
      dates ?? '',
      price ? `${price.now} ${price.basis}` : '',
    ],
  };
}
