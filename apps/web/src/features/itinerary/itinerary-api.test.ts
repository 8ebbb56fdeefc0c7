import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { problem, stubApi } from '../../testing/itinerary-fixtures.ts';
import { fetchPublicItinerary } from './itinerary-api.ts';

afterEach(() => vi.unstubAllGlobals());

describe('fetchPublicItinerary', () => {
  it("V-5 fails as 'Unable to load itinerary', with what went wrong as its cause", async () => {
    stubApi({ 'GET /api/itineraries/*': () => problem(404, 'Itinerary not found') });
    const failure = await fetchPublicItinerary('itinerary-1700000000000-aaaaaaaaaaaaaaaaaaaa').catch((error) => error);
    expect(failure).toMatchObject({ message: 'Unable to load itinerary' });
    expect(failure.cause).toBeInstanceOf(ApiError);
  });
});
