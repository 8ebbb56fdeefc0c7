/** The process: starts the server, and ends it on SIGTERM and SIGINT with what is under way finished. */
import { resolve } from 'node:path';
import { createWorkerParser } from './features/parsing/worker-parser.ts';
import { StartError } from './start-error.ts';
import { startServer } from './start-server.ts';

try {
  const environment = { ...process.env };
  // What starts from this process, and whoever looks at it, need not know the code.
  delete process.env['ACCESS_CODE'];
  const server = await startServer({
    environment,
    webFolder: resolve(import.meta.dirname, '../../web/dist'),
    parser: createWorkerParser(resolve(import.meta.dirname, 'parse-worker.js')),
    output: process.stdout,
    logStream: process.stderr,
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`Waypage did not start.\n${error.message}\n`);
  process.exitCode = 1;
}
