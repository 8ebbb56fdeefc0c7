import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { json, PASTE, parsedItinerary, problem, record, stubApi } from '../../../testing/itinerary-fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const paste = () => screen.getByLabelText<HTMLTextAreaElement>('Travel itinerary');
const generate = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Generate Visual Itinerary' });

/** A server that reads everything as the sample answer and keeps what it is sent. */
function stubServer(overrides: Parameters<typeof stubApi>[0] = {}) {
  let version = 1;
  return stubApi({
    'POST /api/parse-itinerary': () => json(parsedItinerary()),
    'POST /api/itineraries': (body) => json(record({ id: (body as { id: string }).id }), 201),
    'PUT /api/itineraries/*': (body) => {
      version += 1;
      return json(record({ ...(body as object), version }));
    },
    ...overrides,
  });
}

async function generateFromPaste(user: ReturnType<typeof renderApp>) {
  fireEvent.change(paste(), { target: { value: PASTE } });
  await user.click(generate());
}

const idIn = (call: { body: unknown } | undefined) => (call ? (call.body as { id: string }).id : undefined);

let copied: string[] = [];
beforeEach(() => {
  copied = [];
});

function stubClipboard(refuse = false) {
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    if (refuse) throw new DOMException('no', 'NotAllowedError');
    copied.push(text);
  });
}

