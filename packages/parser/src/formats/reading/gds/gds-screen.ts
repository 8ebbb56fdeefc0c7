/**
 * The text as a reservation system's screen: its lines as they were sent, unjoined, in capitals, without blank lines and without the marks
 * that mails, chats and screens put around a line. Markdown means nothing here: a `*` inside a line is the system's own.
 */
import type { Span } from '../../../model/answer.ts';
import { type Field, stated } from '../../../model/field.ts';
import { codeAt } from '../../../text/character-class.ts';
import { cleanCharacters } from '../../../text/characters.ts';
import { readChatStamp } from '../../../text/chat-stamp.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { readPageFrame } from '../../../text/page-frame.ts';
import { joinPassages, offsetOf, type Passage, slicePassage, spanOf } from '../../../text/passage.ts';
import type { SourceDocument } from '../document.ts';
import { joinCutRows } from './cut-rows.ts';
import { GDS_MONTH } from './gds-dates.ts';

export interface ScreenLine {
  readonly index: number;
  readonly passage: Passage;
  /** `passage.text` in capitals, tabs as blanks; as long as it. */
  readonly text: string;
  /** As good as no small letter: someone's sentence in a mail has them. In a display that was sent in small letters every line counts. */
  readonly isCapitals: boolean;
}

const LINE_BREAK = /\r\n?|\n/g;
/** In a mail or a page of HTML. */
const TAGS_OR_BREAK = /(?:<\/?(?:br|p|div|pre|span)(?:\s[^<>\n]{0,200})?\/?>)+(?:\r\n?|\n)?|\r\n?|\n/gi;
/** No display is wider; what stands further right is not read. */
const MAX_WIDTH = 400;
/** Nor longer. */
const MAX_LINES = 1500;

/** What is in small letters: the whole text, a display within a mail that has capitals, or no display. */
type SmallLetters = 'all' | 'display' | 'none';

/** ` 1 ek 018 y 12mar 5 manlhr hk2`: flights in small letters, and none in capitals. */
const sendsInSmall = (source: string): boolean => SMALL_FLIGHT.test(source) && !LARGE_FLIGHT.test(source);
const FLIGHT_LINE =
  '^[ \\t>»*]{0,8}\\d{1,2}[ .)*]{1,3}[a-z\\d]{2} {0,3}\\d{1,4} ?[a-z] {1,3}\\d{1,2}(?:MONTH)(?![a-z])'.replace(
    'MONTH',
    GDS_MONTH.toLowerCase(),
  );
const SMALL_FLIGHT = compactPattern(FLIGHT_LINE, 'm');
const LARGE_FLIGHT = compactPattern(
  FLIGHT_LINE.replaceAll('a-z', 'A-Z').replace(GDS_MONTH.toLowerCase(), GDS_MONTH),
  'm',
);

export function readScreenLines(source: string): ScreenLine[] {
  const small = !/[A-Z]{2}/.test(source) ? 'all' : sendsInSmall(source) ? 'display' : 'none';
  const stars = source.includes('*') ? (source.match(STARRED)?.length ?? 0) : 0;
  const front = stars > 2 && stars * 2 > (source.match(LINE_BREAK)?.length ?? 0) ? FRONT_STARRED : FRONT;
  const lines: ScreenLine[] = [];
  const indent = readPageFrame(source).front;
  const lineBreak = source.includes('<') ? TAGS_OR_BREAK : LINE_BREAK;
  let start = 0;
  const add = (end: number): void => {
    start = Math.min(start + indent, end);
    const passage = withoutMarks(cleanCharacters(source.slice(start, Math.min(end, start + MAX_WIDTH)), start), front);
    if (passage.text !== '' && !isPageMark(passage.text)) lines.push(screenLine(passage, lines.length, small));
  };
  const cut = joinCutRows(source);
  if (cut !== null) {
    for (const [from, to] of cut.slice(0, MAX_LINES)) {
      start = from;
      add(to);
    }
    return lines;
  }
  lineBreak.lastIndex = 0;
  for (let match = lineBreak.exec(source); match !== null && lines.length < MAX_LINES; match = lineBreak.exec(source)) {
    add(match.index);
    start = match.index + match[0].length;
  }
  add(source.length);
  return lines;
}

