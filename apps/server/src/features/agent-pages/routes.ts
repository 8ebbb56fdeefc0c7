/** The agent application: one document for all its addresses (spec §2), and the built files that it and the public pages load. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '../../errors.ts';
import type { App } from '../../plugins/app-types.ts';

const AGENT_ADDRESSES = [
  '/',
  '/dashboard',
  '/admin/itinerary/:id',
  '/edit/:id',
  '/edit-flight-quote/:id',
  '/edit-travel-deal/:id',
  '/flights',
  '/deals',
  '/travel-deals',
  '/design-editor',
  '/test',
];
/** Served from every built part that has them. */
const FOLDERS = ['assets', 'fonts', 'art', 'media'];
/** A name with a hash of its content never changes what it stands for; all else is looked at again each day. */
const HASHED = /^\/assets\/|[.-][0-9A-Za-z_-]{8,}\.\w+$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';

export interface BuiltFolders {
  /** Of the agent application. Where it is missing its pages answer 503, and the API goes on. */
  readonly client: string;
  /** Of the public pages. */
  readonly share: string;
}

/** @param publicUrl the address that share links must carry, where it is configured. */
export async function registerAgentPages(
  app: App,
  { client, share }: BuiltFolders,
  publicUrl: string | null,
): Promise<void> {
  const page = readAgentPage(join(client, 'index.html'), publicUrl);
  for (const folder of FOLDERS) {
    const roots = [client, share].map((root) => join(root, folder)).filter((path) => existsSync(path));
    if (roots.length === 0) continue;
    await app.register(fastifyStatic, {
      root: roots,
      prefix: `/${folder}/`,
      index: false,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'deny',
      setHeaders: (reply, path) => {
        const isHashed = HASHED.test(`/${folder}/${basename(path).replace(/\.(br|gz)$/, '')}`);
        reply.header('cache-control', isHashed ? FOR_EVER : FOR_A_DAY);
      },
      schemaHide: true,
    });
  }
  for (const address of AGENT_ADDRESSES) {
    app.get(address, { schema: { hide: true } }, async (_request, reply) => {
      if (page === null) throw new AppError('pages-not-built');
      reply.pageType = 'agent';
      return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
    });
  }
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) => {
    reply.pageType = 'file';
    return reply.header('cache-control', 'public, max-age=86400').type('text/plain').send(ROBOTS);
  });
}

const ROBOTS = 'User-agent: *\nDisallow: /\n';

/** The built document, with the public address named for the application; null where the web is not built. */
function readAgentPage(file: string, publicUrl: string | null): string | null {
  if (!existsSync(file)) return null;
  const page = readFileSync(file, 'utf8');
  if (publicUrl === null) return page;
  // An address that passed the configuration's schema holds no quote or bracket: it is URL-encoded.
  return page.replace(
    '</head>',
    () => `<meta name="waypage-public-url" content="${new URL(publicUrl).href}" />\n</head>`,
  );
}
