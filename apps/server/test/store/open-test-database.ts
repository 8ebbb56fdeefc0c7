/** An empty, migrated database of either engine, with how to open it once more as a restarted server would. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PrivateCluster, startPrivateCluster } from '../../../../tooling/postgres/private-cluster.ts';
import type { Engine } from '../../src/database/engine.ts';
import { type DatabaseLocation, type OpenDatabase, openDatabase } from '../../src/database/open-database.ts';

export const ENGINES: readonly Engine[] = ['sqlite', 'postgres'];

export interface TestDatabases {
  /** PostgreSQL's cluster; null for SQLite. */
  readonly cluster: PrivateCluster | null;
  /** A new empty database each time. */
  makeLocation(): DatabaseLocation;
  open(location?: DatabaseLocation): Promise<OpenDatabase>;
  remove(): Promise<void>;
}

export async function startTestDatabases(engine: Engine): Promise<TestDatabases> {
  const folder = mkdtempSync(join(tmpdir(), 'waypage-store-'));
  const cluster = engine === 'postgres' ? await startPrivateCluster() : null;
  const opened: OpenDatabase[] = [];
  let count = 0;

  const makeLocation = (): DatabaseLocation => {
    count++;
    const dataFolder = join(folder, `data-${count}`);
    if (cluster === null) return { dataFolder, databaseUrl: null };
    cluster.createDatabase(`store_${count}`);
    return { dataFolder, databaseUrl: cluster.url(`store_${count}`) };
  };
  return {
    cluster,
    makeLocation,
    async open(location = makeLocation()) {
      const database = await openDatabase(location, () => {});
      opened.push(database);
      return database;
    },
    async remove() {
      for (const database of opened) await database.close().catch(() => {});
      await cluster?.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
