import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../../../parse.ts';

const entries = (text: string) =>
  parseItinerary(text, { referenceDate: '2026-11-21' }).days.map(({ timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) => activities.map(({ title, time }) => `${time ?? '-'} ${title}`)),
  );
const first = (line: string) => entries(`Fri 4 June 2027\n${line}\nSat 5 June 2027\nlunch`)[0]?.[0];

describe('I-537 an hour that is taken back', () => {
  it.each([
    ['dinner at seven no sorry seven thirty', '7:30 PM dinner'],
    ['lunch at 1 no wait 1.30', '1:30 PM lunch'],
    ['boat at 10, sorry, 11', '11:00 AM boat'],
    ['dinner 8pm - correction: 8:30pm', '8:30 PM dinner'],
    ['boat at 9.15 i mean 9.45 from pier 2', '9:45 AM boat from pier 2'],
    ['museum we booked the nine oclock slot no sorry make that half past nine', '9:30 AM museum'],
    ['Abendessen um sieben nein Quatsch um halb acht', '7:30 PM Abendessen'],
    ['cena alle otto anzi alle otto e mezza', '8:30 PM cena'],
    ['dîner à huit heures pardon huit heures et demie', '8:30 PM dîner'],
  ])('I-537 %s', (line, read) => expect(first(line)).toBe(read));

  it.each([
    'lunch at 1 sorry 2 courses only',
    'walk at nine actually ten minutes away',
    'meet at ten sorry for the early start',
    'table at 7 no 4',
    'room 12 sorry 14 at the end',
  ])('I-537 nothing is taken back in %s', (line) => {
    const [spoken = ''] = line.split(/ (?:sorry|actually|no) /);
    expect(first(line)).toContain(spoken.split(' ')[0]);
    expect(first(line)).toMatch(/ (?:sorry|actually|no) /);
  });
});

it('I-537 another hour alone takes none back', () =>
  expect(first('Boat at 9.15, at 10.45 in summer, sorry')).toContain('9:15'));

describe('I-538 what is dictated behind an hour', () => {
  const trip = (friday: string, sunday = 'sunday brunch at eleven') =>
    entries(`so friday ${friday} saturday kayak tour at 9 am then pizza in town ${sunday}`);

  it('I-538 the next thing begins behind and', () => {
    expect(trip('boat to the fort at 10 in the morning and lunch at a taverna by the sea')[0]).toEqual([
      '10:00 AM boat to the fort',
      '- lunch at a taverna by the sea',
    ]);
    expect(trip('they check out at 11 and drive over to hythe')[0]).toEqual([
      '11:00 AM they check out',
      '- drive over to hythe',
    ]);
    expect(trip('they get the hire car and drive to hythe and check in at the mill inn')[0]?.at(-1)).toBe(
      '- check in at the mill inn',
    );
  });

  it('I-538 not where and joins what is one', () => {
    expect(trip('castle tour and lunch at the mill')[0]).toHaveLength(1);
    expect(trip('castle tour at 10 and lunch included')[0]).toHaveLength(1);
  });

  it('I-538 the flight gets in at its hour', () =>
    expect(
      trip('they fly leeds to faro the flight leaves 10 past 2 in the afternoon and gets in quarter to nine at night'),
    ).toMatchObject([[expect.stringMatching(/^2:10 PM – 8:45 PM they fly leeds to faro/)], {}, {}]));

  it('I-538 a farewell is no part of the last day', () => {
    expect(trip('castle at 10', 'sunday train home at 11 thats it let me know if anythings missing bye')[2]).toEqual([
      '11:00 AM train home',
    ]);
    expect(trip('castle at 10', 'sunday train home at 11 thats it')[2]).toEqual(['11:00 AM train home']);
    expect(trip('castle at 10', 'sunday brunch with all that is left')[2]).toEqual(['- brunch with all that is left']);
  });
});
