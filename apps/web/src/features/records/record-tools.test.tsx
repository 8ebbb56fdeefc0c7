import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ID, json, PASTE, parsedItinerary, problem, record, stubApi } from '../../testing/itinerary-fixtures.ts';
import { renderApp } from '../../testing/render-app.tsx';

const REVISED = PASTE.replace('$12', '$15').replace('8:00 PM', '9:00 PM');

/** The reading of the revised text: another cost and another time, in the places of the old ones. */
function revisedReading() {
  const reading = structuredClone(parsedItinerary());
  const [morning, evening] = reading.days[0]?.timeBlocks ?? [];
  if (!morning?.activities[0] || !evening?.activities[0]) throw new Error('the fixture has two activities');
  morning.activities[0].cost = '$15';
  evening.activities[0].time = '9:00 PM';
  reading.source.textHash = 'b'.repeat(64);
  return reading;
}

function api(overrides: Parameters<typeof stubApi>[0] = {}) {
  const { calls } = stubApi({
    [`GET /api/itineraries/${ID}/revisions`]: () =>
      json([
        { version: 2, savedAt: '2026-02-03T10:00:00.000Z', record: record({ version: 2, title: 'Renamed' }) },
        { version: 1, savedAt: '2026-01-05T10:00:00.000Z', record: record() },
      ]),
    'GET /api/itineraries/*': () =>
      json(record({ version: 3, title: 'Renamed', rawText: `${PASTE}\nAnd a late line` })),
    'POST /api/parse-itinerary': (body) =>
      json((body as { text: string }).text === REVISED ? revisedReading() : parsedItinerary()),
    'PUT /api/itineraries/*': (body) => json(record({ ...(body as object), version: 4 })),
    ...overrides,
  });
  return {
    puts: () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as ReturnType<typeof record>),
  };
}

async function open(tool: 'Revised text' | 'Revisions') {
  const user = renderApp(`/edit/${ID}`);
  await user.click(await screen.findByRole('button', { name: tool }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: tool })) };
}

async function compare(text = REVISED) {
  const opened = await open('Revised text');
  fireEvent.change(opened.dialog.getByRole('textbox', { name: 'Revised text' }), { target: { value: text } });
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Compare' }));
  return opened;
}
const decide = (name: string, choice: 'Accept' | 'Refuse') =>
  fireEvent.click(within(screen.getByRole('group', { name })).getByRole('button', { name: choice }));
const COST = 'Day 1 · Morning · Pastéis de Belém: cost';
const TIME = 'Day 1 · Evening · Fado dinner: time';
const fresh = { 'GET /api/itineraries/*': () => json(record({ version: 3 })) };

describe('a revised text', () => {
  it('E-20 E-21 E-22 E-25 is compared value by value and saved with what was accepted, as one version', async () => {
    const { puts } = api(fresh);
    const { user, dialog } = await compare();
    await dialog.findByRole('heading', { name: 'What changed' });
    expect(
      dialog.getByText('2 changes: 0 accepted, 0 refused, 2 not decided. What is not accepted stays as it is.'),
    ).toBeTruthy();
    expect(screen.getByRole('group', { name: COST }).closest('li')?.textContent).toContain(
      'Before: $12→Now: $15Line 7:',
    );
    decide(COST, 'Accept');
    decide(TIME, 'Refuse');
    expect(within(screen.getByRole('group', { name: TIME })).getByRole('button', { name: 'Refuse' }).ariaPressed).toBe(
      'true',
    );
    await user.click(dialog.getByRole('button', { name: 'Save the revised text' }));
    expect(await screen.findByText('Itinerary updated')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(puts()).toHaveLength(1);
    const [put] = puts();
    expect(put).toMatchObject({ version: 3, rawText: REVISED });
    expect(put?.data.days[0]?.timeBlocks.map(({ activities }) => [activities[0]?.cost, activities[0]?.time])).toEqual([
      ['$15', '9:00 AM'],
      [null, '8:00 PM'],
    ]);
    expect(put?.data.source).toMatchObject({
      textHash: 'b'.repeat(64),
      edited: ['/days/0/timeBlocks/1/activities/0/time'],
    });
  });

  it('E-22 all are accepted or refused at once, but not what was corrected by hand', async () => {
    api({
      'GET /api/itineraries/*': () => {
        const edited = structuredClone(record({ version: 3 }));
        edited.data.source?.edited.push('/days/0/timeBlocks/0/activities/0/cost');
        const activity = edited.data.days[0]?.timeBlocks[0]?.activities[0];
        if (activity) activity.cost = '$11';
        return json(edited);
      },
    });
    const { user, dialog } = await compare();
    await user.click(await dialog.findByRole('button', { name: 'Accept all' }));
    expect(dialog.getByText(/^2 changes: 1 accepted, 0 refused, 1 not decided\./)).toBeTruthy();
    expect(screen.getByRole('group', { name: COST }).closest('li')?.textContent).toContain('You corrected this');
    await user.click(dialog.getByRole('button', { name: 'Refuse all' }));
    expect(dialog.getByText(/^2 changes: 0 accepted, 2 refused, 0 not decided\./)).toBeTruthy();
  });

  it('E-20 a text that cannot be read says so and stays, also when the dialog is closed', async () => {
    api({ ...fresh, 'POST /api/parse-itinerary': () => problem(503, 'Busy.') });
    const { user, dialog } = await compare();
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Parsing failed. Failed to parse itinerary. Please try again.',
    );
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Revised text' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Revised text' }).value).toBe(REVISED);
  });

  it('E-27 another version on the server is compared, not overwritten; what was accepted stands in the editor', async () => {
    const { puts } = api({
      ...fresh,
      'PUT /api/itineraries/*': () => problem(409, 'Newer.', { current: record({ title: 'Theirs', version: 5 }) }),
    });
    const { user, dialog } = await compare();
    await user.click(await dialog.findByRole('button', { name: 'Accept all' }));
    await user.click(dialog.getByRole('button', { name: 'Save the revised text' }));
    expect(await screen.findByRole('dialog', { name: 'Two versions of this itinerary' })).toBeTruthy();
    expect(puts()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Decide later' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Raw Itinerary Text').value).toBe(REVISED);
  });
});

