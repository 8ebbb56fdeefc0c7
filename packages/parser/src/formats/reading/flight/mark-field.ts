/** Fields of a draft from where a mark stands. */
import type { AirportMention } from '../../../annotators/airport.ts';
import { type Field, stated } from '../../../model/field.ts';
import type { SegmentDraft } from '../../../model/flight-quote-draft.ts';
import { type Passage, spanOf } from '../../../text/passage.ts';
import type { FlightMark, MarkOf } from './flight-mark.ts';

export const fieldAt = <T>(value: T, passage: Passage, from: number, to: number): Field<T> =>
  stated(value, [spanOf(passage, from, to)]);
export const fieldOfMark = <T>(value: T, mark: FlightMark): Field<T> =>
  fieldAt(value, mark.passage, mark.from, mark.to);
export const textOfMark = (mark: FlightMark): Field<string> =>
  fieldOfMark(mark.passage.text.slice(mark.from, mark.to), mark);

/** A time, and where a summary says it once more. */
export function timeField(mark: MarkOf<'time'> | null, echo: MarkOf<'time'> | null): SegmentDraft['departureTime'] {
  if (mark === null) return null;
  const field = fieldOfMark(mark.time, mark);
  return echo === null ? field : stated(mark.time, [...field.spans, ...fieldOfMark(echo.time, echo).spans]);
}

/** `orlando` in a dictated message is written as its city is. */
export function withCapital(name: string, { airports }: AirportMention): string {
  const city = airports[0]?.city;
  return city !== undefined && city.toLowerCase() === name ? city : name;
}
