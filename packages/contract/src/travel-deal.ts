/** Travel deals on the wire: the answer of `POST /api/parse-travel-deal` (spec §3, contract §3). */
import { z } from 'zod';
import { agentInfoSchema, provenanceSchema, warningSchema } from './source.ts';

const nullableText = z.string().nullable();

export const dealPriceOptionSchema = z.object({ label: z.string(), dates: nullableText, price: nullableText });

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
  passengers: z.number().int().nullable(),
  includes: z.array(z.string()),
  restrictions: z.array(z.string()),
  highlights: z.array(z.string()),
  activities: z.array(z.string()),
  accommodation: nullableText,
  validUntil: nullableText,
  agentInfo: agentInfoSchema,
  priceOptions: z.array(dealPriceOptionSchema),
  notes: nullableText,
  source: provenanceSchema,
  warnings: z.array(warningSchema),
});
export type WireParsedTravelDeal = z.infer<typeof parsedTravelDealSchema>;
