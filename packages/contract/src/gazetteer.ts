/** Answers of the gazetteer's look-ups, for agents who correct flights (contract §2). */
import { z } from 'zod';

export const airportSchema = z.object({
  /** IATA code of an airport or of a metropolitan area. */
  code: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  kind: z.enum(['airport', 'city']),
});
export type AirportAnswer = z.infer<typeof airportSchema>;

export const airlineSchema = z.object({
  /** IATA designator. */
  code: z.string(),
  name: z.string(),
  country: z.string(),
});
export type AirlineAnswer = z.infer<typeof airlineSchema>;
