/** Flight quotes as records under work: what the shared creator, editor and conflict ask of the kind. */
import { type FlightQuoteData, flightQuoteDataSchema } from '@waypage/contract';
import { z } from 'zod';
import { ApiError } from '../../lib/api-error.ts';
import { flightQuotePath } from '../../lib/share-address.ts';
import type { RecordKind } from '../records/record-kind.ts';
import type { RecordWork } from '../records/record-work.ts';
import { compareQuotes } from './conflict/compare-quotes.ts';
import { parseFlightQuote, quoteCalls } from './flight-quote-api.ts';
import { QUOTE_MESSAGES as TEXT } from './flight-quote-messages.ts';
import { quoteDataOf, titleOf } from './quote-draft.ts';
import { QUOTE_MERGE } from './quote-merge-shape.ts';
import {
  openQuoteReview,
  type QuoteReviewStore,
  type QuoteReviewValue,
  quoteDataOfDocument,
} from './review/quote-review-value.ts';

export type QuoteWork = RecordWork<FlightQuoteData, QuoteReviewValue, QuoteReviewStore>;

const totals = z.object({ total: z.string().nullable(), totalForAllPassengers: z.string().nullable() });
const statedSchema = z.object({ passengers: z.number().nullable(), main: totals, options: z.array(totals) });

export const QUOTE_KIND: RecordKind<FlightQuoteData, QuoteReviewValue, QuoteReviewStore> = {
  calls: quoteCalls,
  texts: TEXT,
  dataSchema: flightQuoteDataSchema,
  editorKey: (id) => `waypage_edit_quote_${id}`,
  previewPath: flightQuotePath,
  titleOf,
  parse: async (text, referenceDate) => quoteDataOf(await parseFlightQuote(text, referenceDate)),
  parseFailure: (error) => (error instanceof ApiError && error.status >= 400 ? TEXT.failedToParse : TEXT.unableToParse),
  openReview(text, data, aside) {
    const stated = statedSchema.safeParse(aside);
    return openQuoteReview(text, data, stated.success ? stated.data : undefined);
  },
  /** What the text says of the totals, where the data may already have others. */
  asideOf: ({ stated }) => statedSchema.parse(stated),
  /** A fee that was never set is said to be none: left out it would stay what another version has. */
  dataOf: (document) => ({ ...quoteDataOfDocument(document), pricing: document.value.pricing ?? null }),
  ownFields: ({ title, route, dates }) => ({ title, route, dates }),
  merge: QUOTE_MERGE,
  compare: compareQuotes,
};
