import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const DAY = 'Day 1: Rome\n9:00 AM - Pantheon\n';
const DAYS = `${DAY}\nDay 2: Tivoli\n10:00 AM - Villa\n\nDay 3: Ostia\n9:30 AM - Harbour\n`;
const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const budgetOf = (text: string) => read(text).budget;
const titlesOf = (text: string) =>
  read(text).days.flatMap((day) => day.timeBlocks.flatMap((block) => block.activities.map(({ title }) => title)));
const itemsOf = (text: string) => budgetOf(text)?.items.map(({ category, amount }) => [category, amount]);

describe('the budget', () => {
  it('B-1 the last Grand Total goes before a bold amount, that before a Total', () => {
    const rows = '\n## Budget\n| Category | Cost |\n|---|---|\n| Hotel | $300 |\n';
    expect(budgetOf(`${DAY}${rows}| Total | $310 |\n| **Deposit** | **$90** |\n| Grand Total | $320 |`)?.total).toBe(
      320,
    );
    expect(budgetOf(`${DAY}${rows}| **Total** | **$305** |`)?.total).toBe(305);
    expect(budgetOf(`${DAY}${rows}| Total | $310 |`)?.total).toBe(310);
  });

  it('B-2 rows with a category and an amount above 0 are items, wherever the table stands', () => {
    const table =
      '\n| Category | Amount |\n|---|---|\n| Hotel | €1,180 |\n| Visa | €0 |\n| Estimate | €9 |\n| Total | €1,180 |';
    expect(itemsOf(DAY + table)).toEqual([['Hotel', 1180]]);
    expect(itemsOf(`${DAY}\n## Budget\n${table}`)).toEqual([['Hotel', 1180]]);
    expect(read(DAY + table).days[0]?.timeBlocks[0]?.activities.map(({ title }) => title)).toEqual(['Pantheon']);
  });

  it('B-2 a table of the day with times or activities is no budget', () => {
    const { days, budget } = read('Day 1: Rome\n| Time | Activity | Cost |\n|---|---|---|\n| 09:00 | Pantheon | €5 |');
    expect(days[0]?.timeBlocks[0]?.activities).toMatchObject([{ title: 'Pantheon', cost: '€5' }]);
    expect(budget).toBeNull();
  });

  it("B-3 without rows the keywords' own lines give the items, and the total is their sum", () => {
    const text = `${DAY}\nBudget notes\nFlight about $640 each way\nParking will be $25\nNothing here $7`;
    expect(itemsOf(text)).toEqual([
      ['Flight', 640],
      ['Parking', 25],
    ]);
    expect(budgetOf(text)?.total).toBe(665);
  });

  it('B-4 no item and no total: no budget; a description is cut to 100 characters', () => {
    expect(budgetOf(DAY)).toBeNull();
    const note = 'word '.repeat(60);
    const table = `\n## Budget\n| Category | Cost | Notes |\n|---|---|---|\n| Hotel | $300 | ${note} |`;
    expect(budgetOf(DAY + table)?.items[0]?.description?.length).toBeLessThanOrEqual(100);
  });
});

describe('prices that count for each night or day', () => {
  it.each([
    ['Hotel: €90 per night', 'per night'],
    ['Hotel: €90/night', '/night'],
    ['Hotel: €90 (per room per night)', '(per room per night)'],
    ['Hotel: 90 € pro Nacht', 'pro Nacht'],
    ['Hotel: 90 € par nuit', 'par nuit'],
    ['Hotel: 90 € la noche', 'la noche'],
    ['Hotel: €90, breakfast per person', null],
  ])('B-5 of %s no sum is made', (line, description) => {
    const budget = budgetOf(`${DAY}\nBudget\n${line}\nMuseums: €40`);
    expect(budget?.items.map(({ amount }) => amount)).toEqual([90, 40]);
    if (description !== null) expect(budget?.items[0]?.description).toBe(description);
    expect(budget?.total).toBe(description === null ? 130 : null);
  });

  it('B-5 a rate in a row of a table is one, too, and a stated total stands beside it without a warning', () => {
    const table =
      '\n## Budget\n| What | Cost |\n|---|---|\n| Hotel | €90 per night |\n| Tickets | €40 |\n| Total | €400 |\n';
    const { budget, warnings } = read(DAY + table);
    expect(budget).toMatchObject({ total: 400, items: [{ amount: 90, description: 'per night' }, { amount: 40 }] });
    expect(warnings).toEqual([]);
  });

  it.each([
    'Hotel: €90 per night x 3 nights = €270',
    'Hotel: 3 x €90 = €270',
    'Hotel: 3 nights at €90: €270',
    'Hotel: €90 x 3 → €270',
  ])('B-5 of %s the amount is what it comes to', (line) => {
    expect(itemsOf(`${DAY}\nBudget\n${line}\nMuseums: €40`)).toEqual([
      ['Hotel', 270],
      ['Museums', 40],
    ]);
    expect(budgetOf(`${DAY}\nBudget\n${line}\nMuseums: €40`)?.total).toBe(310);
  });

  it('B-5 two amounts of which none is a multiple stay what they are: the first', () => {
    expect(itemsOf(`${DAY}\nBudget\nHotel: €90, deposit €25\nMuseums: €40`)?.[0]).toEqual(['Hotel', 90]);
  });
});

