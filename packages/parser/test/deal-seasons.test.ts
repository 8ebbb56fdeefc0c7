/** T-477: until when one may book an offer for a season, told under labels. */
import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../src/index.ts';

const read = (text: string) => {
  const deal = parseTravelDeal(`Ban Chai Resort, Krabi\n${text}`, { referenceDate: '2026-11-21' });
  return [deal.dates, deal.validUntil, deal.restrictions, deal.warnings.map(({ code }) => code)];
};
const SEASON = 'January 11 to March 31, 2027';

describe('T-477 booking and stay', () => {
  it.each([
    'PROPERTY      Ban Chai Resort, Ao Nang\nOFFER         STAY 5 PAY 4\nBOOKING       23 Nov 2026 - 15 Jan 2027\nSTAY          11 Jan 2027 - 31 Mar 2027\nDeluxe Garden                THB 4,200',
    'Booking: 23 Nov 2026 - 15 Jan 2027\nStay: 11 Jan 2027 - 31 Mar 2027\nTHB 4,200',
    'Buchung: 23.11.2026 - 15.01.2027\nAufenthalt: 11.01.2027 - 31.03.2027\n890 € p.P.',
    'Réservation : du 23/11/2026 au 15/01/2027\nSéjour : du 11/01/2027 au 31/03/2027\n890 € par personne',
    'Reserva: 23/11/2026 - 15/01/2027\nEstancia: 11/01/2027 - 31/03/2027\n890 € por persona',
  ])('%j', (text) => expect(read(text)).toEqual([SEASON, '2027-01-15', [], []]));

  it('warns where one travels before one may last book, and keeps what else is said of bookings', () => {
    expect(read('Booking: until 15 Jan 2027\n11 January - 18 January 2027\n890 € pp').at(-1)).toEqual([
      'deadline-after-travel',
    ]);
    expect(read('Booking: 15 Jan 2027, deposit 20%\n3 - 10 May 2027\n890 € pp')[2]).not.toEqual([]);
  });
});
