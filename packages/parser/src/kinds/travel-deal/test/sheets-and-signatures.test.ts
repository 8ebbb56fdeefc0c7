import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-429 sheets with tabs, programmes by rank, labels of whom to write to', () => {
  const SHEET =
    'Programme\tCrossroads of Jordan\t8 days / 7 nights, private\nValidity\t01-Mar-2027 to 31-May-2027\tdaily\n\nINCLUDED\n1\tMeet and assist\n2\t7 nights with breakfast\n\nCONDITIONS\na\tNo pets\nb\tDeposit 30%\n\nUSD 800 per person';

  it('T-429 the title of a row is its own cell, and numbers of entries are none of their words', () => {
    const deal = read(SHEET);
    expect(deal).toMatchObject({
      title: 'Crossroads of Jordan',
      includes: ['Meet and assist', '7 nights with breakfast'],
      restrictions: ['No pets', 'Deposit 30%'],
      activities: [],
    });
  });

  it('T-429 rows of days are a programme all the same', () =>
    expect(
      read('Jordan, USD 800 per person\n\nDay\tProgramme\n1\tArrive in Amman\n2\tDrive to Petra\n3\tFly home')
        .activities,
    ).toEqual(['Arrive in Amman', 'Drive to Petra', 'Fly home']));

  it.each([
    [
      '1. Tag: Anreise nach Chur\nMit dem ICE nach Zürich.\n2. Tag: Heimreise\nRückfahrt.',
      '1. Tag: Anreise nach Chur: Mit dem ICE nach Zürich.',
    ],
    ['1er jour : Bastia\nArrivée et dîner.\n2ème jour : Calvi\nBalade.', '1er jour : Bastia: Arrivée et dîner.'],
    ['1º día - Lima\n2º día - Cusco', '1º día - Lima'],
  ])('T-429 %j is a programme', (days, first) => {
    const { activities } = read(`Rundreise, 699 € pro Person\n\n${days}`);
    expect(activities[0]).toBe(first);
    expect(activities).toHaveLength(2);
  });

  it('T-429 lengths with their prices are none', () =>
    expect(read('Angebote\n3 Tage - Wien 199 € p.P.\n5 Tage - Rom 399 € p.P.').activities).toEqual([]));

  it.each([
    ['Votre contact', 'Clémence Vaudrey', 'Agence Vaudrey Voyages'],
    ['Ihre Ansprechpartnerin', 'Anna Huber', 'Reisebüro Huber'],
  ])('T-429 %s ends the list of conditions', (label, name, company) => {
    const deal = read(
      `Ski week, 6 to 13 February 2027, £512 pp\nConditions\nNo pets\nDeposit 30%\n${label}\n${name}\n${company}\n04 79 55 01 27`,
    );
    expect(deal.restrictions).toEqual(['No pets', 'Deposit 30%']);
    expect(deal.agentInfo).toMatchObject({ name, company });
  });

  it('T-429 a condition on whom to contact is one', () =>
    expect(read('Ski week, £512 pp\nConditions\nNo pets\nContact the reception on arrival').restrictions).toHaveLength(
      2,
    ));

  it('T-429 `Ihr Hotel` names none', () =>
    expect(
      read('Chur, 12. bis 17. Juni 2027, 699 € p.P.\n\nIhr Hotel\nDas Hotel Steinbockhof liegt am Bahnhof.')
        .accommodation,
    ).toBe('Hotel Steinbockhof'));
});

