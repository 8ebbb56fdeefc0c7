/** F-678, F-679: fares for the same flights side by side, and what their rows bring. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const FLIGHTS = 'BA 117 12 Mar 2027 LHR 08:20 - JFK 11:25, BA 178 19 Mar JFK 18:30 - LHR 06:40+1\n\n';
const table = (heads: string, ...rows: string[]) =>
  `${FLIGHTS}|  | ${heads} |\n|---|---|---|---|\n${rows.map((row) => `| ${row} |`).join('\n')}`;

describe('F-678 a fare a column', () => {
  const quote = read(
    table(
      'Basic | Flex | Business',
      'Cabin | Economy | Economy | Business',
      'Fare | £312 | £368 | £1,902',
      'Taxes | £100 | £100 | £140',
      'Total | £412 | £468 | £2,042',
      'Changes | not permitted | £90 fee | free',
    ),
  );

  it('is an offer of the same flights', () => {
    expect(quote.options.map(({ label, fareDetails }) => [label, fareDetails.total, fareDetails.fareClass])).toEqual([
      ['Basic', '£412', 'Economy'],
      ['Flex', '£468', 'Economy'],
      ['Business', '£2,042', 'Business'],
    ]);
    expect(quote.options.map(({ departureFlights }) => departureFlights[0]?.segments[0]?.flightNumber)).toEqual([
      'BA 117',
      'BA 117',
      'BA 117',
    ]);
  });

  it('has conditions of its own', () => {
    expect(quote.restrictions).toEqual(['Changes not permitted']);
    expect(quote.options[1]?.notes).toContain('Changes: £90 fee');
  });

  it('is named by its heading where no row tells the cabin', () =>
    expect(
      read(
        table('Light | Standard | Flex', 'Price pp | £412 | £468 | £702', 'Hold bag | no | 1 x 23kg | 1 x 23kg'),
      ).options.map(({ fareDetails }) => fareDetails.fareClass),
    ).toEqual(['Light', 'Standard', 'Flex']));

  it.each(['Adult | Child | Infant', 'Fare | Taxes | Total', 'Jo | Ann | Max'])('none under %s', (heads) =>
    expect(read(table(heads, 'Fare | £312 | £268 | £580', 'Total | £412 | £368 | £42')).options).toEqual([]),
  );
});

describe('F-679 what a row of bags denies', () => {
  const bags = (value: string) => read(`${FLIGHTS}| Fare | £412 |\n|---|---|\n| Hold bag | ${value} |`);

  it.each(['no', 'none', 'No'])('%s brings nothing', (value) => {
    expect(bags(value).includes).toEqual([]);
    expect(bags(value).restrictions).toEqual([]);
  });

  it('is a condition in words', () => {
    expect(bags('not included').includes).toEqual([]);
    expect(bags('not included').restrictions).toEqual(['Hold bag not included']);
  });

  it('brings what it names', () => expect(bags('1 x 23 kg').includes).toEqual(['1 x 23 kg']));
});
