/** The corpus of flight quotes: values against gold, spans against the text, and a ratchet that only rises. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../src/formats/reading/document.ts';
import { FLIGHT_FORMATS } from '../src/formats/registry.ts';
import { parseFlightQuote } from '../src/index.ts';
import { detectFlightFormat } from '../src/kinds/flight-quote/assemble.ts';
import { cutWords, misjudgedLines, unfaithfulPointers } from './check-provenance.ts';
import { compareFlightQuote } from './compare-flight-quote.ts';
import { f1 } from './compare-gold.ts';
import { CORPUS, readCases, readNearMisses, unpairedFiles } from './read-corpus.ts';

const REFERENCE_DATE = '2026-11-21';
const ratchet = JSON.parse(readFileSync(join(import.meta.dirname, 'ratchet-flight-quote.json'), 'utf8')) as Record<
  string,
  number
>;
const cases = readCases('flight-quote');

/** What mail programs do to a typed text. */
const TYPED_COPIES: [string, (text: string) => string][] = [
  ['quoted', (t) => t.replace(/^/gm, '> ')],
  ['with CRLF', (t) => t.replaceAll('\n', '\r\n')],
  ['with blanks at the ends of lines', (t) => t.replace(/$/gm, '  ')],
  ['with non-breaking blanks', (t) => t.replaceAll(' ', '\u00a0')],
];

describe('corpus of flight quotes', () => {
  it('has a gold for every text, a text for every gold, and a line in the ratchet for each', () => {
    expect(unpairedFiles('flight-quote')).toEqual([]);
    expect(Object.keys(ratchet).sort()).toEqual(cases.map((c) => c.name).sort());
  });

  it.each(FLIGHT_FORMATS.map((format) => format.id))('has texts and near-misses of %s', (id) => {
    expect(cases.some((c) => c.format === id)).toBe(true);
    expect(existsSync(join(CORPUS, 'flight-quote', id, 'near-miss'))).toBe(true);
  });
});

describe.each(cases)('$name', ({ name, format, text, gold }) => {
  const referenceDate = typeof gold['referenceDate'] === 'string' ? gold['referenceDate'] : REFERENCE_DATE;
  const out = parseFlightQuote(text, { referenceDate });

  it('F-1 is claimed by its format', () => {
    expect(detectFlightFormat(readDocument(text))?.id).toBe(format);
  });

  it('gives the values of its gold', () => {
    const tally = compareFlightQuote(gold, out);
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
    expect([...new Set(codes)]).toEqual((gold['expectCodes'] ?? []) as string[]);
  });

  it.each(TYPED_COPIES)('F-40 P-8 has the same flights %s', (_, change) => {
    const changed = parseFlightQuote(change(text), { referenceDate });
    expect(changed.departureFlights.map(withoutCarrier)).toEqual(out.departureFlights.map(withoutCarrier));
    expect(changed.returnFlights.map(withoutCarrier)).toEqual(out.returnFlights.map(withoutCarrier));
    expect(unfaithfulPointers(change(text), changed)).toEqual([]);
  });

  it.each(
    format.startsWith('flight-')
      ? []
      : [
          ['in small letters', (t: string) => t.toLowerCase()],
          ['with bullets', (t: string) => t.replace(/^/gm, '* ')],
          ['with tabs', (t: string) => t.replace(/ {2,}/g, '\t')],
          ['without runs of blanks', (t: string) => t.replace(/ {2,}/g, ' ')],
          ['with a screen mark at each end', (t: string) => t.replace(/^/gm, '»').replace(/$/gm, '‡')],
          ['with blank lines', (t: string) => t.replaceAll('\n', '\n\n')],
          ['pasted twice', (t: string) => `${t}\n\n${t}`],
        ],
  )('F-1 P-8 has the same flights %s', (_, change) => {
    const changed = parseFlightQuote(change(text), { referenceDate });
    expect(changed.departureFlights.map(withoutCarrier)).toEqual(out.departureFlights.map(withoutCarrier));
    expect(changed.returnFlights.map(withoutCarrier)).toEqual(out.returnFlights.map(withoutCarrier));
    expect(unfaithfulPointers(change(text), changed)).toEqual([]);
  });
});

type Group = ReturnType<typeof parseFlightQuote>['departureFlights'][number];

/** The operating carrier and terminals keep the text's own letters. */
const withoutCarrier = (group: Group): unknown => ({
  ...group,
  segments: group.segments.map(({ operatedBy: _, departureTerminal: _d, arrivalTerminal: _a, ...rest }) => rest),
});

describe.each(readNearMisses('flight-quote').filter((miss) => FLIGHT_FORMATS.some((f) => f.id === miss.format)))(
  'near-miss $format/$name',
  ({ format, text }) => {
    it('is refused by the format', () => {
      expect(FLIGHT_FORMATS.find((f) => f.id === format)?.detect(readDocument(text))).toBe(0);
    });
  },
);
