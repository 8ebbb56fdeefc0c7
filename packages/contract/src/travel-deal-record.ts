/** Travel deals as records: what is stored, create and update bodies, what an agent and what the public gets (spec §3, §7, contract §1, §2). */
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { agentInfoSchema, provenanceSchema, warningSchema } from './source.ts';
import { parsedTravelDealSchema } from './travel-deal.ts';

const text = z.string();
const nullableText = text.nullable().default(null);

/** 128 random bits, URL-safe (contract §2). */
export const TRAVEL_DEAL_ID = /^[A-Za-z0-9_-]{22}$/;

/** `data` of a record: the parse answer as corrected, and the agent's own picture. */
export const travelDealDataSchema = parsedTravelDealSchema.extend({
  customImageUrl: nullableText,
  source: provenanceSchema.nullable().default(null),
  warnings: z.array(warningSchema).nullable().default(null),
});
export type TravelDealData = z.infer<typeof travelDealDataSchema>;

/** What an agent gets of a record. */
export const travelDealRecordSchema = z.object({
  id: text,
  title: text.nullable(),
  destination: text.nullable(),
  dates: text.nullable(),
  rawText: text,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.number().int().positive(),
  data: travelDealDataSchema,
});
export type TravelDealRecord = z.infer<typeof travelDealRecordSchema>;

/** All that a page shows: neither provenance nor warnings, of the agent name and company. */
export const publicDealDataSchema = travelDealDataSchema.omit({ source: true, warnings: true }).extend({
  passengers: z.number().int().positive().nullable(),
  agentInfo: agentInfoSchema.pick({ name: true, company: true }),
});
export type PublicDealData = z.infer<typeof publicDealDataSchema>;

/** What anyone with the link gets: no pasted text, no provenance, no warnings (contract §1). */
export const publicTravelDealSchema = travelDealRecordSchema.omit({ rawText: true }).extend({
  data: publicDealDataSchema,
  /** False from the end of the `validUntil` day on (contract §7). */
  isActive: z.boolean(),
});
export type PublicTravelDeal = z.infer<typeof publicTravelDealSchema>;

export const travelDealListItemSchema = travelDealRecordSchema.pick({
  id: true,
  title: true,
  destination: true,
  dates: true,
  createdAt: true,
});
export type TravelDealListItem = z.infer<typeof travelDealListItemSchema>;

/** The record's own fields may stand beside `data` (spec §7) or in it alone. */
const ownFields = { title: text.nullish(), destination: text.nullish(), dates: text.nullish() };

export const createTravelDealSchema = z.object({
  /** Chosen by a client that wants to send again after a lost answer; else the server makes one. */
  id: text.regex(TRAVEL_DEAL_ID).optional(),
  ...ownFields,
  rawText: text.max(LIMITS.parseTextMax),
  data: travelDealDataSchema,
});
export type CreateTravelDeal = z.infer<typeof createTravelDealSchema>;

/** Body of PUT: the whole object; agent-side fields left out or null keep the stored ones. */
export const updateTravelDealSchema = z.object({
  ...ownFields,
  rawText: text.max(LIMITS.parseTextMax).nullish(),
  version: z.number().int().positive().optional(),
  data: travelDealDataSchema,
});
export type UpdateTravelDeal = z.infer<typeof updateTravelDealSchema>;

export const travelDealRevisionSchema = z.object({
  version: z.number().int().positive(),
  savedAt: z.iso.datetime(),
  record: travelDealRecordSchema,
});
export type TravelDealRevision = z.infer<typeof travelDealRevisionSchema>;
