/** Answers 503 with Retry-After while the server stops, or the event loop is far behind, rather than letting every request wait (contract §2). */
import underPressure from '@fastify/under-pressure';
import { AppError } from '../errors.ts';
import type { App } from './app-types.ts';

const EVENT_LOOP_DELAY_MAX_MS = 1000;
/** A single long wait, as for a slow disk, is over when it is noticed: the requests after it are refused for so long at most. */
const LOOK_EVERY_MS = 100;
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
    sampleInterval: LOOK_EVERY_MS,
    pressureHandler: (request) => {
      if (!HEALTH.has(request.url)) throw new AppError('overloaded');
    },
  });
}
