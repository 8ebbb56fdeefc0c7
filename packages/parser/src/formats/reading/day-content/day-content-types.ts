/** What the lines of a day are read with, and what is read out of them. */
import type { DateOrder } from '../../../annotators/date.ts';
import type { Field } from '../../../model/field.ts';
import type { BlockDraft, DayDraft } from '../../../model/itinerary-draft.ts';
import type { PartialDate, Weekday } from '../../../model/partial-date.ts';
import type { Passage } from '../../../text/passage.ts';
import type { DocumentLine } from '../document.ts';
import type { DayStyle } from './day-style.ts';

export interface DayContent extends Pick<DayDraft, 'distance' | 'title'> {
  readonly blocks: readonly BlockDraft[];
  readonly date: Field<PartialDate> | null;
  readonly weekday: Field<Weekday> | null;
}

export interface DayContentOptions {
  readonly order: DateOrder;
  /** The heading had no title: a first line without label or time may be it. */
  readonly isUntitled: boolean;
  /** The title of the day's heading. */
  readonly heading: Passage | null;
  readonly isLast: boolean;
  readonly style: DayStyle;
  /** Lines that tell where the entry above them is. */
  readonly places?: ReadonlySet<DocumentLine>;
}
