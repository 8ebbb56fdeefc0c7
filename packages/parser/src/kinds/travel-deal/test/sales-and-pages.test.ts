import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-27' });

describe('T-603 how long prices are down', () => {
  it.each([
    ['Durante tres días, nuestros hoteles de Lisboa bajan un 35 %. Desde 199 € por persona', null],
    ['During three days only, our Lisbon hotels are down 30%. From £199pp', null],
    ['For 4 days in Lisbon you pay £299 pp', '4 days'],
  ])('%s', (line, duration) => {
    expect(read(`Lisbon\n${line}`).duration).toBe(duration);
  });
});

describe('T-604 other dates', () => {
  it('do not lead where the offer tells its own', () => {
    const { dates } = read(
      'Skiwoche in Tirol\nSa., 23.01.2027 – Sa., 30.01.2027\nab 849 € p.P.\n\nWeitere Termine und Preise\nTermin\tDZ\tEZ\n09.01.2027 – 16.01.2027\t879 €\t1.039 €\n16.01.2027 – 23.01.2027\t869 €\t1.029 €',
    );
    expect(dates).toBe('January 23 to 30, 2027');
  });
  it('are read where there are no others', () => {
    expect(read('Skiwoche in Tirol\n7 Nächte ab 499 € p.P.\nWeitere Termine\n09.01.2027 – 16.01.2027').dates).toBe(
      'January 9 to 16, 2027',
    );
  });
});

describe('T-605 a company by its legal form', () => {
  it.each([
    ['Nube Azul, S. L. · C/ Mayor 3, 28001 Madrid', 'Nube Azul'],
    ['Sellers Point, Spa · 12 High Street, Ely', null],
  ])('%s', (line, company) => {
    expect(read(`Corfu\n7 nights from £499 pp\n${line}`).agentInfo?.company ?? null).toBe(company);
  });
  it('and its town head no offer', () => {
    const { title, destination } = read(
      'KIFARU TRAILS LTD, NAIROBI\nSAFARI ADD-ONS 2027\n3 nights in Amboseli from USD 1,145 per person',
    );
    expect([title, destination]).toEqual(['SAFARI ADD-ONS 2027', 'Amboseli']);
  });
});

describe('T-606 how long a sale lasts', () => {
  it.each([
    [
      'FLASH SALE: 30% OFF LISBON\nOnly Monday 30 November to Wednesday 2 December\nStays 10 January to 30 April 2027',
      '2026-12-02',
      'January 10 to April 30, 2027',
    ],
    [
      '48 Stunden Sale: Lissabon\nNur vom 30.11. bis 1.12.2026\nReisezeitraum: 10.01.2027 - 30.04.2027',
      '2026-12-01',
      'January 10 to April 30, 2027',
    ],
    [
      'LISBON WEEKENDS\nOnly from 10 January to 30 April 2027\nTravel 10 January to 30 April 2027',
      null,
      'January 10 to April 30, 2027',
    ],
    ['Ski sale: 30% off Tignes\nOnly 9 - 16 January 2027', null, 'January 9 to 16, 2027'],
  ])('%s', (head, validUntil, dates) => {
    const deal = read(`${head}\nHotel Sol, 3 nights from £199 pp`);
    expect([deal.validUntil, deal.dates]).toEqual([validUntil, dates]);
  });
});

describe('T-607 seasons over a sheet', () => {
  it('keep what its figures are', () => {
    const { price, restrictions } = read(
      'Mara fly-in, 3 nights\nRates in USD per person sharing\n\nSEASONS\nGreen\t01 Apr 2027 - 31 May 2027\nPeak\t01 Jun 2027 - 31 Oct 2027\n\nCamp\tGreen\tPeak\nAcacia Camp\t1,145\t1,390\nRiver Lodge\t1,320\t1,575\nChild 5-11 sharing with 2 adults\t70%\t75%',
    );
    expect([price, restrictions]).toEqual(['USD 1,145', []]);
  });
});

describe('T-608 who is here, and what is asked for by when', () => {
  const HEAD = 'Lisbon, Fri 4 - Mon 7 June, 3 nights €489 pps';
  it.each([
    ['only 8 places left, need €100 deposit each by Fri 11 Dec', '2026-12-11'],
    ['we need a deposit of £50 by 11 December, balance by 1 March', '2026-12-11'],
    ['il me faut un acompte de 100 € avant le 11 décembre', '2026-12-11'],
    ['£50 deposit, balance due by 1 March', null],
    ['We need the balance by 1 March', null],
    ['We need the balance less your deposit by 1 March', null],
    ['Deposit due by 1 March', null],
  ])('%s', (line, validUntil) => {
    expect(read(`${HEAD}\n${line}`).validUntil).toBe(validUntil);
  });
  it.each([
    [
      'Howya folks 👋 Gráinne here from Hill & Vale Travel in Ennis',
      { name: 'Gráinne', company: 'Hill & Vale Travel' },
    ],
    ['Lunch here at Casa Travel Bar', { name: null }],
  ])('%s', (line, agent) => {
    expect(read(`${line}\n${HEAD}`).agentInfo).toMatchObject(agent);
  });
});

