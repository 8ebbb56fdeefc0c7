/** Days in a line that speaks of the offer, of no flight. */
import type { LineLook } from '../../../text/line-look.ts';
import { type DateRole, readDateRole } from '../terms/date-role.ts';
import type { FlightMark, MarkOf } from './flight-mark.ts';

/** F-505: `Prijs geldt t/m maandag 7 december 2026`, F-557 `Approve by: 1 December 2026 5:00 PM`: days by which to act, or until when a price stands, with their hours. */
export const tellsDeadline = (marks: readonly FlightMark[], folded: string, look: LineLook): boolean =>
  marks.some(isDate) &&
  marks.every(
    (mark) =>
      mark.kind === 'time' ||
      (isDate(mark) &&
        (OF_OFFER.has(readDateRole(folded, mark.mention, 0, look)) || STANDS_FROM.test(folded.slice(0, mark.from)))),
  );
const isDate = (mark: FlightMark): mark is MarkOf<'date'> => mark.kind === 'date';

/** `Preise gelten ab 1. Januar 2027` */
const STANDS_FROM =
  /\b(?:valid|applicable|apply|gelten|gilt|gultig|valables?|valid[oa]s?|geld(?:t|en|ig))\s(?:from|as of|ab|a partir du|des le|desde el|dal|a partire dal|vanaf)\s(?:[a-z]{2,10}\.?,? )?$/;
const OF_OFFER: ReadonlySet<DateRole> = new Set<DateRole>(['book', 'valid', 'payment']);
