/**
 * I-588: where one is between the days that have their dates below their titles, told by a heading that ends in its date or dates:
 *
 *   ## Oslo – Bergen
 *   03.05.2027
 *   12:00 train
 *   # Bergen - 4/5.05.2027
 *     ^^^^^^   ^^^^^^^^^^^
 *     title    dates
 *   ## Bergen – Stavanger
 *   06.05.2027
 */
import { readSection } from '../../../annotators/section.ts';
import { daysWithinTrip, type PartialDate } from '../../../model/partial-date.ts';
import { hasDigit } from '../../../text/character-class.ts';
import { slicePassage } from '../../../text/passage.ts';
import { type DocumentLine, type SourceDocument, withText } from '../document.ts';
import type { DayHeading } from './day-heading-types.ts';
import { readNamedDay } from './named-days.ts';

export interface TitledDays {
  readonly headings: readonly DayHeading[];
  /** The line above each heading that names its day. */
  readonly titles: readonly (DocumentLine | null)[];
}

const LEAST = 2;

/** `headings` with those of places that lie between two of them, by the text and by their dates. */
export function withPlaceDays({ headings, titles }: TitledDays, document: SourceDocument): TitledDays {
  const none = { headings, titles };
  if (headings.length < LEAST || !headings.every(({ kind, date }) => kind === 'dated' && date !== null)) return none;
  const lowest = Math.max(...headings.map(({ line }, i) => (titles[i] ?? document.lines[line])?.heading ?? 0));
  const found = placesBetween(headings, lowest, document);
  if (found.length === 0) return none;
  const all = [...headings.map((heading, i) => ({ heading, title: titles[i] ?? null })), ...found];
  all.sort((a, b) => a.heading.line - b.heading.line);
  return { headings: all.map(({ heading }) => heading), titles: all.map(({ title }) => title) };
}

function placesBetween(
  headings: readonly DayHeading[],
  lowest: number,
  document: SourceDocument,
): { readonly heading: DayHeading; readonly title: null }[] {
  const own = new Set(headings.map(({ line }) => line));
  const found: { readonly heading: DayHeading; readonly title: null }[] = [];
  let at = 0;
  for (const line of document.lines.slice(headings[0]?.line, headings.at(-1)?.line)) {
    while (headings[at] !== undefined && (headings[at] as DayHeading).line <= line.index) at++;
    // A heading below those of the days stands within one of them.
    if (line.heading === 0 || (lowest > 0 && line.heading > lowest) || !hasDigit(line.folded) || own.has(line.index))
      continue;
    const place = readSection(line.folded) === null ? readNamedDay(withoutRemark(line), document, true) : null;
    const before = found.at(-1)?.heading;
    const above = headings[at - 1];
    const last = before !== undefined && before.line > (above?.line ?? 0) ? before : above;
    if (place !== null && isBetween(last, place, headings[at])) found.push({ heading: place, title: null });
  }
  return found;
}

/** `Bergen - 5.05.2027 (day trip)` */
function withoutRemark(line: DocumentLine): DocumentLine {
  const remark = line.folded.endsWith(')') ? REMARK.exec(line.folded) : null;
  return remark === null ? line : withText(line, slicePassage(line.passage, 0, remark.index));
}
const REMARK = / \([a-z][a-z' -]{2,30}\)$/;

/**
 * Not before the day above, and before the one below: over a day of the same date it names a part of the trip. `# Bergen, 4–8 May` over days within is
 * none either.
 */
function isBetween(before: DayHeading | undefined, place: DayHeading, next: DayHeading | undefined): boolean {
  const from = before?.date?.value;
  const to = next?.date?.value;
  const own = place.date?.value;
  if (place.kind !== 'dated' || from === undefined || to === undefined || own === undefined) return false;
  const end: PartialDate = place.lastDate?.value ?? own;
  return daysWithinTrip(from, own) >= 0 && daysWithinTrip(own, to) > 0 && daysWithinTrip(end, to) >= 0;
}
