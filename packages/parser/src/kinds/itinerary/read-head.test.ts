import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../../parse.ts';

const datesOf = (head: string) =>
  parseItinerary(`${head}\n\nDay 1: Málaga\n- Walk\nDay 2: Ronda\n- Bridge\n`, {
    referenceDate: '2026-11-21',
  }).days.map(({ date }) => date);

describe('I-308 the day on which one leaves, behind where from', () => {
  it.each([
    'Départ de Lyon le samedi 8 mai 2027',
    'Abflug ab Köln am 8. Mai 2027',
    'Departing from London on 8 May 2027',
    'Salida desde Madrid el 8 de mayo de 2027',
    'Partenza da Milano il 8 maggio 2027',
  ])('%s dates the days', (head) => expect(datesOf(head)).toEqual(['2027-05-08', '2027-05-09']));

  it.each(['Offre de Lyon Voyages le 8 mai 2027', 'Printed on 8 May 2027'])('%s does not', (head) =>
    expect(datesOf(head)).toEqual([null, null]),
  );
});
