import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-231 lists under headings of a page, a chat and a letter', () => {
  it('T-231 a heading between blank lines has the plain lines under it', () => {
    const deal = read(
      "Lembongan escape\n3 nights at Mangrove Bay Bungalows\n$299 per person\n\nWhat you get\n\nDaily breakfast on the deck\nFast boat both ways\nOne 60-minute massage\n\nThings to do while you're there\n\nKayak through the mangroves\nSnorkel at Crystal Bay\n\nGood to know\n\nStay between 11 January and 30 June 2027.\nMinimum stay three nights.",
    );
    expect(deal.includes).toEqual(['Daily breakfast on the deck', 'Fast boat both ways', 'One 60-minute massage']);
    expect(deal.activities).toEqual(['Kayak through the mangroves', 'Snorkel at Crystal Bay']);
    expect(deal.restrictions).toEqual(['Minimum stay three nights']);
  });

  it('T-231 reads the headings of Malay and Indonesian posts', () => {
    const deal = read(
      'Turki 8H7M\nRM3,888 seorang\n\nYang menarik:\n• Hagia Sophia\n• Bosphorus cruise\n\nPakej termasuk:\n• Tiket penerbangan\n• Makan pagi\n\nTidak termasuk:\n• Tipping',
    );
    expect(deal.highlights).toEqual(['Hagia Sophia', 'Bosphorus cruise']);
    expect(deal.includes).toEqual(['Tiket penerbangan', 'Makan pagi']);
    expect(deal.restrictions).toEqual(['Tidak termasuk: Tipping']);
  });

  it.each([
    ['Little extras (with compliments of the house):', 'includes'],
    ['Honeymoon extras:', 'includes'],
    ['Cadeaux voyage de noces :', 'includes'],
    ['Extras you pay for yourself:', 'restrictions'],
  ] as const)('T-231 %s is %s', (heading, topic) => {
    const deal = read(`Zanzibar\nWhat is included:\n- Flights\n- Transfers\n\n${heading}\n- Fruit basket\n- Massage`);
    expect(deal[topic].at(-1)).toContain('Massage');
  });

  it('T-231 how one flies stands above the list that names the flights', () =>
    expect(
      read('Bali 5 nights\n✈️ Air Asia KUL-DPS-KUL, 20kg baggage\nRM2,100 pp\n\nIncludes:\n✅ Return flights\n✅ Hotel')
        .includes,
    ).toEqual(['Return flights', 'Hotel']));

  it('T-231 favourites and the days of the week', () => {
    const deal = read(
      'SKI WEEK\nSoldeu\n£980 pp\n\nFAMILY FAVOURITES\n★ 210km of runs\n★ Snow park from age 3\n\nDURING THE WEEK\nMon   Torchlit walk\nWed   Sledging evening',
    );
    expect(deal.highlights).toEqual(['210km of runs', 'Snow park from age 3']);
    expect(deal.activities).toHaveLength(2);
    expect(deal.restrictions).toEqual([]);
  });
});

describe('T-232 what a letter has booked, what it asks to see', () => {
  it.each([
    [
      "On Terceira I've also arranged for you a whale watching trip and a guided hike with lunch. Both are in the price.",
      ['whale watching trip', 'guided hike with lunch'],
    ],
    [
      'Auf Terceira habe ich euch auch eine Wanderung am Krater und eine Bootsfahrt zu den Walen gebucht.',
      ['Wanderung am Krater', 'Bootsfahrt zu den Walen'],
    ],
    ["I've booked you on the 7.40 flight with a taxi to the hotel, as we discussed.", []],
  ])('T-232 %s', (line, activities) => expect(read(`Azores\n€990 pp\n${line}`).activities).toEqual(activities));

  it.each([
    'For the room upgrade the hotel needs a copy of your marriage certificate',
    'The house wants to see proof of age for the children',
  ])('T-232 %s', (line) => expect(read(`Azores\n€990 pp\n\n${line}.`).restrictions).toEqual([line]));

  it("T-232 the hour of the kids' tea is no age", () =>
    expect(read("Azores\n€990 pp\n\nIndoor pool, early kids' tea from 17.30").restrictions).toEqual([]));

  it('T-232 what a bracket opens the next line closes', () =>
    expect(read('Azores\n€990 pp\n\nIncluded:\n• Coach to resort (approx.\n  3 hours)\n• Breakfast').includes).toEqual([
      'Coach to resort (approx. 3 hours)',
      'Breakfast',
    ]));
});
