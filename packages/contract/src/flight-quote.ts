/** Flight quotes on the wire: the answer of `POST /api/parse-flight-quote` (spec §3, contract §3). */
import { z } from 'zod';
import { agentInfoSchema, provenanceSchema, warningSchema } from './source.ts';

const nullableText = z.string().nullable();

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

export const flightGroupSchema = z.object({
  date: nullableText,
  totalTime: nullableText,
  stops: z.number().int().nonnegative().nullable(),
  segments: z.array(flightSegmentSchema),
});

export const fareDetailsSchema = z.object({
  baseFare: nullableText,
  upcharge: nullableText,
  total: nullableText,
  totalForAllPassengers: nullableText,
  fareClass: nullableText,
});

export const flightOptionSchema = z.object({
  label: nullableText,
  departureFlights: z.array(flightGroupSchema),
  returnFlights: z.array(flightGroupSchema),
  fareDetails: fareDetailsSchema,
  notes: nullableText,
});

export const parsedFlightQuoteSchema = z.object({
  title: nullableText,
  route: nullableText,
  dates: nullableText,
  clientName: nullableText,
  passengers: z.number().int().nullable(),
  departureFlights: z.array(flightGroupSchema),
  returnFlights: z.array(flightGroupSchema),
  fareDetails: fareDetailsSchema,
  includes: z.array(z.string()),
  restrictions: z.array(z.string()),
  validUntil: nullableText,
  notes: nullableText,
  agentInfo: agentInfoSchema,
  options: z.array(flightOptionSchema),
  source: provenanceSchema,
  warnings: z.array(warningSchema),
});
export type WireParsedFlightQuote = z.infer<typeof parsedFlightQuoteSchema>;
