/** T-480: what is paid beside the price of a trip. */
import { describe, expect, it } from 'vitest';
import { type ParsedTravelDeal, parseTravelDeal } from '../src/index.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-480 supplements and rows beside the price', () => {
  it.each<[string, Partial<ParsedTravelDeal>]>([
    [
      'WHITBY & THE COAST\n4 DAYS HALF BOARD ONLY £329 pp\nDEPARTS: MONDAY 14th JUNE 2027\n\nSINGLE SUPPLEMENT £45 (£15 per night). First 3 singles NO supplement!!!\nSea view £5 p.p. per night.',
      {
        price: '£329',
        priceOptions: [],
        restrictions: ['First 3 singles NO supplement!!!', 'Sea view £5 p.p. per night'],
        notes: 'SINGLE SUPPLEMENT £45 (£15 per night).',
      },
    ],
    [
      'Harbour Hotel, Oban\nStandard room £89 pp per night\nSea view £104 pp per night',
      { price: '£89', priceOptions: [expect.anything(), expect.anything()] },
    ],
    [
      'Ban Chai Resort, Krabi\n\nROOM TYPE                    RATE / ROOM / NIGHT (THB)\nDeluxe Garden                4,200\nPool Access                  5,600\nExtra bed                    1,400\nChild 4-11                   700\n\nNot to be advertised on B2C below this level pls!',
      {
        price: null,
        totalPrice: 'THB 4,200',
        priceBasis: 'ROOM / NIGHT',
        restrictions: [],
        notes: 'Extra bed                    1,400\nChild 4-11                   700',
      },
    ],
    [
      'KARIBU CAMP SPECIAL\n\n3 nights from USD 900 per person sharing\n\n|              | pppns   | single supp |\n| Dec (1 - 19) | $ 300   | nil |\n| Jan from 5th | $ 290   | 30% |',
      { title: 'KARIBU CAMP SPECIAL', restrictions: [], price: 'USD 900' },
    ],
    [
      'GOA WITH HAMPI 4N/5D\nRs. 24,900 per person\nEMI starts @ Rs. 2,999 p.m. (12 months, subject to bank approval)',
      { price: 'Rs. 24,900', restrictions: ['EMI starts @ Rs. 2,999 p.m. (12 months, subject to bank approval)'] },
    ],
    [
      'Gozo week £499pp\nWe advertise our walks in the parish news, and never below this level of comfort.',
      { notes: 'We advertise our walks in the parish news, and never below this level of comfort.' },
    ],
  ])('%j', (text, values) => expect(read(text)).toMatchObject(values));
});

describe('T-481 what colleagues write over a forwarded offer', () => {
  const mail = (mark: string) =>
    `From: Vela Sales <trade@vela.example>\nSubject: FW: Baltic in May\n\nHi both,\nthis could work for the ones who asked for Hull, inside may be gone already. Ta, Bea\n\n${mark}\n\nBALTIC SONG - 9 nights\nSat 15 May 2027 - Mon 24 May 2027, £899 pp\nThe old harbour lies five minutes from the berth.`;

  it.each(['-------- Forwarded message --------', 'Begin forwarded message:', '-- Weitergeleitete Nachricht --'])(
    'is no note above %s',
    (mark) => expect(read(mail(mark)).notes).toBe('The old harbour lies five minutes from the berth.'),
  );

  it('is one where nothing is forwarded', () =>
    expect(read(mail('----')).notes).toContain('this could work for the ones who asked for Hull'));
});