describe('revisions', () => {
  it('E-10 lists the versions with when and what they changed', async () => {
    api();
    const { dialog } = await open('Revisions');
    const entries = await dialog.findAllByRole('listitem');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      expect.stringMatching(/^Version 2Feb 3, 2026.*Changed: Title$/),
      expect.stringMatching(/^Version 1Jan 5, 2026.*As it was first saved$/),
    ]);
  });

  it('E-11 E-12 E-13 shows what differs, values and lines, and brings the version back by a save', async () => {
    const { puts } = api();
    const { user, dialog } = await open('Revisions');
    await user.click(await dialog.findByRole('button', { name: /^Version 1/ }));
    const values = dialog.getByRole('list', { name: 'From version 1 to now' });
    expect(values.textContent).toBe('TitleBefore: Weekend in Lisbon→Now: Renamed');
    expect(dialog.getByRole('region', { name: 'Differences of the text' }).textContent).toContain(
      '+Came: And a late line',
    );
    await user.click(dialog.getByRole('button', { name: 'Bring this version back' }));
    expect(await screen.findByText('Version 1 is back')).toBeTruthy();
    expect(puts()).toEqual([
      expect.objectContaining({ version: 3, title: 'Weekend in Lisbon', rawText: PASTE, data: record().data }),
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('All changes saved')).toBeTruthy();
  });

  it('E-13 with unsaved changes it asks for them first; a failed save changes nothing', async () => {
    const { puts } = api({ 'PUT /api/itineraries/*': () => problem(503, 'The server is busy.') });
    const user = renderApp(`/edit/${ID}`);
    await screen.findByRole('heading', { level: 1, name: 'Edit itinerary' });
    const title = document.querySelector<HTMLInputElement>('#title') as HTMLInputElement;
    fireEvent.change(title, { target: { value: 'Typed' } });
    await user.click(screen.getByRole('button', { name: 'Revisions' }));
    await user.click(await screen.findByRole('button', { name: /^Version 1/ }));
    expect(screen.getByText(/You have unsaved changes/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Bring this version back' }));
    expect(puts()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Undo: Change Title' }));
    await user.click(screen.getByRole('button', { name: 'Revisions' }));
    await user.click(await screen.findByRole('button', { name: /^Version 1/ }));
    await user.click(screen.getByRole('button', { name: 'Bring this version back' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The version could not be brought back.');
    expect(title.value).toBe('Renamed');
  });

  it('E-10 says that there is no earlier version, and when they cannot be loaded', async () => {
    api({ [`GET /api/itineraries/${ID}/revisions`]: () => json([]) });
    const { dialog } = await open('Revisions');
    expect(await dialog.findByText('There is no earlier version yet.')).toBeTruthy();
    api({ [`GET /api/itineraries/${ID}/revisions`]: () => problem(500, 'No.') });
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    fireEvent.click(screen.getByRole('button', { name: 'Revisions' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The revisions could not be loaded.');
  });
});
