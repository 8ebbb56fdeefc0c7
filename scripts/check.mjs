/**
 * `npm run check`: every check of the project, one after another; `npm run check -- unit api` runs the named ones.
 * All steps run even after a failure; the last line counts every test and every other check: `N passed, N failed`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireNodeVersion } from './lib/node-version.mjs';
import { bin, run } from './lib/project.mjs';

requireNodeVersion();

const node = (script, ...args) => ({ command: process.execPath, args: [script, ...args] });
const local = (name, ...args) => ({ command: bin(name), args });
const tests = (project) => ({ project });

/** The order is that of cost: what is quick and fails often comes first. */
const STEPS = [
  { name: 'lint', ...local('biome', 'ci', '--error-on-warnings', '.') },
  { name: 'types', ...node('scripts/check-types.mjs') },
  { name: 'imports', ...node('scripts/check-imports.mjs') },
  { name: 'dead-code', ...local('knip', '--no-progress') },
  { name: 'lockfile', ...node('scripts/check-lockfile.mjs') },
  { name: 'unit', ...tests('unit') },
  { name: 'web', ...tests('web') },
  { name: 'corpus', ...tests('corpus') },
  { name: 'store', ...tests('store') },
  { name: 'build', ...node('scripts/build.mjs') },
  { name: 'size', ...local('size-limit') },
  { name: 'cli', ...tests('cli') },
  { name: 'api', ...tests('api') },
  { name: 'durability', ...tests('durability') },
  { name: 'browser', ...tests('browser') },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. There are: ${STEPS.map((step) => step.name).join(', ')}.`);
  process.exit(2);
}

const scratch = mkdtempSync(join(tmpdir(), 'waypage-check-'));
const rows = STEPS.filter((step) => wanted.length === 0 || wanted.includes(step.name)).map(runStep);
rmSync(scratch, { recursive: true, force: true });

console.log('');
for (const row of rows) {
  const verdict = row.failed === 0 ? 'ok    ' : 'FAILED';
  console.log(
    `${verdict} ${row.name.padEnd(11)} ${String(row.passed).padStart(5)} passed ${String(row.failed).padStart(4)} failed ${row.seconds.toFixed(0).padStart(5)} s`,
  );
}
const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') > 0 ? 1 : 0);

function runStep(step) {
  console.log(`\n──── ${step.name}`);
  const started = performance.now();
  const counts = step.project ? runTests(step.project) : runCommand(step);
  return { name: step.name, ...counts, seconds: (performance.now() - started) / 1000 };
}

function runCommand({ command, args }) {
  const failed = run(command, args) === 0 ? 0 : 1;
  return { passed: 1 - failed, failed };
}

/** A run that ends badly without a failed test (no test found, a crash, a skipped test) counts as one failure. */
function runTests(project) {
  const report = join(scratch, `${project}.json`);
  const args = [
    'run',
    '--project',
    project,
    '--reporter',
    'default',
    '--reporter',
    'json',
    '--outputFile.json',
    report,
  ];
  const code = run(bin('vitest'), args);
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = readReport(report);
  const skipped = numPendingTests + numTodoTests;
  if (skipped > 0) console.error(`${skipped} tests were skipped: a skipped test proves nothing.`);
  const failed = numFailedTests + skipped;
  const bad = code !== 0 || numPassedTests === 0;
  return { passed: numPassedTests, failed: failed > 0 ? failed : Number(bad) };
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}
