/** Prices told by their parts: F-508, F-509, F-515 of docs/behaviour.md, each with near-misses. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const FLIGHT = 'BA117 09APR27 LHRJFK 1030 1300\n';
const parse = (text: string) => parseFlightQuote(FLIGHT + text, { referenceDate: '2026-11-27' });
const fareOf = (text: string) => {
  const { baseFare, upcharge, total, totalForAllPassengers, fareClass } = parse(text).fareDetails;
  return [baseFare, upcharge, total, totalForAllPassengers, fareClass];
};

describe('F-508 an upcharge to a better cabin', () => {
  it.each([
    [
      'for the 2 of you\nthe economy base is CAD 1,145 pp, upcharge to Premium Economy CAD 970 pp, so CAD 2,115 pp all in, total for both CAD 4,320',
      ['CAD 1,145', 'CAD 970', 'CAD 2,115', 'CAD 4,320', 'Premium Economy'],
    ],
    [
      '2 Personen\nGrundpreis Economy 745 € p.P., Aufpreis Premium Economy 410 € p.P., also 1.155 € p.P., zusammen 2.310 €',
      ['745 €', '410 €', '1.155 €', '2.310 €', 'Premium Economy'],
    ],
    [
      '2 adultes\nLa base éco est à 745 €/pers, supplément Premium 410 €/pers, soit 1 155 €/pers, total pour deux 2 310 €',
      ['745 €', '410 €', '1 155 €', '2 310 €', 'Premium'],
    ],
    [
      '2 adultos\nLa base en turista es 745 € p.p., suplemento a Premium 410 € p.p., total 1.155 € p.p., para los dos 2.310 €',
      ['745 €', '410 €', '1.155 €', '2.310 €', 'Premium'],
    ],
    [
      '2 volwassenen\nBasis is € 745 p.p., toeslag naar Premium Comfort € 410 p.p., dus € 1.155 p.p., totaal voor twee € 2.310',
      ['€ 745', '€ 410', '€ 1.155', '€ 2.310', null],
    ],
  ])('adds up to what each pays: %s', (text, fare) => {
    expect(fareOf(text)).toEqual(fare);
  });

  it('is told though the total for all is not that of its price', () => {
    const { warnings } = parse(
      'for the 2 of you\nbase CAD 1,145 pp, upcharge to Premium Economy CAD 970 pp, so CAD 2,115 pp all in, total for both CAD 4,320',
    );
    expect(warnings.map(({ code }) => code)).toEqual(['total-mismatch']);
  });

  it.each([
    [
      'a surcharge of the carrier',
      '2 adults\nFare £400 pp, tax £200 pp, fuel surcharge £50 pp, total £650 pp, £1300 for both',
      '£650',
    ],
    ['a cabin that one may take', '2 adults\n£400 pp\nUpgrade to Business: £640 pp\n', '£400'],
  ])('but not: %s', (_, text, total) => {
    const [, upcharge, price] = fareOf(text);
    expect([upcharge, price]).toEqual([null, total]);
  });

  it.each([
    ['incl 2 bags 23kg each. no refunds on this one', '2 bags 23kg each', 'no refunds on this one'],
    [
      'inclus 2 bagages de 23 kg chacun. pas de remboursement sur ce tarif',
      '2 bagages de 23 kg chacun',
      'pas de remboursement sur ce tarif',
    ],
    [
      'incl. 2 koffers van 23 kg. geen restitutie op dit tarief',
      '2 koffers van 23 kg',
      'geen restitutie op dit tarief',
    ],
    ['23kg bag inc. no refunds', '23kg bag', 'no refunds'],
  ])('parts what it brings from what it forbids: %s', (line, included, forbidden) => {
    const out = parse(`£400 pp\n${line}`);
    expect([out.includes, out.restrictions]).toEqual([[included], [forbidden]]);
  });
});

describe('F-509 a table whose rows are the parts of a price', () => {
  it.each([
    [
      'Particulars\tPer pax (INR)\tNo.\tAmount (INR)\nBase fare\t41,200\t3\t1,23,600\nTaxes & YQ\t23,618\t3\t70,854\nTotal\t64,818\t3\t1,94,454',
      3,
      ['INR 41,200', null, 'INR 64,818', 'INR 1,94,454', null],
    ],
    [
      'Description | Per person (GBP) | Qty | Total (GBP)\nFare | 400.00 | 2 | 800.00\nTaxes | 210.00 | 2 | 420.00\nService fee | 25.00 | 2 | 50.00\nTotal | 635.00 | 2 | 1,270.00',
      2,
      ['GBP 400.00', 'GBP 25.00', 'GBP 635.00', 'GBP 1,270.00', null],
    ],
    [
      'Désignation          Prix unitaire (EUR)     Qté     Montant (EUR)\nTarif                400,00                  2       800,00\nTaxes                210,00                  2       420,00\nTotal                610,00                  2       1 220,00',
      2,
      ['EUR 400,00', null, 'EUR 610,00', 'EUR 1 220,00', null],
    ],
    [
      'Concepto\tPor persona\tPersonas\tImporte\nTarifa base\t400 €\t2\t800 €\nTasas\t210 €\t2\t420 €\nTotal\t610 €\t2\t1.220 €',
      2,
      ['400 €', null, '610 €', '1.220 €', null],
    ],
  ])('counts nobody twice: %s', (table, passengers, fare) => {
    const out = parse(table);
    expect(out.passengers).toBe(passengers);
    expect(fareOf(table)).toEqual(fare);
    expect(out.warnings).toEqual([]);
  });

  it.each([
    [
      'rows of travelers',
      'Passenger\tBase fare\tTaxes\tNo.\tAmount (GBP)\nAdult\t400\t210\t2\t1,220\nChild\t300\t190\t1\t490\nTotal\t\t\t\t1,710',
      3,
      'GBP 610',
    ],
    [
      'rows of adults and children who pay a fare',
      'Type\tFare\tTax\tQty\tTotal (GBP)\nAdult fare\t400\t210\t2\t1,220\nChild fare\t380\t210\t1\t590\nTotal\t\t\t\t1,810',
      3,
      'GBP 610',
    ],
  ])('but %s', (_, table, passengers, total) => {
    const out = parse(table);
    expect([out.passengers, out.fareDetails.total]).toEqual([passengers, total]);
  });

  it('and what extras come to is no fee on the fare', () => {
    expect(
      fareOf('2 adulti\nSubtotale voli\t328,44 €\nSubtotale extra\t123,99 €\nTotale da pagare\t452,43 €')[1],
    ).toBeNull();
    expect(fareOf('1 adult\nFare £300, extra £40, total £340')[1]).toBe('£40');
  });
});

describe('F-515 columns of ages with bare figures', () => {
  const TABLE =
    '2. FARES IN USD\n                   Adult        Child        Infant\nGroup fare         612.00       459.00       61.20\nTaxes and fees     218.40       201.10       43.80\nTotal per person   830.40       660.10       105.00\nNumber             22           5            1\nSubtotal           18,268.80    3,300.50     105.00\n\nGRAND TOTAL        USD 21,674.30\n';
  it.each([
    [TABLE, 28, ['USD 612.00', null, 'USD 830.40', 'USD 21,674.30', null]],
    [
      'Preise in EUR\n\tErwachsener\tKind\nFlugpreis\t612,00\t459,00\nSteuern\t218,40\t201,10\nGesamt pro Person\t830,40\t660,10\nAnzahl\t2\t1\nZwischensumme\t1.660,80\t660,10\nGesamtpreis\t2.320,90 EUR',
      3,
      ['EUR 612,00', null, 'EUR 830,40', '2.320,90 EUR', null],
    ],
    [
      '                Adulte     Enfant\nTarif           612,00     459,00\nTaxes           218,40     201,10\nTotal           830,40     660,10\nNombre          2          1\nTOTAL GENERAL   2 320,90 €',
      3,
      ['EUR 612,00', null, 'EUR 830,40', '2 320,90 €', null],
    ],
  ])('are in the currency that the text names: %s', (table, passengers, fare) => {
    const out = parse(table);
    expect(out.passengers).toBe(passengers);
    expect(fareOf(table)).toEqual(fare);
    expect(out.warnings).toEqual([]);
  });

  it('but not where it names none, nor in rows that are no fares', () => {
    const bare = TABLE.replace('2. FARES IN USD\n', '').replace('USD 21,674.30', '21,674.30');
    expect(fareOf(bare).slice(0, 4)).toEqual([null, null, null, null]);
    expect(fareOf('         Adult     Child\nMeals    22        5\nBags     44        5\nGBP 400 pp')[2]).toBe(
      'GBP 400',
    );
  });
});
