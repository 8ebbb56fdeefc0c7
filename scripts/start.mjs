/** `npm start`: builds what is out of date, then serves in this process, so that signals reach the server itself. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { SITE_TARGETS } from './lib/build-targets.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { ROOT } from './lib/project.mjs';

requireNodeVersion();
if (!build({ targets: SITE_TARGETS })) process.exit(1);
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(join(ROOT, 'apps/server/dist/main.js')).href);