describe('T-498 lists, houses and names of mails and posts', () => {
  it.each([
    ['dat is met:', 'familiekamer met schuifdeur', 'kidsclub (4-12 jaar) + waterglijbanen'],
    ["That's with:", 'family room with sliding door', 'kids club (4-12 yrs) + slides'],
    ['Dafür gibt es:', 'Familienzimmer mit Schiebetür', 'Wasserrutschen'],
    ['Pour ce prix vous avez :', 'chambre familiale', 'toboggans'],
    ['Il tutto con:', 'camera familiare', 'club bambini'],
  ])('T-498 %s heads what is included', (heading, ...entries) =>
    expect(
      read(`Kreta, 24.04.2027 - 01.05.2027\n719 € p.p.\n\n${heading}\n- ${entries.join('\n- ')}`).includes,
    ).toEqual(entries),
  );

  it.each([
    ['🏨 5 noches en Casa Almendro Boutique (Getsemaní) con desayuno', 'Casa Almendro Boutique'],
    ['4 notti a Masseria Torre Bianca con colazione', 'Masseria Torre Bianca'],
  ])('T-498 %s names the house', (line, house) =>
    expect(read(`13 - 18 febrero 2027\n${line}\n$890 USD por persona`).accommodation).toBe(house),
  );

  it('T-498 a town is none', () =>
    expect(
      read('13 - 17 febrero 2027\n🏨 4 noches en Montego Bay con desayuno\n$890 USD por persona').accommodation,
    ).toBeNull());

  it.each([
    ['Mándanos DM o whats al 55 5555 0173 con Lupita 💛', 'Lupita'],
    ['Reservas por whats 55 0000 8126 con Lupita o reservas@ajolote.example', 'Lupita'],
    ['DM us or text 07700 900222 ask for Sue x', 'Sue'],
    ['LG aus der Therme\nManuela, Reservierung', 'Manuela'],
    ['Reservas: 600 555 014', null],
    ['Volamos con Iberia. Whatsapp 600 555 014 con Iberia', null],
  ])('T-498 %j is signed by %s', (line, name) =>
    expect(read(`Malta, 3 al 10 mayo 2027, 499 € por persona, 7 noches\n${line}`).agentInfo.name).toBe(name),
  );
});

describe('T-499 towns by their nights', () => {
  it('T-499 are the destination, and not the way of the flight', () =>
    expect(
      read(
        '*UMRAH PACKAGE JAN 2027*\nMumbai to Jeddah direct by Saudia\n4th Jan 2027 to 18th Jan 2027\nMakkah 8 nts - Hotel Noor Al Bayt\nMadinah 6 nights : Dar Al Ansar Residence\nRs. 98,500/- per person',
      ).destination,
    ).toBe('Makkah, Madinah'));

  it('T-499 a flight goes to its second place', () =>
    expect(read('Honeymoon deal\nLondon to Denpasar direct with Garuda, 3 to 13 May 2027\n£1,499 pp').destination).toBe(
      'Denpasar',
    ));

  it('T-499 a train goes from the one to the other', () =>
    expect(read('Group tour 10 nights, 3 May 2027\nLisbon to Porto direct train included\n£999 pp').destination).toBe(
      'Lisbon to Porto',
    ));
});

describe('T-500 other times and kinds of tours', () => {
  it.each([
    'Hotel Miramar, Nerja, 3-10 May 2027, £560pp (she first asked for the Casa Verde, £499 then)',
    'Mrs Lane wants Malta 3-10 May 2027 (last year she paid £480pp)\nHotel Bay View, half board, £560pp',
    'Malta 3-10 May 2027 (letztes Jahr haben sie £480 bezahlt)\nHotel Bay View, half board, £560pp',
  ])('T-500 what was paid another time is no price: %#', (text) => expect(read(text).price).toBe('£560'));

  it('T-500 what it was before a reduction is told all the same', () =>
    expect(read('Malta, 7 nights from 3 May 2027\nwas £599, now £549 per person')).toMatchObject({
      price: '£549',
      originalPrice: '£599',
    }));

  it.each([
    ['Boat Tours', null],
    ['Walking Tours', null],
    ['Alba Tours', 'Alba Tours'],
  ])('T-500 of %s the company is %s', (line, company) =>
    expect(
      read(`Malta, 7 nights from 3 May 2027, £599pp\nFlights and hotel\n\n${line}\n07700 900222`).agentInfo.company,
    ).toBe(company),
  );
});
