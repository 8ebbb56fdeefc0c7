import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('days of history, of the figures and of what is closed are no days of travel (T-441)', () => {
  it.each([
    'Galle Fort Tour, 3 nights\nPrice: USD 420 per person\nThe lighthouse was opened on 3rd June 1884 by the governor.',
    'Galle Fort Tour, 3 nights\nPrice: USD 420 per person\nThe country became independent on May 9, 1951.',
    'Week-end à Gand\nPrix par personne : 245 €\nCes prix ont été calculés à la date du 04/03/2027.',
    'Weekend a Gand\nQuota per persona: € 245\nTasse aeroportuali calcolate al 04.03.2027: € 90',
    'Ferienhütte am Inari\nPreis pro Person: 420 €\nnicht verfügbar vom 3.Mai bis zum 9.Juni',
  ])('%s', (text) => {
    const deal = read(text);
    expect([deal.dates, deal.validUntil]).toEqual([null, null]);
  });

  it.each([
    ['Galle Fort Tour\n3 June 2027 to 9 June 2027\nUSD 420 per person', 'June 3 to 9, 2027'],
    ['Gand, départ le 4 mars 2027, 245 € par personne', 'March 4, 2027'],
    ['Inari, vom 3. Mai 2027 bis zum 9. Mai 2027, 420 € pro Person', 'May 3 to 9, 2027'],
    ['Salt Road Walk, 12 May 2027\nThe railway closed on 5 May 1964.', 'May 12, 2027'],
  ])('near-miss: %s', (text, dates) => expect(read(text).dates).toBe(dates));
});

describe('the periods of an offer (T-449)', () => {
  it.each([
    'Oslo Stay 4 Pay 3\nThis offer is valid from 1st March to 30th April 2027 (not applicable 2nd to 16th April 2027), 1st May to 13th December 2027, and 1st March to 30th April 2028.',
    'Oslo Stay 4 Pay 3\nAngebot gültig vom 1. März bis 30. April 2027 und vom 1. März bis 30. April 2028',
  ])('the last says how long it stands: %s', (text) => {
    const deal = read(text);
    expect([deal.validUntil, deal.dates]).toEqual(['2028-04-30', null]);
  });

  it('near-miss: a window of travel behind the deadline stays one', () => {
    const deal = read('Oslo Stay 4 Pay 3\nOffer valid until 30 April 2027. Travel 1 May to 9 May 2027.');
    expect([deal.validUntil, deal.dates]).toEqual(['2027-04-30', 'May 1 to 9, 2027']);
  });
});
