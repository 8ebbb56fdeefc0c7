/** Addresses that may become a link: `http:` and `https:` alone (V-8). */

const BARE_HOST = /^www\.[^\s/]+\.[^\s/]{2,}/iu;

/** The address to put into `href`, or null. A bare `www.` host, as pastes have it, is taken as https. */
export function safeLink(link: string | null): string | null {
  const text = link?.trim() ?? '';
  const address = BARE_HOST.test(text) ? `https://${text}` : text;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}
