/**
 * `waypage backup`, `restore` and `export` (contract §4, rules X): arguments to what is done, one sentence about it, and an exit
 * code: 0, 1 where it could not be done, 2 where it was called wrongly. The command line loads this file as it is built.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadDatabaseLocation } from '../config.ts';
import { readDatabaseFailure } from '../database/database-failures.ts';
import { SQLITE_FILE } from '../database/dialects/sqlite.ts';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import { readSnapshot, type Snapshot } from '../database/read-snapshot.ts';
import { StartError } from '../start-error.ts';
import { CommandError } from './command-error.ts';
import { exportFolder } from './export-folder.ts';
import { readFileFailure } from './file-failures.ts';
import { restoreBackup } from './restore-backup.ts';
import { STORE_COMMAND_HELP, type StoreCommand } from './store-command-help.ts';
import { writeBackup } from './write-backup.ts';

export interface Surroundings {
  readonly output: NodeJS.WritableStream;
  readonly errors: NodeJS.WritableStream;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
}

class CallError extends Error {}

const FLAGS = { backup: 'overwrite', restore: 'replace', export: null } as const satisfies Record<
  StoreCommand,
  string | null
>;
const TARGET = { backup: 'FILE', restore: 'FILE', export: 'DIR' } as const;

export async function runStoreCommand(
  command: StoreCommand,
  args: readonly string[],
  around: Surroundings,
): Promise<number> {
  try {
    const call = readCall(command, args);
    if (call === 'help') around.output.write(STORE_COMMAND_HELP[command]);
    else around.output.write(`${await COMMANDS[command](call, around)}\n`);
    return 0;
  } catch (error) {
    if (error instanceof CallError) {
      around.errors.write(`waypage: ${error.message}\nRun: waypage ${command} --help\n`);
      return 2;
    }
    around.errors.write(`waypage: ${sentenceOf(error)}\n`);
    return 1;
  }
}

interface Call {
  readonly target: string;
  readonly isFlagSet: boolean;
}

const COMMANDS: Readonly<Record<StoreCommand, (call: Call, around: Surroundings) => Promise<string>>> = {
  async backup({ target, isFlagSet }, around) {
    if (!isFlagSet && existsSync(target)) {
      throw new CommandError(`${target} exists already. Name another file, or say --overwrite.`);
    }
    const made = await readStore(around, (snapshot) => writeBackup(snapshot, target, around.now()));
    return `${target}: ${listCounts(made)} (${formatBytes(made.bytes)}).`;
  },

  async restore({ target, isFlagSet }, around) {
    let database: OpenDatabase | null = null;
    const openStore = async () => {
      database = await openDatabase(loadDatabaseLocation(around.environment), () => {});
      return database;
    };
    try {
      const read = await restoreBackup({ file: target, replace: isFlagSet, openStore });
      return `Restored ${listCounts(read)}. Start the server again; everyone signs in anew.`;
    } finally {
      await (database as OpenDatabase | null)?.close().catch(() => {});
    }
  },

  async export({ target }, around) {
    const { records, images } = await readStore(around, (snapshot) => exportFolder(snapshot, target, around.now()));
    const parts = [
      plural(records.itinerary, 'itinerary', 'itineraries'),
      plural(records['flight-quote'], 'flight quote'),
      plural(records['travel-deal'], 'travel deal'),
    ];
    return `${target}: ${parts.join(', ')} and ${plural(images, 'picture')}. Begin with index.html.`;
  },
};

/** Opens the store without changing it; nothing is made where there is none. */
async function readStore<Result>(
  { environment }: Surroundings,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const location = loadDatabaseLocation(environment);
  const file = join(location.dataFolder, SQLITE_FILE);
  if (location.databaseUrl === null && !existsSync(file)) {
    throw new CommandError(
      `There is no database at ${file}. WAYPAGE_DATA names its folder, DATABASE_URL a PostgreSQL.`,
    );
  }
  const database = await openDatabase(location, () => {}, { asItIs: true });
  try {
    const result = await readSnapshot(database.db, database.engine, work);
    if (result === null) throw new CommandError('The database is empty: no server has used it yet.');
    return result;
  } finally {
    await database.close().catch(() => {});
  }
}

function readCall(command: StoreCommand, args: readonly string[]): Call | 'help' {
  const flag = FLAGS[command];
  const { values, positionals } = parse(args, flag);
  if (values['help'] === true) return 'help';
  const [target, ...more] = positionals;
  if (target === undefined || target === '') throw new CallError(`No ${TARGET[command]} was named.`);
  if (more.length > 0) throw new CallError(`One ${TARGET[command]}, please; ${positionals.length} were named.`);
  return { target, isFlagSet: flag !== null && values[flag] === true };
}

function parse(args: readonly string[], flag: string | null) {
  const options = {
    help: { type: 'boolean', short: 'h' },
    ...(flag === null ? {} : { [flag]: { type: 'boolean' } }),
  } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true }) as {
      values: Record<string, unknown>;
      positionals: string[];
    };
  } catch (error) {
    throw new CallError((error instanceof Error ? error.message : String(error)).split('. ')[0]?.concat('.') ?? '');
  }
}

const DATABASE_SENTENCES = {
  'try-again': 'The database was busy. Nothing was changed; try again.',
  unreachable: 'The database cannot be reached, or another program holds it. Nothing was changed; try again.',
  full: 'The disk of the database is full. Nothing was changed.',
};

/** Anything unforeseen is a defect, and shows itself whole. */
function sentenceOf(error: unknown): string {
  if (error instanceof CommandError || error instanceof StartError) return error.message;
  const path = error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : 'The file';
  const failure = readFileFailure(error);
  if (failure !== null) return `${path} cannot be written: ${failure}.`;
  const database = readDatabaseFailure(error);
  if (database !== null) return DATABASE_SENTENCES[database];
  throw error;
}

interface Listed {
  readonly records: number;
  readonly revisions: number;
  readonly images: number;
}

const listCounts = ({ records, revisions, images }: Listed) =>
  `${plural(records, 'record')}, ${plural(revisions, 'earlier version')} and ${plural(images, 'picture')}`;

const plural = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

const formatBytes = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
