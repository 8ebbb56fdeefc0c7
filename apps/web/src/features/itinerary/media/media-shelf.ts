/**
 * Keeps an itinerary's pictures in the browser (spec §9: `itinerary_custom_media`; M-1, M-6, M-7). The one store holds a map for each itinerary, under
 * its id (docs/decisions/0042). Where the browser refuses to keep a picture it stays in the open page, which says so.
 */
import { BROWSER_KEYS } from '@waypage/contract';
import { z } from 'zod';
import { readStored, removeStored, writeStored } from '../../../lib/browser-storage.ts';
import { Observable } from '../../../lib/observable.ts';
import { type ActivityMedia, activityMediaSchema, MEDIA_KEY, type MediaMap } from './activity-media.ts';

/** `full`: no room left; `refused`: the browser keeps nothing at all (private window, storage switched off). */
export type Keeping = 'kept' | 'full' | 'refused';

export interface ShelfState {
  readonly media: MediaMap;
  readonly keeping: Keeping;
}

export class MediaShelf {
  readonly state: Observable<ShelfState>;
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
    this.state = new Observable<ShelfState>({ media: readOwn(id), keeping: 'kept' });
  }

  put(key: string, media: ActivityMedia): void {
    this.change((map) => ({ ...map, [key]: media }));
  }

  remove(key: string): void {
    this.change(({ [key]: _removed, ...rest }) => rest);
  }

  /** Changes what is there now, another tab's pictures included. */
  change(make: (map: MediaMap) => MediaMap): void {
    const { media, keeping } = this.state.get();
    const current = keeping === 'kept' ? readOwn(this.#id) : media;
    const next = make(current);
    if (next === current && keeping === 'kept') return;
    this.state.set({ media: next, keeping: this.#keep(next) });
  }

  /** Another tab, or an earlier page, may have changed what is kept; what only this page has stays. */
  readonly refresh = (): void => {
    const { media, keeping } = this.state.get();
    if (keeping === 'kept') {
      const kept = readOwn(this.#id);
      if (JSON.stringify(kept) !== JSON.stringify(media)) this.state.set({ media: kept, keeping });
    } else this.change((map) => map);
  };

  #keep(media: MediaMap): Keeping {
    const all = readAll();
    if (Object.keys(media).length === 0) delete all[this.#id];
    else all[this.#id] = media;
    if (Object.keys(all).length === 0) {
      removeStored('local', BROWSER_KEYS.customMedia);
      return 'kept';
    }
    if (writeStored('local', BROWSER_KEYS.customMedia, JSON.stringify(all))) return 'kept';
    return keepsAnything() ? 'full' : 'refused';
  }
}

const shelves = new Map<string, MediaShelf>();

/** One for each itinerary as long as the application is open: a picture that could not be kept survives a way out and back. */
export function mediaShelfOf(id: string): MediaShelf {
  const shelf = shelves.get(id) ?? new MediaShelf(id);
  shelves.set(id, shelf);
  return shelf;
}

/** What other itineraries, and whatever else stands in the store, is left as it is. */
function readAll(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(readStored('local', BROWSER_KEYS.customMedia) ?? '{}');
    return z.record(z.string(), z.unknown()).safeParse(stored).data ?? {};
  } catch {
    return {};
  }
}

function readOwn(id: string): MediaMap {
  const own = z.record(z.string(), z.unknown()).safeParse(readAll()[id]).data ?? {};
  return Object.fromEntries(
    Object.entries(own).flatMap(([key, value]) => {
      const media = activityMediaSchema.safeParse(value);
      return MEDIA_KEY.test(key) && media.success ? [[key, media.data]] : [];
    }),
  );
}

/** Whether the browser stores anything at all. */
function keepsAnything(): boolean {
  const probe = 'waypage_probe';
  const written = writeStored('local', probe, '1');
  removeStored('local', probe);
  return written || readStored('local', BROWSER_KEYS.customMedia) !== null;
}
