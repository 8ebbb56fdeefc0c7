import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { json, parsedItinerary, problem, record, stubApi } from '../../testing/itinerary-fixtures.ts';
import { renderApp } from '../../testing/render-app.tsx';

const WRONG = 'Invalid access code. Please try again.';
const field = () => screen.getByLabelText<HTMLInputElement>('Access Code');
const button = () => screen.getByRole('button', { name: 'Access Admin Panel' });

describe('the access gate', () => {
  it('G-1 G-2 says what it is and asks for the code; no call is made before', () => {
    const { calls } = stubApi({});
    renderApp('/dashboard', { unlocked: false });
    expect(screen.getByRole('heading', { name: 'Private Access' })).toBeTruthy();
    expect(screen.getByText('Admin Panel & Creation Tools')).toBeTruthy();
    expect(screen.getByText(/restricted to authorized users/)).toBeTruthy();
    expect(field().type).toBe('password');
    expect(field().placeholder).toBe('Enter access code');
    expect(document.activeElement).toBe(field());
    expect(button()).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('G-3 a wrong code clears the field, keeps the focus there and says so', async () => {
    stubApi({ 'POST /api/session': () => json({ error: WRONG }, 401) });
    const user = renderApp('/', { unlocked: false });
    await user.type(field(), 'Right{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(WRONG);
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(sessionStorage.getItem('cd_authenticated')).toBeNull();
  });

  it('G-3 an empty code is a wrong one', async () => {
    stubApi({});
    const user = renderApp('/', { unlocked: false });
    await user.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe(WRONG);
  });

  it('G-7 past the limit it says how long to wait', async () => {
    stubApi({ 'POST /api/session': () => problem(429, 'Too many requests.', {}, { 'retry-after': '42' }) });
    const user = renderApp('/', { unlocked: false });
    await user.type(field(), 'x{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Please try again in 42 seconds.');
  });

  it('G-3 without an answer the code stays in the field', async () => {
    stubApi({});
    const user = renderApp('/', { unlocked: false });
    await user.type(field(), 'right{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Could not reach the server. Please try again.');
    expect(field().value).toBe('right');
  });

  it('G-4 the right code opens the page and sets the flag; the flag is checked on load', async () => {
    const { calls } = stubApi({ 'POST /api/session': () => new Response(null, { status: 204 }) });
    const user = renderApp('/', { unlocked: false });
    await user.type(field(), 'right{Enter}');
    expect(await screen.findByRole('heading', { name: 'Paste a trip. Send a page.' })).toBeTruthy();
    expect(calls[0]?.body).toEqual({ code: 'right' });
    expect(sessionStorage.getItem('cd_authenticated')).toBe('true');
  });

  it('G-6 a 401 covers the page, keeps what was typed, and goes on after unlocking', async () => {
    let session = false;
    stubApi({
      'POST /api/session': () => {
        session = true;
        return new Response(null, { status: 204 });
      },
      'POST /api/parse-itinerary': () => (session ? json(parsedItinerary()) : problem(401, 'No session.')),
      'POST /api/itineraries': () => json(record(), 201),
    });
    const user = renderApp('/');
    await user.type(screen.getByLabelText('Travel itinerary'), 'my text');
    await user.click(screen.getByRole('button', { name: 'Generate Visual Itinerary' }));
    expect(await screen.findByRole('heading', { name: 'Private Access' })).toBeTruthy();
    expect(sessionStorage.getItem('cd_authenticated')).toBeNull();
    expect(screen.queryByRole('button', { name: /Generate|Processing/ })).toBeNull();
    await user.type(field(), 'right{Enter}');
    expect(await screen.findByRole('heading', { name: 'Your itinerary is ready to send' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Travel itinerary').value).toBe('my text');
  });

  it('G-6 a list that met a 401 is asked again after unlocking', async () => {
    let session = false;
    stubApi({
      'POST /api/session': () => {
        session = true;
        return new Response(null, { status: 204 });
      },
      'GET /api/*': () => (session ? json([]) : problem(401, 'No session.')),
    });
    const user = renderApp('/dashboard');
    await screen.findByRole('heading', { name: 'Private Access' });
    await user.type(field(), 'right{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'No itineraries found' })).toBeTruthy());
  });

  it('N-5 N-6 N-7 public pages, the test page and the 404 page need no code', async () => {
    stubApi({ 'GET /api/itineraries/*': () => json(record()) });
    renderApp('/test', { unlocked: false });
    expect(await screen.findByText('TEST PAGE IS WORKING')).toBeTruthy();
    renderApp('/nowhere', { unlocked: false });
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
    renderApp(`/itinerary/${record().id}`, { unlocked: false });
    expect(await screen.findByRole('heading', { name: 'Weekend in Lisbon' })).toBeTruthy();
    expect(screen.queryByText('Private Access')).toBeNull();
  });
});
