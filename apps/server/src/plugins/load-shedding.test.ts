import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import type { App } from './app-types.ts';
import { registerLoadShedding } from './load-shedding.ts';

/** Longer than what is too long by as much as the first figures of a look, which are small, can take off its mean. */
const BLOCKED_MS = 2500;

function block(): void {
  for (const begun = performance.now(); performance.now() - begun < BLOCKED_MS; );
}
const turn = () => new Promise((resume) => setTimeout(resume, 5));

it('one long wait refuses nobody; a loop that stays behind answers 503, but for the questions after its health', async () => {
  const app = Fastify() as unknown as App;
  app.setErrorHandler((error, _request, reply) => {
    reply.code(error instanceof AppError && error.code === 'overloaded' ? 503 : 500).send();
  });
  await registerLoadShedding(app);
  app.get('/', async () => 'ok');
  app.get('/healthz', async () => 'ok');
  await app.ready();
  const status = async (url = '/') => (await app.inject(url)).statusCode;
  block();
  await turn();
  expect(await status()).toBe(200);
  block();
  await turn();
  expect(await status()).toBe(503);
  expect(await status('/healthz')).toBe(200);
  await app.close();
});
