/**
 * A mail that writes some days of a plan anew, above the quoted mail with the plan:
 *
 *   Day 4 and 5 now read:
 *   Day 4 - Oslo          ◂ in place of the one below
 *   …
 *   On Mon, 3 May, Ann wrote:
 *   > Day 1 - Bergen
 *   > …
 *   > Day 4 - Flåm        ◂ replaced
 *
 * Of a plan that is written anew whole, the one above counts alone.
 */
import { formatPartialDate } from '../../../model/partial-date.ts';
import { isBlank } from '../../../text/passage.ts';
import type { DayLines } from '../day-content/day-lines.ts';
import type { DayHeading } from '../day-headings/day-heading-types.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';

export interface Amendment {
  /** All headings of both mails, in the order of the text; of a whole plan those of the newer mail. */
  readonly headings: readonly DayHeading[];
  /** The line that opens the older mail. */
  readonly border: number;
  readonly isWhole: boolean;
}

const LEAST_DAYS = 2;
const MAX_BELOW = 6;

/** Null where the text has no such mails. */
export function findAmendment(candidates: readonly DayHeading[], { lines }: SourceDocument): Amendment | null {
  if (candidates.length <= LEAST_DAYS || !lines.some((line) => line.isAround)) return null;
  const numbered = candidates.filter(({ kind }) => kind === 'numbered');
  const headings =
    numbered.length > LEAST_DAYS ? numbered : candidates.filter(({ kind, isLoose }) => kind === 'dated' && !isLoose);
  const at = headings.findIndex((heading, i) => i > 0 && !isAfter(heading, headings[i - 1] as DayHeading));
  const [newer, older] = [headings.slice(0, at), headings.slice(at)];
  const [first] = older;
  if (at < 1 || first === undefined || older.length < LEAST_DAYS) return null;
  if (!older.every((heading, i) => i === 0 || isAfter(heading, older[i - 1] as DayHeading))) return null;
  const border = borderBetween(lines, newer.at(-1)?.line ?? 0, first.line);
  if (border === null || !newer.every((heading) => tellsPlan(heading, lines, border))) return null;
  const [new_, old] = [new Set(newer.map(keyOf)), new Set(older.map(keyOf))];
  if (new_.size >= LEAST_DAYS && [...old].every((key) => new_.has(key)))
    return { headings: newer, border, isWhole: true };
  return [...new_].every((key) => old.has(key)) ? { headings, border, isWhole: false } : null;
}

/**
 * The days of the older mail that the newer one does not write anew, with those of the newer one in their places. What a mail says behind its
 * days, where their paragraph ends, is no part of them.
 */
export function withAmended(
  days: readonly DayLines[],
  { border, isWhole }: Amendment,
  endOf: (content: readonly DocumentLine[]) => number,
): readonly DayLines[] {
  const newer = days
    .filter(({ heading }) => heading.line < border)
    .map((day): DayLines => ({ ...day, content: day.content.slice(0, endOf(day.content)) }));
  if (isWhole) return newer;
  const byKey = new Map(newer.map((day) => [keyOf(day.heading), day]));
  return days
    .filter(({ heading }) => heading.line >= border)
    .map((day) => {
      const own = byKey.get(keyOf(day.heading));
      return own === undefined ? day : { ...own, isLast: day.isLast };
    });
}

const keyOf = ({ number, date }: DayHeading): string =>
  number === null ? (date === null ? '' : formatPartialDate(date.value)) : `${number.value}`;

function isAfter({ number, date }: DayHeading, before: DayHeading): boolean {
  if (number !== null && before.number !== null) return number.value > before.number.value;
  if (date === null || before.date === null) return false;
  const [own, other] = [date.value, before.date.value];
  return own.month === other.month ? own.day > other.day : (own.month - other.month + 12) % 12 < 6;
}

/** `On Mon, 3 May, Ann wrote:`, or the lines at a mail's head. */
function borderBetween(lines: readonly DocumentLine[], from: number, to: number): number | null {
  for (let i = from + 1; i < to; i++) if (lines[i]?.isAround === true) return i;
  return null;
}

/** Something stands below, and nothing asks: who writes `Day 4 - could we skip it?` writes no day anew. */
function tellsPlan({ line: at, title }: DayHeading, lines: readonly DocumentLine[], border: number): boolean {
  if (title?.text.includes('?') === true) return false;
  const [next] = lines.slice(at + 1, Math.min(border, at + MAX_BELOW)).filter(({ passage }) => !isBlank(passage));
  return next !== undefined && !next.passage.text.includes('?');
}
