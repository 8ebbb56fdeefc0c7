/** I-470 to I-472, I-474, I-476, I-477: stages on foot, pages of brochures, the day sheets of ships. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const parse = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const entriesOf = (text: string) =>
  parse(text).days.flatMap(({ timeBlocks }) => timeBlocks.flatMap(({ activities }) => activities));
const stage = (...lines: readonly string[]) =>
  entriesOf(`Alpine tour\n\nStage 1 | Mon 05.07.2027 | Aldorf – Berghof\n${lines.join('\n')}\nNight: Hotel Post\n`);

describe('I-470 a stage with its figures', () => {
  it.each([
    [
      'Abmarsch: 8:00 Uhr',
      'Route: über das Joch, 9,4 km, Aufstieg 980 m, Abstieg 544 m, Gehzeit 5:30 Std.',
      'über das Joch',
      '9,4 km',
    ],
    [
      'Partenza: 8:00',
      'Percorso: lungo il sentiero, 9,2 km, dislivello +850 m, durata 5 ore',
      'lungo il sentiero',
      '9,2 km',
    ],
    ['Départ : 8h', 'Parcours : par la crête, 11 km, dénivelé +1360 m, durée 7h', 'par la crête', '11 km'],
    [
      'Start: 8:00',
      'Route: along the river path, 48 km, ascent 110 m, riding time 3:30 h',
      'along the river path',
      '48 km',
    ],
    ['Vertrek: 8.00 uur', 'Tocht: over de hei, 28 km, looptijd 6 uur', 'over de hei', '28 km'],
  ])('%j over %j is one entry', (start, route, title, distance) => {
    const [walk, bed] = stage(start, route);
    expect(walk).toMatchObject({ title, time: '8:00 AM', distance, type: 'activity' });
    expect(bed?.type).toBe('accommodation');
  });

  it('without an hour of leaving it has none', () =>
    expect(stage('Ride: lanes past the lake, 22 km, climb 90 m, 1:45 h')[0]).toMatchObject({
      title: 'lanes past the lake',
      time: null,
      distance: '22 km',
    }));

  it('needs no label, and what to mind is its description', () => {
    expect(stage('over the saddle to the hut, 9.4 km, ascent 980 m, descent 544 m, 5 h.')[0]).toMatchObject({
      title: 'over the saddle to the hut',
      distance: '9.4 km',
    });
    expect(
      stage('Abmarsch: 6:45 Uhr (Stirnlampe!)', 'Route: am Grat, 13 km, Aufstieg 900 m, Gehzeit 7 Std.')[0],
    ).toMatchObject({ title: 'am Grat', time: '6:45 AM', description: expect.stringContaining('Stirnlampe') });
  });

  it('a start over another entry stays one', () =>
    expect(stage('Start: 8:00', 'Visit of the museum')[0]?.title).not.toContain('museum'));
});

describe('I-471 how long one is on the way', () => {
  it.each([
    'durch die Klamm, Gehzeit 4:15 Std',
    'Zur Hütte, Gehzeit 4:15',
    'par la crête, temps de marche 6h30',
    'Walk to the hut, walking time ca. 5:30',
  ])('no hour in %j', (line) => expect(entriesOf(`Day 1: Mon 3 May 2027\n- ${line}\n`)[0]?.time).toBeNull());
});

describe('I-472 where the weather is bad', () => {
  it.each(['Bei Gewitter: Umgehung durch das Tal', 'In case of rain: bus from the pass', 'In caso di pioggia: bus'])(
    '%j is said of the entry above',
    (line) => {
      const entries = stage('9:00 Walk to the hut', line);
      expect(entries[0]?.description).toContain(line);
      expect(entries).toHaveLength(2);
    },
  );
});

const PAGE = (n: number, contact = 'Call 01865 555 0173          www.tours.example') => `${n}\n${contact}\n`;
const HEAD = 'Harbour Journeys 2027\nCaucasus\n';
const brochure = (foot: (n: number) => string) =>
  `${HEAD}Georgia: Wine and Towers\n\nDay 1 Tbilisi (D)\nMorning walking tour of the old town with the baths and the church on the\nhill. Lunch at a bakery on the main street and a visit of the museum and\nits treasury.\nOvernight: Hotel Steps, Tbilisi\n${foot(18)}${HEAD}Day 2 Kazbegi (B)\nMorning hike to the church on the hill above the village, and a class and\nlunch with a family. Transfer to the airport for the flight to London via\nIstanbul at night.\nWhat's included\n• Return flights\n• 7 nights\n${foot(19)}`;

describe('I-474 numbers of pages alone on their lines', () => {
  const trip = parse(brochure(PAGE));
  const titles = trip.days
    .flatMap(({ timeBlocks }) => timeBlocks.flatMap(({ activities }) => activities))
    .map(({ title }) => title);
  it('go with what stands beside each, also over the title', () => {
    expect(trip.title).toBe('Georgia: Wine and Towers');
    expect(titles.some((title) => /18|555|Harbour|Caucasus|flights/.test(title))).toBe(false);
  });
  it('and what opens another part of the page ends the last day', () =>
    expect(titles.at(-1)).toContain('Transfer to the airport'));
  it('but a number that counts no pages stays', () =>
    expect(entriesOf('Day 1: Mon 3 May 2027\n- Bus\n12\nCall 555 0173 444\n- Museum\n').length).toBeGreaterThan(1));
});

describe('I-476 the day sheet of a ship', () => {
  it.each([
    [
      'Koblenz – Rüdesheim',
      'Sunrise 6:15 am - Sunset 8:30 pm - 12 / 19 °C',
      'Panorama Bar open from 10am to midnight. Cocktail of the day: Mistral, €7.50',
    ],
    [
      'VIVIERS – AVIGNON',
      'Lever du soleil 6h40 - Coucher du soleil 20h25 - Températures 11 / 21 °C',
      'Bar du Salon ouvert de 10h à minuit. Cocktail du jour : Le Mistral, 7,50 €',
    ],
    [
      'Koblenz – Rüdesheim',
      'Sonnenaufgang 6.15 Uhr | Sonnenuntergang 20.30 Uhr | 12–19 °C',
      'Panorama-Bar geöffnet von 10 bis 24 Uhr. Cocktail: Mistral, 7,50 €',
    ],
    ['PORTO – RÉGUA', 'Alba 6.40 - Tramonto 20.25', 'Bar aperto dalle 10 alle 24. Cocktail: Spritz, 6 €'],
  ])('%j', (way, sun, bar) => {
    const [day, ...others] = parse(
      `MS BELLE RIVE\nThursday 22 April 2027\n${way}\n\n${sun}\n\n07:30   Breakfast   Main Restaurant\n12:30   Lunch   Main Restaurant\n21:00   Quiz   Lounge\n${bar}\n`,
    ).days;
    expect(others).toEqual([]);
    expect(day?.title).toBe(way);
    expect(day?.timeBlocks.flatMap(({ activities }) => activities.map(({ title, cost }) => [title, cost]))).toEqual([
      ['Breakfast', null],
      ['Lunch', null],
      ['Quiz', null],
    ]);
  });

  it('a sunrise that one watches is done', () =>
    expect(entriesOf('Day 1: Mon 3 May 2027\n- Sunrise 6:15 am at the temple, then breakfast\n')).toHaveLength(1));

  it.each([
    ['Set sail for Rüdesheim', 'travel'],
    ['Appareillage pour Avignon', 'travel'],
    ['Treasure hunt in the old town', 'activity'],
    ['Visit the monastery on the way back to Tbilisi', 'culture'],
    ['Drive back to Tbilisi', 'travel'],
  ])('the type of %j is %s', (line, type) => expect(entriesOf(`Day 1: 3 May 2027\n- ${line}\n`)[0]?.type).toBe(type));
});

describe('I-477 more words behind which a place stands', () => {
  it.each([
    ['Souvenir shopping on Teramachi Street', 'Teramachi Street'],
    ['Treffpunkt, Bahnhof Scharnitz', 'Bahnhof Scharnitz'],
    ['bezoeken we het Zoutmuseum', 'Zoutmuseum'],
    ['besuchen wir das Salzmuseum', 'Salzmuseum'],
    ['ontvangst in de aula van het Gymnasium Am Park', 'aula van het Gymnasium Am Park'],
    ['Lunch on Monday', null],
    ['Seminar on Leadership', null],
  ])('%j', (line, location) => expect(entriesOf(`Day 1: 3 May 2027\n- ${line}\n`)[0]?.location ?? null).toBe(location));
});
