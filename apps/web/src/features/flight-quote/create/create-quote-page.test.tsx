import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { heldAnswer, json, problem, stubApi } from '../../../testing/itinerary-fixtures.ts';
import { parsedOptions, parsedQuote, QUOTE_PASTE, quoteRecord } from '../../../testing/quote-fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const PARSE = 'POST /api/parse-flight-quote';
const CREATE = 'POST /api/flight-quotes';
const saveName = 'Save and Generate Shareable Link';

function api(handlers: Parameters<typeof stubApi>[0] = {}) {
  return stubApi({
    'GET /api/gazetteer/airports': () => json([]),
    [PARSE]: () => json(parsedQuote()),
    [CREATE]: (body) => json(quoteRecord(body as object), 201),
    ...handlers,
  });
}

async function generate(text = QUOTE_PASTE) {
  const user = renderApp('/flights');
  fireEvent.change(await screen.findByLabelText('Flight quote text'), { target: { value: text } });
  await user.click(screen.getByRole('button', { name: 'Generate Flight Quote Preview' }));
  return user;
}

const count = () => screen.getByLabelText<HTMLInputElement>('Number of travelers');
const total = () =>
  screen.getByText(/^Total for \d+ travelers?$/, { selector: '.total dt' }).closest('div')?.textContent;

