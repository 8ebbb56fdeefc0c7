/** Which of the prices that real plans tell are the trip's budget. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/parse.ts';

const PLAN = [
  '# Four days in Tavira',
  '',
  '## Day 1 - Arrival',
  '- 15:00 Check-in',
  '',
  '## Day 2 - Coast',
  '- Boat trip',
  '',
];
const budgetOf = (...lines: readonly string[]) => {
  const { budget } = parseItinerary([...PLAN, ...lines].join('\n'), { referenceDate: '2026-11-21' });
  return budget && { total: budget.total, items: budget.items.map(({ category, amount }) => [category, amount]) };
};

describe('I-370 what is emphasised elsewhere is no total', () => {
  it('a ticket in bold far from the list of costs', () =>
    expect(
      budgetOf(
        '## Costs',
        '',
        '| Item | Cost |',
        '|---|---|',
        '| **Total house** | **€2,100** |',
        '| Deposit paid | €500 |',
        '| **Rest due** | **€1,600** |',
        '',
        '## Good to know',
        '',
        '- **Water park:** **€39** full price (age 10+)',
      )?.total,
    ).toBe(2100));

  it('what is not in the totals', () =>
    expect(budgetOf('## Good to know', '', '**Not in these totals:** breakfast **€24** and bus **€32**')).toBeNull());

  it('but one below the list', () =>
    expect(budgetOf('## Costs', '', '- Rooms: €640', '- Boat: €180', '', '**€820**')?.total).toBe(820));
});

describe('I-371 of tables that tell the same costs twice the one that adds up to the total is the budget', () => {
  const parts = [
    '## Budget',
    '',
    '### 1. Rooms',
    '',
    '| Place | Nights | Total (€) |',
    '|---|---|---|',
    '| Faro | 1 | 90 |',
    '| Tavira | 2 | 210 |',
    '| **Total** | **3** | **300** |',
    '',
    '### 2. Rides',
    '',
    '| Route | Cost (€) |',
    '|---|---|',
    '| Airport to Faro | 20 |',
    '| Faro to Tavira | 30 |',
    '| **Total** | **50** |',
    '',
  ];
  it('the summary', () =>
    expect(
      budgetOf(
        ...parts,
        '## Grand Total',
        '',
        '| Category | Cost (€) |',
        '|---|---|',
        '| Rooms | 300 |',
        '| Rides | 50 |',
        '| Food | 150 |',
        '| **Total** | **€500** |',
      ),
    ).toEqual({
      total: 500,
      items: [
        ['Rooms', 300],
        ['Rides', 50],
        ['Food', 150],
      ],
    }));

  it('without one all rows count', () => expect(budgetOf(...parts, '**Grand total: €350**')?.items.length).toBe(4));
});

describe('I-372 what things cost in a place is no sum', () => {
  it('under words that call them a guide', () =>
    expect(
      budgetOf('## Budget', '', 'Some rough guides to prices:', '- Coffee: €2-3', '- Lunch: €10-14', '- Beer: €3')
        ?.total,
    ).toBeNull());

  it('but what is set aside is', () =>
    expect(budgetOf('## Budget', '', 'Our costs:', '- Food: €120', '- Boat: €40')?.total).toBe(160));
});
