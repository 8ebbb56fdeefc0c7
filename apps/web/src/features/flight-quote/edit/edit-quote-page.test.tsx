import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { json, problem, stubApi } from '../../../testing/itinerary-fixtures.ts';
import { parsedQuote, publicQuote, QUOTE_ID, quoteRecord } from '../../../testing/quote-fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const PATH = `/edit-flight-quote/${QUOTE_ID}`;
const ONE = `/api/flight-quotes/${QUOTE_ID}`;

function api(handlers: Parameters<typeof stubApi>[0] = {}) {
  return stubApi({
    'GET /api/gazetteer/airports': () => json([]),
    [`GET ${ONE}`]: (_body, url) => json(url.searchParams.has('as') ? publicQuote() : quoteRecord()),
    [`PUT ${ONE}`]: (body) => json(quoteRecord({ ...(body as object), version: 2 })),
    ...handlers,
  });
}

async function openEditor() {
  const user = renderApp(PATH);
  await screen.findByRole('heading', { level: 1, name: 'Edit flight quote' });
  return user;
}
const form = () => document.querySelector('form')?.querySelector('.card') as HTMLElement;
const field = (label: string) => within(form()).getByLabelText<HTMLInputElement & HTMLTextAreaElement>(label);

describe('the flight quote editor', () => {
  it('F-150 has all fields of the specification, lists with six rows, and the parsed data', async () => {
    api();
    await openEditor();
    const values = [
      'Title',
      'Route',
      'Travel Dates',
      'Custom Destination Image URL (optional)',
      'Base Fare',
      'Per Traveler',
      'Fare Class',
    ].map((label) => field(label).value);
    expect(values).toEqual([
      'Paris in September',
      'Seattle (SEA) → Paris (CDG)',
      'September 3 to 13, 2027',
      '',
      '',
      '$1,148',
      '',
    ]);
    expect(field('Original Quote Text').value).toContain('AF 367 SEA');
    for (const label of ["What's Included", 'Terms & Restrictions']) expect(field(label).rows).toBe(6);
    const parsed = screen.getByRole('region', { name: 'Parsed data' });
    expect(parsed.textContent).toContain('Fri, Sep 3, 2027 · 9h 55m · Nonstop');
    expect(within(parsed).queryAllByRole('textbox')).toEqual([]);
    expect(screen.getByRole('link', { name: 'Preview' }).getAttribute('href')).toBe(`/flight-quote/${QUOTE_ID}`);
    expect(screen.getAllByRole('link', { name: 'Dashboard' })).toHaveLength(2);
  });

  it('F-151 saves all of it, says so, and goes on to the public page', async () => {
    const { calls } = api();
    const user = await openEditor();
    fireEvent.change(field('Title'), { target: { value: 'Paris, renamed' } });
    fireEvent.change(field('Custom Destination Image URL (optional)'), {
      target: { value: 'https://images.example/p.jpg' },
    });
    fireEvent.change(field("What's Included"), { target: { value: '1 carry-on\n\n  \nMeals' } });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Flight quote updated')).toBeTruthy();
    expect(screen.getByText('Your changes have been saved successfully.')).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Quote at a glance' })).toBeTruthy();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      version: 1,
      title: 'Paris, renamed',
      data: {
        title: 'Paris, renamed',
        customImageUrl: 'https://images.example/p.jpg',
        includes: ['1 carry-on', 'Meals'],
      },
    });
  });

  it('F-151 a failed save says so, stays, and loses nothing', async () => {
    api({ [`PUT ${ONE}`]: () => problem(500, 'No.') });
    const user = await openEditor();
    fireEvent.change(field('Route'), { target: { value: 'SEA → ORY' } });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Error')).toBeTruthy();
    expect(screen.getByText('Failed to save flight quote. Please try again.')).toBeTruthy();
    expect(field('Route').value).toBe('SEA → ORY');
  });

  it('H-6 another version on the server is shown beside the own one, and nothing is overwritten unasked', async () => {
    const theirs = quoteRecord({ version: 5, title: 'Theirs', data: { ...quoteRecord().data, title: 'Theirs' } });
    const { calls } = api({
      [`PUT ${ONE}`]: (body) =>
        (body as { version: number }).version === 5
          ? json(quoteRecord({ version: 6 }))
          : problem(409, 'Changed.', { current: theirs }),
    });
    const user = await openEditor();
    fireEvent.change(field('Title'), { target: { value: 'Mine' } });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    const dialog = await screen.findByRole('dialog', { name: 'Two versions of this flight quote' });
    const row = within(dialog).getByRole('row', { name: /^Title/ });
    expect([...row.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['Mine', 'Theirs']);
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({ version: 5, title: 'Mine' }),
    );
  });

  it('H-6 the server’s version can take the form’s place', async () => {
    const theirs = quoteRecord({ version: 5, title: 'Theirs', data: { ...quoteRecord().data, title: 'Theirs' } });
    api({ [`PUT ${ONE}`]: () => problem(409, 'Changed.', { current: theirs }) });
    const user = await openEditor();
    fireEvent.change(field('Title'), { target: { value: 'Mine' } });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await user.click(await screen.findByRole('button', { name: 'Use the server’s version' }));
    expect(field('Title').value).toBe('Theirs');
    expect(screen.getByText('All changes saved')).toBeTruthy();
  });

  it('F-154 E-26 a changed text is read again only when asked, and what it changes is taken over only when accepted', async () => {
    const changed = 'x'.repeat(60);
    api({
      'POST /api/parse-flight-quote': (body) =>
        json(parsedQuote((body as { text: string }).text === changed ? { title: 'Read anew', dates: 'Later' } : {})),
    });
    const user = await openEditor();
    fireEvent.change(field('Original Quote Text'), { target: { value: changed } });
    expect(field('Title').value).toBe('Paris in September');
    await user.click(await screen.findByRole('button', { name: 'Read again' }));
    const dialog = await screen.findByRole('dialog', { name: 'Read again' });
    expect(within(dialog).getByText('2 changes: 0 accepted, 0 refused, 2 not decided.', { exact: false })).toBeTruthy();
    await user.click(
      within(within(dialog).getByRole('group', { name: 'Title' })).getByRole('button', { name: 'Accept' }),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Use the new reading' }));
    expect([field('Title').value, field('Travel Dates').value]).toEqual(['Read anew', 'September 3 to 13, 2027']);
    await screen.findByText('The text was read again');
    /* The review has an Undo of its own. */
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
    expect(field('Title').value).toBe('Paris in September');
  });

  it('F-155 unsaved changes come back after a way out, and can be discarded', async () => {
    api({ 'GET /api/*': () => json([]) });
    const user = await openEditor();
    fireEvent.change(field('Title'), { target: { value: 'Half done' } });
    await waitFor(() => expect(sessionStorage.length).toBeGreaterThan(1), { timeout: 3000 });
    expect(sessionStorage.getItem(`waypage_edit_quote_${QUOTE_ID}`)).toContain('Half done');
    fireEvent.change(field('Title'), { target: { value: 'Paris in September' } });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(sessionStorage.getItem(`waypage_edit_quote_${QUOTE_ID}`)).toBeNull());
  });

  it.each([
    [404, 'Flight quote not found'],
    [500, 'Failed to load flight quote'],
  ])('F-156 a failed load (%i) says %s', async (status, heading) => {
    api({ [`GET ${ONE}`]: () => problem(status, 'No.') });
    renderApp(PATH);
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toBeTruthy();
  });
});

describe('the public quote inside the application', () => {
  it('F-157 says that it loads, then shows what clients see', async () => {
    const { calls } = api();
    renderApp(`/flight-quote/${QUOTE_ID}`, { unlocked: false });
    expect(await screen.findByText('Loading flight quote...')).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Quote at a glance' })).toBeTruthy();
    expect(calls[0]?.url.search).toBe('?as=public');
  });

  it.each([404, 500])('F-157 a failed load (%i) shows Flight Quote Not Found', async (status) => {
    api({ [`GET ${ONE}`]: () => problem(status, 'No.') });
    renderApp(`/flight-quote/${QUOTE_ID}`, { unlocked: false });
    expect(await screen.findByRole('heading', { name: 'Flight Quote Not Found' })).toBeTruthy();
    expect(screen.getByText("The flight quote you're looking for doesn't exist or has been removed.")).toBeTruthy();
  });
});
