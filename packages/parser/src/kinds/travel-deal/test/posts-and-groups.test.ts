import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const codes = (text: string) => read(text).warnings.map(({ code }) => code);

describe('what is saved by each person (T-80)', () => {
  it.each([
    ['Malta\nWAS £640pp\nNOW £560pp, £100pp off!', ['discount-mismatch']],
    ['Malta\nWAS £640pp\nNOW £540pp, £100pp off!', []],
    ['Malta\nWas £640 per person\nNow £560 per person - saving you £100pp', ['discount-mismatch']],
    ['Malta\nOff-peak £540pp off season\nWas £640pp', []],
  ])('is compared in %j', (text, expected) => expect(codes(text)).toEqual(expected));
});

describe('dates in several parts (T-81)', () => {
  it.each([
    ['Porto 3N/4D\nTravel 12 Feb-25 Mar 2027', 'February 12 to March 25, 2027'],
    ['Porto\nDepart 12-Feb-27, back 19-Feb-27', 'February 12 to 19, 2027'],
    ['Porto\nchecking in on Friday 4 June 2027 and checking out on Tuesday 8 June 2027', 'June 4 to 8, 2027'],
    ['Porto\nSat 5 June 2027 for 6 nights (home Fri 11th)', 'June 5 to 11, 2027'],
    ['Salta\n📆 Salen mié 24/3 y vuelven lun 29/3', 'March 24 to 29, 2027'],
    [
      'Chalet\nbetween 10 January and 28 March 2027\n10 Jan - 17 Jan 2027   £500\n7 Feb - 14 Feb 2027   £700',
      'January 10 to March 28, 2027',
    ],
    [
      'Lodge\nLow season 1 April 2027 to 30 June 2027: USD 400\nHigh season 1 July 2027 to 31 October 2027: USD 600',
      'April 1 to October 31, 2027',
    ],
    ['Lodge\n1 May 2027 to 8 May 2027: USD 400\n9 May 2027 to 16 May 2027: USD 600', 'May 1 to 8, 2027'],
  ])('are read in %j', (text, dates) => expect(read(text).dates).toBe(dates));

  it('gives the days on which the offer does not hold', () => {
    const text = 'Porto from £300 pp\nTravel 10 January to 20 March 2027, not valid 12-16 February. Book by 5 December';
    expect(read(text).restrictions).toContain('not valid 12-16 February');
    expect(read('Porto from £300 pp\nTravel 10 January to 20 March 2027, not Fridays').restrictions).toEqual([]);
  });
});

describe('what a network sets around a post (T-82)', () => {
  const post =
    'Harbour Row Travel\n4 March at 09:15 · 🌐\n\nNAPLES IN MAY\n🗓 Sat 8 May 2027 for 5 nights\n£420pp\n\n👍❤️ Ida Crane and 12 others\n3 comments  1 share\nLike   Comment   Share\n\nMost relevant\n\nIda Crane\nAnything from Hull? £380pp?\n2d   Like   Reply';

  it('is neither a date nor included, and comments are not read', () => {
    const deal = read(post);
    expect(deal.dates).toBe('May 8 to 13, 2027');
    expect(deal.includes).toEqual([]);
    expect(deal.price).toBe('£420');
    expect(deal.agentInfo.company).toBe('Harbour Row Travel');
  });

  it('keeps what is no comment', () => {
    expect(read('NAPLES\nPasta and 2 others\nLike a local: £420pp').price).toBe('£420');
    expect(read('NAPLES\n4 March at 09:15 to Rome\n£420pp').dates).toContain('March 4');
  });

  it('tells who writes over a post', () => {
    const head =
      'Edda Lindqvist\n • 2nd\nFounder at Fjordline Meetings | Retreats for teams\n2d • Edited •\n\nFollow\n\n';
    const deal = read(`${head}A lodge near Oslo, £420 per person`);
    expect(deal.agentInfo).toMatchObject({ name: 'Edda Lindqvist', company: 'Fjordline Meetings' });
    expect(deal.title).not.toBe('Edda Lindqvist');
    expect(read('Edda Lindqvist\nSpring in Oslo, £420 per person').agentInfo.company).toBeNull();
  });
});

describe('what a group pays (T-83)', () => {
  it.each([
    ['£300 per delegate\nA team of 16 therefore pays £4,800', '£4,800', 16],
    ['300 € pro Person\nEine Gruppe von 12 zahlt also 3.600 €', '3.600 €', 12],
    ['640 € par participant\nUne équipe de 15 paie donc 9 600 €', '9 600 €', 15],
    ['USD 740 por persona\nTotal los 2: USD 1.480', 'USD 1.480', 2],
    ['R$ 900 por pessoa\nTotal dos 2: R$ 1.800', 'R$ 1.800', 2],
  ])('is the total in %j', (text, total, count) => {
    expect(read(text)).toMatchObject({ totalPrice: total, passengers: count });
  });

  it('is told beside the price of one in the columns of a table', () => {
    const table =
      '# Corfu\n\n| Hotel | Price pp | Price for 2 |\n|:--|--:|--:|\n| Inn | £410 | £820 |\n| Mill | £500 | £1,000 |';
    expect(read(table)).toMatchObject({ price: '£410', totalPrice: '£820' });
    expect(read(table.replace('Price for 2', 'Code')).totalPrice).toBeNull();
  });

  it('is no fault where children pay less', () => {
    const text = 'Oslo\n£300 per adult\nTotal for 4: £1,050\nConditions\n- Children under 12 pay 75%';
    expect(codes(text)).toEqual([]);
    expect(codes(text.replace('Children under 12 pay 75%', 'Names by May'))).toEqual(['total-mismatch']);
  });

  it.each([
    ['iscritti      euro 380,00\nospiti        euro 410,00', 'euro 380,00'],
    ['adhérents     695 euros\nchambre seule  + 140 euros', '695 euros'],
    ['Tickets for Euro 2028', null],
  ])('reads the price in %j', (text, price) => expect(read(`Gita\n${text}`).price).toBe(price));
});

