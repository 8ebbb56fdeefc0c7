import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { heldAnswer, json, problem, stubApi } from '../../testing/itinerary-fixtures.ts';
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
    const answer = heldAnswer(() => problem(500, 'Broken.'));
    stubLists({ 'GET /api/travel-deals': answer.handler });
    renderApp('/dashboard');
    expect(await screen.findAllByTestId('placeholder-card')).toHaveLength(6);
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
    expect(screen.getAllByTestId('placeholder-card')).toHaveLength(6);
    answer.send();
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

  it('D-3 D-4 D-7 asks for the three lists once, and begins with itineraries, all dates, newest first', async () => {
    const { calls } = stubLists();
    renderApp('/dashboard');
    await screen.findByText('Tokyo in spring');
    expect(calls.map(({ method, url }) => `${method} ${url.pathname}`).sort()).toEqual([
      'GET /api/flight-quotes',
      'GET /api/itineraries',
      'GET /api/travel-deals',
    ]);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Itineraries (2)');
    const words = (label: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(label).options].map((option) => option.text);
    expect(words('Date created')).toEqual(['All dates', 'Last 7 days', 'Last month', 'Last 3 months']);
    expect(words('Sort')).toEqual(['Newest first', 'Oldest first', 'Title A to Z', 'Title Z to A']);
    expect(screen.getByLabelText<HTMLSelectElement>('Date created').value).toBe('all');
    expect(screen.getByLabelText<HTMLSelectElement>('Sort').value).toBe('date-desc');
    expect(cards()).toEqual(['Tokyo in spring', 'Alps by train']);
  });

  it('D-5 a flight quote shows its route; its menu leads to its pages', async () => {
    const id = 'quote-22-characters-xx';
    const route = 'New York (JFK) → London (LHR)';
    stubLists({
      'GET /api/flight-quotes': () =>
        json([{ id, title: 'Okafor to London', route, dates: null, createdAt: ITEMS[0]?.createdAt }]),
    });
    const user = renderApp('/dashboard?tab=flight-quotes');
    const card = (await screen.findByText('Okafor to London')).closest('li');
    for (const part of [route, 'Flexible dates', 'Created Jan 7, 2024']) expect(card?.textContent).toContain(part);
    const entries = within(await openMenu(user, 'Okafor to London')).getAllByRole('menuitem');
    expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
      ['View', `/flight-quote/${id}`],
      ['Edit', `/edit-flight-quote/${id}`],
      ['Copy Share Link', null],
      ['Open in New Tab', `/flight-quote/${id}`],
      ['Duplicate', null],
      ['Delete', null],
    ]);
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
    const create = await screen.findByRole('link', { name: 'Create your first itinerary' });
    expect(create.getAttribute('href')).toBe('/');
    expect(screen.getByRole('heading', { name: 'No itineraries found' })).toBeTruthy();
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
      'Duplicate',
      'Delete',
    ]);
    expect(entries[0]?.getAttribute('href')).toBe(`/itinerary/${ITEMS[0]?.id}`);
    expect(entries[1]?.getAttribute('href')).toBe(`/edit/${ITEMS[0]?.id}`);
    expect(entries[3]?.getAttribute('target')).toBe('_blank');
    expect(entries[3]?.getAttribute('href')).toBe(`/itinerary/${ITEMS[0]?.id}`);
    await user.click(entries[2] as HTMLElement);
    expect(copy).toHaveBeenCalledWith(`${location.origin}/itinerary/${ITEMS[0]?.id}`);
    expect(await screen.findByText('Link copied!')).toBeTruthy();
    expect(screen.getByText('Share link has been copied to clipboard')).toBeTruthy();
  });

  it('D-14 H-9 Delete takes the card away at once and goes to the next one, and Undo puts it back', async () => {
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
    expect(screen.getByRole('tab', { name: 'Itineraries (1)' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Alps by train'));
    expect(await screen.findByText('Itinerary deleted')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(cards()).toEqual(['Tokyo in spring', 'Alps by train']));
    expect(calls.filter((call) => call.method !== 'GET').map((call) => `${call.method} ${call.url.pathname}`)).toEqual([
      `DELETE /api/itineraries/${ITEMS[0]?.id}`,
      `POST /api/itineraries/${ITEMS[0]?.id}/restore`,
    ]);
  });

  it('D-11 H-10 a list of more than 300 is searched and sorted by the server, page after page as it is scrolled', async () => {
    const { calls } = stubLists({
      'GET /api/itineraries': (_body, url) => {
        const query = url.searchParams;
        if (query.get('limit') === '300') return json(ITEMS, 200, { 'x-total-count': '4711' });
        const found = query.get('q') ? [item(9, 'Found by the server')] : [item(query.has('cursor') ? 8 : 7, 'Page')];
        const next =
          query.has('cursor') || query.get('q') ? {} : { link: `<${url.pathname}${url.search}&cursor=c1>; rel="next"` };
        return json(found, 200, { 'x-total-count': query.get('q') ? '1' : '4711', ...next });
      },
    });
    const user = renderApp('/dashboard');
    await screen.findByRole('tab', { name: 'Itineraries (4711)' });
    await waitFor(() => expect(cards()).toEqual(['Page', 'Page']));
    expect(screen.getAllByRole('listitem')[1]?.getAttribute('aria-posinset')).toBe('2');
    expect(screen.getAllByRole('listitem')[1]?.getAttribute('aria-setsize')).toBe('4711');
    await user.type(screen.getByPlaceholderText(/Search by title/), 'found');
    await screen.findByText('Found by the server');
    expect(screen.getByText('1 found')).toBeTruthy();
    const last = calls.at(-1)?.url.searchParams;
    expect(last?.get('q')).toBe('found');
    expect(last?.get('limit')).toBe('60');
  });

  it('D-11 D-7 a page that does not come is logged, keeps what is there, and can be asked for again', async () => {
    let broken = true;
    stubLists({
      'GET /api/itineraries': (_body, url) => {
        const query = url.searchParams;
        if (query.get('limit') === '300') return json(ITEMS, 200, { 'x-total-count': '4711' });
        if (!query.has('cursor')) {
          return json([item(7, 'First page')], 200, {
            'x-total-count': '4711',
            link: `<${url.pathname}?cursor=c1>; rel="next"`,
          });
        }
        return broken ? problem(503, 'Overloaded.') : json([item(8, 'Second page')], 200, { 'x-total-count': '4711' });
      },
    });
    const user = renderApp('/dashboard');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('The list could not be loaded.')).toBeTruthy();
    expect(cards()).toEqual(['First page']);
    expect(logged).toHaveBeenCalledWith('The list of itinerary could not be loaded', expect.anything());
    broken = false;
    await user.click(again);
    await waitFor(() => expect(cards()).toEqual(['First page', 'Second page']));
  });

  it('D-10 an address opens its tab, search, filter and sort; choices go into the address and back', async () => {
    stubLists();
    renderApp('/dashboard?q=zermatt&sort=title-asc&tab=itineraries&created=nonsense');
    await waitFor(() => expect(cards()).toEqual(['Alps by train']));
    expect(screen.getByPlaceholderText<HTMLInputElement>(/Search by title/).value).toBe('zermatt');
    expect(screen.getByLabelText<HTMLSelectElement>('Sort').value).toBe('title-asc');
    expect(screen.getByLabelText<HTMLSelectElement>('Date created').value).toBe('all');
    expect(screen.getByText('1 found')).toBeTruthy();
  });

  it('D-12 arrow keys, Home and End go from card to card', async () => {
    stubLists();
    const user = renderApp('/dashboard');
    await screen.findByText('Tokyo in spring');
    screen.getByRole('link', { name: 'Tokyo in spring' }).focus();
    const at = () => document.activeElement?.textContent;
    await user.keyboard('{ArrowDown}');
    expect(at()).toBe('Alps by train');
    await user.keyboard('{ArrowDown}');
    expect(at()).toBe('Alps by train');
    await user.keyboard('{Home}');
    expect(at()).toBe('Tokyo in spring');
    await user.keyboard('{End}');
    expect(at()).toBe('Alps by train');
  });

  it('D-13 a slash goes to the search box, but is a letter where text is typed', async () => {
    stubLists();
    const user = renderApp('/dashboard');
    await screen.findByText('Tokyo in spring');
    await user.keyboard('/');
    const search = screen.getByPlaceholderText<HTMLInputElement>(/Search by title/);
    expect(document.activeElement).toBe(search);
    expect(search.value).toBe('');
    await user.keyboard('/');
    expect(search.value).toBe('/');
  });

  it('D-15 Duplicate saves the same content under a title marked as a copy, and offers to edit it', async () => {
    const whole = {
      ...ITEMS[0],
      rawText: 'the paste',
      version: 4,
      updatedAt: '2026-01-05T10:00:00.000Z',
      data: { days: [], budget: null, source: { spans: {}, edited: ['/dates'] }, warnings: [] },
    };
    const { calls } = stubLists({
      [`GET /api/itineraries/${ITEMS[0]?.id}`]: () => json(whole),
      'POST /api/itineraries': (body) => json({ ...(body as object), version: 1 }, 201),
    });
    const user = renderApp('/dashboard');
    await openMenu(user, 'Tokyo in spring');
    await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
    expect(await screen.findByText('Itinerary duplicated')).toBeTruthy();
    expect(screen.getByText('Tokyo in spring (copy)')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy();
    const sent = calls.find((call) => call.method === 'POST')?.body as { id: string; data: Record<string, unknown> };
    expect(sent.id).toMatch(/^itinerary-\d+-[\w-]{22}$/);
    expect(sent.id).not.toBe(ITEMS[0]?.id);
    const { createdAt, ...content } = sent.data;
    expect(Math.abs(Date.parse(String(createdAt)) - Date.now())).toBeLessThan(60_000);
    expect(content).toEqual({
      title: 'Tokyo in spring (copy)',
      location: 'Tokyo, Japan',
      dates: 'May 3 to 9, 2026',
      rawText: 'the paste',
      data: { ...whole.data, source: { spans: {}, edited: ['/dates', '/title'] } },
    });
  });

  it('D-15 where that fails it says so, and nothing is lost', async () => {
    stubLists({ 'GET /api/itineraries/*': () => problem(503, 'Overloaded.') });
    const user = renderApp('/dashboard');
    await openMenu(user, 'Tokyo in spring');
    await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
    expect(await screen.findByText('Not duplicated')).toBeTruthy();
    expect(cards()).toEqual(['Tokyo in spring', 'Alps by train']);
  });

  it('D-16 Export CSV takes the present search, filter and sort along', async () => {
    stubLists();
    const user = renderApp('/dashboard');
    await screen.findByText('Tokyo in spring');
    const target = () => screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href');
    expect(target()).toBe('/api/itineraries.csv');
    await user.selectOptions(screen.getByLabelText('Sort'), 'Title A to Z');
    await user.type(screen.getByPlaceholderText(/Search by title/), 'tokyo');
    expect(target()).toBe('/api/itineraries.csv?q=tokyo&sort=title-asc');
  });
});
