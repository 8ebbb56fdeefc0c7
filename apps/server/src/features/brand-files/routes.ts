/** The agency's logo and clip (Y-2), read at the start: names carry a hash, so that a changed file is another one. */
import type { BrandFile } from '../../branding-file.ts';
import type { App } from '../../plugins/app-types.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

export function registerBrandFiles(app: App, files: readonly BrandFile[]): void {
  for (const { address, type, content } of files) {
    app.get(address, { schema: { hide: true } }, async (_request, reply) => {
      reply.pageType = 'file';
      return reply.header('cache-control', FOR_EVER).type(type).send(content);
    });
  }
}
