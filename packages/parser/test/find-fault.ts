/**
 * What must hold for any text, of any kind. Each check names the fault that it finds, with what to look at; `shrinkText` makes the text that
 * shows it as short as it gets.
 */
import { isDeepStrictEqual } from 'node:util';
import type { ContentKind, ParsedContent } from '../src/index.ts';
import { misjudgedLines, spansOf } from './check-provenance.ts';

export type Answer = ParsedContent[ContentKind];
export type Parse = (text: string) => Answer;

/** No paste may take longer; a text that did is measured once more, because the machine may have been busy. */
export const SLOWEST_MS = 2000;

/** The first fault that the text shows, or null. `isThorough` asks for what costs further parses too. */
export function findFault(parse: Parse, text: string, isThorough: boolean): string | null {
  let answer: Answer;
  let milliseconds: number;
  try {
    [answer, milliseconds] = timed(parse, text);
  } catch (error) {
    return `P-1 threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
  if (milliseconds > SLOWEST_MS) {
    const again = timed(parse, text)[1];
    if (again > SLOWEST_MS) return `P-1 took ${Math.round(milliseconds)} and ${Math.round(again)} ms`;
  }
  return (
    findUnsoundness(text, answer) ??
    (isThorough ? (findChange(parse, text, answer) ?? findVariance(parse, text, answer)) : null)
  );
}

function timed(parse: Parse, text: string): [Answer, number] {
  const start = performance.now();
  const answer = parse(text);
  return [answer, performance.now() - start];
}

function findUnsoundness(text: string, answer: Answer): string | null {
  const { spans, unused } = answer.source;
  for (const [pointer, value] of Object.entries(spans)) {
    const bad = spansOf(value).find((span) => !isInText(span, text));
    if (bad) return `P-6 ${pointer} has the span ${bad} of ${text.length}`;
  }
  for (const span of [...unused, ...answer.warnings.flatMap((warning) => warning.spans)])
    if (!isInText(span, text)) return `P-6 an unused line or a warning has the span ${span} of ${text.length}`;
  for (let i = 1; i < unused.length; i++)
    if ((unused[i]?.[0] ?? 0) < (unused[i - 1]?.[1] ?? 0)) return `P-7 unused lines out of order at ${unused[i]}`;
  const { lost, both } = misjudgedLines(text, answer);
  if (lost.length > 0) return `P-7 lost ${JSON.stringify(lost[0])}`;
  if (both.length > 0) return `P-7 called unused though used: ${JSON.stringify(both[0])}`;
  return findBadValue(answer, '');
}

function isInText([start, end]: readonly [number, number], text: string): boolean {
  return Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end && end <= text.length;
}

/** A value is a text with something in it, a number that there is, a list, an object or null. */
function findBadValue(value: unknown, pointer: string): string | null {
  if (value === null || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : `P-2 ${pointer} is ${value}`;
  if (typeof value === 'string') return value.trim() === '' ? `P-2 ${pointer} is a blank text` : null;
  if (typeof value !== 'object') return `P-2 ${pointer} is ${typeof value}`;
  for (const [key, inner] of Object.entries(value)) {
    const bad = pointer === '' && key === 'source' ? null : findBadValue(inner, `${pointer}/${key}`);
    if (bad !== null) return bad;
  }
  return null;
}

function findChange(parse: Parse, text: string, answer: Answer): string | null {
  return isDeepStrictEqual(parse(text), answer) ? null : 'P-1 another answer for the same text';
}

/** What word processors, mails and chats do to a text without meaning anything. */
export const VARIANTS: readonly (readonly [name: string, change: (text: string) => string])[] = [
  ['CRLF', (text) => text.replaceAll('\n', '\r\n')],
  ['trailing blanks', (text) => text.replaceAll('\n', '  \n')],
  ['trailing tabs', (text) => text.replaceAll('\n', '\t\n')],
  ['non-breaking spaces', (text) => text.replace(/(?<=\p{L}) (?=\p{L})/gu, '\u00a0')],
  ['quote marks of a mail', (text) => text.replace(/^/gm, '> ')],
  ['zero-width spaces', (text) => text.replaceAll(' ', ' \u200b')],
  ['blank lines at both ends', (text) => `\n\n${text}\n\n`],
  ['a byte order mark', (text) => `\ufeff${text}`],
];

/**
 * Texts with other line ends, tabs, tags that break lines or invisible characters of their own are no ground to compare on, nor are lines
 * longer than what is looked at in one go.
 */
const UNEVEN = /[^\P{C}\n]|[\u00a0\u2000-\u200f\u2028\u2029]|^>|[ \t]$|<(?:br|p|div|li|tr|td|h\d)\b|.{160}/imu;

function findVariance(parse: Parse, text: string, answer: Answer): string | null {
  if (UNEVEN.test(text)) return null;
  const values = valuesOf(answer);
  for (const [name, change] of VARIANTS) {
    const changed = valuesOf(parse(change(text)));
    if (!isDeepStrictEqual(changed, values)) return `P-8 other values with ${name}:\n${differenceOf(values, changed)}`;
  }
  return null;
}

/** The values alone, and which warnings there are. */
export function valuesOf({ source: _, warnings, ...values }: Answer): object {
  return { ...values, warnings: warnings.map((warning) => warning.code) };
}

function differenceOf(left: object, right: object): string {
  const [a, b] = [left, right].map((value) => JSON.stringify(value, null, 1).split('\n')) as [string[], string[]];
  const at = a.findIndex((line, i) => line !== b[i]);
  return `  ${a.slice(Math.max(0, at - 1), at + 2).join(' ')}\n  ${b.slice(Math.max(0, at - 1), at + 2).join(' ')}`;
}

const SHRINKS_MAX = 400;

/** Leaves out lines, then characters, as long as the text still shows a fault. */
export function shrinkText(text: string, isFaulty: (text: string) => boolean): string {
  let left = SHRINKS_MAX;
  let parts = text.split(/(?<=\n)/);
  const shrink = (size: number): void => {
    for (let i = 0; i < parts.length && left > 0; ) {
      const fewer = [...parts.slice(0, i), ...parts.slice(i + size)];
      left--;
      if (isFaulty(fewer.join(''))) parts = fewer;
      else i += size;
    }
  };
  for (const size of [8, 1]) shrink(size);
  parts = [...parts.join('')];
  for (const size of [16, 4, 1]) shrink(size);
  return parts.join('');
}
