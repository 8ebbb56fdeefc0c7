/**
 * The error table: every error that the API can answer, once. docs/errors.md lists the same, and a test holds the two equal.
 * `sentence` is what a person is shown (`error` of the answer, contract §2).
 */
import type { Problem } from '@waypage/contract';

interface ErrorRow {
  readonly status: number;
  readonly title: string;
  readonly sentence: string;
}

export const ERRORS = {
  'malformed-json': {
    status: 400,
    title: 'Malformed JSON',
    sentence: 'The request could not be read: it is not valid JSON.',
  },
  'bad-request': { status: 400, title: 'Bad request', sentence: 'The request could not be read.' },
  'session-required': { status: 401, title: 'Session required', sentence: 'Please enter the access code first.' },
  'wrong-code': { status: 401, title: 'Wrong access code', sentence: 'Invalid access code. Please try again.' },
  'foreign-origin': {
    status: 403,
    title: 'Foreign origin',
    sentence: 'This request came from another site and was refused.',
  },
  'not-found': { status: 404, title: 'Not found', sentence: 'There is nothing at this address.' },
  'itinerary-not-found': { status: 404, title: 'Itinerary not found', sentence: 'Itinerary not found' },
  'flight-quote-not-found': { status: 404, title: 'Flight quote not found', sentence: 'Flight quote not found' },
  'travel-deal-not-found': { status: 404, title: 'Travel deal not found', sentence: 'Travel deal not found' },
  'method-not-allowed': {
    status: 405,
    title: 'Method not allowed',
    sentence: 'This address does not take that kind of request.',
  },
  'version-conflict': {
    status: 409,
    title: 'Version conflict',
    sentence: 'Someone else saved this in the meantime. Nothing was overwritten; compare the two before saving again.',
  },
  'id-taken': { status: 409, title: 'Id taken', sentence: 'This id is in use by another record. Nothing was changed.' },
  'text-too-long': {
    status: 413,
    title: 'Text too long',
    sentence: 'The text is longer than 1,000,000 characters. Please shorten it or split it in two.',
  },
  'body-too-large': {
    status: 413,
    title: 'Body too large',
    sentence: 'The request is larger than this address takes.',
  },
  'not-json': {
    status: 415,
    title: 'Not JSON',
    sentence: 'This address takes JSON only (Content-Type: application/json).',
  },
  'not-an-image': {
    status: 415,
    title: 'Not an image',
    sentence: 'This address takes pictures only: JPEG, PNG or WebP.',
  },
  'image-too-large': {
    status: 413,
    title: 'Image too large',
    sentence: 'The picture is too large. It may have up to 8 MB and 25 million pixels.',
  },
  'image-unreadable': {
    status: 422,
    title: 'Image unreadable',
    sentence: 'The picture cannot be read. Save it anew as JPEG, PNG or WebP and try again.',
  },
  'image-missing': {
    status: 422,
    title: 'Image missing',
    sentence: 'A picture of this itinerary is no longer on the server. Add it again or remove it, then save.',
  },
  invalid: { status: 422, title: 'Invalid', sentence: 'Some of what was sent is not valid.' },
  'text-blank': { status: 422, title: 'Text blank', sentence: 'Please enter the itinerary text' },
  'flight-quote-too-short': {
    status: 422,
    title: 'Flight quote too short',
    sentence: 'Please enter a complete flight quote',
  },
  'travel-deal-too-short': {
    status: 422,
    title: 'Travel deal too short',
    sentence: 'Please enter the travel deal text',
  },
  'too-many-attempts': {
    status: 429,
    title: 'Too many attempts',
    sentence: 'Too many wrong access codes. Please wait a few seconds and try again.',
  },
  'head-too-large': { status: 431, title: 'Head too large', sentence: 'The head of the request is too large.' },
  'request-timeout': { status: 408, title: 'Request timeout', sentence: 'The request took too long to arrive.' },
  internal: { status: 500, title: 'Internal error', sentence: 'Something went wrong. Please try again.' },
  overloaded: { status: 503, title: 'Overloaded', sentence: 'The server is busy. Please try again in a moment.' },
  'database-unavailable': {
    status: 503,
    title: 'Database unavailable',
    sentence: 'The database cannot be reached right now. Nothing was changed; please try again in a moment.',
  },
  'pages-not-built': {
    status: 503,
    title: 'Pages not built',
    sentence: 'The pages of this installation are not built yet. Run: npm run build',
  },
  'format-not-offered': {
    status: 501,
    title: 'Format not offered',
    sentence: 'This address answers JSON only (format=json).',
  },
  'storage-full': {
    status: 507,
    title: 'Storage full',
    sentence: 'The disk is full, so nothing was saved. Please tell your operator.',
  },
} as const satisfies Record<string, ErrorRow>;
export type ErrorCode = keyof typeof ERRORS;

export interface ErrorExtras {
  /** More than the sentence, for the one who reads the answer itself. */
  readonly detail?: string;
  readonly errors?: Problem['errors'];
  readonly current?: unknown;
  readonly retryAfterSeconds?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The only error that the server's own code throws on purpose. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly extras: ErrorExtras;

  constructor(code: ErrorCode, extras: ErrorExtras = {}) {
    super(ERRORS[code].sentence);
    this.name = 'AppError';
    this.code = code;
    this.extras = extras;
  }
}

/** The answer's body for an error of the table. */
export function presentProblem(code: ErrorCode, requestId: string | undefined, extras: ErrorExtras = {}): Problem {
  const { status, title, sentence } = ERRORS[code];
  return {
    type: `/api/docs#${code}`,
    title,
    status,
    detail: extras.detail ?? sentence,
    error: sentence,
    code,
    ...(requestId === undefined ? {} : { requestId }),
    ...(extras.errors === undefined ? {} : { errors: extras.errors }),
    ...(extras.current === undefined ? {} : { current: extras.current }),
  };
}
