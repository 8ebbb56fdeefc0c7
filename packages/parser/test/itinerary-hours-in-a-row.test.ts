/** Several hours of one entry, and hours over midnight in bare figures. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-27' });
const entry = (line: string) =>
  read(`Day 1: Bali\n- ${line}\nDay 2: Ubud\n- walk\n`).days[0]?.timeBlocks[0]?.activities[0];

describe('I-494 hours one behind the other', () => {
  it.each([
    ['Feeding of turtles at 06:30 & 16:00', 'Feeding of turtles', '6:30 AM', '16:00'],
    ['Ferry 10:00 / 11:00 / 12:00', 'Ferry', '10:00 AM', '11:00 / 12:00'],
    ['10:00 / 11:00 / 12:00 Ferry to Bol', 'Ferry to Bol', '10:00 AM', '11:00 / 12:00'],
    ['Show at 7pm and 9pm', 'Show', '7:00 PM', '9pm'],
    ['Kurs 9 Uhr und 15 Uhr', 'Kurs', '9:00 AM', '15 Uhr'],
    ['Visite à 10h et 14h', 'Visite', '10:00 AM', '14h'],
  ])('%s: the first is its hour, the others are said of it', (line, title, time, description) =>
    expect(entry(line)).toMatchObject({ title, time, description }),
  );

  it.each([
    ['Tour 9:00/12:00', '9:00 AM – 12:00 PM'],
    ['Tour 9:00 / 12:00', '9:00 AM – 12:00 PM'],
    ['12noon lunch', '12:00 PM'],
    ['Lunch 12 noon', '12:00 PM'],
    ['Flight SQ 322 2130/0735+1', '9:30 PM – 7:35 AM'],
    ['Flight SQ 322 2130 - 0735 (+1)', '9:30 PM – 7:35 AM'],
  ])('%s', (line, time) => expect(entry(line)?.time).toBe(time));

  it('two things keep their hours', () =>
    expect(entry('dinner at 7pm and 9pm show')).toMatchObject({ title: 'dinner and 9pm show', time: '7:00 PM' }));
});
