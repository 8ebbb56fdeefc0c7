/** Does every span read back to its value, and is every line with a letter or digit used or listed as unused? */
import type { Provenance, Span } from '../src/index.ts';

/** What any kind answers. */
interface Answer {
  readonly source: Provenance;
}

/** Values that are re-written on purpose: only that they have characters can be checked. */
const REWRITTEN =
  /\/(?:date|time|dates|type|period|validUntil|duration|passengers|departureDate|arrivalDate|departureTime|arrivalTime|departureLocation|arrivalLocation|airline|route|title|totalTime|stops|layoverDuration|fareClass)$|^\/budget|\/fareDetails\/|^\/(?:price|totalPrice)$/;

export const spansOf = (value: Span | readonly Span[]): Span[] =>
  typeof value[0] === 'number' ? [value as Span] : [...(value as readonly Span[])];
/** `Gal&aacute;pagos`: a letter with its accent as web pages write it. */
const ACCENTED = /&([a-z])(?:acute|grave|circ|uml|tilde|cedil|ring|caron|slash);/gi;
const wordsOf = (text: string): string[] =>
  text
    .replace(ACCENTED, '$1')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export function unfaithfulPointers(text: string, out: Answer): string[] {
  return Object.entries(out.source.spans).flatMap(([pointer, value]) => {
    const spans = spansOf(value);
    const isInRange = spans.every(
      ([start, end]) =>
        Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end && end <= text.length,
    );
    const slice = spans.map(([start, end]) => text.slice(start, end)).join(' ');
    const leaf = valueAt(out, pointer);
    if (!isInRange || leaf === null || leaf === undefined || slice.trim() === '') return [pointer];
    const [values, words] = [wordsOf(String(leaf)), wordsOf(slice)];
    const isTight = words.length <= 2 * values.length + 12;
    const reads =
      REWRITTEN.test(pointer) || values.filter((word) => words.includes(word)).length >= 0.6 * values.length;
    return isTight && reads ? [] : [`${pointer}: ${JSON.stringify(leaf)} from ${JSON.stringify(slice)}`];
  });
}

function valueAt(out: Answer, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], out);
}

/** Lines that are neither in a span nor listed as unused, and lines that are in both. */
export function misjudgedLines(text: string, out: Answer): { lost: string[]; both: string[] } {
  const used = new Uint8Array(text.length);
  for (const value of Object.values(out.source.spans))
    for (const [start, end] of spansOf(value)) used.fill(1, start, end);
  const lost: string[] = [];
  const both: string[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const isUsed = used.subarray(start, end).some(Boolean);
    const isListed = out.source.unused.some(([from, to]) => from >= start && to <= end);
    if (/[\p{L}\p{N}]/u.test(line) && !isUsed && !isListed) lost.push(line);
    if (isUsed && isListed) both.push(line);
    start = end + 1;
  }
  return { lost, both };
}

/** The texts of an answer that stand in the paste word for word and have no span. */
export function bareValues(text: string, out: Answer): string[] {
  const folded = ` ${wordsOf(text).join(' ')} `;
  const bare: string[] = [];
  const walk = (value: unknown, pointer: string): void => {
    if (value !== null && typeof value === 'object')
      for (const [key, part] of Object.entries(value))
        walk(part, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    const words = typeof value === 'string' ? wordsOf(value).join(' ') : '';
    if (words !== '' && !(pointer in out.source.spans) && folded.includes(` ${words} `))
      bare.push(`${pointer}: ${value}`);
  };
  for (const [key, part] of Object.entries(out)) if (key !== 'source' && key !== 'warnings') walk(part, `/${key}`);
  return bare;
}

/** A stem tells the type; on a screen airports, classes, names and codes stand with no blank between them. */
const MAY_BE_PART =
  /\/(?:type|airline|flightNumber|operatedBy|bookingClass|status|aircraft|departure\w+|arrival\w+|date|dates|route|clientName|passengers|fareClass|fareCalculation)$|\/(?:fareDetails|locators|taxes)\//;

/** The values that begin or end within a word of the text. */
export function cutWords(text: string, out: Answer): string[] {
  const isCut = (at: number): boolean => /^\p{L}{2}$/u.test(text.slice(at - 1, at + 1));
  return Object.entries(out.source.spans).flatMap(([pointer, value]) => {
    const spans = spansOf(value);
    const [from, to] = [spans[0]?.[0] ?? 0, spans.at(-1)?.[1] ?? 0];
    return MAY_BE_PART.test(pointer) || !(isCut(from) || isCut(to))
      ? []
      : [`${pointer}: ${text.slice(from - 8, from)}[${text.slice(from, to)}]${text.slice(to, to + 8)}`];
  });
}
