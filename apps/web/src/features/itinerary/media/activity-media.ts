/**
 * The agent's pictures of activities, as this browser keeps them (spec §3, §9; M-1): a map under day index, block index and activity index, joined
 * by hyphens. Published ones stand on the activities themselves.
 */
import {
  type ActivityImage,
  IMAGES,
  STORED_IMAGE,
  storedImageSchema,
  type WireActivity,
  type WireDay,
} from '@waypage/contract';
import { z } from 'zod';
import { blobOfDataUrl } from '../../../lib/data-url.ts';

/** A picture in the address itself, one of another site, or one of this server; never a script, a file or a vector drawing. */
export function isMediaAddress(address: string): boolean {
  if (STORED_IMAGE.test(address)) return true;
  if (/^data:/i.test(address)) {
    const type = blobOfDataUrl(address)?.type;
    return type !== undefined && type !== 'image/svg+xml';
  }
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

export const activityMediaSchema = z.object({
  url: z.string().refine(isMediaAddress, 'no address of a picture'),
  type: z.literal('image'),
  /** Whether it was drawn anew and made small; false: the address stands as it was given. */
  optimized: z.boolean(),
  /** Milliseconds since 1970. */
  timestamp: z.number(),
  alt: z.string().max(IMAGES.altMax).optional(),
  /** Of the activity that it was chosen for, so that it can be found again where activities have moved. */
  activityId: z.string().optional(),
  /** Where the server has stored it. */
  stored: storedImageSchema.optional(),
  /** Put on the record; once the server has confirmed that, this browser need not keep it. */
  sent: z.boolean().optional(),
});
export type ActivityMedia = z.infer<typeof activityMediaSchema>;

export type MediaMap = Readonly<Record<string, ActivityMedia>>;

export const MEDIA_KEY = /^\d+-\d+-\d+$/;

export interface MediaPlace {
  readonly key: string;
  readonly activity: WireActivity;
}

export const mediaKey = (day: number, block: number, activity: number) => `${day}-${block}-${activity}`;

/** Every activity with its key, in the order of the page. */
export function mediaPlaces(days: readonly WireDay[]): MediaPlace[] {
  return days.flatMap((day, dayIndex) =>
    day.timeBlocks.flatMap((block, blockIndex) =>
      block.activities.map((activity, activityIndex) => ({
        key: mediaKey(dayIndex, blockIndex, activityIndex),
        activity,
      })),
    ),
  );
}

/** The same days with other pictures: `change` answers the activity's picture, or none. */
export function withImages(
  days: readonly WireDay[],
  change: (key: string, image: ActivityImage | undefined) => ActivityImage | undefined,
): WireDay[] {
  return days.map((day, dayIndex) => ({
    ...day,
    timeBlocks: day.timeBlocks.map((block, blockIndex) => ({
      ...block,
      activities: block.activities.map(({ image, ...activity }, activityIndex) => {
        const next = change(mediaKey(dayIndex, blockIndex, activityIndex), image);
        return next ? { ...activity, image: next } : activity;
      }),
    })),
  }));
}

/**
 * Pictures follow activities that were moved (M-10, M-30). One without a name is from now on the picture of the activity where it stands. One whose activity is gone,
 * or whose place another picture has, is laid aside under a key of no activity, where nothing shows it, until its activity is back. Answers the same map
 * where nothing changes.
 */
export function followActivities(media: MediaMap, days: readonly WireDay[]): MediaMap {
  const idAt = new Map(mediaPlaces(days).map(({ key, activity }) => [key, activity.id]));
  const keyOf = (id: string) => {
    const found = [...idAt].filter(([, each]) => each === id);
    return found.length === 1 ? found[0]?.[0] : undefined;
  };
  const settled = new Map<string, ActivityMedia>();
  const moving: ActivityMedia[] = [];
  for (const [key, own] of Object.entries(media)) {
    const here = idAt.get(key);
    if (
      here === undefined ? own.activityId === undefined || keyOf(own.activityId) === undefined : own.activityId === here
    ) {
      settled.set(key, own);
    } else if (own.activityId === undefined && here !== undefined) settled.set(key, { ...own, activityId: here });
    else moving.push(own);
  }
  for (const own of moving) {
    const target = keyOf(own.activityId ?? '');
    settled.set(target !== undefined && !settled.has(target) ? target : keyAside(settled, days.length), own);
  }
  const isSame = [...settled].every(([key, own]) => media[key] === own);
  return isSame ? media : Object.fromEntries(settled);
}

/** The first free key beyond the last day. */
function keyAside(taken: ReadonlyMap<string, unknown>, days: number): string {
  for (let day = days; ; day++) if (!taken.has(mediaKey(day, 0, 0))) return mediaKey(day, 0, 0);
}

/** What may be shown with these days: never a picture on another activity than its own. */
export function ownImages(media: MediaMap, days: readonly WireDay[]): MediaMap {
  const own = mediaPlaces(days).flatMap(({ key, activity }) => {
    const here = media[key];
    return here && (here.activityId ?? activity.id) === activity.id ? [[key, here] as const] : [];
  });
  return Object.fromEntries(own);
}

/** What an activity's slot shows: the picture in this browser before the published one. */
export interface ShownImage {
  readonly src: string;
  readonly alt: string;
  /** Whether it is the one that travelers see. */
  readonly published: boolean;
}

export function shownImage(media: ActivityMedia | undefined, published: ActivityImage | undefined): ShownImage | null {
  if (media) return { src: media.url, alt: media.alt ?? '', published: false };
  return published ? { src: published.url, alt: published.alt, published: true } : null;
}
