import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../parse.ts';

const times = (lines: string) =>
  parseItinerary(`Sat 6 March 2027\n${lines}`, { referenceDate: '2026-11-21' }).days.flatMap((day) =>
    day.timeBlocks.flatMap((block) => block.activities.map(({ title, time }) => `${time ?? '-'} ${title}`)),
  );

describe('I-483 small hours without am or pm', () => {
  it('I-483 by when one has to be there is shortly before, not half a day later', () =>
    expect(times('Vatican early access 7.30, be at the gate by 7.15!\ncocktails 6pm')).toEqual([
      '7:30 AM Vatican early access',
      '7:15 AM be at the gate',
      '6:00 PM cocktails',
    ]));

  it('I-483 an evening hour that goes back as little is one', () =>
    expect(times('8:00 breakfast\n7:30 show at the Lantern\n11pm nightcap')[1]).toBe('7:30 PM show at the Lantern'));

  it('I-483 behind what is done before it', () =>
    expect(times('brunch at Willa Jean\n5ish pool\n9pm dinner')).toContain('5:00 PM pool'));

  it.each([
    ['5:30 walk\nlunch 1pm', '5:30 AM walk'],
    ['coffee\n5:30 sunrise hike\nlunch 1pm', '5:30 AM sunrise hike'],
    ['bags out\n6:00 transfer to the airport\nlunch 1pm', '6:00 AM transfer to the airport'],
  ])('I-483 stays in the morning: %s', (lines, read) => expect(times(lines)).toContain(read));
});
