import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-424 rows of seasons', () => {
  it('T-424 in uneven forms are options, one without its year between two others among them', () => {
    const deal = read(
      'Casa Mar Villas, Boracay\nPackage rate per villa, 4 days / 3 nights, good for two (2) persons:\n\nHIGH      10 Jan - 23 Mar 2027          PHP 62,700\nHoly Week  24 - 29 March                P71,400\nSHOULDER: 30 Mar to 31 May 2027 -       PHP 54,000\nLOW       1 June - 31 October 2027      Php45,900\n\nBook by 31 March 2027',
    );
    expect(deal.priceOptions.map(({ dates, price }) => [dates, price])).toEqual([
      ['January 10 to March 23, 2027', 'PHP 62,700'],
      ['March 24 to 29, 2027', 'P71,400'],
      ['March 30 to May 31, 2027', 'PHP 54,000'],
      ['June 1 to October 31, 2027', 'Php45,900'],
    ]);
    expect(deal).toMatchObject({ dates: 'January 10 to October 31, 2027', price: null, warnings: [] });
  });

  it('T-424 of a house in Germany, whose days are no number to call', () => {
    const deal = read(
      'Ferienhaus Seeblick, Waren\nMietpreise 2027 pro Woche\nNebensaison  03.01. - 26.03.2027     490 €\nOstern 27.03. - 05.04.2027 - 690 €\nZwischensaison: 06.04. bis 25.06.2027  590 €\nHauptsaison 26.06.-28.08.2027   890 €',
    );
    expect(deal.dates).toBe('January 3 to August 28, 2027');
    expect(deal.priceOptions).toHaveLength(4);
    expect(deal.agentInfo).toMatchObject({ name: null, phone: null });
  });

  it.each([
    'Weeks in Cornwall, cottage for 4\n5 June - 12 June 2027   £690\n12 June - 19 June 2027  £720\n19 June - 26 June 2027  £750',
    'Walking breaks\n5 - 12 June 2027  £690\n13 - 20 June 2027  £690\n21 - 28 June 2027 £720',
  ])('T-424 weeks that follow each other are trips of their own: %#', (text) =>
    expect(read(text).dates).toBe('June 5 to 12, 2027'),
  );

  it('T-424 seasons without a year within the year of the sheet begin no next one', () =>
    expect(
      read(
        'RACK RATES 2027 (valid 1 January - 31 December 2027)\nper person per night\n\nSeason\tDates\tSharing\nGreen\t1 Jan - 31 Mar\tUSD 595\nPeak\t1 Apr - 31 Dec\tUSD 780',
      ).dates,
    ).toBe('January 1 to December 31, 2027'));

  it.each(['Room P12, Malta, 7 nights from 3 May 2027', 'Tour code P1234, Malta, 7 nights from 3 May 2027'])(
    'T-424 %s tells no amount',
    (text) => expect(read(text)).toMatchObject({ price: null, totalPrice: null }),
  );
});

describe('T-425 small children who pay nothing', () => {
  it.each([
    'Includes:\n- flights\n- breakfast\n\nChildren below 5 yrs stay free of charge.',
    'Incluye:\n- vuelos\n- desayuno\n\nMenores de 3 años gratis.',
    'Leistungen:\n- Flug\n- Frühstück\n\nKinder bis 5 Jahre übernachten kostenlos.',
  ])('T-425 outside the list are no inclusion: %#', (list) => {
    const deal = read(`Casa Rosa, Lagos, 7 nights from 5 June 2027, £590 pp\n${list}`);
    expect(deal.includes).toHaveLength(2);
    expect(deal.restrictions).toEqual([]);
  });

  it.each(['Kids stay and eat free!', 'Kids club free for all ages'])('T-425 %s is one', (line) =>
    expect(
      read(`Casa Rosa, Lagos, 7 nights from 5 June 2027, £590 pp\nIncludes:\n- flights\n- breakfast\n- ${line}`)
        .includes,
    ).toHaveLength(3),
  );
});
