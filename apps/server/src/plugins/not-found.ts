/** Addresses that nothing answers: 405 with `Allow` where another method would, a problem under `/api`, else the 404 page (rule N-7). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { App } from './app-types.ts';

interface KnownRoute {
  readonly method: string;
  readonly address: RegExp;
}

export type SendNotFoundPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export function registerNotFound(app: App, sendNotFoundPage: SendNotFoundPage): void {
  const routes: KnownRoute[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    const address = new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`);
    for (const each of [method].flat()) routes.push({ method: each, address });
  });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const allowed = routes.filter((route) => route.address.test(path)).map((route) => route.method);
    if (allowed.length > 0) {
      throw new AppError('method-not-allowed', { headers: { allow: [...new Set(allowed)].sort().join(', ') } });
    }
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (path === '/api' || path.startsWith('/api/') || !isReading) throw new AppError('not-found');
    return sendNotFoundPage(request, reply);
  });
}
