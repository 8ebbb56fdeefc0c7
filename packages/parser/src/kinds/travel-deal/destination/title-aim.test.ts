import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const aim = (title: string) =>
  parseTravelDeal(
    `Reisebüro Lang GmbH · Linz\n\n${title}\n5 days / 4 nights\n€449 per person\n\nIncludes:\n- Breakfast`,
    {
      referenceDate: '2026-11-21',
    },
  ).destination;

describe('the destination that the title names', () => {
  it.each([
    ['Wanderwoche „Moos und Mühlen“ im Oberen Murgtal', 'Oberen Murgtal'],
    ['¡SEMANA SANTA EN HUASTECA!', 'HUASTECA'],
    ['CAPODANNO A BRISIGHELLA', 'BRISIGHELLA'],
    ['Pasqua a Brisighella con pullman da Linz', 'Brisighella'],
    ['Feriadão em Visconde de Mauá', 'Visconde de Mauá'],
  ])('%s', (title, place) => expect(aim(title)).toBe(place));

  it.each([
    'Adventszauber im Berghotel',
    'Busreise im Advent',
    'Romance en Pareja',
    'Two Hearts in Bloom',
    'Three Nights for a Song',
    'OFERTA EN VIGOR',
    'Wanderwoche im Oktober',
    'Jordan booked: five days away',
  ])('is none of %s', (title) => expect([null, 'Linz']).toContain(aim(title)));
});
