import { ACTIVITY_TYPES, brandingSchema, type ItineraryPageContext, publicItinerarySchema } from '@waypage/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testAssets } from '../testing/share-assets.ts';
import { sharePages } from './render-share-page.tsx';

const context: ItineraryPageContext = {
  calendar: '/itinerary/itinerary-1.ics',
  branding: brandingSchema.parse({}),
  assets: testAssets,
  pageUrl: 'https://trips.example/itinerary/itinerary-1767600000000-abcdefabcdefabcdef',
};

describe('the public itinerary page, for any record', () => {
  it('V-4 any itinerary that the wire allows is rendered, complete, without style attributes', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(
        'القاهرة',
        '👩‍👩‍👧',
        '',
        ' ',
        '\u0000',
        '\u202e',
        '__proto__',
        '--05-03',
        '2026-02-30',
        '9:40 PM',
        'https://x.example/',
        'Paris, Rome',
      ),
    );
    const maybe = fc.option(text);
    const activity = fc.record({
      id: text,
      title: text,
      time: maybe,
      description: maybe,
      location: maybe,
      distance: maybe,
      cost: maybe,
      link: maybe,
      linkText: maybe,
      type: fc.oneof(text, fc.constantFrom(...ACTIVITY_TYPES)),
    });
    const block = fc.record({ period: maybe, emoji: maybe, activities: fc.array(activity, { maxLength: 4 }) });
    const day = fc.record({ id: text, title: maybe, date: maybe, timeBlocks: fc.array(block, { maxLength: 3 }) });
    const amount = fc.double({ noNaN: true, noDefaultInfinity: true });
    const item = fc.record(
      { category: text, amount, amountMax: amount, description: maybe },
      { requiredKeys: ['category', 'amount', 'description'] },
    );
    const budget = fc.option(
      fc.record({
        currency: fc.oneof(text, fc.constantFrom('USD', 'XAU', 'ABCD')),
        total: fc.option(amount),
        items: fc.array(item, { maxLength: 9 }),
      }),
    );
    const stamp = fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') })
      .map((date) => date.toISOString());
    const itinerary = fc.record({
      id: text,
      title: maybe,
      location: maybe,
      dates: maybe,
      createdAt: stamp,
      updatedAt: stamp,
      version: fc.constant(1),
      data: fc.record({ days: fc.array(day, { maxLength: 4 }), budget }),
    });
    fc.assert(
      fc.property(itinerary, (value) => {
        const wire = publicItinerarySchema.parse(value);
        const document = sharePages.renderItineraryPage(wire, context);
        expect(document).not.toMatch(/<[^>]*\sstyle=/);
        expect(document.endsWith('</html>')).toBe(true);
        expect(document.split('class="act"').length - 1).toBe(
          wire.data.days.flatMap((each) => each.timeBlocks.flatMap((one) => one.activities)).length,
        );
      }),
      { numRuns: 200, seed: 20261121 },
    );
  }, 60_000);
});
