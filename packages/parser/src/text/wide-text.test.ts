import { serialize } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { foldText } from '../tokenizer/fold-text.ts';
import { wideText } from './wide-text.ts';

/** As the engine keeps it: the serialized form of a text has the same width. */
const bytesPerCharacter = (text: string) => (serialize(text).length - serialize('').length > text.length + 4 ? 2 : 1);

describe('wideText', () => {
  it('is the same text with two bytes a character, in its parts and folded', () => {
    const text = 'Day 1: Arrival in Lisbon, 9:30 AM';
    const wide = wideText(text);
    expect(wide).toBe(text);
    expect([text, wide, wide.slice(7, 24), foldText(wide)].map(bytesPerCharacter)).toEqual([1, 2, 2, 2]);
    expect(wideText('')).toBe('');
  });
});
