import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepItineraryCopy, readItineraryCopy } from '../../../lib/itinerary-copy.ts';
import { draft, heldAnswer, ID, json, problem, record, stubApi } from '../../../testing/itinerary-fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const PATH = `/admin/itinerary/${ID}`;
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

describe('the admin view', () => {
  it('A-1 shows the days with Back, Share and Download', async () => {
    stubApi({ 'GET /api/itineraries/*': () => json(record()) });
    renderApp(PATH);
    expect(await title('Weekend in Lisbon')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Fado dinner' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/dashboard');
    expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
    expect(document.title).toBe('Weekend in Lisbon · Waypage');
  });

  it('A-1 Download hands over a text file named after the trip', async () => {
    stubApi({ 'GET /api/itineraries/*': () => json(record()) });
    const user = renderApp(PATH);
    await title('Weekend in Lisbon');
    let name = '';
    let content: Blob | undefined;
    const createObjectURL = (blob: Blob) => {
      content = blob;
      return 'blob:x';
    };
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      name = this.download;
    });
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(name).toBe('Weekend_in_Lisbon_itinerary.txt');
    expect(content?.type).toBe('text/plain;charset=utf-8');
  });

  it('A-2 shows the copy in this browser first, then what the server says, and keeps that', async () => {
    keepItineraryCopy({ ...draft({ title: 'Kept earlier', version: 1 }), unsent: false });
    const answer = heldAnswer(() => json(record({ title: 'From the server', version: 2 })));
    stubApi({ 'GET /api/itineraries/*': answer.handler });
    renderApp(PATH);
    expect(await title('Kept earlier')).toBeTruthy();
    answer.send();
    expect(await title('From the server')).toBeTruthy();
    expect(readItineraryCopy(ID)).toMatchObject({ title: 'From the server', version: 2, unsent: false });
  });

  it('A-2 changes that were not sent stay in front and can be sent', async () => {
    keepItineraryCopy({ ...draft({ title: 'Mine', version: 1 }), unsent: true });
    const { calls } = stubApi({
      'GET /api/itineraries/*': () => json(record({ version: 1 })),
      'PUT /api/itineraries/*': (body) => json(record({ ...(body as object), version: 2 })),
    });
    const user = renderApp(PATH);
    expect(await title('Mine')).toBeTruthy();
    expect(screen.getByText('Not saved on the server yet')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(calls.find((call) => call.method === 'PUT')?.body).toMatchObject({ title: 'Mine', version: 1 });
    expect(readItineraryCopy(ID)?.unsent).not.toBe(true);
  });

  it('A-2 where both changed, the agent compares and chooses', async () => {
    keepItineraryCopy({ ...draft({ title: 'Mine', version: 1 }), unsent: true });
    stubApi({ 'GET /api/itineraries/*': () => json(record({ title: 'Theirs', version: 4 })) });
    const user = renderApp(PATH);
    const dialog = await screen.findByRole('dialog', { name: 'Two versions of this itinerary' });
    const row = within(dialog).getByRole('rowheader', { name: 'Title' }).closest('tr') as HTMLTableRowElement;
    expect([...row.cells].map((cell) => cell.textContent)).toEqual(['Title', 'Mine', 'Theirs']);
    await user.click(within(dialog).getByRole('button', { name: /Use the server/ }));
    expect(await title('Theirs')).toBeTruthy();
    expect(readItineraryCopy(ID)?.unsent).not.toBe(true);
  });

  it('A-2 an unknown id says so and invites to create; another failure says that it failed', async () => {
    stubApi({ 'GET /api/itineraries/*': () => problem(404, 'Unknown.') });
    renderApp(PATH);
    expect(await screen.findByText("The itinerary you're looking for doesn't exist or has been removed.")).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create New Itinerary' }).getAttribute('href')).toBe('/');
  });

  it('A-2 another failure says that it failed', async () => {
    stubApi({ 'GET /api/itineraries/*': () => problem(500, 'Broken.') });
    renderApp(PATH);
    expect(await title('Failed to load itinerary')).toBeTruthy();
  });

  it('A-3 Share uses the share action of the browser where there is one', async () => {
    stubApi({ 'GET /api/itineraries/*': () => json(record()) });
    const shared: unknown[] = [];
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: unknown) => shared.push(data),
    });
    const user = renderApp(PATH);
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(shared).toEqual([{ title: 'Weekend in Lisbon', url: `${location.origin}/itinerary/${ID}` }]);
  });

  it('A-3 else it copies the link and says so', async () => {
    stubApi({ 'GET /api/itineraries/*': () => json(record()) });
    const user = renderApp(PATH);
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(copy).toHaveBeenCalledWith(`${location.origin}/itinerary/${ID}`);
    expect(await screen.findByText('Share link copied to clipboard!')).toBeTruthy();
  });
});
