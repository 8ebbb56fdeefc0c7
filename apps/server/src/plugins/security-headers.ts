/** Puts the headers of its page type on every answer, errors included (rule H-12). */
import type { FastifyRequest } from 'fastify';
import type { App } from './app-types.ts';
import { type HeaderSettings, type PageType, securityHeaders } from './content-security-policy.ts';

const FILES = /^\/(assets|fonts)\//;
/** A worker goes by the policy of its own file. */
const WORKERS = /^\/assets\/[\w-]+-worker-[\w-]+\.js$/;
/** Other sites show a deal with its picture. */
const PICTURES = /^\/art\//;

export function registerSecurityHeaders(app: App, settings: HeaderSettings): void {
  app.decorateReply('pageType', null);
  app.decorateReply('imageSource', null);
  app.decorateReply('styleHash', null);
  app.addHook('onSend', async (request, reply) => {
    reply.headers(securityHeaders(reply.pageType ?? typeByAddress(request), settings, reply));
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

/** Where no handler has said what it answers. */
function typeByAddress(request: FastifyRequest): PageType {
  if (PICTURES.test(request.url)) return 'card';
  if (WORKERS.test(request.url)) return 'worker';
  return FILES.test(request.url) ? 'file' : 'api';
}
