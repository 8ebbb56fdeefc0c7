import { describe, expect, it } from 'vitest';
import { pieceOf, stated } from './field.ts';

describe('pieceOf', () => {
  const TEXT = 'the ferry leaves Palma at 8.25 and is in Valencia at 15.20, sit left';
  const span = (piece: string): [number, number] => [TEXT.indexOf(piece), TEXT.indexOf(piece) + piece.length];
  const cut = (value: string, spans: readonly [number, number][], piece: string): string[] => {
    const at = value.indexOf(piece);
    return pieceOf(stated(value, spans), at, at + piece.length).spans.map(([from, to]) => TEXT.slice(from, to));
  };

  it('of a copy of one place stands exactly', () =>
    expect(cut('the ferry leaves Palma', [span('the ferry leaves Palma')], 'Palma')).toEqual(['Palma']));

  it('of a value put together stands in its first or last place exactly, else in the one that can hold it', () => {
    const spans = [span('the ferry leaves Palma'), span('and is in Valencia'), span('sit left')];
    const value = 'the ferry leaves Palma and is in Valencia, sit left';
    expect(cut(value, spans, 'Palma')).toEqual(['Palma']);
    expect(cut(value, spans, 'left')).toEqual(['left']);
    expect(cut(value, spans, 'Valencia')).toEqual(['and is in Valencia']);
  });

  it('of a value in other words stands in all that it was read from', () =>
    expect(cut('Palma', [span('the ferry leaves Palma'), span('and is in Valencia')], 'Palma')).toHaveLength(2));
});
