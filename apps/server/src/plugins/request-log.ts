/** One log line a request, on the standard error stream (rule H-13): no body, code, cookie, search term or whole id. */
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import type { App } from './app-types.ts';

const ITINERARY_ID = /(itinerary-\d{10,16})-[A-Za-z0-9_-]+/g;
/** Any other long run of key characters with a digit: ids of later kinds, tokens in an address. */
const KEY_LIKE = /(?=[A-Za-z_-]*\d)[A-Za-z0-9_-]{21,}/g;
const ADDRESS_MAX = 200;

/** The text with every id cut: after the timestamp, or after 8 characters. */
function cutIds(text: string): string {
  return text
    .replace(ITINERARY_ID, '$1…')
    .replace(KEY_LIKE, (key) => (/^itinerary-\d+$/.test(key) ? key : `${key.slice(0, 8)}…`));
}

/** An address fit for the log: without its query, which may hold a client's name. */
const addressOf = (url: string) => cutIds(url.split('?')[0] ?? '').slice(0, ADDRESS_MAX);

export function loggerOptions(
  level: Config['logLevel'],
  stream: NodeJS.WritableStream,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    stream: { write: (line: string) => void stream.write(line) },
    serializers: {
      req: (request) => ({ method: request.method, address: addressOf(request.url ?? '') }),
      res: (reply) => ({ status: reply.statusCode }),
      err: (error) => ({
        type: error.name ?? 'Error',
        message: cutIds(String(error.message)),
        stack: cutIds(String(error.stack ?? '')),
        ...('code' in error ? { code: String(error.code) } : {}),
      }),
    },
  };
}

export function registerRequestLog(app: App): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, ip } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method, address: addressOf(url), status: reply.statusCode, ms, from: ip }, 'request');
  });
}
