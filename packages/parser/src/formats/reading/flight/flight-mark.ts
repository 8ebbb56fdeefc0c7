/** What a piece of text about flights is made of, in reading order: the marks that the segment reader fills its segments with. */
import type { AirlineMention } from '../../../annotators/airline.ts';
import type { AirportMention } from '../../../annotators/airport.ts';
import type { Mention } from '../../../annotators/annotation.ts';
import type { DateMention } from '../../../annotators/date.ts';
import type { FlightNumberMention } from '../../../annotators/flight-number.ts';
import type { FlightEnd } from '../../../annotators/flight-words.ts';
import type { ClockTime } from '../../../model/clock-time.ts';
import type { Field } from '../../../model/field.ts';
import type { Weekday } from '../../../model/partial-date.ts';
import type { Passage } from '../../../text/passage.ts';

type MarkContent =
  | {
      readonly kind: 'date';
      readonly mention: DateMention;
      readonly end: FlightEnd | null;
      /** The weekday in a cell of its own beside the date's. */
      readonly weekdayCell?: Field<Weekday>;
    }
  | { readonly kind: 'time'; readonly time: ClockTime; readonly end: FlightEnd | null }
  | { readonly kind: 'day-mark'; readonly days: number }
  | { readonly kind: 'place'; readonly mention: AirportMention; readonly end: FlightEnd | 'via' | null }
  | { readonly kind: 'terminal'; readonly value: string }
  | { readonly kind: 'flight'; readonly mention: FlightNumberMention }
  | { readonly kind: 'airline'; readonly mention: AirlineMention }
  | { readonly kind: 'duration'; readonly minutes: number; readonly of: 'flight' | 'wait' | 'journey' }
  | { readonly kind: 'stops'; readonly stops: number }
  | { readonly kind: 'cabin' }
  | { readonly kind: 'booking-class'; readonly letter: string }
  | { readonly kind: 'aircraft' }
  | { readonly kind: 'operated' }
  /** `Departs`, alone or before its value. */
  | { readonly kind: 'end'; readonly end: FlightEnd }
  /** `back 17 Aug`: from here on it is the way back. */
  | { readonly kind: 'turn' }
  | { readonly kind: 'money' };

/** `[from, to)` in `passage`. */
export type FlightMark = Mention & { readonly passage: Passage } & MarkContent;
/** What a mark says, without its place. */
export type MarkSaying = MarkContent;

/** Every kind of mark with the same fields in the same order: they are asked for their kind more often than for anything else. */
interface AnyMark extends Mention {
  readonly kind: FlightMark['kind'];
  readonly passage: Passage;
  readonly mention?: unknown;
  readonly time?: unknown;
  readonly end?: unknown;
  readonly days?: unknown;
  readonly value?: unknown;
  readonly minutes?: unknown;
  readonly of?: unknown;
  readonly stops?: unknown;
  readonly letter?: unknown;
}

/** The mark at `[from, to)` of a passage. */
export function flightMark(passage: Passage, { from, to }: Mention, says: MarkSaying): FlightMark {
  const said = says as Partial<AnyMark> & MarkSaying;
  const { kind, mention, time, end, days, value, minutes, of, stops, letter } = said;
  const mark: AnyMark = { from, to, kind, passage, mention, time, end, days, value, minutes, of, stops, letter };
  return mark as FlightMark;
}

export type MarkOf<K extends FlightMark['kind']> = Extract<FlightMark, { kind: K }>;
