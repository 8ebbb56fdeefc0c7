import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DEAL_ID } from '../../testing/deal-record-fixtures.ts';
import { json, problem, stubApi } from '../../testing/itinerary-fixtures.ts';
import { renderApp } from '../../testing/render-app.tsx';

const ITEM = {
  id: DEAL_ID,
  title: 'Danube Christmas Markets Cruise',
  destination: 'Passau to Budapest',
  dates: null,
  createdAt: '2026-01-05T10:00:00.000Z',
};
const EMBED = {
  title: ITEM.title,
  destination: ITEM.destination,
  description: 'Full board.',
  originalPrice: null,
  finalPrice: 'EUR 1,390',
  discount: 'Special Deal',
  dealType: 'Travel',
  imageUrl: 'https://deals.example/art/cruise.svg',
  startDate: '2027-12-05',
  endDate: '2027-12-12',
  duration: '7 nights',
  guests: 2,
  includes: ['full board'],
  sourceUrl: `https://deals.example/deal/${DEAL_ID}`,
  isActive: true,
};

async function openDealMenu(embed: () => Response = () => json(EMBED)) {
  stubApi({
    'GET /api/itineraries': () => json([]),
    'GET /api/flight-quotes': () => json([]),
    'GET /api/travel-deals': () => json([ITEM]),
    [`GET /api/travel-deals/${DEAL_ID}/embed`]: embed,
  });
  const user = renderApp('/dashboard');
  await user.click(await screen.findByRole('tab', { name: 'Travel Deals (1)' }));
  (await screen.findByRole('button', { name: `Actions for ${ITEM.title}` })).focus();
  await user.keyboard('{Enter}');
  const entries = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  return { user, entries, choose: (name: string) => user.click(screen.getByRole('menuitem', { name })) };
}
const clipboard = () => vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

describe('deals on the dashboard', () => {
  it('D-5 D-9 a card has the poster of its theme, its destination, Flexible dates and its badge; its menu has two entries more', async () => {
    const { entries } = await openDealMenu();
    expect(document.querySelector('li.item .item__art')?.classList).toContain('art-cruise');
    const card = document.querySelector('li.item')?.textContent;
    for (const part of [ITEM.title, 'Passau to Budapest', 'Flexible dates', 'Created Jan 5, 2026'])
      expect(card).toContain(part);
    expect(entries.map((entry) => entry.textContent)).toEqual([
      'View',
      'Edit',
      'Copy Share Link',
      'Open in New Tab',
      'Copy Embed Link',
      'Copy Data Format',
      'Duplicate',
      'Delete',
    ]);
    expect(entries.slice(0, 2).map((entry) => entry.getAttribute('href'))).toEqual([
      `/deal/${DEAL_ID}`,
      `/edit-travel-deal/${DEAL_ID}`,
    ]);
  });

  it('D-9 Copy Embed Link copies the address of the card for other sites and says so', async () => {
    const { choose } = await openDealMenu();
    const copy = clipboard();
    await choose('Copy Embed Link');
    expect(copy).toHaveBeenCalledWith(`${location.origin}/embed/deal/${DEAL_ID}`);
    expect(await screen.findByText('Embed link copied!')).toBeTruthy();
    expect(screen.getByText('Embed link (without headers/footers) has been copied to clipboard')).toBeTruthy();
  });

  it('D-9 Copy Data Format copies the data with two spaces and says so', async () => {
    const { choose } = await openDealMenu();
    const copy = clipboard();
    await choose('Copy Data Format');
    expect(await screen.findByText('JSON data copied!')).toBeTruthy();
    expect(screen.getByText('Formatted JSON data has been copied to clipboard')).toBeTruthy();
    expect(copy).toHaveBeenCalledWith(JSON.stringify(EMBED, null, 2));
  });

  it.each([
    ['the call fails', () => problem(404, 'Travel deal not found'), clipboard],
    [
      'the clipboard refuses',
      () => json(EMBED),
      () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no')),
    ],
  ])('D-9 where %s it says Error, Failed to fetch and copy JSON data', async (_case, embed, board) => {
    const { choose } = await openDealMenu(embed);
    board();
    await choose('Copy Data Format');
    expect(await screen.findByText('Error')).toBeTruthy();
    expect(screen.getByText('Failed to fetch and copy JSON data')).toBeTruthy();
  });
});
