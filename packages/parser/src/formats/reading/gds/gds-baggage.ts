/**
 * What may be carried, of the baggage blocks of fare displays.
 *
 *     BAG ALLOWANCE     -PHXLHR-01P/AA/EACH PIECE UP TO 50 POUNDS/23 KILOGRAMS      (Sabre; may break anywhere)
 *     BAGGAGE ALLOWANCE 30K                                        (Galileo's short quote)
 *     /PC-2PC  BAGS 70LB/32KG EACH  LOUNGE DELTA ONE/SKYCLUB      (Worldspan)
 */
import type { Span } from '../../../model/answer.ts';
import { type Field, stated } from '../../../model/field.ts';
import { spanOf } from '../../../text/passage.ts';
import { readBaggageBlocks } from './gds-baggage-blocks.ts';
import { isRule, isTypedPrice } from './gds-fare-rules.ts';
import { joinSabreLines, type ScreenLine, spansOfLines, withPlace } from './gds-screen.ts';

export interface GdsBaggage {
  readonly includes: readonly Field<string>[];
  readonly lines: readonly ScreenLine[];
}

/** `5 RM …` is what an agent has noted: it is read as words. */
const REMARK = /^\s*\d{1,3}[. ] ?RM[ *]/;

export function readGdsBaggage(lines: readonly ScreenLine[]): GdsBaggage {
  const includes = new Map<string, Field<string>>();
  const used: ScreenLine[] = [];
  const add = (field: Field<string>, from: readonly ScreenLine[]): void => {
    const same = includes.get(field.value);
    if (same === undefined) includes.set(field.value, field);
    // What is repeated for each direction or traveler is said once.
    else includes.set(field.value, withPlace(same, field.spans));
    used.push(...from);
  };
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as ScreenLine;
    const { text } = line;
    if (!line.isCapitals || !/BAG|CARRY ON|\/PC-/.test(text) || REMARK.test(text) || isTypedPrice(text)) continue;
    if (/^[\s>]{0,8}(?:ATTN\*)?BAG ALLOWANCE {1,10}-/.test(text)) {
      const read = readSabreBag(lines, i);
      if (read !== null) add(read.field, read.lines);
    } else if (ALLOWED.test(text)) add(wholeLine(line), [line]);
    else if (beforeRule(text) > 0) add(partOfLine(line, beforeRule(text)), [line]);
    else if (/\/PC-\d{1,2}PC|^[\s/]*\d{1,2}PC +BAGS?\b/.test(text))
      for (const field of readColumns(line)) add(field, [line]);
    else if (/BAGS? INCL/.test(text))
      for (const field of readColumns(line)) if (/BAGS? INCL/i.test(field.value)) add(field, [line]);
  }
  for (const read of readBaggageBlocks(lines)) add(read.field, read.lines);
  return { includes: [...includes.values()], lines: used };
}

/** `BAGGAGE ALLOWANCE 30K`, `BAG ALLOWANCE: 2PC 23KG`: all in one line; way by way (F-628) in `BAGGAGE ALLOWANCE  MANMLE 30K   MLEMAN 30K`. */
const ALLOWED =
  /^[\s>*]{0,14}(?:FREE )?(?:BAGGAGE|BAG) ALLOWANCE {0,4}[:-]? {0,4}(?:[A-Z]{6} {1,3}\d{1,2} ?(?:PC|P|KGS?|K) {1,6}){0,5}(?:[A-Z]{6} {1,3})?\d{1,3} ?(?:PC|P|KGS?|K|L|LBS?)(?: ?\/? ?\d{1,3} ?(?:KGS?|LBS?))?(?: PER (?:PASSENGER|PSGR|PAX|PERSON|ADULT|ADT|TRAVELL?ER))?[\s.]*$/;

/** `BAG 1PC   CHG FEE EUR 90`, `BAGS 23KG / NONREF`: where the allowance ends that someone typed before a rule; 0 where the line is none. */
function beforeRule(text: string): number {
  const match = TYPED_ALLOWANCE.exec(text);
  return match !== null && isRule(text.slice(match[0].length)) ? match[0].length : 0;
}
const TYPED_ALLOWANCE =
  /^[\s>*]{0,8}(?:(?:FREE |CHECKED |HOLD )?(?:BAGS?|BAGGAGE)(?: ALLOWANCE)? ?[:-]? ?)\d{1,2} ?(?:PC|P|KGS?|K)(?:[ /X]{1,3}\d{2} ?KGS?)?(?= {2,}| ?\/|, )/;

const wholeLine = (line: ScreenLine): Field<string> => partOfLine(line, line.text.replace(/[\s.]+$/, '').length);