describe('a budget on a line of its own', () => {
  it.each([
    ['Budget: €900', 900],
    ['**Estimated budget:** €900', 900],
    ['- Total budget per person - €900', 900],
    ['Presupuesto: 900 €', 900],
    ['Budget: €90 per day', undefined],
  ])('B-6 %s', (line, total) => {
    expect(budgetOf(`Rome\n${line}\n\n${DAY}`)?.total).toBe(total);
  });

  it('B-6 items go before it', () => {
    expect(budgetOf(`Rome\nBudget: €900\n\n${DAY}\nCosts\nHotel: €300\nTrain: €80`)?.total).toBe(380);
  });
});

describe('what stands under an activity', () => {
  it('P-6 an address alone on its line is the link, not a description', () => {
    const text = 'Day 1: Paris\n9:30 AM - Louvre (€17)\n   https://louvre.example/tickets';
    const { days, source } = read(text);
    expect(days[0]?.timeBlocks[0]?.activities[0]).toMatchObject({
      link: 'https://louvre.example/tickets',
      linkText: null,
      description: null,
    });
    const span = source.spans['/days/0/timeBlocks/0/activities/0/link'] as readonly [number, number];
    expect(text.slice(...span)).toBe('https://louvre.example/tickets');
  });

  it('P-6 a distance that is set off at the end leaves the title', () => {
    const { days } = read('Day 1: Paris\n9:30 AM - Train to Versailles, 19 km\n11:00 AM - 5 km run in the park');
    expect(days[0]?.timeBlocks[0]?.activities).toMatchObject([
      { title: 'Train to Versailles', distance: '19 km' },
      { title: '5 km run in the park', distance: '5 km' },
    ]);
  });
});

describe('dates as they are shown', () => {
  it.each([
    ['May 3-9, 2026', 'May 3 to 9, 2026'],
    ['28 May - 4 June 2026', 'May 28 to June 4, 2026'],
    ['3. bis 9. Mai 2026', 'May 3 to 9, 2026'],
  ])('P-3 reads %s as %s', (stated, shown) => {
    expect(read(`Rome\nDates: ${stated}\n\n${DAY}`).dates).toBe(shown);
  });

  it('P-3 a day without a year keeps its month and day, or takes the next such day', () => {
    expect(read('Day 1: Rome (May 3, 2027)\nPantheon').days[0]?.date).toBe('2027-05-03');
    expect(read('Day 1: Rome (Mon May 3)\n9:00 AM - Pantheon').days[0]?.date).toBe('2027-05-03');
  });
});

describe('I-76 prices that are worked out, set apart or listed', () => {
  const total = (price: string) =>
    parseItinerary(`Crete\n\nDay 1\n09:00 Walk\nDay 2\n10:00 Swim\n\n${price}`, { referenceDate: '2026-11-21' }).budget;

  it.each([
    ['Total USD 610/pax x 3 = USD 1,830 incl ferry', 'USD', 1830],
    ['Total: 2 x €450 = €900', 'EUR', 900],
    ['Total €900 (deposit €200)', 'EUR', 900],
    ['Price per person sharing                 €1,180\nSingle room supplement                     €240', 'EUR', 1180],
  ])('%s', (price, currency, amount) => expect(total(price)).toMatchObject({ currency, total: amount }));

  it('behind a label', () => {
    const budget = total('Budget: hotels €840; car €310; fuel €90. Total €1,240');
    expect(budget?.items.map(({ category, amount }) => [category, amount])).toEqual([
      ['hotels', 840],
      ['car', 310],
      ['fuel', 90],
    ]);
    expect(budget?.total).toBe(1240);
  });
});

