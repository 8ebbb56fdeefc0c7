#!/usr/bin/env node
/** `npx waypage`: builds the command line where it is out of date (as `npm start` does for the server), then runs it in this process. */
import { build } from '../../../scripts/build.mjs';
import { CLI_TARGETS, STORE_COMMAND_TARGETS } from '../../../scripts/lib/build-targets.mjs';
import { requireNodeVersion } from '../../../scripts/lib/node-version.mjs';

requireNodeVersion();
const targets = ['backup', 'restore', 'export'].includes(process.argv[2]) ? STORE_COMMAND_TARGETS : CLI_TARGETS;
// Standard output belongs to the answer.
if (!build({ targets, output: 'stderr' })) process.exit(70);
await import('../dist/main.js');
