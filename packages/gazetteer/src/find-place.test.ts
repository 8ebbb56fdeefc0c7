import { describe, expect, it } from 'vitest';
import { CITY_ROWS } from './data/cities.ts';
import { COUNTRY_ROWS } from './data/countries.ts';
import { DESTINATION_ROWS } from './data/destinations.ts';
import { countryName, findPlace } from './find-place.ts';
import { foldName, foldTable } from './fold-name.ts';

describe('findPlace', () => {
  it.each([
    ['Lissabon', 'Lisbon', 'city', 'PT'],
    ['TOSKANA', 'Tuscany', 'region', 'IT'],
    ['Windhuk', 'Windhoek', 'city', 'NA'],
    ['Cracovia', 'Krakow', 'city', 'PL'],
    ['Mosca', 'Moscow', 'city', 'RU'],
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

describe('the tables', () => {
  it.each([
    ['Südtirol', 'South Tyrol', 'IT'],
    ['Dalmatian Islands', 'Dalmatia', 'HR'],
    ['Jakobsweg', 'Camino de Santiago', 'ES'],
    ["Val d'Isère", "Val d'Isère", 'FR'],
    ['St. Maarten', 'St. Maarten', 'SX'],
    ['Kärnten', 'Carinthia', 'AT'],
    ['Nirgendwo', undefined, undefined],
  ])('know %s', (written, name, country) => {
    const place = findPlace(foldName(written));
    expect([place?.name, place?.country]).toEqual([name, country]);
  });

  it('are folded at once as each name is by itself', () => {
    const names = [DESTINATION_ROWS, CITY_ROWS, COUNTRY_ROWS].flatMap((table) => table.trim().split(/[\n;|]/));
    const odd = names.filter((name) => name !== '' && foldTable(`${name};x`) !== `${foldName(name)};x`);
    expect(odd).toEqual([]);
  });
});
