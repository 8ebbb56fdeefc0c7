import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const OFFER = 'Tavira Spring Break\n4 nights from £389 per person\n\n';

describe('T-192 headings of lists, and what stands in them', () => {
  it.each([
    "While you're there 😍",
    'WEEKEND ACTIVITIES',
    'Add an excursion',
    'Das könnt ihr vor Ort machen:',
    'Das könnt ihr dort unternehmen:',
    'Disfruta de:',
    'Profitez de :',
  ])('%j heads activities', (heading) =>
    expect(read(`${OFFER}${heading}\n- Salt pans by bike\n- Boat to the island\n`).activities).toEqual([
      'Salt pans by bike',
      'Boat to the island',
    ]),
  );

  it.each(["YOU'LL LOVE", 'You will love it because', 'Vous allez adorer'])('%j heads highlights', (heading) =>
    expect(read(`${OFFER}${heading}\n- Salt pans\n- Slow trains\n`).highlights).toEqual(['Salt pans', 'Slow trains']),
  );

  it.each([
    'Special includes:',
    'What you do get:',
    'SEA & SAND AMENITIES, PER ROOM AND STAY',
    'Exclusive member privileges',
  ])('%j heads inclusions', (heading) =>
    expect(read(`${OFFER}${heading}\n- late check-out\n- a bottle of port\n`).includes).toEqual([
      'late check-out',
      'a bottle of port',
    ]),
  );

  it('of an excursion the dots and its price are no part', () =>
    expect(
      read(`${OFFER}ADD AN EXPERIENCE\nFlamingo walk at dawn ........ £29 pp\nClam digging ...... £35 pp\n`),
    ).toMatchObject({ price: '£389', activities: ['Flamingo walk at dawn', 'Clam digging'] }));

  it('a list marked as mails quote goes on behind the second line of an entry', () =>
    expect(
      read(
        `${OFFER}THE PRICE COVERS\n> 4 nights in small inns: Tavira (2),\n  Olhao (2)\n> All breakfasts\n> A guide throughout\n`,
      ).includes,
    ).toEqual(['4 nights in small inns: Tavira (2), Olhao (2)', 'All breakfasts', 'A guide throughout']));

  it('a quote that an entry opens is closed', () =>
    expect(read(`${OFFER}Highlights\n- The tower they call "the needle"\n- Salt pans\n`).highlights[0]).toBe(
      'The tower they call "the needle"',
    ));

  it('a numbered table of what is included is a list', () =>
    expect(
      read(
        `${OFFER}Sr. No.\tInclusion\tDetails\n1\tMeals\tBreakfast daily\n2\tFoot massage\tOnce, on arrival\n3\tFruit basket\t\n\nNot included\nFlights\n`,
      ).includes,
    ).toEqual(['Meals: Breakfast daily', 'Foot massage: Once, on arrival', 'Fruit basket']));

  it('a box left empty beside ticked ones is not had; boxes that are all empty are bullets', () => {
    expect(read(`${OFFER}Included\n[x] Return flights\n[ ] Insurance (declined)\n[x] Transfers\n`).includes).toEqual([
      'Return flights',
      'Transfers',
    ]);
    expect(read(`${OFFER}Included\n[ ] Return flights\n[ ] Transfers\n`).includes).toHaveLength(2);
  });

  it('what a banner or a picture says above the list that a heading announces is no entry of it', () =>
    expect(
      read(
        '9 DAYS FULLY ESCORTED, FLIGHTS INCLUDED\nTHE DOURO BY RAIL\n🇵🇹 8 nights in Porto\n£1,490 per person\n\nIncluded\n- all trains\n- breakfast\n',
      ).includes,
    ).toEqual(['all trains', 'breakfast']));

  it('where the seller sits is no condition', () =>
    expect(
      read(`SALT ROAD HOLIDAYS\n${OFFER}Terms\nDeposit £100 per person.\nSalt Road Holidays, 14 Quay Street, Whitby\n`)
        .restrictions,
    ).toEqual(['Deposit £100 per person']));

  it('what somebody asks in a chat is not included, what the seller answers is a condition', () => {
    const deal = read(
      `[21/11/26, 09:14:02] Pia (Salt Road Holidays): TAVIRA 4 nights £389pp\n[21/11/26, 09:15:02] Jo: hey are drinks included\n[21/11/26, 09:16:02] Pia (Salt Road Holidays): No drinks package at this price sorry\n`,
    );
    expect([deal.includes, deal.restrictions]).toEqual([[], ['No drinks package at this price sorry']]);
  });

  it.each([
    'No cabin bags in this price',
    'Maximum 24 guests; tour needs 16 to run',
    'Liquida a más tardar el 5 de marzo de 2027',
  ])('%j is a condition', (line) =>
    expect(read(`${OFFER}${line}.\n`).restrictions.join('; ')).toContain(line.slice(-9)),
  );

  it('what goes off sale is told behind what is not had', () =>
    expect(read(`${OFFER}No cabin bags in this price & it's off sale Sun 29 Nov so be quick\n`)).toMatchObject({
      restrictions: ['No cabin bags in this price'],
      validUntil: '2026-11-29',
    }));

  it('what the seller can add is none', () =>
    expect(
      read(`${OFFER}Included\n- breakfast\n- a bike\n\nFerries from all islands can be added on request.\n`)
        .restrictions,
    ).toEqual([]));

  it('a short form ends its sentence before a condition or a call', () => {
    expect(read(`${OFFER}Lunches not incl. Non-refundable.\n`).restrictions).toEqual([
      'Lunches not incl',
      'Non-refundable',
    ]);
    expect(read(`${OFFER}Transfer inkl. Frühstück\n`).includes).toEqual(['Transfer inkl. Frühstück']);
  });
});
