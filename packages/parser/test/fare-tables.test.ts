/** Tables of fares by their headings, and several fares for the same flights: rules of section F of docs/behaviour.md, each with a near-miss. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const parse = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const priced = (text: string) => parse(`BA 178 12 Mar 2027 JFK 18:30 LHR 06:40\n\n${text}`);
/** Base fare, total of one, total of all, travelers. */
const fare = (text: string) => {
  const { fareDetails, passengers } = priced(text);
  return [fareDetails.baseFare, fareDetails.total, fareDetails.totalForAllPassengers, passengers];
};

describe('F-65 a table of fares is read by its headings', () => {
  it.each([
    [
      'text lines of two ages',
      '             Fare      Taxes     Total\nAdult    EUR 812.00  EUR 210.40  EUR 1,022.40\nChild    EUR 609.00  EUR 190.10  EUR 799.10\nTotal for two                  EUR 1,821.50',
      ['EUR 812.00', 'EUR 1,022.40', 'EUR 1,821.50', 2],
    ],
    [
      'tabs with a count',
      'Base fare\tTaxes & fees\tPer person\tQty\tTotal\nAdult\tUSD 412.00\tUSD 98.50\tUSD 510.50\t4\tUSD 2,042.00',
      ['USD 412.00', 'USD 510.50', 'USD 2,042.00', 4],
    ],
    [
      'tabs with an empty first heading',
      '\tBase fare\tTaxes & fees\tPer person\tQty\tTotal\nAdult\tUSD 412.00\tUSD 98.50\tUSD 510.50\t4\tUSD 2,042.00',
      ['USD 412.00', 'USD 510.50', 'USD 2,042.00', 4],
    ],
    [
      'a total of each row, and of all',
      'Passenger\tCount\tFare\tTax\tTotal\nAdult\t2\tGBP 300.00\tGBP 120.25\tGBP 840.50\nChild\t1\tGBP 225.00\tGBP 100.25\tGBP 325.25\nGrand total\t\t\t\tGBP 1,165.75',
      ['GBP 300.00', null, 'GBP 1,165.75', 3],
    ],
    [
      'German',
      'Reisende        Preis       Steuern      Gesamt\nErwachsener     512,00 €    148,30 €     660,30 €\nKind (5 J.)     384,00 €    130,10 €     514,10 €\nGesamt                                   1.174,40 €',
      ['512,00 €', '660,30 €', '1.174,40 €', null],
    ],
    [
      'French, a row a traveler',
      '| Voyageur | Tarif | Taxes | Total |\n|---|---|---|---|\n| Adulte | 402,00 € | 98,40 € | 500,40 € |\n| Adulte | 402,00 € | 98,40 € | 500,40 € |\n| Total | | | 1 000,80 € |',
      ['402,00 €', '500,40 €', '1 000,80 €', null],
    ],
    [
      'Spanish, the count before the last',
      'Pasajero     Tarifa     Tasas     Total      Cant.   Importe total\nAdulto       702,00 €   385,45 €  1.087,45 €    2     2.174,90 €',
      ['702,00 €', '1.087,45 €', '2.174,90 €', 2],
    ],
    [
      'the currency in the headings',
      'Pax type   No.  Fare (CAD)  Taxes (CAD)  Total (CAD)\nADT         2     640.00      188.20      828.20\nCHD         1     480.00      180.00      660.00\nTOTAL                                     2316.40',
      ['CAD 640.00', 'CAD 828.20', 'CAD 2316.40', 3],
    ],
    [
      'a heading that is a currency',
      "| Item | CHF |\n|---|---:|\n| Fare | 2'310.00 |\n| Taxes | 402.50 |\n| **Total per person** | **2'712.50** |",
      ["CHF 2'310.00", "CHF 2'712.50", null, null],
    ],
    [
      'no taxes',
      'Type      Qty    Price each      Total\nAdult      3     $412.50         $1,237.50',
      [null, '$412.50', '$1,237.50', 3],
    ],
    [
      'another order',
      'Total     Taxes    Fare\nAdult  EUR 1,022.40  EUR 210.40  EUR 812.00',
      ['EUR 812.00', 'EUR 1,022.40', null, null],
    ],
    [
      'one blank between the headings',
      'Fare Taxes Total\nAdult EUR 812.00 EUR 210.40 EUR 1,022.40',
      ['EUR 812.00', 'EUR 1,022.40', null, null],
    ],
    [
      'rows of all travelers of an age',
      'Passenger  Fare  Taxes  Total\n2 x Adult  EUR 1,000.00  EUR 200.00  EUR 1,200.00\nGrand total  EUR 1,200.00',
      [null, 'EUR 600', 'EUR 1,200.00', 2],
    ],
    [
      'French, with the taxes in the last',
      'Tarifs (EUR)\n            Tarif HT    Taxes     TTC\nAdulte        402,00     98,40    500,40\nEnfant        301,50     90,10    391,60\nTotal TTC                         892,00',
      ['EUR 402,00', 'EUR 500,40', 'EUR 892,00', null],
    ],
    [
      'Italian, the count behind one traveler’s total',
      'Prezzo   Tasse   Totale   Passeggeri   Totale complessivo\n310,00 € 95,40 € 405,40 €  3   1.216,20 €',
      ['310,00 €', '405,40 €', '1.216,20 €', 3],
    ],
    [
      'names of travelers',
      'Name             Base       Tax      Total\nMR P KELLER      CHF 620    CHF 310  CHF 930\nMRS A KELLER     CHF 620    CHF 310  CHF 930\n                            Total    CHF 1,860',
      ['CHF 620', 'CHF 930', 'CHF 1,860', null],
    ],
    [
      'on its side',
      '                Adult        Child\nFare            EUR 812.00   EUR 609.00\nTaxes           EUR 210.40   EUR 190.10\nTotal           EUR 1,022.40 EUR 799.10\nTotal for both  EUR 1,821.50',
      ['EUR 812.00', 'EUR 1,022.40', 'EUR 1,821.50', 2],
    ],
    // Neither taxes nor a count: the amounts' own words decide.
    ['no such table', 'Cabin  Price\nEconomy  EUR 812.00', [null, 'EUR 812.00', null, null]],
  ])('%s', (_, text, [base, total, all, travelers]) => {
    const [ownBase, ownTotal, ...rest] = fare(text as string);
    expect([ownBase, ...rest]).toEqual([base, all, travelers]);
    if (total !== null) expect(ownTotal).toBe(total);
    expect(priced(text as string).warnings).toEqual([]);
  });

  it('adds a traveler’s fare and taxes where the row has no sum of one', () => {
    const { fareDetails } = priced('Passenger\tCount\tFare\tTax\tTotal\nAdult\t2\tGBP 300.00\tGBP 120.25\tGBP 840.50');
    expect(fareDetails).toMatchObject({
      baseFare: 'GBP 300.00',
      total: 'GBP 420.25',
      totalForAllPassengers: 'GBP 840.50',
    });
  });

  it('takes no heading for a name', () => {
    expect(
      priced('Reisende   Preis   Steuern   Gesamt\nErwachsener   512,00 €   148,30 €   660,30 €').clientName,
    ).toBeNull();
  });
});

