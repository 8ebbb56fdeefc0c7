import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../parse.ts';

const placeOf = (...days: string[]) =>
  parseItinerary(days.map((day, i) => `Day ${i + 1}: ${day}\n- Old town walk\n`).join(''), {
    referenceDate: '2026-11-21',
  }).location;

describe('I-306 towns whose names are names of people or words', () => {
  it('are places where they name a day among others that places name', () => {
    expect(placeOf('Rome', 'Florence', 'Venice')).toBe('Rome, Florence, Venice');
    expect(placeOf('Lyon', 'Nice')).toBe('Lyon, Nice');
  });

  it('are none alone', () => {
    expect(placeOf('Arrival', 'Split', 'Departure')).toBeNull();
    expect(placeOf('Rome', 'Rest')).toBe('Rome');
  });
});
