/** The parse calls on the wire: one body, and of each content kind the schema of its answer (contract §2 and §3). */
import { z } from 'zod';
import { CONTENT_KINDS, type ContentKind } from './content-kinds.ts';
import { parsedFlightQuoteSchema } from './flight-quote.ts';
import { parsedItinerarySchema } from './itinerary.ts';
import { spanSchema } from './source.ts';
import { parsedTravelDealSchema } from './travel-deal.ts';

export const parseRequestSchema = z.object({
  text: z.string(),
  /** The day from which a missing year is worked out; today where left out. */
  referenceDate: z.iso.date().optional(),
});
export type ParseRequest = z.infer<typeof parseRequestSchema>;

export const PARSED_SCHEMAS = {
  itinerary: parsedItinerarySchema,
  'flight-quote': parsedFlightQuoteSchema,
  'travel-deal': parsedTravelDealSchema,
} as const satisfies Record<ContentKind, z.ZodType>;
export type WireParsed = { readonly [K in keyof typeof PARSED_SCHEMAS]: z.infer<(typeof PARSED_SCHEMAS)[K]> };

export const detectKindRequestSchema = z.object({ text: z.string() });

/** Answer of `POST /api/detect-kind`: what the text seems to be, and by which of its places. */
export const detectedKindSchema = z.object({
  /** Null where nothing in the text speaks of a trip. */
  kind: z.enum(CONTENT_KINDS).nullable(),
  /** The heaviest first. */
  clues: z.array(
    z.object({ kind: z.enum(CONTENT_KINDS), clue: z.string(), spans: z.array(spanSchema), weight: z.number() }),
  ),
});
export type DetectedKind = z.infer<typeof detectedKindSchema>;
