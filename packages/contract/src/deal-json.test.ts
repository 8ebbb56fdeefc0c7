import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { type DealJson, dealJson, dealJsonSchema, dealJsonSchemaDocument, describeDeal } from './deal-json.ts';
import { type PublicTravelDeal, publicDealDataSchema, travelDealDataSchema } from './travel-deal-record.ts';
import { publicDealData } from './travel-deal-view.ts';

const BASE = 'https://trips.example';

function json(data: object, fields: Partial<PublicTravelDeal> = {}): DealJson {
  const shown = publicDealData(travelDealDataSchema.parse(data));
  const { title, destination, dates } = shown;
  const at = '2026-01-05T10:00:00.000Z';
  const own = { id: 'AbCdEfGhIjKlMnOpQrStUv', title, destination, dates, createdAt: at, updatedAt: at, version: 1 };
  return dealJson({ ...own, data: shown, isActive: true, ...fields }, BASE);
}

describe('a deal for other sites', () => {
  it('T-111 has the fields of spec §3, in their order', () => {
    const deal = json({
      title: 'Seven nights in the Cyclades, by small ship, cruise',
      destination: 'Athens',
      dates: 'September 12 to 19, 2026',
      duration: '8 days / 7 nights',
      price: '$1,899',
      totalPrice: '$3,798',
      originalPrice: '$2,234',
      discount: '15% off',
      passengers: 2,
      highlights: ['Sunset sail beneath the Santorini caldera'],
      includes: ['All breakfasts', 'Port fees'],
      notes: 'Sail from Athens.\nA 49-cabin ship',
    });
    expect(deal).toEqual({
      title: 'Seven nights in the Cyclades, by small ship, cruise',
      destination: 'Athens',
      description:
        'Sail from Athens. A 49-cabin ship. Sunset sail beneath the Santorini caldera. All breakfasts. Port fees.',
      originalPrice: '$2,234',
      finalPrice: '$1,899',
      discount: '15% OFF',
      dealType: 'Travel',
      imageUrl: `${BASE}/art/cruise.svg`,
      startDate: '2026-09-12',
      endDate: '2026-09-19',
      duration: '8 days / 7 nights',
      guests: 2,
      includes: ['All breakfasts', 'Port fees'],
      sourceUrl: `${BASE}/deal/AbCdEfGhIjKlMnOpQrStUv`,
      isActive: true,
    });
    expect(Object.keys(deal)).toEqual(Object.keys(dealJsonSchema.shape));
  });

  it('T-111 of an empty deal nothing is invented but what the specification fixes', () => {
    expect(json({}, { isActive: false })).toMatchObject({
      title: null,
      description: '',
      finalPrice: null,
      discount: 'Special Deal',
      dealType: 'Travel',
      imageUrl: `${BASE}/art/travel.svg`,
      startDate: null,
      endDate: null,
      guests: 2,
      isActive: false,
    });
  });

  it('T-111 a couple’s price says so, and 4 guests stay 4', () => {
    const deal = json({ totalPrice: '€3,480', priceBasis: 'per couple', passengers: 4 });
    expect([deal.finalPrice, deal.guests]).toEqual(['€3,480 per couple', 4]);
  });

  it.each([
    ['A visit to the Acropolis Museum', 'Cultural'],
    ['Heritage walk and a hike', 'Cultural'],
    ['White-water rafting', 'Adventure'],
    ['Luxury overwater villa', 'Luxury'],
    ['Cocktails on the beach', 'Travel'],
  ])('T-111 %j makes it %s; later highlights do not count', (first, dealType) => {
    expect(json({ highlights: [first, 'Adventure, culture and luxury'] }).dealType).toBe(dealType);
  });

  it.each([
    ['https://images.example/a b.jpg', 'https://images.example/a%20b.jpg'],
    ['/images/own.webp', `${BASE}/images/own.webp`],
    ['javascript:alert(1)', `${BASE}/art/travel.svg`],
  ])('T-111 the picture %j is given as %j', (customImageUrl, imageUrl) => {
    expect(json({ customImageUrl }).imageUrl).toBe(imageUrl);
  });

  it('T-111 the description is cut at 200 characters, and leaves no half of one', () => {
    const data = publicDealData(travelDealDataSchema.parse({ notes: `${'x'.repeat(199)}🌴 and more` }));
    expect(describeDeal(data)).toBe('x'.repeat(199));
    expect(describeDeal({ ...data, notes: 'word '.repeat(100) })).toHaveLength(199);
  });

  it('T-112 every answer is valid by the published schema, read by another validator', () => {
    const document = dealJsonSchemaDocument(`${BASE}/schemas/deal-embed.json`);
    expect(document).toMatchObject({ $id: `${BASE}/schemas/deal-embed.json`, additionalProperties: false });
    const ajv = new Ajv2020({ strict: true });
    addFormats(ajv);
    const isValid = ajv.compile(document);
    for (const data of [{}, { price: '$1', discount: 'up to 9%', dates: 'May 3, 2026', passengers: 3 }]) {
      expect([isValid(json(data)), isValid.errors]).toEqual([true, null]);
    }
    expect(isValid({ ...json({}), rawText: 'x' })).toBe(false);
    expect(isValid({ ...json({}), guests: 0 })).toBe(false);
  });
});

describe('what the public sees of a deal', () => {
  it('T-103 is a list of fields: nothing of the agent, no settings', () => {
    const data = travelDealDataSchema.parse({
      title: 'Open',
      passengers: 0,
      priceOptions: [{ label: 'Inside', dates: null, price: '$1', net: 'secret' }],
      agentInfo: { name: 'Ingrid', company: 'Northlight', email: 'secret@agency.example', phone: '555-secret' },
      source: { spans: {}, unused: [], textHash: 'secret-hash', assumptions: [], edited: [] },
      warnings: [{ code: 'sensitive-net-rate', severity: 'note', message: 'secret', pointers: [], spans: [] }],
      surprise: 'secret',
    });
    const shown = publicDealData({ ...data, ...{ later: 'secret' } });
    expect(publicDealDataSchema.strict().safeParse(shown).success).toBe(true);
    expect(JSON.stringify(shown)).not.toMatch(/secret|source|warnings/);
    expect(shown.agentInfo).toEqual({ name: 'Ingrid', company: 'Northlight' });
    expect([shown.title, shown.passengers]).toEqual(['Open', null]);
  });
});
