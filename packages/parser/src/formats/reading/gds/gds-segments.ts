/**
 * All the flights of a display with what the lines under them say: operating carrier, terminals. Segments broken over two lines are put
 * together, several on one line taken apart.
 */

import { stated } from '../../../model/field.ts';
import type { AirportDraft } from '../../../model/flight-quote-draft.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { spanOf } from '../../../text/passage.ts';
import { GDS_DATE } from './gds-dates.ts';
import { readFlightInfo } from './gds-flight-info.ts';
import { fieldAt, joinScreenLines, type ScreenLine } from './gds-screen.ts';
import { type GdsSegment, readGdsSegment, readNextLeg, segmentStarts } from './gds-segment.ts';

/** A flight with the index of its screen line. */
export interface FoundSegment extends GdsSegment {
  readonly line: number;
}

export interface GdsSegments {
  readonly found: readonly FoundSegment[];
  /** Is there a line that only a display has? */
  readonly isDisplay: boolean;
  readonly lines: readonly ScreenLine[];
}

export const NO_SEGMENTS: GdsSegments = { found: [], isDisplay: false, lines: [] };

/** Between two legs stand no more lines than terminals and carriers. */
const LEG_REACH = 3;
const OPERATED = /\bOPERATED BY(?:\/EXPLOITE PAR)?[ :/-]*(?<name>[A-Z0-9].*)$/;
const ROUTE_TAIL = /\s{1,4}[A-Z]{3}-[A-Z]{3}\b.*$/;
const SIDE_TERMINAL =
  /\b(?<side>ARR|DEP)[A-Z]{0,5}[ -]{1,3}(?:(?<code>[A-Z]{3})[ -])?\s?(?:TERMINAL|TERM|TML)[ :-]{1,3}(?<name>\w{1,13})/g;
/** `2.DEN SMF   - ARRIVES TERMINAL A`: of which leg it is said. */
const OF_LEG = /^\s*\d{1,2}\. ?(?<from>[A-Z]{3}) (?<to>[A-Z]{3}) +- /;
const CITY_TERMINAL = /\b(?<code>[A-Z]{3}) (?:TERMINAL|TERM) (?<name>[A-Z]?\d?[A-Z]?)\b/g;

export function readGdsSegments(lines: readonly ScreenLine[]): GdsSegments {
  const found: FoundSegment[] = [];
  const used: ScreenLine[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as ScreenLine;
    const info = readFlightInfo(lines, i);
    if (info !== null) {
      found.push(...info.segments.map((segment) => ({ ...WHOLE, segment, line: i, end: line.text.length })));
      used.push(...lines.slice(i, info.end));
      i = info.end - 1;
      continue;
    }
    const here = readLine(line, lines[i + 1]);
    let from = 0;
    if (here.found.length > 0) {
      const starts = line.text.includes('OPERATED') ? segmentStarts(line) : NO_STARTS;
      for (const one of here.found) {
        const start = starts.findLast((at) => at < one.end) ?? 0;
        if (start > from && found.length > 0) readCarrier(line, found, from, start);
        found.push({ ...one, line: i });
        if (start > from && found.length === 1) readCarrier(line, found, from, start);
        from = start;
      }
      if (here.found.every((one) => !one.hasMore)) used.push(line);
      if (here.tookNext) used.push(lines[++i] as ScreenLine);
    }
    const last = here.found.length === 0 ? found.at(-1) : undefined;
    const leg = last === undefined || last.line < i - LEG_REACH ? null : readNextLeg(line, last.segment);
    if (leg !== null) {
      found.push({ ...leg, line: i });
      used.push(line);
    }
    if (found.length === 0 || !/OPERATED|TERM/.test(line.text)) continue;
    if (readUnder(line, found, from)) used.push(line);
  }
  return { found, isDisplay: found.some((one) => one.isDisplay), lines: used };
}

/** What its details tell of a flight stands in a table of its own. */
const WHOLE = { seats: null, isDisplay: true, hasMore: false, isWithTimes: true };
const NO_STARTS: readonly number[] = [];
const NO_SEGMENT = { found: [], tookNext: false };

function readLine(line: ScreenLine, next: ScreenLine | undefined): { found: GdsSegment[]; tookNext: boolean } {
  const starts = segmentStarts(line);
  if (starts.length === 0) return NO_SEGMENT;
  const found: GdsSegment[] = [];
  let end = 0;
  let tookNext = false;
  for (const [k, start] of starts.entries()) {
    if (start < end) continue;
    const limit = starts[k + 1] ?? line.text.length;
    let one = readGdsSegment(line, start, limit);
    const isLast = k === starts.length - 1;
    if (isLast && next && segmentStarts(next).length === 0 && (one?.isWithTimes !== true || isTail(one, next))) {
      const joined = joinScreenLines([line, next]);
      const whole = readGdsSegment(joined, start, joined.text.length);
      if (whole?.isWithTimes === true) [one, tookNext] = [whole, true];
    }
    if (one === null) continue;
    found.push(one);
    end = one.end;
  }
  return { found, tookNext };
}

