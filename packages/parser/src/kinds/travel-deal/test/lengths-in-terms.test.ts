import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const durationOf = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' }).duration;

describe('days that terms count are no length of the trip (T-440)', () => {
  it.each([
    'Ostern in Prag\nPreis pro Person: 389 €\nBei weniger als 5 Tagen vor Abreise fallen 100 % an',
    'Mercatini a Graz\nQuota per persona € 290\nPenali: 25% dai 20 ai 10 giorni prima, 100% da meno di 4 giorni dalla partenza',
    'Pacote Gramado\nPreço por pessoa: R$ 1.290\nA reserva deve ser feita com pelo menos 12 dias de antecedência',
    'Week-end à Gand\nPrix par personne : 245 €\nAu plus tard 7 jours avant le départ pour les séjours de 2 à 5 jours, 20 jours avant pour les séjours de plus de 5 jours',
    'Kandy Tour\nPrice per person: $290\nA deposit of $40 is due if the departure date is after 21 days',
    'Hotel Traube, Lindau\nDoppelzimmer 48 € pro Person und Nacht\nPreis gilt ab drei Übernachtungen',
    'Cartagena todo incluido\nPrecio por persona: USD 640\nLa estadía requerida es de 3 noches',
  ])('%s', (text) => expect(durationOf(text)).toBeNull());

  it.each([
    'Zimmer mit Frühstück, Hotel Traube, Lindau\n52 € pro Person und Nacht\ngilt für eine oder zwei Übernachtungen',
    'Aruba sin límites\nAlojamiento 3-4-5 y 7 noches en el hotel elegido\nPrecio por persona: USD 890',
    'Malta breaks from £299pp, for 3, 5 or 7 nights',
    'Madeira, 4 to 7 nights, £499pp',
  ])('of several lengths none is told: %s', (text) => expect(durationOf(text)).toBeNull());

  it.each([
    ['Rajasthan Explorer\nAccommodation for (9) nights in heritage hotels\nOne night in a desert camp', '9 nights'],
    [
      'Borneo Explorer\nTrip includes\n- Accommodation for (6) nights in 3-star hotels\n- Breakfast\nNote\nDuring the river cruise you have one night in a longhouse.',
      '6 nights',
    ],
    ['One night for two with dinner, £189 per room\nThe Swan, Ely', '1 night'],
    ['Oman Discovery\nIncludes seven (7) nights in 4-star hotels\nUSD 1,980 per person', '7 nights'],
    ['Gardasee\n4 Übernachtungen im Hotel Olivo, pro Person 389 €', '4 nights'],
    ['Tunisie : 8 jours / 7 nuits, 599 € par personne', '8 days / 7 nights'],
    ['Two adults to Rhodes, 7 nights, £1,180 total', '7 nights'],
  ])('near-miss: %s', (text, duration) => expect(durationOf(text)).toBe(duration));
});
