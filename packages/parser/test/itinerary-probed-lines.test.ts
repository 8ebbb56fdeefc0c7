/** I-194 to I-199: rides with hours of their own, days by weekday and figure, lengths and board behind commas, lines between rows. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-24' });
const told = (text: string): readonly string[] =>
  read(text).days.map(
    ({ date, timeBlocks }) =>
      `${date}: ${timeBlocks.flatMap(({ activities }) => activities.map((a) => `${a.time ?? '-'} ${a.title}`)).join(', ')}`,
  );
const first = (line: string) =>
  told(`Trip 2027\n\nMon 3 May 2027\n${line}\n\nTue 4 May 2027\n10:00 Walk`)[0]?.slice(12);

describe('I-194 when a ride leaves and arrives', () => {
  it.each([
    [
      '06:30 pick-up, fast boat 09:00 from the pier, arr 10:45',
      '6:30 AM pick-up, 9:00 AM – 10:45 AM fast boat from the pier',
    ],
    ['07:35 train from Ost, 10:30 arrive Top of Europe', '7:35 AM – 10:30 AM train from Ost, arrive Top of Europe'],
    ['12:25   LX 2813 GVA-ZRH 13:15', '12:25 PM – 1:15 PM LX 2813 GVA-ZRH'],
    ['09.15 u vertrek station Utrecht, aankomst 11.10', '9:15 AM – 11:10 AM vertrek station Utrecht'],
  ])('%s', (line, entries) => {
    expect(first(line)).toBe(entries);
  });

  it.each([
    ['vol retour AF1005 16h15 arr. 18h25', '4:15 PM – 6:25 PM vol retour AF1005'],
    ['checkout 11am, BA112 JFK 18.20 lands LHR 6.20', '11:00 AM checkout, 6:20 PM – 6:20 AM BA112 JFK'],
    ['vlucht DBV - AMS 12:25 - 14:55', '12:25 PM – 2:55 PM vlucht DBV - AMS'],
    ['check out 8am, U24620 SPU-LGW 11.35', '8:00 AM check out, 11:35 AM U24620 SPU-LGW'],
  ])('in a day of one line: %s', (line, entries) => {
    const [day] = told(`Trip 2027\n\n3 May: ${line}\n4 May: walk 10:00\n5 May: museum 11:00`);
    expect(day?.slice(12).startsWith(entries)).toBe(true);
  });

  it.each([
    ['LH2022 MUC-DUS 07:00 08:10', '7:00 AM – 8:10 AM LH2022 MUC-DUS'],
    ['17:25 ICE 513 Köln Hbf (Gl. 14) - Ulm 22:15', '5:25 PM – 10:15 PM ICE 513 Köln Hbf (Gl. 14) - Ulm'],
  ])('behind the number of a train or flight: %s', (line, entry) => {
    expect(first(line)).toBe(entry);
  });

  it('a heading that is a ride tells an entry', () => {
    const [day] = told(
      'Rail\n\nDay 1 Mon 3.5.27  Ghent 09:07 - Lille 09:52 (IC 75)\n  stroll\nDay 2 Tue 4.5.27  home\n  10:00 train',
    );
    expect(day).toContain('9:07 AM – 9:52 AM Ghent – Lille');
  });
});

describe('I-195 a weekday and the figure of its day with no mark behind', () => {
  it('is the day after the one before', () => {
    expect(
      told(
        'NYC!!\n\nthurs 14 oct\n2.15pm land\nfri 15\n10am MoMA\nsat 16 brunch 11.30am, rooftop drinks 9pm\nmon 3 tickets left',
      ).map((day) => day.slice(0, 10)),
    ).toEqual(['2027-10-14', '2027-10-15', '2027-10-16']);
  });

  it('also with two letters, in capitals', () => {
    expect(
      told('Rom\n\nFr 7.5.\n18:00 Ankunft\nSa 8\n10 Uhr Kolosseum\nSo 9 Messe 10 Uhr, mittags Pasta'),
    ).toHaveLength(3);
  });
});

describe('I-196 lengths and board behind a comma', () => {
  it.each([
    ['sail to Milna, 2hrs', '2hrs'],
    ['O/N Heritage Camp, FB', 'FB'],
  ])('%s', (line, description) => {
    const { days } = read(`Trip 2027\n\n3 May: ${line}\n4 May: walk 10:00, lunch\n5 May: museum 11:00`);
    const activities = days[0]?.timeBlocks[0]?.activities ?? [];
    expect(activities).toHaveLength(1);
    expect(activities[0]?.description).toBe(description);
  });
});

describe('I-197 from where to where at the head of a day of one line', () => {
  it('names the day', () => {
    const { days } = read(
      'Safari\n\nDay 1: Arusha – Tarangire NP (2-3hrs). Pick-up 7.30am from your hotel. Game drive with picnic lunch.\nDay 2: Tarangire – Serengeti (6hrs drive). En-route game drive.\nDay 3: Serengeti full day. Balloon safari at 5am.',
    );
    expect(days.map(({ title }) => title)).toEqual(['Arusha – Tarangire NP', 'Tarangire – Serengeti', null]);
  });
});

describe('I-198 lines between the rows of a table of days', () => {
  it('are told of the day above', () => {
    const rows = [
      'Datum\tHafen\tan\tab',
      'Sa 05.06.27\tKiel\t\t18:00',
      'So 06.06.27\tSeetag\t\t',
      'Mo 07.06.27\tBergen\t08:00\t17:00',
    ];
    expect(told(`Fjorde\n\n${rows.join('\n')}\nAusflug: Fløyen, 29 €\nDi 08.06.27\tKiel\t09:00\t\n\nab 899 €`)).toEqual(
      [
        '2027-06-05: 6:00 PM Kiel',
        '2027-06-06: - Seetag',
        '2027-06-07: 8:00 AM – 5:00 PM Bergen, - Ausflug: Fløyen',
        '2027-06-08: 9:00 AM Kiel',
      ],
    );
  });

  it('are said of the entry above where each row has its hour', () => {
    const { days } = read(
      'Programme\n\nDate\tTime\tActivity\tPlace\nFri 7 May\t09:00\tKeynote\tHall A\nbring your badge\nSat 8 May\t13:00\tLunch\tTerrace',
    );
    expect(days[0]?.timeBlocks[0]?.activities[0]?.description).toBe('bring your badge');
    expect(days).toHaveLength(2);
  });
});

describe('I-199 dotted dates in the cells of a table', () => {
  it('need no year', () => {
    expect(
      told('Island\n\nTag\tDatum\tRoute\tHotel\n1\t3.6.\tReykjavik\tHotel Borg\n2\t4.6.\tVik\tHotel Kría').map((day) =>
        day.slice(0, 10),
      ),
    ).toEqual(['2027-06-03', '2027-06-04']);
  });
});

describe('I-200 days and calls between strokes', () => {
  it('a figure before a weekday and its date is no range of dates', () => {
    expect(
      told(
        'Med\n\n1 / Sat 8 May / Bari / - / 18:00\n2 / Sun 9 May / Split / 08:00 / 17:00\n3 / Mon 10 May / Bari / 08:00 / -',
      )[1],
    ).toBe('2027-05-09: 8:00 AM – 5:00 PM Split');
  });

  it('hours in brackets behind a port are its call', () => {
    expect(
      told(
        'Croisière\n\nJour 1 - 8 mai : Marseille\n15h00 : accueil\n\nJour 2 - 9 mai : Gênes (08h00 - 17h00)\nExcursion (45 €)',
      )[1],
    ).toContain('8:00 AM – 5:00 PM Gênes');
  });

  it('nights at a hotel are a stay, whatever is included', () => {
    const { days } = read(
      'Trip\n\nMon 14 Jun 2027\nHOTEL  Harbour City, 2 nights, breakfast\nTue 15 Jun 2027\n10:00 Walk',
    );
    expect(days[0]?.timeBlocks[0]?.activities[0]?.type).toBe('accommodation');
  });
});
