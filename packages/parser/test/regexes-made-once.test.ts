/** All regexes are made when the parser is loaded, or when they are first asked: none is made again for each value of a text. */
import { afterEach, describe, expect, it } from 'vitest';
import { CONTENT_KINDS, parseContent } from '../src/index.ts';
import { readCases } from './read-corpus.ts';

const MakeRegex = globalThis.RegExp;

describe.each(CONTENT_KINDS)('%s', (kind) => {
  afterEach(() => {
    globalThis.RegExp = MakeRegex;
  });

  it('a text that is read again makes no regex', () => {
    const texts = readCases(kind).map(({ text }) => text);
    const readAll = () => {
      for (const text of texts) parseContent(kind, text, { referenceDate: '2026-11-21' });
    };
    readAll();
    const made = new Set<string>();
    globalThis.RegExp = new Proxy(MakeRegex, {
      construct(target, [source, flags]) {
        made.add(String(source));
        return new target(source, flags);
      },
    });
    readAll();
    expect([...made]).toEqual([]);
  });
});