function partOfLine(line: ScreenLine, to: number): Field<string> {
  const from = line.text.search(/[A-Z]/);
  return stated(line.passage.text.slice(from, to).replace(/\s+/g, ' '), [spanOf(line.passage, from, to)]);
}

interface Read {
  readonly field: Field<string>;
  readonly lines: readonly ScreenLine[];
}

const SABRE_BAG =
  /(?<label>BAG) ALLOWANCE {1,10}-[A-Z]{6}(?: [A-Z]{6})*-(?<count>\d{1,2})(?<unit>P|KG|K)(?:\/(?<kilos>\d{1,2}KG))?\/[A-Z0-9]{2}(?:\/(?:EACH PIECE )?(?<size>UP TO .{3,80}?)(?= AND UP TO|\s*$))?/d;
/** A new statement of the block; any other line goes on with the one before. */
const SABRE_NEXT =
  /^\s*(?:ATTN\*|LAST DAY|BAG ALLOWANCE|\d(?:ST|ND|RD)CHECKED|\d(?:ST|ND|RD) |CARRY ON|EMBARGO|ADDITIONAL|AIR EXTRAS|FORM OF|BAGGAGE INFO|\*|\.?\s*$)/;

/** Sabre breaks its lines after 64 characters, inside words too. */
function readSabreBag(lines: readonly ScreenLine[], at: number): Read | null {
  const parts = [lines[at] as ScreenLine];
  for (let i = at + 1; i < Math.min(at + 3, lines.length); i++) {
    const next = lines[i] as ScreenLine;
    const before = parts.at(-1) as ScreenLine;
    if (before.text.trimEnd().length < 58 || SABRE_NEXT.test(next.text)) break;
    parts.push(next);
  }
  const line = joinSabreLines(parts);
  const match = SABRE_BAG.exec(line.text);
  if (!match?.groups || !match.indices?.groups) return null;
  const { count = '', unit, size } = match.groups;
  const places = match.indices.groups;
  const number = Number(count);
  const what = unit === 'P' ? `${number} checked bag${number === 1 ? '' : 's'}` : `Checked bags ${number} kg`;
  const sizeText = size === undefined ? '' : sizeInWords(size);
  const spans: Span[] = [
    spanOf(line.passage, ...(places['label'] as [number, number])),
    figureSpan(line, places['count'] as [number, number]),
  ];
  if (size !== undefined && places['size'] !== undefined)
    spans.push(...spansOfLines(parts, line, places['size'][0], places['size'][0] + size.trimEnd().length));
  // Without its size nothing of the words stands in the text: then as written.
  if (size === undefined) {
    const place = places['count'] as [number, number];
    const written = line.text.slice(place[0], place[1] + (unit?.length ?? 0));
    const label = match.index;
    const value = `BAG ALLOWANCE ${written}`;
    return {
      field: stated(value, [
        spanOf(line.passage, label, label + 13),
        spanOf(line.passage, place[0], place[0] + written.length),
      ]),
      lines: parts,
    };
  }
  return { field: stated(`${what} ${sizeText}`, spans), lines: parts };
}

function figureSpan(line: ScreenLine, [from, to]: [number, number]): Span {
  const noughts = /^0*(?=\d)/.exec(line.text.slice(from, to))?.[0].length ?? 0;
  return spanOf(line.passage, from + noughts, to);
}

/** `UP TO 50 POUNDS/23 KILOGRAMS`: the weight is what a traveler asks for; the inches after it are left out. */
const sizeInWords = (size: string): string => size.replace(/\s+/g, ' ').trim().toLowerCase();

/** Entries two blanks apart; the code before the first belongs to the system. */
function readColumns(line: ScreenLine): Field<string>[] {
  const start = /^[\s/]*(?:PC-)?/.exec(line.text)?.[0].length ?? 0;
  const fields: Field<string>[] = [];
  const parts: [number, number][] = [];
  const gap = / {2,}/g;
  let from = start;
  gap.lastIndex = start;
  for (let match = gap.exec(line.text); match !== null; match = gap.exec(line.text)) {
    if (match.index > from) parts.push([from, match.index]);
    from = match.index + match[0].length;
  }
  if (from < line.text.trimEnd().length) parts.push([from, line.text.trimEnd().length]);
  for (let i = 0; i < parts.length; i++) {
    const [a, b] = parts[i] as [number, number];
    const next = parts[i + 1];
    const isCount = /^\d{1,2}PC$/.test(line.text.slice(a, b)) && next !== undefined;
    const end = isCount ? (next as [number, number])[1] : b;
    if (isCount) i++;
    fields.push(stated(line.passage.text.slice(a, end).replace(/\s+/g, ' '), [spanOf(line.passage, a, end)]));
  }
  return fields;
}
