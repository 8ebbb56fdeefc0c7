/**
 * Sentences that somebody broke by hand, at no column (`… so it is in the fare. A bag of` / `at most 23 kilos is included.`), put together again for
 * what they say of the fare: a long line goes on in the next where it stops at a word that ends nothing, or the next begins with one that
 * begins nothing. Other lines in small letters may be entries of their own (`changes free`).
 */
import { type DocumentLine, withText } from '../../formats/reading/document.ts';
import { lineMoney } from '../../formats/reading/line-money.ts';
import { startsSmall } from '../../text/character-class.ts';
import { breaksOff, joinWrapped } from '../../text/wrapped-lines.ts';

/** So long a line is running text; at the end of a paragraph a shorter one may stand. */
const MIN_RUNNING = 45;
const MAX_JOINED = 8;
/** Also behind a comma nothing is known to go on: entries of a list end so. */
const ENDS = /[.!?:;,…]["”’')\]]{0,2}$|\bof (?:you|us|them)$/;
/** `plus any difference`, `of each fare`, `will be charged`; `and` may begin another thing, `in` and `at` a place. */
const GOES_ON =
  /^(?:plus|of|to|that|which|who|per|if|until|unless|than|is|are|was|were|will|would|must|can|may|has|have|had|be|been|you|we|the|your|our|any|und|oder|des|der|die|das|dass|wenn|wird|werden|ist|sind|kann|pro|de|des|du|que|qui|est|sont|par|del|por|si|es|son|che|di|dei|per|se|sono)\s/;

/** The lines, those that go on as one with the index of the first; `isApart` names lines that have given a value as they stand. */
export function joinRunningLines(
  lines: readonly DocumentLine[],
  isApart: (line: DocumentLine) => boolean,
): readonly (readonly DocumentLine[])[] {
  // Who sets no capitals begins every line in small letters.
  const hasCapitals = lines.some(({ passage: { text } }) => text.length >= MIN_RUNNING && !startsSmall(text));
  const groups: DocumentLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    const isOne =
      hasCapitals && last !== undefined && before !== undefined && last.length < MAX_JOINED && goesOn(before, line);
    if (isOne && !isApart(line) && !isApart(before)) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** One line of several. */
export function asOneLine(parts: readonly DocumentLine[]): DocumentLine {
  const [first] = parts as readonly [DocumentLine];
  return parts.length === 1 ? first : withText(first, joinWrapped(parts.map(({ passage }) => passage)));
}

const goesOn = (before: DocumentLine, next: DocumentLine): boolean =>
  isRunning(before) &&
  isRunning(next) &&
  !next.afterBlank &&
  before.passage.text.length >= MIN_RUNNING &&
  !ENDS.test(before.passage.text) &&
  startsSmall(next.passage.text) &&
  (GOES_ON.test(next.folded) || (lineMoney(before).length === 0 && breaksOff(before.passage.text)));

const isRunning = ({ bullet, heading, cells, isAround, table, passage: { text } }: DocumentLine): boolean =>
  bullet === null &&
  heading === 0 &&
  cells === null &&
  table === null &&
  !isAround &&
  text !== '' &&
  !text.includes('  ');
