// CPU time of one parse at 100 kB and 1 MB and their ratio, for itineraries and for hostile shapes. Linear is about 10 to 12.
//   node packages/parser/bench/parse-growth.mjs [SHAPE]
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const vite = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true },
  optimizeDeps: { noDiscovery: true },
});
const { parseItinerary } = await vite.ssrLoadModule('/src/index.ts');
await vite.close();

const corpus = join(root, 'corpus', 'itinerary');
const texts = readdirSync(corpus).flatMap((format) =>
  readdirSync(join(corpus, format))
    .filter((file) => file.endsWith('.txt'))
    .map((file) => readFileSync(join(corpus, format, file), 'utf8')),
);
const shapes = {
  'mixed itineraries': `${texts.join('\n')}\n`,
  'one markdown itinerary': `${texts.find((text) => text.startsWith('Sure!'))}\n`,
  'one line of prose': 'Visit the old town and have lunch at the market. Then drive to Kandy (12 km) at 5pm for $45. ',
  'only digits': '1234567890',
  'only bars': '|',
  'only stars': '*',
  'bold words': '**a** ',
  'dollar signs': '$',
  prices: '$5 ',
  'nested lists': '- a\n  - b\n    - c\n',
  blanks: ' ',
  'blank lines': '\n',
  brackets: '[',
  links: '[a](http://x.y) ',
  'open tags': '<a ',
  'open comments': '<!--',
  entities: '&amp;',
  'day headings': 'Day 1: x\n',
  'day headings with entries': 'Day 1\n- 9am walk\n',
  'table rows': '| a | b |\n',
  'spreadsheet rows': '10-Aug-26\t1\t13:05\tX\tY\t45\n',
  'tab rows': 'a\tb\n',
  emoji: '🌅',
  quotes: '> ',
};

const fill = (piece, length) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
function cpuMilliseconds(text) {
  const before = process.cpuUsage();
  parseItinerary(text, { referenceDate: '2026-11-21' });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
const best = (text, rounds) => Math.min(...Array.from({ length: rounds }, () => cpuMilliseconds(text)));

best(fill(shapes['mixed itineraries'], 100_000), 10);
for (const [name, piece] of Object.entries(shapes)) {
  if (process.argv[2] !== undefined && !name.includes(process.argv[2])) continue;
  const small = best(fill(piece, 100_000), 5);
  const large = best(fill(piece, 1_000_000), 3);
  process.stdout.write(
    `${name.padEnd(28)} 100 kB ${small.toFixed(1).padStart(7)} ms   1 MB ${large.toFixed(1).padStart(7)} ms   ratio ${(large / small).toFixed(1).padStart(5)}\n`,
  );
}
