/** Test data of the web's tests, and a double of the API at the edge of the network: `fetch`. */
import type { ItineraryRecord, WireParsedItinerary } from '@waypage/contract';
import { vi } from 'vitest';
import type { ItineraryDraft } from '../features/itinerary/itinerary-draft.ts';

export const PASTE = [
  'Weekend in Lisbon',
  'Lisbon, Portugal | April 10-12, 2026',
  'Prepared for the Okafor family',
  '',
  'Day 1: Alfama and the river',
  'Morning',
  '9:00 AM - Pastéis de Belém, $12',
  '(window seat if they ask)',
  'Evening',
  '8:00 PM - Fado dinner',
].join('\n');

/** SHA-256 of the paste, as the parser gives it. */
const PASTE_HASH = 'f0bf9cbb69fffed45512644b4a18df20f84f04b295e33e54587599b4e5aa6779';

/** The span of the first place where `part` stands in the paste. */
export function spanOf(part: string, text = PASTE): [number, number] {
  const start = text.indexOf(part);
  if (start < 0) throw new Error(`not in the text: ${part}`);
  return [start, start + part.length];
}

const activity = (id: string, title: string, fields: object = {}) => ({
  id,
  title,
  time: null,
  description: null,
  location: null,
  distance: null,
  cost: null,
  link: null,
  linkText: null,
  type: 'activity',
  ...fields,
});

export function parsedItinerary(fields: Partial<WireParsedItinerary> = {}): WireParsedItinerary {
  return {
    title: 'Weekend in Lisbon',
    location: 'Lisbon, Portugal',
    dates: 'April 10 to 12, 2026',
    days: [
      {
        id: 'day-1',
        title: 'Alfama and the river',
        date: '2026-04-10',
        timeBlocks: [
          {
            period: 'Morning',
            emoji: '☀️',
            activities: [
              activity('day-1-activity-1', 'Pastéis de Belém', { time: '9:00 AM', cost: '$12', type: 'meal' }),
            ],
          },
          {
            period: 'Evening',
            emoji: '🌙',
            activities: [activity('day-1-activity-2', 'Fado dinner', { time: '8:00 PM', type: 'meal' })],
          },
        ],
      },
    ],
    budget: null,
    source: {
      spans: {
        '/title': spanOf('Weekend in Lisbon'),
        '/location': spanOf('Lisbon, Portugal'),
        '/dates': spanOf('April 10-12, 2026'),
        '/days/0/title': spanOf('Alfama and the river'),
        '/days/0/timeBlocks/0/period': spanOf('Morning'),
        '/days/0/timeBlocks/0/activities/0/title': spanOf('Pastéis de Belém'),
        '/days/0/timeBlocks/0/activities/0/time': spanOf('9:00 AM'),
        '/days/0/timeBlocks/0/activities/0/cost': spanOf('$12'),
        '/days/0/timeBlocks/1/period': spanOf('Evening'),
        '/days/0/timeBlocks/1/activities/0/title': spanOf('Fado dinner'),
        '/days/0/timeBlocks/1/activities/0/time': spanOf('8:00 PM'),
      },
      unused: [spanOf('Prepared for the Okafor family'), spanOf('(window seat if they ask)')],
      textHash: PASTE_HASH,
      assumptions: [
        {
          pointer: '/days/0/timeBlocks/0/activities/0/cost',
          kind: 'currency',
          chosen: 'US dollars',
          alternatives: ['Canadian dollars'],
        },
      ],
      edited: [],
    },
    warnings: [
      {
        code: 'weekday-mismatch',
        severity: 'warning',
        message: 'April 10, 2026 is a Friday.',
        pointers: ['/dates'],
        spans: [spanOf('April 10-12, 2026')],
      },
    ],
    ...fields,
  };
}

export const ID = 'itinerary-1767607200000-AAAAAAAAAAAAAAAAAAAAAA';

export function record(fields: Partial<ItineraryRecord> | object = {}): ItineraryRecord {
  const { title, location, dates, ...data } = parsedItinerary();
  const { days, budget, source, warnings } = data;
  return {
    id: ID,
    title,
    location,
    dates,
    rawText: PASTE,
    createdAt: '2026-01-05T10:00:00.000Z',
    updatedAt: '2026-01-05T10:00:00.000Z',
    version: 1,
    data: { days, budget, source, warnings },
    ...fields,
  };
}

/** A draft that the server never confirmed, unless `version` says so. */
export function draft(fields: Partial<ItineraryDraft> = {}): ItineraryDraft {
  return { ...record(), version: 0, ...fields };
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}

export function problem(status: number, error: string, fields: object = {}, headers: Record<string, string> = {}) {
  const body = { type: `/errors/${status}`, title: error, status, detail: error, error, code: `e${status}`, ...fields };
  return json(body, status, { 'content-type': 'application/problem+json', ...headers });
}

type Handler = (body: unknown, url: URL) => Response | Promise<Response>;

interface Call {
  readonly method: string;
  readonly url: URL;
  readonly body: unknown;
  readonly init: RequestInit;
}

/** An answer that the test sends when it wants to, be that before the request or after. */
export function heldAnswer(make: Handler): { readonly handler: Handler; send(): void } {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  return { handler: (body, url) => sent.then(() => make(body, url)), send: () => send() };
}

/** Replaces `fetch`; keys are `METHOD /path`, a trailing `*` matches any rest. What no key answers fails the test's call. */
export function stubApi(handlers: Record<string, Handler>) {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const url = new URL(path, 'http://localhost');
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ method, url, body, init });
    const wanted = `${method} ${url.pathname}`;
    const key = Object.keys(handlers).find((pattern) =>
      pattern.endsWith('*') ? wanted.startsWith(pattern.slice(0, -1)) : pattern === wanted,
    );
    const handler = key === undefined ? undefined : handlers[key];
    if (!handler) throw new TypeError(`no handler for ${wanted}`);
    return handler(body, url);
  });
  return { calls };
}
