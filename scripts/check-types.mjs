/**
 * Type-checks each part with its own compiler settings, so that the parser sees neither DOM nor Node types. Libraries are checked once and leave
 * their declarations (`tsconfig/library.json`), which is what the parts that use them are checked against.
 */
import { bin, run } from './lib/project.mjs';

/** Every other part is named by one of these as its reference. */
const PROJECTS = [
  'packages/gazetteer/tsconfig.test.json',
  'packages/parser/tsconfig.test.json',
  'packages/contract/tsconfig.test.json',
  'packages/cli/tsconfig.json',
  'apps/server/tsconfig.json',
  'apps/web/tsconfig.json',
  'tsconfig.json',
];

const code = run(bin('tsc'), ['--build', ...PROJECTS, '--pretty']);
if (code === 0) console.log(`${PROJECTS.length} projects and the libraries they name type-check`);
process.exit(code);
