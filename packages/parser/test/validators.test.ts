import { describe, expect, it } from 'vitest';
import type { ActivityType } from '../src/model/answer.ts';
import type { ItineraryDraft } from '../src/model/itinerary-draft.ts';
import { validateBudget } from '../src/validators/budget-sum.ts';
import { validateDaySequence } from '../src/validators/day-sequence.ts';
import { validatePossibleDates } from '../src/validators/impossible-date.ts';
import { validateStays } from '../src/validators/stay-dates.ts';
import { validateTimes } from '../src/validators/time-sequence.ts';
import type { ItineraryValidator } from '../src/validators/validator.ts';
import { validateWeekdays } from '../src/validators/weekday-mismatch.ts';
import { activity, block, budget, date, day, draft, field, time } from './draft-fixtures.ts';

const codes = (validate: ItineraryValidator, of: ItineraryDraft) => validate(of).map((issue) => issue.code);
const numbered = (...numbers: number[]) => draft({ days: numbers.map((n) => day({ number: field(n) })) });
const dated = (...dates: string[]) => draft({ days: dates.map((text) => day({ date: field(date(text)) })) });
const timed = (...times: string[]) =>
  draft({ days: [day({ blocks: [block(times.map((text, i) => activity(`Stop ${i}`, { time: time(text) })))] })] });

describe('validateWeekdays', () => {
  it('I-7 names a weekday that is not the date’s', () => {
    const of = (weekday: 0 | 1) => draft({ days: [day({ date: field(date('2027-05-02')), weekday: field(weekday) })] });
    expect(validateWeekdays(of(1))).toMatchObject([
      { code: 'weekday-mismatch', message: 'May 2, 2027 is a Sunday, not a Monday.' },
    ]);
    expect(codes(validateWeekdays, of(0))).toEqual([]);
  });
});

describe('validatePossibleDates', () => {
  it('I-7 names a day that no calendar has', () => {
    expect(codes(validatePossibleDates, dated('2027-06-31'))).toEqual(['impossible-date']);
    expect(codes(validatePossibleDates, dated('2028-02-29', '--02-29'))).toEqual([]);
  });
});

describe('validateDaySequence', () => {
  it('I-8 names a day left out and days that go back', () => {
    expect(codes(validateDaySequence, numbered(1, 2, 4))).toEqual(['day-missing']);
    expect(codes(validateDaySequence, numbered(1, 3, 2, 4))).toEqual(['day-order']);
    expect(codes(validateDaySequence, dated('2027-05-01', '2027-05-03', '2027-05-02'))).toEqual(['day-order']);
  });

  it('finds ranges, repeated days and a list from last to first in order', () => {
    const ranges = draft({ days: [day({ number: field(1), lastNumber: 3 }), day({ number: field(4) })] });
    expect(
      [ranges, numbered(1, 1, 2), numbered(3, 2, 1), dated('2027-07-03', '2027-07-02', '2027-07-01')].flatMap((d) =>
        codes(validateDaySequence, d),
      ),
    ).toEqual([]);
  });
});

describe('validateTimes', () => {
  it('I-9 names times that go back and ranges that overlap', () => {
    expect(codes(validateTimes, timed('9:00', '15:00', '13:00'))).toEqual(['time-backwards']);
    expect(codes(validateTimes, timed('8:00-11:30', '10:30-13:00'))).toEqual(['activity-overlap']);
  });

  it('lets the clock start again after midnight, and a range lie in another', () => {
    expect(codes(validateTimes, timed('18:30', '0:30'))).toEqual([]);
    expect(codes(validateTimes, timed('9:00-17:00', '9:30-11:00', '12:00-13:00', '17:00-18:00'))).toEqual([]);
  });
});

describe('a range alone within another', () => {
  const within = (outer: ActivityType, inner: ActivityType) =>
    draft({
      days: [
        day({
          blocks: [
            block([
              activity('Cruise', { time: time('15:00-20:00'), type: field(outer) }),
              activity('Massage', { time: time('18:00-19:00'), type: field(inner) }),
            ]),
          ],
        }),
      ],
    });

  it('I-9 is noted, and is no warning', () =>
    expect(validateTimes(within('activity', 'activity'))).toMatchObject([
      { code: 'activity-overlap', severity: 'note', message: expect.stringContaining('is it part of it?') },
    ]));

  it('is not where it is a meal, or the other the hours to check in', () => {
    expect(codes(validateTimes, within('activity', 'meal'))).toEqual([]);
    expect(codes(validateTimes, within('accommodation', 'activity'))).toEqual([]);
  });
});

describe('validateBudget', () => {
  it('I-11 names a total that is not the sum, and mixed currencies', () => {
    expect(codes(validateBudget, draft({ budget: budget([180, 260], 540) }))).toEqual(['budget-mismatch']);
    expect(codes(validateBudget, draft({ budget: budget([180, 260], null, [['EUR'], ['USD']]) }))).toEqual([
      'mixed-currency',
    ]);
  });

  it('lets rounding pass, and ranges stay open', () => {
    expect(codes(validateBudget, draft({ budget: budget([180.4, 260], 440) }))).toEqual([]);
    const range = budget([180, 260], 540);
    expect(
      codes(
        validateBudget,
        draft({ budget: { ...range, items: range.items.map((item) => ({ ...item, amountMax: 400 })) } }),
      ),
    ).toEqual([]);
  });
});

describe('validateStays', () => {
  const stay = (checkIn: string, checkOut: string) =>
    draft({ stays: [{ checkIn: field(date(checkIn)), checkOut: field(date(checkOut)) }] });
  const nights = (count: number) =>
    draft({ nights: field(count), dates: field({ start: date('2027-05-03'), end: date('2027-05-10') }) });

  it('I-10 names a check-out before the check-in, but not over New Year', () => {
    expect(codes(validateStays, stay('2027-05-08', '2027-05-03'))).toEqual(['checkout-before-checkin']);
    expect(codes(validateStays, stay('--12-30', '--01-02'))).toEqual([]);
  });

  it('names nights that do not fit the dates, but allows one on board', () => {
    expect(codes(validateStays, nights(9))).toEqual(['nights-mismatch']);
    expect([nights(7), nights(6)].flatMap((d) => codes(validateStays, d))).toEqual([]);
  });
});
