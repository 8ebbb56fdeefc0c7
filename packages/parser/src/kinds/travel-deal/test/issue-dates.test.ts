import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-420 the day of the sheet itself', () => {
  it.each([
    'LATES BULLETIN No. 48          Issued Fri 27 Nov 2026 09:15\nMadeira, 7 nights from 5 December 2026, £429pp',
    'SPRING BREAKS          Issue date: 27 November 2026\nMadeira, 7 nights from 5 December 2026, £429pp',
    'Prepared 27 November 2026\nMadeira, 7 nights from 5 December 2026, £429pp',
    'Angebot Nr. 4711 vom 27.11.2026\nMadeira, 7 Nächte, Abflug 05.12.2026, 429 € pro Person',
    'Druckdatum: 27.11.2026\nMadeira, 7 Nächte, Abflug 05.12.2026, 429 € pro Person',
    'Devis n° 27-114 du 27/11/2026\nMadère, 7 nuits, départ le 5 décembre 2026, 429 € par personne',
    'Édité le 27/11/2026\nMadère, 7 nuits, départ le 5 décembre 2026, 429 € par personne',
    'Fecha de emisión: 27/11/2026\nMadeira, 7 noches, salida 5 de diciembre de 2026, 429 € por persona',
    'Emesso il 27/11/2026\nMadeira, 7 notti, partenza 5 dicembre 2026, € 429 a persona',
  ])('T-420 %j is no day of travel', (text) => expect(read(text).dates).toBe('December 5 to 12, 2026'));

  it('T-420 until when a ticket must be issued is a deadline all the same', () =>
    expect(
      read('Sicily tour, 3 May 2027 - 10 May 2027, £1,299 pp\nTickets must be issued by 4 March 2027').validUntil,
    ).toBe('2027-03-04'));

  it('T-420 the number of a tour stands before its own day', () =>
    expect(read('Tour Nr. 12 vom 3. Mai 2027\nWeinreise Mosel, 3 Tage, 399 € pro Person').dates).toBe(
      'May 3 to 5, 2027',
    ));

  it('T-420 revised days are those of the trip', () =>
    expect(read('Rome city break, revised dates 14 to 17 May 2027\n3 nights, £329 pp').dates).toBe(
      'May 14 to 17, 2027',
    ));
});

describe('T-422 rows that tell their nights', () => {
  const TABLE =
    'Hotel Marina, Lagos\n\nDEPARTS         FROM    NTS    WAS     NOW     SAVE\nThu 4 Mar 27    Luton   4      £399    £349    £50\nThu 11 Mar 27   Luton   3      £339    £279    £60\nSun 14 Mar 27   Leeds   7      £539    £479    £65';

  it('T-422 each departure ends so many days later, and the trip with the first', () => {
    const deal = read(TABLE);
    expect(deal.priceOptions.map(({ dates }) => dates)).toEqual([
      'March 4 to 8, 2027',
      'March 11 to 14, 2027',
      'March 14 to 21, 2027',
    ]);
    expect(deal.dates).toBe('March 4 to 8, 2027');
  });

  it('T-422 what is saved is told by the row of the price', () => expect(read(TABLE).discount).toBe('£60'));

  it('T-422 figures under another heading are no nights', () =>
    expect(
      read(TABLE.replace('NTS  ', 'SEATS').replace('FROM ', 'PORT ')).priceOptions.map(({ dates }) => dates)[0],
    ).toBe('March 4, 2027'));
});

describe('T-428 columns of departures', () => {
  const GRID =
    '7-NIGHT GLACIER BAY\nRoundtrip Seattle aboard MS Aurelia Star\nFROM $749 PER PERSON\n\n2027 SAILINGS AND FARES (USD, per person, double occupancy)\n\n| Stateroom | Sun May 9 | Sun Jun 13 |\n|-----------|-----------|------------|\n| Inside    | $799      | $749       |\n| Suite     | SOLD OUT  | $1,899     |';

  it('T-428 each cabin has an option a departure, which ends as long after as the offer says', () => {
    const deal = read(GRID);
    expect(deal.priceOptions).toEqual([
      { label: 'Inside: Sun May 9', dates: 'May 9 to 16, 2027', price: '$799' },
      { label: 'Inside: Sun Jun 13', dates: 'June 13 to 20, 2027', price: '$749' },
      { label: 'Suite: Sun May 9', dates: 'May 9 to 16, 2027', price: null },
      { label: 'Suite: Sun Jun 13', dates: 'June 13 to 20, 2027', price: '$1,899' },
    ]);
    expect(deal).toMatchObject({ dates: 'May 9 to 16, 2027', price: '$749', restrictions: [] });
    expect(deal.destination).not.toBe('Seattle');
  });

  it('T-428 rows that say from when and until when are no departures', () =>
    expect(
      read(
        'Diani resort\nUSD per person per night, two sharing\n\nSeason\tLow\tHigh\nFrom\t01-Apr-27\t10-Jan-27\nTo\t30-Jun-27\t31-Mar-27\nGarden Room\t96\t142\nSea View Room\t112\t164',
      ).priceOptions.map(({ label }) => label),
    ).toEqual(['Garden Room', 'Sea View Room']));

  it('T-428 a departure whose row tells another length than the offer does not end with it', () =>
    expect(
      read('Malta, 7 nights\n3 May 2027 £499 pp\n10 May 2027 (10 nights) £699 pp').priceOptions.map(
        ({ dates }) => dates,
      ),
    ).toEqual(['May 3, 2027', 'May 10, 2027']));
});

describe('T-423 what the seller shows on request', () => {
  it.each([
    'ABTA and ATOL numbers on request',
    'Weitere Bilder auf Anfrage',
    'Plus de photos sur demande',
    'Floor plans available upon request',
  ])('T-423 %s is no restriction', (line) =>
    expect(read(`Madeira, 7 nights from 5 December 2026, £429pp\n\n${line}`).restrictions).toEqual([]),
  );

  it.each(['Sea view rooms on request', 'Late check-out on request'])('T-423 %s is one', (line) =>
    expect(read(`Madeira, 7 nights from 5 December 2026, £429pp\n\n${line}`).restrictions).toEqual([line]),
  );
});
