import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const offer = (rest: string) => read(`Lake Orta Escape\n5 nights from £689 per person\n\n${rest}`);

describe('T-50 headings that name what is done and seen', () => {
  it.each([
    ["WHAT WE'LL BE DOING\n🎁 Friday – rowing regatta\n🎁 Saturday – truffle market"],
    ["What you'll be seeing\n✅ Friday – rowing regatta\n✅ Saturday – truffle market"],
    ['Das erleben wir:\n- Friday – rowing regatta\n- Saturday – truffle market'],
    ['Que haremos:\n- Friday – rowing regatta\n- Saturday – truffle market'],
    ['Ce que nous ferons :\n- Friday – rowing regatta\n- Saturday – truffle market'],
  ])('%s', (lines) => {
    expect(offer(lines)).toMatchObject({
      activities: ['Friday – rowing regatta', 'Saturday – truffle market'],
      includes: [],
    });
  });

  it.each([
    ['Activities in the area'],
    ['TOURS & EXCURSIONS'],
    ['Free activities'],
    ['What you can do there:'],
    ['Things to do around the lake'],
    ['On the programme'],
    ['Off the slopes'],
    ['Geführte Radtouren (2 bis 3 Std.):'],
    ['Wanderungen der Woche'],
    ['Randonnées guidées :'],
    ['Qué puedes hacer allí:'],
    ['Passeggiate nei dintorni'],
    ['Trilhas guiadas:'],
    ['Wandelingen in de omgeving'],
    ['Your walks'],
    ['Excursions and activities'],
    ['What to see and do'],
    ['Dive programme'],
    ['Ausflüge und Aktivitäten:'],
    ['Landausflüge'],
    ['Les étapes'],
    ['Excursiones y actividades'],
    ['Escursioni e attività'],
    ['Passeios e atividades'],
  ])('knows %s for the heading of what one does', (heading) =>
    expect(offer(`${heading}\n- Chapel path\n- Boat to the island`).activities).toEqual([
      'Chapel path',
      'Boat to the island',
    ]),
  );

  it.each([
    'Activity level: easy',
    'What you can do without',
    'Tour operators in the area',
    'Off the record',
    'Walks of life',
    'What to bring',
  ])('does not know %s', (heading) =>
    expect(offer(`${heading}\n- Chapel path\n- Boat to the island`).activities).toEqual([]),
  );

  it.each([
    ['There is plenty to do: a raft race, the glass works, supper in a barn.'],
    ['If it rains you still have time for a raft race, the glass works and supper in a barn.'],
  ])('reads %s', (sentence) =>
    expect(offer(`Includes:\n- Breakfast\n\n${sentence}`).activities).toEqual([
      'a raft race',
      'the glass works',
      'supper in a barn',
    ]),
  );

  it('reads what there is time for in German', () =>
    expect(offer('Am Sonntag bleibt noch Zeit für eine Bootsfahrt, die Burg und den Markt.').activities).toEqual([
      'eine Bootsfahrt',
      'die Burg',
      'den Markt',
    ]));

  it.each([
    'There is plenty to do: please write, call, or come by the office.',
    'There is time for a swim and a nap.',
    'You have time for questions, changes and a rethink until Friday.',
  ])('leaves %s', (sentence) => expect(offer(sentence).activities).toEqual([]));

  it('takes what brackets say of a list for no denial', () => {
    const text = (heading: string) =>
      offer(`Includes:\n- Breakfast\n- Spa entry\n\n${heading}:\n- Guided walk\n- Torch-lit supper`);
    expect(text('Activity programme at the hotel (at no extra cost)')).toMatchObject({
      activities: ['Guided walk', 'Torch-lit supper'],
      restrictions: [],
    });
    expect(text('Evenings with the chef (no surcharge)').restrictions).toEqual([]);
    expect(text('What you do without').restrictions).toEqual([
      'What you do without: Guided walk',
      'What you do without: Torch-lit supper',
    ]);
  });

  it('reads a heading with a picture that is set as the one above', () => {
    const lists = (second: string) =>
      offer(`✅ *PRICE INCLUDES*\n🍛 Daily breakfast\n🚌 All transfers\n\n${second}\n🕌 Old fort\n⛵ Harbour cruise`);
    expect(lists('🎯 *TOUR HIGHLIGHTS*')).toMatchObject({
      includes: ['Daily breakfast', 'All transfers'],
      highlights: ['Old fort', 'Harbour cruise'],
    });
    // In small letters among the entries it begins no list.
    expect(lists('🎯 Excursions')).toMatchObject({ activities: [] });
    expect(lists('🎯 Excursions').includes).toContain('Old fort');
  });
});

describe('lists of what is had, in the words of chats and of coaches', () => {
  it.each([
    'pkg incl rtn tkt, visa, station pick n drop, daily bf',
    'package me rtn tkt, visa, station pick n drop, daily bf',
    'isme included hai rtn tkt, visa, station pick n drop, daily bf',
    'we give rtn tkt, visa, station pick n drop, daily bf',
    'included hai:\n- rtn tkt\n- visa\n- station pick n drop\n- daily bf',
  ])('%s', (line) =>
    expect(read(`Phuket 4N/5D 12 jan\n₹41,000 per head\n${line}\nwa Mohan 98220 55512`).includes).toEqual([
      'rtn tkt',
      'visa',
      'station pick n drop',
      'daily bf',
    ]),
  );

  it.each(['package me and my wife up soon, ok, thx', 'not included hai:\n- lunch\n- tips'])(
    'lists none in %j',
    (line) => expect(read(`Phuket 4N/5D 12 jan\n₹41,000 per head\n${line}`).includes).toEqual([]),
  );

  it.each([
    ['PICK-UP POINTS (included in the price)'],
    ['Joining points (free)'],
    ['Zustiegsorte (inklusive)'],
    ['Free pick-up points:'],
    ['Boarding points included'],
  ])('reads the places under %s, never the heading', (heading) =>
    expect(offer(`Includes:\n- Breakfast\n\n${heading}\n06.45 Otley, bus station\n07.10 Ilkley`).includes).toEqual([
      'Breakfast',
      '06.45 Otley, bus station',
      '07.10 Ilkley',
    ]),
  );

  it.each(['Joining points', 'Pick-up points (on request)', 'Pick-up points (£15 extra)'])(
    'takes no place under %s for included',
    (heading) =>
      expect(offer(`Includes:\n- Breakfast\n\n${heading}\n06.45 Otley, bus station\n07.10 Ilkley`).includes).toEqual([
        'Breakfast',
      ]),
  );

  it('reads what one has in the price, and no title from the sentence of the price', () => {
    const letter = read(
      'Hi Ida,\n\nIn the price you have\n- private transfers\n- a bottle of cider (anniversary extra)\n\nAll in, it comes to €3,100 in total for the two of you.\n\nTalk soon,\nMaeve',
    );
    expect(letter.includes).toEqual(['private transfers', 'a bottle of cider (anniversary extra)']);
    expect(letter.title).toBeNull();
  });
});
