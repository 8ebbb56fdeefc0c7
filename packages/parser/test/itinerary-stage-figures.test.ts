/** I-516: the figures of a stage, whatever stands before them. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const entriesOf = (text: string) =>
  parseItinerary(text, { referenceDate: '2026-11-28' }).days[0]?.timeBlocks.flatMap(({ activities }) =>
    activities.map(({ title, time, distance, type }) => [title, time, distance, type]),
  );
const plan = (head: string, ...lines: string[]): string =>
  [
    `Etappe 1 - Mo 6.9.2027  ${head}`,
    ...lines,
    '',
    'Etappe 2 - Di 7.9.2027  Seehütte - Bruck',
    '  Hütte: Bruckalm',
  ].join('\n');
const FIGURES = '  Strecke 18 km | Aufstieg 870 Hm | Gehzeit 5 Std.';

describe('I-516 the figures of a stage', () => {
  it('are told of the way behind a label and behind where one meets', () => {
    expect(entriesOf(plan('Seefeld - Seehütte', '  Treffpunkt 08:45 Bahnhof Seefeld', FIGURES))).toEqual([
      ['Treffpunkt Bahnhof Seefeld', '8:45 AM', null, 'travel'],
      ['Seefeld - Seehütte', null, '18 km', 'activity'],
    ]);
  });

  it('take the hour of a bare start', () => {
    expect(entriesOf(plan('Kogel und zurück', '  Start 07:00', FIGURES))).toEqual([
      ['Kogel und zurück', '7:00 AM', '18 km', 'activity'],
    ]);
  });

  it('are told of what stands above them where that is done by itself', () => {
    expect(entriesOf(plan('Seefeld - Seehütte', '  09:00 Wanderung zum See', FIGURES))).toEqual([
      ['Wanderung zum See', '9:00 AM', '18 km', 'activity'],
    ]);
  });

  it('are told of the way where it is an entry already', () => {
    expect(entriesOf(plan('Bus nach Gosau', '  9:00 Bus nach Gosau', FIGURES))).toHaveLength(1);
  });

  it('know where one stops to eat', () => {
    expect(entriesOf(plan('Seefeld - Seehütte', '  Mittagseinkehr: Alpengasthof Ahorn'))?.[0]?.[3]).toBe('meal');
  });
});
