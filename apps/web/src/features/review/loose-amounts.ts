/**
 * Amounts of money that stand on a used line and in no field. A line counts as used by its first value, so that a second
 * price beside it ('double £690, single £450') would go without a word.
 */
import type { WireProvenance } from '@waypage/contract';
import { indexAt, type SourceLine, type SourceText } from './source-text.ts';
import { listSpans } from './span-segments.ts';

export interface LooseAmount {
  readonly start: number;
  readonly end: number;
  /** Index of the line that it stands on. */
  readonly line: number;
}

/** A sign of a currency, its code, or a short form of its name, before or behind a figure. */
const AMOUNT =
  /(?:\p{Sc}|(?<![A-Za-z])(?:[A-Z]{3}|Rs\.?|[Kk]r\.?))\s?\d[\d.,'’]{0,14}|(?<![\d.,])\d[\d.,'’]{0,14}\s?(?:\p{Sc}|(?:[A-Z]{3}|[Ee]uros?|kr|zł)(?![A-Za-z]))/gu;
const CODE = /[A-Z]{3}/;
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
/** Codes of currencies that are words in capitals, too. */
const WORDS: ReadonlySet<string> = new Set(['ALL', 'CUP', 'TOP']);

/** Every amount of money in the text, in its order. */
export function findAmounts(source: SourceText): LooseAmount[] {
  return [...source.text.matchAll(AMOUNT)].flatMap(({ 0: found, index }) => {
    const code = CODE.exec(found)?.[0];
    if (code !== undefined && (!CURRENCIES.has(code) || WORDS.has(code))) return [];
    const end = index + found.replace(/[.,'’]+$/, '').length;
    return [{ start: index, end, line: indexAt(source.lines, index) }];
  });
}

/** Those of `amounts` that stand on a line of which something was used, but in no value's span; told elsewhere counts as held. */
export function looseAmounts(
  source: SourceText,
  amounts: readonly LooseAmount[],
  spans: WireProvenance['spans'],
): LooseAmount[] {
  if (amounts.length === 0) return [];
  const used = joinSpans(listSpans(spans, source.text.length));
  const touches = (start: number, end: number): boolean => {
    const last = used[indexAt(used, end - 1)];
    return last !== undefined && last.start < end && last.end > start;
  };
  const isHeld = amounts.map(({ start, end }) => touches(start, end));
  const held = new Set(amounts.flatMap((amount, at) => (isHeld[at] ? [figureOf(source, amount)] : [])));
  return amounts.filter((amount, at) => {
    if (isHeld[at] || held.has(figureOf(source, amount))) return false;
    const { start, end } = source.lines[amount.line] as SourceLine;
    return touches(start, end);
  });
}

const figureOf = ({ text }: SourceText, { start, end }: LooseAmount): string =>
  text.slice(start, end).replace(/[.,]00\D*$|\D/g, '');

/** Spans that overlap or follow each other as one, in order. */
function joinSpans(
  spans: readonly { readonly start: number; readonly end: number }[],
): { start: number; end: number }[] {
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of spans) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}
