import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../../../index.ts';

const datesOf = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' }).days.map(({ date }) => date);
const DAYS =
  'Monday 5th April 2027\n9.00am Coach leaves\n7.00pm Dinner\n\nTuesday 6th April\n8.30am Walk\n7.00pm Supper';

describe('I-616 the date of a letter', () => {
  it.each(['12th January 2027', 'Horsham, 12 January 2027', '12. Januar 2027'])('is no day: %s', (date) => {
    expect(datesOf(`Warnmere School\n\n${date}\n\nDear parents,\n\nhere is the plan.\n\n${DAYS}`)).toEqual([
      '2027-04-05',
      '2027-04-06',
    ]);
  });

  it('is a day where nobody is greeted below it', () => {
    expect(datesOf(`4 April 2027\n6.00pm Meeting at the school\n\n${DAYS}`)).toHaveLength(3);
  });
});
