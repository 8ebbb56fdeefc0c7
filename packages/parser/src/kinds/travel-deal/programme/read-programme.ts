/** The day-by-day programme of an offer: one activity a day, its heading with what stands under it. */

import { findDates } from '../../../annotators/date.ts';
import { findLeadingDayNumber } from '../../../annotators/day-number.ts';
import { findTimes } from '../../../annotators/time.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { readLineHeading, type TermHeading } from '../../../formats/reading/terms/term-heading.ts';
import { type Field, stated } from '../../../model/field.ts';
import { isDigit, isInCapitals } from '../../../text/character-class.ts';
import { CURRENCY_SIGN, DIGIT, LinePattern } from '../../../text/line-look.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { readDayTable } from './day-table.ts';

export interface ProgrammeReading {
  readonly days: readonly Field<string>[];
  readonly lines: ReadonlySet<number>;
}

const MAX_TEXT = 1200;

export function readProgramme(document: SourceDocument): ProgrammeReading {
  const lines = new Set<number>();
  const days: Field<string>[] = [];
  let day: Passage[] = [];
  let isSpaced = false;
  const close = (): void => {
    // A bullet or a picture alone says nothing.
    const told = day.filter(({ text }) => text !== '');
    if (told.length > 0)
      days.push(
        stated(
          join(told),
          told.map((passage) => spanOf(passage)),
        ),
      );
    day = [];
  };
  for (const line of document.lines) {
    if (line.passage.text === '') continue;
    if (isDayHeading(line)) {
      close();
      day = [contentOf(line)];
    } else if (day.length > 0 && belongs(document, line) && !isAfterDays(line, days.length, isSpaced)) {
      isSpaced ||= line.afterBlank;
      day.push(contentOf(line));
    } else {
      close();
      continue;
    }
    lines.add(line.index);
  }
  close();
  // One line that starts with a day is no programme.
  if (days.length < 2) {
    const table = readDayTable(document);
    return table.days.length > 0 ? table : readWay(document);
  }
  return { days: withHeading(days, document, Math.min(...lines)), lines };
}

/** `Pick-ups: …` behind a blank line under days that stand line by line: no part of the last of them. */
const isAfterDays = (line: DocumentLine, count: number, isSpaced: boolean): boolean =>
  line.afterBlank && line.bullet === null && count > 0 && !isSpaced;

const HEADING =
  /^\W{0,6}(?:(?:your|the|our|tour|trip|travel|detailed|brief|short|suggested|sample|cruise) ){0,2}(?:journey|itinerary|itinerary highlights|routing|route|programme?|schedule|day[- ]by[- ]day(?: itinerary)?|reiseverlauf|reiseprogramm|programm|itineraire|programme|itinerario|programa|recorrido|programma|roteiro)\W*$/;

/** The heading of the programme is why its days are read so: the first day points there too. */
function withHeading(days: readonly Field<string>[], document: SourceDocument, firstLine: number): Field<string>[] {
  const above = [document.lines[firstLine - 1], document.lines[firstLine - 2]].find(
    (line) => line?.passage.text !== '',
  );
  const [first, ...rest] = days;
  if (!first || !above || above.folded.length > 40 || !HEADING.test(above.folded)) return [...days];
  return [{ ...first, spans: [spanOf(above.passage), ...first.spans] }, ...rest];
}

const WAY = new LinePattern(
  /^\W{0,6}(?:(?<ports>ports of call|ports|calling at|calls at|hafen|anlaufhafen|escales|escalas|puertos|scali|portos)|itinerary|route|routing|cruise route|reiseroute|route|itineraire|ruta|itinerario|roteiro)\s?:\s*(?=\S)/,
);

