import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { json, problem, stubApi } from '../testing/itinerary-fixtures.ts';
import { getJson, sendJson } from './api-client.ts';
import { ApiError, NoAnswerError, sentenceOf } from './api-error.ts';
import { createQueryClient } from './query-client.ts';
import { sessionFlag } from './session-flag.ts';

const schema = z.object({ ok: z.boolean() });

beforeEach(() => sessionFlag.unlock());
afterEach(() => vi.unstubAllGlobals());

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error('the call did not fail');
}

describe('a failed call', () => {
  it('W-3 becomes an error "status: body"; a person is shown its error sentence', async () => {
    stubApi({ 'GET /x': () => problem(503, 'The server is busy.') });
    const error = await failureOf(getJson('/x', schema));
    expect(error).toBeInstanceOf(ApiError);
    expect((error as Error).message).toMatch(/^503: \{"type"/);
    expect(sentenceOf(error, 'fallback')).toBe('The server is busy.');
  });

  it('W-3 with an empty body it carries the status text', async () => {
    stubApi({ 'GET /x': () => new Response('', { status: 502, statusText: 'Bad Gateway' }) });
    const error = await failureOf(getJson('/x', schema));
    expect((error as Error).message).toBe('502: Bad Gateway');
    expect(sentenceOf(error, 'Please try again.')).toBe('Please try again.');
  });

  it('W-3 no answer at all has its own sentence', async () => {
    stubApi({});
    const error = await failureOf(getJson('/x', schema));
    expect(error).toBeInstanceOf(NoAnswerError);
    expect(sentenceOf(error, '')).toBe('Could not reach the server. Please try again.');
  });

  it('H-1 an answer that breaks the contract is a failure, not data', async () => {
    stubApi({ 'GET /x': () => json({ ok: 'yes' }), 'GET /html': () => new Response('<html>') });
    expect(await failureOf(getJson('/x', schema))).toBeInstanceOf(ApiError);
    expect(await failureOf(getJson('/html', schema))).toBeInstanceOf(ApiError);
  });
});

describe('a call', () => {
  it('W-4 sends cookies, and JSON as JSON', async () => {
    const { calls } = stubApi({ 'POST /x': () => json({ ok: true }) });
    await sendJson('POST', '/x', schema, { body: { a: 1 } });
    expect(calls[0]?.init.credentials).toBe('include');
    expect(calls[0]?.init.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(calls[0]?.body).toEqual({ a: 1 });
  });

  it('G-6 a 401 on a read locks the session and is an error', async () => {
    stubApi({ 'GET /x': () => problem(401, 'No session.') });
    expect(await failureOf(getJson('/x', schema))).toMatchObject({ status: 401 });
    expect(sessionFlag.isUnlocked()).toBe(false);
    expect(sessionStorage.getItem('cd_authenticated')).toBeNull();
  });

  it('G-6 a change that meets a 401 waits for the gate and is sent again', async () => {
    let unlocked = false;
    const { calls } = stubApi({ 'PUT /x': () => (unlocked ? json({ ok: true }) : problem(401, 'No session.')) });
    const answer = sendJson('PUT', '/x', schema, { body: { typed: 'text' } });
    await vi.waitFor(() => expect(sessionFlag.isUnlocked()).toBe(false));
    unlocked = true;
    sessionFlag.unlock();
    expect(await answer).toEqual({ ok: true });
    expect(calls.map((call) => call.body)).toEqual([{ typed: 'text' }, { typed: 'text' }]);
  });
});

it('W-4 queries: no retry, no refetch on focus or interval, never stale', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
});
