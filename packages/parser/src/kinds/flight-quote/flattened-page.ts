/**
 * F-472: a page or mail that came out as one long line. What stood in boxes of its own stands behind wide gaps, or behind the character that a copy
 * leaves for a picture, glued to what comes next:
 *
 *   Hinflug     Bergen (BGO) - Genf (GVA)              So 10.10.2027               06:45   BGO         09:15     GVA      Reisedauer 2h 30m
 *   6:45 AM·Bergen Airport (BGO)Travel time: 2 hr 30 min9:15 AM·Geneva Airport (GVA)SWISS·Economy·Airbus A320·LX 4355
 *
 * Each piece is read as a line of its own.
 */
import type { Span } from '../../model/answer.ts';
import { allMatches } from '../../text/all-matches.ts';
import { compactPattern } from '../../text/compact-pattern.ts';

/** No table has a row so long, nor columns so many. */
const LONGEST_ROW = 400;
const LEAST_GAPS = 12;
/** No page is so long. */
const MAX_GAPS = 30_000;
const LEAST_PICTURES = 3;
const GAP = compactPattern(/[ \t\u00a0]{3,400}/g);
const PICTURES = /\ufffc[\s\ufffc]{0,40}/g;
/** So wide a gap sets paragraphs apart. */
const PARAGRAPH = 16;
const OTHER_BREAK = /\r(?!\n)|<\/?(?:br|tr|td|p|div|li)\b/i;

const CLOCK = '\\d{1,2}:[0-5]\\d';
/** Behind a bracket, a length, a word before a time or a price, a flight's number; within a word where no name has a capital. */
const GLUED: readonly RegExp[] = [
  compactPattern(`\\)(?=\\p{Lu}\\p{L}|${CLOCK})`, 'gu'),
  compactPattern(`\\p{Ll}{3}(?=${CLOCK})`, 'gu'),
  compactPattern('\\p{Ll}{3}(?=[£$€]\\d)|[£$€]\\d[\\d,.]{0,9}\\d(?=\\p{Ll}{3})', 'gu'),
  compactPattern('(?<![\\p{L}\\d])(?:[A-Z]{2}|[A-Z]\\d|\\d[A-Z])[\\s\\u00a0]\\d{1,4}(?=\\p{Lu}\\p{Ll})', 'gu'),
  compactPattern('\\p{Ll}(?=(?!Jet|Blue|Asia|Baltic|Dubai|Star|Link)\\p{Lu}\\p{Ll}[\\p{Ll}-])', 'gu'),
];

/** Where the lines of the text stand, long ones cut; null where it has no such line. */
export function partFlattened(source: string): readonly Span[] | null {
  if (source.length < LONGEST_ROW || OTHER_BREAK.test(source)) return null;
  const spans: Span[] = [];
  let isCut = false;
  for (let start = 0; start <= source.length; ) {
    const next = source.indexOf('\n', start);
    const to = next < 0 ? source.length : next;
    const end = to > start && source.charCodeAt(to - 1) === CARRIAGE_RETURN ? to - 1 : to;
    const pieces = end - start > LONGEST_ROW ? piecesOf(source.slice(start, end)) : null;
    isCut ||= pieces !== null;
    for (const [from, until] of pieces ?? [[0, end - start]]) spans.push([start + from, start + until]);
    start = to + 1;
  }
  return isCut ? spans : null;
}

const CARRIAGE_RETURN = 13;

function piecesOf(line: string): Span[] | null {
  const pictures = line.includes('\ufffc') ? allMatches(PICTURES, line) : [];
  if (pictures.length >= LEAST_PICTURES) return cutAt(line, pictures).flatMap((piece) => unglued(line, piece));
  const gaps = allMatches(GAP, line, MAX_GAPS);
  return gaps.length >= LEAST_GAPS ? cutAt(line, gaps) : null;
}

function cutAt(line: string, gaps: readonly RegExpExecArray[]): Span[] {
  const pieces: Span[] = [];
  let from = 0;
  for (const { index, 0: gap } of gaps) {
    if (index > from) pieces.push([from, index]);
    if (gap.length >= PARAGRAPH) pieces.push([index, index]);
    from = index + gap.length;
  }
  if (from < line.length) pieces.push([from, line.length]);
  return pieces;
}

function unglued(line: string, [from, to]: Span): Span[] {
  const piece = line.slice(from, to);
  const ends = new Set<number>();
  for (const cut of GLUED) for (const match of allMatches(cut, piece)) ends.add(match.index + match[0].length);
  const sorted = [...ends].sort((a, b) => a - b);
  return [0, ...sorted].map((at, i): Span => [from + at, from + (sorted[i] ?? piece.length)]);
}
