/** The corpus of travel deals: values against gold, spans against the text, and a ratchet that only rises. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../src/index.ts';
import { cutWords, misjudgedLines, unfaithfulPointers } from './check-provenance.ts';
import { f1 } from './compare-gold.ts';
import { compareTravelDeal } from './compare-travel-deal.ts';
import { readCases, unpairedFiles } from './read-corpus.ts';

const REFERENCE_DATE = '2026-11-21';
const ratchet = JSON.parse(readFileSync(join(import.meta.dirname, 'ratchet-travel-deal.json'), 'utf8')) as Record<
  string,
  number
>;
const cases = readCases('travel-deal');

describe('corpus of travel deals', () => {
  it('has a gold for every text, a text for every gold, and a line in the ratchet for each', () => {
    expect(unpairedFiles('travel-deal')).toEqual([]);
    expect(Object.keys(ratchet).sort()).toEqual(cases.map((c) => c.name).sort());
  });
});

describe.each(cases)('$name', ({ name, text, gold }) => {
  const referenceDate = typeof gold['referenceDate'] === 'string' ? gold['referenceDate'] : REFERENCE_DATE;
  const out = parseTravelDeal(text, { referenceDate });

  it('gives the values of its gold', () => {
    const tally = compareTravelDeal(gold, out);
    expect(f1(tally), tally.misses.join('\n')).toBeGreaterThanOrEqual(ratchet[name] ?? 1);
  });

  it('P-6 points every value at the characters that hold it', () => {
    expect(unfaithfulPointers(text, out)).toEqual([]);
    expect(cutWords(text, out)).toEqual([]);
    expect(out.source.textHash).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
  });

  it('P-7 loses no line and calls no used line unused', () => {
    expect(misjudgedLines(text, out)).toEqual({ lost: [], both: [] });
  });

  it('warns where the gold expects it and nowhere else', () => {
    const codes = out.warnings.filter((warning) => warning.severity !== 'note').map((warning) => warning.code);
    expect(codes).toEqual((gold['expectCodes'] ?? []) as string[]);
  });
});
