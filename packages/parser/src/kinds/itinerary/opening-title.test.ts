import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../../parse.ts';

const titleOf = (opening: string) =>
  parseItinerary(`Hi all,\n\n${opening}\n\nMon 3 May 2027\n10:00 boat\nTue 4 May 2027\n9:00 walk`, {
    referenceDate: '2026-11-21',
  }).title;

describe('I-423 the first words of a message that name the trip and its days', () => {
  it.each([
    [
      "Orla & Matteo's wedding weekend, Kinsale, 3-5 May 2027!! Times below so nobody misses the bus",
      "Orla & Matteo's wedding weekend, Kinsale",
    ],
    ['Smith family trip to Lisbon (3-7 May 2027)! Shout if anything is off.', 'Smith family trip to Lisbon'],
    ['unsere Chorreise nach Prag, 3.-6. Mai 2027! Bitte alles lesen.', 'unsere Chorreise nach Prag'],
  ])('are its title: %s', (opening, title) => {
    expect(titleOf(opening)).toBe(title);
  });

  it.each([
    ['here is the plan for your trip to Lisbon, 3-7 May 2027. Shout if anything is off.', 'Lisbon'],
    ['we will be away from 3-7 May 2027. Please water the plants.', null],
    ['Trip dates: 3-7 May 2027', null],
  ])('are none in a sentence or behind a label: %s', (opening, title) => {
    expect(titleOf(opening)).toBe(title);
  });
});
