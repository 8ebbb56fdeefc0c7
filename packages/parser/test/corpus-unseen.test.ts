/** Texts that the parser had not seen when they were first scored (corpus-unseen/README.md): what is read of each block must not fall. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTENT_KINDS, type ContentKind, type ParsedContent, parseContent } from '../src/index.ts';
import { bareValues, cutWords, misjudgedLines, unfaithfulPointers } from './check-provenance.ts';
import { compareFlightQuote } from './compare-flight-quote.ts';
import { compareItinerary, f1, type Tally } from './compare-gold.ts';
import { compareTravelDeal } from './compare-travel-deal.ts';

const UNSEEN = join(import.meta.dirname, '..', 'corpus-unseen');
const REFERENCE_DATE = '2026-11-21';

/** Values worked out that are, to the minute, what the text says of something else: a wait as long as a flight. */
const COINCIDENCES: Readonly<Record<string, readonly string[]>> = {
  'metasearch-three-prague-seoul.txt': ['/options/2/departureFlights/0/segments/0/duration: 1h 20m'],
};

type Gold = Record<string, unknown>;
type Figures = Record<ContentKind, Record<string, number>>;
const readJson = (...path: string[]) => JSON.parse(readFileSync(join(UNSEEN, ...path), 'utf8')) as unknown;
const floor = readJson('floor.json') as Figures;
const firstTry = readJson('first-try.json') as Figures;

function compare<K extends ContentKind>(kind: K, gold: Gold, out: ParsedContent[K]): Tally {
  if (kind === 'itinerary') return compareItinerary(gold, out as ParsedContent['itinerary']);
  return kind === 'flight-quote'
    ? compareFlightQuote(gold, out as ParsedContent['flight-quote'])
    : compareTravelDeal(gold, out as ParsedContent['travel-deal']);
}

const blocks = CONTENT_KINDS.flatMap((kind) =>
  readdirSync(join(UNSEEN, kind))
    .sort()
    .map((block) => ({ kind, block })),
);

it('has at least 40 texts of each kind that come from outside, with a first try and a floor for each block', () => {
  for (const kind of CONTENT_KINDS) {
    const names = blocks.filter((each) => each.kind === kind).map((each) => each.block);
    expect(Object.keys(floor[kind]).sort()).toEqual(names);
    expect(Object.keys(firstTry[kind]).sort()).toEqual(names);
    const texts = names
      .flatMap((block) => readdirSync(join(UNSEEN, kind, block)))
      .filter((file) => file.endsWith('.txt'));
    expect(texts.length).toBeGreaterThanOrEqual(40);
  }
});

describe.each(blocks)('$kind, block $block', ({ kind, block }) => {
  const folder = join(UNSEEN, kind, block);
  const cases = readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const gold = readJson(kind, block, file.replace(/\.txt$/, '.json')) as Gold;
      const referenceDate = typeof gold['referenceDate'] === 'string' ? gold['referenceDate'] : REFERENCE_DATE;
      return { file, text, gold, out: parseContent(kind, text, { referenceDate }) };
    });

  it('reads as much as before', () => {
    const tallies = cases.map(({ gold, out }) => compare(kind, gold, out));
    const sum = (part: 'right' | 'missing' | 'invented') => tallies.reduce((n, tally) => n + tally[part], 0);
    const total: Tally = { right: sum('right'), missing: sum('missing'), invented: sum('invented'), misses: [] };
    const score = 100 * f1(total);
    expect(score, tallies.flatMap((tally) => tally.misses).join('\n')).toBeGreaterThanOrEqual(
      floor[kind][block] ?? 100,
    );
  });

  it.each(cases)('P-6 P-7 $file: values stand where they point, no line is lost', ({ file, text, out }) => {
    expect(unfaithfulPointers(text, out)).toEqual([]);
    expect(cutWords(text, out)).toEqual([]);
    // What an itinerary or a deal puts together may read like words that stand elsewhere.
    if (kind === 'flight-quote') expect(bareValues(text, out)).toEqual(COINCIDENCES[file] ?? []);
    expect(misjudgedLines(text, out)).toEqual({ lost: [], both: [] });
  });
});
