/** The parse calls on the wire: one body, and of each content kind the schema of its answer (contract §2 and §3). */
import { z } from 'zod';
import { parsedFlightQuoteSchema } from './flight-quote.ts';
import { parsedItinerarySchema } from './itinerary.ts';

export const parseRequestSchema = z.object({
  text: z.string(),
  /** The day from which a missing year is worked out; today where left out. */
  referenceDate: z.iso.date().optional(),
});
export type ParseRequest = z.infer<typeof parseRequestSchema>;

export const PARSED_SCHEMAS = {
  itinerary: parsedItinerarySchema,
  'flight-quote': parsedFlightQuoteSchema,
} as const;
export type WireParsed = { readonly [K in keyof typeof PARSED_SCHEMAS]: z.infer<(typeof PARSED_SCHEMAS)[K]> };
