/** The planted fault: the same server over a store that answers a save first and commits it a moment later. */
import { resolve } from 'node:path';
import type { RecordStore } from '../../src/database/record-store.ts';
import { startServer } from '../../src/start-server.ts';

const COMMIT_AFTER_MS = 250;

const answerFirst = (store: RecordStore): RecordStore => ({
  ...store,
  async insert(kind, id, content, createdAt, now) {
    setTimeout(() => void store.insert(kind, id, content, createdAt, now), COMMIT_AFTER_MS);
    return { outcome: 'inserted', record: { ...content, id, version: 1, createdAt, updatedAt: now } };
  },
  async replace(kind, id, expectedVersion, change, now) {
    // Later than the commit of the version before, so that only the kill can lose it.
    setTimeout(() => void store.replace(kind, id, null, change, now), COMMIT_AFTER_MS);
    const document = JSON.stringify({ rawText: '', data: { days: [], budget: null, source: null, warnings: null } });
    const empty = { id, title: null, place: null, dates: null, document };
    const version = (expectedVersion ?? 0) + 1;
    const current = { ...empty, version, createdAt: now, updatedAt: now };
    return { outcome: 'saved', record: { ...current, ...change(current) } };
  },
});

const refusePaste = () => {
  throw new Error('the writers paste nothing');
};

const server = await startServer({
  environment: process.env,
  webFolder: resolve('no-web'),
  parser: {
    parse: refusePaste,
    detectKind: refusePaste,
  },
  output: process.stdout,
  logStream: process.stderr,
  wrapStore: answerFirst,
});
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
