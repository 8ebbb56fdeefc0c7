/** Pictures of activities: what a record holds of a published one, and what `POST /api/images` takes and answers (contract §2; rules M-20 to M-27). */
import { z } from 'zod';

export const IMAGES = {
  /** Formats that the server takes; browsers draw every other one anew. */
  types: ['image/jpeg', 'image/png', 'image/webp'],
  /** Of the body of `POST /api/images`. */
  bytesMax: 8_000_000,
  pixelsMax: 25_000_000,
  /** Longest side of a stored picture. */
  storedSideMax: 1600,
  altMax: 300,
} as const;

/** Where a stored picture stands: it is named after its content, so that the address never shows another one. */
export const STORED_IMAGE = /^\/images\/[0-9a-f]{64}\.webp$/;

const side = z.number().int().min(1).max(IMAGES.storedSideMax);

export const storedImageSchema = z.object({
  url: z.string().regex(STORED_IMAGE, 'must be the address of a picture on this server'),
  width: side,
  height: side,
});
export type StoredImage = z.infer<typeof storedImageSchema>;

/** A picture that travelers are shown with an activity. */
export const activityImageSchema = storedImageSchema.extend({
  /** What it shows, for those who do not see it. */
  alt: z.string().max(IMAGES.altMax),
});
export type ActivityImage = z.infer<typeof activityImageSchema>;
