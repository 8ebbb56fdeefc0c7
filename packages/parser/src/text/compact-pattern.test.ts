import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactPattern, withoutMarks } from './compact-pattern.ts';

const compact = (pattern: RegExp) => compactPattern(pattern).source;

describe('compactPattern', () => {
  it('marks the end of a choice that something follows', () => {
    expect(compact(/^(?:the |our )?(?:price|rate)s?:/)).toBe('^(?:the |our )?(?=)(?:price|rate)(?=)s?:');
    expect(compact(/^(?:a|(?<n>b|c)d)$/)).toBe('^(?:a|(?<n>b|c)(?=)d)$');
    expect(compact(/^[(|](?:x)y\((?:z)?q/)).toBe('^[(|](?:x)y\\((?:z)?(?=)q');
  });

  it('marks nothing that an unanchored search could be led by', () => {
    expect(compact(/(?:the |our )?(?:price|rate)s: (?:a|b)c/)).toBe('(?:the |our )?(?:price|rate)(?=)s: (?:a|b)(?=)c');
    expect(compact(/(?:a|b)c/)).toBe('(?:a|b)c');
    expect(compactPattern(/(?:a|b)c/, 'y').source).toBe('(?:a|b)(?=)c');
  });

  it('leaves what looks backwards as it is, and marks nothing twice', () => {
    expect(compact(/^x(?<=(?:a|b)x)(?<!(?:c|d)?x)y/)).toBe('^x(?<=(?:a|b)x)(?<!(?:c|d)?x)y');
    expect(compact(compactPattern(/^(?:a|b)c/))).toBe('^(?:a|b)(?=)c');
  });

  it('keeps flags, or takes others', () => {
    expect(compactPattern(/^(?:a|b)\p{L}/giu).flags).toBe('giu');
    expect(compactPattern('^(?:a|b)c', 'm').flags).toBe('m');
  });

  it('finds the same, with the same groups, in any text', () => {
    const { pattern } = fc.letrec<{ pattern: string; piece: string }>((tie) => ({
      pattern: fc
        .array(fc.array(tie('piece'), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 })
        .map((alternatives) => alternatives.map((pieces) => pieces.join('')).join('|')),
      piece: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom('a', 'b', 'ab', 'ba', '[ab]', '[^a]', '\\b', '\\w', '.', 'a?', 'b*', '[)|]?', '\\|'),
        fc
          .tuple(
            fc.constantFrom('(', '(?:', '(?=', '(?!', '(?<=', '(?<!'),
            tie('pattern'),
            fc.constantFrom('', '?', '*', '+', '{0,2}', '??'),
          )
          .map(([opening, inside, quantifier]) => `${opening}${inside})${/[=!]$/.test(opening) ? '' : quantifier}`),
      ),
    }));
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', ')', '|'), maxLength: 12 });
    fc.assert(
      fc.property(
        pattern,
        fc.constantFrom('', '^'),
        fc.constantFrom('g', 'y', 'gi'),
        text,
        (source, start, flags, of) => {
          const plain = new RegExp(start + source, flags);
          const compacted = compactPattern(plain);
          const all = (regex: RegExp) => {
            const found: unknown[] = [];
            for (let i = 0; i < 20; i++) {
              const match = regex.exec(of);
              found.push(match && [match.index, [...match], regex.lastIndex]);
              if (match === null) break;
              if (match[0] === '') regex.lastIndex++;
            }
            return found;
          };
          expect(all(compacted)).toEqual(all(plain));
          expect(withoutMarks(compacted.source)).toBe(plain.source);
        },
      ),
      { numRuns: 3000, seed: 20_261_122 },
    );
  });
});