describe('F-65 a breakdown for each kind of traveler', () => {
  it.each([
    [
      'the currency above, how many behind each',
      'Price breakdown\t\tAUD\nAdult\n  Fare\t\t410.00\n  Taxes and charges\t95.50\n  Price per adult\t505.50\n  x 2\t\t1,011.00\nChild (2-11)\n  Fare\t\t310.00\n  Taxes and charges\t80.50\n  Price per child\t390.50\nTotal for all\tAUD 1,401.50',
      ['AUD 410.00', 'AUD 505.50', 'AUD 1,401.50', null],
    ],
    [
      'the currency in the sum below',
      'Erwachsener\nFlugpreis:  410,00\nSteuern und Gebühren:  95,50\nPreis pro Erwachsenem:  505,50\nKind (2-11)\nFlugpreis:  310,00\nSteuern und Gebühren:  80,50\nPreis pro Kind:  390,50\nGesamtpreis für alle:  896,00 EUR',
      ['EUR 410,00', 'EUR 505,50', '896,00 EUR', null],
    ],
    [
      'the currency in each row',
      'Adult\nFare\t£410.00\nTaxes\t£95.50\nTotal\t£505.50\nChild (2-11)\nFare\t£310.00\nTaxes\t£80.50\nTotal\t£390.50\nTotal for everyone\t£896.00',
      ['£410.00', '£505.50', '£896.00', null],
    ],
    [
      'dots that lead to the figures',
      'Adulte\nTarif ... 410,00\nTaxes ... 95,50\nTotal ... 505,50\nTotal : 505,50 EUR',
      ['EUR 410,00', 'EUR 505,50', null, null],
    ],
    // The parts make no total.
    ['no sum', 'Adult\nFare\t410.00\nTaxes\t95.50\nTotal\t600.50', [null, null, null, null]],
    // For how many each amount is stays open.
    ['two at once', '2 adults\nFare\t410.00\nTaxes\t95.50\nTotal\t505.50', [null, null, null, 2]],
  ])('%s', (_, text, expected) => {
    expect(fare(text)).toEqual(expected);
    expect(priced(text).restrictions).toEqual([]);
  });

  it('leaves a rule about children alone', () => {
    expect(priced('Child (2-11)\nMust travel with an adult').restrictions).toEqual(['Must travel with an adult']);
  });
});

