/**
 * Titles that stand over the dates of their days, as travelers' tables and notes have them:
 *
 *   Riga – Tallinn
 *   18 August 2024
 *   12:00 bus from the coach station
 */
import { readLabel } from '../../../annotators/label.ts';
import { findMoney } from '../../../annotators/money.ts';
import { findLeadingPeriod } from '../../../annotators/period.ts';
import { readSection } from '../../../annotators/section.ts';
import { isBlank } from '../../../text/passage.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { readDayHeading } from './day-heading.ts';
import type { DayHeading } from './day-heading-types.ts';

const MAX_TITLE = 70;
/** One line over one date may be anything; the days of a text that does so are all written alike. */
const LEAST = 2;

/**
 * For each heading the line above it that names its day, or null. All null unless every bare date after the first has such a line. The
 * text's first line names the whole trip, unless it is marked as a heading of the same rank as the days' titles.
 */
export function findTitlesAbove(
  headings: readonly DayHeading[],
  document: SourceDocument,
): readonly (DocumentLine | null)[] {
  const none = headings.map(() => null);
  if (headings.length < LEAST || !headings.every(isBareDate)) return none;
  const titles = headings.map((heading) => titleAbove(heading, document));
  if (titles.slice(1).some((title) => title === null)) return none;
  const [first = null] = titles;
  const isRanked = first !== null && first.heading > 0 && titles.every((title) => title?.heading === first.heading);
  const isTripTitle =
    first !== null && !isRanked && document.lines.slice(0, first.index).every((line) => isBlank(line.passage));
  return isTripTitle ? [null, ...titles.slice(1)] : titles;
}

const isBareDate = ({ kind, title }: DayHeading): boolean => (kind === 'dated' || kind === 'weekday') && title === null;

function titleAbove({ line }: DayHeading, { lines, dateOrder }: SourceDocument): DocumentLine | null {
  const [before, earlier] = [lines[line - 1], lines[line - 2]];
  const above = before && isBlank(before.passage) && earlier && earlier.heading > 0 ? earlier : before;
  if (above === undefined || !isTitle(above)) return null;
  return readDayHeading(above, dateOrder) === null ? above : null;
}

function isTitle(line: DocumentLine): boolean {
  const { text } = line.passage;
  if (line.bullet !== null || line.table !== null || line.isRule || line.isAround || line.startsWithTime) return false;
  if (text.length > MAX_TITLE || isBlank(line.passage) || /[.!?,;:]$/.test(text) || !/^[^\p{Ll}]*\p{Lu}/u.test(text))
    return false;
  if (line.heading === 0 && !line.afterBlank && line.index > 0) return false;
  return (
    readSection(line.folded) === null &&
    readLabel(text, line.folded) === null &&
    findLeadingPeriod(line.folded) === null &&
    findMoney(text, 1).length === 0
  );
}
