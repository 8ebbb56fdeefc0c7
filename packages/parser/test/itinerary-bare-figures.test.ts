/** I-566: how far, how high and how long, told by their units alone, below what is walked. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const entriesOf = (...lines: string[]) =>
  parseItinerary(
    ['Jour 1 (5 sept. 2027) : Hautes terres', ...lines, '', 'Jour 2 (6 sept. 2027) : Retour', '10h15 : Bus'].join('\n'),
    {
      referenceDate: '2026-11-28',
    },
  ).days[0]?.timeBlocks.flatMap(({ activities }) =>
    activities.map(({ title, time, distance, description }) => [title, time, distance, description]),
  );

describe('I-566 a row of bare figures', () => {
  it.each([
    '19 km • D+ 620 m • D- 310 m • 5h45',
    '19 km, +620 m, -310 m, 5h45',
    '5h45 · 19 km · 620 m ascent',
    '19 km / 620 Hm / 6 Std.',
  ])('is told of the walk above: %s', (figures) => {
    expect(entriesOf('Marche par les crêtes', figures)).toEqual([['Marche par les crêtes', null, '19 km', figures]]);
  });

  it('is of the stage that the heading names, from hut to hut, too', () => {
    const trip = parseItinerary(
      [
        'Tappa 1 - sabato 10 luglio 2027: Rifugio Biella - Rifugio Fanes',
        'Ritrovo ore 9.00 al parcheggio',
        'Dislivello +400 m / -680 m, 14 km, 5 h',
        '',
        'Tappa 2 - domenica 11 luglio 2027: Rifugio Fanes - Cortina',
        '16 miles / 26 km | ascent 1,500 ft | 6-8 hrs',
      ].join('\n'),
      { referenceDate: '2026-11-28' },
    );
    expect(
      trip.days
        .map(({ timeBlocks }) => timeBlocks.flatMap(({ activities }) => activities).at(-1))
        .map((entry) => [entry?.title, entry?.distance, entry?.type]),
    ).toEqual([
      ['Rifugio Biella - Rifugio Fanes', '14 km', 'activity'],
      ['Rifugio Fanes - Cortina', '16 miles', 'activity'],
    ]);
  });

  it('is told of a stage, too', () => {
    expect(entriesOf('Étape 2 par le col', '19 km • D+ 620 m')?.[0]?.[2]).toBe('19 km');
  });

  it('is no entry and no hour where no walk is told', () => {
    expect(entriesOf('19 km • D+ 620 m • D- 310 m • 5h45', 'Nuit : Gîte du Col')).toEqual([
      ['Gîte du Col', null, null, null],
    ]);
  });

  it('needs a height: a ride and its length are done', () => {
    expect(entriesOf('Marche par les crêtes', '19 km, 5h45')).not.toEqual([
      ['Marche par les crêtes', null, '19 km', '19 km, 5h45'],
    ]);
    expect(entriesOf('9h30 : Bus pour le col, 19 km')?.[0]?.[1]).toBe('9:30 AM');
  });
});
