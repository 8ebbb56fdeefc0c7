/** T-460: the price of another bed or age beside the price of one line is a note, and is not lost without a word. */
import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../src/index.ts';

const read = (line: string) =>
  parseTravelDeal(`Lisbon weekend\n3 nights Casa do Rio, 12-15 March 2027\n${line}\nIncludes breakfast`, {
    referenceDate: '2026-11-21',
  });

describe('T-460 prices of other beds and ages on the line of the price', () => {
  it.each([
    ['Double room £690 pp, single £450', '£690', 'single £450'],
    ['Price pp: double £1,690, single £1,850, triple £1,640', '£1,690', 'single £1,850\ntriple £1,640'],
    ['DZ 690 € p.P., EZ 850 €', '690 €', 'EZ 850 €'],
    ['Adults £599 / children £399 / infants £60', '£599', 'children £399\ninfants £60'],
    ['£599pp, 2 adults, 1 child £399', '£599', '1 child £399'],
    ['€780 p.p. in doppia (suppl. singola €140)', '€780', 'suppl. singola €140'],
  ])('%s', (line, price, notes) => {
    const deal = read(line);
    expect({ price: deal.price, notes: deal.notes }).toEqual({ price, notes });
  });

  it.each([
    ['a price of a room that is neither a bed nor an age', 'Double room £690 pp, terrace £45'],
    ['what the price was', '£690 pp, single travelers too, was £790'],
    ['a clause without an amount', '£690 pp, single rooms few'],
    ['a condition', '£690 pp, deposit for children £50'],
  ])('near-miss, %s: %s', (_, line) => {
    expect(read(line).notes).toBeNull();
  });

  it('says it once where the sentence is a note anyway', () => {
    const { notes } = read(
      'It is £690 per person in a double room. A single room costs £450 more, for all three nights.',
    );
    expect(notes).toBe('A single room costs £450 more, for all three nights.');
  });
});
