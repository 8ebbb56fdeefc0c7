/** `GET /og/flight-quote/{id}.png` (contract §2): the card of a public page, for whoever has its link. */
import { AppError } from '../../errors.ts';
import type { App } from '../../plugins/app-types.ts';
import type { SocialCardService } from './service.ts';

/** @param service null where the web is not built. */
export function registerSocialCards(app: App, service: SocialCardService | null): void {
  app.get<{ Params: { id: string } }>(
    '/og/flight-quote/:id(^[\\w-]+).png',
    { schema: { hide: true } },
    async (request, reply) => {
      if (!service) throw new AppError('pages-not-built');
      const card = await service.finishQuoteCard(request.params.id);
      if (!card) throw new AppError('flight-quote-not-found');
      reply.pageType = 'card';
      reply.headers({ etag: `"v${card.version}"`, 'cache-control': 'public, max-age=3600' });
      return reply.type('image/png').send(card.png);
    },
  );
}
