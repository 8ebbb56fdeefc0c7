/** I-460: days that two people settle in an exported chat. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (...said: readonly string[]) =>
  parseItinerary(
    said.map((line, i) => `[12/03/27, 18:${String(i + 10)}:11] ${i % 2 === 0 ? 'Ana' : 'Tom'}: ${line}`).join('\n'),
    { referenceDate: '2026-11-20' },
  ).days.map(({ date, timeBlocks }) => [
    date,
    ...timeBlocks.flatMap(({ activities }) => activities.map(({ title, time }) => `${title} ${time}`)),
  ]);
/** The entries of a Saturday between a Friday and a Sunday. */
const saturday = (...said: readonly string[]) =>
  read(
    'porto 23-25 april?',
    'yes. friday 23 flight 09:15',
    'ok',
    ...said,
    'sunday boat at 11:00',
    'ok',
    'train home 15:00',
  )[1]?.slice(1);

describe('I-460 a settled chat', () => {
  it('has its days and entries, whoever says them', () => {
    expect(
      read(
        'Hamburg 23. bis 25. April?',
        'ja! Freitag Zug um 16:05, an 18:20',
        'super. Abendessen im Fischhaus um 19:30?',
        'die haben nur 20:15',
        'ok 20:15',
        'am Samstag Elbphilharmonie 11:00',
        'Sonntag Fischmarkt um 7:00?',
        'nein, zu früh',
        'dann Brunch 10:30, Zug zurück 16:40',
      ),
    ).toEqual([
      ['2027-04-23', 'Zug 4:05 PM – 6:20 PM', 'Abendessen im Fischhaus 8:15 PM'],
      ['2027-04-24', 'Elbphilharmonie 11:00 AM'],
      ['2027-04-25', 'Brunch 10:30 AM', 'Zug zurück 4:40 PM'],
    ]);
  });

  it.each([
    [['saturday museum at 10:00?', 'yes'], ['museum 10:00 AM']],
    [['saturday museum at 10:00', 'better 11:00', 'ok 11:00', 'great'], ['museum 11:00 AM']],
    [
      ['saturday museum at 10:00', 'dinner at Casa Sol 21:00?', 'full, Casa Mar instead, 20:30', 'ok'],
      ['museum 10:00 AM', 'Casa Mar instead 8:30 PM'],
    ],
  ])('takes over what is agreed: %j', (said, entries) => expect(saturday(...said)).toEqual(entries));

  it.each([
    [['saturday museum at 10:00', 'better 11:00', 'hmm let me check', 'mm'], ['museum null']],
    [['saturday museum at 10:00', 'boat at 14:00?', 'not sure', 'mm'], ['museum 10:00 AM']],
    [['saturday museum at 10:00', 'boat at 14:00', 'no, too cold', 'mm'], ['museum 10:00 AM']],
    [['saturday museum at 10:00', 'my train from work is at 17:00 on thursday', 'poor you', 'mm'], ['museum 10:00 AM']],
    [['saturday museum at 10:00', 'i can leave work at 14:00', 'ok', 'mm'], ['museum 10:00 AM']],
    [['saturday museum at 10:00', 'they moved the museum to 12:00', 'oh', 'mm'], ['museum null']],
  ])('leaves out what stays open: %j', (said, entries) => expect(saturday(...said)).toEqual(entries));

  it('is none of one who writes alone, or of talk without hours', () => {
    expect(read('friday cinema', 'ok', 'saturday is free', 'yes', 'lunch at 13:00?', 'hm', 'no')).toEqual([]);
  });
});
