/** I-571 to I-574: what stands over the name of a trip, on pages, in letters, on forms and in chats. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (...lines: string[]) => parseItinerary(lines.join('\n'), { referenceDate: '2026-11-28' });
const DAYS = ['', 'Day 1 - Sat 12 June 2027', '09:00 Walk', '', 'Day 2 - Sun 13 June 2027', '09:00 Ferry'];
const titleOf = (...head: string[]) => read(...head, ...DAYS).title;

describe('I-571 the menu of a page', () => {
  it.each([
    'Home   Our Story   The Weekend   FAQ   RSVP',
    'Find a cruise | Offers | Help',
    'Startseite · Reiseziele · Kontakt',
  ])('is no title: %s', (menu) => {
    expect(titleOf(menu, 'Three days on the lake')).toBe('Three days on the lake');
  });

  it.each(['Start   Unsere Geschichte   Das Wochenende   Geschenke', 'My trips | Help | My account'])(
    'in any language: %s',
    (menu) => {
      expect(titleOf(menu, 'Three days on the lake')).toBe('Three days on the lake');
    },
  );

  it('is told from a title with columns', () => {
    expect(titleOf('Lisbon | Porto | Coimbra')).toBe('Lisbon | Porto | Coimbra');
  });

  it('stands over the name of a cruise, as does the line', () => {
    expect(titleOf('BLUE HARBOUR CRUISES', 'Isles of the Adriatic')).toBe('Isles of the Adriatic');
    expect(titleOf('Dalmatian Coast Cruise')).toBe('Dalmatian Coast Cruise');
    expect(titleOf('MS BALTIKA', 'Pearls of the Baltic')).toBe('Pearls of the Baltic');
    expect(titleOf('M/Y CORMORAN', '5 days / 4 nights - Central islands')).toBe('M/Y CORMORAN');
  });
});

describe('I-572 where one calls, and the rows of a form', () => {
  it('are no title', () => {
    expect(titleOf('14 Quay Close, Leith                 Tel. 0131 496 0172', 'Islands by boat')).toBe(
      'Islands by boat',
    );
  });

  it('give its name, place and dates behind the words for them', () => {
    const trip = read(
      'Booking reference   HT-27-40418',
      'Passengers          Mrs Ada Lind / Mr Ola Lind',
      'Tour                ISLANDS BY RAIL AND WATER',
      'Destination         Norway',
      ...DAYS,
    );
    expect([trip.title, trip.location]).toEqual(['ISLANDS BY RAIL AND WATER', 'Norway']);
  });

  it('need three rows with one edge', () => {
    expect(titleOf('Tour  of the islands', 'and   more')).not.toBe('of the islands');
  });
});

describe('I-573 a letter of a school', () => {
  const LETTER = 'Elternbrief Nr. 2: Klassenfahrt nach Inselhafen';

  it('is about what stands behind its kind and number', () => {
    expect(titleOf('Anna-Seghers-Gesamtschule Lindau', 'Klasse 8c, Frau Roth / Herr Yildiz', LETTER)).toBe(
      'Klassenfahrt nach Inselhafen',
    );
  });

  it.each([
    [
      'Basisschool De Klimroos',
      'Groep 8 - juf Marieke en meester Sander',
      'Ouderbrief nr. 7: Schoolkamp Inselhafen',
      'Schoolkamp Inselhafen',
    ],
    [
      'Collège Jean-Moulin, Annecy',
      'Classe de 4e B - Mme Perrin / M. Duval',
      'Objet : voyage scolaire à Rome',
      'voyage scolaire à Rome',
    ],
  ])('of %s', (school, form, about, title) => {
    expect(titleOf(school, form, about)).toBe(title);
  });

  it('tells where one goes, also before the dates', () => {
    expect(read('Klassenfahrt nach Inselhafen vom 12. bis 13. Juni 2027', ...DAYS).location).toBe('Inselhafen');
  });

  it('is told from a title that begins with a word like it', () => {
    expect(titleOf('Circular tour: castles and lakes')).toBe('Circular tour: castles and lakes');
    expect(titleOf('Surfschule Nord, drei Tage am Meer')).toBe('Surfschule Nord, drei Tage am Meer');
  });
});

describe('I-574 the group of a chat', () => {
  const chat = (created: string) => [
    `8/3/27, 20:58 - ${created}`,
    '8/3/27, 21:02 - Ana: so let us fix the plan or we get no table',
    '8/3/27, 21:03 - Tom: count me in',
    '8/3/27, 21:14 - Ana: SATURDAY 12 JUNE',
    '9:30 ferry to the island',
    '14:00 lunch at the harbour',
    '8/3/27, 21:19 - Ana: SUNDAY 13 JUNE',
    '10:30 boat trip',
  ];

  it.each([
    'Ana created group "Island weekend 🌊"',
    'Ana hat die Gruppe „Island weekend“ erstellt',
    'Ana creó el grupo "Island weekend"',
    'Ana changed the group name from "x" to "Island weekend"',
  ])('names the trip: %s', (created) => {
    expect(read(...chat(created)).title).toBe('Island weekend');
  });

  it('is not somebody who was added', () => {
    expect(read(...chat('Ana added "Tom"')).title).not.toBe('Tom');
  });
});
