import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-426 an advert in quote marks', () => {
  it.each([
    [
      'hi Sam, this goes in the Gazette on Friday, can you load it?\n\n"Tired of grey skies? Harbour & Hill Holidays takes you from Leeds to MADEIRA! Seven nights at the four star Quinta Sol Hotel in Funchal, breakfast and dinner, flights and transfers included, from only six hundred and forty nine pounds per person sharing. Travel between 1 March and 30 April 2027. Book by 15 January! Call Harbour & Hill now on 0113 496 0142. Travel insurance excluded."\n\nprice in figures £649pp - Dawn',
      {
        destination: 'MADEIRA',
        price: '£649',
        accommodation: 'Quinta Sol Hotel',
        company: 'Harbour & Hill Holidays',
        last: 'flights and transfers included',
      },
    ],
    [
      'Hallo Tim, hier der Text für den Radiospot:\n\n„Lust auf Sonne? Möwe & Meer Reisen bringt Sie von Bremen nach KRETA! Sieben Nächte im Hotel Aldiana Palace in Hersonissos, Halbpension, Flug und Transfer inklusive, ab sechshundertneunundvierzig Euro pro Person im Doppelzimmer. Reisezeit 1. Mai bis 15. Juni 2027. Buchen Sie bis 31. Januar! Rufen Sie Möwe & Meer an unter 0421 555 0142."\n\nin Zahlen 649 € p.P. - Anke',
      {
        destination: 'KRETA',
        price: '649 €',
        accommodation: 'Hotel Aldiana Palace',
        company: 'Möwe & Meer Reisen',
        last: 'Flug und Transfer inklusive',
      },
    ],
    [
      'Hola, este es el anuncio de la radio:\n«¿Cansado del frío? Viajes Luna & Sol te lleva de Madrid a CANCÚN. Siete noches en el Hotel Coral Beach en Playa del Carmen, todo incluido, vuelos y traslados, desde mil doscientos cuarenta euros por persona en habitación doble. Viaja entre el 1 de marzo y el 30 de abril de 2027. Reserva antes del 15 de enero. Llama a Luna & Sol al 91 555 01 42.»\nen números 1.240 € pp - Marta',
      {
        destination: 'CANCÚN',
        price: '1.240 €',
        accommodation: 'Hotel Coral Beach',
        company: 'Viajes Luna & Sol',
        last: 'vuelos y traslados',
      },
    ],
  ])('T-426 is read sentence by sentence: %#', (text, { destination, price, accommodation, company, last }) => {
    const deal = read(text);
    expect(deal).toMatchObject({ destination, price, accommodation, agentInfo: { name: null, company } });
    expect(deal.includes.at(-1)).toBe(last);
  });

  it('T-426 what a guest said is none', () =>
    expect(
      read('"The best hotel we ever had! We loved it." - a guest\nMalta, 7 nights from 3 May 2027, £599pp').price,
    ).toBe('£599'));
});

describe('T-427 the seller of a sentence', () => {
  const tell = (sentence: string) => read(`Malta, 7 nights from 3 May 2027, £599pp\n\n${sentence}`).agentInfo;

  it.each([
    ['Harbour & Hill Holidays takes you to the sun! Call Harbour & Hill on 0113 496 0142.', 'Harbour & Hill Holidays'],
    ['Viaggi Stella ti porta al mare.', 'Viaggi Stella'],
  ])('T-427 %s', (sentence, company) => expect(tell(sentence)).toMatchObject({ name: null, company }));

  it('T-427 two people to call are no company', () =>
    expect(tell('Call Anna & Ben on 0113 496 0142.')).toMatchObject({ name: 'Anna', company: null }));

  it('T-427 what takes one somewhere need not sell', () =>
    expect(tell('The morning ferry takes you to Gozo.').company).toBeNull());
});
