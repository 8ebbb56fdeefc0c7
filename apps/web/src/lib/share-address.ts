/** Absolute public addresses, as they are copied and shown (contract §7). */

/** Site-relative path of a public itinerary. */
export function itineraryPath(id: string): string {
  return `/itinerary/${encodeURIComponent(id)}`;
}

/** Site-relative path of a public flight quote. */
export function flightQuotePath(id: string): string {
  return `/flight-quote/${encodeURIComponent(id)}`;
}

/** Site-relative path of a public travel deal. */
export function dealPath(id: string): string {
  return `/deal/${encodeURIComponent(id)}`;
}

/** Site-relative path of a deal as a text file; the server names the file. */
export function dealTextPath(id: string): string {
  return `${dealPath(id)}.txt`;
}

/** Site-relative path of a deal's card for other sites. */
export function embedDealPath(id: string): string {
  return `/embed${dealPath(id)}`;
}

/** `base`: the public base address that the server names on the page, else the address the agent works at. */
export function absoluteAddress(path: string): string {
  return new URL(path, publicBase()).href;
}

function publicBase(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="waypage-public-url"]')?.content;
  return named && URL.canParse(named) ? named : globalThis.location.origin;
}
