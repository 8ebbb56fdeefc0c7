import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepItineraryCopy, readItineraryCopy } from '../../../lib/itinerary-copy.ts';
import { draft, heldAnswer, ID, json, PASTE, problem, record, stubApi } from '../../../testing/itinerary-fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const PATH = `/edit/${ID}`;
const form = () => document.querySelector('form')?.querySelector('.card') as HTMLElement;
const field = (label: string | RegExp) => within(form()).getByLabelText<HTMLInputElement & HTMLTextAreaElement>(label);
async function titleField() {
  await screen.findByRole('heading', { level: 1, name: 'Edit itinerary' });
  return field('Title');
}
const stubRecord = (overrides: Parameters<typeof stubApi>[0] = {}) =>
  stubApi({
    'GET /api/itineraries/*': () => json(record()),
    'PUT /api/itineraries/*': (body) => json(record({ ...(body as object), version: 2 })),
    ...overrides,
  });

async function retitle(title: string) {
  fireEvent.change(await titleField(), { target: { value: title } });
}

describe('the editor', () => {
  it('A-4 has the four fields, and the buttons Dashboard, Preview and Save Changes', async () => {
    stubRecord();
    renderApp(PATH);
    expect((await titleField()).value).toBe('Weekend in Lisbon');
    expect(field('Location').value).toBe('Lisbon, Portugal');
    expect(field(/^Dates/).value).toBe('April 10 to 12, 2026');
    expect(field('Raw Itinerary Text').value).toBe(PASTE);
    expect(screen.getAllByRole('link', { name: 'Dashboard' }).at(-1)?.getAttribute('href')).toBe('/dashboard');
    expect(screen.getByRole('link', { name: 'Preview' }).getAttribute('href')).toBe(`/admin/itinerary/${ID}`);
    expect(screen.getByRole('button', { name: 'Save Changes' })).toBeTruthy();
  });

  it('A-4 A-5 saves over the version it loaded, reads Saving... meanwhile, and goes to the admin view', async () => {
    const answer = heldAnswer((body) => json(record({ ...(body as object), version: 2 })));
    const { calls } = stubRecord({ 'PUT /api/itineraries/*': answer.handler });
    const user = renderApp(PATH);
    await retitle('Long weekend');
    fireEvent.change(field(/^Dates/), { target: { value: '' } });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Saving...' }).disabled).toBe(true);
    answer.send();
    expect(await screen.findByRole('link', { name: 'Back' })).toBeTruthy();
    const put = calls.find((call) => call.method === 'PUT');
    expect(put?.body).toMatchObject({
      title: 'Long weekend',
      dates: null,
      rawText: PASTE,
      version: 1,
      data: { ...record().data, source: { ...record().data.source, edited: ['/title', '/dates'] } },
    });
  });

  it('A-5 when saving fails a copy is kept, and the admin view says so', async () => {
    stubRecord({ 'PUT /api/itineraries/*': () => problem(503, 'The server is busy.') });
    const user = renderApp(PATH);
    await retitle('Kept here');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Not saved on the server yet')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Kept here' })).toBeTruthy();
    expect(readItineraryCopy(ID)).toMatchObject({ title: 'Kept here', unsent: true, version: 1 });
  });

  it('H-6 a newer version on the server is compared, not overwritten', async () => {
    const { calls } = stubRecord({
      'PUT /api/itineraries/*': (body) =>
        (body as { version: number }).version === 5
          ? json(record({ ...(body as object), version: 6 }))
          : problem(409, 'Newer.', { current: record({ title: 'Theirs', version: 5 }) }),
    });
    const user = renderApp(PATH);
    await retitle('Mine');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('dialog');
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByRole('link', { name: 'Back' })).toBeTruthy();
    expect(calls.filter((call) => call.method === 'PUT').at(-1)?.body).toMatchObject({ title: 'Mine', version: 5 });
  });

  it('U-2 a save that had arrived before, its answer lost, makes no conflict', async () => {
    stubRecord({
      'PUT /api/itineraries/*': (body) =>
        problem(409, 'Newer.', { current: record({ ...(body as object), version: 2 }) }),
    });
    const user = renderApp(PATH);
    await retitle('Arrived');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('link', { name: 'Back' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('A-5 typing that was not saved is there again after a way out and back', async () => {
    stubRecord();
    const user = renderApp(PATH);
    await retitle('Half typed');
    await user.click(screen.getByRole('link', { name: 'Preview' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Weekend in Lisbon' })).toBeTruthy();
    renderApp(PATH);
    await waitFor(async () => expect((await titleField()).value).toBe('Half typed'));
    await user.click(screen.getByRole('button', { name: 'Discard them' }));
    expect((await titleField()).value).toBe('Weekend in Lisbon');
  });

  it('A-5 changes that never reached the server are what one goes on with', async () => {
    keepItineraryCopy({ ...draft({ title: 'Kept here', version: 1 }), unsent: true });
    stubRecord();
    renderApp(PATH);
    expect((await titleField()).value).toBe('Kept here');
    expect(screen.getByText('Not saved on the server yet')).toBeTruthy();
  });

  it('U-2 the copy of a save that had arrived, its answer lost, is the server’s version: the next save is based on it', async () => {
    const arrived = draft({ title: 'Arrived' });
    keepItineraryCopy({ ...arrived, version: 1, unsent: true });
    const { calls } = stubRecord({
      'GET /api/itineraries/*': () => json(record({ ...arrived, version: 2 })),
      'PUT /api/itineraries/*': (body) => json(record({ ...(body as object), version: 3 })),
    });
    const user = renderApp(PATH);
    expect((await titleField()).value).toBe('Arrived');
    expect(readItineraryCopy(ID)).toBeNull();
    await retitle('One more change');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('link', { name: 'Back' })).toBeTruthy();
    expect(calls.find((call) => call.method === 'PUT')?.body).toMatchObject({ title: 'One more change', version: 2 });
  });

  it('A-4 without an answer of the server it takes the copy in this browser', async () => {
    keepItineraryCopy({ ...draft({ title: 'From the copy', version: 1 }), unsent: false });
    stubApi({});
    renderApp(PATH);
    expect((await titleField()).value).toBe('From the copy');
  });

  it('A-6 an unknown id shows Itinerary Not Found with the way back', async () => {
    stubApi({ 'GET /api/itineraries/*': () => problem(404, 'Unknown.') });
    renderApp(PATH);
    expect(await screen.findByRole('heading', { name: 'Itinerary Not Found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard');
  });
});
