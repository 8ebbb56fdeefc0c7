import { describe, expect, it } from 'vitest';
import { countryName, findPlace } from './find-place.ts';
import { foldName } from './fold-name.ts';

describe('findPlace', () => {
  it.each([
    ['Lissabon', 'Lisbon', 'city', 'PT'],
    ['TOSKANA', 'Tuscany', 'region', 'IT'],
    ['Suisse', 'Switzerland', 'country', 'CH'],
    ['Greek', 'Greece', 'demonym', 'GR'],
    ['USA', 'United States', 'country', 'US'],
    ['Ho Chi Minh City', 'Ho Chi Minh City', 'city', 'VN'],
  ])('finds %s', (written, name, kind, country) => {
    expect(findPlace(foldName(written))).toMatchObject({ name, kind, country });
  });

  it('does not find a word that is no place', () => {
    expect(findPlace('breakfast')).toBeUndefined();
  });

  it('marks names that are also words', () => {
    expect(findPlace(foldName('Nice'))?.ambiguous).toBe(true);
    expect(findPlace(foldName('Lisbon'))?.ambiguous).toBe(false);
  });
});

describe('countryName', () => {
  it('gives the English name of a code', () => {
    expect(countryName('KE')).toBe('Kenya');
    expect(countryName('QQ')).toBeUndefined();
  });
});
