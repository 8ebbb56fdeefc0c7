/** A failed call: the message of spec §8 (`status: body`) for logs, and the sentence of the answer for people (W-3). */
import { type Problem, problemSchema } from '@waypage/contract';

/** The server answered with a status that is not OK, or with a body that breaks the contract. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The answer's problem details, where it has them. */
  readonly problem: Problem | null;
  /** Seconds after which a throttled or overloaded server may be asked again; null where it does not say. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: string, retryAfterSeconds: number | null = null) {
    super(`${status}: ${body}`);
    this.status = status;
    this.problem = readProblem(body);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No answer came: the server is down, the network is gone, or the call was cut off. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

const NO_ANSWER_SENTENCE = 'Could not reach the server. Please try again.';

/** The sentence to show for a failure; `fallback` where the answer has none. Never raw JSON. */
export function sentenceOf(error: unknown, fallback: string): string {
  if (error instanceof NoAnswerError) return NO_ANSWER_SENTENCE;
  if (error instanceof ApiError) return error.problem?.error ?? fallback;
  return fallback;
}

export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}

function readProblem(body: string): Problem | null {
  try {
    const parsed = problemSchema.safeParse(JSON.parse(body));
    return parsed.success ? parsed.data : readErrorSentence(JSON.parse(body));
  } catch {
    return null;
  }
}

/** The session call may answer the sentence alone (contract §1): `{"error": "..."}`. */
function readErrorSentence(body: unknown): Problem | null {
  if (typeof body !== 'object' || body === null || !('error' in body) || typeof body.error !== 'string') return null;
  return { type: 'about:blank', title: body.error, status: 0, detail: body.error, error: body.error, code: 'unknown' };
}
