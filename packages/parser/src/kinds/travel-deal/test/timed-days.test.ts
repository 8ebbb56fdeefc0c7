import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-66 a day with the hour of what is done on it', () => {
  const head = 'Pine Coast golf break\n3 nights, £420 per golfer\n\n';

  it('is an activity, where there are two or more', () => {
    const { activities, includes, price } = read(
      `${head}PLAY\nFri 4 June 2027    8.20am    Dunes course\nSat 5 June 2027    9.10am    Old links, with carts\n`,
    );
    expect(activities).toEqual([
      'Fri 4 June 2027    8.20am    Dunes course',
      'Sat 5 June 2027    9.10am    Old links, with carts',
    ]);
    expect(includes).toEqual([]);
    expect(price).toBe('£420');
  });

  it.each([
    'Fri 4 June 2027    8.20am - 11.40am    Leeds to Nice\nFri 11 June 2027    12.30pm - 2.10pm    Nice to Leeds\n',
    'Fri 4 June 2027    8.20am    £520 per person\nFri 11 June 2027    9.10am    £560 per person\n',
    'Fri 4 June 2027    8.20am    Dunes course\n',
  ])('is none with two times, with a price, or alone: %j', (lines) => {
    expect(read(head + lines).activities).toEqual([]);
  });
});

describe('T-67 headings of what there is to do, and of the rules of a house', () => {
  it.each([
    ["We'll do: kayak tour + sunset sail + pottery class", ['kayak tour', 'sunset sail', 'pottery class']],
    ['À faire sur place :\n- le tour des remparts\n- une sortie en mer', ['le tour des remparts', 'une sortie en mer']],
    ['Cosa fare sul posto:\n- giro in barca\n- visita del faro', ['giro in barca', 'visita del faro']],
    ['Qué hacer en destino:\n- paseo en kayak\n- visita al faro', ['paseo en kayak', 'visita al faro']],
  ])('%j', (list, activities) => {
    expect(read(`Sardinia, 4 nights\n€390 per person\n\n${list}\n`).activities).toEqual(activities);
  });

  it('house rules are conditions', () => {
    expect(
      read('Sardinia, 4 nights\n€390 per person\n\nHOUSE RULES\n* Quiet after ten\n* Soft shoes only\n').restrictions,
    ).toEqual(['Quiet after ten', 'Soft shoes only']);
  });
});

describe('T-68 the name of a trip is its title', () => {
  it.each([
    ['Goa 3N/4D ex Pune, ₹18,375 per person on twin sharing\nBook by 10 Jan 2027\n', 'Goa 3N/4D ex Pune'],
    [
      'THE QUIET COAST ESCAPE\n3 nights in Kendal, England\n\nSTAY\nThe Crown Lodge, Kendal\n',
      'THE QUIET COAST ESCAPE',
    ],
  ])('%j', (text, title) => {
    expect(read(text).title).toBe(title);
  });

  it('one that has several is a company', () => {
    const { title, agentInfo } = read('Quiet Coast Escapes\nKendal lake week\n£300 per person\nTel. 01539 555 010\n');
    expect(agentInfo.company).toBe('Quiet Coast Escapes');
    expect(title).toBe('Kendal lake week');
  });
});

describe('T-69 conditions in a few words each', () => {
  it('are cut at their commas', () => {
    expect(
      read('Goa 3N/4D\n₹18,375 per person\nT&C: 30% to confirm, non refundable, visa fee extra\n').restrictions,
    ).toEqual(['30% to confirm', 'non refundable', 'visa fee extra']);
  });

  it.each(['Rates are per person, based on two sharing, and subject to change', 'Not valid 1 May, 2 May, 3 May'])(
    'a sentence or a list of one kind stays: %j',
    (condition) => {
      expect(read(`Goa 3N/4D\n₹18,375 per person\nT&C: ${condition}\n`).restrictions).toEqual([condition]);
    },
  );
});

describe('T-70 a price for each who takes part', () => {
  it.each([
    ['£165 per golfer\n£660 for the four-ball', '£165', '£660'],
    ['SGD 890 per delegate', 'SGD 890', null],
  ])('%j', (prices, price, totalPrice) => {
    const deal = read(`Pine Coast break, 3 nights\n${prices}\n`);
    expect([deal.price, deal.totalPrice]).toEqual([price, totalPrice]);
  });
});
