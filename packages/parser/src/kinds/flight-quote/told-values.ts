/**
 * F-213: what was worked out may stand in the text all the same, where nothing has read it: the length of a journey in its head (`18h 40m total`),
 * of a wait in words of its own, the route in the title of a page. Such a value has the place at which the text says it.
 */
import { DURATION_SIGNS, findFlightDurations } from '../../annotators/flight-duration.ts';
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import type { Span } from '../../model/answer.ts';
import type { Field } from '../../model/field.ts';
import type { OfferDraft, SegmentDraft } from '../../model/flight-quote-draft.ts';
import { codeWithin, isLetterOrNumber } from '../../text/character-class.ts';
import { type Passage, spanOf } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

interface ToldLength {
  readonly minutes: number;
  readonly span: Span;
}

/** A longer line is no head of a journey. */
const LONGEST = 200;
/** No text tells more of them. */
const MOST = 200;
const NOWHERE: Span = [0, 0];

export class ToldValues {
  private readonly document: SourceDocument;
  private readonly offers: readonly OfferDraft[];
  private lengths: readonly ToldLength[] | null = null;
  private flights: readonly Span[] | null = null;

  constructor(document: SourceDocument, offers: readonly OfferDraft[]) {
    this.document = document;
    this.offers = offers;
  }

  /** The time of a journey, told between the flights before and behind it. */
  ofJourney(field: Field<number> | null, segments: readonly SegmentDraft[]): Field<number> | null {
    if (!this.isOpen(field)) return field;
    const placed = this.placed(field, this.reachOf(segments[0], segments.at(-1)));
    const told = placed === field ? this.inColumn(field.value, segments[0]) : undefined;
    return told === undefined ? placed : { ...field, spans: [told] };
  }

  /** The length of a flight. */
  ofFlight(field: Field<number> | null, segment: SegmentDraft): Field<number> | null {
    return this.isOpen(field) ? this.placed(field, this.reachOf(segment, segment)) : field;
  }

  /** The wait behind a flight, told before the next one has landed. */
  ofWait(field: Field<number> | null, segment: SegmentDraft, next: SegmentDraft | undefined): Field<number> | null {
    if (next === undefined || !this.isOpen(field)) return field;
    return this.placed(field, [extentOf(segment)[0], extentOf(next)[1]]);
  }

  /** The route where a line of the text reads like it, word for word. */
  ofTitle(field: Field<string> | null): Field<string> | null {
    if (field === null || field.spans.length > 0) return field;
    const words = wordsOf(foldText(field.value)).map(({ text }) => text);
    const [first] = words;
    if (first === undefined) return field;
    const { lines } = this.document;
    for (const line of lines) {
      if (!isReadable(line) || !line.folded.includes(first)) continue;
      const below = lines[line.index + 1];
      const spans =
        spansOf(words, [line]) ?? (below !== undefined && isReadable(below) ? spansOf(words, [line, below]) : null);
      if (spans !== null) return { ...field, spans };
    }
    return field;
  }

  /** Worked out, and there is a length in the text to compare it with. */
  private isOpen(field: Field<number> | null): field is Field<number> {
    if (field === null || field.spans.length > 0) return false;
    this.lengths ??= readLengths(this.document);
    return this.lengths.length > 0;
  }

  private placed(field: Field<number>, reach: Span): Field<number> {
    const told = this.within(field.value, reach)[0] ?? this.inSummary(field.value, reach);
    return told === undefined ? field : { ...field, spans: [told] };
  }

  private within(minutes: number, [from, to]: Span): Span[] {
    return (this.lengths ?? []).flatMap((told) =>
      told.minutes === minutes && told.span[0] >= from && told.span[1] <= to ? [told.span] : [],
    );
  }

  /** The card of one of several ways to fly tells both lengths above its first flight: there, where it is the only one. */
  private inSummary(minutes: number, [from]: Span): Span | undefined {
    const offer =
      this.offers.length < 2 ? undefined : this.offers.findLast(({ segments }) => startOf(segments) <= from);
    if (offer === undefined) return undefined;
    const others = this.offers.filter((other) => other !== offer).flatMap(({ segments }) => segments.map(extentOf));
    const start = startOf(offer.segments);
    const before = Math.max(0, ...others.map(([, end]) => end).filter((end) => end <= start));
    const [only, more] = this.within(minutes, [before, start]);
    return more === undefined ? only : undefined;
  }

