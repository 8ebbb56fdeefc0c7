/** SHA-256 of a text's UTF-8 bytes as hex, the form of `source.textHash`; null where the browser offers none (a page that came without https). */
export async function textHash(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
