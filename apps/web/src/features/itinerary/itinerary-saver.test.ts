import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readItineraryCopy } from '../../lib/itinerary-copy.ts';
import { draft, json, problem, record, stubApi } from '../../testing/itinerary-fixtures.ts';
import { ItinerarySaver } from './itinerary-saver.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('ItinerarySaver', () => {
  it('C-8 gathers a burst of corrections into one PUT over the version it is based on', async () => {
    const api = stubApi({ 'PUT /api/itineraries/*': (body) => json(record({ ...(body as object), version: 5 })) });
    const saver = new ItinerarySaver(draft({ version: 4 }), vi.fn(), 'saved');
    saver.change({ title: 'A' });
    saver.change({ title: 'AB' });
    expect(saver.state.get().status).toBe('changed');
    await vi.runAllTimersAsync();
    expect(api.calls).toHaveLength(1);
    expect(api.calls[0]?.body).toMatchObject({ title: 'AB', version: 4 });
    expect(saver.state.get()).toMatchObject({ status: 'saved', draft: { title: 'AB', version: 5 } });
  });

  it('C-8 what is typed while a save is under way is saved after it', async () => {
    let answer: (() => void) | undefined;
    const api = stubApi({
      'PUT /api/itineraries/*': (body) =>
        new Promise<Response>((resolve) => {
          const { version } = body as { version: number };
          answer = () => resolve(json(record({ ...(body as object), version: version + 1 })));
        }),
    });
    const saver = new ItinerarySaver(draft({ version: 1 }), vi.fn(), 'saved');
    saver.change({ title: 'first' });
    await vi.advanceTimersByTimeAsync(1000);
    saver.change({ title: 'second' });
    answer?.();
    await vi.advanceTimersByTimeAsync(1000);
    answer?.();
    await vi.runAllTimersAsync();
    expect(api.calls.map((call) => call.body)).toMatchObject([
      { title: 'first', version: 1 },
      { title: 'second', version: 2 },
    ]);
    expect(saver.state.get()).toMatchObject({ status: 'saved', draft: { title: 'second', version: 3 } });
  });

  it('C-6 a failed save keeps a copy in the browser; the next success drops it', async () => {
    let up = false;
    stubApi({ 'POST /api/itineraries': () => (up ? json(record(), 201) : problem(503, 'The server is busy.')) });
    const saver = new ItinerarySaver(draft(), vi.fn());
    expect(await saver.save()).toBe('not-saved');
    expect(saver.state.get().failure).toBe('The server is busy.');
    expect(readItineraryCopy(draft().id)).toMatchObject({ unsent: true, version: 0, title: draft().title });
    up = true;
    expect(await saver.save()).toBe('saved');
    expect(readItineraryCopy(draft().id)).toBeNull();
  });

  it('C-6 a first save that arrived without an answer is taken up by PUT, not lost as a duplicate', async () => {
    const api = stubApi({
      'POST /api/itineraries': () => problem(409, 'This id exists already.', { current: record({ version: 1 }) }),
      'PUT /api/itineraries/*': (body) => json(record({ ...(body as object), version: 2 })),
    });
    const saver = new ItinerarySaver(draft({ title: 'Corrected since' }), vi.fn());
    expect(await saver.save()).toBe('saved');
    expect(api.calls[1]?.body).toMatchObject({ title: 'Corrected since', version: 1 });
  });

  it('H-6 a newer version on the server waits for the agent: keep mine saves over it', async () => {
    const theirs = record({ title: 'Theirs', version: 7 });
    const api = stubApi({
      'PUT /api/itineraries/*': (body) =>
        (body as { version: number }).version === 7
          ? json(record({ ...(body as object), version: 8 }))
          : problem(409, 'Someone saved a newer version.', { current: theirs }),
    });
    const saver = new ItinerarySaver(draft({ version: 2 }), vi.fn(), 'saved');
    saver.change({ title: 'Mine' });
    await vi.runAllTimersAsync();
    expect(saver.state.get()).toMatchObject({ status: 'conflict', theirs: { title: 'Theirs' } });
    saver.change({ location: 'Typed during the conflict' });
    await vi.runAllTimersAsync();
    expect(api.calls).toHaveLength(1);
    await saver.keepMine();
    expect(api.calls[1]?.body).toMatchObject({ title: 'Mine', location: 'Typed during the conflict', version: 7 });
    expect(saver.state.get().status).toBe('saved');
  });

  it('H-6 taking theirs sends nothing and drops the copy', async () => {
    const api = stubApi({
      'PUT /api/itineraries/*': () => problem(409, 'Newer.', { current: record({ title: 'Theirs', version: 7 }) }),
    });
    const saver = new ItinerarySaver(draft({ version: 2 }), vi.fn(), 'saved');
    saver.change({ title: 'Mine' });
    await vi.runAllTimersAsync();
    expect(readItineraryCopy(draft().id)?.title).toBe('Mine');
    expect(saver.takeTheirs()?.title).toBe('Theirs');
    expect(saver.state.get()).toMatchObject({ status: 'saved', draft: { title: 'Theirs', version: 7 } });
    expect(readItineraryCopy(draft().id)).toBeNull();
    expect(api.calls).toHaveLength(1);
  });

  it('G-6 leaving the page keeps what was not sent yet', () => {
    stubApi({ 'PUT /api/itineraries/*': () => new Promise<Response>(() => {}) });
    const saver = new ItinerarySaver(draft({ version: 2 }), vi.fn(), 'saved');
    saver.change({ title: 'Typed last' });
    saver.leave();
    expect(readItineraryCopy(draft().id)).toMatchObject({ title: 'Typed last', unsent: true });
  });
});
