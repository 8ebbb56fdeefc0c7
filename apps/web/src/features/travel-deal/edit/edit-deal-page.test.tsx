import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DEAL_ID, dealRecord, parsedCabins, parsedDeal, publicDeal } from '../../../testing/deal-record-fixtures.ts';
import { json, problem, stubApi } from '../../../testing/itinerary-fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { dealDataOf } from '../deal-draft.ts';

const PATH = `/edit-travel-deal/${DEAL_ID}`;
const ONE = `/api/travel-deals/${DEAL_ID}`;

function api(handlers: Parameters<typeof stubApi>[0] = {}) {
  return stubApi({
    [`GET ${ONE}`]: (_body, url) => json(url.searchParams.has('as') ? publicDeal() : dealRecord()),
    [`PUT ${ONE}`]: (body) => json(dealRecord({ ...(body as object), version: 2 })),
    ...handlers,
  });
}

async function openEditor() {
  const user = renderApp(PATH);
  await screen.findByRole('heading', { level: 1, name: 'Edit travel deal' });
  return user;
}
const form = () => document.querySelector('form')?.querySelector('.card') as HTMLElement;
const field = (label: string) => within(form()).getByLabelText<HTMLInputElement & HTMLTextAreaElement>(label);
const theirs = () => dealRecord({ version: 5, title: 'Theirs', data: { ...dealRecord().data, title: 'Theirs' } });

