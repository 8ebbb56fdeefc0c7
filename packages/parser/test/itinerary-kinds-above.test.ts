/** I-613: cards of an app, the kind of the entry above its hours and what it is below them. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const entriesOf = (...lines: readonly string[]) =>
  parseItinerary(['TUE, MAR 9, 2027', ...lines, '', 'WED, MAR 10, 2027', 'Free day'].join('\n'), {
    referenceDate: '2026-11-21',
  }).days[0]?.timeBlocks.flatMap(({ activities }) => activities) ?? [];
const MEETING = [
  '📅  Meeting',
  '11:00 – 12:30 AWST',
  'Kick-off with the rail team',
  'Level 14, 140 Quay Street, Perth',
  '',
];

describe('I-613 the kind above the hours', () => {
  const cards = (...kind: readonly string[]) => entriesOf(...MEETING, ...kind);

  it('is no name of the entry', () => {
    const [kickOff, dinner] = cards('🍽️  Restaurant', '19:00 AWST', 'Team dinner', 'The Salted Anchor, Fremantle');
    expect(kickOff).toMatchObject({
      time: '11:00 AM – 12:30 PM',
      title: 'Kick-off with the rail team',
      location: 'Level 14, 140 Quay Street, Perth',
      description: 'Meeting',
    });
    expect(dinner).toMatchObject({ time: '7:00 PM', title: 'Team dinner', type: 'meal' });
  });

  it('tells of what type the entry is, and the number of a flight not where', () => {
    const [, flight] = cards('✈️  Flight', '14:45 AWST', 'Perth (PER) → Melbourne (MEL)', 'Qantas QF 776');
    expect(flight).toMatchObject({
      time: '2:45 PM',
      title: 'Perth (PER) → Melbourne (MEL)',
      type: 'travel',
      location: null,
    });
  });

  it('is a name where nothing, or nothing but words in small letters, stands below', () => {
    expect(cards('🏨  Hotel', '15:00 AWST')[1]?.title).toBe('Hotel');
    expect(cards('🏨  Hotel', '15:00 AWST', 'two nights, non-smoking')[1]?.title).toBe('Hotel');
  });

  it('is one of the known kinds', () =>
    expect(cards('Harbour walk', '15:00 AWST', 'Meet at the pier')[1]?.title).toBe('Harbour walk'));
});
