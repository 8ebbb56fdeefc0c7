/** What stands at the top of a plan and does not name it: the heading of a list, a line of dates and counts. */
import { findDates, mayHoldDate } from '../../annotators/date.ts';
import { findPlaces } from '../../annotators/place.ts';
import type { SectionMeaning } from '../../annotators/section.ts';
import { isWeather } from '../../formats/reading/day-asides.ts';
import type { DocumentLine } from '../../formats/reading/document.ts';
import { compactPattern } from '../../text/compact-pattern.ts';

/** The heading of a list, when one travels, what the weather will be. */
export const namesNothing = (
  line: DocumentLine,
  section: SectionMeaning | null,
  next: DocumentLine | undefined,
): boolean => isOfList(line, section, next) || tellsWhenAlone(line) || isWeather(line);

/** `Included`, `Good to know`: the name of a list below it. */
const isOfList = ({ passage }: DocumentLine, section: SectionMeaning | null, next: DocumentLine | undefined): boolean =>
  (section === 'aside' || section === 'budget') &&
  next !== undefined &&
  next.bullet !== null &&
  findPlaces(passage.text).length === 0;

/** `BEFORE WE GO` over the boxes of what is to be done: a heading in capitals that names a list, not the trip. `index` is that of its line in the head. */
export const headsList = (name: string, index: number, next: DocumentLine | undefined): boolean =>
  index > 0 && next !== undefined && next.bullet !== null && !next.afterBlank && name.split(' ').length <= MAX_WORDS;
const MAX_WORDS = 3;

/** `17 – 19 July 2027 | 2 adults`: when, for how many and how long, and nothing else. */
function tellsWhenAlone({ look, folded }: DocumentLine): boolean {
  if (folded.length > 90 || !mayHoldDate(look)) return false;
  const [mention] = findDates(folded, 'day-first');
  if (!mention) return false;
  return COUNTS.test(folded.slice(0, mention.from)) && COUNTS.test(folded.slice(mention.to));
}
const COUNTS = compactPattern(/^[^a-z\d]*(?:(?:\d{1,3} [a-z]{2,12}|du|from|vom|dal?|del?|de|do)[^a-z\d]*){0,5}$/);
