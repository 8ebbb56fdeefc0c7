import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const agentOf = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' }).agentInfo;

describe('who is written to (T-450)', () => {
  it('the number with its bracket, the name without what somebody is', () =>
    expect(
      agentOf('Goa, 3 nights\nINR 9,000 per person\n\nOmar Reid (Travel Consultant) - (+44) 07911 570 635'),
    ).toMatchObject({ name: 'Omar Reid', company: null, phone: '(+44) 07911 570 635' }));

  it.each([
    'Bergpension\n52 € pro Person\npro Nacht bei Unterbringung mit 2 Erwachsenen und Halbpension',
    'Kerala Tour\n8 nights\nMeals\nBreakfast daily.\nTour Guide\nYou will have a private tour guide.',
    'Bali Romance\n7 nights\n$2,899 per couple\nEnquire\nEmail Address\nPhone Number',
    'Kerala\nTrip Includes\n- Breakfast',
  ])('nobody: %s', (text) => expect(agentOf(text)).toMatchObject({ name: null, company: null }));

  it.each([
    ['Goa, 3 nights\nINR 9,000\n\nCall 020 5550 1234 (Mon-Fri)', { phone: '020 5550 1234' }],
    ['Goa, 3 nights\nINR 9,000\n\nKind regards\nOmar Reid\nReid Travel', { name: 'Omar Reid', company: 'Reid Travel' }],
    ['Goa, 3 nights\nINR 9,000\n\nGuide Travel Ltd\n020 5550 1234', { company: 'Guide Travel Ltd' }],
  ])('near-miss: %s', (text, agent) => expect(agentOf(text)).toMatchObject(agent));
});
