import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const offer = (rest: string) => read(`Lake Orta Escape\n5 nights from £689 per person\n\n${rest}`);

describe('T-50 headings that name what is done and seen', () => {
  it.each([
    ["WHAT WE'LL BE DOING\n🎁 Friday – rowing regatta\n🎁 Saturday – truffle market"],
    ["What you'll be seeing\n✅ Friday – rowing regatta\n✅ Saturday – truffle market"],
    ['Das erleben wir:\n- Friday – rowing regatta\n- Saturday – truffle market'],
    ['Que haremos:\n- Friday – rowing regatta\n- Saturday – truffle market'],
    ['Ce que nous ferons :\n- Friday – rowing regatta\n- Saturday – truffle market'],
  ])('%s', (lines) => {
    expect(offer(lines)).toMatchObject({
      activities: ['Friday – rowing regatta', 'Saturday – truffle market'],
      includes: [],
    });
  });

  it('takes what brackets say of a list for no denial', () => {
    const text = (heading: string) =>
      offer(`Includes:\n- Breakfast\n- Spa entry\n\n${heading}:\n- Guided walk\n- Torch-lit supper`);
    expect(text('Activity programme at the hotel (at no extra cost)')).toMatchObject({
      activities: ['Guided walk', 'Torch-lit supper'],
      restrictions: [],
    });
    expect(text('Evenings with the chef (no surcharge)').restrictions).toEqual([]);
    expect(text('What you do without').restrictions).toEqual([
      'What you do without: Guided walk',
      'What you do without: Torch-lit supper',
    ]);
  });

  it('reads a heading with a picture that is set as the one above', () => {
    const lists = (second: string) =>
      offer(`✅ *PRICE INCLUDES*\n🍛 Daily breakfast\n🚌 All transfers\n\n${second}\n🕌 Old fort\n⛵ Harbour cruise`);
    expect(lists('🎯 *TOUR HIGHLIGHTS*')).toMatchObject({
      includes: ['Daily breakfast', 'All transfers'],
      highlights: ['Old fort', 'Harbour cruise'],
    });
    // In small letters among the entries it begins no list.
    expect(lists('🎯 Excursions')).toMatchObject({ activities: [] });
    expect(lists('🎯 Excursions').includes).toContain('Old fort');
  });
});
