/** The examples of the README are run: `expression; // → value` must hold, an object in the parts that it names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as parser from '../src/index.ts';

const README = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');
const blocks = [...README.matchAll(/^## (.+)\n(?:(?!^## )[\s\S])*?```ts\n([\s\S]+?)```/gm)].map(
  ([, title = '', code = '']) => ({
    title,
    code,
  }),
);

/** Imports become constants, expectations become calls of `check`. */
function toScript(code: string): string {
  return code
    .replace(/^import (\{.+?\}) from '@waypage\/parser';$/gm, 'const $1 = parser;')
    .replace(/^(.+); \/\/ → (.+)$/gm, 'check($1, $2);');
}

function check(actual: unknown, expected: unknown): void {
  if (typeof expected === 'object' && expected !== null && !Array.isArray(expected))
    expect(actual).toMatchObject(expected);
  else expect(actual).toEqual(expected);
}

describe('README', () => {
  it('shows an example of each kind', () => {
    expect(blocks.map(({ title }) => title)).toEqual([
      'An itinerary',
      'A flight quote',
      'A travel deal',
      'Any of them',
    ]);
    expect(blocks.every(({ code }) => (code.match(/ \/\/ → /g)?.length ?? 0) >= 4)).toBe(true);
  });

  it.each(blocks)('holds what it says: $title', ({ code }) => {
    new Function('parser', 'check', toScript(code))(parser, check);
  });

  it('would notice what does not hold', () => {
    const wrong = blocks.map(({ code }) => code.replace(/→ '.+?'/, "→ 'something else'"));
    for (const code of wrong) expect(() => new Function('parser', 'check', toScript(code))(parser, check)).toThrow();
  });
});
