/** `/api/openapi.json` and `/api/docs`, made from the very schemas that check the calls (rule H-1). */
import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from '../../plugins/app-types.ts';
import { VERSION } from '../../version.ts';
import { type ApiDocument, renderDocsPage } from './docs-page.ts';

const DESCRIPTION =
  'Single records are public; every other call needs the session that POST /api/session opens. State-changing calls take JSON from the own origin.';

/** Before any route is registered: it listens for them. */
export async function registerApiDocument(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Waypage API', version: VERSION, description: DESCRIPTION } },
    transform: jsonSchemaTransform,
  });
}

export function registerApiDocs(app: App): void {
  let page: string | null = null;
  app.get('/api/openapi.json', { config: { audience: 'public' }, schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(app.swagger()),
  );
  app.get('/api/docs', { config: { audience: 'public' }, schema: { hide: true } }, async (_request, reply) => {
    page ??= renderDocsPage(app.swagger() as unknown as ApiDocument);
    reply.pageType = 'docs';
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}