describe('the travel deal editor', () => {
  it('T-170 has the fields of the specification, lists with six rows, the parsed data, Dashboard and Preview', async () => {
    api();
    await openEditor();
    const values = ['Title', 'Destination', 'Travel Dates', 'Custom Destination Image URL (optional)'].map(
      (label) => field(label).value,
    );
    expect(values).toEqual(['Winter Sun in Tenerife', 'Costa Adeje, Canary Islands', 'January 16 to 23, 2027', '']);
    expect(field('Original Deal Text').value).toContain('Net 1,015 for the office');
    for (const label of ["What's Included", 'Terms & Restrictions', 'Highlights', 'Activities'])
      expect(field(label).rows).toBe(6);
    const parsed = screen.getByRole('region', { name: 'Parsed data' });
    for (const part of ['Per person$1,207', 'Total$2,414, total for 2 guests', 'Valid untilNovember 30, 2026'])
      expect(parsed.textContent).toContain(part);
    expect(within(parsed).queryAllByRole('textbox')).toEqual([]);
    expect(screen.getByRole('link', { name: 'Preview' }).getAttribute('href')).toBe(`/deal/${DEAL_ID}`);
    expect(screen.getAllByRole('link', { name: 'Dashboard' })).toHaveLength(2);
  });

  it('T-171 saves all of it over the version it loaded, says so, and goes on to the public page', async () => {
    const { calls } = api();
    const user = await openEditor();
    fireEvent.change(field('Title'), { target: { value: 'Tenerife, renamed' } });
    fireEvent.change(field('Custom Destination Image URL (optional)'), {
      target: { value: 'https://images.example/t.jpg' },
    });
    fireEvent.change(field("What's Included"), { target: { value: 'half board\n\n  \nspa pass' } });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Travel deal updated')).toBeTruthy();
    expect(screen.getByText('Your changes have been saved successfully.')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Download' })).toBeTruthy();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      version: 1,
      title: 'Tenerife, renamed',
      data: {
        title: 'Tenerife, renamed',
        customImageUrl: 'https://images.example/t.jpg',
        includes: ['half board', 'spa pass'],
      },
    });
  });

  it('T-171 a failed save says so, stays on the page, and loses nothing', async () => {
    api({ [`PUT ${ONE}`]: () => problem(500, 'No.') });
    const user = await openEditor();
    fireEvent.change(field('Destination'), { target: { value: 'La Gomera' } });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Error')).toBeTruthy();
    expect(screen.getByText('Failed to save travel deal. Please try again.')).toBeTruthy();
    expect(field('Destination').value).toBe('La Gomera');
    expect(screen.getByText('Unsaved changes')).toBeTruthy();
  });

  it('T-172 price options are added, moved and removed, and what stays keeps its place in the text', async () => {
    const data = dealDataOf(parsedCabins());
    const { calls } = api({ [`GET ${ONE}`]: () => json(dealRecord({ data })) });
    const user = await openEditor();
    await user.click(screen.getByRole('button', { name: 'Move up: Option 2' }));
    await user.click(screen.getByRole('button', { name: 'Remove option: Option 2' }));
    await user.click(screen.getByRole('button', { name: 'Add option' }));
    fireEvent.change(screen.getByLabelText('Option 2'), { target: { value: 'Suite' } });
    fireEvent.change(screen.getByLabelText('Option 2: price'), { target: { value: '€6,900' } });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Travel deal updated');
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      data: {
        priceOptions: [
          { label: 'Balcony cabin', dates: 'June 6 to 13, 2027', price: '€4,120' },
          { label: 'Suite', dates: null, price: '€6,900' },
        ],
      },
    });
  });

  it('H-6 another version on the server is shown beside the own one, with both texts, and nothing is overwritten unasked', async () => {
    const { calls } = api({
      [`PUT ${ONE}`]: (body) =>
        (body as { version: number }).version === 5
          ? json(dealRecord({ version: 6 }))
          : problem(409, 'Changed.', { current: { ...theirs(), rawText: 'Their text' } }),
    });
    const user = await openEditor();
    fireEvent.change(field('Title'), { target: { value: 'Mine' } });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    const dialog = await screen.findByRole('dialog', { name: 'Two versions of this travel deal' });
    const cells = (name: RegExp) =>
      [...within(dialog).getByRole('row', { name }).querySelectorAll('td')].map((cell) => cell.textContent);
    expect(cells(/^Title/)).toEqual(['Mine', 'Theirs']);
    expect(cells(/^Original deal text/)).toEqual([expect.stringContaining('Net 1,015'), 'Their text']);
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({ version: 5, title: 'Mine' }),
    );
  });

  it('H-6 the server’s version can take the form’s place', async () => {
    api({ [`PUT ${ONE}`]: () => problem(409, 'Changed.', { current: theirs() }) });
    const user = await openEditor();
    fireEvent.change(field('Title'), { target: { value: 'Mine' } });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await user.click(await screen.findByRole('button', { name: 'Use the server’s version' }));
    expect(field('Title').value).toBe('Theirs');
    expect(screen.getByText('All changes saved')).toBeTruthy();
  });

  it('T-173 E-26 a changed text is read again only when asked, with the difference shown; the own picture stays', async () => {
    api({
      'POST /api/parse-travel-deal': (body) =>
        json(parsedDeal((body as { text: string }).text.startsWith('Read anew') ? { title: 'Read anew' } : {})),
    });
    const user = await openEditor();
    fireEvent.change(field('Custom Destination Image URL (optional)'), { target: { value: '/art/spa.svg' } });
    fireEvent.change(field('Original Deal Text'), { target: { value: 'Read anew, from $999' } });
    expect(field('Title').value).toBe('Winter Sun in Tenerife');
    await user.click(await screen.findByRole('button', { name: 'Read again' }));
    const dialog = await screen.findByRole('dialog', { name: 'Read again' });
    const change = within(dialog).getByRole('group', { name: 'Title' });
    expect(change.closest('li')?.textContent).toContain('Before: Winter Sun in Tenerife→Now: Read anew');
    await user.click(within(change).getByRole('button', { name: 'Accept' }));
    await user.click(within(dialog).getByRole('button', { name: 'Use the new reading' }));
    expect(field('Title').value).toBe('Read anew');
    expect(field('Custom Destination Image URL (optional)').value).toBe('/art/spa.svg');
  });

  it('T-174 unsaved changes come back after a way out, however quick, and can be discarded', async () => {
    api({ 'GET /api/*': () => json([]) });
    const first = await openEditor();
    fireEvent.change(field('Title'), { target: { value: 'Half done' } });
    await first.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    cleanup();
    const user = await openEditor();
    expect(screen.getByText(/Your unsaved changes are back/)).toBeTruthy();
    expect(field('Title').value).toBe('Half done');
    await user.click(screen.getByRole('button', { name: 'Discard them' }));
    expect(field('Title').value).toBe('Winter Sun in Tenerife');
    await waitFor(() => expect(sessionStorage.getItem(`waypage_edit_deal_${DEAL_ID}`)).toBeNull());
  });

  it.each([
    [404, 'Travel deal not found'],
    [500, 'Failed to load travel deal'],
  ])('T-175 a failed load (%i) says %s', async (status, heading) => {
    api({ [`GET ${ONE}`]: () => problem(status, 'No.') });
    renderApp(PATH);
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toBeTruthy();
  });
});

describe('the public deal inside the application', () => {
  it('T-176 says that it loads, then shows what clients see, with Download and Print', async () => {
    const { calls } = api();
    renderApp(`/deal/${DEAL_ID}`, { unlocked: false });
    expect(await screen.findByText('Loading travel deal...')).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: 'Winter Sun in Tenerife' })).toBeTruthy();
    expect(calls[0]?.url.search).toBe('?as=public');
    expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(`/deal/${DEAL_ID}.txt`);
    expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
  });

  it.each([
    [404, "The travel deal you're looking for doesn't exist or has been removed."],
    [500, 'Failed to fetch travel deal'],
  ])('T-176 a failed load (%i) shows Deal Not Found with %j', async (status, text) => {
    api({ [`GET ${ONE}`]: () => problem(status, 'No.') });
    renderApp(`/deal/${DEAL_ID}`, { unlocked: false });
    expect(await screen.findByRole('heading', { name: 'Deal Not Found' })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(status === 404 ? 0 : 1);
  });

  it('T-176 Try again asks once more and shows the deal', async () => {
    let isDown = true;
    api({ [`GET ${ONE}`]: () => (isDown ? problem(503, 'Busy.') : json(publicDeal())) });
    const user = renderApp(`/deal/${DEAL_ID}`, { unlocked: false });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Winter Sun in Tenerife' })).toBeTruthy();
  });
});
