import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../../../index.ts';

const about = (text: string) =>
  parseItinerary(text, { referenceDate: '2026-11-21' }).days[0]?.timeBlocks[0]?.activities.map(
    ({ title, cost, description }) => [title, cost, description],
  );

describe('P-8 the words beside a fact', () => {
  it.each(['9h15(  $3|m)\n10h30 )', '9:15 Boat trip (  $30 pp, meet at pier 4)\n10:30 Walk'])(
    'are the same where the blanks before it hold invisible characters: %j',
    (text) => {
      expect(about(text.replaceAll(' ', ' \u200b'))).toEqual(about(text));
    },
  );
});
