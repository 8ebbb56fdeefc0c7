/** What other sites and readers ask of a deal: its data with their schema, the files to keep, oEmbed (rules T-110 to T-112, T-137, T-144). */
import { type Branding, dealJsonSchema, dealJsonSchemaDocument } from '@waypage/contract';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { noContent, problems } from '../../plugins/answer-schemas.ts';
import type { App } from '../../plugins/app-types.ts';
import type { SendNotFoundPage } from '../../plugins/not-found.ts';
import { answerDealData, DEAL_SCHEMA_PATH, type DealDataOptions, openToAll } from './data-answer.ts';
import { dealText } from './deal-text.ts';
import { attachment, dealFileName, dealJsonFileName } from './file-name.ts';
import { dealIdIn, dealOembed } from './oembed.ts';
import { presentForPublic } from './presenter.ts';
import { travelDealKind } from './record-kind.ts';

interface TravelDealOptions extends DealDataOptions {
  readonly branding: Branding;
  readonly sendNotFoundPage: SendNotFoundPage;
}

const side = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, 'must be a number of pixels')
  .transform(Number)
  .optional();

export function registerTravelDeals(app: App, options: TravelDealOptions): void {
  const { service, clock, baseOf, branding, sendNotFoundPage } = options;

  app.get(
    `${travelDealKind.path}/:id/embed`,
    {
      config: { audience: 'public' },
      schema: {
        tags: ['Travel deals'],
        summary: 'A travel deal for other sites, readable from any origin',
        params: z.object({ id: z.string() }),
        response: { 200: dealJsonSchema, 304: noContent, ...problems('travel-deal-not-found') },
      },
    },
    (request, reply) => answerDealData(options, request.params.id, request, reply) as never,
  );

  app.get(DEAL_SCHEMA_PATH, { schema: { hide: true } }, async (request, reply) => {
    openToAll(reply);
    reply.headers({ 'cache-control': 'public, max-age=3600', 'content-type': 'application/schema+json' });
    return JSON.stringify(dealJsonSchemaDocument(`${baseOf(request)}${DEAL_SCHEMA_PATH}`), null, 2);
  });

  app.get<{ Params: { id: string } }>('/deal/:id(^[\\w-]+).txt', { schema: { hide: true } }, async (request, reply) => {
    const record = await service.find(request.params.id);
    if (!record) return sendNotFoundPage(request, reply);
    const text = dealText(
      presentForPublic(record, clock()),
      `${baseOf(request)}/deal/${record.id}`,
      branding.agencyName,
    );
    reply.pageType = 'file';
    reply.headers({
      'content-disposition': attachment(dealFileName(record.title)),
      'cache-control': 'private, no-cache',
    });
    // The mark lets editors that would guess read the accents.
    return reply.type('text/plain; charset=utf-8').send(`\ufeff${text}`);
  });

  app.get<{ Params: { id: string } }>(
    '/deal/:id(^[\\w-]+).json',
    { schema: { hide: true } },
    async (request, reply) => {
      const { id } = request.params;
      const data = await answerDealData(options, id, request, reply);
      if (data === null) return reply.send();
      reply.header('content-disposition', attachment(dealJsonFileName(id)));
      return reply.type('application/json; charset=utf-8').send(`${JSON.stringify(data, null, 2)}\n`);
    },
  );

  app.get(
    '/oembed',
    {
      config: { audience: 'public' },
      schema: {
        hide: true,
        querystring: z.object({
          url: z.string().max(2000),
          format: z.string().max(20).optional(),
          maxwidth: side,
          maxheight: side,
        }),
      },
    },
    async (request, reply) => {
      const { url, format = 'json', ...limits } = request.query;
      openToAll(reply);
      if (format !== 'json') throw new AppError('format-not-offered');
      const base = baseOf(request);
      const id = dealIdIn(url, base);
      const record = id === null ? null : await service.find(id);
      if (!record) throw new AppError('travel-deal-not-found');
      reply.headers({ 'cache-control': 'public, max-age=300', 'content-type': 'application/json; charset=utf-8' });
      const answer = dealOembed(presentForPublic(record, clock()), base, branding, limits);
      return JSON.stringify(answer);
    },
  );
}
