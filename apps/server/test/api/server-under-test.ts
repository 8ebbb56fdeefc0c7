/** The real server over HTTP on a free port, with SQLite in a temporary folder, a small parser and small pages of the tests' own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { brandingSchema, type SharePages } from '@waypage/contract';
import { type ContentKind, detectKind, type ParseContext, type ParsedItinerary, parseContent } from '@waypage/parser';
import { type AppOptions, createApp } from '../../src/app.ts';
import { type OpenDatabase, openDatabase } from '../../src/database/open-database.ts';
import { createRecordStore } from '../../src/database/record-store.ts';
import { createAccessRepository } from '../../src/features/access/repository.ts';
import { createAccessService } from '../../src/features/access/service.ts';
import { createImageRepository } from '../../src/features/images/repository.ts';
import { createImageService, type ImageService } from '../../src/features/images/service.ts';
import type { Parser } from '../../src/features/parsing/service.ts';
import type { App } from '../../src/plugins/app-types.ts';

export const CODE = 'the right access code';
const START_LIMIT_MS = 20_000;
export const SHARE_STYLES = {
  itinerary: 'h1{color:teal}',
  'itinerary-images': 'h1{color:orchid}',
  'flight-quote': 'h1{color:navy}',
  deal: 'h1{color:olive}',
  'deal-embed': 'h1{color:plum}',
  'deal-json': 'h1{color:peru}',
};

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of any shape
  readonly body: any;
}

interface Call {
  readonly method?: string;
  readonly body?: unknown;
  readonly cookie?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ServerUnderTest {
  readonly app: App;
  readonly url: string;
  readonly database: OpenDatabase;
  readonly images: ImageService;
  readonly log: string[];
  /** Moved by tests that need another time, or stopped at one. */
  readonly time: { offset: number; stoppedAt?: number };
  /** An agent's session. */
  readonly cookie: string;
  /** Asks as an agent, unless `cookie` says otherwise (null: no session). A body that is neither text nor bytes goes as JSON. */
  ask(path: string, call?: Call): Promise<Answer>;
  stop(): Promise<void>;
}

export interface TestOptions extends Partial<Omit<AppOptions, 'config'>> {
  readonly config?: Partial<AppOptions['config']>;
  readonly folder?: string;
  readonly accessCode?: string;
}

