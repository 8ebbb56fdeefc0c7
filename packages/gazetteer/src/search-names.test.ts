import { describe, expect, it } from 'vitest';
import { searchAirlines, searchAirports } from './search-names.ts';

const codes = (found: readonly { readonly code: string }[]) => found.map(({ code }) => code);

describe('search by what is typed', () => {
  it('F-107 finds airports by code, city, airport name and the words in them', () => {
    expect(codes(searchAirports('lhr', 5))[0]).toBe('LHR');
    expect(codes(searchAirports('London', 6))).toEqual(expect.arrayContaining(['LON', 'LHR', 'LGW']));
    expect(codes(searchAirports('lond', 6))).toContain('LHR');
    expect(codes(searchAirports('heathr', 6))).toContain('LHR');
    expect(codes(searchAirports('SÃO PAU', 8))).toContain('GRU');
    expect(codes(searchAirports('tokyo', 5))).toEqual(expect.arrayContaining(['HND', 'NRT']));
  });

  it('F-107 finds airlines by designator, name and alias', () => {
    expect(codes(searchAirlines('ba', 5))[0]).toBe('BA');
    expect(codes(searchAirlines('british', 5))).toContain('BA');
    expect(codes(searchAirlines('dlh', 5))).toContain('LH');
    expect(codes(searchAirlines('airlines', 50)).length).toBeGreaterThan(5);
  });

  it('F-107 finds nothing for blanks, nonsense and signs, and never more than asked for', () => {
    for (const nothing of ['', '  ', 'zzzzqq', '%%', '(']) {
      expect(searchAirports(nothing, 5)).toEqual([]);
      expect(searchAirlines(nothing, 5)).toEqual([]);
    }
    expect(searchAirports('a', 4)).toHaveLength(4);
  });
});
