import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

const ADVERT = [
  'SEVILLE & CORDOBA',
  '4 nights by air from Leeds',
  'only £389 per person',
  'Departs 9th March 2027, re-',
  'turns 13th March 2027. In-',
  'cludes a guided walk in Sev-',
  'ille and entry to the Alcazar.',
  'PRICE lNCLUDES',
  '• Return flights from Leeds Brad-',
  'ford Airport',
  '• 4 nights bed and breakfast at',
  'Hotel Las Naranjas',
  '• Guided walk with a local ex-',
  'pert',
  'N0T INCLUDED',
  '• Travel insurance',
  'Deposit £50 per person. Balance',
  'due 8 weeks before departure.',
  'Book by 10th January 2027',
].join('\n');

describe('T-42 a printed column', () => {
  it('is put together where words are cut at its edge', () => {
    expect(read(ADVERT)).toMatchObject({
      title: 'SEVILLE & CORDOBA',
      dates: 'March 9 to 13, 2027',
      price: '£389',
      includes: expect.arrayContaining([
        'Return flights from Leeds Bradford Airport',
        '4 nights bed and breakfast at Hotel Las Naranjas',
        'Guided walk with a local expert',
      ]),
      validUntil: '2027-01-10',
    });
    expect(read(ADVERT).restrictions).toEqual(
      expect.arrayContaining(['Deposit £50 per person', 'Balance due 8 weeks before departure']),
    );
  });

  it.each([
    ['HlGHLlGHTS', 'highlights'],
    ['lNCLUDED', 'includes'],
    ['WHAT’S lNCLUDED', 'includes'],
    ['ACTlVITIES', 'activities'],
    ['C0NDITI0NS', 'restrictions'],
  ] as const)('a scan of capitals, %s, announces the list', (heading, list) => {
    expect(read(`Madeira Week\n7 nights, £640pp\n${heading}\n- Levada walk\n- Boat trip`)[list]).toEqual([
      'Levada walk',
      'Boat trip',
    ]);
  });

  it.each([
    'THE VALLEY GAZETTE   Friday 20 November 2026',
    '12   THE LOCHSIDE COURIER',
    'The Moor Herald, Friday 20 November 2026',
  ])('the head of the page is no title: %s', (head) => {
    expect(read(`${head}\n${ADVERT}`)).toMatchObject({ title: 'SEVILLE & CORDOBA', dates: 'March 9 to 13, 2027' });
  });

  it('keeps a telephone number whole', () => {
    expect(read(`${ADVERT}\nCall Alder Travel on 0113 496\n0123 quoting AT7`).agentInfo.phone).toBe('0113 496 0123');
  });

  it('joins no short lines where no word is cut', () => {
    const text = 'Madeira Week\n£640pp\nDeposit £50 per person\n7 nights half board\n2 adults';
    expect(read(text)).toMatchObject({ price: '£640', duration: '7 nights', restrictions: ['Deposit £50 per person'] });
  });
});
