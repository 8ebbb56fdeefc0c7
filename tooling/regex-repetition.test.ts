/**
 * P-1: no regex of the parser repeats without bound what repeats without bound within: `(?:a+|b)+` tries every way to cut a row of letters before
 * it gives up, twice as many with each letter more. Found by reading the sources, piece by piece where a pattern is put together.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages/parser/src'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file));

/** Each begins with a sign that what it repeats within cannot hold, or ends the regex: there is one way to read a text. */
const ONE_WAY = new Set([
  '(?:\\/S\\d[\\d,-]*|[\\s*/.])+',
  '(?:\\([^()]{1,60}\\)|[*(][^\\s(]*)+',
  '(?:Q[\\d.]+ ?)*',
  '(?:[A-Z][\\dLRCSAW]\\s+){4,}',
  '(?:[._]{1,2}[a-z\\d]+)+',
  '(?:\\s*#[\\p{L}\\p{N}_]+)+',
  '(?:[^\\p{L}\\p{N})%+$€£]|\\+(?=\\s*$))+',
  '(?:(?:re|fw|fwd|aw|wg|tr|rv)\\s?:\\s*)*',
  '(?:[\\w-]+\\.)*',
  "(?:,? (?:\\p{Lu}[\\p{L}.'’-]*|[&@|–—-]|of|and|de|von|van|di|da|y|und|et))+",
]);

const UNBOUNDED = /^(?:[+*]|\{\d+,\})/;

/** The groups with an unbounded repetition around another one. */
function repeatedTwice(pattern: string): string[] {
  const found: string[] = [];
  const open: { from: number; repeats: boolean }[] = [];
  const mark = (repeats: boolean): void => {
    const last = open.at(-1);
    if (repeats && last) last.repeats = true;
  };
  for (let i = 0; i < pattern.length; i++) {
    const sign = pattern[i];
    if (sign === '\\') i++;
    else if (sign === '[') {
      while (i < pattern.length && pattern[i] !== ']') i += pattern[i] === '\\' ? 2 : 1;
    } else if (sign === '(') open.push({ from: i, repeats: false });
    else if (sign === ')') {
      const group = open.pop();
      const quantifier = UNBOUNDED.exec(pattern.slice(i + 1, i + 6))?.[0];
      if (group === undefined) continue;
      if (quantifier !== undefined && group.repeats) found.push(pattern.slice(group.from, i + 1) + quantifier);
      mark(quantifier !== undefined || group.repeats);
    } else if (sign === '+' || sign === '*' || (sign === '{' && UNBOUNDED.test(pattern.slice(i)))) mark(true);
  }
  return found;
}

function patternsOf(file: string): string[] {
  const patterns: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) patterns.push(node.text.slice(1, node.text.lastIndexOf('/')));
    else if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      patterns.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest));
  return patterns;
}

describe('regexes of the parser', () => {
  it('are told by what they repeat', () => {
    expect(repeatedTwice('^(?:\\p{Lu}\\p{L}+|and|\\s)*$')).toEqual(['(?:\\p{Lu}\\p{L}+|and|\\s)*']);
    expect(repeatedTwice('(?:\\/S\\d[\\d,-]*|[\\s*/.]+)+$')).toHaveLength(1);
    expect(repeatedTwice('(?:[+*]|a\\+|\\(b)+(?:c{1,3}|d?)*(?:e+)?')).toEqual([]);
  });

  it('repeat nothing without bound that repeats so within', () => {
    const all = sources.flatMap((file) => patternsOf(file).flatMap((pattern) => repeatedTwice(pattern)));
    expect(all.filter((group) => !ONE_WAY.has(group))).toEqual([]);
    expect([...ONE_WAY].filter((group) => !all.includes(group))).toEqual([]);
  });
});