/** Between two pages of a display stand the system's mark and the entry that asks for the next page: `)>`, `)><`, `MD`. */
const isPageMark = (text: string): boolean => text.length < 5 && PAGE_MARK.test(text);
const PAGE_MARK = /^(?:[)<>]{1,3} ?(?:MD)?|MD)\s*$/;

const FRONT = /^[\s>»‡¥|•¦]*(?:\*(?=[ \d]))?[\s>»‡¥|•¦]*/;
/** Where most lines have a star, it is a mark before letters too. */
const STARRED = /^[ \t]*\*/gm;
const FRONT_STARRED = /^[\s>»‡¥|•¦]*\*?[\s>»‡¥|•¦]*/;
/** A letter, figure or the like: nothing that is cut off at the ends of a line. */
const isPlain = (code: number): boolean =>
  code > 0x20 && code < 0x7f && code !== 0x3e && code !== 0x2a && code !== 0x7c && code !== 0x5c;
/** To the last mark and the blank behind it. */
const MARKS = /^.*\S\s?/;
const BACK = /[\s‡¥«»\\]+$/;
/** A bar that closes a table's row; elsewhere it means the next day. */
const BACK_OF_ROW = /[\s|¦]+$/;

function withoutMarks(passage: Passage, front: RegExp): Passage {
  const { text } = passage;
  const chat = readChatStamp(text)?.length ?? 0;
  // The blanks before the text stay, but for the one behind a mark: some displays mean something by them.
  const marks = isPlain(codeAt(text, chat)) ? '' : (front.exec(text.slice(chat))?.[0] ?? '');
  const from = chat + (marks.trim() === '' ? 0 : (MARKS.exec(marks)?.[0].length ?? 0));
  const back = marks.includes('|') || marks.includes('¦') ? BACK_OF_ROW : BACK;
  const to = text.length - (isPlain(codeAt(text, text.length - 1)) ? 0 : (back.exec(text)?.[0].length ?? 0));
  return from >= to
    ? slicePassage(passage, 0, 0)
    : from === 0 && to === text.length
      ? passage
      : slicePassage(passage, from, to);
}

function screenLine(passage: Passage, index: number, inSmall: SmallLetters): ScreenLine {
  const { text } = passage;
  const { length } = text;
  let [small, large, tabs, others] = [0, 0, 0, 0];
  for (let i = 0; i < length; i++) {
    const code = codeAt(text, i);
    if (code >= 0x61 && code <= 0x7a) small++;
    else if (code >= 0x41 && code <= 0x5a) large++;
    else if (code === 0x09) tabs++;
    else if (code > 0x7f) others++;
  }
  const upper =
    small === 0 ? text : others === 0 ? text.toUpperCase() : text.replace(/[a-z]+/g, (part) => part.toUpperCase());
  return {
    index,
    passage,
    text: tabs === 0 ? upper : upper.replaceAll('\t', ' '),
    isCapitals: small === 0 || small * 6 < large || inSmall === 'all' || (inSmall === 'display' && large === 0),
  };
}

/** Some mails double every blank: then no line with a day has a single one. */
export function withSingleBlanks(lines: readonly ScreenLine[]): readonly ScreenLine[] {
  let doubled = 0;
  for (const { text, isCapitals } of lines) {
    if (!isCapitals || !DATED.test(text)) continue;
    if (SINGLE_BLANK.test(text)) return lines;
    doubled += text.trim().split('  ').length - 1;
  }
  return doubled < MANY ? lines : lines.map((line) => (SINGLE_BLANK.test(line.text) ? line : halved(line)));
}

const MANY = 6;
const DATED = compactPattern(`\\d${GDS_MONTH}`);
const SINGLE_BLANK = /\S (?=\S)/;

function halved(line: ScreenLine): ScreenLine {
  const { passage } = line;
  const parts: Passage[] = [];
  let from = 0;
  for (const { index, 0: run } of passage.text.matchAll(/ {2,}/g)) {
    parts.push(slicePassage(passage, from, index + Math.ceil(run.length / 2)));
    from = index + run.length;
  }
  const whole = joinPassages([...parts, slicePassage(passage, from)], () => '');
  return screenLine(whole, line.index, line.isCapitals ? 'all' : 'none');
}

