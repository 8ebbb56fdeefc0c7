/** Flight quotes as records: what is stored, create and update bodies, what an agent and what the public gets (spec §3, §7, contract §1, §2). */
import { z } from 'zod';
import { flightGroupSchema, flightOptionSchema, flightSegmentSchema, parsedFlightQuoteSchema } from './flight-quote.ts';
import { LIMITS } from './limits.ts';
import { publicFaresSchema, quotePricingSchema } from './quote-pricing.ts';
import { agentInfoSchema, provenanceSchema, warningSchema } from './source.ts';

const text = z.string();
const nullableText = text.nullable().default(null);

/** 128 random bits, URL-safe (contract §2). */
export const FLIGHT_QUOTE_ID = /^[A-Za-z0-9_-]{22}$/;

const storedOptionSchema = flightOptionSchema.extend({
  /** Whether the agent sends it to the client; the option that leads is always sent. */
  sent: z.boolean().default(true),
});
export type StoredFlightOption = z.infer<typeof storedOptionSchema>;

/** `data` of a record: the parse answer as corrected, and what the agent adds to it. */
export const flightQuoteDataSchema = parsedFlightQuoteSchema.extend({
  title: nullableText,
  route: nullableText,
  dates: nullableText,
  customImageUrl: nullableText,
  options: z.array(storedOptionSchema).default([]),
  /** Which option the main fields are a copy of. */
  leadOption: z.number().int().nonnegative().default(0),
  /** What the agency adds to the fares; for agents alone. Left out of a body it stays as it is. */
  pricing: quotePricingSchema.nullable().optional(),
  source: provenanceSchema.nullable().default(null),
  warnings: z.array(warningSchema).nullable().default(null),
});
export type FlightQuoteData = z.infer<typeof flightQuoteDataSchema>;

/** What an agent gets of a record. */
export const flightQuoteRecordSchema = z.object({
  id: text,
  title: text.nullable(),
  route: text.nullable(),
  dates: text.nullable(),
  rawText: text,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.number().int().positive(),
  data: flightQuoteDataSchema,
});
export type FlightQuoteRecord = z.infer<typeof flightQuoteRecordSchema>;

const publicGroupSchema = flightGroupSchema.omit({ label: true }).extend({
  segments: z.array(flightSegmentSchema.omit({ bookingClass: true, status: true })),
});
export type PublicFlightGroup = z.infer<typeof publicGroupSchema>;
export type PublicFlightSegment = PublicFlightGroup['segments'][number];

const publicOptionSchema = z.object({
  label: text.nullable(),
  departureFlights: z.array(publicGroupSchema),
  returnFlights: z.array(publicGroupSchema),
  fareDetails: publicFaresSchema,
  notes: text.nullable(),
});
export type PublicFlightOption = z.infer<typeof publicOptionSchema>;

export const publicQuoteDataSchema = publicOptionSchema.omit({ label: true }).extend({
  title: text.nullable(),
  route: text.nullable(),
  dates: text.nullable(),
  clientName: text.nullable(),
  passengers: z.number().int().positive().nullable(),
  includes: z.array(text),
  restrictions: z.array(text),
  validUntil: text.nullable(),
  agentInfo: agentInfoSchema.pick({ name: true, company: true }),
  customImageUrl: text.nullable(),
  /** Those that the agent sends, the one that leads first; empty where only one is sent. */
  options: z.array(publicOptionSchema),
});
export type PublicQuoteData = z.infer<typeof publicQuoteDataSchema>;

/** Airports that the flights name, by their code: what the gazetteer calls them. */
export const airportNamesSchema = z.record(text, z.object({ name: text, city: text }));
export type AirportNames = z.infer<typeof airportNamesSchema>;

/** What anyone with the link gets: no pasted text, no provenance, no warnings, no pricing (contract §1). */
export const publicFlightQuoteSchema = flightQuoteRecordSchema.omit({ rawText: true }).extend({
  data: publicQuoteDataSchema,
  /** False from the end of the `validUntil` day on (contract §7). */
  isActive: z.boolean(),
  airports: airportNamesSchema,
});
export type PublicFlightQuote = z.infer<typeof publicFlightQuoteSchema>;

export const flightQuoteListItemSchema = flightQuoteRecordSchema.pick({
  id: true,
  title: true,
  route: true,
  dates: true,
  createdAt: true,
});
export type FlightQuoteListItem = z.infer<typeof flightQuoteListItemSchema>;

/** The record's own fields may stand beside `data` (spec §7) or in it alone. */
const ownFields = { title: text.nullish(), route: text.nullish(), dates: text.nullish() };

export const createFlightQuoteSchema = z.object({
  /** Chosen by a client that wants to send again after a lost answer; else the server makes one. */
  id: text.regex(FLIGHT_QUOTE_ID).optional(),
  ...ownFields,
  rawText: text.max(LIMITS.parseTextMax),
  createdAt: z.iso.datetime({ offset: true }).optional(),
  data: flightQuoteDataSchema,
});
export type CreateFlightQuote = z.infer<typeof createFlightQuoteSchema>;

/** Body of PUT: the whole object; agent-side fields left out or null keep the stored ones. */
export const updateFlightQuoteSchema = z.object({
  ...ownFields,
  rawText: text.max(LIMITS.parseTextMax).nullish(),
  version: z.number().int().positive().optional(),
  data: flightQuoteDataSchema,
});
export type UpdateFlightQuote = z.infer<typeof updateFlightQuoteSchema>;

export const flightQuoteRevisionSchema = z.object({
  version: z.number().int().positive(),
  savedAt: z.iso.datetime(),
  record: flightQuoteRecordSchema,
});
export type FlightQuoteRevision = z.infer<typeof flightQuoteRevisionSchema>;