describe('headings (T-84)', () => {
  it.each([
    'What the crew looks after (included):',
    'In every case, the price includes',
    'In all cases the price includes',
    'In beiden Häusern sind im Preis enthalten',
    'Il comprend',
  ])('%j announces what is included', (heading) => {
    expect(read(`Oslo\n£300 pp\n\n${heading}\n- a sauna\n- a boat`).includes).toEqual(['a sauna', 'a boat']);
  });

  it.each(['Wochenprogramm', 'In programma:', 'Programme de la semaine', 'On-site fun'])(
    '%j announces activities',
    (heading) => {
      expect(read(`Oslo\n£300 pp\n\n${heading}\n- a sauna\n- a boat`).activities).toEqual(['a sauna', 'a boat']);
    },
  );

  it('announces conditions as a sentence', () => {
    const text = 'Oslo, £300 pp\n\nJust a few rules to mention. Everybody brings a towel. The lake is cold.';
    expect(read(text).restrictions).toEqual(['Everybody brings a towel', 'The lake is cold']);
    expect(read('Oslo, £300 pp\n\nA few boats to choose from. The lake is cold.').restrictions).toEqual([]);
  });

  it('leaves other brackets alone', () => {
    expect(read('Oslo\n£300 pp\n\nWho comes along (friends):\n- Ida\n- Ole').includes).toEqual([]);
  });
});

describe('who sells (T-85)', () => {
  it.each([
    ['Call our travel partner Bluefin Getaways at 1-800-555-0163.', { company: 'Bluefin Getaways' }],
    ['Call Sunrise Nomads 1800 555 0107', { name: null, company: 'Sunrise Nomads' }],
    ['Call Ida Crane 0161 555 0107', { name: 'Ida Crane' }],
    ['Organisation technique : Voyages Lierre, Dax', { company: 'Voyages Lierre' }],
    [
      'Let me know!\n\nNora Feld\nAtelier Fernweh, Lange Gasse 14, Ulm',
      { name: 'Nora Feld', company: 'Atelier Fernweh' },
    ],
    ['Let me know!\n\nKaribu,\nAchieng Odhiambo (Ms)', { name: 'Achieng Odhiambo' }],
  ])('is read from %j', (end, agent) => {
    const text = `Zanzibar week\n£300 pp\nIncludes: flights, breakfast\n\n${end}`;
    expect(read(text).agentInfo).toMatchObject(agent);
  });

  it('is no note where its address shows it', () => {
    const text =
      'Zanzibar week\n£300 pp\n\nTern Travel Shop, 14 Mill Street, Ely\nThe reef is near, 2 beaches too.\n\nBye,\nIda Crane';
    expect(read(text).notes).toBe('The reef is near, 2 beaches too.');
  });

  it('is no club that invites its members', () => {
    const deal = read('Wanderverein Oberau\n\nBUSREISE INS ELSASS\n6. Mai 2027 bis 9. Mai 2027\nEUR 300 pro Person');
    expect(deal.title).toBe('BUSREISE INS ELSASS');
  });
});

describe('where one stays (T-86)', () => {
  it('is read from the column of a table and from what a house is said to be', () => {
    const table =
      '# Corfu\n\n| Hotel | Board | Price pp |\n|:--|:--|--:|\n| Pelagia | B&B | £410 |\n| Old Mill | HB | £500 |';
    expect(read(table).accommodation).toBe('Pelagia; Old Mill');
    expect(read('A week at Mirlan, our 12-room farmhouse near Dax, £300 pp').accommodation).toBe('Mirlan');
    expect(read('A week in Corfu, our favourite island, £300 pp').accommodation).toBeNull();
    expect(read('Tsavo Lodge Safari, 3 days, USD 300 pp').accommodation).toBeNull();
  });

  it('gives the town under the house', () => {
    const deal = read('SETTIMANA BIANCA\n8 giorni\n\nHotel Montejela ***\nPralong, Alto Adige\n\nda 720 € a persona');
    expect(deal.destination).toBe('Pralong, Alto Adige');
  });
});

describe('things joined by plus signs (T-87)', () => {
  it('are read to the last, without the town of the hotel', () => {
    const deal = read(
      'Munnar 2N/3D @ Rs 9,500 pp! Stay Hotel Brisa, Munnar + breakfast + airport pickup + tango show. Call 98300 11111',
    );
    expect(deal.includes).toEqual(['breakfast', 'airport pickup', 'tango show']);
  });

  it('start behind who sends the message', () => {
    expect(read('BZ-TRIPCO: Hi! Coorg 2N/3D week @ Rs 9,500 pp, breakfast').title).toContain('Coorg 2N/3D');
  });
});
