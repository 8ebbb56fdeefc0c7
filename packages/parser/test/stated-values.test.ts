/** P-6 F-213 what a text states has a place in it, also where it was worked out. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';
import { bareValues, unfaithfulPointers } from './check-provenance.ts';
import { readAllCases } from './read-corpus.ts';

const parse = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const placeOf = (text: string, pointer: string): string => {
  const span = parse(text).source.spans[pointer];
  const [from, to] = (span === undefined ? [0, 0] : typeof span[0] === 'number' ? span : span[0]) as [number, number];
  return text.slice(from, to);
};
const OUT = 'NZ 538\n2:30pm\nChristchurch (CHC)\n3:50pm\nAuckland (AKL)\n';
const ON = 'NZ 24\n8:00pm\nAuckland (AKL)\n12:10pm\nVancouver (YVR)\n';

describe('F-213 a value that was worked out', () => {
  it.each([
    ['18h 40m total, 1 stop', '4h 10m transfer in Auckland. You will need to change terminals'],
    ['18 hr 40 min door to door', '4 hours 10 minutes on the ground in Auckland'],
    ['Elapsed: 18h40', 'Wait of 4h10 before the next flight'],
  ])('has the place where the text says it: %s', (total, wait) => {
    const text = `Tue 9 Feb 2027\n${total}\n${OUT}\n${wait}\n\n${ON}`;
    expect(total).toContain(placeOf(text, '/departureFlights/0/totalTime'));
    expect(wait).toContain(placeOf(text, '/departureFlights/0/segments/0/layoverDuration'));
    expect(placeOf(text, '/departureFlights/0/totalTime')).not.toBe('');
    expect(placeOf(text, '/departureFlights/0/segments/0/layoverDuration')).not.toBe('');
    expect(bareValues(text, parse(text))).toEqual([]);
  });

  it('has none where the same length is said of another journey', () => {
    const text = `Tue 9 Feb 2027\n${OUT}\n${ON}\nTue 16 Feb 2027\nNZ 25\n8:00pm\nVancouver (YVR)\n6:30am+2\nAuckland (AKL)\n\n18h 40m by train\n`;
    expect(placeOf(text, '/departureFlights/0/totalTime')).toBe('');
  });

  it('is the title, over one line or two', () => {
    for (const gap of [' → ', '\n']) {
      const text = `Compare, book, go\nChristchurch (CHC)${gap}Auckland (AKL)\n9 Feb 2027\n${OUT}`;
      const { title, route } = parse(text);
      expect(title === route ? placeOf(text, '/title') : 'Christchurch (CHC').toContain('Christchurch (CHC');
      expect(bareValues(text, parse(text))).toEqual([]);
    }
  });
});

describe('P-6 each text of the corpus', () => {
  it.each(readAllCases().filter(({ kind }) => kind === 'flight-quote'))(
    '$name leaves no stated value without a place',
    ({ text }) => {
      const answer = parse(text);
      expect(bareValues(text, answer)).toEqual([]);
      expect(unfaithfulPointers(text, answer)).toEqual([]);
    },
  );
});
