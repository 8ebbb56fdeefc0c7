/** The ways in which the marks of a text may belong together, and what comes out under one of them. */
import type { JourneyFacts, SegmentDraft } from '../../../model/flight-quote-draft.ts';

/** What an arrangement chooses, each a bit of it. */
export const CHOICES = {
  /** The flight number stands before its times and places, not behind them. */
  numberLeads: 1,
  /** A date on a line of its own begins a flight. */
  dateOpens: 2,
  /** A line with two places and nothing else names the places of its flight; else it is a title. */
  routesCount: 4,
  /** A date stands behind the time or place it belongs to. */
  dateFollows: 8,
  /** A line with two places that the flight above has already says them of that flight again. */
  routesRepeat: 16,
} as const;

/** The sum of its choices. */
export type Arrangement = number;

export interface SegmentReading {
  readonly segments: readonly SegmentDraft[];
  readonly journeys: readonly JourneyFacts[];
  /** For each segment the lines that it was read from. */
  readonly lines: readonly ReadonlySet<number>[];
}

/** The pieces as they come out under an arrangement. */
export interface TriedReading {
  readonly arrangement: Arrangement;
  /** The choices that were asked for: any other would have changed nothing. */
  readonly asked: number;
  readonly score: number;
  close(): SegmentReading;
}
