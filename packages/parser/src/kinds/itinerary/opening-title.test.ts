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

describe('I-617 the name of the trip in bold at the head of a message', () => {
  const titleIn = (first: string) =>
    parseItinerary(`${first}\n\n*Thu 4 nov*\n07.10 flight\n\n*Fri 5 nov*\n9.12 golf`, {
      referenceDate: '2026-11-21',
    }).title;

  it.each([
    ['*BELEK 2027* ⛳ final plan lads, dont say you havent seen it. 12 of us', 'BELEK 2027'],
    ['**Lisbon & Porto** – that is what we settled on, thanks for your patience', 'Lisbon & Porto'],
  ])('is its title: %s', (first, title) => {
    expect(titleIn(first)).toBe(title);
  });

  it.each([
    ['*Please* read it before you ask me again. Thanks, all of you', null],
    ['*Here is Lisbon* the way that we settled it, thanks. All of you', 'Lisbon'],
  ])('is none where it names no trip, or says something: %s', (first, title) => {
    expect(titleIn(first)).toBe(title);
  });
});
