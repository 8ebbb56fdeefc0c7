import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('headings that say for whom, what a voucher gives, and extras (T-443)', () => {
  it.each([
    [
      'Armenia in nove giorni\nLa quota a persona include\n- Voli di linea\n- Guida locale\nLa quota a persona NON include\n- Tasse aeroportuali € 210\n- Mance per autisti',
      ['Voli di linea', 'Guida locale'],
      ['NON include: Tasse aeroportuali € 210', 'NON include: Mance per autisti'],
    ],
    [
      'Salta en bus\nEl precio por persona incluye\n- Bus cama\n- Desayuno\nEl precio por persona no incluye\n- Propinas',
      ['Bus cama', 'Desayuno'],
      ['no incluye: Propinas'],
    ],
    [
      'Wochenende in Gent\nDer Preis pro Person enthält\n- Busfahrt\n- Frühstück\nNicht enthalten\n- Getränke',
      ['Busfahrt', 'Frühstück'],
      ['Nicht enthalten: Getränke'],
    ],
    [
      'Gramado em família\nCADA CUPOM DÁ DIREITO A:\n- Hospedagem na Pousada Azul\n- Café da manhã\n- Acesso ao parque',
      ['Hospedagem na Pousada Azul', 'Café da manhã', 'Acesso ao parque'],
      [],
    ],
    [
      'Ski trip to Bormio\nIncludes: flights, transfers, half board\nExtras: Insurance (compulsory), Drinks, Lunches & Ski Pass',
      ['flights', 'transfers', 'half board'],
      ['Insurance (compulsory)', 'Drinks', 'Lunches', 'Ski Pass'],
    ],
  ])('%s', (text, includes, restrictions) => {
    const deal = read(text);
    expect([deal.includes, deal.restrictions]).toEqual([includes, restrictions]);
  });

  it('what the sheet says of tax in a list of what is left out is no price', () =>
    expect(
      read(
        'Armenia in nove giorni\nLa quota a persona NON include\n- Tasse aeroportuali € 210\n- 8 pranzi € 15 ciascuno, per un totale di € 120',
      ),
    ).toMatchObject({ price: null, totalPrice: null }));

  it('Spanish `incluso` may mean even', () =>
    expect(
      read('Excursión al salar\nPrecio por persona: $40.000\nLleve abrigo incluso si hace calor de día.').includes,
    ).toEqual([]));

  it('a passport is not given', () =>
    expect(
      read(
        'Umrah from Leeds\n£1,180 per person\nPackage includes:\nFlights\nVisa\n\nRequirements:\nOver 6 months valid passport on travel date',
      ),
    ).toMatchObject({
      includes: ['Flights', 'Visa'],
      restrictions: ['Over 6 months valid passport on travel date'],
    }));

  it.each([
    [
      'Honeymoon in Bali\nIncludes: villa, transfers\nExtras: flower bath, welcome fruit',
      ['villa', 'transfers', 'flower bath', 'welcome fruit'],
    ],
    ['Weekend a Gubbio\nColazione incluso il buffet dolce', ['Colazione incluso il buffet dolce']],
  ])('near-miss: %s', (text, includes) => expect(read(text).includes).toEqual(includes));
});
