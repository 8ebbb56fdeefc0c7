/** Dates of an offer's line; `between 20 April and 15 June`, `entre el 1 y el 15 de mayo` are one range. Folded text. */
import { type DateMention, type DateOrder, findDates } from '../../../annotators/date.ts';
import { comparePartialDates } from '../../../model/partial-date.ts';

const AND = /^\s{0,2}(?:and|und|et|y|e|ed|a|se|till)\s{1,2}(?:the |el |le |il |dem |den |o )?$/;
const BETWEEN =
  /\b(?:between|entre|zwischen|tra|fra|from|von|vom|dal|dates?:?)\s(?:the |el |le |il |dem |den |o |[a-z]{2,10}day,? )?$/;

export function findOfferDates(folded: string, order: DateOrder): DateMention[] {
  const found = findDates(folded, order);
  for (let i = 0; i + 1 < found.length; i++) {
    const [first, last] = [found[i] as DateMention, found[i + 1] as DateMention];
    const isRange =
      first.end === null &&
      last.end === null &&
      AND.test(folded.slice(first.to, last.from)) &&
      BETWEEN.test(folded.slice(Math.max(0, first.from - 24), first.from));
    if (isRange) found.splice(i, 2, joined(first, last));
  }
  return found;
}

/** The first takes the year of the second, one less where it would come after it. */
function joined(first: DateMention, last: DateMention): DateMention {
  const end = last.date;
  const isWrapped = comparePartialDates({ ...first.date, year: null }, { ...end, year: null }) > 0;
  const year = first.date.year ?? (end.year === null ? null : end.year - (isWrapped ? 1 : 0));
  return {
    ...first,
    to: last.to,
    date: { ...first.date, year },
    end: { ...end, year: end.year ?? (year === null ? null : year + (isWrapped ? 1 : 0)) },
    endWeekday: last.weekday,
    isBareNumeric: first.isBareNumeric && last.isBareNumeric,
  };
}
