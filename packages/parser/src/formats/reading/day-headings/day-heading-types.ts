/** What a line that opens a day says of it. */
import type { Field } from '../../../model/field.ts';
import type { PartialDate, Weekday } from '../../../model/partial-date.ts';
import type { Passage } from '../../../text/passage.ts';

export interface DayHeading {
  /** Index in the document's lines. */
  readonly line: number;
  /** The last line that its words reach, where they go on over several. */
  readonly lastLine?: number;
  readonly kind: 'numbered' | 'dated' | 'weekday' | 'stage' | 'told';
  readonly number: Field<number> | null;
  readonly lastNumber: number | null;
  readonly date: Field<PartialDate> | null;
  readonly lastDate: Field<PartialDate> | null;
  readonly weekday: Field<Weekday> | null;
  /** What is left after marker and date. */
  readonly title: Passage | null;
  /** `Saturday morning`: the part of the day that what stands below is of. */
  readonly part?: Passage;
  readonly distance: Field<string> | null;
  readonly isBareNumeric: boolean;
  /** A weekday and a date with words right behind them, and no mark between: a heading only among others of its kind. */
  readonly isLoose: boolean;
  /** A date with words right behind it and no weekday to vouch for it: a heading only in a row of such days. */
  readonly isBareDate?: boolean;
  /** Beside a weekday or a number the day of a month that is not told. */
  readonly dayOfMonth?: Field<number>;
  /** A bare figure stands before its date: a heading only among others that count on with it. */
  readonly isCounted?: true;
  /** A first and a last date alone: a heading only among others that it goes on from. */
  readonly isRange?: true;
  /** It counts stages: beside headings of days an entry of its day. */
  readonly isStage?: boolean;
  /** It stands in a quotation within the text: a day only where it fills a gap among the others. */
  readonly isQuoted?: boolean;
  /** The title is no name but what is done that day. */
  readonly isPlan?: boolean;
  /** Its words up to `lastLine` are the whole plan: nothing below is of the day. */
  readonly isWhole?: true;
  /** Words of the line that are not of the day: before its date, behind its plan. */
  readonly asides?: readonly Passage[];
}
