/**
 * `npm run dev`: the agent area from Vite with hot reloading on PORT (3000); everything else — API, public pages — from the
 * built server on the next port, rebuilt and restarted when its sources or those of the public pages change.
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { build } from './build.mjs';
import { SITE_TARGETS } from './lib/build-targets.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { ROOT } from './lib/project.mjs';

requireNodeVersion();
const port = Number(process.env.PORT ?? 3000);
const serverPort = port + 1;
const REBUILD_AFTER_MS = 300;

let server = null;
let stopping = false;
let timer;

if (!build({ targets: SITE_TARGETS })) process.exit(1);
startServer();
for (const folder of ['apps/server/src', 'apps/web/src', 'packages']) {
  watch(join(ROOT, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(rebuild, REBUILD_AFTER_MS);
  });
}

/** Pages that the agent area draws itself; all other addresses are the server's. */
const AGENT_PAGES =
  /^\/($|dashboard|admin\/|edit\/|edit-flight-quote\/|edit-travel-deal\/|flights|deals|travel-deals|test|src\/|@|node_modules\/|index\.html)/;
const proxied = {
  target: `http://127.0.0.1:${serverPort}`,
  bypass: (request) => (AGENT_PAGES.test(request.url ?? '/') ? request.url : undefined),
};
const vite = await createServer({
  root: join(ROOT, 'apps/web'),
  configFile: join(ROOT, 'apps/web/vite.config.ts'),
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    proxy: {
      '^/(api|itinerary|flight-quote|deal|embed|json|og|images|assets|fonts|art|healthz|readyz|robots\\.txt)': proxied,
    },
  },
});
await vite.listen();
vite.printUrls();

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);

function startServer() {
  const env = {
    ...process.env,
    PORT: String(serverPort),
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://127.0.0.1:${port}`,
  };
  server = spawn(process.execPath, [join(ROOT, 'apps/server/dist/main.js')], { cwd: ROOT, env, stdio: 'inherit' });
  server.once('exit', (code) => {
    if (!stopping && code !== 0) console.error('The server stopped; it starts again after the next change.');
  });
}

function rebuild() {
  if (!build({ targets: SITE_TARGETS })) return;
  const old = server;
  old.removeAllListeners('exit');
  if (old.exitCode !== null) return startServer();
  old.once('exit', startServer);
  old.kill('SIGTERM');
}

async function stop() {
  stopping = true;
  server.kill('SIGTERM');
  await vite.close();
  process.exit(0);
}
