/** Days by their weekday with the date in brackets: `SUN (6.2.)`, `Mo. (7.2.): Prag`, `Friday (June 4) – Oslo`. */
import type { DateOrder } from '../../../annotators/date.ts';
import { WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import { stated } from '../../../model/field.ts';
import { type Passage, slicePassage, spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';
import { findHeadingDates, isSetOff } from './bare-date.ts';
import type { DayHeading } from './day-heading-types.ts';
import { readTitle } from './day-title.ts';

const LEAD = /^(?<word>[a-z]{2,12}(?:-feira)?)\.?,? ?\((?<date>[^()]{3,18})\)/;

export function readBracketedDate(
  line: DocumentLine,
  passage: Passage,
  folded: string,
  order: DateOrder,
): DayHeading | null {
  const lead = line.bullet === null && folded.includes('(') ? LEAD.exec(folded.slice(0, 40)) : null;
  const { word = '', date = '' } = lead?.groups ?? {};
  const weekday = WEEKDAYS.get(word);
  if (lead === null || weekday === undefined || !isSetOff(folded.slice(lead[0].length))) return null;
  const from = lead[0].length - 1 - date.length;
  const [mention] = findHeadingDates(foldText(date), order);
  if (mention?.from !== 0 || mention.end !== null || date.slice(mention.to).replace('.', '') !== '') return null;
  return {
    line: line.index,
    kind: 'dated',
    number: null,
    lastNumber: null,
    date: stated(mention.date, [spanOf(passage, from, from + mention.to)]),
    lastDate: null,
    weekday: stated(weekday, [spanOf(passage, 0, word.length)]),
    ...readTitle(slicePassage(passage, lead[0].length)),
    isBareNumeric: mention.isBareNumeric,
    isLoose: false,
  };
}
