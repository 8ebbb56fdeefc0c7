/** Response schemas that routes share: no content, and the problems that a call can answer. */
import { problemSchema } from '@waypage/contract';
import { z } from 'zod';
import { ERRORS, type ErrorCode } from '../errors.ts';

export const noContent = z.null().describe('No content');

/** One entry a status, naming the codes that come with it. */
export function problems(...codes: readonly ErrorCode[]) {
  const answers: Record<number, { description: string; content: Record<string, { schema: typeof problemSchema }> }> =
    {};
  for (const code of codes) {
    const { status, title } = ERRORS[code];
    const before = answers[status];
    answers[status] = {
      description: before ? `${before.description}; ${title} (${code})` : `${title} (${code})`,
      content: { 'application/problem+json': { schema: problemSchema } },
    };
  }
  return answers;
}
