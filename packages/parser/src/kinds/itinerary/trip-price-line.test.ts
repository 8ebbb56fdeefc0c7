import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../../parse.ts';

const PLAN = 'Day 1: Bari\n11:00 Train\nDay 2: Lecce\n09:00 Walk\nDay 3: Lecce\n10:00 Museum';
const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const costs = (text: string) =>
  read(text).days.flatMap(({ timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) => activities.map(({ cost }) => cost)),
  );

describe('I-541 the price of the trip right below its last entry', () => {
  it.each([
    ['Price: £689 pp', 689],
    ['Price £689pp\nDeposit £100', 689],
    ['Preis: 689 € pro Person', 689],
    ['Prix : 1 240 € par personne', 1240],
  ])('I-541 %j', (line, total) => {
    expect(read(`${PLAN}\n${line}`).budget?.total).toBe(total);
    expect(costs(`${PLAN}\n${line}`)).toEqual([null, null, null]);
  });

  it('I-541 not where entries have theirs', () => {
    expect(costs(`${PLAN.replace('Walk', 'Walk £5')}\nPrice: £12 pp`)).toEqual([null, '£5', '£12']);
    expect(costs(`${PLAN.replace('Museum', 'Optional boat trip')}\nPrice: £89 pp`)).toEqual([null, null, '£89']);
    expect(costs(`Day 1: Bari\n11:00 Train\n12:00 Museum\nPrice: £12 pp`)).toEqual([null, '£12']);
  });

  it('I-541 not without each who pays, nor before another entry', () => {
    expect(costs(`${PLAN}\nPrice: £12`)).toEqual([null, null, '£12']);
    expect(costs(`${PLAN}\nPrice: £12 pp\n14:00 Train`)).toEqual([null, null, '£12', null]);
  });
});

describe('I-542 what all pay', () => {
  it.each([
    ['The price remains £940 per person, so £1,880 for you together.', 1880],
    ['Der Reisepreis beträgt 940 € pro Person, also 1.880 € für euch beide.', 1880],
    ['De reissom blijft € 1.395 per persoon, dus € 2.790 voor jullie samen.', 2790],
    ['In total we walk 90 km. Price: 612 € per person, total 2.448 €.', 2448],
  ])('I-542 %s', (line, total) => expect(read(`${PLAN}\n\n${line}`).budget?.total).toBe(total));

  it.each([
    'The price is £940 per person. Deposit £188 for you together.',
    'The price is £940 per person, with a guide £1,500 for you together.',
  ])('I-542 not in %s', (line) => expect(read(`${PLAN}\n\n${line}`).budget?.total ?? null).toBeNull());
});
