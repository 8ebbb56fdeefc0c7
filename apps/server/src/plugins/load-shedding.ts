/** Answers 503 with Retry-After while the server stops, or the event loop is far behind, rather than letting every request wait (contract §2). */
import underPressure from '@fastify/under-pressure';
import { AppError } from '../errors.ts';
import type { App } from './app-types.ts';

const EVENT_LOOP_DELAY_MAX_MS = 1000;
/** The delay is looked at each second, later where the loop is behind. */
const SAME_LOOK_MS = 1500;
const NEXT_LOOK_MS = 5000;
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
  const isBehindAgain = secondLook();
  await app.register(underPressure, {
    maxEventLoopDelay: EVENT_LOOP_DELAY_MAX_MS,
    pressureHandler: (request, _reply, _type, delay) => {
      if (isBehindAgain(delay) && !HEALTH.has(request.url)) throw new AppError('overloaded');
    },
  });
}

/**
 * One long wait, as at the start or for a slow disk, is over when it is noticed, and no reason to refuse the requests of the second after it: the loop is
 * behind when two looks in a row say so. Each look has a mean delay of its own, or the same, which is rounded, some time later.
 */
function secondLook(): (delay: number | undefined) => boolean {
  let seen: number | undefined;
  let seenAt = Number.NEGATIVE_INFINITY;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isAgain = false;
  return (delay) => {
    const now = performance.now();
    if (delay !== seen || now - lookedAt > SAME_LOOK_MS) {
      isAgain = now - seenAt < NEXT_LOOK_MS;
      lookedAt = now;
    }
    seen = delay;
    seenAt = now;
    return isAgain;
  };
}
