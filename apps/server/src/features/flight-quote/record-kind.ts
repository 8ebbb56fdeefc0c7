/** Flight quotes as records (contract §1, §2; rules F-101 to F-106): ids are the server's, the main fields those of the option that leads. */
import {
  type CreateFlightQuote,
  createFlightQuoteSchema,
  type FlightQuoteData,
  flightQuoteListItemSchema,
  flightQuoteRecordSchema,
  flightQuoteRevisionSchema,
  publicFlightQuoteSchema,
  type UpdateFlightQuote,
  updateFlightQuoteSchema,
  withLeadOption,
} from '@waypage/contract';
import { hasExpired } from '../records/offer-expiry.ts';
import { newRecordId } from '../records/record-id.ts';
import type { RecordKind, TypedContent } from '../records/record-kind.ts';
import { presentForAgent, presentForPublic, presentListItem, presentRevision } from './presenter.ts';

export const flightQuoteKind: RecordKind<FlightQuoteData, CreateFlightQuote, UpdateFlightQuote> = {
  kind: 'flight-quote',
  path: '/api/flight-quotes',
  pagePath: '/flight-quote',
  noun: { one: 'a flight quote', many: 'flight quotes' },
  notFound: 'flight-quote-not-found',
  schemas: {
    create: createFlightQuoteSchema,
    update: updateFlightQuoteSchema,
    record: flightQuoteRecordSchema,
    publicRecord: publicFlightQuoteSchema,
    listItem: flightQuoteListItemSchema,
    revision: flightQuoteRevisionSchema,
  },
  readCreate: (body) => ({
    id: body.id ?? newRecordId(),
    content: toContent(body, body.rawText),
    createdAt: body.createdAt,
  }),
  mergeUpdate(current, body) {
    const { rawText, data } = toContent(body, body.rawText ?? current.rawText);
    const { source, warnings, pricing } = current.data;
    return {
      ...ownFieldsOf(data),
      rawText,
      data: {
        ...data,
        source: data.source ?? source,
        warnings: data.warnings ?? warnings,
        pricing: data.pricing === undefined ? pricing : data.pricing,
      },
    };
  },
  presentForAgent,
  presentForPublic,
  presentListItem,
  presentRevision,
  publicState: ({ data }, now) => (hasExpired(data.validUntil, now) ? 'over' : ''),
  csvColumns: {
    title: ({ title }) => title,
    route: ({ place }) => place,
    dates: ({ dates }) => dates,
    clientName: ({ data }) => data.clientName,
    passengers: ({ data }) => data.passengers,
    perTraveler: ({ data }) => data.fareDetails.total,
    total: ({ data }) => data.fareDetails.totalForAllPassengers,
    fareClass: ({ data }) => data.fareDetails.fareClass,
    validUntil: ({ data }) => data.validUntil,
    options: ({ data }) => data.options.length || 1,
  },
};

/** The record's own fields stand beside `data`, or in it alone; they are kept alike in both places. */
function toContent(body: CreateFlightQuote | UpdateFlightQuote, rawText: string): TypedContent<FlightQuoteData> {
  const { title = body.data.title, route = body.data.route, dates = body.data.dates } = body;
  const data = withLeadOption({ ...body.data, title, route, dates });
  return { ...ownFieldsOf(data), rawText, data };
}

const ownFieldsOf = ({ title, route, dates }: FlightQuoteData) => ({ title, place: route, dates });
