/** The day-by-day programme of an offer: one activity a day, its heading with what stands under it. */
import { findLeadingDayNumber } from '../../annotators/day-number.ts';
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { readTermHeading } from '../../formats/reading/terms/term-heading.ts';
import { type Field, stated } from '../../model/field.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';

export interface ProgrammeReading {
  readonly days: readonly Field<string>[];
  readonly lines: ReadonlySet<number>;
}

const MAX_TEXT = 1200;

export function readProgramme(document: SourceDocument): ProgrammeReading {
  const lines = new Set<number>();
  const days: Field<string>[] = [];
  let day: Passage[] = [];
  const close = (): void => {
    if (day.length > 0)
      days.push(
        stated(
          join(day),
          day.map((passage) => spanOf(passage)),
        ),
      );
    day = [];
  };
  for (const line of document.lines) {
    if (line.passage.text === '') continue;
    if (isDayHeading(line)) {
      close();
      day = [contentOf(line)];
    } else if (day.length > 0 && belongs(document, line)) day.push(contentOf(line));
    else {
      close();
      continue;
    }
    lines.add(line.index);
  }
  close();
  // One line that starts with a day is no programme.
  return days.length < 2 ? { days: [], lines: new Set() } : { days, lines };
}

/** `Day 1: London to Rome`; not `10 days, 9 nights` or `8 days from …`. */
function isDayHeading(line: DocumentLine): boolean {
  const start = line.emojiLength === 0 ? line.folded : line.folded.slice(line.emojiLength);
  const mention = /^\D/.test(start) ? findLeadingDayNumber(start) : null;
  return mention !== null && mention.first <= 60;
}

function belongs(document: SourceDocument, line: DocumentLine): boolean {
  const { text } = line.passage;
  if (line.isRule || line.heading > 0 || readTermHeading(line.folded) !== null) return false;
  if (line.bullet !== null) return true;
  const isPlainText = /[.!?:]["”')]?$/.test(text) || text.length > 60 || /^[\p{L} ]{2,14}:/u.test(text);
  if (isPlainText) return !(text === text.toUpperCase() && /\p{Lu}{4}/u.test(text));
  // A short line right under the day's heading is part of it; one after a blank line starts something else.
  return !line.afterBlank && isDayHeading(document.lines[line.index - 1] ?? line);
}

const contentOf = (line: DocumentLine): Passage => {
  const passage = trimPassage(slicePassage(line.passage, line.emojiLength), ':*_');
  return passage.text.length > MAX_TEXT ? slicePassage(passage, 0, MAX_TEXT) : passage;
};

function join(passages: readonly Passage[]): string {
  const [heading, ...rest] = passages;
  const body = rest.map((passage) => passage.text).join(' ');
  return body === '' ? (heading?.text ?? '') : `${heading?.text ?? ''}: ${body}`;
}
