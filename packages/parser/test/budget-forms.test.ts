/** I-132 to I-135: what a trip costs, in each way to write it down. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const PLAN = 'Week in Porto\n\nDay 1 - 3 May 2027: Porto\n- River cruise\n\nDay 2 - 4 May 2027: Home\n- Fly home\n\n';
const read = (budget: string) => {
  const { days, budget: found } = parseItinerary(`${PLAN}${budget}\n`, { referenceDate: '2026-11-24' });
  expect(days.map(({ timeBlocks }) => timeBlocks.flatMap((block) => block.activities.map((a) => a.title)))).toEqual([
    ['River cruise'],
    ['Fly home'],
  ]);
  return found && { total: found.total, items: found.items.map(({ category, amount }) => `${category}: ${amount}`) };
};
const ITEMS = ['Ferry: 120', 'Villa (4 nights): 560', 'Surf class: 90'];
const EXPECTED = { total: 770, items: ITEMS };
const ROWS: readonly (readonly [string, string])[] = [
  ['Ferry', '120'],
  ['Villa (4 nights)', '560'],
  ['Surf class', '90'],
  ['Total', '770'],
];

describe('I-132 a row of a budget has its amount on either side of any mark', () => {
  const FORMS: Readonly<Record<string, (name: string, amount: string) => string>> = {
    'amount first': (name, amount) => `€${amount} ${name}`,
    'code behind, amount first': (name, amount) => `${amount} EUR – ${name}`,
    'amount and colon': (name, amount) => `€${amount}: ${name}`,
    'amount and tab': (name, amount) => `${amount} €\t${name}`,
    'bullet and amount': (name, amount) => `- €${amount} ${name}`,
    'arrow to the amount': (name, amount) => `${name} → €${amount}`,
    'typed arrow': (name, amount) => `${name} -> €${amount}`,
    'arrow from the amount': (name, amount) => `€${amount} → ${name}`,
    semicolon: (name, amount) => `${name};€${amount}`,
    'dots to a bare figure': (name, amount) => `${name} ........ ${amount} EUR`,
    picture: (name, amount) => `💶 ${name}: €${amount}`,
  };
  it.each(Object.entries(FORMS))('%s', (_, form) => {
    expect(read(`Costs\n${ROWS.map(([name, amount]) => form(name, amount)).join('\n')}`)).toEqual(EXPECTED);
  });

  it('in brackets behind the name', () => {
    expect(read('Costs\nFerry (€120)\nVilla (€560)\nSurf class (€90)\nTotal (€770)')?.items).toHaveLength(3);
  });

  it('what is free stands among the rows', () => {
    expect(
      read(
        'Ferry\t\t€120.00\nChild card\t\tfree of charge\nVilla (4 nights)\t\t€560.00\nSurf class\t\t€90.00\nTotal\t\t€770.00',
      ),
    ).toEqual(EXPECTED);
  });

  it('a price per person, a deposit and a balance are no rows', () => {
    expect(read('Cost\n€745 per person\n€200 deposit by 10 Dec\n€545 balance by end of January')?.items ?? []).toEqual(
      [],
    );
  });

  it('what comes to a sum is no item beside the others', () => {
    expect(read('Costs\nFerry: €120\nVilla (4 nights): €560\nSurf class: €90\nAll in: €770')).toEqual(EXPECTED);
  });
});

describe('I-133 a line may list the parts of its sum', () => {
  it.each([
    '£770 a head, thats ferry £120, villa £560, surf class £90',
    'Ferry £120 / Villa £560 / Surf class £90 / Total £770',
    '£120 ferry + £560 villa + £90 surf class = £770',
    'Ferry £120 | Villa £560 | Surf class £90 | Total £770',
    'Total: £770 (ferry £120, villa £560, surf class £90)',
    '£770 in total: £120 ferry, £560 villa, £90 surf class',
  ])('%s', (line) => {
    const found = read(line);
    expect(found?.total).toBe(770);
    expect(found?.items.map((item) => item.toLowerCase())).toEqual(['ferry: 120', 'villa: 560', 'surf class: 90']);
  });

  it('payments that make up the price are none', () => {
    expect(read('Deposit £200, second payment £300, balance £245, total £745')?.items ?? []).toEqual([]);
  });
});

describe('I-134 bare figures take the currency of what stands over them', () => {
  const bare = (mark: string): string => ROWS.map(([name, amount]) => `${name}${mark}${amount}`).join('\n');
  it.each([
    ['cell by cell', `Budget (4 pers)\nItem\nEUR\n${bare('\n')}`],
    ['cell by cell under one heading', `Kosten (EUR)\n${bare('\n')}`],
    ['behind tabs', `Presupuesto (EUR)\n${bare('\t')}`],
    ['behind gaps', `Costi in EUR\n${bare('        ')}`],
    ['under two headings', `Posten      Betrag EUR\n${bare('        ')}`],
    ['under a sign', `Item\t€\n${bare('\t')}`],
  ])('%s', (_, budget) => {
    expect(read(budget)).toEqual(EXPECTED);
  });

  it('words and figures in turn that add up to nothing are none', () => {
    expect(read('Budget\nEUR\nFerry\n120\nVilla\n560\nTotal\n900')).toBeNull();
  });
});

describe('I-135 rows right below the last day that add up to their total need no heading', () => {
  const rows = (form: (name: string, amount: string) => string): string =>
    ROWS.map(([name, amount]) => form(name, amount)).join('\n');
  it.each([
    ['bullets', rows((name, amount) => `- ${name}: €${amount}`)],
    ['a table without headings', rows((name, amount) => `| ${name} | €${amount} |`)],
    ['boxes', rows((name, amount) => `[x] ${name} €${amount}`)],
  ])('%s', (_, budget) => {
    expect(read(budget)).toEqual(EXPECTED);
  });

  it('entries of the day with their prices stay', () => {
    const text = `${PLAN.trimEnd()}\n\n- Lunch €20\n- Museum €15\n- Taxi €30\n`;
    const { days } = parseItinerary(text, { referenceDate: '2026-11-24' });
    expect(days[1]?.timeBlocks.flatMap((block) => block.activities)).toHaveLength(4);
  });
});
