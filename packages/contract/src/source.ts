/** Provenance and warnings on the wire: where each value stands in the paste (contract §3). */

import { z } from 'zod';
import { WARNING_CODES } from './warning-codes.ts';

const offset = z.number().int().nonnegative();
export const spanSchema = z.tuple([offset, offset]);

export const assumptionSchema = z.object({
  pointer: z.string(),
  kind: z.enum(['year', 'day-month-order', 'am-pm', 'currency']),
  chosen: z.string(),
  alternatives: z.array(z.string()),
});

export const provenanceSchema = z.object({
  spans: z.record(z.string(), z.union([spanSchema, z.array(spanSchema)])),
  unused: z.array(spanSchema),
  textHash: z.string(),
  assumptions: z.array(assumptionSchema),
  edited: z.array(z.string()).default([]),
});
export type WireProvenance = z.infer<typeof provenanceSchema>;

export const warningSchema = z.object({
  code: z.enum(WARNING_CODES),
  severity: z.enum(['error', 'warning', 'note']),
  message: z.string(),
  pointers: z.array(z.string()),
  spans: z.array(spanSchema),
});
export type WireWarning = z.infer<typeof warningSchema>;

/** Who sends an offer. */
export const agentInfoSchema = z.object({
  name: z.string().nullable().default(null),
  company: z.string().nullable().default(null),
  email: z.string().nullable().default(null),
  phone: z.string().nullable().default(null),
});
