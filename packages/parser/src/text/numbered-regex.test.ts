import { describe, expect, it } from 'vitest';
import { NumberedRegex } from './numbered-regex.ts';

describe('NumberedRegex', () => {
  it('finds what the named groups hold at their numbers', () => {
    const source = '(?:a|[(](?<open>x))(?<=x|a)\\((y)(?<sep>[-/])(?<n>\\d+)\\k<sep>(?!z)';
    const numbered = new NumberedRegex(source, '');
    for (const text of ['a(y-12-', '(x(y/7/', '(x(y/7-', 'a(y-1-z']) {
      const named = new RegExp(source).exec(text);
      const match = numbered.regex.exec(text);
      expect(match?.[0]).toBe(named?.[0]);
      for (const name of ['open', 'sep', 'n']) expect(match?.[numbered.group(name)]).toBe(named?.groups?.[name]);
    }
    expect(numbered.regex.exec('a(y-12-')?.groups).toBeUndefined();
  });

  it('refuses a name that the regex lacks', () => {
    expect(() => new NumberedRegex('(?<a>x)', '').group('b')).toThrow(RangeError);
  });
});
