import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const REST =
  'Included:\n- 8 nights in small hotels\n- guide\n- coach\n\nNot included:\n- flights\n- insurance\n\nBest wishes\nAnn';
const DAYS = 'Day 1: Delhi to Haridwar\nDay 2: Haridwar to the hills\nDay 3: Back to Delhi';

describe('T-44 the name of a tour', () => {
  it.each([
    ['Chopta Auli Tour', 'Chopta Auli'],
    ['Tirthan Jibhi Package', 'Tirthan Jibhi'],
    ['KALPA SANGLA SARAHAN TOUR PACKAGE', 'KALPA SANGLA SARAHAN'],
    ['Harsil, Mukhba and Dharali Trek', 'Harsil, Mukhba and Dharali'],
  ])('tells where it goes before the places of its days: %s', (title, destination) => {
    expect(read(`${title}\n₹12,400 per person\n${DAYS}`)).toMatchObject({ title, destination });
  });

  it.each(['Enchanting Hills Tour', 'Budget Family Package', 'Golden Heritage Tour', 'Discover More Tour'])(
    'words that praise name no place: %s',
    (title) => {
      expect(read(`${title}\n₹12,400 per person\n${DAYS}`).destination).not.toContain(title.split(' ')[0]);
    },
  );

  it.each([
    ['SILVER COASTS - Portugal & Galicia\n9 days / 8 nights, 3-11 May 2027', 'SILVER COASTS - Portugal & Galicia'],
    ['Castles and Kings\n7 nights from £980pp', 'Castles and Kings'],
    ['NORTHERN FJORDS: Bergen to Tromso\n12 days, June 2027', 'NORTHERN FJORDS: Bergen to Tromso'],
  ])('stands over its length in the body of a mail: %s', (lines, title) => {
    expect(
      read(
        `From: Ann <ann@alder.example.com>\nSubject: Europe 2027 - early bird now open\n\nHi all,\n\n${lines}\n\n${REST}`,
      ).title,
    ).toBe(title);
  });

  it.each([
    ['Highlights along the way', ['Old harbour', 'Salt pans']],
    ['HIGHLIGHTS EN ROUTE', ['Old harbour', 'Salt pans']],
    ['Highlights at a glance', ['Old harbour', 'Salt pans']],
    ['Highlights of your journey', ['Old harbour', 'Salt pans']],
  ])('%s announces its highlights', (heading, highlights) => {
    expect(read(`Madeira Week\n£640pp\n\n${heading}\n- Old harbour\n- Salt pans`).highlights).toEqual(highlights);
  });
});

describe('T-45 the lines of a day', () => {
  it.each(['Optional: sunset boat ride', 'Optional - balloon flight (own cost)', 'Optional extra: cooking class'])(
    '%s is no condition',
    (line) => {
      const answer = read(
        `Kerala Week\n₹24,999 per person\nDay 1: Kochi\nWalk in the old town.\n${line}\nDay 2: Munnar\nTea gardens.`,
      );
      expect(answer.restrictions).toEqual([]);
      expect(answer.activities[0]).toContain(line);
    },
  );

  it('extras under a heading of their own stay what they are', () => {
    const text = 'Kerala Week\nDay 1: Kochi\nDay 2: Munnar\n\nOptional extras\n- Cooking class';
    expect(read(text).restrictions).toEqual(['Cooking class']);
  });
});

describe('T-46 a button of a page', () => {
  it.each(['[Plan My Trip](#)', '[Customise My Tour](#)', '[Start planning my journey](#plan)', '[Request a Trip](#)'])(
    '%s is no company',
    (button) => {
      expect(read(`Kerala Week\n7 nights, ₹24,999 per person\n\n${button}`).agentInfo.company).toBeNull();
    },
  );
});
