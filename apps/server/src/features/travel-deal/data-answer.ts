/** The answer with a deal's data for other sites, wherever it is asked for: the embed call, `?format=json` of the frame, the data page (T-110). */
import { type DealJson, dealJson, type TravelDealData } from '@waypage/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { entityTag, matchesEntityTag } from '../records/conditions.ts';
import type { RecordService } from '../records/service.ts';
import { presentForPublic } from './presenter.ts';
import { travelDealKind } from './record-kind.ts';

export const DEAL_SCHEMA_PATH = '/schemas/deal-embed.json';

export interface DealDataOptions {
  readonly service: RecordService<TravelDealData>;
  readonly clock: () => number;
  /** The public address for a request, without a slash at the end. */
  readonly baseOf: (request: FastifyRequest) => string;
}

/** Null where the one who asks has it already: then the answer is 304. */
export async function answerDealData(
  { service, clock, baseOf }: DealDataOptions,
  id: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<DealJson | null> {
  openToAll(reply);
  const record = await service.find(id);
  if (!record) throw new AppError('travel-deal-not-found');
  const now = clock();
  const tag = entityTag('public', record, travelDealKind.publicState?.(record, now));
  reply.headers({ etag: tag, 'cache-control': 'no-cache', link: `<${DEAL_SCHEMA_PATH}>; rel="describedby"` });
  if (matchesEntityTag(request.headers['if-none-match'], tag)) {
    reply.code(304);
    return null;
  }
  return dealJson(presentForPublic(record, now), baseOf(request));
}

/** Pages of any other site may read the answer, and an error's sentence. */
export function openToAll(reply: FastifyReply): void {
  reply.pageType = 'data';
  reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': 'ETag, Link' });
}
