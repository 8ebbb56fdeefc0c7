/** The parse calls (spec §7), one a content kind: the same body, limits and errors; and which kind a text is (contract §2). Agents only. */
import {
  CONTENT_KINDS,
  type ContentKind,
  detectedKindSchema,
  detectKindRequestSchema,
  PARSED_SCHEMAS,
  parseRequestSchema,
} from '@waypage/contract';
import { problems } from '../../plugins/answer-schemas.ts';
import type { App } from '../../plugins/app-types.ts';
import { PARSE_BODY_BYTES } from '../../plugins/body-limits.ts';
import { type ParsingService, SHORTEST_TEXTS } from './service.ts';

const PARSE_CALLS: { readonly [K in ContentKind]: { readonly path: string; readonly summary: string } } = {
  itinerary: { path: '/api/parse-itinerary', summary: 'Read a pasted itinerary' },
  'flight-quote': { path: '/api/parse-flight-quote', summary: 'Read a pasted flight quote' },
  'travel-deal': { path: '/api/parse-travel-deal', summary: 'Read a pasted travel deal' },
};

export function registerParsing(app: App, service: ParsingService): void {
  for (const kind of CONTENT_KINDS) {
    const { path, summary } = PARSE_CALLS[kind];
    const errors = problems(
      'malformed-json',
      'session-required',
      'text-too-long',
      'not-json',
      SHORTEST_TEXTS[kind].error,
      'invalid',
    );
    app.post(
      path,
      {
        config: { tooLarge: 'text-too-long' },
        bodyLimit: PARSE_BODY_BYTES,
        schema: {
          tags: ['Parsing'],
          summary,
          body: parseRequestSchema,
          response: { 200: PARSED_SCHEMAS[kind], ...errors },
        },
      },
      (request) => service.parse(kind, request.body),
    );
  }
  app.post(
    '/api/detect-kind',
    {
      config: { tooLarge: 'text-too-long' },
      bodyLimit: PARSE_BODY_BYTES,
      schema: {
        tags: ['Parsing'],
        summary: 'Tell which kind of content a pasted text is',
        body: detectKindRequestSchema,
        response: {
          200: detectedKindSchema,
          ...problems('malformed-json', 'session-required', 'text-too-long', 'not-json', 'invalid'),
        },
      },
    },
    (request) => service.detectKind(request.body.text),
  );
}
