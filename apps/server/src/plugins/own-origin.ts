/** State-changing calls come from the own pages, as JSON or as a picture (rule H-11): no form and no script of another site can make one. */
import { IMAGES } from '@waypage/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { App } from './app-types.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_SITES = new Set(['same-origin', 'none']);
const JSON_TYPE = /^application\/json\s*(;|$)/i;

export function registerOwnOrigin(app: App, publicUrl: string | null): void {
  app.addHook('onRequest', async (request) => {
    if (READING.has(request.method)) return;
    if (!isOwnOrigin(request, publicUrl)) throw new AppError('foreign-origin');
    if (request.routeOptions.config.body === 'image') {
      if (!isImage(request)) throw new AppError('not-an-image');
    } else if (!isJson(request)) throw new AppError('not-json');
  });
}

/** Where the browser says from where a call comes, it must be from here. */
function isOwnOrigin({ headers, protocol, host }: FastifyRequest, publicUrl: string | null): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && !OWN_SITES.has(String(site))) return false;
  return headers.origin === undefined || headers.origin === publicUrl || headers.origin === `${protocol}://${host}`;
}

/** A DELETE without a body needs no type: no form can send one. */
function isJson({ method, headers }: FastifyRequest): boolean {
  const type = headers['content-type'];
  if (type === undefined) return method === 'DELETE';
  return JSON_TYPE.test(type);
}

function isImage({ headers }: FastifyRequest): boolean {
  const type = headers['content-type']?.trim().toLowerCase();
  return IMAGES.types.some((each) => each === type);
}
