/** What the last word for an end of a flight said (`departs`, `arrives`), until a mark of each kind has taken it. */
import type { FlightEnd } from '../../../annotators/flight-words.ts';

type EndedMark = 'time' | 'place' | 'date';

export class PendingEnds {
  private readonly ends: Record<EndedMark, FlightEnd | null> = { time: null, place: null, date: null };

  /** Null where the words are over. */
  expect(end: FlightEnd | null): void {
    this.ends.time = end;
    this.ends.place = end;
    this.ends.date = end;
  }

  /** The end of a mark of this kind: its own, else the one that the words before it named. */
  take(own: FlightEnd | 'via' | null, kind: EndedMark): FlightEnd | null {
    const pending = this.ends[kind];
    this.ends[kind] = null;
    if (own === 'via' || own === null) return own === null ? pending : null;
    // `lands 18:25, home from Boston on 17 June`: what has the other end begins what comes behind it.
    for (const other of ['time', 'place', 'date'] as const) if (this.ends[other] !== own) this.ends[other] = null;
    return own;
  }
}
