/** Travel deals on the wire: the answer of `POST /api/parse-travel-deal` (spec §3, contract §3). */
import { z } from 'zod';
import { agentInfoSchema, provenanceSchema, warningSchema } from './source.ts';

/** Left out is not given: bodies may come with the fields of spec §3 alone. */
const nullableText = z.string().nullable().default(null);
const texts = z.array(z.string()).default([]);

export const dealPriceOptionSchema = z.object({ label: z.string(), dates: nullableText, price: nullableText });
export type WireDealPriceOption = z.infer<typeof dealPriceOptionSchema>;

export const parsedTravelDealSchema = z.object({
  title: nullableText,
  destination: nullableText,
  dates: nullableText,
  duration: nullableText,
  price: nullableText,
  totalPrice: nullableText,
  priceBasis: nullableText,
  originalPrice: nullableText,
  discount: nullableText,
  passengers: z.number().int().nonnegative().nullable().default(null),
  includes: texts,
  restrictions: texts,
  highlights: texts,
  activities: texts,
  accommodation: nullableText,
  validUntil: nullableText,
  agentInfo: agentInfoSchema.prefault({}),
  priceOptions: z.array(dealPriceOptionSchema).default([]),
  notes: nullableText,
  source: provenanceSchema,
  warnings: z.array(warningSchema),
});
export type WireParsedTravelDeal = z.infer<typeof parsedTravelDealSchema>;
