/** Rows broken in several cells, initials, and lines that name no trip. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/parse.ts';

const read = (...lines: readonly string[]) => parseItinerary(lines.join('\n'), { referenceDate: '2026-11-21' });

describe('I-369 the number of a room begins no row', () => {
  const told = (line: string) =>
    JSON.stringify(
      read(
        'Date\tPlan\tHotel\tCost',
        '3 May 2027\tFerry\tHotel Sol\t€12',
        '4 May 2027\tMuseum',
        'Castle\tHotel Sol',
        `${line}\t€30`,
        '5 May 2027\tFly\tHome\t€5',
      ).days[1]?.timeBlocks,
    );
  it.each(['Room 4', 'Zimmer 12', 'Deck 3'])('%s', (line) => {
    expect(told(line)).toContain('Castle');
    expect(told(line)).not.toContain('"title":"€30"');
  });
});

describe('I-366 initials of three', () => {
  it.each([
    ['Visit J.M.W. Turner rooms. Lunch at the mill.', 'Turner'],
    ['Tour of the R.J.B. Park. Lunch at the mill.', 'Park'],
  ])('%s', (line, name) =>
    expect(read('Day 1 - Leeds', line).days[0]?.timeBlocks[0]?.activities[0]?.title).toContain(name),
  );
});

describe('I-375 where a page is followed', () => {
  it.each(['Follow us on Facebook', 'Folgen Sie uns auf Instagram', 'Suivez-nous sur Facebook'])('%s', (line) =>
    expect(read(line, 'Weekend in Lisbon', 'Day 1', '10:00 Tram').title).toBe('Weekend in Lisbon'),
  );
  it('but who follows something may go there', () =>
    expect(read('Follow the Douro', 'Day 1', '10:00 Tram').title).toBe('Follow the Douro'));
});
