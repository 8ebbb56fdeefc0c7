import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEAL_PASTE, dealRecord, parsedCabins, parsedDeal } from '../../../testing/deal-record-fixtures.ts';
import { heldAnswer, json, problem, stubApi } from '../../../testing/itinerary-fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const PARSE = 'POST /api/parse-travel-deal';
const CREATE = 'POST /api/travel-deals';
const SAVE = 'Save and Generate Link';
const PARSE_LIMIT_MS = 45_000;

function api(handlers: Parameters<typeof stubApi>[0] = {}) {
  return stubApi({
    [PARSE]: () => json(parsedDeal()),
    [CREATE]: (body) => json(dealRecord(body as object), 201),
    ...handlers,
  });
}

const box = () => screen.findByLabelText<HTMLTextAreaElement>('Travel deal text');

async function parse(text = DEAL_PASTE, path = '/deals') {
  const user = renderApp(path);
  fireEvent.change(await box(), { target: { value: text } });
  await user.click(screen.getByRole('button', { name: 'Parse Travel Deal' }));
  return user;
}
const card = () => screen.findByRole('region', { name: 'Travel deal as clients will see it' });

afterEach(() => {
  vi.useRealTimers();
});

describe('the travel deal creator', () => {
  it.each(['/deals', '/travel-deals'])('T-160 %s starts with a box and the Example card', async (path) => {
    api();
    const user = renderApp(path);
    expect((await box()).rows).toBe(8);
    const example = screen.getByRole('complementary', { name: 'Example' });
    await user.click(within(example).getByRole('button', { name: 'Use this example' }));
    expect((await box()).value).toContain(example.querySelector('pre')?.textContent ?? 'nothing');
  });

  it.each(['x'.repeat(9), ' '.repeat(30)])(
    'T-161 %j is refused with its sentence, and nothing is asked',
    async (text) => {
      const { calls } = api();
      await parse(text);
      expect((await screen.findByRole('alert')).textContent).toBe('Please enter the travel deal text');
      expect((await box()).getAttribute('aria-invalid')).toBe('true');
      expect(calls).toHaveLength(0);
    },
  );

  it('T-161 ten characters are enough', async () => {
    const { calls } = api();
    await parse('Bali $999!');
    await card();
    expect(calls).toHaveLength(1);
  });

  it('T-160 T-163 says Parsing... while it works, then Travel deal parsed!, and the Example card is gone', async () => {
    const answer = heldAnswer(() => json(parsedDeal()));
    api({ [PARSE]: answer.handler });
    await parse();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Parsing...' }).disabled).toBe(true);
    answer.send();
    expect(await screen.findByText('Travel deal parsed!')).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 3, name: 'Winter Sun in Tenerife' })).toBeTruthy();
    expect(screen.queryByText('Example')).toBeNull();
  });

  it('T-162 after 45 seconds the call is aborted, says so, and the text stays', async () => {
    let aborted = 0;
    const { calls } = api();
    vi.stubGlobal(
      'fetch',
      vi.fn((_path: string, { signal }: RequestInit) => {
        return new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            aborted += 1;
            reject(signal.reason);
          });
        });
      }),
    );
    renderApp('/deals');
    fireEvent.change(await box(), { target: { value: DEAL_PASTE } });
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Parse Travel Deal' }));
    await act(() => vi.advanceTimersByTimeAsync(PARSE_LIMIT_MS - 1));
    expect(aborted).toBe(0);
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    expect(aborted).toBe(1);
    expect(await screen.findByText('Parsing failed')).toBeTruthy();
    expect(screen.getByText('Request timed out - please try again with shorter text')).toBeTruthy();
    expect((await box()).value).toBe(DEAL_PASTE);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Parse Travel Deal' }).disabled).toBe(false);
    expect(calls).toHaveLength(0);
  });

  it.each([
    [
      'the server’s words',
      () => problem(503, 'The server is busy. Try again in a moment.'),
      'The server is busy. Try again in a moment.',
    ],
    ['no words', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'Failed to parse travel deal'],
    ['an answer of another form', () => json({ price: 12 }), 'Failed to parse travel deal'],
    ['no answer', () => Promise.reject(new TypeError('offline')), 'Failed to parse travel deal'],
  ])('T-162 a failed parse with %s says Parsing failed and keeps the text', async (_case, answer, description) => {
    api({ [PARSE]: answer });
    await parse();
    expect(await screen.findByText('Parsing failed')).toBeTruthy();
    expect(screen.getByText(description)).toBeTruthy();
    expect((await box()).value).toBe(DEAL_PASTE);
  });

  it('T-163 the result card has every field', async () => {
    api();
    await parse();
    const result = await card();
    const shown = result.textContent ?? '';
    for (const part of [
      'Winter Sun in Tenerife',
      'Costa Adeje, Canary Islands',
      'January 16 to 23, 2027',
      '8 days / 7 nights',
      'Starting from, per person$1,207',
      '$1,420',
      'Total for 2 guests$2,414',
      '15% OFF',
      'What’s includedhalf boardairport transfers',
      'Terms and restrictionsNot included: flights',
      'Highlightswhale watching at dusk',
      'AccommodationHotel Las Olas, sea view',
      'Book by ',
    ]) {
      expect(shown).toContain(part);
    }
    expect(result.querySelector('img')?.getAttribute('src')).toBe('/art/beach.svg#card');
    expect(shown).not.toContain('1,015');
  });

  it('T-163 no dates read Flexible dates; a couple’s price is no person’s; cabins stand in a table', async () => {
    api({ [PARSE]: () => json(parsedCabins()) });
    await parse();
    const result = await card();
    expect(result.textContent).toContain('Flexible dates');
    expect(result.textContent).toContain('Per couple€3,480');
    expect(result.textContent).not.toContain('per person');
    const rows = within(result)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Option', 'Dates', 'Price per couple'],
      ['Inside cabin', '', '€3,480'],
      ['Balcony cabin', 'June 6 to 13, 2027', '€4,120'],
    ]);
  });

  it('T-163 what is corrected in the review shows in the card at once', async () => {
    api();
    const user = await parse();
    await card();
    fireEvent.change(screen.getByLabelText('Per person'), { target: { value: '$1,199' } });
    fireEvent.change(screen.getByLabelText('Travelers'), { target: { value: '2.5' } });
    await user.click(screen.getByRole('button', { name: 'Add option' }));
    fireEvent.change(screen.getByLabelText('Option 1'), { target: { value: 'Sea view' } });
    fireEvent.change(screen.getByLabelText('Option 1: price'), { target: { value: '$1,310' } });
    const shown = (await card()).textContent;
    for (const part of ['$1,199', '2 guests', 'Sea view$1,310']) expect(shown).toContain(part);
    expect(screen.getByLabelText('Travelers').getAttribute('aria-invalid')).toBe('true');
  });

  it('T-164 saving says Saving..., then Deal saved!, and gives the link with Copy Link', async () => {
    const answer = heldAnswer((body) => json(dealRecord(body as object), 201));
    const { calls } = api({ [CREATE]: answer.handler });
    const user = await parse();
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: SAVE }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Saving...' }).disabled).toBe(true);
    answer.send();
    expect(await screen.findAllByText('Deal saved!')).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: SAVE })).toBeNull();
    const sent = calls.find((call) => call.url.pathname === '/api/travel-deals')?.body as { id: string };
    expect(sent).toMatchObject({
      title: 'Winter Sun in Tenerife',
      destination: 'Costa Adeje, Canary Islands',
      dates: 'January 16 to 23, 2027',
      rawText: DEAL_PASTE,
      data: { price: '$1,207' },
    });
    const link = `${location.origin}/deal/${sent.id}`;
    expect(document.querySelector('output[aria-label="Share link"]')?.textContent).toBe(link);
    await user.click(screen.getByRole('button', { name: 'Copy Link' }));
    expect(navigator.clipboard.writeText).toHaveBeenCalledWith(link);
    expect(await screen.findByText('Link copied!')).toBeTruthy();
  });

  it('T-164 Download is the text file, and Print prints the page and nothing else', async () => {
    const { calls } = api();
    const user = await parse();
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await user.click(await screen.findByRole('button', { name: SAVE }));
    await screen.findByRole('button', { name: 'Copy Link' });
    const sent = calls.find((call) => call.url.pathname === '/api/travel-deals')?.body as { id: string };
    const download = screen.getByRole('link', { name: 'Download' });
    expect([download.getAttribute('href'), download.hasAttribute('download')]).toEqual([`/deal/${sent.id}.txt`, true]);
    for (const times of [1, 2]) {
      await user.click(screen.getByRole('button', { name: 'Print' }));
      await waitFor(() => expect(print).toHaveBeenCalledTimes(times));
      expect(document.querySelector('body > div > .dealband h1')?.textContent).toBe('Winter Sun in Tenerife');
      act(() => void globalThis.dispatchEvent(new Event('afterprint')));
      expect(document.querySelector('.dealband')).toBeNull();
    }
  });

  it('T-165 a failed save says Save failed, keeps everything, and sends the same id again', async () => {
    let works = false;
    const { calls } = api({
      [CREATE]: (body) => (works ? json(dealRecord(body as object), 201) : problem(503, 'The server is busy.')),
    });
    const user = await parse();
    await user.click(await screen.findByRole('button', { name: SAVE }));
    expect(await screen.findByText('Save failed')).toBeTruthy();
    expect(await screen.findAllByText('Failed to save travel deal')).toHaveLength(2);
    works = true;
    await user.click(screen.getByRole('button', { name: SAVE }));
    await screen.findByRole('button', { name: 'Copy Link' });
    const ids = calls
      .filter((call) => call.url.pathname === '/api/travel-deals')
      .map(({ body }) => (body as { id: string }).id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('T-165 what is changed after saving is saved over the version it is based on', async () => {
    const { calls } = api({
      'PUT /api/travel-deals/*': (body) => json(dealRecord({ ...(body as object), version: 2 })),
    });
    const user = await parse();
    await user.click(await screen.findByRole('button', { name: SAVE }));
    await screen.findByRole('button', { name: 'Copy Link' });
    fireEvent.change(screen.getByLabelText('Destination'), { target: { value: 'Tenerife' } });
    await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        version: 1,
        destination: 'Tenerife',
        data: { destination: 'Tenerife' },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull());
  });

  it('T-166 paste and corrections survive a way out and back', async () => {
    api({ 'GET /api/*': () => json([]) });
    const user = await parse();
    await card();
    fireEvent.change(screen.getByLabelText('Per person'), { target: { value: '$1,150' } });
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    await user.click(screen.getByRole('link', { name: 'Travel Deals' }));
    expect((await box()).value).toBe(DEAL_PASTE);
    expect((await card()).textContent).toContain('$1,150');
  });
});
