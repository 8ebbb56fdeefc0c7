import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-27' });

describe('T-615 what an offer says that it has not', () => {
  it.each([
    ['Price includes no breakfast, no flights', [], ['no breakfast', 'no flights']],
    ['Price includes: 3 nights, transfers, no flights', ['3 nights', 'transfers'], ['no flights']],
    ['Preis beinhaltet keine Flüge, kein Frühstück', [], ['keine Flüge', 'kein Frühstück']],
    [
      'Price includes: flights, no single supplement, no booking fees',
      ['flights', 'no single supplement', 'no booking fees'],
      [],
    ],
  ])('%s', (line, includes, restrictions) => {
    const deal = read(`Lisbon 3 nights from £199 pp\n${line}`);
    expect([deal.includes, deal.restrictions]).toEqual([includes, restrictions]);
  });
});

describe('T-616 whose price it is', () => {
  it.each([
    ['£649 pp / per couple £1,298', '£649', '£1,298'],
    ['649 € p.P. / pro Paar 1.298 €', '649 €', '1.298 €'],
  ])('%s', (line, price, total) => {
    const deal = read(`Lisbon 3 nights\n${line}`);
    expect([deal.price, deal.totalPrice]).toEqual([price, total]);
  });
  it.each([
    ['Regular', 'Deluxe', '£649', null],
    ['Regular', 'Now', '£749', '£649'],
  ])('%s beside %s', (first, second, price, was) => {
    const deal = read(`Lisbon 3 nights\n\nHotel\t${first}\t${second}\nHotel Sol\t£649\t£749\nHotel Mar\t£699\t£799`);
    expect([deal.price, deal.originalPrice ?? null]).toEqual([price, was]);
  });
});

describe('T-618 who signs', () => {
  it.each([
    ['bea at hill & vale travel', { name: 'bea', company: 'hill & vale travel' }],
    ['zara, blue door travel', { name: 'zara', company: 'blue door travel' }],
    ['book from sunny travel', { name: null, company: null }],
    ['ring, blue door travel', { name: null, company: null }],
    ['10% discount for single travellers', { name: null, company: null }],
  ])('%s', (line, agent) => {
    const { name, company } = read(`lisbon 4-7 june 3 nts £285pp\ninc flts\n${line}`).agentInfo ?? {};
    expect({ name: name ?? null, company: company ?? null }).toEqual(agent);
  });
  it('is nobody where the message has capitals and greets nobody', () => {
    expect(
      read('Lisbon 4-7 June 3 nights £285pp\nflights\nbea at hill & vale travel').agentInfo?.name ?? null,
    ).toBeNull();
  });
  it('greets in a word that is no title', () => {
    expect(read('hiya\nlisbon 4-7 june 3 nts £285pp inc flts').title).not.toBe('hiya');
  });
});

describe('T-619 an outing beside the trip', () => {
  it('is none that costs as much as a trip', () => {
    const { priceOptions } = read('Lisbon 3 nights from £689 per person\nLisbon and Porto rail tour £389 pp');
    expect(priceOptions?.length).toBe(2);
  });
  it.each([
    ['Lisbon 3 nights from £689 per person\nWine tour £40 pp', '£689'],
    ['Rom 3 Nächte ab 399 € p.P.\nWeinverkostung 39 € p.P.', '399 €'],
    ['Highlands coach tour £749 pp\nSingle room £899 pp', '£749'],
    ['Day tour £45 pp\nWeekend tour £145 pp', '£45'],
  ])('%s', (text, price) => {
    expect(read(text).price).toBe(price);
  });
});
