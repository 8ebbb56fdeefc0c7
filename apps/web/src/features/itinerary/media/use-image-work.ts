/**
 * Everything that can be done with the pictures of one itinerary (section M of docs/behaviour.md). Pictures of this browser stand in its shelf,
 * published ones on the record; each change of the record goes the way of every other change, with its conflict and its kept copy.
 */
import { BROWSER_KEYS, type ItineraryRecord, type WireActivity, type WireDay } from '@waypage/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { showToast } from '../../../components/toast-queue.ts';
import { sentenceOf } from '../../../lib/api-error.ts';
import { downloadFile, fileNameOf } from '../../../lib/download-file.ts';
import { type ItineraryDraft, titleOf } from '../itinerary-draft.ts';
import type { ItinerarySaver, SaveStatus } from '../itinerary-saver.ts';
import {
  followActivities,
  type MediaMap,
  mediaPlaces,
  ownImages,
  type ShownImage,
  shownImage,
  withImages,
} from './activity-media.ts';
import { readMediaFile, writeMediaFile } from './media-file.ts';
import { MEDIA_TEXT as TEXT } from './media-messages.ts';
import { type Keeping, type MediaShelf, mediaShelfOf } from './media-shelf.ts';
import { mediaOf, type UploadProgress, uploadImages, withStored } from './publish-images.ts';
import type { Picture } from './take-picture.ts';

interface ImageMessage {
  readonly tone: 'warn' | 'danger';
  readonly text: string;
}

export interface ImageWork {
  readonly keeping: Keeping;
  /** Of activities: all, those with a picture, with one of this browser, with one that travelers see. */
  readonly counts: Readonly<Record<'activities' | 'shown' | 'here' | 'published', number>>;
  /** How many are kept aside in this browser, their activities gone (M-31). */
  readonly aside: number;
  readonly progress: UploadProgress | null;
  readonly message: ImageMessage | null;
  imageAt(key: string, activity: WireActivity): ShownImage | null;
  pick(key: string, activity: WireActivity, picture: Picture, alt: string): void;
  setAlt(key: string, alt: string): void;
  remove(key: string): void;
  /** Removes those that are kept aside; the toast takes it back. */
  removeAside(): void;
  publish(): Promise<void>;
  unpublish(): Promise<void>;
  exportFile(): Promise<void>;
  importFile(file: File): Promise<void>;
  say(message: ImageMessage | null): void;
}

