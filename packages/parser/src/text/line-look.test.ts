import { describe, expect, it } from 'vitest';
import { DIGIT, LABEL_MARK, LinePattern, lookAtLine } from './line-look.ts';

const LEADING = new LinePattern(/^\W{0,4}(?:hotels?|where to stay)\s?:/);
const ANYWHERE = new LinePattern(/\b(?:per person|pp)\b|[$€]\s?\d|night/);
const NAMED = new LinePattern(/^.{0,20}\bdesk: (?=\S)/, '\\bdesk');
const patterns = [LEADING, ANYWHERE, NAMED];

describe('LinePattern', () => {
  it.each([
    ['hotel: aldemar', LEADING],
    ['* where to stay: here', LEADING],
    ['449 pp', ANYWHERE],
    ['fortnight', ANYWHERE],
    ['us$5', ANYWHERE],
    ['your cruise desk: dana', NAMED],
  ])('runs on %j', (text, pattern) => {
    expect(pattern.test(lookAtLine(text), text)).toBe(true);
  });

  it('is not run where no word fits', () => {
    const look = lookAtLine('a long weekend in rome');
    expect(patterns.map((pattern) => pattern.mayMatch(look))).toEqual([false, false, false]);
    expect(LEADING.mayMatch(lookAtLine('the best hotel: aldemar'))).toBe(false);
  });

  it('lets every match through, whatever the text', () => {
    const pieces = ['hotel', 's', ' ', ':', '-', 'where to stay', 'pp', '5', '€', 'night', 'desk: ', 'é', '"'];
    let seed = 7;
    for (let round = 0; round < 3000; round++) {
      let text = '';
      for (let i = 0; i < 6; i++) {
        seed = (seed * 1103515245 + 12345) % 2147483648;
        text += pieces[seed % pieces.length];
      }
      const look = lookAtLine(text);
      for (const pattern of patterns)
        if (pattern.regex.test(text)) expect(pattern.mayMatch(look), JSON.stringify(text)).toBe(true);
    }
  });

  it('tells the signs of a line', () => {
    expect(lookAtLine('from 9').signs).toBe(DIGIT);
    expect(lookAtLine('to:').signs).toBe(LABEL_MARK);
    expect(lookAtLine('').signs).toBe(0);
  });
});
