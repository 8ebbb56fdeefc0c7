/** Flight quotes on the wire: the answer of `POST /api/parse-flight-quote` (spec §3, contract §3). */
import { z } from 'zod';
import { agentInfoSchema, provenanceSchema, warningSchema } from './source.ts';

/** Left out is not given: bodies may come with the fields of spec §3 alone. */
const nullableText = z.string().nullable().default(null);

export const flightSegmentSchema = z.object({
  departureDate: nullableText,
  departureTime: nullableText,
  departureLocation: nullableText,
  departureTerminal: nullableText,
  arrivalDate: nullableText,
  arrivalTime: nullableText,
  arrivalLocation: nullableText,
  arrivalTerminal: nullableText,
  airline: nullableText,
  flightNumber: nullableText,
  operatedBy: nullableText,
  duration: nullableText,
  layoverDuration: nullableText,
  bookingClass: nullableText,
  aircraft: nullableText,
  status: nullableText,
});
export type WireFlightSegment = z.infer<typeof flightSegmentSchema>;

export const flightGroupSchema = z.object({
  /** The heading over the journey, as the text has it; for agents alone. */
  label: nullableText,
  date: nullableText,
  totalTime: nullableText,
  stops: z.number().int().nonnegative().nullable().default(null),
  segments: z.array(flightSegmentSchema).default([]),
});
export type WireFlightGroup = z.infer<typeof flightGroupSchema>;

export const fareDetailsSchema = z.object({
  baseFare: nullableText,
  upcharge: nullableText,
  total: nullableText,
  totalForAllPassengers: nullableText,
  fareClass: nullableText,
});
export type WireFareDetails = z.infer<typeof fareDetailsSchema>;

const groups = z.array(flightGroupSchema).default([]);
const texts = z.array(z.string()).default([]);

export const flightOptionSchema = z.object({
  label: nullableText,
  departureFlights: groups,
  returnFlights: groups,
  fareDetails: fareDetailsSchema.prefault({}),
  notes: nullableText,
});

/** What a reservation display says to the agent alone (F-56); no part of it is ever public. */
export const reservationSchema = z.object({
  locators: texts,
  fareCalculation: nullableText,
  taxes: texts,
  ticketing: texts,
});

export const parsedFlightQuoteSchema = z.object({
  title: nullableText,
  route: nullableText,
  dates: nullableText,
  clientName: nullableText,
  passengers: z.number().int().nonnegative().nullable().default(null),
  departureFlights: groups,
  returnFlights: groups,
  fareDetails: fareDetailsSchema.prefault({}),
  includes: texts,
  restrictions: texts,
  validUntil: nullableText,
  notes: nullableText,
  agentInfo: agentInfoSchema.prefault({}),
  reservation: reservationSchema.prefault({}),
  options: z.array(flightOptionSchema).default([]),
  source: provenanceSchema,
  warnings: z.array(warningSchema),
});
export type WireParsedFlightQuote = z.infer<typeof parsedFlightQuoteSchema>;
