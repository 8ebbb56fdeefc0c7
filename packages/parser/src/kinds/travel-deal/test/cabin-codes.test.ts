import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-27' });
const SHEET = `Coral Lines - Last Minute Sailings
rates USD pp dbl occ

CORAL QUEEN  (Tampa r/t)
Date\tNts\tItin\tIN\tOV\tBA\tTax
Sun 12/06\t4\tMexico\t229\t279\t399\t96.40
Sat 1/9\t7\tW. Carib\t519\t609\tSOLD\t148.20
Sat 1/16\t7\tE. Carib\t499\t579\t779\t141.75`;

describe('T-489 columns of cabins by their codes', () => {
  it('are options of their row, without its nights and taxes', () => {
    const { priceOptions } = read(SHEET);
    expect(priceOptions.map(({ label }) => label)).toEqual([
      'Sun 12/06: IN',
      'Sun 12/06: OV',
      'Sun 12/06: BA',
      'Sat 1/9: IN',
      'Sat 1/9: OV',
      'Sat 1/9: BA',
      'Sat 1/16: IN',
      'Sat 1/16: OV',
      'Sat 1/16: BA',
    ]);
    expect(priceOptions[5]?.price).toBeNull();
    expect(priceOptions[8]?.price).toBe('USD 779');
  });

  it('give the row and column that a remark names, with its days, nights and aim', () => {
    const deal = read(
      `${SHEET}\n\n---\nAnn can u make a sheet out of this? 1/16 e carib, BALCONY, 2 adlts\n779 pp + 141.75 tax = 920.75 ea / $1,841.50 total for the cabin`,
    );
    expect(deal).toMatchObject({
      price: 'USD 779',
      passengers: 2,
      dates: 'January 16 to 23, 2027',
      duration: '7 nights',
      destination: 'E. Carib',
      accommodation: 'CORAL QUEEN',
      warnings: [],
    });
    expect(deal.totalPrice).toContain('1,841.50');
    expect(deal.priceOptions[0]?.dates).toBe('December 6 to 10, 2026');
  });

  it('are no cabins where other columns stand beside them', () => {
    expect(read(SHEET.replace('Itin', 'Allotment')).priceOptions.map(({ label }) => label)).not.toContain(
      'Sun 12/06: IN',
    );
  });
});
