import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { draft, json, PASTE, record, stubApi } from '../../../testing/itinerary-fixtures.ts';
import '../../../testing/render-app.tsx';
import { ItinerarySaver } from '../itinerary-saver.ts';
import { ItineraryReview } from './itinerary-review.tsx';

function renderReview() {
  stubApi({ 'PUT /api/itineraries/*': (body) => json(record(body as object)) });
  const saver = new ItinerarySaver(draft({ version: 1 }), vi.fn(), 'saved');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ItineraryReview saver={saver} onTaken={vi.fn()} />
    </QueryClientProvider>,
  );
  return { saver, user: userEvent.setup(), data: () => saver.state.get().draft.data };
}

const mark = (text: string) => screen.getByText(text, { selector: 'mark' });
const fieldOf = (pointer: string) => {
  const found = document.querySelector<HTMLElement>(`.f[data-f="${pointer}"]`);
  if (!found) throw new Error(`no field for ${pointer}`);
  return found;
};
const inputOf = (pointer: string) =>
  fieldOf(pointer).querySelector<HTMLInputElement>('input, textarea') as HTMLInputElement;
const FIRST = '/days/0/timeBlocks/0/activities/0';

describe('the review pane', () => {
  it('R-1 shows the paste line by line with the characters of each value marked, and each value in a field', () => {
    renderReview();
    const lines = [...document.querySelectorAll('.src li')].map((line) => line.textContent?.replace('Not used: ', ''));
    expect(lines).toEqual(PASTE.split('\n'));
    expect(mark('9:00 AM').dataset['f']).toBe(`${FIRST}/time`);
    expect(inputOf('/title').value).toBe('Weekend in Lisbon');
    expect(inputOf(`${FIRST}/cost`).value).toBe('$12');
    expect(inputOf('/days/0/date').value).toBe('2026-04-10');
  });

  it('R-2 pointing at a field lights its place in the text, and the other way round', () => {
    renderReview();
    fireEvent.pointerOver(fieldOf(`${FIRST}/title`));
    expect(mark('Pastéis de Belém').className).toContain('is-lit');
    expect(mark('9:00 AM').className).not.toContain('is-lit');
    fireEvent.pointerOver(mark('9:00 AM'));
    expect(fieldOf(`${FIRST}/time`).className).toContain('is-lit');
    expect(mark('Pastéis de Belém').className).not.toContain('is-lit');
  });

  it('R-2 focusing a field lights its place; clicking a mark focuses its field', async () => {
    const { user } = renderReview();
    act(() => inputOf('/dates').focus());
    expect(mark('April 10-12, 2026').className).toContain('is-lit');
    await user.click(mark('Fado dinner'));
    expect(document.activeElement).toBe(inputOf('/days/0/timeBlocks/1/activities/0/title'));
    expect(mark('Fado dinner').className).toContain('is-lit');
  });

  it('R-6 the marks can be reached by the keyboard: arrows move, Enter goes to the field', async () => {
    const { user } = renderReview();
    act(() => screen.getByRole('group', { name: /Your text/ }).focus());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(mark('Lisbon, Portugal'));
    expect(fieldOf('/location').className).toContain('is-lit');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(inputOf('/location'));
  });

  it('R-3 says how many lines were used and shows the others as not used', () => {
    renderReview();
    expect(screen.getByText('7 of 9 lines used')).toBeTruthy();
    const section = screen.getByRole('region', { name: 'Not used (2 lines)' });
    expect(within(section).getByText('(window seat if they ask)')).toBeTruthy();
    expect(document.querySelectorAll('.src li.unused')).toHaveLength(2);
  });

  it('R-3 Add to page puts an unused line into the description of the nearest activity, with its place', async () => {
    const { user, data } = renderReview();
    const section = screen.getByRole('region', { name: 'Not used (2 lines)' });
    await user.click(within(section).getAllByRole('button', { name: 'Add to page' })[1] as HTMLElement);
    expect(inputOf(`${FIRST}/description`).value).toBe('(window seat if they ask)');
    expect(mark('(window seat if they ask)').dataset['f']).toBe(`${FIRST}/description`);
    expect(screen.getByText('8 of 9 lines used')).toBeTruthy();
    expect(data().source?.unused).toHaveLength(1);
  });

  it('R-4 Show focuses the field, Keep clears the mark', async () => {
    const { user, data } = renderReview();
    expect(fieldOf('/dates').className).toContain('f--warn');
    const section = screen.getByRole('region', { name: 'Please check (2)' });
    const entry = within(section).getByText('April 10, 2026 is a Friday.').closest('li') as HTMLElement;
    await user.click(within(entry).getByRole('button', { name: 'Show' }));
    expect(document.activeElement).toBe(inputOf('/dates'));
    await user.click(within(entry).getByRole('button', { name: 'Keep' }));
    expect(fieldOf('/dates').className).not.toContain('f--warn');
    expect(screen.getByRole('region', { name: 'Please check (1)' })).toBeTruthy();
    expect(data().warnings).toEqual([]);
    expect(
      screen.getByText(/The currency is not clear. We took US dollars. It could also be Canadian dollars./),
    ).toBeTruthy();
  });

  it('R-5 a correction is marked as edited, keeps its place, and can be unlinked', async () => {
    const { user, data } = renderReview();
    const input = inputOf(`${FIRST}/title`);
    await user.clear(input);
    await user.type(input, 'Custard tarts');
    expect(data().source?.edited).toEqual([`${FIRST}/title`]);
    expect(within(fieldOf(`${FIRST}/title`)).getByText('Edited')).toBeTruthy();
    expect(mark('Pastéis de Belém')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Unlink Title from the text' }));
    expect(screen.queryByText('Pastéis de Belém', { selector: 'mark' })).toBeNull();
    expect(data().days[0]?.timeBlocks[0]?.activities[0]?.title).toBe('Custard tarts');
  });

  it('R-7 an amount that no field holds any more is shown as not used, with its line', async () => {
    const { user } = renderReview();
    expect(document.querySelector('.loose')).toBeNull();
    await user.type(inputOf(`${FIRST}/cost`), '0');
    await user.click(screen.getByRole('button', { name: 'Unlink Cost from the text' }));
    expect(document.querySelector('.src .loose')?.textContent).toBe('In no field: $12');
    const section = screen.getByRole('region', { name: 'Not used (2 lines, 1 amount)' });
    const entry = within(section).getByText('In no field:').closest('li') as HTMLElement;
    expect(entry.textContent).toContain('9:00 AM - Pastéis de Belém, $12');
    await user.click(within(entry).getByRole('button', { name: 'Add its line' }));
    expect(screen.getByRole('region', { name: 'Not used (2 lines)' })).toBeTruthy();
    expect(document.querySelector('.loose')).toBeNull();
  });

  it('R-1 an activity is removed and comes back with everything by Undo', async () => {
    const { user, data } = renderReview();
    await user.click(screen.getByRole('button', { name: 'Remove activity: Pastéis de Belém' }));
    expect(data().days[0]?.timeBlocks[0]?.activities).toEqual([]);
    expect(screen.getByText('6 of 9 lines used')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo: Remove activity' }));
    expect(data()).toEqual(draft().data);
    expect(screen.getByText('7 of 9 lines used')).toBeTruthy();
  });

  it('R-1 an activity moves to the part of the day before it, its places in the text move along', async () => {
    const { user, data } = renderReview();
    await user.click(screen.getByRole('button', { name: 'Move up: Fado dinner' }));
    expect(data().days[0]?.timeBlocks[0]?.activities.map((each) => each.title)).toEqual([
      'Pastéis de Belém',
      'Fado dinner',
    ]);
    expect(mark('Fado dinner').dataset['f']).toBe('/days/0/timeBlocks/0/activities/1/title');
    expect(mark('8:00 PM').dataset['f']).toBe('/days/0/timeBlocks/0/activities/1/time');
  });

  it('R-1 activities and days can be added, and the type changed', async () => {
    const { user, data } = renderReview();
    await user.click(screen.getAllByRole('button', { name: 'Add activity' })[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Add day' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type of Fado dinner' }), 'Culture');
    expect(data().days).toHaveLength(2);
    expect(data().days[0]?.timeBlocks[0]?.activities).toHaveLength(2);
    expect(data().days[0]?.timeBlocks[1]?.activities[0]?.type).toBe('culture');
  });

  it('R-1 a budget amount is stored only when it reads as a number', async () => {
    const { user, data } = renderReview();
    await user.click(screen.getByRole('button', { name: 'Add budget line' }));
    const amount = inputOf('/budget/items/0/amount');
    // The new line's first field takes the focus with the next frame.
    await waitFor(() => expect(document.activeElement).toBe(inputOf('/budget/items/0/category')));
    await user.clear(amount);
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    await user.type(amount, '1,250.5');
    expect(data().budget).toEqual({
      currency: 'USD',
      total: null,
      items: [{ category: '', amount: 1250.5, description: null }],
    });
    await user.type(amount, 'x');
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    expect(data().budget?.items[0]?.amount).toBe(1250.5);
  });
});