describe('F-66 several fares for the same flights of a display', () => {
  const flights =
    ' 1.OKAFOR/ADA MS\n 1. BA  178 M  12MAR JFKLHR HK1  1830 #0640 O          E FR\n 2. BA  117 M  20MAR LHRJFK HK1  0825  1125 O          E SA\n\n>FQ\n';
  const quote = (base: string, all: string) =>
    `PSGR     QUOTE BASIS         FARE     TAXES      TOTAL PSG DES\nFQG 1    MLOWGB      USD  ${base}   210.10   ${all} ADT\n    LAST DATE TO PURCHASE TICKET: 02DEC26\n`;
  const options = (text: string) =>
    parse(text).options.map(({ label, fareDetails, departureFlights, returnFlights, notes }) => [
      label,
      fareDetails.total,
      fareDetails.fareClass,
      departureFlights.length + returnFlights.length,
      notes,
    ]);

  it.each([
    '*** FARE 1  %1 ***|*** FARE 2  %2 ***',
    'OPTION 1 - %1|OPTION 2 - %2',
    'PRICE QUOTE 1 %1|PRICE QUOTE 2 %2',
  ])('%s', (headings) => {
    const [first = '', second = ''] = headings.replace('%1', 'ECONOMY LIGHT').replace('%2', 'ECONOMY FLEX').split('|');
    const text = `${flights}${first}\n${quote('400.00', '610.10')}    NONREF\n)>\n${second}\n${quote('520.00', '730.10')}    CHANGES PERMITTED ANYTIME\n)>`;
    expect(options(text).map(([, ...rest]) => rest)).toEqual([
      ['USD 610.10', 'ECONOMY LIGHT', 2, null],
      ['USD 730.10', 'ECONOMY FLEX', 2, 'CHANGES PERMITTED ANYTIME'],
    ]);
    const { fareDetails, includes, restrictions } = parse(text);
    expect(fareDetails).toMatchObject({ baseFare: 'USD 400.00', total: 'USD 610.10' });
    expect(includes).toEqual([]);
    expect(restrictions).toEqual(['NONREF']);
  });

  it('takes the last of two prices without headings, as F-8 says', () => {
    const text = `${flights}${quote('400.00', '610.10')})>\n${quote('520.00', '730.10')})>`;
    expect(options(text)).toEqual([]);
    expect(parse(text).fareDetails.total).toBe('USD 730.10');
  });

  it.each([
    'Fare 1: Economy Basic %1|Fare 2: Economy Standard %2',
    '*** FARE 1 BASIC ***\nTotal per person %1|*** FARE 2 STANDARD ***\nTotal per person %2',
  ])('typed: %s', (prices) => {
    const text = `For both fares:\nBA 178 12 Mar 2027 JFK 18:30 LHR 06:40 +1\nBA 117 20 Mar 2027 LHR 08:25 JFK 11:25\n\n${prices.replace('%1', '$612.40').replace('%2', '$742.40').replace('|', '\n')}`;
    expect(options(text).map(([, total, , flights]) => [total, flights])).toEqual([
      ['$612.40', 2],
      ['$742.40', 2],
    ]);
    expect(parse(text).passengers).toBeNull();
  });

  it('takes a count of adults behind the word for no heading', () => {
    expect(options('BA 178 12 Mar 2027 JFK 18:30 LHR 06:40\nFare 1 adult $612.40\nFare 2 adults $1,224.80')).toEqual(
      [],
    );
  });
});
