/**
 * The one way to the API: JSON in, JSON checked by a contract schema out, cookies included (W-3, W-4). An answer 401 locks the
 * session (G-6); a call that would change something waits for the gate and is sent again, so that nothing typed is lost.
 */
import type { z } from 'zod';
import { ApiError, NoAnswerError } from './api-error.ts';
import { sessionFlag } from './session-flag.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface CallOptions {
  /** Goes as JSON, but for a `Blob`, which goes as it is under its own type. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** An answer's checked body, and its headers where a caller needs one. */
interface Answer<T> {
  readonly data: T;
  readonly headers: Headers;
}

/** GET `path`. Throws `ApiError` or `NoAnswerError`. */
export async function getJson<T>(path: string, schema: z.ZodType<T>, signal?: AbortSignal): Promise<Answer<T>> {
  const response = await send('GET', path, signal ? { signal } : {});
  if (response.status === 401) sessionFlag.lock();
  return { data: await readBody(response, schema), headers: response.headers };
}

/** Sends a change and answers the checked body. Throws `ApiError` or `NoAnswerError`, but waits out a 401. */
export async function sendJson<T>(
  method: Exclude<Method, 'GET'>,
  path: string,
  schema: z.ZodType<T>,
  options: CallOptions = {},
): Promise<T> {
  return readBody(await sendUnlocked(method, path, options), schema);
}

/** As `sendJson`, for calls whose answer holds nothing (204). */
export async function sendWithoutAnswer(
  method: Exclude<Method, 'GET'>,
  path: string,
  options: CallOptions = {},
): Promise<void> {
  await requireOk(await sendUnlocked(method, path, options));
}

/** `POST /api/session`: the one call whose 401 is an answer to the person at the gate, not the end of a session. */
export async function openSession(code: string): Promise<void> {
  await requireOk(await send('POST', '/api/session', { body: { code } }));
}

async function sendUnlocked(method: Method, path: string, options: CallOptions): Promise<Response> {
  for (;;) {
    const response = await send(method, path, options);
    if (response.status !== 401) return response;
    sessionFlag.lock();
    await sessionFlag.untilUnlocked();
  }
}

async function send(method: Method, path: string, { body, signal }: CallOptions): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      credentials: 'include',
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': typeOf(body) }) },
      ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NoAnswerError('No answer from the server', { cause });
  }
}

const typeOf = (body: unknown): string => (body instanceof Blob ? body.type : 'application/json');

async function readBody<T>(response: Response, schema: z.ZodType<T>): Promise<T> {
  const text = await requireOk(response);
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) throw new ApiError(response.status, `unexpected answer: ${parsed.error.message}`);
  return parsed.data;
}

async function requireOk(response: Response): Promise<string> {
  const text = await readText(response);
  if (!response.ok) throw new ApiError(response.status, text || response.statusText, readRetryAfter(response));
  return text;
}

async function readText(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    throw new NoAnswerError('The answer broke off', { cause });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readRetryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : null;
}
