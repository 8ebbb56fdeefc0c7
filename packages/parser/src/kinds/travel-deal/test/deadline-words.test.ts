import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

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

describe('T-624 the last date, and one that is put right', () => {
  const until = (lines: string) =>
    parseTravelDeal(`Almaty special\n5 nights, 27 Oct to 1 Nov 2027\nRs 62,999 per person\n${lines}`, {
      referenceDate: '2026-11-21',
    }).validUntil;

  it.each([
    ['last date booking 10 aug', '2027-08-10'],
    ['Last date is *20 aug 2027*', '2027-08-20'],
    ['last date booking 10 aug\nsorry typing mistake 🙈 last date is 20 aug', '2027-08-20'],
    ['Book by 10 August\nCorrection: book by 8 August', '2027-08-08'],
    ['Buchbar bis 10. August\nTippfehler! Buchbar bis 12. August', '2027-08-12'],
  ])('%j', (lines, date) => expect(until(lines)).toBe(date));

  it.each([
    ['Last day is 20 aug', null],
    ['Book by 10 August\nsorry no changes, final payment 20 August', '2027-08-10'],
    ['Book by 10 August\nSorry, the group books by 20 August', '2027-08-10'],
  ])('near: %j', (lines, date) => expect(until(lines)).toBe(date));
});
