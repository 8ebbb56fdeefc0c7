/** `GET /healthz` (the process answers) and `GET /readyz` (its database does, too) (rule H-14). */

import { AppError } from '../../errors.ts';
import type { App } from '../../plugins/app-types.ts';

/** @param ping resolves when the database answers. */
export function registerHealth(app: App, ping: () => Promise<void>): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (request) => {
    await ping().catch((cause: unknown) => {
      request.log.warn({ err: cause }, 'not ready');
      throw new AppError('database-unavailable');
    });
    return { status: 'ready' };
  });
}
