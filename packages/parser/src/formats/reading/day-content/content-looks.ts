/** What the lines of a day have among them, whatever the line that is read. */
import type { DocumentLine } from '../document.ts';
import { findPeriodLine, inlinePeriod, namesPartOfDay } from './period-line.ts';

export interface ContentLooks {
  /** Bullets, rows or hours: lines without them are said about an entry. */
  readonly isItemised: boolean;
  /** `**Morning:** …` stands in bullets. */
  readonly hasInlinePeriods: boolean;
  readonly hasPartsOfDay: boolean;
  /** Most lines are quoted: then a quote is no remark. */
  readonly isQuoted: boolean;
}

export const looksOf = (lines: readonly DocumentLine[]): ContentLooks => ({
  isItemised: lines.some((line) => line.bullet !== null || line.table !== null || startsEntry(line)),
  hasPartsOfDay: lines.some(namesPartOfDay),
  isQuoted: lines.filter(({ quote }) => quote > 0).length * 2 > lines.length,
  hasInlinePeriods: lines.some((line) => line.bullet !== null && inlinePeriod(line) !== null),
});

/** `Midday:` alone names what stands below it, as `Morning:` does, and is no hour of an entry. */
const startsEntry = (line: DocumentLine): boolean => line.startsWithTime && findPeriodLine(line) === null;
