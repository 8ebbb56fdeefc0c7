/** Calendars that set the hours of an entry on a line of their own, with what it is and where on the lines below. */
import { readLabel } from '../../annotators/label.ts';
import { findTimes } from '../../annotators/time.ts';
import { hasLetter } from '../../text/character-class.ts';
import { joinPassages } from '../../text/passage.ts';
import { type DocumentLine, withChanges, withText } from './document.ts';

/** The lines of a day, each line of nothing but hours put before the one below it, where the day begins with such a line or a blank sets it off. */
export function joinTimesAbove(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  if (!lines.some(mayBeTimeAlone)) return lines;
  const joined: DocumentLine[] = [];
  const startsWithHours = lines[0] !== undefined && isTimeAlone(lines[0]);
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as DocumentLine;
    const below = lines[i + 1];
    const isHeading = below !== undefined && (startsWithHours || line.afterBlank) && isTimeAlone(line);
    if (isHeading && isEntryBelow(below)) {
      joined.push(withBelow(line, below));
      i++;
    } else joined.push(line);
  }
  return joined;
}

/** `08:30 - 09:30` is no longer. */
const MAX_HOURS = 24;
const mayBeTimeAlone = ({ startsWithTime, passage: { text }, bullet }: DocumentLine): boolean =>
  startsWithTime && bullet === null && text.length <= MAX_HOURS;

function isTimeAlone(line: DocumentLine): boolean {
  if (!mayBeTimeAlone(line) || line.heading > 0 || line.table !== null) return false;
  const [time] = findTimes(line.folded);
  return time !== undefined && !/[a-z0-9]/.test(line.folded.slice(0, time.from) + line.folded.slice(time.to));
}

/** Right below, without hours, mark or known label of its own. */
function isEntryBelow(line: DocumentLine): boolean {
  if (line.afterBlank || line.startsWithTime || line.bullet !== null || line.heading > 0) return false;
  if (line.table !== null || line.cells !== null || !hasLetter(line.passage.text)) return false;
  const label = readLabel(line.passage.text, line.folded);
  return label === null || label.meaning === 'unknown';
}

const withBelow = (line: DocumentLine, below: DocumentLine): DocumentLine =>
  withChanges(withText(line, joinPassages([line.passage, below.passage])), {
    links: below.links,
    bolds: below.bolds,
    isBold: false,
  });
