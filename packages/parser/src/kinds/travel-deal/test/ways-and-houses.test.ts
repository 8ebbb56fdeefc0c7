import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-24' });

describe('T-367 where a flight starts', () => {
  it.each([
    ['✈️ Saudia, London Heathrow to Jeddah, back from Medina\n🏨 Mecca 5 nights: Dar Noor Tower', 'Mecca'],
    ['✈️ Manchester to Tenerife\n7 nights half board', 'Tenerife'],
    ['✈️ Paris Orly – Marrakech', 'Marrakech'],
    ['🛫 Frankfurt nach Hurghada', 'Hurghada'],
    ['✈️ Direct flights to Bali from Perth', 'Bali'],
  ])('is no destination: %j', (lines, destination) =>
    expect(read(`SUNSHINE BREAK\nfrom £595 pp\n${lines}`).destination).toBe(destination),
  );
});

describe('T-368 stays of a journey', () => {
  it.each([
    [
      '🏨 *Mecca* 5 nights: Dar Noor Tower (400 m to the gate)\n🏨 *Medina* 4 nights: Palm Hotel (5 min walk)',
      'Dar Noor Tower; Palm Hotel',
      '9 nights',
    ],
    [
      'Kyoto (3 nights): Hotel Sakura\nTokyo (4 nights): Shinjuku Granbell',
      'Hotel Sakura; Shinjuku Granbell',
      '7 nights',
    ],
    ['Florenz, 3 Nächte: Hotel Duomo\nSiena, 2 Nächte: Palazzo Ravizza', 'Hotel Duomo; Palazzo Ravizza', '5 nights'],
    [
      'Sevilla – 3 noches: Hotel Alcázar\nGranada – 2 noches: Carmen de la Alhambra',
      'Hotel Alcázar; Carmen de la Alhambra',
      '5 nights',
    ],
  ])('are read with the town before their nights: %j', (lines, accommodation, duration) =>
    expect(read(`GRAND TOUR\nfrom £1,195 pp\n${lines}`)).toMatchObject({ accommodation, duration }),
  );

  it('make no sum where each has its price', () =>
    expect(read('City breaks\nRome 3 nights: Hotel Sole £299 pp\nParis 2 nights: Hotel Lune £249 pp').duration).toBe(
      '3 nights',
    ));
});

describe('T-369 lists that begin with the mark of a quoted mail', () => {
  it.each([' > ', '  > '])('keeps their entries apart with %j', (mark) => {
    const list = [
      '7 nights on board in an outside cabin',
      'transfers to the ship in Basel and from the pier to the airport in Mainz',
      'onboard gratuities',
    ];
    const entries = list.map((entry) => mark + entry).join('\n');
    const deal = read(
      `  RHINE SONG\n  8 days, Basel to Mainz\n  Embark Sunday 12 September 2027, disembark Sunday 19 September 2027\n  from A$4,195 per person twin share\n\nYour fare covers\n${entries}\n\nOn shore\n${mark}walking tour of Strasbourg`,
    );
    expect(deal.includes).toEqual(list);
    expect(deal.activities).toEqual(['walking tour of Strasbourg']);
  });

  it('keeps them apart under a heading though one ends with what could go on', () =>
    expect(
      read(
        'Asia in 12 days\n£1,195 pp\n\nTour highlights\n>> Kayaks in the bay\n>> The quiet lanes of Hoi An\n>> Noodles by the canal\n\nPrice includes\n>> 11 nights with breakfast\n>> Guides\n\nNot included: visa, tips.\n\nBook by 3 May 2027.\nPrices may change.\nFlights on request.\nTalk to us.\nSpeak soon.\nThe Asia desk',
      ).highlights,
    ).toEqual(['Kayaks in the bay', 'The quiet lanes of Hoi An', 'Noodles by the canal']));

  it('joins the sentence of a quoted mail', () =>
    expect(
      read(
        'Rhine tour, £1,195 pp\n\nOn 3 Nov Jo wrote:\n> we would love to go but the deposit of the cabin must not be more than\n> 200 pounds, please\n> Jo',
      ).restrictions.join(),
    ).not.toContain('more than\n'));
});

describe('T-370 conditions', () => {
  it.each(['REQUIREMENTS & TERMS', 'Payments and cancellations', 'To know:', 'Things to be aware of'])(
    'stand under %s',
    (heading) =>
      expect(
        read(
          `Dive week\n$1,685 pp\n\nIncluded\n- tanks\n- weights\n\n${heading}\n- Open water card\n- glacier walk from 10 years`,
        ).restrictions,
      ).toEqual(['Open water card', 'glacier walk from 10 years']),
  );

  it('are cut at slashes, a sentence with two names of a thing is not', () => {
    expect(read('Fiji, £499 pp\nConditions: 20% deposit on booking / name changes not permitted').restrictions).toEqual(
      ['20% deposit on booking', 'name changes not permitted'],
    );
    expect(
      read('Fiji, £499 pp\nConditions:\n- students must carry the study permit / letter of admission').restrictions,
    ).toEqual(['students must carry the study permit / letter of admission']);
  });

  it.each([
    '9 x ISK 27,500',
    '7 nights x £120 = £840',
    'Travellers ....... 4 (2 adults, 2 children)',
    'Travellers: 4 (2 adults, 2 children)',
  ])('are none of %s', (line) =>
    expect(read(`ICELAND VAN\n9 nights\n${line}\nTOTAL FOR THE VAN: ISK 247,500`).restrictions).toEqual([]),
  );
});

describe('T-371 whom to call', () => {
  it.each([
    ['Renseignements et inscriptions : Mélanie Favrod, tél. 022 555 01 44', 'Mélanie Favrod'],
    ['Auskunft und Anmeldung: Petra Huber, Tel. 044 555 01 44', 'Petra Huber'],
    ['Informazioni e iscrizioni: Carla Neri, tel. 055 555 0144', 'Carla Neri'],
  ])('is read in %s', (line, name) => expect(read(`Peru, 8 days\n£1,490 pp\n${line}`).agentInfo.name).toBe(name));

  it.each(['Enquiries and bookings: Petra Huber, tel. 0117 496 0144', 'Call Petra Huber on 0117 496 0144'])(
    'is no title and no destination: %s',
    (line) =>
      expect(read(`Jordan tour 8 days\n£1,490 pp\n${line}`)).toMatchObject({
        title: 'Jordan tour 8 days',
        destination: 'Jordan',
      }),
  );
});

describe('T-372 what is told in sentences', () => {
  it.each([
    'The rest of the week is yours: walk the levada, ride the cable car up to Monte, or taste your way through a lodge.',
    'The afternoons are free: walk the levada, ride the cable car up to Monte, or taste your way through a lodge.',
  ])('gives activities: %s', (sentence) =>
    expect(read(`Madeira in May\n€1,385 per person sharing\n\n${sentence}`).activities).toEqual([
      'walk the levada',
      'ride the cable car up to Monte',
      'taste your way through a lodge',
    ]),
  );

  it.each([
    [
      'Ragnitz thermal weekend',
      'Hi Jo, made for you. Hotel Quelle in Ragnitz, 21 - 24 January 2027, 3 nights, CHF 598.- per person.',
      'Ragnitz',
    ],
    [
      'Thermal weekend',
      'Hi Jo, made for you. Hotel Quelle, 21 - 24 January 2027, 3 nights, CHF 598.- per person.',
      null,
    ],
  ])('gives the town of the house that the head names too: %s', (title, note, destination) =>
    expect(read(`${title}\n\n${note}`).destination).toBe(destination),
  );
});
