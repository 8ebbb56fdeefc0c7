/** The itinerary calls of spec §7 and contract §2. Single records are public, everything else is for agents. */
import { Readable } from 'node:stream';
import {
  createItinerarySchema,
  itineraryListItemSchema,
  itineraryRecordSchema,
  publicItinerarySchema,
  revisionSchema,
  updateItinerarySchema,
} from '@waypage/contract';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { noContent, problems } from '../../plugins/answer-schemas.ts';
import type { App } from '../../plugins/app-types.ts';
import { RECORD_BODY_BYTES } from '../../plugins/body-limits.ts';
import { entityTag, expectedVersion, matchesEntityTag } from './conditions.ts';
import { listQuerySchema, nextLink, readListQuery } from './list-query.ts';
import { presentForAgent, presentForPublic, presentListItem, presentRevision } from './presenter.ts';
import type { ItineraryListEntry } from './repository.ts';
import type { ItineraryService } from './service.ts';

const PATH = '/api/itineraries';
const tags = ['Itineraries'];
const params = z.object({ id: z.string() });

export function registerItineraries(app: App, service: ItineraryService): void {
  app.post(
    PATH,
    {
      bodyLimit: RECORD_BODY_BYTES,
      schema: {
        tags,
        summary: 'Save a new itinerary; the same content again answers 200',
        body: createItinerarySchema,
        response: {
          200: itineraryRecordSchema,
          201: itineraryRecordSchema,
          ...problems('session-required', 'id-taken', 'text-too-long', 'not-json', 'invalid'),
        },
      },
    },
    async (request, reply) => {
      const done = await service.create(request.body);
      if (done.outcome === 'taken') {
        throw new AppError('id-taken', done.current ? { current: presentForAgent(done.current) } : {});
      }
      const { itinerary } = done;
      reply.headers({ location: `${PATH}/${itinerary.id}`, etag: entityTag('agent', itinerary) });
      return reply.code(done.outcome === 'created' ? 201 : 200).send(presentForAgent(itinerary));
    },
  );

  app.get(
    PATH,
    {
      schema: {
        tags,
        summary: 'All itineraries, newest first; with any parameter filtered and paged',
        querystring: listQuerySchema,
        response: { 200: z.array(itineraryListItemSchema), ...problems('session-required', 'invalid') },
      },
    },
    async (request, reply) => {
      const page = readListQuery(request.query);
      if (page === 'bad-cursor') {
        throw new AppError('invalid', { errors: [{ pointer: '/cursor', message: 'not a cursor of this list' }] });
      }
      if (page === null) {
        reply.headers({ 'x-total-count': await service.count(), 'content-type': 'application/json; charset=utf-8' });
        // A stream passes by the serializer that its type stands for.
        return reply.send(Readable.from(writeList(service.listAll())) as never);
      }
      const { items, next, total } = await service.listPage(page);
      reply.header('x-total-count', total);
      if (next) reply.header('link', nextLink(PATH, request.query, next));
      return items.map(presentListItem);
    },
  );

  app.get(
    `${PATH}/:id`,
    {
      config: { audience: 'public' },
      schema: {
        tags,
        summary: 'One itinerary: whole for agents, what the public page shows for everyone else',
        params,
        response: {
          200: z.union([itineraryRecordSchema, publicItinerarySchema]),
          304: noContent,
          ...problems('itinerary-not-found'),
        },
      },
    },
    async (request, reply) => {
      reply.header('vary', 'Cookie');
      const isAgent = await request.isAgent();
      const itinerary = await service.find(request.params.id);
      if (!itinerary) throw new AppError('itinerary-not-found');
      const tag = entityTag(isAgent ? 'agent' : 'public', itinerary);
      reply.headers({ etag: tag, 'cache-control': isAgent ? 'no-store' : 'private, no-cache' });
      if (matchesEntityTag(request.headers['if-none-match'], tag)) return reply.code(304).send(null);
      return isAgent ? presentForAgent(itinerary) : presentForPublic(itinerary);
    },
  );

  app.put(
    `${PATH}/:id`,
    {
      bodyLimit: RECORD_BODY_BYTES,
      schema: {
        tags,
        summary: 'Save an itinerary; with `version` or `If-Match` only over the version it was made from',
        params,
        body: updateItinerarySchema,
        response: {
          200: itineraryRecordSchema,
          ...problems(
            'session-required',
            'itinerary-not-found',
            'version-conflict',
            'text-too-long',
            'not-json',
            'invalid',
          ),
        },
      },
    },
    async (request, reply) => {
      const version = expectedVersion(request.headers['if-match'], request.body.version);
      const done = await service.update(request.params.id, request.body, version);
      if (done.outcome === 'missing') throw new AppError('itinerary-not-found');
      if (done.outcome === 'conflict') {
        throw new AppError('version-conflict', { current: presentForAgent(done.itinerary) });
      }
      reply.header('etag', entityTag('agent', done.itinerary));
      return presentForAgent(done.itinerary);
    },
  );

  app.delete(
    `${PATH}/:id`,
    {
      schema: {
        tags,
        summary: 'Delete an itinerary; its link is dead at once',
        params,
        response: { 204: noContent, ...problems('session-required', 'itinerary-not-found') },
      },
    },
    async (request, reply) => {
      if (!(await service.remove(request.params.id))) throw new AppError('itinerary-not-found');
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${PATH}/:id/restore`,
    {
      config: { mayBeEmpty: true },
      bodyLimit: 1024,
      schema: {
        tags,
        summary: 'Undo a deletion, for 30 days',
        params,
        response: { 200: itineraryRecordSchema, ...problems('session-required', 'itinerary-not-found', 'not-json') },
      },
    },
    async (request) => {
      const itinerary = await service.restore(request.params.id);
      if (!itinerary) throw new AppError('itinerary-not-found');
      return presentForAgent(itinerary);
    },
  );

  app.get(
    `${PATH}/:id/revisions`,
    {
      schema: {
        tags,
        summary: 'The last 20 texts that saves have replaced, newest first',
        params,
        response: { 200: z.array(revisionSchema), ...problems('session-required', 'itinerary-not-found') },
      },
    },
    async (request) => {
      const found = await service.listRevisions(request.params.id);
      if (!found) throw new AppError('itinerary-not-found');
      return found.revisions.map((revision) => presentRevision(found.current, revision));
    },
  );
}

async function* writeList(pages: AsyncIterable<readonly ItineraryListEntry[]>): AsyncGenerator<string> {
  let separator = '[';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield separator + page.map((entry) => JSON.stringify(presentListItem(entry))).join(',');
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
