/** Rounds of: eight writers save over HTTP, the server is killed in the middle, it starts again on the same data, every answer is checked. */
import { randomBytes } from 'node:crypto';
import { type ActivityImage, itineraryRecordSchema } from '@waypage/contract';
import { PictureLog } from './picture-log.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { type StoredState, type Verdict, WriteHistory } from './write-history.ts';

const WRITERS = 8;
const KILL_AFTER_MS = { least: 200, most: 1500 };
/** So much longer a round may last that is behind the saves it has to make, looked at in such steps. */
const LATE_MS = 5000;
const STEP_MS = 50;
const BUSY_MS = 50;
const FIRST_ANSWER_MS = 5000;
/** Of a run that has to save enough. */
export const PICTURES_LEAST = 5;
const CODE = 'a code for the writers';
const PADDING = 'Walk from the hotel to the museum, lunch by the river, and back. '.repeat(20);

export interface KillRounds {
  readonly bundle: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly rounds: number;
  readonly seed: number;
  /** More of each sort have to be saved: on a machine that has other work more rounds follow, at most as many again. */
  readonly savesLeast?: number;
  /** A server that is wrong on purpose may answer errors too: such a save is left to the judge. */
  readonly mayFail?: boolean;
  /** Kills the database under the server in this round, and starts it again. */
  readonly database?: { isKilledIn(round: number): boolean; kill(): Promise<void>; start(): Promise<void> };
}

export interface KillReport extends Verdict {
  readonly rounds: number;
  readonly created: number;
  readonly updated: number;
  /** Pictures that were answered 201. */
  readonly published: number;
  readonly databaseKills: number;
  readonly storeSettings: Readonly<Record<string, unknown>>;
  readonly slowestStartMs: number;
}

export async function runKillRounds({
  bundle,
  environment,
  rounds,
  seed,
  savesLeast = 0,
  database,
  mayFail = false,
}: KillRounds): Promise<KillReport> {
  const random = seededRandom(seed);
  const lost: string[] = [];
  const torn: string[] = [];
  const counts = { created: 0, updated: 0, acknowledged: 0, databaseKills: 0 };
  let slowestStartMs = 0;
  const start = async () => {
    const begun = performance.now();
    const server = await startServerProcess(bundle, { ACCESS_CODE: CODE, ...environment });
    slowestStartMs = Math.max(slowestStartMs, performance.now() - begun);
    return server;
  };

  let server = await start();
  const { storeSettings } = server;
  const cookie = await signIn(server.url);
  const pictures = new PictureLog();
  const isEnough = () => Math.min(counts.created, counts.updated) > savesLeast && pictures.published >= PICTURES_LEAST;
  for (let round = 1; round <= rounds || (savesLeast > 0 && round <= 2 * rounds && !isEnough()); round++) {
    const history = new WriteHistory();
    const writing = Promise.all(
      Array.from({ length: WRITERS }, (_, writer) =>
        // The first one publishes a picture before each save of some rounds, and names it in the record.
        write(
          server,
          cookie,
          history,
          `${round}-${writer}`,
          counts,
          mayFail,
          writer === 0 && round % 3 === 0 ? pictures : null,
        ),
      ),
    );
    // A server that has just started is slow: every second round is counted from its first answer, that the kill hits it at work.
    if (round % 2 === 0) await firstAnswer(counts);
    await pause(KILL_AFTER_MS.least + random() * (KILL_AFTER_MS.most - KILL_AFTER_MS.least));
    /* Where saves are slow each writer would have created one record and updated none. */
    const isBehind = () => Math.min(counts.created, counts.updated) < (savesLeast * round) / rounds;
    for (let waited = 0; isBehind() && waited < LATE_MS; waited += STEP_MS) await pause(STEP_MS);
    if (database?.isKilledIn(round)) {
      counts.databaseKills++;
      await database.kill();
      await server.kill();
      await database.start();
    } else {
      await server.kill();
    }
    await writing;
    server = await start();
    const verdict = await history.judge((id) => read(server.url, cookie, id));
    counts.acknowledged += verdict.acknowledgedWrites;
    const answers = await pictures.judge(server.url);
    lost.push(...verdict.lost, ...answers.lost);
    torn.push(...verdict.torn, ...answers.torn);
  }
  await server.stop();
  return {
    rounds,
    created: counts.created,
    updated: counts.updated,
    published: pictures.published,
    databaseKills: counts.databaseKills,
    acknowledgedWrites: counts.acknowledged,
    lost,
    torn,
    storeSettings,
    slowestStartMs: Math.round(slowestStartMs),
  };
}

