/** `POST /api/images` (agents) and `GET /images/{hash}.webp` (whoever has the address), contract §2. */
import { IMAGES, storedImageSchema } from '@waypage/contract';
import { AppError } from '../../errors.ts';
import { problems } from '../../plugins/answer-schemas.ts';
import type { App } from '../../plugins/app-types.ts';
import type { ImageService } from './service.ts';

export async function registerImages(app: App, service: ImageService): Promise<void> {
  // In a scope of its own: no other call takes a picture as its body.
  await app.register(async (scope) => {
    scope.addContentTypeParser([...IMAGES.types], { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(
      '/api/images',
      {
        bodyLimit: IMAGES.bytesMax,
        config: { body: 'image', tooLarge: 'image-too-large' },
        schema: {
          tags: ['Images'],
          summary: 'Store a picture (JPEG, PNG, WebP): made anew as WebP, named after its content',
          consumes: [...IMAGES.types],
          response: {
            201: storedImageSchema,
            ...problems('session-required', 'not-an-image', 'image-too-large', 'image-unreadable', 'overloaded'),
          },
        },
      },
      async (request, reply) => {
        const stored = await service.store(request.body as Buffer);
        return reply.code(201).header('location', stored.url).send(stored);
      },
    );
  });

  app.get<{ Params: { hash: string } }>(
    '/images/:hash(^[0-9a-f]{64}).webp',
    { schema: { hide: true } },
    async (request, reply) => {
      const { hash } = request.params;
      const tag = `"${hash}"`;
      reply.pageType = 'file';
      const headers = { etag: tag, 'cache-control': 'public, max-age=31536000, immutable' };
      if (request.headers['if-none-match'] === tag) return reply.code(304).headers(headers).send();
      const content = await service.find(hash);
      if (!content) throw new AppError('not-found');
      return reply.headers(headers).type('image/webp').send(content);
    },
  );
}
