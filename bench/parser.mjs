/**
 * How fast the parser reads, beside its limit and its peer in the same run: `npm run bench`, or `npm run bench -- travel-deal` for one kind.
 * Node.js runs with the flag that `npm start` gives it (docs/decisions/0060). CPU time of one core, warm, the best of several rounds. The
 * limit is one pass of five simple regexes over the lines; the peer is chrono-node, which finds dates and times alone, line by line.
 * Absolute figures are the machine's: the ratios are what to compare.
 * Ends with 1 where a short paste or the growth of a shape misses its goal.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getHeapStatistics } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { ROOT } from '../scripts/lib/project.mjs';
import { bestOf, bytesOf, speedOf } from './lib/cpu-rounds.mjs';
import { SHORT_PASTES } from './lib/short-pastes.mjs';

const CORPUS = join(ROOT, 'packages', 'parser', 'corpus');
const CONTEXT = { referenceDate: '2026-11-21' };
const KINDS = { itinerary: 'parseItinerary', 'flight-quote': 'parseFlightQuote', 'travel-deal': 'parseTravelDeal' };
const GOAL = { documents: 4000, megabytes: 2.5, growth: 12, slowest: 500 };
/** V8's limit, `kRegExpExecutableMemoryLimit`. */
const OPTIMIZED_MB = 16;
const HOSTILE = {
  'one line of 1 MB': 'Visit the old town at 9:30, then lunch for $45 and a drive of 12 km. ',
  'only digits': '1234567890',
  'only blanks': ' ',
  'only bars': '|',
  'only stars': '**',
  'nested lists': '- a\n  - b\n    - c\n',
  'only dollars': '$',
  'near-miss GDS lines': ' 1 AZ 611X 14MAY 5 JFKFCO HKX 1635 0715\n',
  'day headings': 'Day 1: x\n',
  'rows of a table': '| a | b |\n',
  'cells on one line': 'a   b   ',
  'open links': '[a](',
  'open tags': '<a ',
  prices: '$5 ',
  'clock times': '9:00 ',
  dates: '17.08.2027 ',
  'headed lists': 'Includes: • Breakfast • Transfers ',
  'ways home': 'lunch on the quay. flight home 17.20. ',
};

const parser = await bundle();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((kind) => !(kind in KINDS));
if (unknown.length > 0) {
  console.error(`No kind ${unknown.join(', ')}: ${Object.keys(KINDS).join(', ')}.`);
  process.exit(2);
}
const misses = [];
const kinds = Object.keys(KINDS)
  .filter((kind) => wanted.length === 0 || wanted.includes(kind))
  .map((kind) => ({ kind, name: KINDS[kind], texts: shortPastes(kind) }));
const bounds = await inThread(
  'parser-bounds.mjs',
  kinds.map(({ kind, texts }) => ({ kind, texts })),
);
const parseOf = (name) => (text) => parser[name](text, CONTEXT);
for (const { kind, name, texts } of kinds) measureSpeed(kind, parseOf(name), texts, bounds.get(kind));
/* Behind all speeds: a megabyte of stars brings regexes to be compiled that no paste does. */
for (const { kind, name, texts } of kinds) measureShapes(kind, parseOf(name), texts);
console.log(
  `\nexecutable memory ${(getHeapStatistics().total_heap_size_executable / 2 ** 20).toFixed(1)} MB; past ${OPTIMIZED_MB} MB V8 does not optimize regexes`,
);
if (misses.length > 0) console.log(`\nMissed:\n${misses.map((miss) => `  ${miss}`).join('\n')}`);
process.exitCode = misses.length > 0 ? 1 : 0;

/** The parser as the server runs it: bundled, JavaScript. */
async function bundle() {
  const folder = mkdtempSync(join(tmpdir(), 'waypage-bench-'));
  try {
    execFileSync(process.execPath, [join(ROOT, 'bench', 'lib', 'bundle-parser.mjs'), folder], { stdio: 'inherit' });
    return await import(pathToFileURL(join(folder, 'parser.mjs')).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a thread answers that runs the file with the data. */
async function inThread(file, workerData) {
  const [answer] = await once(new Worker(new URL(`lib/${file}`, import.meta.url), { workerData }), 'message');
  return answer;
}

function shortPastes(kind) {
  return SHORT_PASTES[kind].map((file) => readFileSync(join(CORPUS, kind, file), 'utf8'));
}

function measureSpeed(kind, parse, texts, { limit, peer }) {
  const average = Math.round(bytesOf(texts) / texts.length);
  console.log(`\n${kind}: ${texts.length} short texts, ${average} bytes on average`);
  const own = speedOf(parse, texts);
  print('  this parser', own);
  print('  regex-scan limit', limit, ratio(own.megabytes / limit.megabytes, 'of the limit'));
  print('  chrono-node per line', peer, ratio(own.megabytes / peer.megabytes, 'times chrono'));
  if (own.documents < GOAL.documents) misses.push(`${kind}: ${whole(own.documents)} of ${GOAL.documents} docs/s`);
  if (own.megabytes < GOAL.megabytes) misses.push(`${kind}: ${own.megabytes.toFixed(2)} of ${GOAL.megabytes} MB/s`);
}

function measureShapes(kind, parse, texts) {
  console.log(`\n${`${kind}: growth`.padEnd(26)}    10 kB ms   100 kB ms     1 MB ms   x10   x10`);
  measureGrowth(kind, 'mix', `${texts.join('\n')}\n`, parse);
  for (const [shape, piece] of Object.entries(HOSTILE)) measureGrowth(kind, shape, piece, parse);
}

function measureGrowth(kind, shape, piece, parse) {
  const [small, middle, large] = [1e4, 1e5, 1e6].map((length) => {
    const text = fill(piece, length);
    return bestOf(() => parse(text), length < 1e6 ? 3 : 2, length < 1e6 ? 60 : 0);
  });
  const growth = [middle / small, large / middle];
  const figures = [small, middle, large].map((ms) => ms.toFixed(2).padStart(12)).join('');
  console.log(`  ${shape.padEnd(24)}${figures}${growth.map((x) => x.toFixed(1).padStart(6)).join('')}`);
  if (growth[1] > GOAL.growth)
    misses.push(`${kind}, ${shape}: ${growth[1].toFixed(1)} times as long for ten times as much`);
  if (large > GOAL.slowest) misses.push(`${kind}, ${shape}: 1 MB takes ${whole(large)} ms`);
}

function print(label, speed, remark = '') {
  const documents = `${whole(speed.documents).padStart(9)} docs/s`;
  console.log(`${label.padEnd(26)}${documents}${speed.megabytes.toFixed(2).padStart(9)} MB/s   ${remark}`);
}

function ratio(value, of) {
  return `${value.toFixed(2)} ${of}`;
}

function fill(piece, length) {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

function whole(value) {
  return value.toFixed(0);
}
