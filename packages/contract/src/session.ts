/** Bodies and answers of the session calls (contract §1). */
import { z } from 'zod';
import { LIMITS } from './limits.ts';

export const sessionRequestSchema = z.object({ code: z.string().min(1).max(LIMITS.accessCodeMax) });
export const sessionStateSchema = z.object({ authenticated: z.boolean() });
export type SessionState = z.infer<typeof sessionStateSchema>;
