/**
 * Text set in columns beside each other: a gap of one place down several lines, and on both sides either lines that are long, or lines whose
 * baselines do not go together. A table's cells are short and share their baselines: its rows stay whole.
 */
import { endOf, type Line, linesOf, median, type PageWord, SAME_BASELINE } from './page-words.ts';

/** Between the columns, and how long they must be to be columns at all. */
const GUTTER = 1;
const COLUMN_LINES = 5;
const PROSE_CHARACTERS = 24;
/** A page has a few hundred words; one made of tens of thousands is not searched for ever. */
const PLACES_MAX = 400;

interface Columns {
  readonly above: readonly PageWord[];
  readonly left: readonly PageWord[];
  readonly right: readonly PageWord[];
  readonly below: readonly PageWord[];
}

export function columnsOf(lines: readonly Line[]): Columns | null {
  const size = median(lines.map((line) => line.size));
  const gutter = findGutter(lines, size);
  if (!gutter) return null;
  const { from, to, x } = gutter;
  const within = lines.slice(from, to + 1).flatMap((line) => line.words);
  const left = within.filter((word) => word.x < x);
  const right = within.filter((word) => word.x >= x);
  const sides = [linesOf(left), linesOf(right)] as const;
  if (Math.min(...sides.map((side) => side.length)) < COLUMN_LINES) return null;
  const isProse = sides.every((side) => median(side.map(lengthOf)) >= PROSE_CHARACTERS);
  if (!isProse && sharedBaselines(...sides) > 0.5) return null;
  const wordsOf = (part: readonly Line[]) => part.flatMap((line) => line.words);
  return { above: wordsOf(lines.slice(0, from)), left, right, below: wordsOf(lines.slice(to + 1)) };
}

const lengthOf = ({ words }: Line): number => words.reduce((sum, word) => sum + word.text.length, 0);

/** The longest run of lines that one upright gap goes through, with words on both of its sides. */
function findGutter(lines: readonly Line[], size: number) {
  let best: { from: number; to: number; x: number } | null = null;
  for (const x of placesOf(lines, size)) {
    let from = -1;
    for (let at = 0; at <= lines.length; at++) {
      const line = lines[at];
      if (line && isClear(line, x, size)) {
        if (from < 0) from = at;
        continue;
      }
      const isLonger = from >= 0 && at - from > (best ? best.to - best.from + 1 : 0);
      if (isLonger && hasBothSides(lines.slice(from, at), x)) best = { from, to: at - 1, x };
      from = -1;
    }
  }
  return best;
}

/** Where a gutter may be: in the gaps of lines, and before where lines begin. */
function placesOf(lines: readonly Line[], size: number): number[] {
  const places = lines.flatMap(({ words }) =>
    words.flatMap((word, at) => {
      const before = words[at - 1];
      if (!before) return Math.round(word.x - GUTTER * size);
      return word.x - endOf(before) >= GUTTER * size ? Math.round((word.x + endOf(before)) / 2) : [];
    }),
  );
  return [...new Set(places)].slice(0, PLACES_MAX);
}

const isClear = ({ words }: Line, x: number, size: number): boolean =>
  words.every((word) => endOf(word) <= x - (GUTTER * size) / 3 || word.x >= x + (GUTTER * size) / 3);

function hasBothSides(lines: readonly Line[], x: number): boolean {
  const count = (isOn: (word: PageWord) => boolean) => lines.filter((line) => line.words.some(isOn)).length;
  return count((word) => word.x < x) >= COLUMN_LINES && count((word) => word.x >= x) >= COLUMN_LINES;
}

/** Which part of the shorter side's lines stands on a baseline of the other. */
function sharedBaselines(first: readonly Line[], second: readonly Line[]): number {
  const [few, many] = first.length <= second.length ? [first, second] : [second, first];
  const shared = few.filter((line) => many.some((other) => Math.abs(other.y - line.y) <= SAME_BASELINE * line.size));
  return shared.length / few.length;
}
