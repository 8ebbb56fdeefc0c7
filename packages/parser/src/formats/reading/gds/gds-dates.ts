/** Dates and weekdays as reservation systems write them: `06MAY`, `15JAN27`; `Q`, `5`, `TH`, `THU`, and in Spanish `JU`. */
import type { PartialDate, Weekday } from '../../../model/partial-date.ts';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
/** To be put into the expressions of grammars; `06MAY`, `6MAY`, `06MAY27`, `06MAY2027`; a weekday's figure may be glued to it. */
export const GDS_MONTH = `(?:${MONTHS.join('|')})`;
export const GDS_DATE = `[0-3]?\\d${GDS_MONTH}(?:20\\d\\d(?!\\d)|\\d\\d(?!\\d))?(?!\\d\\d)`;

export function readGdsDate(text: string): PartialDate {
  const letters = text.search(/[A-Z]/);
  const year = text.slice(letters + 3);
  return {
    year: year === '' ? null : Number(year) + (year.length === 2 ? 2000 : 0),
    month: MONTHS.indexOf(text.slice(letters, letters + 3)) + 1,
    day: Number(text.slice(0, letters)),
  };
}

/** Sabre's letters; Q is Thursday and J Saturday, as T and S are taken. */
const LETTERS: Readonly<Record<string, Weekday>> = { S: 0, M: 1, T: 2, W: 3, Q: 4, F: 5, J: 6 };
const NAMES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const SPANISH = ['DO', 'LU', 'MA', 'MI', 'JU', 'VI'];
export const GDS_WEEKDAY = '(?:SUN|MON|TUE|WED|THU|FRI|SAT|SU|MO|TU|WE|TH|FR|SA|DO|LU|MA|MI|JU|VI|[MTWQFJS1-7])';

/** Figures count from Monday. */
export function readGdsWeekday(text: string): Weekday {
  if (/^\d$/.test(text)) return (Number(text) % 7) as Weekday;
  const name = text.slice(0, 2);
  return LETTERS[text] ?? (Math.max(NAMES.indexOf(name), SPANISH.indexOf(name)) as Weekday);
}
