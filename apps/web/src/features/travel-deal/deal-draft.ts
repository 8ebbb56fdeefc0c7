/** What follows from a deal's data while it is worked on: its title, and what the public page would show. */
import {
  type PublicTravelDeal,
  publicDealData,
  type TravelDealData,
  travelDealDataSchema,
  type WireParsedTravelDeal,
} from '@waypage/contract';
import { isActiveOn } from '../../lib/local-day.ts';

export function dealDataOf(parsed: WireParsedTravelDeal): TravelDealData {
  return travelDealDataSchema.parse(parsed);
}

/** What the public page would show of the data; whether the offer still stands is judged by the agent's own day. */
export function publicViewOf(data: TravelDealData, id: string, today: string): PublicTravelDeal {
  const shown = publicDealData(data);
  const { title, destination, dates } = shown;
  return {
    id,
    title,
    destination,
    dates,
    createdAt: '1970-01-01T00:00:00.000Z',
    updatedAt: '1970-01-01T00:00:00.000Z',
    version: 1,
    data: shown,
    isActive: isActiveOn(data.validUntil, today),
  };
}

export function titleOf(deal: { readonly title: string | null; readonly destination: string | null }): string {
  return deal.title?.trim() || deal.destination?.trim() || 'Untitled travel deal';
}
