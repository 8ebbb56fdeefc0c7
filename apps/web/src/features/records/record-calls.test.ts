import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { problem, stubApi } from '../../testing/itinerary-fixtures.ts';
import { quoteCalls } from '../flight-quote/flight-quote-api.ts';
import { dealCalls } from '../travel-deal/travel-deal-api.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the public view of a record that cannot be loaded', () => {
  it.each([
    ['F-120', '/api/flight-quotes', 'Unable to load flight quote', () => quoteCalls.fetchPublic('nobody')],
    ['T-176', '/api/travel-deals', 'Failed to fetch travel deal', () => dealCalls.fetchPublic('nobody')],
  ])('%s GET %s fails as %j, with what went wrong as its cause', async (_rule, path, message, fetchPublic) => {
    stubApi({ [`GET ${path}/*`]: () => problem(404, 'Not found') });
    const failure = await fetchPublic().catch((error: unknown) => error);
    expect(failure).toMatchObject({ message });
    expect((failure as Error).cause).toBeInstanceOf(ApiError);
  });
});
