import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const titleOf = (text: string) => read(text).title;

describe('T-188 what stands over the name of an offer', () => {
  it.each([
    [
      'a part of the brochure',
      'ALBANIA\n\nHikes of the Accursed Mountains\n\n7 days from £880pp',
      'Hikes of the Accursed Mountains',
    ],
    [
      'kinds of travel',
      'BIKE + STAY\nThe Weir and Water Week\n6 days / 5 nights\n€790 per person',
      'The Weir and Water Week',
    ],
    [
      'a pick',
      'Falk Travel\n\nOUR APRIL PICK\nSix days on foot from Kotor to Budva\n\n€790 per person',
      'Six days on foot from Kotor to Budva',
    ],
    [
      'who presents it',
      'AMICI IN VACANZA\npropone\n\nFESTA DEI CILIEGI\n\n3 giorni / 2 notti\n€ 210 a persona',
      'FESTA DEI CILIEGI',
    ],
    ['a salutation', 'Morning Tessa!\n\nI have kept a cottage for you. It is £640 per person.', null],
  ])('is none of it: %s', (_, text, title) => expect(titleOf(text)).toBe(title));

  it('arrows around it are a frame', () =>
    expect(titleOf('Hello all,\n\n>>> MIDNIGHT SUN: SENJA BY BOAT <<<\n\nPrice: €990 per person')).toBe(
      'MIDNIGHT SUN: SENJA BY BOAT',
    ));

  it.each([
    ['its place', 'CORFU\nPaleo Kastritsa\n7 nights\n£540pp', 'CORFU'],
    ['its house', 'SILK ROAD WEEK\nHotel Registan Plaza\n7 nights\n£540pp', 'SILK ROAD WEEK'],
    ['praise', 'CYPRUS\nBook Early And Save\n£540pp', 'CYPRUS'],
    ['more of it', 'ROME FOR TWO\nSunny Rooms And Roof Terraces\n£540pp', 'ROME FOR TWO'],
    ['a sentence', 'SILK ROAD WEEK\nTwo cities, one desert, good bread\n£540pp', 'SILK ROAD WEEK'],
  ])('what stands under it is no other name: %s', (_, text, title) => expect(titleOf(text)).toBe(title));

  it('rows of labels and values are no name', () =>
    expect(
      titleOf('Dear Mr Holt,\n\nYacht\tDufour 41\nCabins / WC\t3 / 2\nBase\tKos\nPeriod\t1 week\n\nTOTAL\t2,400 €'),
    ).not.toMatch(/Cabins|^Yacht/));
});

describe('T-85 the seller', () => {
  it('stands over the line that presents', () =>
    expect(read('MARLPIT COACHES OF DISS\nPROUDLY PRESENTS\n\nLINZ MARKETS\n\n£210 per person').agentInfo.company).toBe(
      'MARLPIT COACHES OF DISS',
    ));

  it.each([
    [
      'his address spells it out',
      'KESTREL RIDGE\nCamps & Walking Safaris | Arusha\n\nRuaha Week\n$900 pp\n\nres@kestrelridge.example.com',
      'KESTREL RIDGE',
    ],
    [
      'the address of the page does',
      'Harz by Steam\n£640pp\n\nTo book call Wick & Tallow on 0113 496 0100 or visit www.wickandtallow.example.com',
      'Wick & Tallow',
    ],
    [
      'the trade comes first',
      'Bled en mayo\n€400 por persona\n\nViajes Luna Verde · Toledo\n\nInformes con Sara Olmo\nsara@lunaverde.example.com',
      'Viajes Luna Verde',
    ],
  ])('%s', (_, text, company) => expect(read(text).agentInfo.company).toBe(company));

  it('the first word of a company is nobody', () =>
    expect(
      read(
        'Harz by Steam\n£640pp\n\nTo book call Wick & Tallow on 0113 496 0100 or visit www.wickandtallow.example.com',
      ).agentInfo.name,
    ).toBeNull());

  it.each([
    'Informes con Sara Olmo\nTel. 925 555 011',
    'Info e prenotazioni: Sara Olmo 059 555 0112 (ore pasti) – gita@example.org',
  ])('names who answers: %s', (line) =>
    expect(read(`Bled\n5 notti\n€400 a persona\n\n${line}`).agentInfo.name).toBe('Sara Olmo'),
  );
});

describe('T-18 the way through a site', () => {
  const page = (title: string) => `Home › Mexico › Oaxaca › Barra Tiburón › Casa Ola\n\n${title}\n£900 per person`;
  it('names the town that the title names too, known or not', () =>
    expect(read(page('Casa Ola Barra Tiburón: 5-Night Escape')).destination).toBe('Barra Tiburón'));
  it('another step is none', () => expect(read(page('Casa Ola: 5-Night Escape')).destination).toBe('Oaxaca'));
});

describe('T-53 lines that are no condition', () => {
  const restrictionsOf = (line: string) =>
    read(`Kafue Camp\nUSD 900 per person\n\n${line}\n\nIncludes\n- Meals`).restrictions;
  it.each([
    'Valid for travel 3 May – 30 June 2027',
    'Discount: 25% off rooms and half board supplement',
    'Please note the rates are per cabin and not per adult, taxes included',
  ])('%s', (line) => expect(restrictionsOf(line)).toEqual([]));
});

describe('T-62 days that an offer does not hold, in the column of their label', () => {
  it('are one entry', () =>
    expect(
      read(
        'Kafue Camp\nUSD 900 per person\n\nTravel window:     3 May to 30 June 2027\nBlackout dates:    9 to 12 May 2027;\n                   20 to 25 June 2027',
      ).restrictions,
    ).toEqual(['Blackout dates:    9 to 12 May 2027; 20 to 25 June 2027']));
});

describe('T-90 what one gets', () => {
  it('goes on behind the way of its flights', () =>
    expect(
      read(
        'Arosa week\n£890pp\n\nYou get return flights Luton - Zurich, the train up and down, half board and a ski pass.',
      ).includes,
    ).toEqual(['return flights Luton - Zurich', 'the train up and down', 'half board', 'a ski pass']));
});

describe('T-94 headings of a hotel and a mail', () => {
  it('name what is included', () =>
    expect(
      read('Sal Bay Hotel\n20% off\n\nValue added benefits\n- One hour in the spa\n- Fruit on arrival').includes,
    ).toEqual(['One hour in the spa', 'Fruit on arrival']));
  it('and what is loved', () =>
    expect(
      read('Vis by Boat\n€900 pp\n\nFour reasons we like it\n- Coves without a road\n- The cook').highlights,
    ).toEqual(['Coves without a road', 'The cook']));
});

describe('T-109 where one stays', () => {
  it('is where most of the nights are', () =>
    expect(
      read(
        'Kii on Foot\n£1,900 pp\n\nHighlights\n- A night in a temple lodge in Koya\n\nIncludes\n- 6 nights in three-star hotels and 1 night in a temple lodge',
      ).accommodation,
    ).toBe('three-star hotels and 1 night in a temple lodge'));
});
