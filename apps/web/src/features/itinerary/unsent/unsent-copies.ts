/**
 * Itineraries that only this browser has (C-6, A-5): found again on every agent page, and sent once when the server answers again (U-1 to U-4).
 * One tab sends at a time; what an open page holds is that page's to send; what the server has in another version waits for the agent.
 */
import type { ItineraryRecord } from '@waypage/contract';
import { type ItineraryCopy, listUnsentCopies, readItineraryCopy } from '../../../lib/itinerary-copy.ts';
import { Observable } from '../../../lib/observable.ts';
import { sessionFlag } from '../../../lib/session-flag.ts';
import { ItinerarySaver } from '../itinerary-saver.ts';
import { isHeld, resendHeld } from './held-itineraries.ts';

/** How often a server that does not answer is tried, while there is something to send. */
const TRY_EVERY_MS = 15_000;
/** One tab at a time, where the browser has locks (secure contexts); elsewhere a save that arrives twice is told by its content. */
const LOCK = 'waypage-unsent-itineraries';

export interface UnsentCopy {
  readonly id: string;
  readonly title: string | null;
  /** The server has a newer version: the agent chooses, on the itinerary's own page. */
  readonly isConflict: boolean;
}

/** Also those that an open page holds. */
export const unsentCopies = new Observable<readonly UnsentCopy[]>([]);
const conflicts = new Set<string>();

/** Starts looking and sending; answers how to stop. */
export function watchUnsentCopies(onSent: (record: ItineraryRecord) => void): () => void {
  let isSending = false;
  const send = async () => {
    if (isSending) return;
    isSending = true;
    await sendAll(onSent);
    isSending = false;
  };
  const sendWhenSeen = () => {
    if (document.visibilityState === 'visible') void send();
  };
  const timer = setInterval(send, TRY_EVERY_MS);
  globalThis.addEventListener('online', send);
  globalThis.addEventListener('storage', showUnsent);
  document.addEventListener('visibilitychange', sendWhenSeen);
  void send();
  return () => {
    clearInterval(timer);
    globalThis.removeEventListener('online', send);
    globalThis.removeEventListener('storage', showUnsent);
    document.removeEventListener('visibilitychange', sendWhenSeen);
  };
}

/** Looks again at what this browser holds. */
export function showUnsent(): void {
  const copies = listUnsentCopies();
  for (const id of conflicts) if (!copies.some((copy) => copy.id === id)) conflicts.delete(id);
  const found = copies.map(({ id, title }) => ({ id, title, isConflict: conflicts.has(id) }));
  if (JSON.stringify(found) !== JSON.stringify(unsentCopies.get())) unsentCopies.set(found);
}

async function sendAll(onSent: (record: ItineraryRecord) => void): Promise<void> {
  if (!sessionFlag.isUnlocked()) return;
  await resendHeld();
  showUnsent();
  if (unsentCopies.get().length > 0) await withLock(() => sendCopies(onSent));
  showUnsent();
}

async function sendCopies(onSent: (record: ItineraryRecord) => void): Promise<void> {
  for (const { id, isConflict } of unsentCopies.get()) {
    const copy = readItineraryCopy(id);
    if (!copy?.unsent || isConflict || isHeld(id)) continue;
    const status = await sendCopy(copy, onSent);
    if (status === 'conflict') conflicts.add(id);
    /* Whoever does not answer now does not answer the next one either. */
    if (status === 'not-saved') return;
  }
}

const sendCopy = (copy: ItineraryCopy, onSent: (record: ItineraryRecord) => void) =>
  new ItinerarySaver(copy, onSent, 'not-saved').save();

async function withLock(task: () => Promise<void>): Promise<void> {
  if (!globalThis.navigator.locks) return task();
  await globalThis.navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await task();
  });
}