export async function startServerUnderTest(options: TestOptions = {}): Promise<ServerUnderTest> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'waypage-api-'));
  const client = join(folder, 'client');
  buildSmallClient(client);
  const database = options.database ?? (await openDatabase({ dataFolder: folder, databaseUrl: null }, () => {}));
  const time: ServerUnderTest['time'] = { offset: 0 };
  const clock = () => (time.stoppedAt ?? Date.now()) + time.offset;
  const code = options.accessCode ?? CODE;
  const log: string[] = [];
  const images = options.images ?? createImageService(createImageRepository(database.db), clock);
  const app = await createApp({
    database,
    images,
    store: createRecordStore(database.db, database.engine),
    access: await createAccessService(createAccessRepository(database.db), code, clock),
    parser: itineraryParser(parseLines),
    shareEntry: {
      pages: smallPages,
      assets: { css: SHARE_STYLES, script: '/assets/share.js', frameScript: '/assets/frame.js', fonts: [] },
    },
    builtFolders: { client, share: join(folder, 'share') },
    clock,
    logStream: new Writable({ write: (chunk, _encoding, done) => done(void log.push(String(chunk))) }),
    ...options,
    config: {
      host: '127.0.0.1',
      port: 0,
      publicUrl: null,
      trustProxy: false,
      logLevel: 'info',
      branding: brandingSchema.parse({}),
      brandFiles: [],
      ...options.config,
    },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const send = (path: string, call: Call, cookie: string) => ask(`${url}${path}`, call, cookie);
  const signIn = () => send('/api/session', { method: 'POST', body: { code } }, '');
  let session = await signIn();
  /* A server that has just started on a busy machine may ask to wait: its event loop is still behind. */
  for (
    const begun = Date.now();
    session.status === 503 && Date.now() - begun < START_LIMIT_MS;
    session = await signIn()
  )
    await new Promise((resume) => setTimeout(resume, 50));
  const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return {
    app,
    url,
    database,
    images,
    log,
    time,
    cookie,
    ask: (path, call = {}) => send(path, call, call.cookie === undefined ? cookie : (call.cookie ?? '')),
    async stop() {
      await app.close();
      if (!options.database) await database.close();
      if (!options.folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ask(url: string, { method, body, headers }: Call, cookie: string): Promise<Answer> {
  const payload =
    body === undefined
      ? {}
      : { body: typeof body === 'string' || body instanceof Uint8Array ? (body as string) : JSON.stringify(body) };
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(url, {
    method: method ?? 'GET',
    redirect: 'manual',
    ...payload,
    headers: { ...type, ...(cookie === '' ? {} : { cookie }), ...headers },
  });
  const text = await answer.text();
  const isJson = /json/.test(answer.headers.get('content-type') ?? '');
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    body: isJson && text !== '' ? JSON.parse(text) : null,
  };
}

/** A parser whose itineraries are read by a test's own function; the other kinds are read as ever. */
export function itineraryParser(
  read: (text: string, context: ParseContext) => ParsedItinerary | Promise<ParsedItinerary>,
): Parser {
  const parse = (kind: ContentKind, text: string, context: ParseContext) =>
    kind === 'itinerary' ? read(text, context) : parseContent(kind, text, context);
  return { parse: parse as Parser['parse'], detectKind };
}

/** Title from the first line, one activity from each other line; a line `Total 12` is the budget. */
function parseLines(text: string): ParsedItinerary {
  const [title = '', ...lines] = text.split('\n');
  const total = /^Total (\d+)$/m.exec(text)?.[1];
  const activities = lines.map((line, at) => {
    return {
      id: `day-1-activity-${at + 1}`,
      title: line,
      time: null,
      description: null,
      location: null,
      distance: null,
      cost: null,
      link: null,
      linkText: null,
      type: 'activity' as const,
    };
  });
  return {
    title,
    location: null,
    dates: null,
    days: [{ id: 'day-1', title: null, date: null, timeBlocks: [{ period: null, emoji: null, activities }] }],
    budget:
      total === undefined
        ? null
        : {
            currency: 'USD',
            total: Number(total),
            items: [{ category: 'All', amount: Number(total), description: null }],
          },
    source: { spans: { '/title': [0, title.length] }, unused: [], textHash: 'hash', assumptions: [], edited: [] },
    warnings: [],
  };
}

const smallPage = (style: string, pageUrl: string, record: { title: string | null }, more: unknown = '') =>
  `<!doctype html><html lang="en"><style>${style}</style><link rel="canonical" href="${pageUrl}"><h1>${record.title}</h1><p>${JSON.stringify([record, more]).replaceAll('<', '&lt;')}</p></html>`;

const MISSING = {
  itinerary: 'Itinerary Not Found',
  'flight-quote': 'Flight Quote Not Found',
  deal: 'Deal Not Found',
  'deal-embed': 'Deal Not Found',
  'deal-json': 'Data Not Found',
  page: 'Page Not Found',
};

const smallPages: SharePages = {
  renderItineraryPage: (itinerary, { assets, pageUrl, calendar }) =>
    smallPage(assets.css.itinerary, pageUrl, itinerary, { calendar }),
  renderFlightQuotePage: (quote, { assets, pageUrl, structuredData, cardImage, calendar }) =>
    smallPage(assets.css['flight-quote'], pageUrl, quote, { structuredData, cardImage, calendar }),
  renderDealPage: (deal, { assets, pageUrl, structuredData, cardImage, textFile, calendar, oembed }) =>
    smallPage(assets.css.deal, pageUrl, deal, { structuredData, cardImage, textFile, calendar, oembed }),
  renderDealEmbedPage: (deal, { assets, pageUrl, look, oembed, dealUrl }) =>
    smallPage(assets.css['deal-embed'], pageUrl, deal, { look, oembed, dealUrl }).replace(
      '</style>',
      `</style>${look.style === null ? '' : `<style>${look.style}</style>`}`,
    ),
  renderDealJsonPage: (json, { assets, pageUrl, file }) => smallPage(assets.css['deal-json'], pageUrl, json, { file }),
  renderFailurePage: (kind) =>
    `<!doctype html><html lang="en"><h1>${MISSING[kind]}</h1><p>could not be loaded</p></html>`,
  renderNotFoundPage: (kind) => `<!doctype html><html lang="en"><h1>${MISSING[kind]}</h1></html>`,
};

function buildSmallClient(client: string): void {
  mkdirSync(join(client, 'assets'), { recursive: true });
  mkdirSync(join(client, 'art'), { recursive: true });
  writeFileSync(
    join(client, 'index.html'),
    '<!doctype html><head><title>Waypage</title></head><script src="/assets/agent.js"></script>',
  );
  writeFileSync(join(client, 'assets/agent-Ab12Cd34.js'), 'console.log("agent")');
  writeFileSync(join(client, 'assets/file-text-worker-Ab12Cd34.js'), 'postMessage(1)');
  writeFileSync(join(client, 'assets/agent-Ab12Cd34.js.br'), 'pretend this is brotli');
  writeFileSync(join(client, 'art/paris.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(client, '..', 'secret.txt'), 'not to be served');
}
