/** A plan of a chat assistant that somebody changed by hand: a day with a head of its own form, hours that were moved, remarks. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-24' });
const plan = (head: string, ...lines: readonly string[]) =>
  [
    '### Day 1: Arrival (Monday, June 7, 2027)',
    '- **10:00** – Harbour walk',
    '',
    head,
    ...lines,
    '',
    '### Day 3: Farewell (Wednesday, June 9, 2027)',
    '- **11:00** – Check out',
  ].join('\n');

describe('I-411 a head typed by hand, the weekday right behind its number', () => {
  it.each([
    ['day 2 tue 8th - CASTLE DAY', 'CASTLE DAY'],
    ['day 2 tue - castle day (changed this, trains on strike)', 'castle day'],
    ['tag 2 di 8.6.: Burg (getauscht mit Mittwoch)', 'Burg'],
    ['jour 2 mardi 8 : le château (modifié, grève)', 'le château'],
  ])('%s', (head, title) => {
    const { days, warnings } = read(plan(head, '11am castle visit', 'boat 2.30pm'));
    expect(days.map((day) => day.date)).toEqual(['2027-06-07', '2027-06-08', '2027-06-09']);
    expect(days[1]?.title).toBe(title);
    expect(days[1]?.timeBlocks[0]?.activities.map(({ time }) => time)).toEqual(['11:00 AM', '2:30 PM']);
    expect(warnings.filter(({ severity }) => severity !== 'note')).toEqual([]);
  });

  it('no sentence about a day is one, and a bracket that names something stays in the title', () => {
    expect(read(plan('day 2 was a mess last time, so this is better')).days).toHaveLength(2);
    expect(read(plan('day 2 tue 8th - old town (Altstadt)', '11am castle')).days[1]?.title).toBe('old town (Altstadt)');
    expect(read(plan('day 2 tue 8th - Museum Island (newly restored)', '11am castle')).days[1]?.title).toBe(
      'Museum Island (newly restored)',
    );
  });
});

describe('I-412 when an entry was to be before it was moved', () => {
  const entryOf = (line: string) => read(plan('### Day 2: Castle', line)).days[1]?.timeBlocks[0]?.activities[0];
  it.each([
    ['- 12:15 Transfer to the pier, was 11.30 in the first version', 'Transfer to the pier', '12:15 PM'],
    ['- 18:00 Sunset cruise (statt 19:30)', 'Sunset cruise', '6:00 PM'],
    ['- 12:15 – Transfert au port, avant 11h30', 'Transfert au port', '12:15 PM'],
    ['- 6pm Cooking class - originally 5pm', 'Cooking class', '6:00 PM'],
  ])('%s', (line, title, time) => {
    expect(entryOf(line)).toMatchObject({ title, time });
    expect(entryOf(line)?.description).toMatch(/\d/);
  });

  it.each([
    ['- Breakfast, was 8 in the plan', 'without an hour of its own'],
    ['- 10:00 Palace, was 90 years in building', 'a figure that is no hour'],
  ])('%s: %s', (line) => {
    expect(entryOf(line)?.title).toContain('was');
  });
});

describe('I-413 hours and kinds in notes', () => {
  const entryOf = (line: string) =>
    read(plan('### Day 2: Castle', '10am coffee', line)).days[1]?.timeBlocks[0]?.activities[1];
  it.each([
    ['driver Ana 11.15 at the door, by car to the hills', '11:15 AM'],
    ['back in town approx 6.30 evening free', '6:30 PM'],
  ])('%s', (line, time) => {
    expect(entryOf(line)?.time).toBe(time);
  });

  it('the hour one is back about is in the afternoon behind others, also where the text counts to 24', () => {
    const text = plan('### Day 2: Castle', '14:30 boat', 'back in town approx 6.30');
    expect(read(text).days[1]?.timeBlocks[0]?.activities[1]?.time).toBe('6:30 PM');
  });

  it.each(['driver costs 11.15 a head', 'approx 6.30 for the boat'])('no hour: %s', (line) => {
    expect(entryOf(line)?.time ?? null).toBeNull();
  });

  it.each([
    ['1pm Quinta da Serra visit + tasting, lunch there included', 'wine'],
    ['1pm Quinta da Serra, lunch there', 'meal'],
    ['7.30pm Ana hates opera!! dinner in the hotel instead', 'meal'],
    ['7.30pm Opera! dinner afterwards', 'culture'],
  ])('%s', (line, type) => {
    expect(entryOf(line)?.type).toBe(type);
  });
});

describe('I-412 what is struck out', () => {
  it('is no entry, however many blanks stand behind it', () => {
    const lines = ['- ~~18:00 Opera in the park~~       ', '- 19:30 Dinner at the hotel'];
    const { days } = read(plan('### Day 2: Castle', ...lines));
    expect(days[1]?.timeBlocks[0]?.activities.map(({ title }) => title)).toEqual(['Dinner at the hotel']);
  });
});
