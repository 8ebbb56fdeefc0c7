/** Days told in sentences: which time is whose, and what is only said about the day. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const entries = (text: string) =>
  parseItinerary(text, { referenceDate: '2026-11-21' }).days[0]?.timeBlocks.flatMap((block) => block.activities) ?? [];
const timed = (sentence: string) =>
  entries(`Day 1: The lake\nThe weather is mild then. ${sentence}`).map(({ time, title }) => [time, title]);

describe('clauses with a doer and a time of their own', () => {
  it('are entries of their own', () => {
    expect(timed('At 16:00 Hanna shows you the harbour, and supper is at 19:30 in the loft.')).toEqual([
      ['4:00 PM', 'Hanna shows you the harbour'],
      ['7:30 PM', 'supper in the loft'],
    ]);
    expect(timed('Breakfast is at 08:00, and Paul drives you to the pier at 09:15 for your boat at 10:00.')).toEqual([
      ['8:00 AM', 'Breakfast'],
      ['9:15 AM', 'Paul drives you to the pier for your boat at 10:00'],
    ]);
    expect(timed('Breakfast is from 7:00, lunch is at 12:30, and dinner is at 19:00.')).toEqual([
      ['7:00 AM', 'Breakfast'],
      ['12:30 PM', 'lunch'],
      ['7:00 PM', 'dinner'],
    ]);
    expect(timed('Um 9 Uhr Hafenrundfahrt, und das Abendessen ist um 19:30 im Saal.')).toEqual([
      ['9:00 AM', 'Hafenrundfahrt'],
      ['7:30 PM', 'das Abendessen im Saal'],
    ]);
    expect(timed('À 10h00 visite du château, et le dîner est à 20h00 sur la terrasse.')).toEqual([
      ['10:00 AM', 'visite du château'],
      ['8:00 PM', 'le dîner sur la terrasse'],
    ]);
  });

  it('keep their time from the one behind', () => {
    expect(timed('The launch leaves at 09:00, a ranger walks with you to the falls.').map(([time]) => time)).toEqual([
      '9:00 AM',
      null,
    ]);
  });

  it.each([
    'The shop tour is from 09:00, and closes at 17:00.',
    'The boat leaves the pier at 09:00 and arrives at 11:00.',
    'Visit the market, it is lovely and opens at 9:00.',
  ])('%s is one', (sentence) => {
    expect(timed(sentence)).toHaveLength(1);
  });
});

describe('a row of verbs', () => {
  it.each([
    [
      'You land at 9:00, collect the van at 9:45 and check in at the inn at 15:00.',
      ['9:00 AM', 'You land'],
      ['9:45 AM', 'collect the van'],
      ['3:00 PM', 'check in at the inn'],
    ],
    [
      'We have breakfast on the terrace, leave the bags at the desk at 10:00 and sail at 11:30.',
      [null, 'We have breakfast on the terrace'],
      ['10:00 AM', 'leave the bags at the desk'],
      ['11:30 AM', 'sail'],
    ],
    [
      'You check out, drop the keys at the desk at 10:00, and your driver takes you to the port at 11:00.',
      [null, 'You check out'],
      ['10:00 AM', 'drop the keys at the desk'],
      ['11:00 AM', 'your driver takes you to the port'],
    ],
    [
      'You swim in the bay at 9:00, and later we dine at the Blue Door at 19:30.',
      ['9:00 AM', 'You swim in the bay'],
      ['7:30 PM', 'we dine at the Blue Door'],
    ],
    [
      'We check in at the inn at 15:00, and tonight there is a box for us in the opera house at 19:30.',
      ['3:00 PM', 'We check in at the inn'],
      ['7:30 PM', 'tonight there is a box for us in the opera house'],
    ],
    [
      'Sie landen um 13:25 Uhr in Malaga und holen um 14:00 Uhr Ihren Mietwagen ab.',
      ['1:25 PM', 'Sie landen in Malaga'],
      ['2:00 PM', 'holen Ihren Mietwagen ab'],
    ],
    [
      'Vous visitez le port à 13h25 et récupérez votre voiture à 14h00.',
      ['1:25 PM', 'Vous visitez le port'],
      ['2:00 PM', 'récupérez votre voiture'],
    ],
    [
      'Aterrizan en Málaga a las 13:25 y recogen el coche a las 14:00.',
      ['1:25 PM', 'Aterrizan en Málaga'],
      ['2:00 PM', 'recogen el coche'],
    ],
    [
      'Atterrate a Bari alle 13:25 e ritirate l’auto alle 14:00.',
      ['1:25 PM', 'Atterrate a Bari'],
      ['2:00 PM', 'ritirate l’auto'],
    ],
  ])('%s has each time with its verb', (sentence, ...expected) => {
    expect(timed(sentence)).toEqual(expected);
  });

  it.each([
    ['You leave the lodge at 8:00 and return at 17:00.', '8:00 AM'],
    ['You depart Lyon at 9:00 and arrive in Nice at 13:00.', '9:00 AM – 1:00 PM'],
    ['You can visit the museum from 9:00 and see the castle until 17:00.', '9:00 AM'],
    ['You meet your guide at 9:00 and explore the souk before lunch at 13:00.', '9:00 AM'],
    ['You board the coach at 9:00 and collect the bikes, which are ready at 11:00.', '9:00 AM'],
    ['Visit the harbour, see the old lighthouse and the fish hall at 10:00.', '10:00 AM'],
    ['After breakfast, drive to the coast at 10:00.', '10:00 AM'],
    ['Sie fahren um 9:00 Uhr los und kommen um 11:00 Uhr an.', '9:00 AM'],
  ])('%s is one', (sentence, time) => {
    expect(timed(sentence).map(([own]) => own)).toEqual([time]);
  });
});

describe('what a day is about', () => {
  it.each(['Tuesday belongs to the lakes and castles.', 'Der Tag steht ganz im Zeichen des Weins.'])(
    '%s is nothing to do',
    (sentence) => {
      expect(timed(`${sentence} At 10:00 you visit the mill.`)).toEqual([['10:00 AM', 'you visit the mill']]);
    },
  );

  it.each(['The day belongs to the lakes: at 10:00 you swim.', 'The morning is devoted to a guided walk.'])(
    '%s tells what is done',
    (sentence) => {
      expect(timed(sentence)).toHaveLength(1);
    },
  );
});

describe('where one sleeps behind a label', () => {
  it.each([
    'Hut',
    'Mountain hut',
    'Motel',
    'Tented camp',
    'Hütte',
    'Berghütte',
    'Refuge',
    'Auberge',
    'Refugio',
    'Baita',
    'Abrigo',
  ])('%s: is an entry', (label) => {
    const found = entries(`Day 1: The ridge\n09:00 Walk up\n${label}: Larch House, 4-bed rooms`);
    expect(found.map(({ title, type }) => [title, type])).toEqual([
      ['Walk up', 'activity'],
      ['Larch House, 4-bed rooms', 'accommodation'],
    ]);
  });

  it('is none of rules of the house', () => {
    const found = entries('Day 1: The ridge\n09:00 Walk up\nHut rules: boots off, lights out at ten');
    expect(found.map(({ title }) => title)).not.toContain('boots off, lights out at ten');
  });
});