describe('the flight quote creator', () => {
  it('F-110 F-111 starts with a box of 8 rows, one traveler and How It Works in three steps', async () => {
    api();
    renderApp('/flights');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Flight quote text')).rows).toBe(8);
    expect([count().value, count().min, count().max]).toEqual(['1', '1', '20']);
    const card = screen.getByRole('region', { name: 'How It Works' });
    expect(within(card).getAllByRole('listitem')).toHaveLength(3);
  });

  it('F-112 a text under 50 characters is refused with its sentence, and nothing is asked', async () => {
    const { calls } = api();
    await generate('x'.repeat(49));
    expect((await screen.findByRole('alert')).textContent).toBe('Please enter a complete flight quote');
    expect(screen.getByLabelText('Flight quote text').getAttribute('aria-invalid')).toBe('true');
    expect(calls).toHaveLength(0);
  });

  it('F-111 says what it does while it works, then that it is done', async () => {
    const answer = heldAnswer(() => json(parsedQuote()));
    api({ [PARSE]: answer.handler });
    await generate();
    const busy = screen.getByRole<HTMLButtonElement>('button', { name: 'Generating Beautiful Quote...' });
    expect(busy.disabled).toBe(true);
    answer.send();
    expect(await screen.findByText('Flight quote generated!')).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 2, name: 'Paris in September' })).toBeTruthy();
    expect(screen.queryByText('How It Works')).toBeNull();
  });

  it.each([
    [() => problem(500, 'No.'), 'Failed to parse flight quote'],
    [() => Promise.reject(new TypeError('offline')), 'Unable to parse flight quote'],
  ])('F-118 a failed parse says Parsing failed and keeps the text', async (answer, description) => {
    api({ [PARSE]: answer });
    await generate();
    expect(await screen.findByText('Parsing failed')).toBeTruthy();
    expect(screen.getByText(description)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Flight quote text').value).toBe(QUOTE_PASTE);
  });

  it('F-115 the preview has route, dates, client, prices, class, flights, fares, includes and restrictions', async () => {
    api();
    await generate();
    await screen.findByRole('region', { name: 'Quote at a glance' });
    const page = document.querySelector('main')?.textContent ?? '';
    for (const part of [
      'Seattle (SEA) → Paris (CDG) · September 3 to 13, 2027',
      'Prepared forWhitfield',
      'Per traveler$1,148',
      'Economy',
      'Total for 2 travelers$2,296',
      '1:40 PM',
      'AF 367',
      'Includes1 carry-on',
      'RestrictionsNon-refundable',
    ]) {
      expect(page).toContain(part);
    }
  });

  it('F-113 F-114 the count of the text is offered, totals follow it live, and the own choice wins', async () => {
    api();
    const user = await generate();
    await screen.findByRole('button', { name: saveName });
    expect([count().value, total()]).toEqual(['2', 'Total for 2 travelers$2,296']);
    await user.click(screen.getByRole('button', { name: 'One traveler more' }));
    expect([count().value, total()]).toEqual(['3', 'Total for 3 travelers$3,444']);
    expect(screen.getByText(/The text says 2 travelers/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Generate Flight Quote Preview' }));
    await waitFor(() => expect(total()).toBe('Total for 3 travelers$3,444'));
    fireEvent.change(count(), { target: { value: '' } });
    expect(total()).toBe('Total for 1 traveler$1,148');
    fireEvent.change(count(), { target: { value: '99' } });
    expect(total()).toBe('Total for 20 travelers$22,960');
    await user.click(screen.getByRole('button', { name: 'Use 2' }));
    expect(total()).toBe('Total for 2 travelers$2,296');
  });

  it('F-116 F-117 saving turns the button into View Public Quote and Copy Share Link, with the link', async () => {
    const { calls } = api();
    const user = await generate();
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: saveName }));
    expect(await screen.findAllByText('Flight quote saved!')).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: saveName })).toBeNull();
    const sent = calls.find((call) => call.method === 'POST' && call.url.pathname === '/api/flight-quotes')?.body as {
      id: string;
      rawText: string;
      data: { passengers: number };
    };
    expect(sent).toMatchObject({ title: 'Paris in September', rawText: QUOTE_PASTE, data: { passengers: 2 } });
    const link = `${location.origin}/flight-quote/${sent.id}`;
    expect(document.querySelector('output[aria-label="Share link"]')?.textContent).toBe(link);
    const view = screen.getByRole('link', { name: /View Public Quote/ });
    expect([view.getAttribute('href'), view.getAttribute('target')]).toEqual([`/flight-quote/${sent.id}`, '_blank']);
    await user.click(screen.getByRole('button', { name: 'Copy Share Link' }));
    expect(await screen.findByText('Link copied!')).toBeTruthy();
  });

  it('F-116 a failed save says so in the page, keeps everything, and sends the same id again', async () => {
    let works = false;
    const { calls } = api({
      [CREATE]: (body) => (works ? json(quoteRecord(body as object), 201) : problem(503, 'The server is busy.')),
    });
    const user = await generate();
    await user.click(await screen.findByRole('button', { name: saveName }));
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to save flight quote');
    works = true;
    await user.click(screen.getByRole('button', { name: saveName }));
    await screen.findByRole('link', { name: /View Public Quote/ });
    const ids = calls
      .filter((call) => call.url.pathname === '/api/flight-quotes')
      .map(({ body }) => (body as { id: string }).id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('F-116 what is changed after saving is saved over the version it is based on', async () => {
    const { calls } = api({
      'PUT /api/flight-quotes/*': (body) => json(quoteRecord({ ...(body as object), version: 2 })),
    });
    const user = await generate();
    await user.click(await screen.findByRole('button', { name: saveName }));
    await screen.findByRole('link', { name: /View Public Quote/ });
    await user.click(screen.getByRole('button', { name: 'One traveler more' }));
    await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ version: 1, data: { passengers: 3 } }),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull());
  });

  it('F-130 of several options the agent chooses which to send and which leads', async () => {
    const { calls } = api({ [PARSE]: () => json(parsedOptions()) });
    const user = await generate();
    expect(await screen.findByRole('heading', { name: 'Compare 2 options' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Leads: Option 2: Evening' }));
    await user.click(screen.getByRole('checkbox', { name: 'Send: Option 1: Morning' }));
    expect(screen.queryByRole('heading', { name: /^Compare/ })).toBeNull();
    expect(total()).toBe('Total for 2 travelers$2,600');
    await user.click(screen.getByRole('button', { name: saveName }));
    await screen.findByRole('link', { name: /View Public Quote/ });
    const sent = calls.find((call) => call.url.pathname === '/api/flight-quotes')?.body;
    expect(sent).toMatchObject({
      data: { leadOption: 1, fareDetails: { total: '$1,300' }, options: [{ sent: false }, { sent: true }] },
    });
  });

  it('F-140 F-141 the fee changes what clients see, and warns of a price that cannot be counted with', async () => {
    const { calls } = api();
    const user = await generate();
    await screen.findByRole('button', { name: saveName });
    fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '50' } });
    expect(total()).toBe('Total for 2 travelers$2,396');
    expect(screen.getByText('$1,148 becomes $1,198')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('On the page'), 'Folded into the fare');
    await user.click(screen.getByRole('button', { name: saveName }));
    await screen.findByRole('link', { name: /View Public Quote/ });
    const sent = calls.find((call) => call.url.pathname === '/api/flight-quotes')?.body;
    expect(sent).toMatchObject({
      data: { fareDetails: { total: '$1,148' }, pricing: { amount: 50, shown: 'folded' } },
    });
    fireEvent.change(screen.getByLabelText('Per traveler'), { target: { value: 'on request' } });
    expect(await screen.findByText('This price cannot be counted with,')).toBeTruthy();
  });

  it('F-153 flights are edited with look-ups from the gazetteer', async () => {
    api({
      'GET /api/gazetteer/airports': (_body, url) =>
        json(
          url.searchParams.has('q')
            ? [{ code: 'LHR', name: 'London Heathrow Airport', city: 'London', country: 'GB', kind: 'airport' }]
            : [],
        ),
    });
    const user = await generate();
    const [from] = await screen.findAllByLabelText<HTMLInputElement>('From');
    fireEvent.change(from as HTMLInputElement, { target: { value: 'heathr' } });
    await waitFor(() =>
      expect(document.querySelector('option[value="London (LHR)"]')?.textContent).toBe('London Heathrow Airport, GB'),
    );
    fireEvent.change(from as HTMLInputElement, { target: { value: 'London (LHR)' } });
    expect(document.querySelector('.od__code')?.textContent).toBe('LHR');
    await user.click(screen.getAllByRole('button', { name: 'Add flight' })[0] as HTMLElement);
    expect(screen.getAllByText('1 stop')).not.toHaveLength(0);
  });

  it('F-119 paste and preview survive a way out and back', async () => {
    api({ 'GET /api/*': () => json([]) });
    const user = await generate();
    await screen.findByRole('button', { name: saveName });
    await user.click(screen.getByRole('button', { name: 'One traveler more' }));
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    await user.click(screen.getByRole('link', { name: 'Flight Quotes' }));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Flight quote text')).value).toBe(QUOTE_PASTE);
    expect([count().value, total()]).toEqual(['3', 'Total for 3 travelers$3,444']);
  });
});
