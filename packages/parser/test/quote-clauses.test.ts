/** What small words of messages, prices and displays say of an offer, each with a near-miss. */
import { describe, expect, it } from 'vitest';
import { readGdsContact } from '../src/formats/reading/gds/gds-contact.ts';
import { readGdsRules } from '../src/formats/reading/gds/gds-fare-rules.ts';
import { readScreenLines } from '../src/formats/reading/gds/gds-screen.ts';
import { parseFlightQuote } from '../src/index.ts';

const parse = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const quote = (text: string) => parse(`BA 178 12 Mar 2027 JFK 18:30 LHR 06:40\n${text}`);

describe('a price with its taxes is no inclusion', () => {
  it.each([
    'Fare per person: USD 912.00 (taxes included)',
    'Precio por adulto: 912,00 € (tasas incluidas)',
    'Tarifa por viajero: USD 912,00 (impuestos incluidos)',
    'Prix par adulte : 912 € (taxes comprises)',
    'Prices: EUR, taxes included',
    'USD 912 pp, tax incl = USD 1824',
    'USD 912 per person incl. all',
  ])('%s', (text) => expect(quote(text).includes).toEqual([]));

  it.each([
    ['Fare per person: USD 912.00 (1 bag included)', 1],
    ['All meals included', 1],
  ])('%s', (text, count) => expect(quote(text).includes).toHaveLength(count));
});

describe('headings of lists', () => {
  it.each(['Equipaje incluido por pasajero:', 'Bagages inclus par personne :', 'Baggage included per adult:'])(
    '%s',
    (heading) =>
      expect(quote(`USD 912 pp\n\n${heading}\n- 1 mochila azul\n- 1 maleta 23 kg`).includes).toEqual([
        '1 mochila azul',
        '1 maleta 23 kg',
      ]),
  );
  it('is what it says where no list is under it', () =>
    expect(quote('USD 912 pp\n\nEquipaje incluido\n\nGracias').includes).toEqual(['Equipaje incluido']));
  it('heads a part and is nothing that is included', () => {
    const { includes, restrictions } = quote("USD 912 pp\n\nWhat's included\n1 cabin bag\nFlexibility\nNon-refundable");
    expect([includes, restrictions]).toEqual([['1 cabin bag'], ['Non-refundable']]);
  });
});

describe('changes in short', () => {
  it.each([
    ['no refunds, chgs ok for a fee', ['no refunds', 'chgs ok for a fee']],
    ['no chgs', ['no chgs']],
    ['FARE:140 + PG CHGS', []],
  ])('%s', (text, expected) => expect(quote(text).restrictions).toEqual(expected));
});

describe('a message in small letters', () => {
  it('says who writes to whom', () => {
    const { clientName, agentInfo } = parse(
      'hi nell its pavel @ brightway trvl\nba178 fri 3/12 dep jfk 630p arr lhr 640a',
    );
    expect([clientName, agentInfo.name]).toEqual(['nell', 'pavel']);
    const other = parse('hi nell its cheaper @ 612 now\nba178 fri 3/12 dep jfk 630p arr lhr 640a');
    expect(other.agentInfo.name).toBeNull();
  });

  it('counts a family, and who is a child', () => {
    const { passengers, warnings } = quote('fam of 3 (2 ad + 1 lap inf)\nusd 355 pp adult, inf 40 = usd 750 tot');
    expect(passengers).toBe(3);
    expect(warnings.map(({ code }) => code)).not.toContain('total-mismatch');
    expect(quote('fam offers 4 you').passengers).toBeNull();
  });
});

describe('the name of an airport under its city', () => {
  const page = (under: string) =>
    `TP 571\n11:15 AM\nFrankfurt (FRA)\n3:05 PM\nLisbon (LIS)\n${under}\nTotal duration\n2h 50m\nTP 572\n4:10 PM\nLisbon (LIS)\n6:15 PM\nFrankfurt (FRA)\nTotal duration\n3h 5m`;
  it('begins no flight', () => {
    const { departureFlights, returnFlights } = parse(page('Humberto Delgado'));
    const flights = [...departureFlights, ...returnFlights].flatMap(({ segments }) => segments);
    expect(flights.map(({ departureLocation }) => departureLocation)).toEqual(['Frankfurt (FRA)', 'Lisbon (LIS)']);
  });
});

describe('displays', () => {
  it.each([
    ['$$ PENALTY  NONREF / CHG FEE EUR 90 PLUS DIFF', ['NONREF', 'CHG FEE EUR 90 PLUS DIFF']],
    ['REFUND / REISSUE NOT PERMITTED PENALTY APPLIES', ['REFUND / REISSUE NOT PERMITTED PENALTY APPLIES']],
    ['PENALTY APPLIES', ['PENALTY APPLIES']],
  ])('%s', (text, expected) =>
    expect(readGdsRules(readScreenLines(text)).restrictions.map(({ value }) => value)).toEqual(expected),
  );

  it.each([
    ['P- 1.BOS 617-555-0131 HARBOUR LIGHT TRAVEL-A MARNIE', 'MARNIE'],
    ['P- 1.BOS 617-555-0131 HARBOUR LIGHT TRAVEL-A', undefined],
    ['P- 1.BOS 617-555-0131 COLES-H MARNIE', undefined],
  ])('%s', (text, name) => expect(readGdsContact(readScreenLines(text)).contact.name?.value).toBe(name));
});