  /** F-717: `Total time out / back | 8h 05m / 9h 15m` in a table on its side: in the column of the flights, in a row that names the time of the whole. */
  private inColumn(minutes: number, first: SegmentDraft | undefined): Span | undefined {
    const at = first === undefined ? 0 : extentOf(first)[0];
    for (const { rows } of this.document.tables) {
      const own = rows.flatMap(({ cells }) => cells.findIndex((cell) => holds(cell, at))).find((column) => column > 0);
      if (own === undefined) continue;
      for (const { cells } of rows) {
        const [name, cell] = [cells[0], cells[own]];
        if (name === undefined || cell === undefined || cell.text === '' || !WHOLE_TIME.test(foldText(name.text)))
          continue;
        const [told] = this.within(minutes, spanOf(cell));
        if (told !== undefined) return told;
      }
    }
    return undefined;
  }

  /** From the end of the flight before to the start of the next, of whichever offer. */
  private reachOf(first: SegmentDraft | undefined, last: SegmentDraft | undefined): Span {
    if (first === undefined || last === undefined) return NOWHERE;
    this.flights ??= this.offers.flatMap(({ segments }) => segments.map(extentOf));
    const [start] = extentOf(first);
    const [, end] = extentOf(last);
    let [from, to] = [0, this.document.source.length];
    for (const [left, right] of this.flights) {
      if (right <= start && right > from) from = right;
      if (left >= end && left < to) to = left;
    }
    return [from, to];
  }
}

const holds = (cell: Passage, at: number): boolean => {
  if (cell.text === '') return false;
  const [from, to] = spanOf(cell);
  return from <= at && at < to;
};
const WHOLE_TIME =
  /^(?:total |overall |whole )?(?:(?:travel|journey|flight|flying|trip) )?(?:time|duration)\b|^(?:gesamt)?(?:reise|flug)(?:zeit|dauer)\b|^(?:gesamt)?dauer\b|^(?:duree|temps)\b|^(?:duracion|tiempo)\b|^(?:durata|tempo)\b|^(?:duracao|tempo)\b|^(?:totale )?(?:reistijd|reisduur)\b/;

function readLengths({ lines }: SourceDocument): readonly ToldLength[] {
  const found: ToldLength[] = [];
  for (const { folded, passage, look } of lines) {
    if (folded.length > LONGEST || folded.length !== passage.text.length || !DURATION_SIGNS.mayMatch(look)) continue;
    for (const { minutes, from, to } of findFlightDurations(folded)) {
      if (found.length === MOST) return found;
      found.push({ minutes, span: spanOf(passage, from, to) });
    }
  }
  return found;
}

/** From the first of its values to the last: what several flights have in common stands apart. */
function extentOf({ flightNumber, departureTime, arrivalTime }: SegmentDraft): Span {
  const spans = [flightNumber, departureTime, arrivalTime].flatMap((field) => field?.spans.slice(0, 1) ?? []);
  return spans.length === 0
    ? NOWHERE
    : [Math.min(...spans.map(([from]) => from)), Math.max(...spans.map(([, to]) => to))];
}

/** Each character of the folded line stands where it stood. */
const isReadable = ({ folded, passage }: DocumentLine): boolean =>
  folded.length === passage.text.length && folded.length <= LONGEST;

/** Where the lines say the words one after the other, `Boston (BOS)` over `Lisbon (LIS)`; null where they do not. */
function spansOf(words: readonly string[], lines: readonly DocumentLine[]): readonly Span[] | null {
  const own = lines.flatMap((line) => wordsOf(line.folded).map((word) => ({ ...word, line })));
  const at = own.findIndex((_, i) => words.every((word, k) => own[i + k]?.text === word));
  if (at < 0) return null;
  const told = own.slice(at, at + words.length);
  return lines.flatMap((line) => {
    const here = told.filter((word) => word.line === line);
    const [start, end] = [here[0], here.at(-1)];
    return start && end ? [spanOf(line.passage, start.from, end.to)] : [];
  });
}

const startOf = (segments: readonly SegmentDraft[]): number => Math.min(...segments.map((one) => extentOf(one)[0]));

interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

function wordsOf(folded: string): Word[] {
  const words: Word[] = [];
  let from = -1;
  for (let i = 0; i <= folded.length; i++) {
    const isWord = i < folded.length && isLetterOrNumber(codeWithin(folded, i));
    if (isWord && from < 0) from = i;
    if (!isWord && from >= 0) {
      words.push({ text: folded.slice(from, i), from, to: i });
      from = -1;
    }
  }
  return words;
}
