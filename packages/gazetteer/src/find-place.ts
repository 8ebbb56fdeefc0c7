/** Places by name: countries, regions and cities, in six languages. Sources: README. */
import { CITY_ROWS } from './data/cities.ts';
import { COUNTRY_ROWS } from './data/countries.ts';
import { AMBIGUOUS_NAMES, COUNTRY_ALIAS_ROWS, DEMONYM_ROWS, DESTINATION_ROWS } from './data/destinations.ts';
import { firstWords } from './first-words.ts';
import { foldName } from './fold-name.ts';

export type PlaceKind = 'country' | 'region' | 'city' | 'demonym';

export interface Place {
  /** The English name; of a demonym its country's. */
  readonly name: string;
  readonly kind: PlaceKind;
  /** ISO 3166 code of the country that the place lies in. */
  readonly country: string;
  /** Also a common word or a person's name, so a mention alone is weak evidence. */
  readonly ambiguous: boolean;
}

/** The longest name in the table, in words. */
export const MAX_PLACE_WORDS = 4;

let byName: ReadonlyMap<string, Place> | undefined;

/** The place of a folded name (`foldName`), or undefined. */
export function findPlace(foldedName: string): Place | undefined {
  byName ??= loadPlaces();
  return byName.get(foldedName);
}

let beginnings: ReadonlySet<string> | undefined;

/** Does a name of several words in the table begin with this folded word? */
export function beginsLongerPlace(foldedWord: string): boolean {
  byName ??= loadPlaces();
  beginnings ??= firstWords(byName.keys());
  return beginnings.has(foldedWord);
}

/** The English name of a country code, or undefined. */
export function countryName(code: string): string | undefined {
  for (const row of COUNTRY_ROWS.split('\n')) if (row.startsWith(`${code}|`)) return row.split('|')[1];
  return undefined;
}

function loadPlaces(): Map<string, Place> {
  const places = new Map<string, Place>();
  const ambiguous = new Set(AMBIGUOUS_NAMES.map(foldName));
  const countryNames = new Map<string, string>();
  const add = (written: string, name: string, kind: PlaceKind, country: string): void => {
    const key = foldName(written);
    if (key !== '' && !places.has(key)) places.set(key, { name, kind, country, ambiguous: ambiguous.has(key) });
  };
  for (const [code, ...names] of rowsOf(COUNTRY_ROWS)) {
    countryNames.set(code, names[0] ?? code);
    for (const name of names) add(name, names[0] ?? name, 'country', code);
  }
  for (const [names, code = ''] of rowsOf(COUNTRY_ALIAS_ROWS)) {
    for (const name of names.split(';')) add(name, countryNames.get(code) ?? name, 'country', code);
  }
  for (const [names, code = '', kind] of rowsOf(DESTINATION_ROWS)) {
    const list = names.split(';');
    for (const name of list) add(name, list[0] ?? name, kind === 'c' ? 'city' : 'region', code);
  }
  for (const [name, code = ''] of rowsOf(CITY_ROWS)) add(name, name, 'city', code);
  for (const [names, code = ''] of rowsOf(DEMONYM_ROWS)) {
    for (const name of names.split(';')) add(name, countryNames.get(code) ?? name, 'demonym', code);
  }
  return places;
}

function rowsOf(table: string): [string, ...string[]][] {
  return table
    .trim()
    .split('\n')
    .map((row) => row.split('|') as [string, ...string[]]);
}