/** The way of a cruise told in one line is its programme. Where its ship calls is nothing that one does, nor a term. */
function readWay(document: SourceDocument): ProgrammeReading {
  const line = document.lines.find(
    (each) => WAY.mayMatch(each.look) && each.folded.length <= 400 && WAY.regex.test(each.folded.slice(0, 40)),
  );
  if (line === undefined) return { days: [], lines: new Set() };
  const lines = new Set([line.index]);
  if (WAY.regex.exec(line.folded.slice(0, 40))?.groups?.['ports'] !== undefined) return { days: [], lines };
  const passage = contentOf(line);
  return { days: [stated(passage.text, [spanOf(passage)])], lines };
}

/** `Day 1: London to Rome`; not `10 days, 9 nights` or `8 days from …`. */
function isDayHeading(line: DocumentLine): boolean {
  const start = line.emojiLength === 0 ? line.folded : line.folded.slice(line.emojiLength);
  const isLength = start === '' || (isDigit(start.charCodeAt(0)) && !RANKED.test(start));
  const mention = isLength ? null : findLeadingDayNumber(start);
  return mention === null ? isTimedDay(line, start) : mention.first <= 60;
}

/** `1. Tag: Anreise nach Chur`, `2º día - Cusco`: the number first, and what the day is called behind a mark. */
const RANKED =
  /^\d{1,2}(?:\.|er|eme|e|[º°ª])?(?:\s?(?:[-–/+&]|und|bis|et|y|e|al?|au)\s?\d{1,2}(?:\.|er|eme|e|[º°ª])?)?\s?(?:tage?|jours?|dias?|giorn[oi]|dag(?:en)?|day)(?![a-z])\s?[:|–—-]\s?(?=[a-z])/;

/** `Fri 4 June   8.20am   Dunes course`: a day and the hour of what is done on it; a departure has its price, a flight two times. */
function isTimedDay({ look }: DocumentLine, start: string): boolean {
  if ((look.signs & (DIGIT | CURRENCY_SIGN)) !== DIGIT || start.length > MAX_TIMED) return false;
  const [date] = findDates(start.slice(0, 30), 'day-first');
  if (date === undefined || date.from > 0 || date.end !== null) return false;
  const [time, second] = findTimes(start.slice(date.to));
  return (
    time !== undefined &&
    time.time.end === null &&
    second === undefined &&
    GAP.test(start.slice(date.to, date.to + time.from))
  );
}

const MAX_TIMED = 120;
const GAP = /^[\s,:|–-]{1,12}(?:at |um |a |alle |as )?$/;

function belongs(document: SourceDocument, line: DocumentLine): boolean {
  const { text } = line.passage;
  if (line.isRule || line.heading > 0) return false;
  const heading = readLineHeading(line);
  if (heading !== null) return isOptionOfDay(line, heading);
  if (line.bullet !== null) return true;
  const isPlainText = /[.!?:]["”')]?$/.test(text) || text.length > 60 || /^[\p{L} ]{2,14}:/u.test(text);
  if (isPlainText) return !(isInCapitals(text) && /\p{Lu}{4}/u.test(text));
  // A short line right under the day's heading is part of it; one after a blank line starts something else.
  return !line.afterBlank && isDayHeading(document.lines[line.index - 1] ?? line);
}

/** `Optional: balloon flight` among the lines of a day: what can be had on that day, no condition of the offer. */
const isOptionOfDay = (line: DocumentLine, { topic, valueFrom }: TermHeading): boolean =>
  (topic === 'extras' || topic === 'activities') &&
  valueFrom < line.folded.length &&
  !line.afterBlank &&
  OPTION.test(line.folded);

const OPTION = /^\W{0,4}(?:optional|facultati|opcional|opzional|wahlweise|fakultativ|en option|optioneel)/;

const contentOf = (line: DocumentLine): Passage => {
  const passage = trimPassage(slicePassage(line.passage, line.emojiLength), ':*_');
  return passage.text.length > MAX_TEXT ? slicePassage(passage, 0, MAX_TEXT) : passage;
};

function join(passages: readonly Passage[]): string {
  const [heading, ...rest] = passages;
  const body = rest.map((passage) => passage.text).join(' ');
  return body === '' ? (heading?.text ?? '') : `${heading?.text ?? ''}: ${body}`;
}
