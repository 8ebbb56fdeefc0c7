/** `GET /itinerary/{id}`, `/flight-quote/{id}` and the pages of a deal: the finished page, 304 first (rules V-5, V-7), and the 404 page of every unknown address (N-7). */
import type { RecordPage } from '@waypage/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, ERRORS } from '../../errors.ts';
import type { App } from '../../plugins/app-types.ts';
import type { SendNotFoundPage } from '../../plugins/not-found.ts';
import type { SendFailurePage } from '../../plugins/problem-answers.ts';
import { answerDealData, type DealDataOptions } from '../travel-deal/data-answer.ts';
import { readEmbedLook } from '../travel-deal/embed-look.ts';
import { chooseEncoding, type FinishedPage } from './page-cache.ts';
import type { SharePageService } from './service.ts';

export interface SharePageOptions {
  /** Null where the web is not built: pages then answer 503, the API goes on. */
  readonly service: SharePageService | null;
  /** The public address for a request, without a slash at the end. */
  readonly baseOf: (request: FastifyRequest) => string;
}

export function registerSharePages(app: App, options: SharePageOptions, dealData: DealDataOptions): void {
  registerPage(app, options, '/itinerary/:id', 'itinerary', (service, id, base) =>
    service.finishItineraryPage(id, base),
  );
  registerPage(app, options, '/flight-quote/:id', 'flight-quote', (service, id, base) =>
    service.finishFlightQuotePage(id, base),
  );
  registerPage(app, options, '/deal/:id', 'deal', (service, id, base) => service.finishDealPage(id, base));
  registerDealFrame(app, options, dealData);
  registerDealData(app, options, dealData);
}

type OneDeal = { Params: { id: string }; Querystring: Record<string, string | undefined> };

/** The card for frames of other sites; with `format=json` the data themselves. */
function registerDealFrame(app: App, options: SharePageOptions, dealData: DealDataOptions): void {
  app.get<OneDeal>('/embed/deal/:id', ofPage('deal-embed'), async (request, reply) => {
    const { id } = request.params;
    if (request.query['format'] === 'json') return sendData(dealData, id, request, reply);
    const service = requireService(options);
    const base = options.baseOf(request);
    const page = await service.finishDealEmbedPage(id, base, readEmbedLook(request.query));
    return page
      ? sendPage(request, reply, page, 200, 'embed')
      : sendPage(request, reply, await service.finishNotFoundPage('deal-embed', base), 404, 'embed');
  });
}

/** A page for people; whoever asks for JSON gets the data themselves. */
function registerDealData(app: App, options: SharePageOptions, dealData: DealDataOptions): void {
  app.get<OneDeal>('/json/deal/:id', ofPage('deal-json'), async (request, reply) => {
    const { id } = request.params;
    reply.header('vary', 'Accept, Accept-Encoding');
    if (wantsJson(request.headers.accept)) return sendData(dealData, id, request, reply);
    const service = requireService(options);
    const base = options.baseOf(request);
    const page = await service.finishDealJsonPage(id, base);
    return page
      ? sendPage(request, reply, page, 200)
      : sendPage(request, reply, await service.finishNotFoundPage('deal-json', base), 404);
  });
}

async function sendData(
  dealData: DealDataOptions,
  id: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const data = await answerDealData(dealData, id, request, reply);
  if (data === null) return reply.send();
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(data, null, 2));
}

/** Browsers name HTML first; a program that names JSON and no HTML wants the data. */
const wantsJson = (accept: string | undefined): boolean =>
  /application\/(?:[\w.-]+\+)?json/i.test(accept ?? '') && !/text\/html/i.test(accept ?? '');

function registerPage(
  app: App,
  options: SharePageOptions,
  address: string,
  kind: RecordPage,
  finish: (service: SharePageService, id: string, base: string) => Promise<FinishedPage | null>,
): void {
  app.get<{ Params: { id: string } }>(address, ofPage(kind), async (request, reply) => {
    const service = requireService(options);
    const base = options.baseOf(request);
    const page = await finish(service, request.params.id, base);
    return page
      ? sendPage(request, reply, page, 200)
      : sendPage(request, reply, await service.finishNotFoundPage(kind, base), 404);
  });
}

const ofPage = (recordPage: RecordPage) => ({ config: { recordPage }, schema: { hide: true } });

/** For people alone: a program that asked for data gets the problem (rule H-16). */
export function createFailureSender(options: SharePageOptions): SendFailurePage {
  return async (request, reply, code) => {
    const { recordPage } = request.routeOptions.config;
    const wantsPage = /text\/html/i.test(request.headers.accept ?? '') && !/[?&]format=json(?:&|$)/.test(request.url);
    if (!options.service || !recordPage || !wantsPage || code === 'pages-not-built') return false;
    const page = await options.service.finishFailurePage(recordPage, options.baseOf(request));
    sendPage(request, reply, page, ERRORS[code].status, recordPage === 'deal-embed' ? 'embed' : 'share');
    return true;
  };
}

export function createNotFoundSender(options: SharePageOptions): SendNotFoundPage {
  return async (request, reply) => {
    const page = await requireService(options).finishNotFoundPage('page', options.baseOf(request));
    return sendPage(request, reply, page, 404);
  };
}

function requireService({ service }: SharePageOptions): SharePageService {
  if (!service) throw new AppError('pages-not-built');
  return service;
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FinishedPage,
  status: number,
  type: 'share' | 'embed' = 'share',
): FastifyReply {
  reply.pageType = type;
  reply.imageSource = page.imageSource;
  reply.styleHash = page.styleHash;
  if (!reply.hasHeader('vary')) reply.header('vary', 'Accept-Encoding');
  if (status === 200) {
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const tag = encoding === 'identity' ? page.etag : page.etag.replace(/"$/, `-${encoding}"`);
    reply.headers({ etag: tag, 'cache-control': 'private, no-cache' });
    if (namesPage(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  } else {
    reply.header('cache-control', 'no-store');
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).type('text/html; charset=utf-8').send(page.bodies[encoding]);
}

/** Whether the browser has this page, in whichever encoding. */
function namesPage(ifNoneMatch: string | undefined, etag: string): boolean {
  const bare = etag.slice(1, -1);
  return (ifNoneMatch ?? '').split(',').some((each) => {
    const name = each
      .trim()
      .replace(/^W\//, '')
      .replace(/^"|"$/g, '')
      .replace(/-(br|gzip)$/, '');
    return name === bare || each.trim() === '*';
  });
}
