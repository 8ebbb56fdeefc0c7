import { describe, expect, it } from 'vitest';
import { dayPlaces, routeStops } from './day-places.ts';
import { testActivity, testDay, testItinerary } from './test-itinerary.ts';

const placed = (location: string | null, ...titles: readonly (string | null)[]) =>
  testItinerary({ location, data: { days: titles.map((title) => testDay({ title })), budget: null } });

describe('places of the days', () => {
  it('takes the names that the location states, also without their accents', () => {
    expect(dayPlaces(testItinerary())).toEqual(['Paris', 'Reims', 'Épernay']);
    expect(dayPlaces(placed('Zürich & Genève', 'ZURICH', 'Train to Geneve'))).toEqual(['Zürich', 'Genève']);
  });

  it('a day from one place to another is at the second', () => {
    expect(dayPlaces(placed('Hanoi, Hue', 'Hanoi', 'From Hanoi to Hue'))).toEqual(['Hanoi', 'Hue']);
  });

  it('takes whole words alone: Rome is not in Romeo', () => {
    expect(dayPlaces(placed('Rome, Bari', 'Romeo and Juliet', 'Bari', 'Rome'))).toEqual([null, 'Bari', 'Rome']);
  });

  it('looks at the activities where the title says nothing', () => {
    const days = [
      testDay({ title: 'At leisure' }, [testActivity({ title: 'Walk', location: 'Old town, Bari' })]),
      testDay({ title: 'Rome' }),
    ];
    expect(dayPlaces(testItinerary({ location: 'Rome and Bari', data: { days, budget: null } }))).toEqual([
      'Bari',
      'Rome',
    ]);
  });

  it.each([
    ['one place alone', placed('Paris, France', 'Arrive in Paris', 'Louvre')],
    ['no location', placed(null, 'Paris', 'Rome')],
    ['only signs', placed(' , / & → ', ',', '&')],
  ])('%s: no places, and so no route', (_, itinerary) => {
    expect(dayPlaces(itinerary)).toEqual([null, null]);
    expect(routeStops(itinerary)).toEqual([]);
  });
});

describe('stops of the route', () => {
  it('come in order, days in a row together, and a town may come again', () => {
    expect(
      routeStops(placed('Paris, Reims', 'Paris', null, 'Still in Paris', 'Reims', 'Day 9: Home from Paris')),
    ).toEqual([
      { name: 'Paris', firstDay: 1, lastDay: 3 },
      { name: 'Reims', firstDay: 4, lastDay: 4 },
      { name: 'Paris', firstDay: 9, lastDay: 9 },
    ]);
  });
});
