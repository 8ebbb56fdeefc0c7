/** I-519: visits that a letter or number tells apart take place side by side. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const codesOf = (...entries: string[]) =>
  parseItinerary(['THURSDAY 17 JUNE 2027', ...entries, 'FRIDAY 18 JUNE 2027', '09:00 Closing'].join('\n'), {
    referenceDate: '2026-11-28',
  }).warnings.map(({ code }) => code);

describe('I-519 visits told apart by a letter or number', () => {
  it('neither overlap nor run backwards', () => {
    expect(
      codesOf('14:00–17:00 Visit A: container terminal', '14:00–17:30 Visit B: quay', '13:45–16:00 Visit C: marina'),
    ).toEqual([]);
    expect(codesOf('14:00–17:00 Gruppe 1 Museum', '15:00–18:00 Gruppe 2 Hafen')).toEqual([]);
  });

  it('are the only ones that may', () => {
    expect(codesOf('14:00–17:00 Visit to the terminal', '15:00–18:00 Visit to the quay')).toContain('activity-overlap');
    expect(codesOf('14:00–17:00 Visit A: terminal', '15:00–18:00 Dinner B')).toContain('activity-overlap');
  });
});
