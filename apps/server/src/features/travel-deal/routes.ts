/** What other sites ask of a deal: `GET /api/travel-deals/{id}/embed` and the schema of its answer (spec §7; rules T-110 to T-112). */
import { dealJson, dealJsonSchema, dealJsonSchemaDocument, type TravelDealData } from '@waypage/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { noContent, problems } from '../../plugins/answer-schemas.ts';
import type { App } from '../../plugins/app-types.ts';
import { entityTag, matchesEntityTag } from '../records/conditions.ts';
import type { RecordService } from '../records/service.ts';
import { presentForPublic } from './presenter.ts';
import { travelDealKind } from './record-kind.ts';

const SCHEMA_PATH = '/schemas/deal-embed.json';

interface DealDataOptions {
  readonly service: RecordService<TravelDealData>;
  readonly clock: () => number;
  /** The public address for a request, without a slash at the end. */
  readonly baseOf: (request: FastifyRequest) => string;
}

export function registerDealData(app: App, { service, clock, baseOf }: DealDataOptions): void {
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
    async (request, reply) => {
      openToAll(reply);
      const record = await service.find(request.params.id);
      if (!record) throw new AppError('travel-deal-not-found');
      const now = clock();
      const tag = entityTag('public', record, travelDealKind.publicState?.(record, now));
      reply.headers({ etag: tag, 'cache-control': 'no-cache', link: `<${SCHEMA_PATH}>; rel="describedby"` });
      if (matchesEntityTag(request.headers['if-none-match'], tag)) return reply.code(304).send(null);
      return dealJson(presentForPublic(record, now), baseOf(request));
    },
  );

  app.get(SCHEMA_PATH, { schema: { hide: true } }, async (request, reply) => {
    openToAll(reply);
    reply.headers({ 'cache-control': 'public, max-age=3600', 'content-type': 'application/schema+json' });
    return JSON.stringify(dealJsonSchemaDocument(`${baseOf(request)}${SCHEMA_PATH}`), null, 2);
  });
}

/** Pages of any other site may read the answer, and an error's sentence. */
function openToAll(reply: FastifyReply): void {
  reply.pageType = 'data';
  reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': 'ETag, Link' });
}
