/** Itineraries on the wire: parse answer, record, list item, create and update bodies (spec §3 and §7, contract §2 and §3). */
import { z } from 'zod';
import { activityImageSchema } from './activity-image.ts';
import { LIMITS } from './limits.ts';
import { provenanceSchema, warningSchema } from './source.ts';

export const ACTIVITY_TYPES = ['travel', 'meal', 'accommodation', 'activity', 'culture', 'wine'] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

const text = z.string();
const nullableText = text.nullable();

export const activitySchema = z.object({
  id: text,
  title: text,
  time: nullableText.default(null),
  description: nullableText.default(null),
  location: nullableText.default(null),
  distance: nullableText.default(null),
  cost: nullableText.default(null),
  link: nullableText.default(null),
  linkText: nullableText.default(null),
  /** Kept as sent; screens treat an unknown type as `activity` (spec §3). */
  type: text.default('activity'),
  /** Published by the agent; it belongs to the activity and moves with it. Left out where there is none. */
  image: activityImageSchema.optional(),
});
export type WireActivity = z.infer<typeof activitySchema>;

export const timeBlockSchema = z.object({
  period: nullableText.default(null),
  emoji: nullableText.default(null),
  activities: z.array(activitySchema),
});
export type WireTimeBlock = z.infer<typeof timeBlockSchema>;

export const daySchema = z.object({
  id: text,
  title: nullableText.default(null),
  date: nullableText.default(null),
  timeBlocks: z.array(timeBlockSchema),
});
export type WireDay = z.infer<typeof daySchema>;

export const budgetSchema = z.object({
  currency: text,
  total: z.number().nullable(),
  items: z.array(
    z.object({
      category: text,
      amount: z.number(),
      amountMax: z.number().optional(),
      description: nullableText.default(null),
    }),
  ),
});
export type WireBudget = z.infer<typeof budgetSchema>;

/** Answer of `POST /api/parse-itinerary`. */
export const parsedItinerarySchema = z.object({
  title: nullableText,
  location: nullableText,
  dates: nullableText,
  days: z.array(daySchema),
  budget: budgetSchema.nullable(),
  source: provenanceSchema,
  warnings: z.array(warningSchema),
});
export type WireParsedItinerary = z.infer<typeof parsedItinerarySchema>;

/** `itinerary-<milliseconds>-<random>`, at least 80 random bits (contract §2). */
export const ITINERARY_ID = /^itinerary-\d{10,16}-[A-Za-z0-9_-]{14,64}$/;
export const itineraryIdSchema = text.regex(ITINERARY_ID);

/** `data` of a stored record. The agent-side fields `source` and `warnings` are null in what the public gets. */
export const itineraryDataSchema = z.object({
  days: z.array(daySchema),
  budget: budgetSchema.nullable().default(null),
  source: provenanceSchema.nullable().default(null),
  warnings: z.array(warningSchema).nullable().default(null),
});
export type ItineraryData = z.infer<typeof itineraryDataSchema>;

/** What an agent gets of a record. */
export const itineraryRecordSchema = z.object({
  id: text,
  title: nullableText,
  location: nullableText,
  dates: nullableText,
  rawText: text,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.number().int().positive(),
  data: itineraryDataSchema,
});
export type ItineraryRecord = z.infer<typeof itineraryRecordSchema>;

/** What anyone with the link gets: no pasted text, no provenance, no warnings (contract §1). */
export const publicItinerarySchema = itineraryRecordSchema
  .omit({ rawText: true })
  .extend({ data: itineraryDataSchema.pick({ days: true, budget: true }) });
export type PublicItinerary = z.infer<typeof publicItinerarySchema>;

export const itineraryListItemSchema = itineraryRecordSchema.pick({
  id: true,
  title: true,
  location: true,
  dates: true,
  createdAt: true,
});
export type ItineraryListItem = z.infer<typeof itineraryListItemSchema>;

const ownFields = {
  title: nullableText.default(null),
  location: nullableText.default(null),
  dates: nullableText.default(null),
  rawText: text.max(LIMITS.parseTextMax),
  createdAt: z.iso.datetime({ offset: true }).optional(),
};

/** The merged form of spec §3: the parse answer with `rawText` and `createdAt` beside its fields. */
const mergedSchema = itineraryDataSchema.extend(ownFields);
/** The same with the parse answer's fields under `data`. */
const nestedSchema = z.object({ ...ownFields, data: itineraryDataSchema });

export const createItinerarySchema = z.object({ id: itineraryIdSchema, data: z.union([nestedSchema, mergedSchema]) });
export type CreateItinerary = z.infer<typeof createItinerarySchema>;

/** Body of PUT: the whole object; `id`, `createdAt`, `updatedAt` are ignored; agent-side fields left out or null keep the stored ones. */
export const updateItinerarySchema = z.object({
  title: nullableText.default(null),
  location: nullableText.default(null),
  dates: nullableText.default(null),
  rawText: text.max(LIMITS.parseTextMax).nullish(),
  version: z.number().int().positive().optional(),
  data: itineraryDataSchema,
});
export type UpdateItinerary = z.infer<typeof updateItinerarySchema>;

/** One earlier text of a record, newest first (the last 20). */
export const revisionSchema = z.object({
  version: z.number().int().positive(),
  savedAt: z.iso.datetime(),
  record: itineraryRecordSchema,
});
export type Revision = z.infer<typeof revisionSchema>;
