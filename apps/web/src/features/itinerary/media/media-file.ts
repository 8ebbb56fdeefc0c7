/** Pictures as a JSON file to keep or to take to another browser, and back (spec §3, §8; M-8, M-9): the map itself, every picture within. */
import type { WireDay } from '@waypage/contract';
import { z } from 'zod';
import { blobOfDataUrl, dataUrlOf } from '../../../lib/data-url.ts';
import { redrawAddress, redrawImage } from '../../../lib/redraw-image.ts';
import { type ActivityMedia, activityMediaSchema, MEDIA_KEY, type MediaMap, mediaPlaces } from './activity-media.ts';

/** The file's text. A picture of another site that cannot be read stays an address. */
export async function writeMediaFile(media: MediaMap, days: readonly WireDay[]): Promise<string> {
  const entries: [string, ActivityMedia][] = [];
  for (const { key, activity } of mediaPlaces(days)) {
    const own = media[key];
    const { image } = activity;
    if (own) entries.push([key, await withinFile(own)]);
    else if (image) {
      const { url, alt } = image;
      entries.push([
        key,
        await withinFile({ url, alt, type: 'image', optimized: true, timestamp: Date.now(), activityId: activity.id }),
      ]);
    }
  }
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

async function withinFile({ stored: _stored, sent: _sent, ...media }: ActivityMedia): Promise<ActivityMedia> {
  if (media.url.startsWith('data:')) return media;
  try {
    return { ...media, url: await dataUrlOf(await redrawAddress(media.url)), optimized: true };
  } catch {
    return media;
  }
}

export type MediaImport =
  | { readonly ok: false; readonly reason: 'invalid-json' | 'no-media' }
  /** `left`: entries that are no pictures, or whose place is not in this itinerary. */
  | { readonly ok: true; readonly media: MediaMap; readonly left: number };

/** Reads such a file; its pictures are drawn anew, whatever it says of them. */
export async function readMediaFile(text: string, days: readonly WireDay[]): Promise<MediaImport> {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { ok: false, reason: 'invalid-json' };
  }
  const entries = z.record(z.string(), z.unknown()).safeParse(file);
  if (!entries.success) return { ok: false, reason: 'no-media' };
  const places = new Map(mediaPlaces(days).map(({ key, activity }) => [key, activity]));
  const media: Record<string, ActivityMedia> = {};
  const all = Object.entries(entries.data);
  for (const [key, value] of all) {
    const activity = places.get(key);
    const read = activityMediaSchema.omit({ stored: true, sent: true }).safeParse(value);
    if (!MEDIA_KEY.test(key) || !activity || !read.success) continue;
    const url = await drawnAnew(read.data.url);
    if (url !== null) media[key] = { ...read.data, url, activityId: activity.id };
  }
  const count = Object.keys(media).length;
  if (count === 0 && all.length > 0) return { ok: false, reason: 'no-media' };
  return { ok: true, media, left: all.length - count };
}

async function drawnAnew(url: string): Promise<string | null> {
  const blob = blobOfDataUrl(url);
  if (!blob) return url;
  try {
    return await dataUrlOf(await redrawImage(blob));
  } catch {
    return null;
  }
}
