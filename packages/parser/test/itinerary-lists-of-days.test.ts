/** I-336: which of two lists of days is the plan. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

describe('I-336 days whose lines tell all', () => {
  const LISTED =
    '**Check in online (24 h before):**\n- Day 3 → OPO to LIS\n- Day 5 → LIS to FAO, flight 7:05 AM\n\n## What we drive\n\n' +
    Array.from({ length: 16 }, (_, i) => `Car ${i + 1} from the old garage`).join('\n') +
    '\n\n';
  const PLAN =
    '## Day by day\n\n**Day 3:** Taxi to the airport. TP1935 10:05 AM → LIS. Tram 28 and the castle.\n**Day 4:** Belém, the tower and the monastery. Dinner in Alfama.\n**Day 5:** TP1903 at 7:05 AM. Beach at Faro in the afternoon.\n';

  it('are the plan, not a list that names some of them', () => {
    const { days, warnings } = parseItinerary(LISTED + PLAN, { referenceDate: '2026-11-21' });
    expect(days).toHaveLength(3);
    expect(days[1]?.timeBlocks.flatMap((block) => block.activities.map(({ title }) => title)).join()).toContain(
      'Alfama',
    );
    expect(warnings.map(({ code }) => code)).not.toContain('day-missing');
  });

  it('are a list before headings with more below', () => {
    const headed = '## Day 3\n\n- Tram 28\n- Castle\n\n## Day 4\n\n- Tower\n- Monastery\n- Dinner in Alfama\n';
    const { days } = parseItinerary(`Day 3: Lisbon\nDay 4: Belém\n\n${headed}`, { referenceDate: '2026-11-21' });
    expect(days.map((day) => day.timeBlocks.flatMap((block) => block.activities).length)).toEqual([2, 3]);
  });
});
