/** The one error answer: RFC 9457 problem details plus `error`, the sentence that a person is shown (contract §2). */
import { z } from 'zod';

export const fieldErrorSchema = z.object({
  /** JSON pointer into the body that was sent. */
  pointer: z.string(),
  message: z.string(),
});

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  error: z.string(),
  /** Stable name of the error; the list is docs/errors.md. */
  code: z.string(),
  requestId: z.string().optional(),
  errors: z.array(fieldErrorSchema).optional(),
  /** With 409: the record as it stands on the server. */
  current: z.unknown().optional(),
});
export type Problem = z.infer<typeof problemSchema>;
