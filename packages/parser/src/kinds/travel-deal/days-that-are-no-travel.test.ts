import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../parse.ts';

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