/** @param confirmed what the server has said last  @param startSaving answers the saver of the draft as it is shown */
export function useImageWork(
  itinerary: ItineraryDraft,
  confirmed: ItineraryRecord | undefined,
  startSaving: () => ItinerarySaver,
): ImageWork {
  const { days } = itinerary.data;
  const shelf = mediaShelfOf(itinerary.id);
  const { media, keeping, aside } = useShelf(shelf, days, confirmed);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [message, say] = useState<ImageMessage | null>(null);
  const places = mediaPlaces(days);

  function saveDays(change: (days: readonly WireDay[]) => WireDay[]): Promise<SaveStatus> {
    const saver = startSaving();
    const { data } = saver.state.get().draft;
    saver.change({ data: { ...data, days: change(data.days) } });
    return saver.save();
  }

  return {
    keeping,
    counts: {
      activities: places.length,
      shown: places.filter(({ key, activity }) => media[key] ?? activity.image).length,
      here: places.filter(({ key }) => media[key]).length,
      published: places.filter(({ activity }) => activity.image).length,
    },
    aside: Object.keys(aside).length,
    progress,
    message,
    imageAt: (key, activity) => shownImage(media[key], activity.image),
    say,

    pick(key, activity, picture, alt) {
      say(null);
      const text = alt === '' ? {} : { alt };
      shelf.put(key, { ...picture, type: 'image', timestamp: Date.now(), ...text, activityId: activity.id });
    },

    setAlt(key, alt) {
      const own = shelf.state.get().media[key];
      if (own) shelf.put(key, { ...own, alt, sent: false });
      else void saveDays((now) => withImages(now, (at, image) => (at === key && image ? { ...image, alt } : image)));
    },

    remove(key) {
      shelf.remove(key);
      if (places.some((place) => place.key === key && place.activity.image)) {
        void saveDays((now) => withImages(now, (at, image) => (at === key ? undefined : image)));
      }
    },

    removeAside() {
      shelf.change((map) => Object.fromEntries(Object.entries(map).filter(([key]) => !(key in aside))));
      showToast({
        title: TEXT.asideRemoved,
        action: { label: 'Undo', run: () => shelf.change((map) => followActivities({ ...aside, ...map }, days)) },
      });
    },

    async publish() {
      say(null);
      try {
        const unread = await uploadImages(shelf, days, setProgress);
        const ready = ownImages(shelf.state.get().media, days);
        const sent = Object.keys(ready).filter((key) => ready[key]?.stored);
        if (unread.length > 0) say({ tone: 'warn', text: sentenceOfUnread(unread) });
        if (sent.length === 0) return;
        shelf.change((map) => markSent(map, sent));
        const outcome = await saveDays((now) => withStored(now, ready));
        if (outcome === 'saved') showToast({ title: TEXT.published, description: TEXT.publishedMore });
      } catch (error) {
        say({ tone: 'danger', text: `${TEXT.publishFailed} ${sentenceOf(error, '')}`.trim() });
      } finally {
        setProgress(null);
      }
    },

    async unpublish() {
      say(null);
      shelf.change((map) => {
        const back = places.flatMap(({ key, activity }) =>
          activity.image && !map[key] ? [[key, mediaOf(activity.image, activity.id)] as const] : [],
        );
        return { ...map, ...Object.fromEntries(back) };
      });
      const outcome = await saveDays((now) => withImages(now, () => undefined));
      if (outcome === 'saved') showToast({ title: TEXT.unpublished, description: TEXT.unpublishedMore });
    },

    async exportFile() {
      const text = await writeMediaFile(media, days);
      downloadFile(`${fileNameOf(titleOf(itinerary))}_images.json`, text, 'application/json');
      showToast({ title: TEXT.exported });
    },

    async importFile(file) {
      say(null);
      const read = await readMediaFile(await file.text(), days);
      if (!read.ok) {
        say({ tone: 'danger', text: read.reason === 'invalid-json' ? TEXT.importInvalid : TEXT.importNothing });
        return;
      }
      shelf.change((map) => ({ ...map, ...read.media }));
      if (read.left > 0) say({ tone: 'warn', text: sentenceOfLeft(read.left) });
      showToast({ title: TEXT.imported });
    },
  };
}

function useShelf(shelf: MediaShelf, days: readonly WireDay[], confirmed: ItineraryRecord | undefined) {
  const state = useSyncExternalStore(shelf.state.subscribe, shelf.state.get);
  useEffect(() => {
    shelf.refresh();
    const hear = ({ key }: StorageEvent) => {
      if (key === null || key === BROWSER_KEYS.customMedia) shelf.refresh();
    };
    globalThis.addEventListener('storage', hear);
    return () => globalThis.removeEventListener('storage', hear);
  }, [shelf]);
  useEffect(() => shelf.change((map) => followActivities(map, days)), [shelf, days]);
  /* What the server has confirmed on the record need not be kept here any longer. */
  useEffect(() => {
    if (!confirmed) return;
    const places = mediaPlaces(confirmed.data.days);
    const done = places.filter(({ key, activity }) => {
      const own = state.media[key];
      return own?.sent && own.stored?.url === activity.image?.url;
    });
    if (done.length === 0) return;
    const gone = new Set(done.map(({ key }) => key));
    shelf.change((map) => Object.fromEntries(Object.entries(map).filter(([key]) => !gone.has(key))));
  }, [shelf, confirmed, state.media]);
  /* Pictures that only this page has: the browser asks before it is closed over them. */
  const onlyHere = state.keeping !== 'kept' && Object.keys(state.media).length > 0;
  useEffect(() => {
    if (!onlyHere) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [onlyHere]);
  const media = ownImages(state.media, days);
  const aside = Object.fromEntries(Object.entries(state.media).filter(([key]) => !(key in media)));
  return { ...state, media, aside };
}

function markSent(map: MediaMap, keys: readonly string[]): MediaMap {
  const marked = keys.flatMap((key) => (map[key] ? [[key, { ...map[key], sent: true }] as const] : []));
  return { ...map, ...Object.fromEntries(marked) };
}

const sentenceOfUnread = (titles: readonly string[]) =>
  `Not published, because its site does not let it be copied: ${titles.join(', ')}. Save the image to your device and add it as a file.`;

const sentenceOfLeft = (left: number) =>
  left === 1
    ? 'One entry of the file was left out: it is no image, or its activity is not in this itinerary.'
    : `${left} entries of the file were left out: they are no images, or their activities are not in this itinerary.`;
