import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const offer = 'Asteria Bay Hotel\nKos, Greece, 7 nights, £649pp\n\n';

describe('T-330 headings of what one does', () => {
  it.each([
    'Out and about',
    'On shore',
    'Activities during the week',
    'What they do:',
    "While you're down there you might like to add",
    'Leuk om te doen:',
    '*Aktiviti* 📍',
    '*Ghoomne ka plan* 🎒',
    '*Programme:*',
  ])('T-330 %s', (heading) => {
    const deal = read(`${offer}${heading}\n- Boat trip to the harbour\n- Ride along the salt lake`);
    expect(deal.activities).toEqual(['Boat trip to the harbour', 'Ride along the salt lake']);
    expect(deal.includes).toEqual([]);
  });

  it('T-330 told in one line', () =>
    expect(
      read(
        `${offer}Program in short (details attached): walk through Kotor and Perast, boat on Lake Skadar, one day free.`,
      ).activities,
    ).toEqual(['walk through Kotor and Perast', 'boat on Lake Skadar', 'one day free']));

  it('T-330 days under a programme stay days', () =>
    expect(
      read(`${offer}Programme in short\nD1  Arrival and transfer\nD2  Half day city tour\nD3  Drive to the coast`)
        .activities,
    ).toHaveLength(3));

  it('T-330 a sentence is no heading', () =>
    expect(read(`${offer}We are out and about on Monday.\nCall us on Tuesday.`).activities).toEqual([]));
});

describe('T-625 where one does it, before what it is', () => {
  const lists = (heading: string) => read(`${offer}${heading}\n- tir à l’arc\n- aquagym\n- mini-club 4-11 ans`);

  it.each([
    'Au club, activités gratuites :',
    'At the hotel: free activities',
    'In villaggio, attività sportive:',
    'En el hotel, actividades gratuitas:',
    'Im Hotel, kostenlose Aktivitäten:',
    'Activités nautiques',
  ])('%s', (heading) => expect(lists(heading).activities).toEqual(['tir à l’arc', 'aquagym', 'mini-club 4-11 ans']));

  it.each(['Au club, ambiance conviviale :', 'Activités non incluses :'])('%s', (heading) =>
    expect(lists(heading).activities).toEqual([]),
  );
});
