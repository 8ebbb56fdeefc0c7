/** Where the rules of the day on money and meals end: dollars of a country, deposits, noon, meals at about an hour. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/parse.ts';

const read = (...lines: readonly string[]) => parseItinerary(lines.join('\n'), { referenceDate: '2026-11-21' });
const blocksOf = (...lines: readonly string[]) => read('Day 1 - 3 May 2027', ...lines).days[0]?.timeBlocks ?? [];
const told = (...lines: readonly string[]) =>
  blocksOf(...lines).flatMap(({ activities }) => activities.map(({ title, time }) => `${title} ${time || '-'}`));

describe('I-380, I-399 dollars of a country', () => {
  const currency = (heading: string) =>
    read('Day 1 - Auckland', 'Kayak NZ$158', 'Boat NZ$40', heading, '- Hotel $300', '- Food $120').budget?.currency;
  it.each([
    ['Budget in US dollars', 'USD'],
    ['Budget (US$)', 'USD'],
    ['Costs (all prices in Canadian dollars)', 'CAD'],
    ['Budget', 'NZD'],
  ])('%s', (heading, code) => expect(currency(heading)).toBe(code));
});

describe('I-399 what is left to pay', () => {
  it.each(['**Balance due €420**', '**Deposit €100**', '- Restzahlung: €320'])('is no cost: %s', (line) =>
    expect(read('Day 1 - Rome', '10:00 Forum', 'Budget', '- Hotel €300', '- Food €120', line).budget).toMatchObject({
      total: 420,
      items: [{ category: 'Hotel' }, { category: 'Food' }],
    }),
  );
});

describe('I-360, I-377 noon and meals at about an hour', () => {
  it.each([
    ['Noon - 2 pm lunch', ['lunch 12:00 PM – 2:00 PM']],
    ['Midday - 15:00 beach', ['beach 12:00 PM – 3:00 PM']],
    ['Noon – tapas', ['tapas -']],
  ])('%s', (line, all) => expect(told(line)).toEqual(all));

  it.each([[''], ['- ']])('a meal is an entry at its hour among the others (%s)', (mark) =>
    expect(
      told(...['10:00 Boat', 'Lunch (~13:00)', 'Castle walk', 'Dinner (about 20:00)'].map((line) => mark + line)),
    ).toEqual(['Boat 10:00 AM', 'Lunch 1:00 PM', 'Castle walk -', 'Dinner 8:00 PM']),
  );
  it('also where the hour is told in words', () =>
    expect(told('10:00 Boat', 'Dinner from seven', 'Museum walk')).toEqual([
      'Boat 10:00 AM',
      'Dinner 7:00 PM',
      'Museum walk -',
    ]));
  it('but over the name of a house it names what stands below', () =>
    expect(told('Lunch (~13:00)', 'Trattoria da Pia')).toEqual(['Trattoria da Pia 1:00 PM']));
});

describe('I-348 a year in brackets within a name', () => {
  it.each(['Castle (1530) tour', 'Cathedral (1248) visit', 'Cathedral (1145) and crypt'])('%s', (line) =>
    expect(told(line)).toEqual([`${line} -`]),
  );
  it.each(['Walk (0930)', '(0930) Walk', '[0930] Walk', '(0930hrs) Walk'])('but %s has its hour', (line) =>
    expect(told(line)).toEqual(['Walk 9:30 AM']),
  );
});
