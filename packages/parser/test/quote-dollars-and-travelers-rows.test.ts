/** F-521, F-522, F-534: rows of travelers far apart, the steps of a page, what `$` means, columns before taxes. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const FLIGHT = 'QF 51 Brisbane BNE 11:40 - Singapore SIN 17:45 Sat 3 Jul 2027';

describe('F-521 rows of travelers', () => {
  const rows = (total: string) =>
    `${FLIGHT}\n\n2 x Adult\nFare\n$512.00\nTaxes and charges\n$172.20\nPrice per adult\n$684.20\n1 x Child\nPrice per child\n$561.40\n\n${total}`;

  it('count who stands over prices of their own', () => {
    const { passengers, fareDetails } = read(rows('Total\n$1,929.80'));
    expect(passengers).toBe(3);
    expect(fareDetails).toMatchObject({ baseFare: '$512.00', total: '$684.20', totalForAllPassengers: '$1,929.80' });
  });

  it('are not those of another offer, nor rows without a number', () => {
    expect(
      read(`${FLIGHT}\n2 x Adult\nFare\n$512.00\nTaxes\n$172.20\nSeats\nfree\nChild fares on request`).passengers,
    ).toBe(2);
    const again = `${FLIGHT}\n2 x Adult\nFare\n$512.00\nTaxes\n$172.20\nBags\nfree\n2 x Adult\nFare\n$600.00\n1 x Child\n$300`;
    expect(read(again).passengers).toBe(2);
  });

  it('are no steps of a page', () => {
    const steps = '1 Flüge\n2 Passagiere\n3 Extras\n4 Zahlung';
    expect(read(`${steps}\n\n${FLIGHT}\n3 Erwachsene\nPreis pro Person € 500`).passengers).toBe(3);
    expect(read(`1. Flights  2. Passengers  3. Extras  4. Payment\n${FLIGHT}`).passengers).toBeNull();
    // Nothing is paid at the end of these.
    expect(read(`1 stop\n2 passengers\n3 bags\n\n${FLIGHT}`).passengers).toBe(2);
    expect(read(`${FLIGHT}\n1 Infant\n2 Adults\n3 Children\nPayment by card`).passengers).not.toBe(0);
  });
});

describe('F-522 the sign of several dollars', () => {
  it('stays open in a sum', () => {
    const { total, totalForAllPassengers } = read(`${FLIGHT}\n2 adults\nBase $512.00\nTaxes $172.20`).fareDetails;
    expect([total, totalForAllPassengers]).toEqual(['$684.20', '$1368.40']);
  });

  it('is the dollar that the text tells for all or of another fare', () => {
    const parts = '2 adults\nBase $512.00\nTaxes $172.20';
    expect(read(`${FLIGHT}\nAll prices in AUD\n${parts}`).fareDetails.total).toBe('AUD 684.20');
    expect(read(`${FLIGHT}\n${parts}\nTotal for 2: AUD 1368.40`).fareDetails.total).toBe('AUD 684.20');
    // Euros say nothing of dollars, and a fee in another dollar nothing of the fare.
    expect(read(`${FLIGHT}\n${parts}\nTotal for 2: EUR 1200`).fareDetails.total).toBe('$684.20');
    expect(read(`${FLIGHT}\n${parts}\nVisa costs USD 40`).fareDetails.total).toBe('$684.20');
  });
});

describe('F-534 a column before the taxes', () => {
  const table = (heading: string) =>
    `${FLIGHT}\n\nPassager\tNombre\t${heading}\tTaxes\tTTC par passager\tTotal\nAdulte\t2\t980,00 €\t268,00 €\t1 248,00 €\t2 496,00 €\nTOTAL\t2\t\t\t\t2 496,00 €`;

  it('heads the fare', () => {
    for (const heading of ['Hors taxes', 'HT', 'Ohne Steuern', 'Sin tasas', 'Excl. tax'])
      expect(read(table(heading)).fareDetails, heading).toMatchObject({ baseFare: '980,00 €', total: '1 248,00 €' });
  });

  it('is none where the heading says something else', () => {
    for (const heading of ['Remise', 'Hors saison'])
      expect(read(table(heading)).fareDetails.baseFare, heading).toBeNull();
  });
});
