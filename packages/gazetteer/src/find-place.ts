/** Places by name: countries, regions and cities, in six languages. Sources: README. */
import { CITY_ROWS } from './data/cities.ts';
import { COUNTRY_ROWS } from './data/countries.ts';
import { AMBIGUOUS_NAMES, COUNTRY_ALIAS_ROWS, DEMONYM_ROWS, DESTINATION_ROWS } from './data/destinations.ts';
import { firstWords } from './first-words.ts';
import { foldName, foldTable } from './fold-name.ts';

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

/** A table of places: how its rows are read, and its folded names by row. The first table that has a name tells what it is. */
interface PlaceTable {
  readonly rows: string;
  readonly kind: PlaceKind | 'destination';
  /** The names stand after the code instead of before it. */
  readonly codeFirst: boolean;
}

const TABLES: readonly PlaceTable[] = [
  { rows: COUNTRY_ROWS, kind: 'country', codeFirst: true },
  { rows: COUNTRY_ALIAS_ROWS, kind: 'country', codeFirst: false },
  { rows: DESTINATION_ROWS, kind: 'destination', codeFirst: false },
  { rows: CITY_ROWS, kind: 'city', codeFirst: false },
  { rows: DEMONYM_ROWS, kind: 'demonym', codeFirst: false },
];
/** More than any table has rows. */
const ROWS = 1 << 16;

interface PlaceIndex {
  /** Folded name to its table and row, as one number. */
  readonly places: ReadonlyMap<string, number>;
  readonly ambiguous: ReadonlySet<string>;
}

let index: PlaceIndex | undefined;

/** The place of a folded name (`foldName`), or undefined. */
export function findPlace(foldedName: string): Place | undefined {
  index ??= loadPlaces();
  const at = index.places.get(foldedName);
  return at === undefined ? undefined : readPlace(at, index.ambiguous.has(foldedName));
}

const rowsOf: string[][] = [];

/** Rows are read when they are asked for: of thousands a text names a few. */
function readPlace(at: number, ambiguous: boolean): Place {
  const number = Math.floor(at / ROWS);
  const { rows, kind, codeFirst } = TABLES[number] as PlaceTable;
  rowsOf[number] ??= rows.trim().split('\n');
  const row = rowsOf[number][at % ROWS] ?? '';
  const first = untilMark(row, '|', 0);
  const second = untilMark(row, '|', first.length + 1);
  const country = codeFirst ? first : second;
  const name = untilMark(codeFirst ? second : first, ';', 0);
  if (kind === 'destination')
    return { name, kind: isCityRow(row, first.length + second.length + 2) ? 'city' : 'region', country, ambiguous };
  return { name: kind === 'city' || codeFirst ? name : (countryName(country) ?? name), kind, country, ambiguous };
}

/** The third field of a row of destinations says what it is. */
const isCityRow = (row: string, from: number): boolean => untilMark(row, '|', from) === 'c';

function untilMark(text: string, mark: string, from: number): string {
  const end = text.indexOf(mark, from);
  return text.slice(from, end < 0 ? text.length : end);
}

let beginnings: ReadonlySet<string> | undefined;

/** Does a name of several words in the table begin with this folded word? */
export function beginsLongerPlace(foldedWord: string): boolean {
  index ??= loadPlaces();
  beginnings ??= firstWords(index.places.keys());
  return beginnings.has(foldedWord);
}

/** The English name of a country code, or undefined. */
export function countryName(code: string): string | undefined {
  for (const row of COUNTRY_ROWS.split('\n')) if (row.startsWith(`${code}|`)) return row.split('|')[1];
  return undefined;
}

/** From the last name to the first, so that of equal names the first one stays. */
function loadPlaces(): PlaceIndex {
  const places = new Map<string, number>();
  for (let number = TABLES.length - 1; number >= 0; number--) {
    const { rows, codeFirst } = TABLES[number] as PlaceTable;
    const mark = codeFirst ? '|' : ';';
    const lines = foldTable(rows).split('\n');
    for (let i = lines.length - 1; i >= 0; i--) {
      const line = lines[i] as string;
      const bar = line.indexOf('|');
      const names = codeFirst ? line.slice(bar + 1) : line.slice(0, bar);
      const at = number * ROWS + i;
      if (!names.includes(mark)) places.set(names, at);
      else for (const name of names.split(mark)) places.set(name, at);
    }
  }
  places.delete('');
  return { places, ambiguous: new Set(AMBIGUOUS_NAMES.map(foldName)) };
}
