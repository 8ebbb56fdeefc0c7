/**
 * Applies tooling/import-rules/rules.mjs to the sources. A graph tool that sees nothing reports success, so the number of
 * modules is asserted, and every rule must catch the violation planted for it under tooling/import-rules/planted/<rule>/.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { IMPORT_RULES } from '../tooling/import-rules/rules.mjs';
import { ROOT } from './lib/project.mjs';

const FEWEST_MODULES = 150;
const SOURCES = [
  'packages/gazetteer/src',
  'packages/parser/src',
  'packages/contract/src',
  'packages/cli/src',
  'apps/server/src',
  'apps/web/src',
];
const PLANTED = join(ROOT, 'tooling/import-rules/planted');

const options = (baseDir) => ({
  ruleSet: { forbidden: IMPORT_RULES },
  validate: true,
  baseDir,
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '\\.css(\\?|$)|(^|/)dist/' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'types', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
  },
});

const { summary, modules } = (
  await cruise(
    SOURCES.filter((path) => existsSync(join(ROOT, path))),
    options(ROOT),
  )
).output;
let failed = 0;
for (const violation of summary.violations) {
  failed++;
  const { comment } = IMPORT_RULES.find((rule) => rule.name === violation.rule.name) ?? {};
  console.error(`${violation.rule.name}: ${violation.from} -> ${violation.to}\n    ${comment ?? ''}`);
}
if (modules.length < FEWEST_MODULES) {
  failed++;
  console.error(`only ${modules.length} modules were seen: the graph tool does not read the sources`);
}

for (const rule of IMPORT_RULES) {
  const folder = join(PLANTED, rule.name);
  const caught = existsSync(folder) ? await plantedViolations(folder) : [];
  if (!caught.includes(rule.name)) {
    failed++;
    console.error(
      `self-test: the violation planted for ${rule.name} was not caught (caught: ${caught.join(', ') || 'none'})`,
    );
  }
}
console.log(
  `${modules.length} modules, ${summary.totalDependenciesCruised} dependencies, ${IMPORT_RULES.length} rules and their planted violations: ${failed} faults`,
);
process.exit(failed > 0 ? 1 : 0);

async function plantedViolations(folder) {
  const files = sourceFilesUnder(folder).map((file) => relative(folder, file));
  const before = process.cwd();
  process.chdir(folder);
  const { output } = await cruise(files, options(folder));
  process.chdir(before);
  return [...new Set(output.summary.violations.map((violation) => violation.rule.name))];
}

function sourceFilesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? sourceFilesUnder(join(folder, entry.name))
      : /\.tsx?$/.test(entry.name)
        ? [join(folder, entry.name)]
        : [],
  );
}
