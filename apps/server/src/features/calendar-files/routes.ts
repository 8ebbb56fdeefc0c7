/** `GET /{itinerary|flight-quote|deal}/{id}.ics` (contract §2): the dates of a public page for a calendar. */
import type { FastifyRequest } from 'fastify';
import type { App } from '../../plugins/app-types.ts';
import type { SendNotFoundPage } from '../../plugins/not-found.ts';
import type { CalendarFileService } from './service.ts';

interface CalendarFileOptions {
  readonly service: CalendarFileService;
  readonly baseOf: (request: FastifyRequest) => string;
  readonly sendNotFoundPage: SendNotFoundPage;
}

export function registerCalendarFiles(app: App, { service, baseOf, sendNotFoundPage }: CalendarFileOptions): void {
  for (const prefix of ['itinerary', 'flight-quote', 'deal'] as const) {
    app.get<{ Params: { id: string } }>(
      `/${prefix}/:id(^[\\w-]+).ics`,
      { schema: { hide: true } },
      async (request, reply) => {
        const file = await service.finish[prefix](request.params.id, baseOf(request));
        if (file === null) return sendNotFoundPage(request, reply);
        reply.pageType = 'file';
        reply.headers({
          'content-disposition': `attachment; filename="${file.name}"`,
          'cache-control': 'private, no-cache',
        });
        return reply.type('text/calendar; charset=utf-8').send(file.text);
      },
    );
  }
}