describe('the create screen', () => {
  it('C-1 C-2 the button waits for text that is more than blanks; the lines are counted', async () => {
    stubServer();
    renderApp('/');
    expect(generate().disabled).toBe(true);
    fireEvent.change(paste(), { target: { value: '  \n ' } });
    expect(generate().disabled).toBe(true);
    fireEvent.change(paste(), { target: { value: 'Lisbon\nPorto' } });
    expect(generate().disabled).toBe(false);
    expect(await screen.findByText('2 lines')).toBeTruthy();
  });

  it('C-1 the sample can be used, and a text that it replaces can be had back', async () => {
    stubServer();
    const user = renderApp('/');
    await user.type(paste(), 'mine');
    await user.click(screen.getByRole('button', { name: 'Use this sample' }));
    expect(paste().value).toMatch(/^Title: Weekend in Lisbon\n/);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(paste().value).toBe('mine');
  });

  it('C-2 while it works the button reads Processing Itinerary... and is disabled', async () => {
    stubServer({ 'POST /api/parse-itinerary': () => new Promise<Response>(() => {}) });
    const user = renderApp('/');
    await generateFromPaste(user);
    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Processing Itinerary...' });
    expect(busy.disabled).toBe(true);
    expect(busy.getAttribute('aria-busy')).toBe('true');
  });

  it('C-3 a failed parse shows the alert with its reason and keeps the text', async () => {
    const { calls } = stubServer({ 'POST /api/parse-itinerary': () => problem(413, 'The text is too long.') });
    const user = renderApp('/');
    await generateFromPaste(user);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Failed to parse itinerary. Please try again.')).toBeTruthy();
    expect(alert.textContent).toContain('The text is too long.');
    expect(alert.textContent).not.toContain('{');
    expect(paste().value).toBe(PASTE);
    expect(generate().disabled).toBe(false);
    expect(calls).toHaveLength(1);
  });

  it('C-4 C-7 parses, saves under a new id, and shows the absolute link with its three buttons', async () => {
    const { calls } = stubServer();
    const user = renderApp('/');
    await generateFromPaste(user);
    const heading = await screen.findByRole('heading', { name: 'Your itinerary is ready to send' });
    expect(document.activeElement).toBe(heading);
    expect(calls[0]?.body).toEqual({ text: PASTE });
    const saved = calls[1]?.body as { id: string; data: { rawText: string; createdAt: string; title: string } };
    expect(saved.id).toMatch(/^itinerary-\d{13}-[\w-]{22}$/);
    expect(saved.data).toMatchObject({ rawText: PASTE, title: 'Weekend in Lisbon', days: parsedItinerary().days });
    expect(Date.parse(saved.data.createdAt)).toBeGreaterThan(Date.now() - 60_000);
    const link = `${location.origin}/itinerary/${saved.id}`;
    expect(screen.getByLabelText('Share link').textContent).toBe(link);
    expect(screen.getByRole('link', { name: 'View Itinerary' }).getAttribute('href')).toBe(`/itinerary/${saved.id}`);
    expect(screen.getByRole('link', { name: 'View All Itineraries' }).getAttribute('href')).toBe('/dashboard');
    expect(localStorage.length).toBe(0);
  });

  it('C-5 Copy Share Link copies the address and says so in the page', async () => {
    stubServer();
    const user = renderApp('/');
    stubClipboard();
    await generateFromPaste(user);
    await user.click(await screen.findByRole('button', { name: 'Copy Share Link' }));
    expect(copied).toEqual([screen.getByLabelText('Share link').textContent]);
    const said = await screen.findByText('Share link copied to clipboard!');
    expect(said.getAttribute('role')).toBe('status');
  });

  it('C-5 where the browser refuses, the link is selected and it says so', async () => {
    stubServer();
    const user = renderApp('/');
    stubClipboard(true);
    await generateFromPaste(user);
    await user.click(await screen.findByRole('button', { name: 'Copy Share Link' }));
    expect(await screen.findByText(/did not allow copying/)).toBeTruthy();
    expect(getSelection()?.toString()).toBe(screen.getByLabelText('Share link').textContent);
  });

  it('C-6 when saving fails a copy is kept in the browser, it says so, and Try again sends it', async () => {
    let up = false;
    const { calls } = stubServer({
      'POST /api/itineraries': (body) =>
        up ? json(record({ id: (body as { id: string }).id }), 201) : problem(503, 'The server is busy.'),
    });
    const user = renderApp('/');
    await generateFromPaste(user);
    expect(await screen.findByText('Not saved on the server yet')).toBeTruthy();
    const id = idIn(calls[1]);
    expect(JSON.parse(localStorage.getItem(`itinerary_${id}`) ?? '')).toMatchObject({
      id,
      rawText: PASTE,
      unsent: true,
    });
    expect(screen.getByRole('link', { name: 'View Itinerary' }).getAttribute('href')).toBe(`/admin/itinerary/${id}`);
    up = true;
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Your itinerary is ready to send' })).toBeTruthy();
    expect(screen.queryByText('Not saved on the server yet')).toBeNull();
    expect(localStorage.getItem(`itinerary_${id}`)).toBeNull();
    expect(idIn(calls.at(-1))).toBe(id);
  });

  it('C-8 what is corrected in the review is saved to the same record', async () => {
    const { calls } = stubServer();
    const user = renderApp('/');
    await generateFromPaste(user);
    const pane = await screen.findByRole('region', { name: 'Review what we read' });
    fireEvent.change(within(pane).getByLabelText('Location', { selector: '[id$="/location"]:not([id*="days"])' }), {
      target: { value: 'Lisboa' },
    });
    await waitFor(() => expect(calls.at(-1)?.method).toBe('PUT'), { timeout: 3000 });
    const put = calls.at(-1);
    expect(put?.url.pathname).toBe(`/api/itineraries/${idIn(calls[1])}`);
    expect(put?.body).toMatchObject({ location: 'Lisboa', version: 1, data: { source: { edited: ['/location'] } } });
    await waitFor(() => expect(within(pane).getByText('Saved')).toBeTruthy());
  });

  it('C-3 what stands in the box survives a reload; a saved text does not come back', async () => {
    stubServer();
    const user = renderApp('/');
    fireEvent.change(paste(), { target: { value: 'half a text' } });
    fireEvent(window, new Event('pagehide'));
    expect(sessionStorage.getItem('waypage_itinerary_paste')).toBe('half a text');
    await generateFromPaste(user);
    await screen.findByRole('heading', { name: 'Your itinerary is ready to send' });
    fireEvent(window, new Event('pagehide'));
    expect(sessionStorage.getItem('waypage_itinerary_paste')).toBeNull();
  });
});
