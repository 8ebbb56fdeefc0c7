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
 * Pictures follow activities that were moved: one whose activity now stands elsewhere goes there, unless its id is not one of a kind or another
 * picture is there. Answers the same map where nothing moves.
 */
export function followActivities(media: MediaMap, days: readonly WireDay[]): MediaMap {
  const places = mediaPlaces(days);
  const idAt = new Map(places.map(({ key, activity }) => [key, activity.id]));
  const keyOf = (id: string) => {
    const found = places.filter(({ activity }) => activity.id === id);
    return found.length === 1 ? found[0]?.key : undefined;
  };
  const moves = new Map<string, string>();
  for (const [key, { activityId }] of Object.entries(media)) {
    if (activityId === undefined || idAt.get(key) === activityId) continue;
    const target = keyOf(activityId);
    if (target !== undefined) moves.set(key, target);
  }
  let done = [...moves];
  for (let before = -1; before !== done.length; ) {
    before = done.length;
    const leaving = new Set(done.map(([key]) => key));
    const taken = new Set(Object.keys(media).filter((key) => !leaving.has(key)));
    done = done.filter(([, target]) => !taken.has(target) && taken.add(target));
  }
  if (done.length === 0) return media;
  const gone = new Set(done.map(([key]) => key));
  const kept = Object.entries(media).filter(([key]) => !gone.has(key));
  return Object.fromEntries([...kept, ...done.map(([key, target]) => [target, media[key]])]) as MediaMap;
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
