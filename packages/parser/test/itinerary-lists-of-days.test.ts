/** I-336 I-337 I-338: lists and tables of days: which of two is the plan, and what their columns and headings tell. */
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

describe('I-337 rows of days', () => {
  const rows = (heading: string) =>
    `| Date | Where | ${heading} | Sleep |\n|---|---|---|---|\n| Tue 6 Jul 2027 | Oslo → Bergen | Train | Bergen |\n| Wed 7 Jul | Bergen | Museum | Bergen |\n| Thu 8 Jul | Bergen | Boat | Bergen |\n| Fri 9 Jul | Bergen → Oslo | Train | Oslo |\n`;
  const day = (heading: string) => parseItinerary(rows(heading), { referenceDate: '2026-11-21' });

  it('tell what is done and where one sleeps, the town of the day as well', () => {
    const { days, warnings } = day('Key activity');
    expect(days[1]?.timeBlocks.flatMap((block) => block.activities.map(({ title }) => title))).toEqual([
      'Museum',
      'Bergen',
    ]);
    expect(warnings).toEqual([]);
  });

  it('say of their first entry what stands under a heading that nobody knows', () => {
    const [activity] = day('Moments').days[1]?.timeBlocks.flatMap((block) => block.activities) ?? [];
    expect(activity?.description).toContain('Museum');
  });
});

describe('I-338 numbered entries within the days of a stay', () => {
  it('are no plan of their own', () => {
    const text =
      '### Tokyo · 3–6 Oct 2027 · 3 nights\n- Shinjuku walk\n- Day 3: slow day\n- Day 4: Ueno\n\n### Kyoto · 6–10 Oct · 4 nights\n- Inari walk\n\n### Osaka · 10–12 Oct · 2 nights\n- Castle\n';
    const { days, warnings } = parseItinerary(text, { referenceDate: '2026-11-21' });
    expect(days.map(({ date }) => date)).toEqual(['2027-10-03', '2027-10-06', '2027-10-10']);
    expect(warnings).toEqual([]);
  });
});
