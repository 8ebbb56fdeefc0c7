/** Addresses that may become a picture: `http:`, `https:`, or a path on this site (F-124). */
import { z } from 'zod';

const webAddress = z.url({ protocol: /^https?$/, normalize: true });

export function safeImage(address: string | null): string | null {
  const text = address?.trim() ?? '';
  return OWN_PATH.test(text) ? text : (webAddress.safeParse(text).data ?? null);
}

const OWN_PATH = /^\/(?![/\\])\S+$/;
