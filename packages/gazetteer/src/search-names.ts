/** Airports and airlines by the beginning of what someone types: codes first, then names that begin with it, then words inside names. */
import type { Airport } from './airport.ts';
import { AIRLINE_ROWS } from './data/airlines.ts';
import { AIRPORT_NAMES } from './data/airport-names.ts';
import { type Airline, findAirline } from './find-airline.ts';
import { findAirport } from './find-airport.ts';
import { foldName } from './fold-name.ts';

/** At most `limit`, likeliest first; none for a blank query. */
export function searchAirports(query: string, limit: number): readonly Airport[] {
  const codes = searchTable(
    query,
    limit,
    3,
    (code) => findAirport(code) !== undefined,
    () => {
      airportNames ??= AIRPORT_NAMES.slice(1, -1)
        .split('\n')
        .map((row) => {
          const bar = row.indexOf('|');
          return { name: row.slice(0, bar), codes: row.slice(bar + 1).split(' ') };
        });
      return airportNames;
    },
  );
  return codes.map((code) => findAirport(code) as Airport);
}

export function searchAirlines(query: string, limit: number): readonly Airline[] {
  const codes = searchTable(
    query,
    limit,
    2,
    (code) => findAirline(code) !== undefined,
    () => {
      airlineNames ??= AIRLINE_ROWS.trim()
        .split('\n')
        .flatMap((row) => {
          const [code = '', icao = '', name = '', , aliases = ''] = row.split('|');
          return [icao, name, ...aliases.split(';')].map((each) => ({ name: foldName(each), codes: [code] }));
        });
      return airlineNames;
    },
  );
  return codes.map((code) => findAirline(code) as Airline);
}

interface NamedCodes {
  /** Folded. */
  readonly name: string;
  readonly codes: readonly string[];
}

let airportNames: readonly NamedCodes[] | undefined;
let airlineNames: readonly NamedCodes[] | undefined;

function searchTable(
  query: string,
  limit: number,
  codeLength: number,
  isCode: (code: string) => boolean,
  load: () => readonly NamedCodes[],
): string[] {
  const wanted = foldName(query);
  if (wanted === '') return [];
  const found = new Set<string>();
  const code = query.trim().toUpperCase();
  if (code.length === codeLength && isCode(code)) found.add(code);
  const begins: string[] = [];
  const inside: string[] = [];
  for (const { name, codes } of load()) {
    if (name === wanted) for (const each of codes) found.add(each);
    else if (name.startsWith(wanted)) begins.push(...codes);
    else if (name.includes(` ${wanted}`)) inside.push(...codes);
  }
  for (const each of [...begins, ...inside]) {
    if (found.size >= limit) break;
    found.add(each);
  }
  return [...found].slice(0, limit);
}
