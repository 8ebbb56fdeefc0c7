/** Type-checks each part with its own compiler settings, so that the parser sees neither DOM nor Node types. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bin, ROOT, run } from './lib/project.mjs';

const PROJECTS = [
  'packages/gazetteer/tsconfig.json',
  'packages/gazetteer/tsconfig.test.json',
  'packages/parser/tsconfig.json',
  'packages/parser/tsconfig.test.json',
  'packages/contract/tsconfig.json',
  'packages/contract/tsconfig.test.json',
  'packages/cli/tsconfig.json',
  'apps/server/tsconfig.json',
  'apps/web/tsconfig.json',
  'tsconfig.json',
];

let failed = 0;
for (const project of PROJECTS) {
  if (!existsSync(join(ROOT, project))) {
    console.error(`${project} is missing`);
    failed++;
  } else if (run(bin('tsc'), ['-p', project, '--pretty']) !== 0) failed++;
}
console.log(`${PROJECTS.length - failed} of ${PROJECTS.length} projects type-check`);
process.exit(failed > 0 ? 1 : 0);
