import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-24' });
const options = (text: string) => read(text).priceOptions.map(({ label, price }) => `${label} ${price}`);

describe('what comes on top of the price (T-260)', () => {
  it.each([
    ['Tour only: $1,945 pp dbl | Single +$415 | Triple $1,890 pp', '$1,945', ['dbl $1,945', 'Triple $1,890']],
    ['£845 pp twin | Single + £190', '£845', []],
    ['In doppia € 990 a persona | Singola +€ 240 | Tripla € 960', '€ 990', ['In doppia € 990', 'Tripla € 960']],
    ['DZ 990 € p.P. | EZ +190 € | 3-Bett 940 €', '990 €', ['DZ 990 €', '3-Bett 940 €']],
    ['DBL USD 845 | SGL + USD 190 | TPL USD 815', 'USD 845', ['DBL USD 845', 'TPL USD 815']],
  ])('%s', (line, price, list) => {
    const text = `Azores walking, 8 days\n12 June 2027\n${line}`;
    expect(read(text).price).toBe(price);
    expect(options(text)).toEqual(list);
  });

  it('the plus of a board leads to a price', () =>
    expect(read('Side, 7 nights AI+ £599pp\n3 May 2027').price).toBe('£599'));
});

describe('how the room is shared, behind the price (T-261)', () => {
  it.each([
    ['€1,240 p.p. twin share / €1,610 single', ['twin share €1,240', 'single €1,610']],
    ['£995 pp sharing or £1,290 single occupancy', ['sharing £995', 'single occupancy £1,290']],
    ['$1,190 per person double / $1,540 single room', ['double $1,190', 'single room $1,540']],
    ['990 € p.P. im DZ / 1.240 € im EZ', ['DZ 990 €', 'EZ 1.240 €']],
    [
      '990 € por persona en habitación doble / 1.240 € en habitación individual',
      ['habitación doble 990 €', 'habitación individual 1.240 €'],
    ],
  ])('%s', (line, list) => expect(options(`Minho river week\n2 May 2027\n${line}`)).toEqual(list));

  it('names tell hotels apart where all are priced for two', () =>
    expect(options('Minho week\nHotel Sol £499pp twin | Hotel Lua £549pp twin')).toEqual([
      'Hotel Sol £499',
      'Hotel Lua £549',
    ]));

  it('a supplement is no second price', () =>
    expect(options('Minho week\n£995 pp sharing / £210 single room supplement')).toEqual([]));
});
