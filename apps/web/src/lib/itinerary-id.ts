/** `itinerary-<milliseconds>-<random>` (C-7): 16 random bytes from crypto, 128 bits, in the URL-safe alphabet. */
const RANDOM_BYTES = 16;

export function newItineraryId(now: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  const random = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `itinerary-${now}-${random}`;
}
