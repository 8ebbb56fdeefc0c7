/** `GET /api/gazetteer/airports` and `/airlines` (contract §2), for agents. */
import { airlineSchema, airportSchema } from '@waypage/contract';
import { z } from 'zod';
import { problems } from '../../plugins/answer-schemas.ts';
import type { App } from '../../plugins/app-types.ts';
import { airportsByCode, findAirlines, findAirports } from './service.ts';

const QUERY_MAX = 60;
const CODES = /^[A-Z]{3}(?:,[A-Z]{3}){0,59}$/;
const tags = ['Gazetteer'];
const query = z.string().max(QUERY_MAX);

export function registerGazetteer(app: App): void {
  app.get(
    '/api/gazetteer/airports',
    {
      schema: {
        tags,
        summary: 'Airports by what is typed (`q`), or by their IATA codes (`codes=JFK,LHR`)',
        querystring: z.object({ q: query.optional(), codes: z.string().regex(CODES).optional() }),
        response: { 200: z.array(airportSchema), ...problems('session-required', 'invalid') },
      },
    },
    async ({ query: { q = '', codes } }) => (codes === undefined ? findAirports(q) : airportsByCode(codes.split(','))),
  );

  app.get(
    '/api/gazetteer/airlines',
    {
      schema: {
        tags,
        summary: 'Airlines by what is typed',
        querystring: z.object({ q: query.default('') }),
        response: { 200: z.array(airlineSchema), ...problems('session-required', 'invalid') },
      },
    },
    async ({ query: { q } }) => findAirlines(q),
  );
}
