/** The calls of a kind's records (spec §7, contract §2). Single records are public, everything else is for agents. */
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { noContent, problems } from '../../plugins/answer-schemas.ts';
import type { App } from '../../plugins/app-types.ts';
import { RECORD_BODY_BYTES } from '../../plugins/body-limits.ts';
import { entityTag, expectedVersion, matchesEntityTag } from './conditions.ts';
import { CSV_START, csvRow } from './csv.ts';
import { listQuerySchema, listQuestionSchema, nextLink, readListQuery, readListQuestion } from './list-query.ts';
import { isoTime, type RecordKind } from './record-kind.ts';
import type { ListQuestion, RecordService } from './service.ts';

const params = z.object({ id: z.string() });

export interface RecordRouteOptions<Data, Create, Update extends { version?: number | undefined }> {
  readonly kind: RecordKind<Data, Create, Update>;
  readonly service: RecordService<Data, Create, Update>;
  readonly clock: () => number;
  /** The public address for a request, without a slash at the end. */
  readonly baseOf: (request: FastifyRequest) => string;
}

export function registerRecords<Data, Create, Update extends { version?: number | undefined }>(
  app: App,
  options: RecordRouteOptions<Data, Create, Update>,
): void {
  const { kind, service, clock } = options;
  const { path, noun, notFound, schemas } = kind;
  const tags = [noun.many.charAt(0).toUpperCase() + noun.many.slice(1)];

  app.post(
    path,
    {
      bodyLimit: RECORD_BODY_BYTES,
      schema: {
        tags,
        summary: `Save ${noun.one}; the same id and content again answers 200`,
        body: schemas.create,
        response: {
          200: schemas.record,
          201: schemas.record,
          ...problems('session-required', 'id-taken', 'text-too-long', 'not-json', 'invalid'),
        },
      },
    },
    async (request, reply) => {
      const done = await service.create(request.body as Create);
      if (done.outcome === 'taken') {
        throw new AppError('id-taken', done.current ? { current: kind.presentForAgent(done.current) } : {});
      }
      const { record } = done;
      reply.headers({ location: `${path}/${record.id}`, etag: entityTag('agent', record) });
      return reply.code(done.outcome === 'created' ? 201 : 200).send(kind.presentForAgent(record));
    },
  );

  app.get(
    path,
    {
      schema: {
        tags,
        summary: `All ${noun.many}, newest first; with any parameter filtered and paged`,
        querystring: listQuerySchema,
        response: { 200: z.array(schemas.listItem), ...problems('session-required', 'invalid') },
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
        return reply.send(Readable.from(writeList(options)) as never);
      }
      const { items, next, total } = await service.listPage(page);
      reply.header('x-total-count', total);
      if (next) reply.header('link', nextLink(path, request.query, next));
      return items.map(kind.presentListItem);
    },
  );

  app.get(
    `${path}.csv`,
    {
      schema: {
        tags,
        summary: `All ${noun.many} as a table for a spreadsheet; with \`q\`, \`since\` and \`sort\` those of the list`,
        produces: ['text/csv'],
        querystring: listQuestionSchema,
        response: problems('session-required', 'invalid'),
      },
    },
    async (request, reply) => {
      reply.headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${path.split('/').at(-1)}.csv"`,
      });
      const rows = writeCsv(options, options.baseOf(request), readListQuestion(request.query));
      return reply.send(Readable.from(rows) as never);
    },
  );

  app.get(
    `${path}/:id`,
    {
      config: { audience: 'public' },
      schema: {
        tags,
        summary: `One of the ${noun.many}: whole for agents, what the public page shows for everyone else (and for \`as=public\`)`,
        params,
        querystring: z.object({ as: z.literal('public').optional() }),
        response: {
          200: z.union([schemas.record, schemas.publicRecord]),
          304: noContent,
          ...problems(notFound),
        },
      },
    },
    async (request, reply) => {
      reply.header('vary', 'Cookie');
      const isAgent = request.query.as !== 'public' && (await request.isAgent());
      const record = await service.find(request.params.id);
      if (!record) throw new AppError(notFound);
      const now = clock();
      const tag = isAgent ? entityTag('agent', record) : entityTag('public', record, kind.publicState?.(record, now));
      reply.headers({ etag: tag, 'cache-control': isAgent ? 'no-store' : 'private, no-cache' });
      if (matchesEntityTag(request.headers['if-none-match'], tag)) return reply.code(304).send(null);
      return isAgent ? kind.presentForAgent(record) : kind.presentForPublic(record, now);
    },
  );

  app.put(
    `${path}/:id`,
    {
      bodyLimit: RECORD_BODY_BYTES,
      schema: {
        tags,
        summary: `Save ${noun.one}; with \`version\` or \`If-Match\` only over the version it was made from`,
        params,
        body: schemas.update,
        response: {
          200: schemas.record,
          ...problems('session-required', notFound, 'version-conflict', 'text-too-long', 'not-json', 'invalid'),
        },
      },
    },
    async (request, reply) => {
      const body = request.body as Update;
      const version = expectedVersion(request.headers['if-match'], body.version);
      const done = await service.update(request.params.id, body, version);
      if (done.outcome === 'missing') throw new AppError(notFound);
      if (done.outcome === 'conflict') {
        throw new AppError('version-conflict', { current: kind.presentForAgent(done.record) });
      }
      reply.header('etag', entityTag('agent', done.record));
      return kind.presentForAgent(done.record);
    },
  );

  app.delete(
    `${path}/:id`,
    {
      schema: {
        tags,
        summary: `Delete ${noun.one}; its link is dead at once`,
        params,
        response: { 204: noContent, ...problems('session-required', notFound) },
      },
    },
    async (request, reply) => {
      if (!(await service.remove(request.params.id))) throw new AppError(notFound);
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${path}/:id/restore`,
    {
      config: { mayBeEmpty: true },
      bodyLimit: 1024,
      schema: {
        tags,
        summary: 'Undo a deletion, for 30 days',
        params,
        response: { 200: schemas.record, ...problems('session-required', notFound, 'not-json') },
      },
    },
    async (request) => {
      const record = await service.restore(request.params.id);
      if (!record) throw new AppError(notFound);
      return kind.presentForAgent(record);
    },
  );

  app.get(
    `${path}/:id/revisions`,
    {
      schema: {
        tags,
        summary: 'The last 20 texts that saves have replaced, newest first',
        params,
        response: { 200: z.array(schemas.revision), ...problems('session-required', notFound) },
      },
    },
    async (request) => {
      const found = await service.listRevisions(request.params.id);
      if (!found) throw new AppError(notFound);
      return found.revisions.map((revision) => kind.presentRevision(found.current, revision));
    },
  );
}

async function* writeList<Data, Create, Update extends { version?: number | undefined }>({
  kind,
  service,
}: RecordRouteOptions<Data, Create, Update>): AsyncGenerator<string> {
  let separator = '[';
  for await (const page of service.listAll()) {
    if (page.length === 0) continue;
    yield separator + page.map((entry) => JSON.stringify(kind.presentListItem(entry))).join(',');
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

async function* writeCsv<Data, Create, Update extends { version?: number | undefined }>(
  { kind, service }: RecordRouteOptions<Data, Create, Update>,
  base: string,
  question: ListQuestion,
): AsyncGenerator<string> {
  const columns = Object.values(kind.csvColumns);
  yield CSV_START + csvRow(['id', ...Object.keys(kind.csvColumns), 'createdAt', 'updatedAt', 'link']);
  for await (const page of service.listAllWhole(question)) {
    for (const record of page) {
      const own = columns.map((column) => column(record));
      const link = `${base}${kind.pagePath}/${record.id}`;
      yield csvRow([record.id, ...own, isoTime(record.createdAt), isoTime(record.updatedAt), link]);
    }
  }
}
