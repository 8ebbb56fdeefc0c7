/** Which itineraries are open in this tab with changes of their own: the page that holds one sends it, nobody else (U-3). */
import { Observable } from '../../../lib/observable.ts';

type Resend = () => Promise<unknown>;

interface Holder {
  readonly id: string;
  readonly resend: Resend;
}

export const heldItineraries = new Observable<readonly Holder[]>([]);

/** @returns how to let go of it. */
export function holdItinerary(id: string, resend: Resend): () => void {
  const holder = { id, resend };
  heldItineraries.set([...heldItineraries.get(), holder]);
  return () => heldItineraries.set(heldItineraries.get().filter((each) => each !== holder));
}

export const isHeld = (id: string): boolean => heldItineraries.get().some((holder) => holder.id === id);

/** Asks every page that holds one to send what the server does not have. */
export async function resendHeld(): Promise<void> {
  for (const { resend } of heldItineraries.get()) await resend();
}
