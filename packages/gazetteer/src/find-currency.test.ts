import { describe, expect, it } from 'vitest';
import { CURRENCY_SIGNS, currencies, findCurrency } from './find-currency.ts';

describe('findCurrency', () => {
  it('finds a code in any case, with its minor digits', () => {
    expect(findCurrency('jpy')).toMatchObject({ code: 'JPY', minorDigits: 0 });
    expect(findCurrency('AED')).toMatchObject({ name: 'United Arab Emirates Dirham' });
    expect(findCurrency('KWD')).toMatchObject({ minorDigits: 3 });
  });

  it('does not find a code that is none', () => {
    expect(findCurrency('XYZ')).toBeUndefined();
    expect(findCurrency('DEM')).toBeUndefined();
  });

  it('knows every code that a sign may mean', () => {
    for (const codes of Object.values(CURRENCY_SIGNS))
      for (const code of codes) expect(currencies().has(code), code).toBe(true);
  });
});
