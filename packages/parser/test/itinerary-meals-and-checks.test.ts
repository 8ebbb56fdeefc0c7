/** Lines of hasty plans: meals with their hour, check-ins between hours, the length of a day's way, columns of a drive with its nights. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const entries = (lines: string) =>
  read(`Trip\n\nMonday 6 September 2027\n${lines}`).days.flatMap(({ timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) => activities),
  );
const shown = (lines: string) => entries(lines).map(({ title, time }) => (time === null ? title : `${time} ${title}`));

describe('I-322 a meal with its hour', () => {
  it.each([
    ['9:00 Museum\ndinner 8pm\nwhales 8.30am marina', ['9:00 AM Museum', '8:00 PM dinner', '8:30 AM whales marina']],
    ['9:00 Museum\njantar 20h\nbaleias 8h30 marina', ['9:00 AM Museum', '8:00 PM jantar']],
    ['9.00 Uhr Museum\nAbendessen 20 Uhr\nWale 8.30 Uhr Hafen', ['9:00 AM Museum', '8:00 PM Abendessen']],
  ])('is no part of the day for a line with an hour of its own: %s', (lines, expected) => {
    expect(shown(lines).slice(0, expected.length)).toEqual(expected);
    expect(entries(lines).filter(({ time }) => time === '8:00 PM')).toHaveLength(1);
  });

  it('heads what is set in below it', () => {
    const [day] = read('Trip\n\nMonday 6 September 2027\nDinner 20:00\n  - Bar Azul\n  - flamenco').days;
    expect(day?.timeBlocks[0]?.period).toBe('Dinner');
  });
});

describe('I-323 an hour with h behind what cannot last so long', () => {
  it.each([
    ['almoço 13h Tasca da Lagoa', '1:00 PM'],
    ['jantar às 20h', '8:00 PM'],
    ['déjeuner 13h Chez Paul', '1:00 PM'],
    ['check-in 15h', '3:00 PM'],
    ['départ 17h', '5:00 PM'],
  ])('%s', (line, time) => {
    expect(entries(`- 9:00 Museum\n- ${line}`)[1]?.time).toBe(time);
  });

  it.each(['visite 2h du musée', 'randonnée 13h', 'dîner 3h', 'départ 7h de route'])('%s is none', (line) => {
    expect(entries(`- 9:00 Museum\n- ${line}`)[1]?.time).toBeNull();
  });

  it('is the end of a journey behind a stroke', () => {
    expect(entries('LIS-PDL S4 121 10h10/11h35')[0]?.time).toBe('10:10 AM – 11:35 AM');
  });
});

describe('I-324 a check-in or check-out between hours', () => {
  it('is an entry of its own', () => {
    expect(
      shown(
        '0600 land, car w/ placard\nEarly check in at The Tembusu House, 2 nts\n11.30 am meeting\nCheck-out\n7 pm dinner',
      ),
    ).toEqual([
      '6:00 AM land, car w/ placard',
      'Early check in at The Tembusu House, 2 nts',
      '11:30 AM meeting',
      'Check-out',
      '7:00 PM dinner',
    ]);
  });

  it('is none about the house', () => {
    expect(shown('10:00 Hotel Lua\ncheck in desk in the lobby\n12:00 Museum')).toEqual([
      '10:00 AM Hotel Lua',
      '12:00 PM Museum',
    ]);
  });
});

describe("I-321 the length of a day's way behind a label", () => {
  const told = (plan: string) => entries(plan).map(({ title, distance }) => [title, distance]);

  it('is that of its ride, else of what is walked', () => {
    expect(told('Distance: 24 km — 5 h\n9:00 breakfast\n10:00 ride to the coast')).toEqual([
      ['breakfast', null],
      ['ride to the coast', '24 km'],
    ]);
    expect(told('Distance: 24 km — 5 h\n9:00 breakfast\n10:00 walk to the coast')).toEqual([
      ['breakfast', null],
      ['walk to the coast', '24 km'],
    ]);
  });

  it('is none of a day at the table', () => {
    expect(told('Distance: 24 km\n9:00 breakfast\n10:00 museum').every(([, distance]) => distance === null)).toBe(true);
  });
});

describe('I-320 a table of a drive with its nights', () => {
  const table = (fee: string) =>
    read(
      `Tasmania loop\n\nDay\tDate\tLeg\tKm\tStop on the way\tCampsite\t${fee}\n1\tSat 06/02/2027\tHobart to Port Arthur\t86\tTasman Arch\tBay Park\tA$48\n2\tSun 07/02/2027\tPort Arthur to Swansea\t178\tHistoric Site\tGum Park\tA$45`,
    ).days[0];

  it('names its days by the legs, and its stops and nights', () => {
    const day = table('Fee/night');
    expect(day?.title).toBe('Hobart to Port Arthur');
    expect(day?.timeBlocks[0]?.activities).toMatchObject([
      { title: 'Hobart to Port Arthur', type: 'travel', cost: null },
      { title: 'Tasman Arch' },
      { title: 'Bay Park', type: 'accommodation', cost: 'A$48' },
    ]);
  });

  it('has another price where it had it', () => {
    expect(table('Entry fee')?.timeBlocks[0]?.activities[0]?.cost).toBe('A$48');
  });
});

describe('I-325 the name of a trip', () => {
  it('is not who sells it, told by since when', () => {
    expect(
      read('LES SABOTS DU MONT — randonnées depuis 1998\n\nCausses et Cévennes\n\nJour 1\n9h00 départ').title,
    ).toBe('Causses et Cévennes');
    expect(read('Summer in Wales since 2026\n\nDay 1\n9:00 start').title).toBe('Summer in Wales since 2026');
  });

  it('is the subject of a mail, also behind `Sub:`', () => {
    expect(read('From: A <a@b.example>\nSub: RE: RE: Trip to Jakarta\n\nMon 15 Feb 2027\n0600 land').title).toBe(
      'Trip to Jakarta',
    );
  });
});
