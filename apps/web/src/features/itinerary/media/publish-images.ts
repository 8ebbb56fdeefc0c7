/** Sends the pictures of this browser to the server, one after the other (contract §2; M-20). What is stored there still is not sent again. */
import { type ActivityImage, IMAGES, type StoredImage, storedImageSchema, type WireDay } from '@waypage/contract';
import { sendJson } from '../../../lib/api-client.ts';
import { blobOfDataUrl } from '../../../lib/data-url.ts';
import { redrawAddress } from '../../../lib/redraw-image.ts';
import { type ActivityMedia, type MediaMap, mediaPlaces, withImages } from './activity-media.ts';
import type { MediaShelf } from './media-shelf.ts';

export interface UploadProgress {
  readonly done: number;
  readonly of: number;
}

/** Answers the titles of activities whose picture cannot be read: another site does not let it be copied. @throws ApiError, NoAnswerError */
export async function uploadImages(
  shelf: MediaShelf,
  days: readonly WireDay[],
  onProgress: (progress: UploadProgress) => void,
): Promise<string[]> {
  const places = mediaPlaces(days).filter(({ key }) => shelf.state.get().media[key]);
  const unread: string[] = [];
  for (const [done, { key, activity }] of places.entries()) {
    onProgress({ done, of: places.length });
    const media = shelf.state.get().media[key];
    if (!media || (media.stored && (await isStored(media.stored)))) continue;
    const blob = await bytesOf(media.url);
    if (!blob) {
      unread.push(activity.title);
      const { stored: _gone, ...own } = media;
      if (media.stored) shelf.put(key, own);
      continue;
    }
    const stored = await uploadImage(blob);
    /* The agent may have taken another picture meanwhile. */
    if (shelf.state.get().media[key]?.url === media.url) shelf.put(key, { ...media, stored });
  }
  return unread;
}

/** One that no record names is not kept for ever (M-29). Where nobody answers, the save will tell. */
async function isStored({ url }: StoredImage): Promise<boolean> {
  const answer = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status !== 404;
}

function uploadImage(body: Blob): Promise<StoredImage> {
  return sendJson('POST', '/api/images', storedImageSchema, { body });
}

async function bytesOf(address: string): Promise<Blob | null> {
  try {
    return blobOfDataUrl(address) ?? (await redrawAddress(address));
  } catch {
    return null;
  }
}

/** The days with every stored picture on its activity; without a text of its own a picture is called as its activity. */
export function withStored(days: readonly WireDay[], media: MediaMap): WireDay[] {
  const titles = new Map(mediaPlaces(days).map(({ key, activity }) => [key, activity.title]));
  return withImages(days, (key, image) => {
    const own = media[key];
    if (!own?.stored) return image;
    return { ...own.stored, alt: (own.alt || titles.get(key) || '').slice(0, IMAGES.altMax) };
  });
}

/** The way back: a published picture as this browser keeps it. */
export function mediaOf(image: ActivityImage, activityId: string): ActivityMedia {
  const { alt, ...stored } = image;
  return { url: image.url, type: 'image', optimized: true, timestamp: Date.now(), alt, activityId, stored };
}