const TAIL = compactPattern(
  `^\\s*(?:${GDS_DATE}(?: {1,3}[MTWQFJS1-7])?(?= |$)(?! +[A-Z]{3})|[+#|] ?\\d?(?=[\\s*/]|$)|(?:E {1,3})?(?:SU|MO|TU|WE|TH|FR|SA)(?:/[A-Z]{2})?(?= |$)|E {1,2}\\d [A-Z0-9]{3}|\\d{1,2}:\\d\\d {1,3}[A-Z0-9]{3}$)`,
);

/** `E 0 388 M`, `388 E 0 M`, with or without what stands before the break. */
const EQUIPMENT = /^\s*(?:(?:E {1,2})?\d [A-Z0-9]{3}|[A-Z0-9]{3} E {1,2}\d)(?: [A-Z])?\s*$/;

/** Is the next line the end of this flight's, broken off after its times? */
const isTail = (one: GdsSegment, next: ScreenLine): boolean =>
  (one.segment.arrivalDate === null && TAIL.test(next.text.slice(0, 60))) ||
  (one.segment.aircraft === null && EQUIPMENT.test(next.text));

/** A line under a segment: `OPERATED BY SWISS`, `ARRIVES SYD TERMINAL 1`, `BOS TERMINAL E / FCO TERMINAL 3`. */
function readUnder(line: ScreenLine, found: FoundSegment[], from: number): boolean {
  return readCarrier(line, found, from, line.text.length) || readTerminals(line, found);
}

/**
 * Who flies the last flight, told within a range of the line. F-686: what stands before the number of a flight that lost its own line,
 * `OPERATED BY AIR MICRONESIA 5 UA 196K …`, is said of the flight before.
 */
function readCarrier(line: ScreenLine, found: FoundSegment[], start: number, end: number): boolean {
  const index = found.length - 1;
  const last = found[index] as FoundSegment;
  const operated = last.segment.operatedBy === null ? OPERATED.exec(line.text.slice(start, end)) : null;
  if (!operated?.groups) return false;
  const told = operated.groups['name'] ?? '';
  const from = start + operated.index + operated[0].length - told.length;
  const name = (end < line.text.length ? told.replace(LINE_NUMBER, '') : told).replace(ROUTE_TAIL, '').trimEnd();
  const operatedBy = fieldAt(
    line,
    from,
    from + name.length,
    line.passage.text.slice(from, from + name.length).replace(/\s+/g, ' '),
  );
  found[index] = { ...last, segment: { ...last.segment, operatedBy } };
  return true;
}
/** Of the flight behind it. */
const LINE_NUMBER = /\s\d{1,2}[.*]?\s*$/;

function readTerminals(line: ScreenLine, found: FoundSegment[]): boolean {
  let isUsed = false;
  const put = (i: number, side: 'departure' | 'arrival', name: string, at: number): void => {
    const one = found[i];
    if (!one || one.segment[side].terminal !== null) return;
    const terminal = stated(name, [spanOf(line.passage, at, at + name.length)]);
    const end: AirportDraft = { ...one.segment[side], terminal };
    found[i] = { ...one, segment: { ...one.segment, [side]: end } };
    isUsed = true;
  };
  const pair = OF_LEG.exec(line.text)?.groups;
  const own = found.at(-1)?.segment;
  if (pair !== undefined && (pair['from'] !== own?.departure.code?.value || pair['to'] !== own?.arrival.code?.value))
    return false;
  for (const match of line.text.matchAll(SIDE_TERMINAL)) {
    const { side, name = '', code } = match.groups ?? {};
    const end = side === 'ARR' ? 'arrival' : 'departure';
    const last = found.length - 1;
    if (code !== undefined && code !== found[last]?.segment[end].code?.value) continue;
    put(last, end, name, match.index + match[0].length - name.length);
  }
  if (isUsed) return true;
  for (const match of line.text.matchAll(CITY_TERMINAL)) {
    const { code, name = '' } = match.groups ?? {};
    if (name === '') continue;
    const at = match.index + match[0].length - name.length;
    for (const [i, one] of found.entries()) {
      if (one.segment.departure.code?.value === code) put(i, 'departure', name, at);
      if (one.segment.arrival.code?.value === code) put(i, 'arrival', name, at);
    }
  }
  return isUsed;
}