describe('a sum without a heading', () => {
  const rows = 'House, 2 nights: €310\nKayak hire: €90\nSmoked fish supper: €60';

  it('B-7 is a budget where the total is a little off, and is warned of', () => {
    const { budget, warnings } = read(`${DAY}\nFor the three of us:\n${rows}\nTotal: €480`);
    expect(budget).toMatchObject({ total: 480, items: [{ amount: 310 }, { amount: 90 }, { amount: 60 }] });
    expect(warnings.map(({ code }) => code)).toContain('budget-mismatch');
    expect(itemsOf(`${DAY}\nFor the three of us:\n${rows}\nTotal: €900`)).toBeUndefined();
  });

  it.each(['Here is what it comes to for you both:', 'This is what it all adds up to:', 'What you pay:'])(
    '%s introduces it',
    (intro) => {
      expect(itemsOf(`${DAY}\n${intro}\n\n${rows}\nTotal: €900`)).toContainEqual(['Kayak hire', 90]);
    },
  );

  it('under the last day is no part of the day', () => {
    const chat = `${DAY}1:00 PM - Lunch\nAnd the damage for the six of us:\nHouse €310\nKayak hire €90\nTotal €400\nso that's €66.67 each`;
    expect(itemsOf(chat)).toEqual([
      ['House', 310],
      ['Kayak hire', 90],
    ]);
    expect(budgetOf(chat)?.total).toBe(400);
    expect(titlesOf(chat)).toEqual(['Pantheon', 'Lunch']);
  });

  it.each(['In the afternoon:', '4:00 PM free time, your choice:'])('under %s it is of the day', (line) => {
    const text = `${DAY}1:00 PM - Lunch\n${line}\nBoat trip €31\nKayak tour €9\nTotal €40`;
    expect(titlesOf(text)).toEqual(expect.arrayContaining(['Boat trip', 'Kayak tour']));
  });
});

describe('products of several counts', () => {
  it.each(['Visitor tax (EUR 10 x 2 pax x 5 nights): EUR 100', 'Visitor tax, 2 pax x 5 nights x EUR 10 = EUR 100'])(
    '%s',
    (line) => {
      expect(itemsOf(`${DAY}\nBudget\n${line}\nHotel: EUR 200`)).toEqual([
        ['Visitor tax', 100],
        ['Hotel', 200],
      ]);
    },
  );

  it('is none where the counts do not make the sum', () => {
    expect(
      itemsOf(`${DAY}\nBudget\nVisitor tax (EUR 10 x 2 pax x 4 nights): EUR 100\nHotel: EUR 200`),
    ).not.toContainEqual(['Visitor tax', 100]);
  });
});

describe('the category of a keyword', () => {
  it('has a span only where its words stand in the text', () => {
    const { budget, source } = read(`${DAY}\nNotes\nFlights about $640 each way\nHire car will be $25`);
    expect(budget?.items.map(({ category }) => category)).toEqual(['Flight', 'Rental Car']);
    expect(source.spans['/budget/items/0/category']).toBeDefined();
    expect(source.spans['/budget/items/1/category']).toBeUndefined();
    expect(source.spans['/budget/items/1/amount']).toBeDefined();
  });
});

describe('amounts whose heading says little', () => {
  it('B-2 has items of a table of categories whatever the heading of its amounts', () => {
    const table =
      '\n## Costs\n| Category | 4 nights |\n|---|---|\n| Hostels | $72 |\n| Noodles | $31 |\n| **Total** | **$103** |';
    expect(itemsOf(DAY + table)).toEqual([
      ['Hostels', 72],
      ['Noodles', 31],
    ]);
    expect(itemsOf(DAY + table.replace('$31', 'little'))).not.toEqual([['Hostels', 72]]);
  });

  it('B-7 takes the currency of bare amounts from their heading, and leaves out what was paid', () => {
    const rows =
      'COST SUMMARY CHF\nCabin (2 x 1,020.00) 2,040.00\nHarbour dues 88.00\nTotal 2,128.00\nDeposit received 400.00\nBalance due 3 Mar 2027 1,728.00';
    expect(budgetOf(`${DAYS}\n${rows}`)).toMatchObject({ currency: 'CHF', total: 2128 });
    expect(itemsOf(`${DAYS}\n${rows}`)).toEqual([
      ['Cabin (2 x 1,020.00)', 2040],
      ['Harbour dues', 88],
    ]);
    expect(budgetOf(`${DAYS}\n${rows.replace(' CHF', '')}`)).toBeNull();
  });

  it.each(['together', 'zusammen', 'in tutto'])('B-7 adds up to what all comes to %s', (word) => {
    const rows = `van 12 days   900 eur\nferries   140 eur\npetrol   210 eur\n${word}   1.250 eur`;
    expect(budgetOf(`${DAYS}\nour money\n${rows}`)?.total).toBe(1250);
    expect(itemsOf(`${DAYS}\nour money\n${rows}`)).toHaveLength(3);
  });

  it('I-69 reads a price in columns for each of those who play, ski or pray', () =>
    expect(budgetOf(`${DAYS}\nPrice per golfer, sharing a twin\t£870\nDeposits of £100 by 4 May`)?.total).toBe(870));

  it('I-69 reads a price over whom it is for', () => {
    expect(budgetOf(`${DAYS}\nWas £610\nNow £555\nper person, half board`)?.total).toBe(555);
    expect(budgetOf(`${DAYS}\nWas £610\nNow £555\nincluding flights`)).toBeNull();
  });
});
