/** I-120, I-121, I-123: the forms in which headings of days are written, each with each way to write what stands under them. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const TOWNS = ['Bergen', 'Voss', 'Flåm'] as const;
const PLANS = [
  ['Fish market stroll', 'Supper at the quay'],
  ['Ropeway to the top', 'Raft trip on the river'],
  ['Mountain railway ride', 'Fjord ferry to Gudvangen'],
] as const;
const WEEKDAYS = ['Mon', 'Tue', 'Wed'];

const BODIES: readonly ((entries: readonly string[]) => string)[] = [
  (entries) => entries.map((entry) => `- ${entry}`).join('\n'),
  (entries) => entries.join('\n'),
  (entries) => entries.map((entry, i) => `${9 + 5 * i}:30 ${entry}`).join('\n'),
  (entries) => entries.map((entry) => `👉 ${entry}`).join('\n'),
];

/** The plan under headings of one form, in all its ways: its days as numbers or dates with their titles. */
function daysUnder(heading: (day: number, town: string) => string) {
  const answers = BODIES.flatMap((body) =>
    ['\n', '\n\n'].map((gap) => {
      const days = PLANS.map((entries, i) => `${heading(i + 1, TOWNS[i] as string)}\n${body(entries)}`);
      const answer = read(`Western fjords${'\n\n'}${days.join(gap)}\n`);
      return answer.days.map(({ date, title, timeBlocks }) => ({
        date,
        title,
        entries: timeBlocks.flatMap((block) => block.activities.map((activity) => activity.title)),
      }));
    }),
  );
  const [first] = answers;
  for (const answer of answers) expect(answer).toEqual(first);
  expect(first?.map(({ entries }) => entries)).toEqual(PLANS);
  return first?.map(({ date, title }) => (date === null ? title : [date, title]));
}

const ranks = (words: string) => (day: number) => words.split(' ')[day - 1];

describe('I-120: a heading that begins with its day', () => {
  it.each<[string, (day: number, town: string) => string]>([
    ['DAY01 | X', (day, town) => `DAY0${day} | ${town}`],
    ['D-1 X', (day, town) => `D-${day} ${town}`],
    ['DAY.1 X', (day, town) => `DAY.${day} ${town}`],
    ['Day(1) X', (day, town) => `Day(${day}) ${town}`],
    ['Day 1 of 3 – X', (day, town) => `Day ${day} of 3 – ${town}`],
    ['Day 1/3: X', (day, town) => `Day ${day}/3: ${town}`],
    ['Tag 1 von 3: X', (day, town) => `Tag ${day} von 3: ${town}`],
    ['1. Day: X', (day, town) => `${day}. Day: ${town}`],
    ['1st day – X', (day, town) => `${day}${ranks('st nd rd')(day)} day – ${town}`],
    ['First day: X', (day, town) => `${ranks('First Second Third')(day)} day: ${town}`],
    ['Erster Tag: X', (day, town) => `${ranks('Erster Zweiter Dritter')(day)} Tag: ${town}`],
    ['Premier jour : X', (day, town) => `${ranks('Premier Deuxième Troisième')(day)} jour : ${town}`],
    ['Primer día: X', (day, town) => `${ranks('Primer Segundo Tercer')(day)} día: ${town}`],
    ['Primo giorno: X', (day, town) => `${ranks('Primo Secondo Terzo')(day)} giorno: ${town}`],
    ['Primeiro dia: X', (day, town) => `${ranks('Primeiro Segundo Terceiro')(day)} dia: ${town}`],
    ['Día 1º: X', (day, town) => `Día ${day}º: ${town}`],
    ['Jour un : X', (day, town) => `Jour ${ranks('un deux trois')(day)} : ${town}`],
    ['J 1 : X', (day, town) => `J ${day} : ${town}`],
    ['DAY 1️⃣ X', (day, town) => `DAY ${day}\ufe0f\u20e3 ${town}`],
    ['Day 1 ✈️ X', (day, town) => `Day ${day} ✈️ ${town}`],
    ['Day 1 ➡ X', (day, town) => `Day ${day} ➡ ${town}`],
    ['Day 1 … X', (day, town) => `Day ${day} … ${town}`],
    ['Day 1 = X', (day, town) => `Day ${day} = ${town}`],
  ])('%s', (_, heading) => {
    expect(daysUnder(heading)).toEqual(TOWNS);
  });

  it.each<[string, (day: number, town: string) => string]>([
    ['Mon 3 May | Day 1 | X', (day, town) => `${WEEKDAYS[day - 1]} ${day + 2} May | Day ${day} | ${town}`],
    ['Mon 3 May (Day 1) – X', (day, town) => `${WEEKDAYS[day - 1]} ${day + 2} May (Day ${day}) – ${town}`],
    ['MON 03 MAY 27 – X', (day, town) => `${WEEKDAYS[day - 1]?.toUpperCase()} 0${day + 2} MAY 27 – ${town}`],
    ['03.05.2027 X', (day, town) => `0${day + 2}.05.2027 ${town}`],
    ['2027-05-03 X', (day, town) => `2027-05-0${day + 2} ${town}`],
  ])('%s', (_, heading) => {
    expect(daysUnder(heading)).toEqual(TOWNS.map((town, i) => [`2027-05-0${i + 3}`, town]));
  });

  it('☀️ Day 1 ☀️', () => {
    expect(daysUnder((day) => `☀️ Day ${day} ☀️`)).toEqual([null, null, null]);
  });

  it('in small letters only beside the next', () => {
    const text = 'fjord weekend\n\nday1 bergen\n- fish market\n- supper\n\nday2 voss\n- ropeway\n- rafting\n';
    expect(read(text).days.map(({ title }) => title)).toEqual(['bergen', 'voss']);
  });

  it('a sentence about a day is none', () => {
    const days = (text: string) => read(text).days.map(({ title }) => title);
    const text = 'Day 1: Bergen\n- Fish market\n\nDay 2: Voss\n- Ropeway\n';
    expect(days(`${text}\nday 1 was rainy last time\nday 2 is at leisure if you like\n`)).toEqual(['Bergen', 'Voss']);
    expect(days(`${text}\nDay 2's lunch is not included\n1. Day trip to Gudvangen\n`)).toEqual(['Bergen', 'Voss']);
  });
});

