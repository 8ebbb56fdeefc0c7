import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ID, json, problem, record, stubApi } from '../../../testing/itinerary-fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';

function api(overrides: Parameters<typeof stubApi>[0] = {}) {
  const { calls } = stubApi({
    'GET /api/itineraries/*': () => json(record()),
    'PUT /api/itineraries/*': (body) => json(record({ ...(body as object), version: 2 })),
    ...overrides,
  });
  return { saved: () => calls.find(({ method }) => method === 'PUT')?.body as ReturnType<typeof record> };
}

async function openEditor() {
  const user = renderApp(`/edit/${ID}`);
  await screen.findByRole('heading', { level: 1, name: 'Edit itinerary' });
  return user;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const key = (name: string, pressed: string) =>
  fireEvent.keyDown(screen.getByRole('button', { name }), { key: pressed });
const input = (pointer: string) =>
  document.querySelector<HTMLInputElement>(`.f[data-f="${pointer}"] :is(input, textarea)`) as HTMLInputElement;
/** `Day title: part (activity, activity) | part ...` a line a day, as it would be saved. */
async function outline(saved: () => ReturnType<typeof record>) {
  press('Save Changes');
  await waitFor(() => expect(saved()).toBeTruthy());
  return saved().data.days.map(
    ({ title, timeBlocks }) =>
      `${title}: ${timeBlocks.map(({ period, activities }) => `${period} (${activities.map((each) => each.title).join(', ')})`).join(' | ')}`,
  );
}

describe('images of this browser in the editor', () => {
  const image = (name: string) => ({
    url: `data:image/webp;base64,${btoa(name)}`,
    type: 'image',
    optimized: true,
    timestamp: 1,
  });
  const kept = () => {
    const own: Record<string, { url: string }> = JSON.parse(localStorage.getItem('itinerary_custom_media') ?? '{}')[ID];
    return Object.fromEntries(Object.entries(own).map(([at, { url }]) => [at, atob(url.split(',')[1] ?? '')]));
  };
  const keep = () =>
    localStorage.setItem(
      'itinerary_custom_media',
      JSON.stringify({ [ID]: { '0-0-0': image('tarts'), '0-1-0': image('fado') } }),
    );

  it('M-30 stand where their activities went when a changed structure is saved', async () => {
    keep();
    const { saved } = api();
    await openEditor();
    press('Add day');
    key('Move: Fado dinner', 'ArrowUp');
    expect(await outline(saved)).toEqual([
      'Alfama and the river: Morning (Pastéis de Belém, Fado dinner) | Evening ()',
      'null: null ()',
    ]);
    await waitFor(() => expect(kept()).toEqual({ '0-0-0': 'tarts', '0-0-1': 'fado' }));
  });

  it('M-30 of a removed activity show nowhere and are laid aside; undone before the save they never left', async () => {
    keep();
    let version = 1;
    const { saved } = api({
      'PUT /api/itineraries/*': (body) => json(record({ ...(body as object), version: ++version })),
    });
    await openEditor();
    press('Remove activity: Pastéis de Belém');
    press('Undo: Remove activity');
    press('Remove activity: Pastéis de Belém');
    expect(kept()).toEqual({ '0-0-0': 'tarts', '0-1-0': 'fado' });
    key('Move: Fado dinner', 'ArrowUp');
    expect(await outline(saved)).toEqual(['Alfama and the river: Morning (Fado dinner) | Evening ()']);
    await screen.findByRole('button', { name: /^Replace image: Fado dinner/ });
    expect(screen.getAllByRole('button', { name: /^(Add Image|Replace image): / })).toHaveLength(1);
    expect(kept()).toEqual({ '0-0-0': 'fado', '1-0-0': 'tarts' });
  });
});

describe('the structure of an itinerary in its editor', () => {
  it('E-1 days, parts and activities are added, corrected and removed beside the text', async () => {
    const { saved } = api();
    await openEditor();
    press('Add day');
    fireEvent.change(input('/days/1/title'), { target: { value: 'Sintra' } });
    fireEvent.change(input('/days/1/date'), { target: { value: '2026-04-11' } });
    fireEvent.change(input('/days/1/timeBlocks/0/period'), { target: { value: 'All day' } });
    fireEvent.change(input('/days/1/timeBlocks/0/emoji'), { target: { value: '🏰' } });
    fireEvent.change(input('/days/1/timeBlocks/0/activities/0/title'), { target: { value: 'Palaces' } });
    fireEvent.click(screen.getAllByRole('button', { name: 'Add part of the day' })[0] as HTMLElement);
    fireEvent.change(input('/days/0/timeBlocks/2/period'), { target: { value: 'Night' } });
    press('Remove activity: Pastéis de Belém');
    press('Remove part: Evening of day 1');
    fireEvent.change(screen.getByRole('combobox', { name: 'Type of Palaces' }), { target: { value: 'culture' } });
    expect(await outline(saved)).toEqual(['Alfama and the river: Morning () | Night ()', 'Sintra: All day (Palaces)']);
    const part = saved().data.days[1]?.timeBlocks[0];
    expect([part?.emoji, part?.activities[0]?.type]).toEqual(['🏰', 'culture']);
  });

  it('E-1 what is added has the focus at once: the next key is typed into it', async () => {
    api();
    await openEditor();
    press('Add day');
    expect(document.activeElement).toBe(input('/days/1/title'));
    fireEvent.click(screen.getAllByRole('button', { name: 'Add part of the day' })[0] as HTMLElement);
    expect(document.activeElement).toBe(input('/days/0/timeBlocks/2/period'));
    fireEvent.click(screen.getAllByRole('button', { name: 'Add activity' })[0] as HTMLElement);
    expect(document.activeElement).toBe(input('/days/0/timeBlocks/0/activities/1/title'));
    press('Remove part: Evening of day 1');
    expect(document.activeElement).toBe(input('/days/0/timeBlocks/0/period'));
  });

  it('E-2 the handle moves an activity by the arrow keys, out of its part as well, and says so; its places go along', async () => {
    const { saved } = api();
    await openEditor();
    key('Move: Fado dinner', 'ArrowUp');
    expect(screen.getByText('Fado dinner was moved up.')).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move: Fado dinner');
    expect(await outline(saved)).toEqual([
      'Alfama and the river: Morning (Pastéis de Belém, Fado dinner) | Evening ()',
    ]);
    const { spans } = saved().data.source as NonNullable<ReturnType<typeof record>['data']['source']>;
    expect(spans['/days/0/timeBlocks/0/activities/1/time']).toEqual(
      record().data.source?.spans['/days/0/timeBlocks/1/activities/0/time'],
    );
    expect(spans['/days/0/timeBlocks/1/activities/0/time']).toBeUndefined();
  });

  it('E-2 parts go past each other and into the next day, days past each other; at the end of the way nothing moves', async () => {
    const { saved } = api();
    await openEditor();
    press('Add day');
    fireEvent.change(input('/days/1/title'), { target: { value: 'Second' } });
    key('Move: Evening of day 1', 'ArrowUp');
    key('Move: Morning of day 1', 'PageDown');
    key('Move: Day 2', 'ArrowUp');
    key('Move: Day 1', 'ArrowUp');
    expect(screen.getByText('Day 1 stands at the beginning.')).toBeTruthy();
    expect(await outline(saved)).toEqual([
      'Second: Morning (Pastéis de Belém) | null ()',
      'Alfama and the river: Evening (Fado dinner)',
    ]);
  });

  it('E-5 undo and redo by button and by key; in a text box the keys are the browser’s own', async () => {
    api();
    await openEditor();
    const titles = () =>
      screen.getAllByRole('button', { name: /^Move: (?!Day|.* of day)/ }).map((each) => each.ariaLabel);
    press('Remove activity: Fado dinner');
    expect(titles()).toEqual(['Move: Pastéis de Belém']);
    act(() => input('/title').focus());
    fireEvent.keyDown(input('/title'), { key: 'z', ctrlKey: true });
    expect(titles()).toHaveLength(1);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(titles()).toHaveLength(2);
    fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true, shiftKey: true });
    expect(titles()).toHaveLength(1);
    press('Undo: Remove activity');
    press('Redo: Remove activity');
    fireEvent.keyDown(document.body, { key: 'z', metaKey: true });
    fireEvent.keyDown(document.body, { key: 'y', ctrlKey: true });
    expect(titles()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Redo' }).ariaDisabled).toBe('true');
  });

  it('E-4 a changed text marks the places as stale and leaves the days alone; so does one that was saved like that', async () => {
    api();
    await openEditor();
    const form = document.querySelector('form')?.querySelector('.card') as HTMLElement;
    expect(screen.getByText('Hover or focus a field to see where it came from')).toBeTruthy();
    expect(document.querySelectorAll('.src mark').length).toBeGreaterThan(0);
    fireEvent.change(within(form).getByLabelText('Raw Itinerary Text'), { target: { value: 'Another text' } });
    expect(screen.getByText('The text was changed since it was read')).toBeTruthy();
    expect(document.querySelectorAll('.src mark')).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Read again' })).toBeTruthy();
    expect(input('/days/0/timeBlocks/1/activities/0/title').value).toBe('Fado dinner');
  });

  it('E-4 a text that was saved without being read again is known by its hash', async () => {
    api({ 'GET /api/itineraries/*': () => json(record({ rawText: 'Changed last week' })) });
    await openEditor();
    expect(await screen.findByText('The text was changed since it was read')).toBeTruthy();
  });

  it.each([
    [404, /^Itinerary not found/],
    [500, /^Failed to load itinerary/],
  ])('E-6 a failed load (%i) shows Itinerary Not Found with the way back, and says %s', async (status, text) => {
    api({ 'GET /api/itineraries/*': () => problem(status, 'No.') });
    renderApp(`/edit/${ID}`);
    expect(await screen.findByRole('heading', { name: 'Itinerary Not Found' })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard');
  });
});
