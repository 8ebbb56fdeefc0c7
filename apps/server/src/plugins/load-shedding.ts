/** Answers 503 with Retry-After while the server stops, or the event loop is far behind, rather than letting every request wait (contract §2). */
import underPressure from '@fastify/under-pressure';
import { AppError } from '../errors.ts';
import type { App } from './app-types.ts';

const EVENT_LOOP_DELAY_MAX_MS = 1000;
const HEALTH = new Set(['/healthz', '/readyz']);

export async function registerLoadShedding(app: App): Promise<void> {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (!isClosing) return;
    reply.header('connection', 'close');
    throw new AppError('overloaded');
  });
  await app.register(underPressure, {
    maxEventLoopDelay: EVENT_LOOP_DELAY_MAX_MS,
    pressureHandler: (request) => {
      if (!HEALTH.has(request.url)) throw new AppError('overloaded');
    },
  });
}