/** Several lines read as one, where a display or a mail broke one in two. */
export function joinScreenLines(
  lines: readonly ScreenLine[],
  separator: (index: number) => string = () => ' ',
): ScreenLine {
  const [first] = lines;
  return screenLine(
    joinPassages(
      lines.map((line) => line.passage),
      separator,
    ),
    first?.index ?? 0,
    lines.every((line) => line.isCapitals) ? 'all' : 'none',
  );
}

/** Sabre breaks its lines after 63 or 64 characters, inside words too; a blank at the break is lost with the end of the line. */
const SABRE_WIDTH = 63;

export function joinSabreLines(lines: readonly ScreenLine[]): ScreenLine {
  return joinScreenLines(lines, (i) => ((lines[i] as ScreenLine).text.length >= SABRE_WIDTH ? '' : ' '));
}

/** A range of joined lines as spans of its parts, so that no span runs over the break between them. */
export function spansOfLines(parts: readonly ScreenLine[], joined: ScreenLine, from: number, to: number): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const part of parts) {
    // A separator stands between two parts, or nothing.
    start = joined.text.startsWith(part.text, start) ? start : start + 1;
    const [a, b] = [Math.max(from, start), Math.min(to, start + part.text.length)];
    const text = joined.text.slice(a, b);
    if (a < b && text.trim() !== '') spans.push(spanOf(joined.passage, a, a + text.trimEnd().length));
    start += part.text.length;
  }
  return spans;
}

/** A value that stands at `[from, to)` of a line. */
export const fieldAt = <T>(line: ScreenLine, from: number, to: number, value: T): Field<T> =>
  stated(value, [spanOf(line.passage, from, to)]);

/** A value that stands in the text once more: a few of its places are enough, so that its spans stay as tight as it. */
export function withPlace(field: Field<string>, spans: readonly Span[]): Field<string> {
  const all = [...field.spans, ...spans];
  const length = all.reduce((sum, [from, to]) => sum + to - from, 0);
  return length > 2 * field.value.length + ROOM ? field : { ...field, spans: all };
}

const ROOM = 24;

/** The named group of a match (flag `d`) as a field; null where it took no part. */
export function groupField<T>(
  line: ScreenLine,
  match: RegExpExecArray,
  name: string,
  read: (text: string) => T,
): Field<T> | null {
  const place = match.indices?.groups?.[name];
  const text = match.groups?.[name];
  return place === undefined || text === undefined || text === '' ? null : fieldAt(line, ...place, read(text));
}

/** The match of a line, or of it and the next one where the line is broken in two; `parts` are the lines that it took. */
export function matchOver(
  lines: readonly ScreenLine[],
  at: number,
  pattern: RegExp,
): { match: RegExpExecArray; line: ScreenLine; parts: readonly ScreenLine[] } | null {
  const line = lines[at] as ScreenLine;
  const match = pattern.exec(line.text);
  if (match !== null) return { match, line, parts: [line] };
  const next = lines[at + 1];
  if (next === undefined) return null;
  const joined = joinScreenLines([line, next]);
  const over = pattern.exec(joined.text);
  return over === null || over.index > line.text.length ? null : { match: over, line: joined, parts: [line, next] };
}

/** The document's lines that hold one of the given screen lines; both in order. */
export function claimLines(document: SourceDocument, claimed: Iterable<ScreenLine>): Set<number> {
  const starts = [...claimed]
    .filter((line) => line.text !== '')
    .map((line) => offsetOf(line.passage, 0))
    .sort((a, b) => a - b);
  const lines = new Set<number>();
  let next = 0;
  for (const line of document.lines) {
    const { text } = line.passage;
    if (text === '') continue;
    const reach: Span = [line.span[0], Math.max(line.span[1], offsetOf(line.passage, text.length - 1) + 1)];
    while (next < starts.length && (starts[next] as number) < reach[0]) next++;
    if (next < starts.length && (starts[next] as number) < reach[1]) lines.add(line.index);
  }
  return lines;
}
