/** `GET /og/flight-quote/{id}.png` and `/og/deal/{id}.png` (contract §2): the card of a public page, for whoever has its link. */
import { AppError, type ErrorCode } from '../../errors.ts';
import type { App } from '../../plugins/app-types.ts';
import type { SocialCardService } from './service.ts';

/** @param service null where the web is not built. */
export function registerSocialCards(app: App, service: SocialCardService | null): void {
  registerCard(app, 'flight-quote', 'flight-quote-not-found', service && ((id) => service.finishQuoteCard(id)));
  registerCard(app, 'deal', 'travel-deal-not-found', service && ((id) => service.finishDealCard(id)));
}

function registerCard(
  app: App,
  name: string,
  notFound: ErrorCode,
  finish: SocialCardService['finishDealCard'] | null,
): void {
  app.get<{ Params: { id: string } }>(
    `/og/${name}/:id(^[\\w-]+).png`,
    { schema: { hide: true } },
    async (request, reply) => {
      if (!finish) throw new AppError('pages-not-built');
      const card = await finish(request.params.id);
      if (!card) throw new AppError(notFound);
      reply.pageType = 'card';
      reply.headers({ etag: `"v${card.version}"`, 'cache-control': 'public, max-age=3600' });
      return reply.type('image/png').send(card.png);
    },
  );
}