describe('I-123: weekdays in headings', () => {
  const ENGLISH = ['Monday', 'Tuesday', 'Wednesday'];
  it.each<[string, (day: number, town: string) => string]>([
    ['Monday X', (day, town) => `${ENGLISH[day - 1]} ${town}`],
    ['monday x', (day, town) => `${ENGLISH[day - 1]?.toLowerCase()} ${town}`],
    ['Mo: X', (day, town) => `${ranks('Mo Di Mi')(day)}: ${town}`],
    ['Day 1 – X – Monday', (day, town) => `Day ${day} – ${town} – ${ENGLISH[day - 1]}`],
    ['Day 1: X (Mon)', (day, town) => `Day ${day}: ${town} (${WEEKDAYS[day - 1]})`],
  ])('%s', (_, heading) => {
    expect(daysUnder(heading)).toEqual(TOWNS);
  });

  it('behind a date as reservation systems write it', () => {
    const days = daysUnder((day, town) => `0${day + 2}MAY ${WEEKDAYS[day - 1]?.toUpperCase()} ${town}`);
    expect(days).toEqual(TOWNS.map((town, i) => [`2027-05-0${i + 3}`, town]));
  });

  it('a weekday and a name alone: only three in a row with lines below', () => {
    const count = (text: string): number => read(text).days.length;
    const club = 'Fjord notes\n\nMonday club\nMeets at six\n\nFriday dress code\nSmart\n\nSunday roast\nBook';
    expect(count(club)).toBeLessThan(2);
    expect(count('Fjord notes\n\nMonday Bergen\nTuesday Voss\nWednesday Flåm\n')).toBeLessThan(2);
  });
});

describe('I-121: a heading that ends with its day', () => {
  it.each<[string, (day: number, town: string) => string]>([
    ['X – Day 1', (day, town) => `${town} – Day ${day}`],
    ['📍 X (Day 1)', (day, town) => `📍 ${town} (Day ${day})`],
  ])('%s', (_, heading) => {
    expect(daysUnder(heading)).toEqual(TOWNS);
  });

  it.each<[string, (day: number, town: string) => string]>([
    ['X – Mon 3 May', (day, town) => `${town} – ${WEEKDAYS[day - 1]} ${day + 2} May`],
    ['X (Mon 3 May)', (day, town) => `${town} (${WEEKDAYS[day - 1]} ${day + 2} May)`],
    ['X, 3 May', (day, town) => `${town}, ${day + 2} May`],
  ])('%s', (_, heading) => {
    expect(daysUnder(heading)).toEqual(TOWNS.map((town, i) => [`2027-05-0${i + 3}`, town]));
  });

  it('a label before the date alone', () => {
    expect(daysUnder((day) => `Date: ${day + 2} May 2027`)).toEqual(TOWNS.map((_, i) => [`2027-05-0${i + 3}`, null]));
  });

  it.each([
    ['facts of the trip', 'Fjord break\n\nDeparture – 3 May\nfrom Newcastle\nReturn – 6 May\nto Newcastle'],
    ['one line', 'Fjord break – 3 May 2027\nFish market\nSupper at the quay'],
    ['lines without any below', 'Bergen – 3 May\nVoss – 4 May\nFlåm – 5 May'],
    ['days far apart', 'Bergen – 3 May\nFish market\nVoss – 19 May\nRopeway'],
  ])('not %s', (_, text) => {
    expect(read(text).days.length).toBeLessThan(2);
  });
});
