/** I-515: when one is expected to leave and to arrive, by `ETD` and `ETA`. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const entriesOf = (text: string) =>
  parseItinerary(text, { referenceDate: '2026-11-28' }).days.flatMap(({ timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) => activities.map(({ title, time }) => [title, time])),
  );
const SAIL = 'Sun 13 Jun   Split - Vis   32 NM   ETD 0930   ETA 1200   mooring: buoy, Sesula bay';
const NEXT = 'Mon 14 Jun   Vis - Komiza   13 NM   ETD 0900   ETA 1130   mooring: quay';

describe('I-515 ETD and ETA', () => {
  it('are the hours of the leg in cells of its own, whose other cells are told of it', () => {
    const { days } = parseItinerary(`${SAIL}\n${NEXT}`, { referenceDate: '2026-11-28' });
    expect(days.map(({ title }) => title)).toEqual(['Split - Vis', 'Vis - Komiza']);
    expect(days[0]?.timeBlocks[0]?.activities).toMatchObject([
      {
        title: 'Split - Vis',
        time: '9:30 AM – 12:00 PM',
        distance: '32 NM',
        description: 'mooring: buoy, Sesula bay',
        type: 'travel',
      },
    ]);
  });

  it('are the hours of the leg over other entries of its day, too', () => {
    expect(entriesOf(`${SAIL}\n             Walk on the hill 16:00\n${NEXT}`)).toEqual([
      ['Split - Vis', '9:30 AM – 12:00 PM'],
      ['Walk on the hill', '4:00 PM'],
      ['Vis - Komiza', '9:00 AM – 11:30 AM'],
    ]);
  });

  it('are the hours of a ride in running words', () => {
    expect(entriesOf('Day 1: Hvar\n- Split - Vis ETD 0930 ETA 1200\nDay 2: Vis\n- Walk')[0]).toEqual([
      'Split - Vis',
      '9:30 AM – 12:00 PM',
    ]);
  });

  it('are no hours of the leg where their cells hold other words', () => {
    const cells = 'Sun 13 Jun   Split   tour ETD 0930   lunch ETA 1200\nMon 14 Jun   Vis   walk 0900   rest';
    expect(entriesOf(cells).filter(([, time]) => time === '9:30 AM – 12:00 PM')).toEqual([]);
    expect(entriesOf(cells).map(([title]) => title)).toContain('rest');
  });
});
