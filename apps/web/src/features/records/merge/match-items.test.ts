import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ItemLook, matchItems } from './match-items.ts';

const looks = (...items: (string | [string, string])[]): ItemLook[] =>
  items.map((item) => (typeof item === 'string' ? { words: item, slot: null } : { words: item[0], slot: item[1] }));
const pairs = (before: ItemLook[], after: ItemLook[]) => [...matchItems(before, after)].sort(([a], [b]) => a - b);

describe('matching the items of two versions', () => {
  it('E-23 an item put in between moves no other', () => {
    const before = looks('Paris', 'Reims', 'Épernay');
    expect(pairs(before, looks('Paris', 'Versailles', 'Reims', 'Épernay'))).toEqual([
      [0, 0],
      [1, 2],
      [2, 3],
    ]);
  });

  it('E-23 reworded ones are found by their words, wholly new words by their date or time', () => {
    expect(
      pairs(looks('Dinner at Le Petit Cler'), looks('Breakfast', 'Dinner at Chez Odile, Le Petit Cler is full')),
    ).toEqual([[0, 1]]);
    expect(pairs(looks('A', ['Louvre', '9:00 AM'], 'Z'), looks('A', ['Boat trip', '9:00 AM'], 'Z'))).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
    expect(pairs(looks('Louvre'), looks('Boat trip'))).toEqual([]);
  });

  it('E-23 the same out of order is the same', () => {
    expect(pairs(looks('Museum', 'Lunch', 'Walk'), looks('Walk', 'Museum', 'Lunch'))).toEqual([
      [0, 1],
      [1, 2],
      [2, 0],
    ]);
  });

  it('E-23 long lists with little in common are matched by their words alone, and soon', () => {
    const list = (word: string) => looks(...Array.from({ length: 3000 }, (_, at) => `${word} ${at}`));
    const found = pairs([...list('old'), ...looks('Louvre')], [...looks('Louvre'), ...list('new')]);
    expect(found).toEqual([[3000, 0]]);
  });

  it('E-23 whatever the lists, no item is paired twice, and a list is itself', () => {
    const items = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'a b', 'a b c', ''), fc.constantFrom(null, '1', '2')), {
      maxLength: 12,
    });
    const asLooks = (list: [string, string | null][]) => list.map(([words, slot]) => ({ words, slot }));
    fc.assert(
      fc.property(items, items, (one, other) => {
        const found = matchItems(asLooks(one), asLooks(other));
        expect(new Set(found.values()).size).toBe(found.size);
        for (const [at, to] of found) expect(at < one.length && to < other.length).toBe(true);
        expect(pairs(asLooks(one), asLooks(one))).toEqual(one.map((_, at) => [at, at]));
      }),
    );
  });
});
