/** Airports and metropolitan areas by IATA code and by name. Sources: README. */
import { AIRPORT_ROWS, AIRPORT_ZONES } from './data/airports.ts';
import { foldName } from './fold-name.ts';

export interface Airport {
  /** IATA code of an airport or of a metropolitan area (LON). */
  readonly code: string;
  readonly name: string;
  /** The city that it serves, by its English name. */
  readonly city: string;
  /** ISO 3166. */
  readonly country: string;
  /** IANA time zone. */
  readonly zone: string;
  /** Degrees, two decimals. */
  readonly latitude: number;
  readonly longitude: number;
  readonly kind: 'airport' | 'city';
  /** The metropolitan area's code (LON for LHR), or null. */
  readonly cityCode: string | null;
}

/** The longest name in the index, in words. */
export const MAX_AIRPORT_NAME_WORDS = 5;

const zones = AIRPORT_ZONES.split(' ');
const known = new Map<string, Airport | undefined>();

/** The airport or area of an IATA code in capitals, or undefined. A row is read when it is first asked for. */
export function findAirport(code: string): Airport | undefined {
  if (known.has(code)) return known.get(code);
  if (code.length !== 3) return undefined;
  const at = AIRPORT_ROWS.indexOf(`\n${code}|`);
  const airport = at < 0 ? undefined : readRow(AIRPORT_ROWS.slice(at + 1, AIRPORT_ROWS.indexOf('\n', at + 1)));
  if (known.size > 20_000) known.clear();
  known.set(code, airport);
  return airport;
}

/**
 * The airports of a folded name (`foldName`): of a city, an airport (with or without 'Airport'), or one of its other names. A metropolitan
 * area comes first, then by use.
 */
export function findAirportsByName(foldedName: string): readonly Airport[] {
  byName ??= indexNames();
  const codes = byName.get(foldedName);
  return codes === undefined ? [] : codes.split(' ').map((code) => findAirport(code) as Airport);
}

let byName: ReadonlyMap<string, string> | undefined;

const GENERIC = / (?:international|intercontinental|regional|municipal|intl|domestic)?(?: )?airport$/;

function indexNames(): Map<string, string> {
  const ranked: [string, string][][] = [[], [], [], [], []];
  for (const row of AIRPORT_ROWS.slice(1, -1).split('\n')) {
    const [code = '', name = '', city = '', , , , , rank = '0', , aliases = ''] = row.split('|');
    const list = ranked[rank === 'c' ? 0 : 4 - Number(rank)] as [string, string][];
    const full = foldName(name);
    const short = full.replace(GENERIC, '');
    list.push([foldName(city), code], [full, code]);
    if (short !== full) list.push([short, code]);
    if (aliases !== '') for (const alias of aliases.split(';')) list.push([foldName(alias), code]);
  }
  const index = new Map<string, string>();
  for (const [name, code] of ranked.flat()) {
    const codes = index.get(name);
    if (name === '') continue;
    if (codes === undefined) index.set(name, code);
    else if (!codes.includes(code)) index.set(name, `${codes} ${code}`);
  }
  return index;
}

function readRow(row: string): Airport {
  const [code = '', name = '', city = '', country = '', zone = '', latitude, longitude, rank, cityCode] =
    row.split('|');
  return {
    code,
    name,
    city: city === '' ? name.replace(/ Airport$/, '') : city,
    country,
    zone: zones[Number.parseInt(zone, 36)] ?? 'UTC',
    latitude: Number(latitude),
    longitude: Number(longitude),
    kind: rank === 'c' ? 'city' : 'airport',
    cityCode: cityCode === '' || cityCode === undefined ? null : cityCode,
  };
}
