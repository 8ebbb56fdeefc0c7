import { describe, expect, it } from 'vitest';
import type { ItineraryDraft } from '../src/model/itinerary-draft.ts';
import { formatPartialDate } from '../src/model/partial-date.ts';
import { refineCurrency } from '../src/refiners/currency-assumption.ts';
import { refineDayDates } from '../src/refiners/day-dates-from-start.ts';
import { refineDayDistance } from '../src/refiners/day-distance.ts';
import { refineLocation } from '../src/refiners/location-from-places.ts';
import { refineTimesByPeriod } from '../src/refiners/times-by-period.ts';
import { refineTitle } from '../src/refiners/title-from-location.ts';
import { refineTripDates } from '../src/refiners/trip-dates-from-days.ts';
import { refineYears } from '../src/refiners/year-inference.ts';
import { activity, block, budget, date, day, draft, field, time } from './draft-fixtures.ts';

const context = { referenceDate: '2026-11-21' };
const datesOf = (d: ItineraryDraft) => d.days.map((one) => (one.date ? formatPartialDate(one.date.value) : null));

describe('refineYears', () => {
  it('P-4 takes the year of the trip, and the next one after New Year', () => {
    const before = draft({
      dates: field({ start: date('2026-12-30'), end: date('2027-01-02') }),
      days: [day({ date: field(date('--12-30')) }), day({ date: field(date('--01-02')) })],
    });
    const after = refineYears(before, context);
    expect(datesOf(after)).toEqual(['2026-12-30', '2027-01-02']);
    expect(after.assumptions).toEqual([]);
  });

  it('P-4 takes the nearest year in which the weekday is right, as an assumption', () => {
    // 3 May is a Sunday in 2026, a Monday in 2027, a Wednesday in 2028.
    const after = refineYears(
      draft({ days: [day({ date: field(date('--05-03')), weekday: field(3 as const) })] }),
      context,
    );
    expect(datesOf(after)).toEqual(['2028-05-03']);
    expect(after.assumptions).toMatchObject([{ pointer: '/days/0/date', kind: 'year', chosen: '2028' }]);
  });

  it('P-4 takes the next such day after the reference date', () => {
    expect(datesOf(refineYears(draft({ days: [day({ date: field(date('--11-20')) })] }), context))).toEqual([
      '2027-11-20',
    ]);
    expect(datesOf(refineYears(draft({ days: [day({ date: field(date('--11-21')) })] }), context))).toEqual([
      '2026-11-21',
    ]);
  });

  const daysOn = (...days: readonly string[]) => days.map((each) => day({ date: field(date(each)) }));

  it('P-4 the year goes on from day to day, however long the trip is', () => {
    const days = daysOn('--09-01', '--11-04', '--01-12', '--05-04', '--07-28');
    expect(datesOf(refineYears(draft({ days }), context))).toEqual([
      '2027-09-01',
      '2027-11-04',
      '2028-01-12',
      '2028-05-04',
      '2028-07-28',
    ]);
  });

  it('P-4 days that begin after New Year are not a year before the trip', () => {
    const dates = field({ start: date('2026-12-20'), end: date('2027-01-05') });
    expect(datesOf(refineYears(draft({ dates, days: daysOn('--01-02', '--01-03') }), context))).toEqual([
      '2027-01-02',
      '2027-01-03',
    ]);
  });

  it('P-4 a year stated with a later day is not that of the days before New Year', () => {
    const after = refineYears(draft({ days: daysOn('--12-30', '--12-31', '2027-01-01', '--01-02') }), context);
    expect(datesOf(after)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
    expect(after.assumptions).toEqual([]);
  });

  it('P-4 the eve of a trip is in the year before, and the days after it are not', () => {
    const dates = field({ start: date('2027-01-02'), end: null });
    expect(datesOf(refineYears(draft({ dates, days: daysOn('--12-31', '--01-02') }), context))).toEqual([
      '2026-12-31',
      '2027-01-02',
    ]);
  });

  it('leaves full dates and texts without dates alone', () => {
    const whole = draft({ days: [day({ date: field(date('2020-01-01')) })] });
    expect(refineYears(whole, context)).toBe(whole);
    expect(
      refineYears(draft({ days: [day({ date: field(date('--05-03')) })] }), { referenceDate: 'soon' }).days[0]?.date
        ?.value.year,
    ).toBeNull();
  });
});

describe('refineTripDates', () => {
  const days = [day({ date: field(date('2027-05-04')) }), day({ date: field(date('2027-05-03')) })];

  it('runs from the first to the last dated day', () => {
    expect(refineTripDates(draft({ days }), context).dates?.value).toEqual({
      start: date('2027-05-03'),
      end: date('2027-05-04'),
    });
  });

  it('leaves what a label says', () => {
    const dates = field({ start: date('2027-05-01'), end: date('2027-05-09') });
    expect(refineTripDates(draft({ days, dates, datesLabelled: true }), context).dates).toBe(dates);
  });
});

describe('refineDayDates', () => {
  const days = [1, 2, 4].map((n) => day({ number: field(n) }));

  it('counts from the start of the trip', () => {
    expect(
      datesOf(refineDayDates(draft({ days, dates: field({ start: date('2027-05-30'), end: null }) }), context)),
    ).toEqual(['2027-05-30', '2027-05-31', '2027-06-02']);
  });

  it('does not count past the end of the trip', () => {
    expect(
      datesOf(
        refineDayDates(draft({ days, dates: field({ start: date('2027-05-30'), end: date('2027-05-31') }) }), context),
      ),
    ).toEqual([null, null, null]);
  });
});

describe('refineTimesByPeriod', () => {
  const before = (text: string, period: string) =>
    draft({ days: [day({ blocks: [block([activity('Dinner', { time: time(text) })], period)] })] });

  it('moves an open time to the afternoon of its block, as an assumption', () => {
    const after = refineTimesByPeriod(before('7:30', 'Evening'), context);
    expect(after.days[0]?.blocks[0]?.activities[0]?.time?.value.start.minutes).toBe(19 * 60 + 30);
    expect(after.assumptions).toMatchObject([{ kind: 'am-pm', chosen: '7:30 PM', alternatives: ['7:30 AM'] }]);
  });

  it('leaves mornings and certain times alone', () => {
    for (const same of [before('7:30', 'Morning'), before('19:30', 'Evening')])
      expect(refineTimesByPeriod(same, context)).toBe(same);
  });
});

describe('refineDayDistance', () => {
  const drive = activity('Drive to Kandy', { type: field('travel' as const) });

  it('gives the distance of the day to its journey', () => {
    const after = refineDayDistance(
      draft({ days: [day({ distance: field('90 km'), blocks: [block([activity('Lunch'), drive])] })] }),
      context,
    );
    expect(after.days[0]?.blocks[0]?.activities.map((a) => a.distance?.value ?? null)).toEqual([null, '90 km']);
  });

  it('gives it to nothing else', () => {
    const after = refineDayDistance(
      draft({ days: [day({ distance: field('90 km'), blocks: [block([activity('Lunch')])] })] }),
      context,
    );
    expect(after.days[0]?.blocks[0]?.activities[0]?.distance).toBeNull();
  });
});

describe('refineLocation and refineTitle', () => {
  it.each([
    ['Ski week Zermatt, Switzerland – group', 'Zermatt, Switzerland'],
    ['Kyoto in 3 days', 'Kyoto'],
    ['Greek spring', 'Greece'],
  ])('finds the place of %s', (title, location) => {
    expect(refineLocation(draft({ title: field(title) }), context).location?.value).toBe(location);
  });

  it('names a few places of the days, and of many their country', () => {
    const titled = (...titles: string[]) => draft({ days: titles.map((title) => day({ title: field(title) })) });
    expect(refineLocation(titled('Tokyo', 'To Kyoto'), context).location?.value).toBe('Tokyo, Kyoto');
    expect(refineLocation(titled('Bilbao', 'Madrid', 'Toledo', 'Granada'), context).location?.value).toBe('Spain');
  });

  it('P-2 invents none', () => {
    expect(refineLocation(draft({ title: field('Our trip') }), context).location).toBeNull();
    expect(refineTitle(draft({ days: [day()] }), context).title).toBeNull();
  });

  it('calls a trip without a title by its place', () => {
    expect(refineTitle(draft({ location: field('Paris'), days: [day()] }), context).title?.value).toBe('Paris');
  });
});

describe('refineCurrency', () => {
  const open = {
    ...budget([5, 6], null, [
      ['USD', 'AUD'],
      ['USD', 'AUD'],
    ]),
    currency: { value: 'USD', spans: [], certainty: 'derived' as const },
  };

  it('names the other currencies of a bare sign', () => {
    expect(refineCurrency(draft({ budget: open }), context).assumptions).toMatchObject([
      { pointer: '/budget/currency', chosen: 'USD', alternatives: ['AUD'] },
    ]);
  });

  it('assumes nothing about a stated code', () => {
    expect(refineCurrency(draft({ budget: budget([5], 5) }), context).assumptions).toEqual([]);
  });
});
