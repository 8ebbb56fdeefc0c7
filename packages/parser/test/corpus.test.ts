/** The corpus is the test suite: values against gold, spans against the text, and a ratchet that only rises. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outlineDays } from '../src/formats/reading/day-headings/day-outline.ts';
import { readDocument } from '../src/formats/reading/document.ts';
import { ITINERARY_FORMATS } from '../src/formats/registry.ts';
import { parseItinerary } from '../src/index.ts';
import { detectItineraryFormat } from '../src/kinds/itinerary/assemble.ts';
import { cutWords, misjudgedLines, unfaithfulPointers } from './check-provenance.ts';
import { compareItinerary, f1 } from './compare-gold.ts';
import { CORPUS, readCases, readNearMisses, unpairedFiles } from './read-corpus.ts';

const REFERENCE_DATE = '2026-11-21';
const ratchet = JSON.parse(readFileSync(join(import.meta.dirname, 'ratchet.json'), 'utf8')) as Record<string, number>;
const cases = readCases('itinerary');
const formatInput = (text: string) => {
  const document = readDocument(text);
  return { document, outline: outlineDays(document) };
};

describe('corpus of itineraries', () => {
  it('has a gold for every text and a text for every gold', () => {
    expect(unpairedFiles('itinerary')).toEqual([]);
    expect(cases.length).toBeGreaterThanOrEqual(20);
  });

  it('has texts and near-misses for every format of the registry', () => {
    for (const format of ITINERARY_FORMATS) {
      expect(
        cases.some((c) => c.format === format.id),
        format.id,
      ).toBe(true);
      expect(existsSync(join(CORPUS, 'itinerary', format.id, 'near-miss')), format.id).toBe(true);
    }
  });

  it('is listed in the ratchet, case by case', () => {
    expect(Object.keys(ratchet).sort()).toEqual([...cases.map((c) => c.name), 'all'].sort());
  });

  it('is read no worse than before, all cases together', () => {
    const total = { right: 0, missing: 0, invented: 0, misses: [] };
    for (const c of cases) {
      const tally = compareItinerary(c.gold, parse(c.text, c.gold));
      total.right += tally.right;
      total.missing += tally.missing;
      total.invented += tally.invented;
    }
    expect(f1(total)).toBeGreaterThanOrEqual(ratchet['all'] ?? 1);
  });
});

function parse(text: string, gold: Record<string, unknown>) {
  return parseItinerary(text, {
    referenceDate: typeof gold['referenceDate'] === 'string' ? gold['referenceDate'] : REFERENCE_DATE,
  });
}

describe.each(cases)('$name', ({ name, format, text, gold }) => {
  const out = parse(text, gold);

  it('is claimed by its format', () => {
    expect(detectItineraryFormat(formatInput(text))?.id).toBe(format);
  });

  it('gives the values of its gold', () => {
    const tally = compareItinerary(gold, out);
    expect(f1(tally), tally.misses.join('\n')).toBeGreaterThanOrEqual(ratchet[name] ?? 1);
  });

  it('P-6 points every value at the characters that hold it', () => {
    expect(unfaithfulPointers(text, out)).toEqual([]);
    expect(cutWords(text, out)).toEqual([]);
    expect(out.source.textHash).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    expect(out.source.edited).toEqual([]);
  });

  it('P-7 loses no line and calls no used line unused', () => {
    expect(misjudgedLines(text, out)).toEqual({ lost: [], both: [] });
  });

  it('warns where the gold expects it and nowhere else', () => {
    const codes = out.warnings.filter((warning) => warning.severity !== 'note').map((warning) => warning.code);
    const expected = (gold['expectCodes'] ?? []) as string[];
    for (const code of expected) expect(codes).toContain(code);
    if (expected.length === 0) expect(codes).toEqual([]);
  });
});

describe.each(readNearMisses('itinerary'))('near-miss $format/$name', ({ format, text }) => {
  it('is refused by the format', () => {
    expect(ITINERARY_FORMATS.find((f) => f.id === format)?.detect(formatInput(text))).toBe(0);
  });
});
