/**
 * Galileo's and Apollo's blocks of allowances, and Sabre's of carry-on bags, a type of traveler after the other:
 *
 *     BAGGAGE ALLOWANCE            CARRY ON ALLOWANCE
 *     ADT                           DL CHINYC  1PC
 *      UA DENGVA  1PC               BAG 1 -  NO FEE       PERSONAL ITEM
 *        BAG 1 -  NO FEE       UPTO50LB/23KG AND UPTO62LI/158LCM
 */
import type { Span } from '../../../model/answer.ts';
import { type Field, stated } from '../../../model/field.ts';
import { spanOf } from '../../../text/passage.ts';
import type { ScreenLine } from './gds-screen.ts';

export interface Allowance {
  readonly field: Field<string>;
  readonly lines: readonly ScreenLine[];
}

/** A text with its place. */
interface Part {
  readonly text: string;
  readonly span: Span;
  readonly line: ScreenLine;
}

const HEAD = /(?:^|\s{8,}|^\s*)(?<label>(?:CARRY ON|BAGGAGE|BAG) ALLOWANCE)\s*$/d;
const TYPE = /^\s*(?<type>ADT|CNN|CHD|INF|INS|YTH|SRC|JCB|JNN|ITX|[CJ]\d\d)\s*$/d;
const PIECES = /^\s*(?:[A-Z0-9]{2} )?(?:[A-Z]{6} ?)+(?:\s+|-)(?<allowed>\d{1,3}(?:PC|P|KG|K|L|LB))\b/d;
const BAG = /^\s*(?<bag>BAG \d) ?- +(?<fee>NO FEE)\s+(?<size>UPTO[A-Z0-9/ ]+|PERSONAL ITEM)?/d;
const END = /^\s*(?:EMBARGO|BAGGAGE DISCOUNTS|CARRY ON CHARGES|ADDITIONAL ALLOWANCES|AIR EXTRAS)/;

export function readBaggageBlocks(lines: readonly ScreenLine[]): Allowance[] {
  const found: Allowance[] = [];
  /** The first type's allowances: those of the others count where they differ. */
  const first = new Set<string>();
  let bags: Part | null = null;
  let head: Part | null = null;
  let type: Part | null = null;
  let types = 0;
  let number: Part | null = null;
  for (const [i, line] of lines.entries()) {
    const label = line.text.includes('ALLOWANCE') ? partOf(line, HEAD, 'label') : null;
    if (label !== null) {
      head = label;
      if (!label.text.startsWith('CARRY')) [bags, type, types] = [label, null, 0];
      continue;
    }
    if (head === null) continue;
    if (END.test(line.text)) {
      head = null;
      continue;
    }
    const named = partOf(line, TYPE, 'type');
    if (named !== null) {
      // The next traveler's bags come after the carry-on bags of the one before.
      [head, type, types] = [bags ?? head, named, types + 1];
      continue;
    }
    const allowed = partOf(line, PIECES, 'allowed');
    if (allowed !== null) {
      number = null;
      if (/^0+\D/.test(allowed.text)) continue;
      // What the bags may weigh stands under their number.
      if (BAG.test(lines[i + 1]?.text ?? '')) number = allowed;
      else found.push(allowance(head, types > 1 ? type : null, allowed, first));
      if (types <= 1) first.add(`${head.text} ${allowed.text}`);
      continue;
    }
    const bag = BAG.exec(line.text);
    if (bag === null) continue;
    const [name, fee, size] = ['bag', 'fee', 'size'].map((group) => partOf(line, BAG, group));
    const before = head.text.startsWith('CARRY') ? head : number;
    const parts = [before, name, fee, size].flatMap((part) => (part ? [part] : []));
    const text = [before?.text, name?.text, '-', fee?.text, size?.text].filter(Boolean).join(' ');
    found.push({
      field: stated(
        text,
        parts.map((part) => part.span),
      ),
      lines: before ? [before.line, line] : [line],
    });
    number = null;
  }
  return found;
}

function allowance(head: Part, type: Part | null, allowed: Part, first: ReadonlySet<string>): Allowance {
  const text = `${head.text} ${allowed.text}`;
  // Children with an adult's allowance need no line of their own.
  if (type === null || first.has(text))
    return { field: stated(text, [head.span, allowed.span]), lines: [head.line, allowed.line] };
  return {
    field: stated(`${head.text} ${type.text} ${allowed.text}`, [head.span, type.span, allowed.span]),
    lines: [head.line, type.line, allowed.line],
  };
}

function partOf(line: ScreenLine, pattern: RegExp, group: string): Part | null {
  const match = pattern.exec(line.text);
  const place = match?.indices?.groups?.[group];
  if (place === undefined) return null;
  const text = line.text.slice(...place).trimEnd();
  return text === '' ? null : { text, span: spanOf(line.passage, place[0], place[0] + text.length), line };
}
