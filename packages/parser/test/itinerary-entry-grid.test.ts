/** An entry and its hour in the orders, marks and spellings in which people write them (I-348). */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const ENTRIES = [
  ['Walking tour of the old town', '09:30'],
  ['Lunch at Casa Verde', '13:00'],
  ['Boat trip to the island', '15:15'],
  ['Dinner by the harbour', '20:00'],
] as const;

const ofTwelve = (hour: string): readonly [string, string] => {
  const [h = 0, m = 0] = hour.split(':').map(Number);
  return [`${((h + 11) % 12) + 1}:${String(m).padStart(2, '0')}`, h < 12 ? 'am' : 'pm'];
};
const CLOCKS: Readonly<Record<string, (hour: string) => string>> = {
  '09:30': (hour) => hour,
  '9:30': (hour) => hour.replace(/^0/, ''),
  '9.30': (hour) => hour.replace(/^0/, '').replace(':', '.'),
  '9:30 AM': (hour) => ofTwelve(hour).join(' ').toUpperCase(),
  '9:30 a.m.': (hour) => ofTwelve(hour).join(' ').replace(/m$/, '.m.'),
  '0930': (hour) => hour.replace(':', ''),
  '0930hrs': (hour) => `${hour.replace(':', '')}hrs`,
  '9h30': (hour) => hour.replace(/^0/, '').replace(':', 'h'),
  '9.30 Uhr': (hour) => `${hour.replace(/^0/, '').replace(':', '.')} Uhr`,
};
const FORMS: Readonly<Record<string, (time: string, name: string) => string>> = {
  'T X': (time, name) => `${time} ${name}`,
  'T - X': (time, name) => `${time} - ${name}`,
  'T: X': (time, name) => `${time}: ${name}`,
  'T | X': (time, name) => `${time} | ${name}`,
  'T, X': (time, name) => `${time}, ${name}`,
  'T; X': (time, name) => `${time}; ${name}`,
  'T/ X': (time, name) => `${time}/ ${name}`,
  '[T] X': (time, name) => `[${time}] ${name}`,
  '**T** X': (time, name) => `**${time}** ${name}`,
  'At T, X': (time, name) => `At ${time}, ${name}`,
  'X at T': (time, name) => `${name} at ${time}`,
  'X @ T': (time, name) => `${name} @ ${time}`,
};
const BULLETS = ['', '- ', '• ', '    '];
const HEADINGS = [
  (day: number) => `Day ${day}: Split`,
  (day: number) => `${['Mon', 'Tue'][day - 1]} ${day + 2} May 2027`,
];

const clock = (time: string | null): string => {
  const [, hour = '', minute = '', half = ''] = /^(\d+):(\d\d) ([AP])M/.exec(time ?? '') ?? [];
  return `${String((Number(hour) % 12) + (half === 'P' ? 12 : 0)).padStart(2, '0')}:${minute}`;
};
const words = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
const EXPECTED = ENTRIES.map(([name, hour]) => `${words(name)} ${hour}`).join();

describe.each(Object.entries(FORMS))('%s', (_, form) => {
  it.each(Object.entries(CLOCKS))('%s', (_name, write) => {
    const misses = BULLETS.flatMap((bullet) =>
      HEADINGS.filter((heading) => {
        const day = ENTRIES.map(([name, hour]) => bullet + form(write(hour), name)).join('\n');
        const { days } = parseItinerary(`${heading(1)}\n${day}\n\n${heading(2)}\n${day}\n`, {
          referenceDate: '2026-11-21',
        });
        const read = days.map(({ timeBlocks }) =>
          timeBlocks
            .flatMap(({ activities }) => activities.map(({ title, time }) => `${words(title)} ${clock(time)}`))
            .join(),
        );
        return read.length !== 2 || read.some((entries) => entries !== EXPECTED);
      }).map((heading) => `${bullet}${heading(1)}`),
    );
    expect(misses).toEqual([]);
  });
});
