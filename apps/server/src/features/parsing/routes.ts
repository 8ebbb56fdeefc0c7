/** `POST /api/parse-itinerary` (spec §7). */
import { parsedItinerarySchema, parseRequestSchema } from '@waypage/contract';
import { problems } from '../../plugins/answer-schemas.ts';
import type { App } from '../../plugins/app-types.ts';
import { PARSE_BODY_BYTES } from '../../plugins/body-limits.ts';
import type { ParsingService } from './service.ts';

export function registerParsing(app: App, service: ParsingService): void {
  app.post(
    '/api/parse-itinerary',
    {
      config: { tooLarge: 'text-too-long' },
      bodyLimit: PARSE_BODY_BYTES,
      schema: {
        tags: ['Parsing'],
        summary: 'Read a pasted itinerary',
        body: parseRequestSchema,
        response: {
          200: parsedItinerarySchema,
          ...problems('malformed-json', 'session-required', 'text-too-long', 'not-json', 'text-blank', 'invalid'),
        },
      },
    },
    (request) => service.parseItinerary(request.body),
  );
}
