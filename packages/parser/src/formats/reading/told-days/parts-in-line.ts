/**
 * A line that tells its day part by part:
 *
 *   Morning: tower climb | Afternoon: station tiles | Evening: dinner
 *   Vormittag: Burg. Nachmittag: Bootsfahrt, Kaffee. Abend: frei
 */
import { findLeadingPeriod, isMealName, mayNamePeriod } from '../../../annotators/period.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import type { DocumentLine } from '../document.ts';

const MAX_LINE = 600;
/** What may stand before the name of the next part. */
const MARK = /(?:[.;|/,!·•→–—]|\s-)\s{1,3}(?=[a-z])|\s{2,4}(?=[a-z])/g;
const COLON = /^\s?:\s/;
const MAX_NAME = 30;

/** The parts of such a line, each with its name; none where it names one part of the day. */
export function splitParts({ passage, folded, look, emojiLength, table }: DocumentLine): readonly Passage[] {
  if (table !== null || folded.length > MAX_LINE || !mayNamePeriod(look)) return [];
  const colon = folded.indexOf(':');
  if (colon < 0 || folded.indexOf(':', colon + 1) < 0 || !namesPart(folded, emojiLength)) return [];
  const starts = [0];
  let isPart = false;
  MARK.lastIndex = 0;
  for (let mark = MARK.exec(folded); mark !== null; mark = MARK.exec(folded)) {
    const at = mark.index + mark[0].length;
    const name = namesPart(folded, at);
    if (name === null) continue;
    isPart ||= !isMealName(name);
    starts.push(at);
  }
  // `Breakfast: eggs. Lunch: soup` are meals, each an entry.
  if (!isPart) return [];
  return starts.map((from, i) => {
    const to = starts[i + 1] ?? passage.text.length;
    return trimPassage(slicePassage(passage, from, to), '|/;,·•→–—-');
  });
}

/** How long the name of a part of the day with its colon is that the line begins with; 0 where it begins with none, or with a meal. */
export function partLength({ folded, look, emojiLength, table }: DocumentLine): number {
  const name = table === null && mayNamePeriod(look) ? namesPart(folded, emojiLength) : null;
  return name === null || isMealName(name) ? 0 : folded.indexOf(':') + 1;
}

/** The name of the part of the day that begins there, before a colon. */
function namesPart(folded: string, at: number): string | null {
  const rest = folded.slice(at, at + MAX_NAME + 2);
  const period = findLeadingPeriod(rest);
  return period !== null && COLON.test(rest.slice(period.to)) ? rest.slice(0, period.to) : null;
}
