/** Puts the server together from the environment, opens its store, listens, and ends it in order (contract §8, rule H-14). */
import { join } from 'node:path';
import { createApp } from './app.ts';
import { type Config, loadConfig } from './config.ts';
import { type OpenDatabase, openDatabase } from './database/open-database.ts';
import { createRecordStore, type RecordStore } from './database/record-store.ts';
import { createAccessRepository } from './features/access/repository.ts';
import { type AccessService, createAccessService } from './features/access/service.ts';
import { createImageRepository } from './features/images/repository.ts';
import { createImageService, type ImageService } from './features/images/service.ts';
import type { Parser } from './features/parsing/service.ts';
import { UNDO_MS } from './features/records/service.ts';
import { loadShareEntry } from './load-share-entry.ts';
import { StartError } from './start-error.ts';

const CLEANING_EACH_MS = 6 * 3_600_000;
/** Past it what is still under way is cut: a stop must end within 10 s. */
const STOP_LIMIT_MS = 8000;

export interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** `apps/web/dist`. */
  readonly webFolder: string;
  readonly parser: Parser;
  readonly output: NodeJS.WriteStream;
  readonly logStream: NodeJS.WriteStream;
  /** What stands between the features and the store; the store itself where left out. */
  readonly wrapStore?: (store: RecordStore) => RecordStore;
}

export interface RunningServer {
  readonly url: string;
  /** Takes no new request, finishes those under way, closes the store. */
  stop(): Promise<void>;
}

/** @throws StartError with the sentence for the operator. */
export async function startServer(surroundings: Surroundings): Promise<RunningServer> {
  const { environment, webFolder, output, logStream } = surroundings;
  const config = loadConfig(environment, logStream.isTTY === true);
  let logLost = (_error: Error) => {};
  const [database, shareEntry] = await Promise.all([
    openDatabase(config, (error) => logLost(error)),
    loadShareEntry(webFolder),
  ]);
  const access = await createAccessService(createAccessRepository(database.db), config.accessCode, Date.now);
  const ownStore = createRecordStore(database.db, database.engine);
  const store = surroundings.wrapStore?.(ownStore) ?? ownStore;
  const images = createImageService(createImageRepository(database.db), Date.now);
  const app = await createApp({
    config,
    database,
    store,
    images,
    access,
    parser: surroundings.parser,
    shareEntry,
    builtFolders: { client: join(webFolder, 'client'), share: join(webFolder, 'share') },
    clock: Date.now,
    logStream,
  });
  logLost = (error) => app.log.warn({ err: error }, 'lost a database connection');
  app.log.info({ engine: database.engine, ...database.settings }, 'store open');
  if (!shareEntry) app.log.warn('the web is not built: only the API is served');

  const stopCleaning = cleanRegularly({ store, access, images }, (error) =>
    app.log.warn({ err: error }, 'cleaning failed'),
  );
  const url = await listen(app, config);
  output.write(banner(url, config, access.madeCode));
  return {
    url,
    async stop() {
      stopCleaning();
      const limit = setTimeout(() => app.server.closeAllConnections(), STOP_LIMIT_MS).unref();
      await app.close();
      clearTimeout(limit);
      await closeStore(database);
      app.log.info('stopped');
    },
  };
}

async function listen(app: Awaited<ReturnType<typeof createApp>>, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : '';
    if (code === 'EADDRINUSE') throw new StartError(`PORT ${port} is in use already; set PORT to another number.`);
    if (code === 'EACCES') throw new StartError(`PORT ${port} needs rights that this user does not have.`);
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
      throw new StartError(`HOST ${host} is not an address of this machine.`);
    }
    throw cause;
  }
}

async function closeStore(database: OpenDatabase): Promise<void> {
  // A database that went away first has nothing left to close.
  await database.close().catch(() => {});
}

interface Cleaned {
  readonly store: RecordStore;
  readonly access: AccessService;
  readonly images: ImageService;
}

/** Erases what can no longer be restored, pictures that nothing names any more, and sessions that are over, now and then. */
function cleanRegularly({ store, access, images }: Cleaned, onError: (error: unknown) => void): () => void {
  const cleanRecords = async () => {
    await store.purge(Date.now() - UNDO_MS);
    await images.removeUnnamed();
  };
  const clean = () => {
    Promise.all([cleanRecords(), access.removeOldSessions()]).catch(onError);
  };
  clean();
  const timer = setInterval(clean, CLEANING_EACH_MS).unref();
  return () => clearInterval(timer);
}

/** What the operator reads. The made code stands in it once and nowhere else. */
function banner(url: string, config: Config, madeCode: string | null): string {
  const code =
    madeCode === null
      ? [config.accessCode === null ? 'the one shown at the first start' : 'as set by ACCESS_CODE or ACCESS_CODE_FILE']
      : [`${madeCode}  (shown this once; keep it)`];
  const lines = [
    '',
    `  ${config.branding.agencyName} is ready.`,
    '',
    `  Address      ${config.publicUrl ?? url}`,
    `  Access code  ${code[0]}`,
    ...(config.accessCode === null ? ['               Set your own with the environment variable ACCESS_CODE.'] : []),
    '',
    '',
  ];
  return lines.join('\n');
}
