import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { json, problem, stubApi } from '../../testing/itinerary-fixtures.ts';
import { renderApp } from '../../testing/render-app.tsx';

const item = (number: number, title: string, fields: object = {}) => ({
  id: `itinerary-1767607200000-${String(number).padStart(22, 'A')}`,
  title,
  location: null,
  dates: null,
  createdAt: new Date(Date.UTC(2024, 0, 5 + number, 12)).toISOString(),
  ...fields,
});
const ITEMS = [
  item(2, 'Tokyo in spring', { location: 'Tokyo, Japan', dates: 'May 3 to 9, 2026' }),
  item(0, 'Alps by train', { location: 'Zermatt' }),
];

function stubLists(overrides: Parameters<typeof stubApi>[0] = {}) {
  return stubApi({
    'GET /api/itineraries': () => json(ITEMS),
    'GET /api/flight-quotes': () => problem(404, 'Not here.'),
    'GET /api/travel-deals': () => problem(500, 'Broken.'),
    ...overrides,
  });
}
const cards = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

async function openMenu(user: ReturnType<typeof renderApp>, title: string) {
  (await screen.findByRole('button', { name: `Actions for ${title}` })).focus();
  await user.keyboard('{Enter}');
  return screen.findByRole('menu');
}

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the dashboard', () => {
  it('D-1 has its title, subtitle and three buttons to what can be created', async () => {
    stubLists();
    renderApp('/dashboard');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy();
    expect(screen.getByText('Manage your travel content')).toBeTruthy();
    const targets = ['Create Itinerary', 'Flight Quote', 'Travel Deal'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(targets).toEqual(['/', '/flights', '/deals']);
  });

  it('D-7 six placeholder cards until all three lists have answered; failed ones are logged and skipped', async () => {
    let answer: (() => void) | undefined;
    stubLists({
      'GET /api/travel-deals': () =>
        new Promise<Response>((resolve) => {
          answer = () => resolve(problem(500, 'Broken.'));
        }),
    });
    renderApp('/dashboard');
    expect(await screen.findAllByTestId('placeholder-card')).toHaveLength(6);
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
    expect(screen.getAllByTestId('placeholder-card')).toHaveLength(6);
    answer?.();
    await waitFor(() => expect(screen.queryAllByTestId('placeholder-card')).toHaveLength(0));
    expect(cards()).toEqual(['Tokyo in spring', 'Alps by train']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('D-4 three tabs with counts; the empty ones invite to create the first', async () => {
    stubLists();
    const user = renderApp('/dashboard');
    await screen.findByRole('tab', { name: 'Itineraries (2)' });
    await user.click(screen.getByRole('tab', { name: 'Flight Quotes (0)' }));
    expect(screen.getByRole('heading', { name: 'No flight quotes found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create your first flight quote' }).getAttribute('href')).toBe('/flights');
    await user.click(screen.getByRole('tab', { name: 'Travel Deals (0)' }));
    expect(screen.getByRole('heading', { name: 'No travel deals found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create your first travel deal' }).getAttribute('href')).toBe('/deals');
  });

  it('D-5 a card shows title, place, dates or Flexible dates, and the day it was created', async () => {
    stubLists();
    renderApp('/dashboard');
    await screen.findByText('Tokyo in spring');
    const [tokyo, alps] = screen.getAllByRole('listitem').map((card) => card.textContent);
    expect(tokyo).toContain('Tokyo, Japan');
    expect(tokyo).toContain('May 3 to 9, 2026');
    expect(tokyo).toContain('Created Jan 7, 2024');
    expect(alps).toContain('Flexible dates');
    expect(alps).toContain('Created Jan 5, 2024');
    expect(screen.getByRole('link', { name: 'Alps by train' }).getAttribute('href')).toBe(`/itinerary/${ITEMS[1]?.id}`);
  });

  it('D-2 D-3 D-6 search and sort work on the list; without a hit it says so and can be cleared', async () => {
    stubLists();
    const user = renderApp('/dashboard');
    await screen.findByText('Tokyo in spring');
    await user.selectOptions(screen.getByLabelText('Sort'), 'Title A to Z');
    expect(cards()).toEqual(['Alps by train', 'Tokyo in spring']);
    const search = screen.getByPlaceholderText('Search by title, location, or dates...');
    await user.type(search, 'zermATT');
    expect(cards()).toEqual(['Alps by train']);
    await user.clear(search);
    await user.selectOptions(screen.getByLabelText('Date created'), 'Last 7 days');
    expect(screen.getByRole('heading', { name: 'No itineraries found' })).toBeTruthy();
    expect(screen.getByText('Try adjusting your search or filters')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(cards()).toHaveLength(2);
  });

  it('D-6 with nothing created yet it invites to create the first', async () => {
    stubLists({ 'GET /api/itineraries': () => json([]) });
    renderApp('/dashboard');
    expect(await screen.findByRole('link', { name: 'Create your first itinerary' })).toBeTruthy();
    expect(screen.queryByText('Try adjusting your search or filters')).toBeNull();
  });

  it('D-5 D-8 the menu goes to View and Edit, copies the link and says so', async () => {
    stubLists();
    const user = renderApp('/dashboard');
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const menu = await openMenu(user, 'Tokyo in spring');
    const entries = within(menu).getAllByRole('menuitem');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      'View',
      'Edit',
      'Copy Share Link',
      'Open in New Tab',
      'Delete',
    ]);
    expect(entries[0]?.getAttribute('href')).toBe(`/itinerary/${ITEMS[0]?.id}`);
    expect(entries[1]?.getAttribute('href')).toBe(`/edit/${ITEMS[0]?.id}`);
    expect(entries[3]?.getAttribute('target')).toBe('_blank');
    await user.click(entries[2] as HTMLElement);
    expect(copy).toHaveBeenCalledWith(`${location.origin}/itinerary/${ITEMS[0]?.id}`);
    expect(await screen.findByText('Link copied!')).toBeTruthy();
    expect(screen.getByText('Share link has been copied to clipboard')).toBeTruthy();
  });

  it('H-9 Delete takes the card away at once, and Undo restores it', async () => {
    let deleted = false;
    const { calls } = stubLists({
      'GET /api/itineraries': () => json(deleted ? ITEMS.slice(1) : ITEMS),
      'DELETE /api/itineraries/*': () => {
        deleted = true;
        return new Response(null, { status: 204 });
      },
      'POST /api/itineraries/*': () => {
        deleted = false;
        return json(ITEMS[0]);
      },
    });
    const user = renderApp('/dashboard');
    await openMenu(user, 'Tokyo in spring');
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(cards()).toEqual(['Alps by train']));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(cards()).toEqual(['Tokyo in spring', 'Alps by train']));
    expect(calls.filter((call) => call.method !== 'GET').map((call) => `${call.method} ${call.url.pathname}`)).toEqual([
      `DELETE /api/itineraries/${ITEMS[0]?.id}`,
      `POST /api/itineraries/${ITEMS[0]?.id}/restore`,
    ]);
  });

  it('H-10 a list of more than 300 is searched and sorted by the server, page after page', async () => {
    const { calls } = stubLists({
      'GET /api/itineraries': (_body, url) => {
        const query = url.searchParams;
        if (!query.has('sort')) return json(ITEMS, 200, { 'x-total-count': '4711' });
        const found = query.get('q') ? [item(9, 'Found by the server')] : [item(query.has('cursor') ? 8 : 7, 'Page')];
        const next =
          query.has('cursor') || query.get('q') ? {} : { link: `<${url.pathname}${url.search}&cursor=c1>; rel="next"` };
        return json(found, 200, { 'x-total-count': '4711', ...next });
      },
    });
    const user = renderApp('/dashboard');
    await screen.findByRole('tab', { name: 'Itineraries (4711)' });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(cards()).toEqual(['Page', 'Page']));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    await user.type(screen.getByPlaceholderText(/Search by title/), 'found');
    await screen.findByText('Found by the server');
    const last = calls.at(-1)?.url.searchParams;
    expect(last?.get('q')).toBe('found');
    expect(last?.get('sort')).toBe('date-desc');
  });
});
