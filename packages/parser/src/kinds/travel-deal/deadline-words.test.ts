import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const OFFER = 'Naxos by ferry\n4 nights, 3 to 7 May 2027\n€390 per person\n\n';

describe('T-89 how long an offer stands', () => {
  it.each([
    'Proposal open for acceptance until 5 February 2027.',
    'This quotation is open for acceptance up to and including 5 February 2027.',
    'Our proposal stands till 5 February 2027.',
    'Fares hold for bookings made up to and including 5 Feb 2027',
    'Rates stay as they are until 5 February 2027.',
    'Please accept by 5 February 2027.',
    'We are holding the rooms until 5 February 2027.',
    'Preise gelten bis einschließlich 5. Februar 2027',
  ])('%j', (text) => {
    const deal = read(`${OFFER}${text}`);
    expect([deal.validUntil, deal.dates]).toEqual(['2027-02-05', 'May 3 to 7, 2027']);
    expect(deal.restrictions).toEqual([]);
  });

  it.each([
    'The taverna is open until 5 November 2027.',
    'The pool is closed for works up to and including 5 February 2027.',
    'You may stay until 5 November 2027.',
  ])('not %j', (text) => expect(read(`${OFFER}${text}`).validUntil).toBeNull());
});
