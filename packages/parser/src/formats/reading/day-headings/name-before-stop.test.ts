import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../../../parse.ts';

const read = (text: string) =>
  parseItinerary(text, { referenceDate: '2026-11-21' }).days.map(({ title, timeBlocks }) => [
    title,
    ...timeBlocks.flatMap(({ activities }) => activities.map((activity) => activity.title)),
  ]);

describe('I-299 the name of a day as its first sentence', () => {
  it('places and days at sea, over what is done', () => {
    expect(
      read(
        'Day 1, 14 May - Tromsø. Embarkation is at 16:00 at the pier. Welcome dinner on board.\nDay 2, 15 May - At Sea. Lectures by the crew fill the day. Briefing at 18:00.\nDay 3, 16 May - Svalbard & Bear Bay. Landing by boat in the morning. Kayaking after lunch.\n',
      ),
    ).toEqual([
      ['Tromsø', 'Embarkation at the pier', 'Welcome dinner on board'],
      ['At Sea', 'Lectures by the crew fill the day', 'Briefing'],
      ['Svalbard & Bear Bay', 'Landing by boat in the morning', 'Kayaking after lunch'],
    ]);
  });

  it('before entries between commas, and a day of which the rest is a name itself', () => {
    expect(
      read(
        'Day 1: Lisbon. Walk on the hill, dinner 8pm at Sol\nDay 2: Sintra. Free day\nDay 3: Cascais. Beach, lunch 1pm\n',
      ),
    ).toEqual([
      ['Lisbon', 'Walk on the hill', 'dinner at Sol'],
      ['Sintra', 'Free day'],
      ['Cascais', 'Beach', 'lunch'],
    ]);
  });

  it('over lines below', () => {
    expect(
      read(
        'Tag 1: Bergen. Ankunft um 8 Uhr im Hafen.\n\nStadtrundgang mit Guide.\n\nTag 2: Seetag. Besuch der Brücke.\n\nGaladinner am Abend.\n',
      ).map(([title]) => title),
    ).toEqual(['Bergen', 'Seetag']);
  });

  it.each([
    [
      'what is done',
      'Day 1: Arrive in Rome. Transfer to the hotel.\nDay 2: Breakfast. Museum at 9:00.\nDay 3: Lunch. Flight home.\n',
    ],
    ['sights one after another', 'Day 1: Alfama. Belém. Baixa.\nDay 2: Sintra. Cascais. Estoril.\n'],
    [
      'one name among other days',
      'Day 1: Rome. Dinner at 20:00.\nDay 2: Breakfast. Museum at 9:00.\nDay 3: Lunch. Flight home.\n',
    ],
  ])('not %s', (_what, text) =>
    expect(
      read(text)
        .map(([title]) => title)
        .filter((title) => title !== null),
    ).toEqual([]),
  );
});

describe('I-299 what goes on behind a comma', () => {
  it('with what is said about the entry, a meal with its house is one', () => {
    expect(
      read(
        'Day 1: Oslo. Sail down the fjord, with seals beside the ship\nDay 2: Bergen. City walk, with lunch at Sol\n',
      ),
    ).toEqual([
      ['Oslo', 'Sail down the fjord'],
      ['Bergen', 'City walk', 'with lunch at Sol'],
    ]);
  });
});
