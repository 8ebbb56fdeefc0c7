import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-634 what children pay beside the price', () => {
  it.each([
    '*₹54,500 pp* on twin sharing | child (5-11 yrs) ₹44,900 | infant ₹12,000',
    '₹54,500 pp on twin sharing, child (5-11 yrs) ₹44,900, infant ₹12,000',
  ])('is a note, whatever parts it: %s', (line) =>
    expect(read(`DUBAI\n4N/5D\n${line}`)).toMatchObject({
      price: '₹54,500',
      notes: 'child (5-11 yrs) ₹44,900\ninfant ₹12,000',
    }),
  );

  it.each([
    '👶 Menores de 3 a 11: $9,500 | menores de 3 gratis',
    'Kids 2-11 £200, under 2s free',
    'Kinder bis 12: 290 €, unter 2 frei',
  ])('is no inclusion though the smallest go free: %s', (line) => {
    const deal = read(`Malta week\n£499 pp\n🏨 Hotel Sol\n✈️ Flights\n${line}\nBook soon`);
    expect([deal.includes, deal.restrictions].flat().join(' ')).not.toContain(line.slice(3));
    expect(deal.notes).toContain(line);
  });

  it('leaves what is free an inclusion', () =>
    expect(read('Malta week\n£499 pp\nKids under 12 free').includes).toEqual(['Kids under 12 free']));
});

describe('T-634 a last-minute offer', () => {
  const place = (title: string) => read(`${title}\n7 nights\n£400 pp`).destination;

  it.each([
    ['LAST MINUTE KOS', 'KOS'],
    ['LAST MINUTE KOS ☀️ nog 3 kamers!', 'KOS'],
    ['Last minute Faro', 'Faro'],
    ['DERNIÈRE MINUTE : NICE', 'NICE'],
    ['ÚLTIMA HORA LIMA', 'LIMA'],
    ['LAST MINUTE DEAL', null],
    ['LAST MINUTE SALE', null],
    ['Last minute nice hotel', null],
  ])('%s', (title, destination) => expect(place(title)).toBe(destination));
});

describe('T-635 the name of a tour under the subject of a mail', () => {
  const mail = (name: string) =>
    read(
      `From: Brightwater Trade <trade@brightwater.example>\nSubject: Azores for £200 less, whales included\n\nHello Jo,\n\nSomething for your window.\n\n${name}\n8 days / 7 nights from £1,149 pp\nBook by 28 February 2027`,
    );

  it('may have a hyphen', () =>
    expect(mail('TWO-ISLAND AZORES: SÃO MIGUEL & FAIAL')).toMatchObject({
      title: 'TWO-ISLAND AZORES: SÃO MIGUEL & FAIAL',
      includes: [],
    }));

  it('is no sentence', () => expect(mail('Our two-island offer is back').title).toContain('Azores for £200 less'));
});
