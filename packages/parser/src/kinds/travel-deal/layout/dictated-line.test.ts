import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-43 a message without capitals', () => {
  it('is read clause by clause', () => {
    const answer = read(
      [
        'hi love found a lovely one for you two in lake garda, the hotel is called casa del pino, half board',
        'its from saturday the 5th of june coming back home the 12th so a week',
        'comes to 840 euros each, 1680 euros for both of you and thats with flights from bristol and a hire car thrown in, lunches are extra though',
        'they need a 100 euros deposit and you cant cancel it once its paid, let me know, tess x',
      ].join('\n'),
    );
    expect(answer).toMatchObject({
      destination: 'lake garda',
      dates: 'June 5 to 12, 2027',
      price: '840 euros',
      totalPrice: '1680 euros',
      passengers: 2,
      includes: ['half board', 'flights from bristol', 'a hire car'],
      restrictions: ['lunches are extra', '100 euros deposit', 'you cant cancel it once its paid'],
      accommodation: 'casa del pino',
      title: null,
    });
    expect(answer.agentInfo.name).toBe('tess');
    expect(answer.warnings).toEqual([]);
  });

  it.each([
    ['its 950 us dollars each so 1900 us dollars for the two of you', '950 us dollars', '1900 us dollars'],
    [
      'comes in at 720 canadian dollars per person, 1440 canadian dollars for both',
      '720 canadian dollars',
      '1440 canadian dollars',
    ],
    ['they want 430 quid each, 860 quid total', '430 quid', '860 quid'],
  ])('%s', (line, price, totalPrice) => {
    expect(read(`found you a week in porto, seven nights\n${line}`)).toMatchObject({ price, totalPrice });
  });

  it.each([
    ['youd fly out thursday 3rd december and back monday the 7th', 'December 3 to 7, 2026'],
    ['going saturday the 26th of june and home on the 3rd', 'June 26 to July 3, 2027'],
    ['away from the 30th of december until the 6th', 'December 30, 2026 to January 6, 2027'],
    ['leaving the 7th of february, deposit due back by the 14th', 'February 7, 2027'],
  ])('the return takes the month of the departure: %s', (line, dates) => {
    expect(read(`got a nice deal for you in porto, 500 euros each\n${line}`).dates).toBe(dates);
  });

  it.each([
    ['had a look and theres a good one in playa blanca, flights included, 500 euros each', null],
    ['two nights in new york for you both, room only, 400 us dollars each', 'new york'],
    ['been to see a place in nice weather, its 500 euros each for the three nights', null],
    ['a week on the amalfi coast for the pair of you, 900 euros each, half board', 'amalfi coast'],
  ])('names a place behind its preposition alone: %s', (line, destination) => {
    expect(read(line).destination).toBe(destination);
  });

  it.each([
    ['its 310 pounds each with flights from luton, transfers are extra', ['flights from luton']],
    [
      'comes to 450 euros per person including ferry and breakfast for the four nights',
      ['ferry', 'breakfast for the four nights'],
    ],
  ])('what is told with the price is included: %s', (line, includes) => {
    expect(read(`four nights priced up albufeira for you\n${line}`)).toMatchObject({ includes });
  });

  it('is no sign-off where a word of speech stands before the kiss', () => {
    expect(
      read('a week in porto, 500 euros each with flights from leeds and a transfer\nlmk x').agentInfo.name,
    ).toBeNull();
  });
});
