/** Addresses that may become a picture: `http:`, `https:`, or a path on this site (F-124). */

export function safeImage(address: string | null): string | null {
  const text = address?.trim() ?? '';
  if (/^\/(?![/\\])\S+$/.test(text)) return text;
  if (!URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
