/** I-583: days without a number among numbered stages that have their dates. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const daysOf = (...lines: string[]) =>
  parseItinerary(lines.join('\n'), { referenceDate: '2026-11-28' }).days.map(({ date, timeBlocks }) => [
    date,
    ...timeBlocks.flatMap(({ activities }) => activities.map(({ title }) => title)),
  ]);
const STAGES = [
  'Alta Via',
  '',
  'Tappa 1 - sabato 10 luglio 2027: Braies - Biella',
  'Visita al lago',
  '',
  'Tappa 2 - domenica 11 luglio 2027: Biella - Fanes',
  'Pranzo al sacco',
  '',
];

describe('I-583 a day by its date alone', () => {
  it('is one right behind the last stage', () => {
    expect(daysOf(...STAGES, 'lunedì 12 luglio 2027', 'Bus ore 9.40 per Cortina').at(-1)).toEqual([
      '2027-07-12',
      'Bus per Cortina',
    ]);
  });

  it('is one between two stages, and right before the first', () => {
    const days = daysOf(
      'Alta Via',
      '',
      'venerdì 9 luglio 2027',
      'Arrivo a Braies',
      '',
      ...STAGES.slice(2),
      'lunedì 12 luglio 2027: riposo',
      'Bagno nel lago',
      '',
      'Tappa 3 - martedì 13 luglio 2027: Fanes - Cortina',
      'Rientro in bus',
    );
    expect(days.map(([date]) => date)).toEqual(['2027-07-09', '2027-07-10', '2027-07-11', '2027-07-12', '2027-07-13']);
    expect(days[3]?.[1]).toBe('Bagno nel lago');
  });

  it('is none days after the plan, nor among stages without dates', () => {
    expect(daysOf(...STAGES, 'venerdì 30 luglio 2027', 'Saldo')).toHaveLength(2);
    const undated = STAGES.map((line) => line.replace(/ - (?:sabato|domenica) \d+ luglio 2027/, ''));
    expect(daysOf(...undated, 'lunedì 12 luglio 2027', 'Bus ore 9.40 per Cortina')).toHaveLength(2);
  });
});
