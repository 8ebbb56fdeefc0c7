/** What headings and summary lines say of whole journeys, by the segment that stood open when they said it. */
import type { Field } from '../../../model/field.ts';
import type { JourneyFacts } from '../../../model/flight-quote-draft.ts';
import type { OpenSegment } from './open-segment.ts';

interface Facts {
  totalTime: Field<number> | null;
  stops: Field<number> | null;
}

export class FactsBySegment {
  private readonly facts = new Map<number, Facts>();

  /** `segment` counts all segments read so far, also those that turn out to be no flights. */
  at(segment: number): Facts {
    const known = this.facts.get(segment);
    if (known) return known;
    const facts = { totalTime: null, stops: null };
    this.facts.set(segment, facts);
    return facts;
  }

  /** Those of a segment that turned out to be none, for whom they belong to. */
  take(segment: number): Facts | null {
    const known = this.facts.get(segment) ?? null;
    this.facts.delete(segment);
    return known;
  }

  /** By index of the segments that were kept: facts of one that was not belong to the next that was. */
  of(all: readonly OpenSegment[], kept: readonly OpenSegment[]): JourneyFacts[] {
    const places = new Map(kept.map((segment, i) => [segment, i]));
    const found: JourneyFacts[] = [];
    let next: number | undefined;
    for (let i = all.length - 1; i >= 0; i--) {
      next = places.get(all[i] as OpenSegment) ?? next;
      const facts = this.facts.get(i);
      if (facts && next !== undefined) found.unshift({ firstSegment: next, ...facts });
    }
    return found;
  }
}
