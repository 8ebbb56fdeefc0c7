/** Travel deals as records (contract §1, §2; rules T-101 to T-105): ids and times are the server's. */
import {
  type CreateTravelDeal,
  createTravelDealSchema,
  publicTravelDealSchema,
  type TravelDealData,
  travelDealListItemSchema,
  travelDealRecordSchema,
  travelDealRevisionSchema,
  type UpdateTravelDeal,
  updateTravelDealSchema,
} from '@waypage/contract';
import { hasExpired } from '../records/offer-expiry.ts';
import { newRecordId } from '../records/record-id.ts';
import type { RecordKind, TypedContent } from '../records/record-kind.ts';
import { presentForAgent, presentForPublic, presentListItem, presentRevision } from './presenter.ts';

export const travelDealKind: RecordKind<TravelDealData, CreateTravelDeal, UpdateTravelDeal> = {
  kind: 'travel-deal',
  path: '/api/travel-deals',
  pagePath: '/deal',
  noun: { one: 'a travel deal', many: 'travel deals' },
  notFound: 'travel-deal-not-found',
  schemas: {
    create: createTravelDealSchema,
    update: updateTravelDealSchema,
    record: travelDealRecordSchema,
    publicRecord: publicTravelDealSchema,
    listItem: travelDealListItemSchema,
    revision: travelDealRevisionSchema,
  },
  readCreate: (body) => ({ id: body.id ?? newRecordId(), content: toContent(body, body.rawText) }),
  mergeUpdate(current, body) {
    const { rawText, data, ...ownFields } = toContent(body, body.rawText ?? current.rawText);
    const { source, warnings } = current.data;
    return {
      ...ownFields,
      rawText,
      data: { ...data, source: data.source ?? source, warnings: data.warnings ?? warnings },
    };
  },
  presentForAgent,
  presentForPublic,
  presentListItem,
  presentRevision,
  publicState: ({ data }, now) => (hasExpired(data.validUntil, now) ? 'over' : ''),
  csvColumns: {
    title: ({ title }) => title,
    destination: ({ place }) => place,
    dates: ({ dates }) => dates,
    duration: ({ data }) => data.duration,
    perPerson: ({ data }) => data.price,
    total: ({ data }) => data.totalPrice,
    totalFor: ({ data }) => data.priceBasis,
    originalPrice: ({ data }) => data.originalPrice,
    passengers: ({ data }) => data.passengers,
    validUntil: ({ data }) => data.validUntil,
  },
};

/** The record's own fields stand beside `data`, or in it alone; they are kept alike in both places. */
function toContent(body: CreateTravelDeal | UpdateTravelDeal, rawText: string): TypedContent<TravelDealData> {
  const { title = body.data.title, destination = body.data.destination, dates = body.data.dates } = body;
  return { title, place: destination, dates, rawText, data: { ...body.data, title, destination, dates } };
}
