import { describe, expect, it } from 'vitest';
import { foldText, titleKey } from './fold-text.ts';

describe('foldText', () => {
  it.each([
    ['Zürich', 'ZURICH'],
    ['ÉTÉ', 'ete'],
    ['Straße', 'STRASSE'],
    ['ΟΔΟΣ', 'οδος'],
    ['İstanbul', 'istanbul'],
    ['ﬁne', 'FINE'],
    ['e\u0301te\u0301', 'été'],
  ])('S-3 reads %s and %s as one', (left, right) => {
    expect(foldText(left)).toBe(foldText(right));
  });

  it('S-3 keeps different words apart', () => {
    expect(foldText('Rome')).not.toBe(foldText('Romea'));
  });
});

describe('titleKey', () => {
  it('S-3 is bounded and never ends in half a character', () => {
    expect(titleKey('x'.repeat(5000))).toHaveLength(200);
    expect(titleKey(`${'x'.repeat(199)}😀`)).toBe('x'.repeat(199));
    expect(titleKey(null)).toBe('');
  });
});
