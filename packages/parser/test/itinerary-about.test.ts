/** What is said about an entry stands apart from its name; journeys and calls with their hours: each rule with near misses. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const entries = (text: string, day = 0) => read(text).days[day]?.timeBlocks.flatMap((block) => block.activities) ?? [];
const told = (text: string, day = 0) => entries(text, day).map(({ title, description }) => [title, description]);

describe('I-63 what is said about an entry', () => {
  const day = (line: string) => `## Day 1 – Friday, May 7, 2027: Porto\n- ${line}\n- **7:00 PM – River walk**`;

  it('stands behind a bold name and a colon', () => {
    const [entry] = entries(day('**9:30 AM – Tile Palace**: Small rooms full of azulejos (€8)'));
    expect(entry).toMatchObject({
      title: 'Tile Palace',
      time: '9:30 AM',
      description: 'Small rooms full of azulejos',
      cost: '€8',
    });
    expect(told(day('**9:30 AM – Drive to the *old* mill**: 42 km, an hour with a driver'))[0]).toEqual([
      'Drive to the old mill',
      '42 km, an hour with a driver',
    ]);
    expect(entries(day('**Boat to the island**: leaves at 2:30 PM'))[0]).toMatchObject({
      title: 'Boat to the island',
      time: '2:30 PM',
    });
    const linked = entries(day('**Camping Foz**: A quiet site by the sea. [Learn more](https://foz.example/)'))[0];
    expect(linked).toMatchObject({ description: 'A quiet site by the sea.', link: 'https://foz.example/' });
  });

  it.each([
    ['**Train**: Porto – Braga', 'Train: Porto – Braga'],
    ['**Best pick**: the early boat', 'Best pick: the early boat'],
    ['**08:00–10:00**: Palace garden', 'Palace garden'],
  ])('%s has no name there', (line, title) => {
    expect(entries(day(line))[0]?.title).toBe(title);
  });

  it('stands behind a comma from how long it takes', () => {
    const text =
      'DAY 1 – Fri 7 May 2027\n07:00 Coach to the park, drive time 5 hrs (260 km), tea stop in the hills\n15:00 Reef walk, approx 2½ hrs, boots lent\n17:00 Bus to the bay, 24 km, 40 min\n19:00 Show, 2 to 3 hours';
    expect(told(text)).toEqual([
      ['Coach to the park', 'drive time 5 hrs (260 km), tea stop in the hills'],
      ['Reef walk', 'approx 2½ hrs, boots lent'],
      ['Bus to the bay', '24 km, 40 min'],
      ['Show', '2 to 3 hours'],
    ]);
    expect(entries(text).map(({ type, distance }) => [type, distance])[0]).toEqual(['travel', '260 km']);
  });

  it.each(['Drive 226 km, 3 h', 'Suspension bridge, 48m high', 'Bus (company van, 2 hrs)', 'Boat trip, 2 hours, €40'])(
    '%s keeps its words',
    (line) => {
      expect(entries(`Fri 7 May 2027\n- ${line}\n- 19:00 dinner`)[0]?.description).toBeNull();
    },
  );

  it('stands in brackets behind the house: nights and board', () => {
    const text = (aside: string) =>
      `1. Tag, Sa 05.06.2027: Bergen\nFahrt ins Zentrum, 20 km\nHotel: Fjordblick, Bergen (${aside})\n2. Tag, So 06.06.2027: Bergen\nStadtrundgang, 10:00 Uhr\n3. Tag, Mo 07.06.2027: Voss\nHotel: Talhof, Voss (1 Nacht)`;
    expect(told(text('2 Nächte, Frühstück'))[1]).toEqual(['Fjordblick, Bergen', '2 Nächte, Frühstück']);
    expect(read(text('2 Nächte, Frühstück')).warnings).toEqual([]);
    expect(told(text('am Hafen'))[1]?.[0]).toBe('Fjordblick, Bergen (am Hafen)');
    expect(entries(text('2 Nächte, 240 €'))[1]?.cost).toBe('240 €');
  });
});

describe('I-64 journeys and calls with their hours', () => {
  it('behind each place, its platform in brackets, then car and seats', () => {
    const text =
      'Fri 7 May 2027: Ghent to Ulm\nExpress 9, Ghent 08:36 (platform 2) - Brussels 09:11, car 8, seats 11A and 11B\nRapid 18, Brussels 10:03 (platform 12) - Ulm 15:59, coach 5; change to platform 3\n18:30 Dinner at the inn\n\nSat 8 May 2027: Ulm\n10:00 Walk';
    expect(entries(text).map(({ time, title, description, type }) => [time, title, description, type])).toEqual([
      ['8:36 AM – 9:11 AM', 'Express 9, Ghent (platform 2) - Brussels', 'car 8, seats 11A and 11B', 'travel'],
      ['10:03 AM – 3:59 PM', 'Rapid 18, Brussels (platform 12) - Ulm', 'coach 5; change to platform 3', 'travel'],
      ['6:30 PM', 'Dinner at the inn', null, 'meal'],
    ]);
    const flight = 'Fri 7 May 2027\n- Sky Lines Q4 220, Boston (BOS) 9:30 PM – Porto (OPO) 6:30 AM on 5/8';
    expect(entries(flight)[0]).toMatchObject({ time: '9:30 PM – 6:30 AM', type: 'travel' });
  });

  it('is no journey where the bracket tells another hour', () => {
    const text = 'Fri 7 May 2027\n- Museum 09:00 (closed 12:00) - Palace 14:00';
    expect(entries(text)[0]?.time).toBe('9:00 AM');
  });

  const PORTS =
    'Coast\t\t\t\t\nDate\tPort\tArrive\tDepart\tRemark\nSat 17-Jul-27\tBergen\t\t4:30 PM\tBoarding from 12:00 PM\nSun 18-Jul-27\tAt sea\t\t\tWelcome dinner\nMon 19-Jul-27\tVisby\t7:00 AM\t3:00 PM\tWall walk 9:30 AM\nTue 20-Jul-27\tOslo\t6:00 AM\t\tBook ahead, busy quay\nTue 20-Jul-27\tHamar\t9:00 AM\t\tHotel Anker, 1 night';
  const row = (day: number) =>
    entries(PORTS, day).map(({ time, title, location, type }) => [time, title, location, type]);

  it('stand in a table of ports with what is done there', () => {
    expect(row(0)).toEqual([
      ['12:00 PM', 'Boarding', null, expect.anything()],
      ['4:30 PM', 'Bergen', 'Bergen', 'travel'],
    ]);
    expect(row(1)).toEqual([[null, 'Welcome dinner', null, 'meal']]);
    expect(row(2)).toEqual([
      ['7:00 AM – 3:00 PM', 'Visby', 'Visby', 'travel'],
      ['9:30 AM', 'Wall walk', null, 'activity'],
    ]);
    expect(row(3)).toEqual([
      ['6:00 AM', 'Oslo', 'Oslo', 'travel'],
      ['9:00 AM', 'Hamar', 'Hamar', 'travel'],
      [null, 'Hotel Anker, 1 night', 'Hotel Anker', 'accommodation'],
    ]);
    expect(entries(PORTS, 3)[0]?.description).toBe('Book ahead, busy quay');
  });

  it('and nights told by their number leave the other plain lines of a programme entries', () => {
    const text =
      "Jour 1 : samedi 12 juin 2027 – Nice\n14h30 : accueil à l'aéroport\nNuits 1 et 2 à l'hôtel du Château, Nice\nJour 2 : dimanche 13 juin 2027 – Nice\n9h30 : visite guidée de la ville\nBalade dans le port\nJour 3 : lundi 14 juin 2027 – Menton\n9h00 : route vers Menton\n15h00 : visite du musée\nNuits 3 et 4 à l'hôtel du Phare, Menton";
    expect(entries(text, 0).map(({ type }) => type)).toEqual(['travel', 'accommodation']);
    expect(told(text, 1).map(([title]) => title)).toEqual(['visite guidée de la ville', 'Balade dans le port']);
    expect(entries(text, 2).at(-1)?.type).toBe('accommodation');
  });
});
