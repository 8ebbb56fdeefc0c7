/** Airports and metropolitan areas by IATA code and by name. Sources: README. */
import type { Airport } from './airport.ts';
import { CLOSED_AIRPORTS } from './closed-airports.ts';
import { AIRPORT_NAMES } from './data/airport-names.ts';
import { AIRPORT_ROWS, AIRPORT_ZONES } from './data/airports.ts';
import { FirstLetters } from './first-letters.ts';
import { firstWords } from './first-words.ts';

/** The longest name in the index, in words. */
export const MAX_AIRPORT_NAME_WORDS = 5;

const zones = AIRPORT_ZONES.split(' ');
let rows: ReadonlyMap<string, string> | undefined;
const known = new Map<string, Airport>();

/** The airport or area of an IATA code in capitals, or undefined. A row is read when it is first asked for. */
export function findAirport(code: string): Airport | undefined {
  const read = known.get(code);
  if (read !== undefined) return read;
  rows ??= new Map(rowList().map((row) => [row.slice(0, 3), row]));
  const row = rows.get(code);
  const airport =
    row === undefined ? CLOSED_AIRPORTS.find((closed) => closed.airport.code === code)?.airport : readRow(row);
  if (airport === undefined) return undefined;
  known.set(code, airport);
  return airport;
}

const rowList = (): string[] => AIRPORT_ROWS.slice(1, -1).split('\n');

const NONE: readonly never[] = [];
/** By the codes of a name, read when they are first asked for. */
const ofName = new Map<string, readonly Airport[]>();

/**
 * The airports of a folded name (`foldName`): of a city, an airport (without 'Airport'), or one of its other names. A metropolitan
 * area comes first, then by use.
 */
export function findAirportsByName(foldedName: string): readonly Airport[] {
  byName ??= indexNames();
  const codes = byName.get(foldedName);
  if (codes === undefined) return NONE;
  const read = ofName.get(codes);
  if (read !== undefined) return read;
  const airports = codes.split(' ').map((code) => findAirport(code) as Airport);
  ofName.set(codes, airports);
  return airports;
}

let byName: ReadonlyMap<string, string> | undefined;
let beginnings: ReadonlySet<string> | undefined;

let letters: FirstLetters | undefined;

/** False where surely no name in the index begins with this folded word. */
export function mayBeginAirportName(foldedWord: string): boolean {
  byName ??= indexNames();
  letters ??= new FirstLetters(byName.keys());
  return letters.mayBegin(foldedWord);
}

/** Does a name of several words in the index begin with this folded word? */
export function beginsLongerAirportName(foldedWord: string): boolean {
  byName ??= indexNames();
  beginnings ??= firstWords(byName.keys());
  return beginnings.has(foldedWord);
}

function indexNames(): Map<string, string> {
  const index = new Map<string, string>();
  for (const entry of AIRPORT_NAMES.slice(1, -1).split('\n')) {
    const bar = entry.indexOf('|');
    index.set(entry.slice(0, bar), entry.slice(bar + 1));
  }
  for (const { airport, names } of CLOSED_AIRPORTS)
    for (const name of names) if (!index.has(name)) index.set(name, airport.code);
  return index;
}

function readRow(row: string): Airport {
  const [code = '', name = '', city = '', country = '', zone = '', latitude, longitude, kind, cityCode] =
    row.split('|');
  return {
    code,
    name,
    city: city === '' ? name.replace(/ Airport$/, '') : city,
    country,
    zone: zones[Number.parseInt(zone, 36)] ?? 'UTC',
    latitude: Number(latitude),
    longitude: Number(longitude),
    kind: kind === 'c' ? 'city' : 'airport',
    cityCode: cityCode === '' || cityCode === undefined ? null : cityCode,
  };
}
