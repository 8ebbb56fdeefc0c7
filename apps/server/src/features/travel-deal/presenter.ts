/** Travel deals on the wire, each audience by its own list of fields; the public one is the contract's `publicDealData` (rule T-103). */
import {
  type PublicTravelDeal,
  publicDealData,
  type TravelDealData,
  type TravelDealListItem,
  type TravelDealRecord,
  type TravelDealRevision,
} from '@waypage/contract';
import { hasExpired } from '../records/offer-expiry.ts';
import { isoTime, type ListEntry, type TypedRecord, type TypedRevision } from '../records/record-kind.ts';

type TravelDeal = TypedRecord<TravelDealData>;

export function presentForAgent(deal: TravelDeal): TravelDealRecord {
  const { id, title, place, dates, rawText, version, data } = deal;
  const createdAt = isoTime(deal.createdAt);
  return {
    id,
    title,
    destination: place,
    dates,
    rawText,
    createdAt,
    updatedAt: isoTime(deal.updatedAt),
    version,
    data,
  };
}

export function presentForPublic(deal: TravelDeal, now: number): PublicTravelDeal {
  const { id, title, place, dates, version } = deal;
  return {
    id,
    title,
    destination: place,
    dates,
    createdAt: isoTime(deal.createdAt),
    updatedAt: isoTime(deal.updatedAt),
    version,
    data: publicDealData(deal.data),
    isActive: !hasExpired(deal.data.validUntil, now),
  };
}

export function presentListItem({ id, title, place, dates, createdAt }: ListEntry): TravelDealListItem {
  return { id, title, destination: place, dates, createdAt: isoTime(createdAt) };
}

/** The record as it was under that version. */
export function presentRevision(current: TravelDeal, revision: TypedRevision<TravelDealData>): TravelDealRevision {
  const { version, savedAt, ...content } = revision;
  const record = presentForAgent({ ...current, ...content, version, updatedAt: savedAt });
  return { version, savedAt: isoTime(savedAt), record };
}
