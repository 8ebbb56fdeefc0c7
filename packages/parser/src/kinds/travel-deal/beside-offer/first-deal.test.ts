import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../formats/reading/document.ts';
import { parseTravelDeal } from '../../../parse.ts';
import { withFirstDeal } from './first-deal.ts';

const NEWSLETTER = `MARLOW & FINCH TRAVEL | The Monday Three
Boise, ID | 208-555-0133 | hi@marlowfinch.example.com

1) CURAÇAO ALL-INCLUSIVE, from $1,249 per person
Six nights at the Blue Gate Resort, June 5-11, 2027. Nonstop flights from Denver, shared transfers, all meals, and a $75 spa credit per room. Book by January 8, 2027.

2) SCOTLAND BY TRAIN, from $2,150 per person
Eight nights in guesthouses, September 3-11, 2027. Rail passes and breakfast daily. Book by March 5, 2027.

3) SANTA FE WEEKEND, from $699 per person
Three nights at the Casa Luz Inn, April 9-12, 2027. Airfare not included. Book by February 12, 2027.

All prices are subject to availability.

Reply to this note or ask for Nora Blythe. Happy trails!
`;

describe('withFirstDeal', () => {
  const kept = (text: string) =>
    withFirstDeal(readDocument(text)).lines.flatMap(({ passage }) => (passage.text === '' ? [] : [passage.text]));

  it('keeps the first of several numbered deals and what holds for all', () => {
    const { title, dates, price, duration, includes, restrictions, validUntil, agentInfo, warnings, source } =
      parseTravelDeal(NEWSLETTER, { referenceDate: '2026-11-21' });
    expect([title, dates, price, duration]).toEqual([
      'CURAÇAO ALL-INCLUSIVE',
      'June 5 to 11, 2027',
      '$1,249',
      '6 nights',
    ]);
    expect(includes).toEqual([
      'Nonstop flights from Denver',
      'shared transfers',
      'all meals',
      'a $75 spa credit per room',
    ]);
    expect([restrictions, validUntil, warnings]).toEqual([
      ['All prices are subject to availability'],
      '2027-01-08',
      [],
    ]);
    expect(agentInfo).toEqual({
      name: 'Nora Blythe',
      company: 'MARLOW & FINCH TRAVEL',
      email: 'hi@marlowfinch.example.com',
      phone: '208-555-0133',
    });
    expect(source.unused.length).toBeGreaterThan(3);
  });

  it.each([
    ['departures', '1. 5-12 May 2027, €899 pp\n2. 12-19 May 2027, €949 pp\n\nBook by 3 March 2027'],
    [
      'payments',
      '1. Deposit €200 per person\nby bank transfer until 5 January 2027, please\n2. Balance €700 per person\nby bank transfer until 5 March 2027, please',
    ],
    [
      'hotels of one trip',
      '1) Hotel Aurora, €640 pp\na quiet house in a side street of the old town\n2) Hotel Boreal, €720 pp\na tall house by the harbour with a sauna inside',
    ],
  ])('keeps all %s', (_, text) => expect(kept(text)).toHaveLength(text.split(/\n+/).length));

  it('knows deals that are numbered in words', () =>
    expect(
      kept(
        'DEAL 1: Corfu, €499 pp\nSeven nights at the Hotel Lefki, 5-12 May 2027\n\nDEAL 2: Crete, €599 pp\nSeven nights at the Hotel Minos, 6-13 June 2027\n\nBook now',
      ),
    ).toEqual(['DEAL 1: Corfu, €499 pp', 'Seven nights at the Hotel Lefki, 5-12 May 2027', 'Book now']));
});
