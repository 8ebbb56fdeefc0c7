import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string, referenceDate = '2026-11-21') => parseTravelDeal(text, { referenceDate });

describe('T-629 amounts beside the price of a newsletter', () => {
  const NEWS = 'SPRING IN MADEIRA\n7 nights half board from £689pp\n';

  it('measures a night of a suite by the trip, not by a lounge', () =>
    expect(read(`${NEWS}\nSuperior suite from £35 per room per night. Airport lounge £28 each.`)).toMatchObject({
      price: '£689',
      totalPrice: null,
    }));

  it('takes the subject of a mail for no option', () => {
    expect(read(`Subject: Madeira for under £700? Yes please\n\n${NEWS}`)).toMatchObject({
      price: '£689',
      priceOptions: [],
    });
    expect(read('Subject: Madeira\n\nGarden room £689 pp\nSea view room £749 pp').priceOptions).toHaveLength(2);
  });
});

describe('T-630 sheets of rates', () => {
  it('takes a season for no place', () => {
    expect(read('Kudu Lodge\nStay 5 pay 4\nExample: 5 nights in Mid season = USD 2,760 pp').destination).not.toBe(
      'Mid',
    );
    expect(read('Stay 5 pay 4\n5 nights in Rarotonga, mid season USD 2,760 pp').destination).toBe('Rarotonga');
  });

  it('reads a house behind its town and its nights', () =>
    expect(
      read(
        'Imperial Cities, 7 nights\nEUR 1,245 per person\n\nHotels\nRabat       1 night    Riad Oudaya\nFes         2 nights   Riad Dar Anebar\nMerzouga    1 night    Luxury camp Erg Stars',
      ).accommodation,
    ).toBe('Riad Oudaya; Riad Dar Anebar; Luxury camp Erg Stars'));

  it('knows a DMC with its town over all, and the days for which the sheet is valid', () =>
    expect(
      read(
        'MOSAIC TRAILS DMC - MARRAKECH\nRate sheet R-114, valid for travel 1 March - 30 November 2027\n\nIMPERIAL CITIES, 7 nights / 8 days\nRabat - Fes - Marrakech\nEUR 1,245 per person',
      ),
    ).toMatchObject({
      title: 'IMPERIAL CITIES, 7 nights / 8 days',
      agentInfo: { company: 'MOSAIC TRAILS DMC' },
      restrictions: [],
      dates: 'March 1 to November 30, 2027',
    }));
});

describe('T-631 children by their names', () => {
  const FAMILY =
    'Familienhotel Sonnleiten ****, Olang\n22. Mai bis 29. Mai 2027, 7 Nächte\nFamiliensuite (2 Erwachsene, Lena 10 J. und Max 6 J.)\n\nPreis pro Erwachsenem   812,00 €\n';

  it('are travelers, and what they pay is no option and no discount', () =>
    expect(
      read(
        `${FAMILY}Lena (50 %)             406,00 €\nMax (70 % Ermäßigung)   243,60 €\nGesamtpreis           2.273,60 €`,
      ),
    ).toMatchObject({
      price: '812,00 €',
      totalPrice: '2.273,60 €',
      passengers: 4,
      discount: null,
      priceOptions: [],
      warnings: [],
    }));

  it.each([
    ['2 adults, Ella (9) and Tom (6)', 4],
    ['2 adults and Ella, 9 yrs', 3],
    ['2 adults, Cabin (12)', 2],
    ['2 adults, Marge (68)', 2],
    ['2 adults, Gatwick 10 May', 2],
  ])('%s', (line, count) => expect(read(`Malta week\n£2,200 total for ${line}`).passengers).toBe(count));

  it('keeps the discount of all', () =>
    expect(read(`${FAMILY}Frühbucher (10 % Rabatt)   730,80 €`).discount).toBe('10 % Rabatt'));
});

describe('T-632 what is asked for to keep the price, and until when', () => {
  const until = (line: string) => read(`Tenerife Sur, 3 al 10 de julio de 2027\n798 € por persona\n${line}`);

  it.each([
    ['Para bloquear el precio necesito 200 € antes del viernes 12 de febrero.', '2027-02-12'],
    ['To lock it in we need £100 by 12 February.', '2027-02-12'],
    ['fermi fino a domani mer 10 febbraio ore 18', '2027-02-10'],
  ])('%s', (line, date) => expect(until(line).validUntil).toBe(date));

  it.each([
    'El resto: 600 € antes del 12 de febrero.',
    'To guarantee it the balance of £600 by 12 February',
    'Para bloquear el precio, volamos el 12 de febrero',
  ])('near: %s', (line) => expect(until(line).validUntil).toBeNull());

  it('says what it takes as conditions', () =>
    expect(
      until('Para bloquear el precio necesito 200 € antes del 12 de febrero. El resto un mes antes de salir.')
        .restrictions,
    ).toEqual(['Para bloquear el precio necesito 200 € antes del 12 de febrero', 'El resto un mes antes de salir']));

  it.each(['Price only till Weds 3 Feb.', '£1,538 for you both, deposit £60 each today'])('no title: %s', (line) =>
    expect(read(`Hi Trish\n${line}\n5 to 12 June, half board`).title ?? '').not.toContain(line.slice(0, 12)),
  );
});

describe('T-633 taxes of a Dutch reckoning', () => {
  it('are within its total', () =>
    expect(
      read(
        'Kos, 8 dagen\nreissom € 489 p.p.\nluchthavenbelasting € 45 p.p.\nreserveringskosten € 15 p.p.\nTOTAAL € 549 p.p.\ndus € 1.098 voor 2 personen',
      ),
    ).toMatchObject({ price: '€ 549', totalPrice: '€ 1.098', restrictions: [] }));
});
