import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../../../parse.ts';

const times = (lines: string) =>
  parseItinerary(`Sun 7 Nov 2027\n${lines}`, { referenceDate: '2026-11-21' }).days.flatMap((day) =>
    day.timeBlocks.flatMap((block) => block.activities.map(({ title, time }) => `${time ?? '-'} ${title}`)),
  );

describe('I-484 the hours of a flight behind the codes of its airports', () => {
  it.each([
    ['LGW 0710 FAO 1010', '7:10 AM – 10:10 AM LGW FAO'],
    ['FAO 1055 - LGW 1345', '10:55 AM – 1:45 PM FAO – LGW'],
    ['LGW 07:10 FAO 10:10', '7:10 AM – 10:10 AM LGW FAO'],
    ['BA 2662 LGW 0710 FAO 1010', '7:10 AM – 10:10 AM BA 2662 LGW FAO'],
    ['ba2662 lgw 0710 fao 1010', '7:10 AM – 10:10 AM ba2662 lgw fao'],
    ['train ghent 0840 lille 1119', '8:40 AM – 11:19 AM train ghent lille'],
    ['fast ferry split 0930 hvar town 1035', '9:30 AM – 10:35 AM fast ferry split hvar town'],
  ])('I-484 %s', (line, read) => expect(times(`${line}\nlunch`)[0]).toBe(read));

  it.each(['LGW 2710 FAO 3010', 'FAO 2027 LGW', 'train museum built 1935 opened 1978', 'train ghent 1119 lille 0840'])(
    'I-484 not in %s',
    (line) => expect(times(`${line}\nlunch`)[0]?.startsWith('-')).toBe(true),
  );

  it.each(['ba2662 qqq 0710 zzq 1010', 'ba2662 fao 0710 fao 1010', 'bus to the pier 0930 and 1100'])(
    'I-484 no range in %s',
    (line) => expect(times(`${line}\nlunch`)[0]).not.toContain('AM –'),
  );
});
