import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-27' });
const FILL =
  'The house stands above the lake, with a garden, a jetty and a boat for the use of whoever stays there. '.repeat(6);

describe('T-601 an offer in prose', () => {
  const offer = (rest: string) => read(`Lake week in Umbria\nFrom £900 for the house. ${rest}`);
  it.each([
    [
      'The price covers daily cleaning, a hamper and the hot tub; flights and tax are not included.',
      ['daily cleaning', 'a hamper', 'the hot tub'],
    ],
    [
      'The rate includes cleaning, a hamper and the hot tub; insurance is extra.',
      ['cleaning', 'a hamper', 'the hot tub'],
    ],
    ['Included: flights, transfers; five nights half board', ['flights, transfers', 'five nights half board']],
    [
      'Included: return flights; five nights, half board; a guide',
      ['return flights', 'five nights, half board', 'a guide'],
    ],
  ])('%s', (rest, includes) => {
    expect(offer(rest).includes).toEqual(includes);
  });
  it('reads the nights at the start of a long paragraph, and whom to call at its end', () => {
    const { duration, agentInfo } = read(
      `Lake week\n\nSeven nights at a farmhouse for $900. ${FILL}Call Ann Ellis at Stone & Lark Travel, (203) 555-0168, or write to ann@stonelark.example.`,
    );
    expect(duration).toBe('7 nights');
    expect(agentInfo).toMatchObject({
      name: 'Ann Ellis',
      company: 'Stone & Lark Travel',
      email: 'ann@stonelark.example',
    });
  });
  it('takes no length from the small print of a long paragraph', () => {
    expect(read(`Lake week\n\nA farmhouse for $900. ${FILL}You may leave 3 nights early.`).duration).toBeNull();
    expect(read(`Lake week\n\nA farmhouse for $900, paid 30 days ahead. ${FILL}`).duration).toBeNull();
  });
  it('reads a house that a long paragraph describes', () => {
    expect(
      read(`Lake week\n\nAt Rosa Bianca, a restored farmhouse outside Montefalco, seven nights cost €900. ${FILL}`)
        .accommodation,
    ).toBe('Rosa Bianca');
  });
});

describe('T-602 what is paid behind the deadline', () => {
  it.each([
    [
      'It is good for stays in May, and has to be booked by January 31, 2027, with half due at booking and the rest 60 days before.',
      'half due at booking and the rest 60 days before',
    ],
    [
      'All rooms must be booked by 31 January 2027, and a deposit of £50 per person is due at booking.',
      'a deposit of £50 per person is due at booking',
    ],
    [
      'Das Angebot muss bis 31. Januar 2027 gebucht werden, mit einer Anzahlung von 20 % bei Buchung.',
      'Anzahlung von 20 % bei Buchung',
    ],
  ])('%s', (told, asked) => {
    expect(read(`Umbria, 7 nights €900 pp\n${told}`).restrictions).toEqual([asked]);
  });
  it('leaves what else is done by then', () => {
    expect(
      read('Umbria, 7 nights €900 pp\nPlease book by 31 January 2027, with your passport number to hand.').restrictions,
    ).toEqual([]);
  });
});

describe('T-609 the sentence of a house', () => {
  it.each([
    ['Hotel is the Casa Flores, 4*, 5 min walk from the square, b&b', ['b&b']],
    ['Das Hotel ist das Casa Flores, zentral gelegen, Halbpension', ['Halbpension']],
    ['Hotel breakfast and transfers included', ['Hotel breakfast and transfers included']],
  ])('%s', (line, includes) => {
    expect(read(`Lisbon, 3 nights €489 pps\n${line}`).includes).toEqual(includes);
  });
});

describe('T-617 what is had behind a price', () => {
  it('is cut from what costs that on top', () => {
    const { includes, restrictions, price } = read(
      'Lisbon 3 nights from £689 per person\nSea view £140 per room, breakfast included',
    );
    expect([price, includes, restrictions]).toEqual(['£689', ['breakfast included'], ['Sea view £140 per room']]);
  });
  it('is a deposit in so many words beside the price', () => {
    expect(read('lisbon 3 nights 4-7 june\n£285 a head, flights included, £60 dep').restrictions).toEqual(['£60 dep']);
  });
});
