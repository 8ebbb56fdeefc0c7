import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionFlag } from '../lib/session-flag.ts';
import { heldAnswer, json, problem, record, stubApi } from '../testing/itinerary-fixtures.ts';
import { renderApp } from '../testing/render-app.tsx';

describe('the frame', () => {
  it('N-1 N-2 shows four entries, the current one marked, and the tagline', async () => {
    stubApi({ 'GET /api/*': () => json([]) });
    renderApp('/dashboard');
    const entries = await screen.findByRole('navigation', { name: 'Main' });
    const links = [...entries.querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]);
    expect(links).toEqual([
      ['Create', '/', null],
      ['Dashboard', '/dashboard', 'page'],
      ['Flight Quotes', '/flights', null],
      ['Travel Deals', '/deals', null],
    ]);
    expect(screen.getByText('Travel Itinerary Plan Presenter')).toBeTruthy();
  });

  it('N-3 the toggle opens the menu; Esc and going on close it', async () => {
    stubApi({ 'GET /api/*': () => json([]) });
    const user = renderApp('/');
    const toggle = screen.getByRole('button', { name: 'Menu' });
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await user.click(toggle);
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
  });

  it('N-1 a move inside names the page and puts the focus on its heading', async () => {
    stubApi({ 'GET /api/*': () => json([]) });
    const user = renderApp('/');
    expect(document.title).toBe('Create itinerary · Waypage');
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe('Dashboard · Waypage');
  });

  it('N-7 any other path reads Page Not Found', async () => {
    renderApp('/no/such/page');
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
  });

  it('N-6 the test page shows that it works, the address, the time, and a way to the dashboard', async () => {
    renderApp('/test', { unlocked: false });
    expect(await screen.findByText('TEST PAGE IS WORKING')).toBeTruthy();
    expect(screen.getByText(`Current URL: ${location.href}`)).toBeTruthy();
    expect(document.querySelector('time')?.textContent).toMatch(/\d{4}/);
    expect(screen.getByRole('link', { name: /Dashboard/ }).getAttribute('href')).toBe('/dashboard');
  });

  it.each([
    ['/deals', 'Turn an offer into a page that sells it'],
    ['/travel-deals', 'Turn an offer into a page that sells it'],
    ['/edit-travel-deal/x', 'Travel deal not found'],
  ])('N-4 %s stands behind the gate', async (path, heading) => {
    stubApi({ 'GET /api/travel-deals/*': () => problem(404, 'Travel deal not found') });
    renderApp(path, { unlocked: false });
    expect(screen.getByRole('heading', { name: 'Private Access' })).toBeTruthy();
    act(() => sessionFlag.unlock());
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
  });
});

describe('the public page inside the application', () => {
  const PATH = `/itinerary/${record().id}`;

  it('V-1 says that it loads, then shows the trip', async () => {
    const answer = heldAnswer(() => json(record()));
    stubApi({ 'GET /api/itineraries/*': answer.handler });
    renderApp(PATH, { unlocked: false });
    expect(await screen.findByText('Loading itinerary...')).toBeTruthy();
    answer.send();
    expect(await screen.findByRole('heading', { level: 1, name: 'Weekend in Lisbon' })).toBeTruthy();
    expect(screen.queryByText(/Prepared for the Okafor family/)).toBeNull();
  });

  it.each([404, 500])('V-5 a failed load (%i) shows Itinerary Not Found', async (status) => {
    stubApi({ 'GET /api/itineraries/*': () => problem(status, 'No.') });
    renderApp(PATH, { unlocked: false });
    expect(await screen.findByRole('heading', { name: 'Itinerary Not Found' })).toBeTruthy();
    expect(screen.getByText('The requested itinerary could not be loaded.')).toBeTruthy();
  });
});
