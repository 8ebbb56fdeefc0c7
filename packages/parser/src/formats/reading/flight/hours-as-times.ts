/** Is `9h25` a time of day in this text? */
import { compactPattern } from '../../../text/compact-pattern.ts';
import type { SourceDocument } from '../document.ts';
import { lineMoney } from '../line-money.ts';
import { writesClockTimes } from './lone-times.ts';

/**
 * A text that writes no times with a colon or am, pm, but `9h25`, means times of day by it; when a mail or message was sent is none of them. Behind
 * two times with a point, `AMS 22.45 - DXB 07.05  6h20`, it is a length.
 */
export const areHoursTimes = (document: SourceDocument): boolean =>
  /\d\s?[hu]\s?\d\d/.test(document.source) &&
  !writesClockTimes(document) &&
  !document.lines.some((line) => DOTTED_AND_LENGTH.test(line.folded) && lineMoney(line).length === 0);
const DOTTED = '(?<![\\d.,])(?:[01]?\\d|2[0-3])\\.[0-5]\\d(?![\\d.,]\\d|\\d)';
const DOTTED_AND_LENGTH = compactPattern(
  `${DOTTED}.{1,24}${DOTTED}.{1,40}(?<![\\d.,])\\d{1,2}\\s?[hu]\\s?[0-5]\\d(?!\\d)`,
);
