import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(`Naxos\n€390 per person\n\n${text}`, { referenceDate: '2026-11-21' });

describe('T-94 headings of what is done and what is had', () => {
  it.each([
    ['ON THE PROGRAMME\nHouse reef at dusk\nTwo wrecks by boat', ['House reef at dusk', 'Two wrecks by boat']],
    ['VISITS\n1. The marble quarry\n2. A day at the mills', ['The marble quarry', 'A day at the mills']],
    ['Your treatments\n- Salt scrub\n- Algae wrap', ['Salt scrub', 'Algae wrap']],
    ['Tauchgänge\n- Hausriff\n- Wrack', ['Hausriff', 'Wrack']],
    ['Treatments\nMassage €60\nFacial €45', []],
  ])('%j', (text, activities) => expect(read(text).activities).toEqual(activities));

  it.each([
    ['In addition, guests staying a week shall receive:\n- a basket of fruit\n- late check-out', 'a basket of fruit'],
    ['With the room come:\n- a jar of honey\n- parking in the yard', 'a jar of honey'],
    ['The price covers\na) Entrance fees for all the mills\nb) Coach', 'Entrance fees for all the mills'],
  ])('%j', (text, first) => expect(read(text).includes[0]).toBe(first));

  it.each([
    ['For experienced riders only.', ['For experienced riders only']],
    ['For two nights only.', []],
    ['Kindly mention code AB-S7 on every reservation.', ['Kindly mention code AB-S7 on every reservation']],
    ['Use the code on the door to come in.', []],
    ['Must be booked by 5 March 2027 - quote SPRING27.', []],
    ['Board supplements\nAll inclusive   €59', ['All inclusive   €59']],
  ])('%j', (text, restrictions) => {
    const deal = read(text);
    expect(deal.restrictions.filter((each) => !each.startsWith('Board'))).toEqual(restrictions);
    expect(deal.includes).toEqual([]);
  });
});

describe('T-95 the single supplement', () => {
  it.each([
    [
      'Good to know\nSingle room supplement £120\nMaximum 20 guests',
      ['Single room supplement £120', 'Maximum 20 guests'],
    ],
    ['Single room supplement £120', []],
    ['Good to know\nChild with bed £220\nMaximum 20 guests', ['Maximum 20 guests']],
  ])('is a condition among others: %j', (text, restrictions) => expect(read(text).restrictions).toEqual(restrictions));
});
