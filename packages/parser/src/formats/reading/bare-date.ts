/** Lines that begin with a date and go on with words, without a mark or a weekday. */
import type { DateMention } from '../../annotators/date.ts';
import type { DocumentLine } from './document.ts';

/** `4/6 Ghent`, `5/6 -> Antwerp`, `6 june bruges`: `after` is the text behind the date, folded. */
export const mayBeBareDate = (line: DocumentLine, mention: DateMention, after: string): boolean =>
  line.bullet === null &&
  line.cells === null &&
  mention.from === 0 &&
  mention.end === null &&
  mention.date.year === null &&
  line.passage.text.length <= MAX_BARE_DATE &&
  BEHIND_BARE_DATE.test(after);
const MAX_BARE_DATE = 70;
const BEHIND_BARE_DATE = /^ (?:[-=]?> ?|→ ?)?[a-z]/;
