import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepItineraryCopy, readItineraryCopy } from '../../../lib/itinerary-copy.ts';
import { draft, json, problem, record, stubApi } from '../../../testing/itinerary-fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { holdItinerary } from './held-itineraries.ts';

const ID = draft().id;
const LISTS = {
  'GET /api/itineraries': () => json([]),
  'GET /api/flight-quotes': () => json([]),
  'GET /api/travel-deals': () => json([]),
};
const bar = () => screen.queryByRole('region', { name: 'Not saved on the server yet' });
const comeBackOnline = () => act(async () => void globalThis.dispatchEvent(new Event('online')));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('itineraries that only this browser has', () => {
  it('U-1 U-2 stand on every agent page, are sent once when the server answers, and then are dropped', async () => {
    let isUp = false;
    const { calls } = stubApi({
      ...LISTS,
      'POST /api/itineraries': (body) => {
        if (!isUp) throw new TypeError('offline');
        return json(record({ ...(body as object), version: 1 }), 201);
      },
    });
    keepItineraryCopy({ ...draft({ title: 'Kept through the storm' }), unsent: true });
    renderApp('/dashboard');
    const shown = await screen.findByRole('region', { name: 'Not saved on the server yet' });
    expect(shown.textContent).toContain(
      'Kept through the storm is kept in this browser and is sent as soon as the server answers.',
    );
    expect(within(shown).getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(`/admin/itinerary/${ID}`);
    isUp = true;
    await comeBackOnline();
    expect(await screen.findByText('Saved on the server now')).toBeTruthy();
    expect(readItineraryCopy(ID)?.unsent ?? false).toBe(false);
    expect(bar()).toBeNull();
    const sent = calls.filter(({ method }) => method === 'POST').length;
    await comeBackOnline();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(sent);
  });

  it('U-2 a save that had arrived before makes no conflict', async () => {
    const copy = draft({ title: 'Arrived already', version: 3 });
    stubApi({
      ...LISTS,
      'PUT /api/itineraries/*': () => problem(409, 'Newer.', { current: record({ ...copy, version: 4 }) }),
    });
    keepItineraryCopy({ ...copy, unsent: true });
    renderApp('/dashboard');
    expect(await screen.findByText('Saved on the server now')).toBeTruthy();
    expect(readItineraryCopy(ID)?.unsent ?? false).toBe(false);
  });

  it('U-4 what the server has in a newer version waits for the agent, and is not sent again', async () => {
    const { calls } = stubApi({
      ...LISTS,
      'PUT /api/itineraries/*': () => problem(409, 'Newer.', { current: record({ title: 'Theirs', version: 9 }) }),
    });
    keepItineraryCopy({ ...draft({ title: 'Mine', version: 3 }), unsent: true });
    renderApp('/dashboard');
    expect((await screen.findByRole('link', { name: 'Compare' })).getAttribute('href')).toBe(`/admin/itinerary/${ID}`);
    expect(bar()?.textContent).toContain(
      'Mine was changed on the server meanwhile. Your version is kept in this browser.',
    );
    await comeBackOnline();
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
    expect(readItineraryCopy(ID)).toMatchObject({ title: 'Mine', unsent: true });
  });

  it('U-3 an open itinerary sends itself; nobody else does', async () => {
    const { calls } = stubApi({ ...LISTS, 'PUT /api/itineraries/*': () => problem(503, 'Busy.') });
    const resend = vi.fn(async () => {});
    const letGo = holdItinerary(ID, resend);
    keepItineraryCopy({ ...draft({ version: 3 }), unsent: true });
    renderApp('/dashboard');
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    await comeBackOnline();
    expect(resend).toHaveBeenCalled();
    expect(bar()).toBeNull();
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(0);
    act(letGo);
    expect(bar()).not.toBeNull();
  });
});
