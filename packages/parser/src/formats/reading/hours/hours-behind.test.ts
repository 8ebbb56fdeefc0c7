import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../../../parse.ts';

const entries = (lines: string) =>
  parseItinerary(`Sat 6 March 2027\n${lines}`, { referenceDate: '2026-11-21' }).days.flatMap((day) =>
    day.timeBlocks.flatMap((block) => block.activities.map(({ title, time }) => `${time ?? '-'} ${title}`)),
  );

describe('I-482 several entries in one line, each with its hour behind it', () => {
  it.each([
    ['check in 15:00, dinner 20:00', ['3:00 PM check in', '8:00 PM dinner']],
    ['transfer 9.30, flight 12.05', ['9:30 AM transfer', '12:05 PM flight']],
    ['Museum 9h30 et déjeuner 12h15', ['9:30 AM Museum', '12:15 PM déjeuner']],
    ['dinner 8pm, show 10pm', ['8:00 PM dinner', '10:00 PM show']],
    ['Louvre 14:30, train 18:10', ['2:30 PM Louvre', '6:10 PM train']],
    ['Frühstück 7:30, Abholung 8:15 Uhr, Flug 10:05', ['7:30 AM Frühstück', '8:15 AM Abholung', '10:05 AM Flug']],
    ['colazione 8.00, gita in barca 9.30-12.00', ['8:00 AM colazione', '9:30 AM – 12:00 PM gita in barca']],
    ['Wedding 15:00, reception 18:00 at the barn', ['3:00 PM Wedding', '6:00 PM reception at the barn']],
    ['yoga 7:00 / breakfast 8:00 / hike 9:30', ['7:00 AM yoga', '8:00 AM breakfast', '9:30 AM hike']],
    ['ferry 12:00, lunch 13:30, swim 15:00', ['12:00 PM ferry', '1:30 PM lunch', '3:00 PM swim']],
  ])('I-482 %s', (line, read) => expect(entries(line)).toEqual(read));

  it.each([
    'ferry Split 9:30, Hvar 10:30',
    'Flight Rome 9:30, Lisbon airport 12:00',
    'train dep 9:30, arr 12:05',
    'Museum open 9:00, closes 17:00',
    'hotel 15:00, pool open until 20:00',
    'Check-in from 15:00, check-out by 11:00',
    'ferry 12:00, arrival 13:15',
    'Flight BA 123 07:20, gate closes 07:00',
    'coffee 3.50, cake 4.20',
    'tickets 12.50, lunch 14.00',
    'Dinner 20:00, Casa Mia, Via Roma 5',
    'drive 2h30, lunch 13:00',
  ])('I-482 leaves %s one entry', (line) => expect(entries(line)).toHaveLength(1));

  it('I-482 figures with dots are several hours only where they go on', () =>
    expect(entries('museum 12.50, gallery 11.30')).toHaveLength(1));
});
