/** Hours of meals and rides as people write them (I-344 to I-347). */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const CONTEXT = { referenceDate: '2026-11-21' };
const entries = (lines: string) =>
  parseItinerary(`Day 1: Split\n9:00 Breakfast\n${lines}\n\nDay 2: Home\n16:45 Flight\n`, CONTEXT)
    .days[0]?.timeBlocks.flatMap(({ activities }) => activities.map(({ title, time }) => [title, time]))
    .slice(1);

describe('a meal has its own half of the day (I-345)', () => {
  it.each([
    ['- 1:30 Lunch at the quay', 'Lunch at the quay', '1:30 PM'],
    ['- Dinner at the quay 7:45', 'Dinner at the quay', '7:45 PM'],
    ['- Seafood dinner um halb acht', 'Seafood dinner', '7:30 PM'],
    ['- Cena a las nueve y media', 'Cena', '9:30 PM'],
  ])('%s', (line, title, time) => expect(entries(line)).toEqual([[title, time]]));
  it.each([
    ['- 01:30 Night bus', '1:30 AM'],
    ['- 11:30 Early lunch', '11:30 AM'],
    ['- 7:45 Walk before dinner', '7:45 AM'],
  ])('%s stays', (line, time) => expect(entries(line)?.[0]?.[1]).toBe(time));
});

describe('hours with a dot behind rides and meals (I-346)', () => {
  it.each([
    ['- Ferry to Hvar 10.30', 'Ferry to Hvar', '10:30 AM'],
    ['- arrive Vis town 14.20 (pier 2)', 'arrive Vis town (pier 2)', '2:20 PM'],
    ['- lunch at the quay 1.30', 'lunch at the quay', '1:30 PM'],
  ])('%s', (line, title, time) => expect(entries(line)?.[0]).toEqual([title, time]));
  it.each([
    '- Ferry ticket to Hvar 10.30',
    '- Lunch at the quay 12.50',
    '- Train fare 14.20',
    '- Lunch at the quay for 15.00',
  ])('%s is no hour', (line) => expect(entries(line)?.[0]?.[1]).toBeNull());
});

describe('what something is done for goes at another hour (I-353)', () => {
  it.each([
    ['- transfer to the airport 11.30 for 14:05 flight', '11:30 AM'],
    ['- Taxi 9.15 for 10.40 train', '9:15 AM'],
    ['- Leave for 14:05 flight', null],
  ])('%s', (line, time) => expect(entries(line)?.[0]?.[1]).toBe(time));
});

describe('until when is no beginning (I-347)', () => {
  it.each([
    ['- Until noon at leisure, then city walls', null],
    ['- Frühstück, bis 10 Uhr Zeit für Einkäufe', null],
    ['- Bis 10 Uhr Check-out', '10:00 AM'],
    ['- Quiet morning until 7.30 pm, when a table is booked', '7:30 PM'],
  ])('%s', (line, time) => expect(entries(line)?.[0]?.[1]).toBe(time));
});
