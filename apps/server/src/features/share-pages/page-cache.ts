/** Finished pages, compressed once, in a cache bounded by bytes: the one not asked for longest goes first (rule V-7). */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const BYTES_MAX = 32 * 1024 * 1024;
/** 9 of 11: the last two levels cost ten times the time for two percent. */
const BROTLI_QUALITY = 9;
const GZIP_LEVEL = 9;

export type Encoding = 'br' | 'gzip' | 'identity';

export interface RenderedPage {
  readonly document: string;
  /** From when on the page is another one although its record is the same; in milliseconds, null for never. */
  readonly freshUntil?: number | null;
  /** Origin of a picture that the page takes from another host. */
  readonly imageSource?: string | null;
  /** Rules of this page alone. */
  readonly ownStyle?: string | null;
}

export interface FinishedPage {
  /** Strong: made of the document itself, so that a new look or branding is a new page, too. */
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  readonly imageSource: string | null;
  /** `sha256-…` of the page's own rules. */
  readonly styleHash: string | null;
}

export interface PageCache {
  /** The page under this key and stamp; `render` runs where it is not there yet, once for all who wait. */
  finish(key: string, stamp: string, render: Render): Promise<FinishedPage>;
}

type Render = () => Promise<RenderedPage> | RenderedPage;

interface Entry {
  readonly stamp: string;
  readonly page: Promise<FinishedPage>;
  freshUntil: number;
  bytes: number;
}

export function createPageCache(clock: () => number, bytesMax: number = BYTES_MAX): PageCache {
  const entries = new Map<string, Entry>();
  let bytes = 0;

  const forget = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  return {
    finish(key, stamp, render) {
      const found = entries.get(key);
      if (found?.stamp === stamp && clock() < found.freshUntil) {
        entries.delete(key);
        entries.set(key, found);
        return found.page;
      }
      forget(key);
      const finished = finishPage(render);
      const page = finished.then((done) => done.page);
      const entry: Entry = { stamp, page, freshUntil: Number.POSITIVE_INFINITY, bytes: 0 };
      entries.set(key, entry);
      finished.then(
        (done) => {
          if (entries.get(key) !== entry) return;
          entry.freshUntil = done.freshUntil;
          entry.bytes = Object.values(done.page.bodies).reduce((sum, body) => sum + body.length, 0);
          bytes += entry.bytes;
          for (const oldest of entries.keys()) {
            if (bytes <= bytesMax) break;
            forget(oldest);
          }
        },
        () => {
          if (entries.get(key) === entry) forget(key);
        },
      );
      return entry.page;
    },
  };
}

async function finishPage(render: Render): Promise<{ page: FinishedPage; freshUntil: number }> {
  const { document, freshUntil, imageSource = null, ownStyle = null } = await render();
  const identity = Buffer.from(document);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
        [zlib.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    promisify(gzip)(identity, { level: GZIP_LEVEL }),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const styleHash = ownStyle === null ? null : hashStyle(ownStyle);
  const page = { etag, bodies: { br, gzip: gz, identity }, imageSource, styleHash };
  return { page, freshUntil: freshUntil ?? Number.POSITIVE_INFINITY };
}

/** As a content security policy names an inline style. */
export const hashStyle = (css: string): string => `sha256-${createHash('sha256').update(css).digest('base64')}`;

/** What the client takes (RFC 9110 §12.5.3), the smallest first. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const weights = new Map<string, number>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.trim().split(/\s*;\s*/);
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    if (name !== '') weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