describe('T-610 what all offers include', () => {
  it.each([
    ['All our Algarve breaks include', ['Rooms as shown', 'Pre-booked rounds', '24-hour helpline'], []],
    ['Todas las reservas incluyen', ['Rooms as shown', 'Pre-booked rounds', '24-hour helpline'], []],
    [
      'All our breaks do not include',
      [],
      ['do not include: Rooms as shown', 'do not include: Pre-booked rounds', 'do not include: 24-hour helpline'],
    ],
  ])('%s', (heading, includes, restrictions) => {
    const deal = read(
      `Algarve golf, 3 nights from £329 pp\n${heading}\nRooms as shown\nPre-booked rounds\n24-hour helpline`,
    );
    expect([deal.includes, deal.restrictions]).toEqual([includes, restrictions]);
  });
});

describe('T-611 a page that says where it is', () => {
  const POST = '\nYesterday at 19:42 · 🌍\n\nSAY "I DO" IN CYPRUS\n\n7 nights from £799pp';
  it('is the company, and no title', () => {
    const { title, agentInfo } = read(`Bell & Birch Travel is in Protaras, Cyprus.${POST}`);
    expect([title, agentInfo?.company]).toEqual(['SAY "I DO" IN CYPRUS', 'Bell & Birch Travel']);
  });
  it('sets a picture before a day, which is nothing one gets', () => {
    expect(
      read(
        'Cyprus wedding, 7 nights from £799pp\n⛪ Ceremony Wednesday 19 May at 4pm\n✈️ Return flights and transfers\n💐 Bridal bouquet',
      ).includes,
    ).toEqual(['Return flights and transfers', 'Bridal bouquet']);
  });
});

describe('T-612 a length behind a board', () => {
  it('heads no list', () => {
    expect(read('CLUB OURANOS\nTout compris – 8 jours / 7 nuits\nÀ partir de 729 € par personne').includes).toEqual([
      'Tout compris',
    ]);
    expect(
      read('CLUB OURANOS\nTout compris – vol / 7 nuits / transferts\nÀ partir de 729 € par personne').includes,
    ).toContain('transferts');
  });
  it('has its return in a drawn table', () => {
    expect(
      read(
        'Crète, 8 jours dès 729 € par personne\n\nDépart     | Retour     | Paris\n-----------+------------+------\n10/04/2027 | 17/04/2027 | 729 €\n17/04/2027 | 24/04/2027 | 849 €',
      ).dates,
    ).toBe('April 10 to 17, 2027');
  });
  it('stands over a price that is no title', () => {
    expect(
      read('VILLAGE-CLUB TERRASSES 4*\nTout compris : 8 jours / 7 nuits\nÀ partir de 729 € TTC par personne').title,
    ).toBe('VILLAGE-CLUB TERRASSES 4*');
  });
});

describe('T-613 use of two things', () => {
  it.each([
    [
      'La quota comprende: uso di piscine e palestra, pensione completa e spettacoli',
      ['uso di piscine e palestra', 'pensione completa', 'spettacoli'],
    ],
    ['Includes: transfers, use of the pool and gym', ['transfers', 'use of the pool and gym']],
    ['Includes: transfers, access to the lounge and breakfast', ['transfers', 'access to the lounge', 'breakfast']],
  ])('%s', (line, includes) => {
    expect(read(`Crociera 8 giorni da € 349 a persona\n${line}`).includes).toEqual(includes);
  });
  it('stands beside the ship, the balance and whom to ask for', () => {
    const { accommodation, restrictions, agentInfo } = read(
      'Crociera 8 giorni da € 349 a persona\nNAVE: STELLA DI LEVANTE\nSaldo alla prenotazione.\nAGENZIA VENTO DI MARE, VIA GARIBALDI 41, ALESSANDRIA. TEL. 0131 555 0182, CHIEDI DI SIMONA',
    );
    expect([accommodation, restrictions, agentInfo?.name]).toEqual([
      'STELLA DI LEVANTE',
      ['Saldo alla prenotazione'],
      'SIMONA',
    ]);
    expect(read('Nachtzug nach Rom ab 349 € p.P.\nSchiff: Überfahrt inklusive').accommodation).toBeNull();
  });
});

describe('T-614 until when clients save', () => {
  it.each([
    [
      'We have 22 cabins left, and until Friday 18 December 2026 your clients save up to £400 per person.',
      '2026-12-18',
    ],
    ['Bis 18. Dezember sparen Sie 50 € pro Person', '2026-12-18'],
    ['Stay from 3 April until 18 April 2027, you get a free dinner', null],
  ])('%s', (line, validUntil) => {
    expect(read(`Danube in spring, from £1,795pp\n${line}`).validUntil).toBe(validUntil);
  });
});
