/**
 * `npm run check`: every check of the project; `npm run check -- unit api` runs the named ones. Two steps run at a time where the machine has two
 * processors, each with its output shown when it ends. All run even after a failure; the end names the tests that failed, and its last line counts every
 * test and every other check: `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { requireNodeVersion } from './lib/node-version.mjs';
import { bin, ROOT } from './lib/project.mjs';

requireNodeVersion();

const node = (script, ...args) => ({ command: process.execPath, args: [script, ...args] });
const local = (name, ...args) => ({ command: bin(name), args });
const tests = (project) => ({ project });

/** What `needs` the build starts after it. The long ones come first, that the last step is a short one. */
const STEPS = [
  { name: 'build', ...node('scripts/build.mjs') },
  { name: 'types', ...node('scripts/check-types.mjs') },
  { name: 'browser', ...tests('browser'), needs: 'build' },
  { name: 'corpus', ...tests('corpus') },
  { name: 'web', ...tests('web') },
  { name: 'api', ...tests('api'), needs: 'build' },
  { name: 'unit', ...tests('unit') },
  { name: 'durability', ...tests('durability'), needs: 'build' },
  { name: 'cli', ...tests('cli'), needs: 'build' },
  { name: 'store', ...tests('store') },
  { name: 'imports', ...node('scripts/check-imports.mjs') },
  { name: 'dead-code', ...local('knip', '--no-progress') },
  { name: 'lint', ...local('biome', 'ci', '--error-on-warnings', '.') },
  { name: 'lockfile', ...node('scripts/check-lockfile.mjs') },
  { name: 'size', ...local('size-limit'), needs: 'build' },
];
const AT_A_TIME = Math.min(2, availableParallelism());

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. There are: ${STEPS.map((step) => step.name).join(', ')}.`);
  process.exit(2);
}

const scratch = mkdtempSync(join(tmpdir(), 'waypage-check-'));
const open = STEPS.filter((step) => wanted.length === 0 || wanted.includes(step.name));
const rows = [];
await Promise.all(Array.from({ length: AT_A_TIME }, runOpenSteps));
rmSync(scratch, { recursive: true, force: true });

console.log('');
for (const name of rows.flatMap((row) => row.broken ?? [])) console.log(`FAILED ${name}`);
for (const row of rows) {
  const verdict = row.failed === 0 ? 'ok    ' : 'FAILED';
  console.log(
    `${verdict} ${row.name.padEnd(11)} ${String(row.passed).padStart(5)} passed ${String(row.failed).padStart(4)} failed ${row.seconds.toFixed(0).padStart(5)} s`,
  );
}
const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') > 0 ? 1 : 0);

/** Takes one open step after another whose build is there. */
async function runOpenSteps() {
  for (let step = takeReady(); step !== null; step = takeReady()) {
    const started = performance.now();
    console.log(`──── ${step.name} …`);
    const { counts, output, broken } = step.project ? await runTests(step.project) : await runCommand(step);
    rows.push({ name: step.name, broken, ...counts, seconds: (performance.now() - started) / 1000 });
    process.stdout.write(`\n──── ${step.name}\n${output}\n`);
  }
}

/** A step that needs another waits only where that one was not asked for or has ended. */
function takeReady() {
  const at = open.findIndex(
    ({ needs }) => needs === undefined || !isAsked(needs) || rows.some((row) => row.name === needs),
  );
  return at < 0 ? null : open.splice(at, 1)[0];
}

function isAsked(name) {
  return wanted.length === 0 || wanted.includes(name);
}

async function runCommand({ command, args }) {
  const { code, output } = await run(command, args);
  return { counts: code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, output };
}

/** A run that ends badly without a failed test (no test found, a crash, a skipped test) counts as one failure. */
async function runTests(project) {
  const report = join(scratch, `${project}.json`);
  const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', report];
  const { code, output } = await run(bin('vitest'), ['run', '--project', project, ...reporters]);
  const found = readReport(report);
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = found;
  const skipped = numPendingTests + numTodoTests;
  const failed = numFailedTests + skipped;
  const bad = code !== 0 || numPassedTests === 0;
  const remark = skipped > 0 ? `${skipped} tests were skipped: a skipped test proves nothing.\n` : '';
  return {
    counts: { passed: numPassedTests, failed: failed > 0 ? failed : Number(bad) },
    output: output + remark,
    broken: brokenTests(found),
  };
}

/** What failed: a test by its whole name, a file that could not even be loaded by its path. */
function brokenTests({ testResults = [] }) {
  return testResults
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const tests = file.assertionResults.filter((test) => test.status === 'failed');
      const path = relative(ROOT, file.name);
      return tests.length > 0 ? tests.map((test) => `${path}: ${test.fullName}`) : [path];
    });
}

/** Runs a command in the project's folder; answers its exit code and all that it printed. */
function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}
