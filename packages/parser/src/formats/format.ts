/** What a layout of itinerary texts has to offer: a cheap score, and a grammar from lines to days. */
import type { Field } from '../model/field.ts';
import type { DayDraft } from '../model/itinerary-draft.ts';
import type { DayOutline } from './reading/day-headings/day-outline.ts';
import type { SourceDocument } from './reading/document.ts';

export interface DaysReading {
  /** What the layout itself names the plan; else the head of the text does. */
  readonly title?: Field<string> | null;
  readonly days: readonly DayDraft[];
  /** The lines before this one are the head of the text: title, place, dates. */
  readonly headEnd: number;
  /** Lines that belong to days: prices in them are no budget. */
  readonly dayLines: ReadonlySet<number>;
}

/** What every layout looks at; the outline is made once for all of them. */
export interface FormatInput {
  readonly document: SourceDocument;
  /** The day headings with their lines; null where there are none. */
  readonly outline: DayOutline | null;
}

export interface ItineraryFormat {
  readonly id: string;
  /** The highest score that `detect` gives: where another layout has as much, it is not asked. */
  readonly most: number;
  /** 0 (not this layout) to 1 (surely). */
  detect(input: FormatInput): number;
  read(input: FormatInput): DaysReading;
}