/** Until one more save was answered, or none is for long. */
async function firstAnswer(counts: { readonly created: number; readonly updated: number }): Promise<void> {
  const before = counts.created + counts.updated;
  for (let waited = 0; counts.created + counts.updated === before && waited < FIRST_ANSWER_MS; waited += BUSY_MS)
    await pause(BUSY_MS);
}

/** Creates and updates until the server is gone. */
async function write(
  server: ServerProcess,
  cookie: string,
  history: WriteHistory,
  name: string,
  counts: { created: number; updated: number },
  mayFail: boolean,
  pictures: PictureLog | null,
): Promise<void> {
  for (let n = 0; ; n++) {
    const id = `itinerary-${Date.now()}-${randomBytes(12).toString('base64url')}`;
    for (let version = 1; version <= 3; version++) {
      const mark = `${name}-${n}-${version}`;
      const image = pictures && (await pictures.publish(server.url, cookie));
      if (image === 'gone') return;
      if (image === 'busy') break;
      history.begin(id, version, mark);
      const answer = await save(server.url, cookie, id, version, mark, mayFail, image);
      if (answer === 'gone') return;
      // Whether it was saved is not known: this record is left to the judge, and another begun.
      if (answer === 'busy') break;
      if (answer.version !== version) throw new Error(`saved version ${version}, answered ${answer.version}`);
      history.acknowledge(id, version);
      if (version === 1) counts.created++;
      else counts.updated++;
    }
  }
}

/** `gone`: no answer, the server was killed meanwhile; `busy`: 503, its database was, or the machine is slow. */
async function save(
  url: string,
  cookie: string,
  id: string,
  version: number,
  mark: string,
  mayFail: boolean,
  image: ActivityImage | null,
): Promise<{ version: number } | 'gone' | 'busy'> {
  const content = { title: mark, location: null, dates: null, rawText: `${mark}\n${PADDING}` };
  const timeBlocks = image ? [{ period: 'Morning', emoji: '', activities: [pictured(mark, image)] }] : [];
  const data = { days: [{ id: mark, title: null, date: null, timeBlocks }], budget: null };
  const isNew = version === 1;
  try {
    const answer = await fetch(`${url}/api/itineraries${isNew ? '' : `/${id}`}`, {
      method: isNew ? 'POST' : 'PUT',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(isNew ? { id, data: { ...content, data } } : { ...content, data, version: version - 1 }),
    });
    if (answer.status === 503 || (mayFail && !answer.ok)) return await pause(BUSY_MS).then(() => 'busy' as const);
    if (!answer.ok) throw new SaveRefused(`a save was answered ${answer.status}: ${await answer.text()}`);
    // The status line is the promise; the body may be cut off by the kill.
    return await answer.json().then(
      (record) => record as { version: number },
      () => ({ version }),
    );
  } catch (error) {
    if (error instanceof SaveRefused) throw error;
    return 'gone';
  }
}

class SaveRefused extends Error {}

function pictured(mark: string, image: ActivityImage) {
  const empty = {
    time: null,
    description: null,
    location: null,
    distance: null,
    cost: null,
    link: null,
    linkText: null,
  };
  return { ...empty, id: mark, title: mark, type: 'activity', image };
}

async function read(url: string, cookie: string, id: string): Promise<StoredState | null> {
  const answer = await fetch(`${url}/api/itineraries/${id}`, { headers: { cookie } });
  if (answer.status === 503) return pause(BUSY_MS).then(() => read(url, cookie, id));
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`reading answered ${answer.status}`);
  const record = itineraryRecordSchema.parse(await answer.json());
  const image = record.data.days[0]?.timeBlocks[0]?.activities[0]?.image;
  const isThere = image === undefined || (await fetch(`${url}${image.url}`)).status === 200;
  return {
    version: record.version,
    marks: [record.title, record.rawText.split('\n')[0], record.data.days[0]?.id]
      .map(String)
      .concat(isThere ? [] : `a picture that is not there: ${image.url}`),
  };
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: CODE }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

const pause = (milliseconds: number) => new Promise((resume) => setTimeout(resume, milliseconds));

/** mulberry32: the same seed gives the same moments. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}
