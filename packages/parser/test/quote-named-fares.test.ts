/** Several fares for the same flights, the subject of a mail, a product that is stated: F-209 to F-211 of docs/behaviour.md, each with a near-miss. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const parse = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const FLIGHTS = 'TK 1980  03JUN  LHR IST  1120 1715\nTK 1987  10JUN  IST LHR  1830 2045\n\n';
const offers = (text: string) =>
  parse(FLIGHTS + text).options.map(({ label, fareDetails }) => [label, fareDetails.total]);

describe('F-209 fares with names under one set of flights', () => {
  it('are each an offer of these flights', () => {
    const { options, includes, restrictions } = parse(
      `${FLIGHTS}1) EcoFly GBP 212\n   8kg cabin bag\n\n`.replace('EcoFly', 'Economy Light') +
        '2) Economy Flex GBP 298.50\n   23kg hold bag\n   refund less GBP 60\n',
    );
    expect(options.map(({ label, fareDetails }) => [label, fareDetails.total])).toEqual([
      ['Economy Light', 'GBP 212'],
      ['Economy Flex', 'GBP 298.50'],
    ]);
    expect(options[1]?.returnFlights[0]?.segments[0]?.flightNumber).toBe('TK 1987');
    expect(options[1]?.notes).toContain('23kg hold bag');
    expect([includes, restrictions]).toEqual([['8kg cabin bag'], []]);
  });

  it('stand in a row, over their price, and in other languages', () => {
    expect(offers('Basic      £189  hand bag only\nPlus Flex  £389  1 x 23kg\n')).toEqual([
      ['Basic', '£189'],
      ['Plus Flex', '£389'],
    ]);
    expect(offers('* LIGHT\n€ 189 per person\n\n* BUSINESS\n€ 910 per person\n')).toEqual([
      ['LIGHT', '€ 189'],
      ['BUSINESS', '€ 910'],
    ]);
    expect(offers('Tarifa Básica - 190 EUR por persona\nTarifa Óptima - 240 EUR por persona\n')).toEqual([
      ['Tarifa Básica', '190 EUR'],
      ['Tarifa Óptima', '240 EUR'],
    ]);
    expect(offers('Light : 148 € par personne\nFlex : 298 € par personne, remboursable\n')).toHaveLength(2);
  });

  it('do not give their cabin to the others', () => {
    const [light, business] = parse(`${FLIGHTS}* LIGHT\n€ 189 per person\n\n* BUSINESS\n€ 910 per person\n`).options;
    expect([light?.fareDetails.fareClass, business?.fareDetails.fareClass]).toEqual([null, 'BUSINESS']);
  });

  it('are not what travelers or bags cost, nor what a page has for choice', () => {
    expect(offers('Adult GBP 389\nChild GBP 299\nBag GBP 60\n')).toEqual([]);
    expect(offers('Economy fare GBP 389\nTaxes GBP 99\n')).toEqual([]);
    expect(offers('BASIC £25.00 Selected\nPLUS £60.00 Select\n')).toEqual([]);
  });
});

describe('F-210 the subject of a mail', () => {
  const mail = (subject: string, body = FLIGHTS) =>
    parse(`From: Fares Desk <fares@quay.example>\nTo: sales@cove.example\nSubject: ${subject}\n\nHi Nadia,\n\n${body}`);

  it('is no flight over flights that say their days and places, and tells who travels', () => {
    const { departureFlights, returnFlights, clientName, passengers } = mail('RE: LHR-IST Jun 27 Okonkwo x 2 // Q-118');
    expect([departureFlights.length, returnFlights.length]).toEqual([1, 1]);
    expect(departureFlights[0]?.date).toBe('2027-06-03');
    expect([clientName, passengers]).toEqual(['Okonkwo', 2]);
  });

  it('counts no places and months as people', () => {
    expect(mail('Istanbul x 2').clientName).toBe('Nadia');
    expect(mail('LHR-IST June x 2').clientName).toBe('Nadia');
  });
});

describe('F-211 a product that a text states', () => {
  const fare = (text: string) => {
    const { fareDetails, warnings } = parse(`${FLIGHTS}3 adults\n${text}`);
    return [fareDetails.totalForAllPassengers, warnings.map(({ code }) => code)];
  };

  it('is what all pay, and is warned of where it does not come out', () => {
    expect(fare('GBP 410 per person\n3 x GBP 410 = GBP 1,320\n')).toEqual(['GBP 1,320', ['total-mismatch']]);
    expect(fare('3 pax @ £410 = £1,320\n')).toEqual(['£1,320', ['total-mismatch']]);
    expect(fare('GBP 410 per person\n3 x GBP 410 = GBP 1,230\n')).toEqual(['GBP 1,230', []]);
  });

  it('is a part of it where several stand there', () => {
    const { fareDetails } = parse(`${FLIGHTS}2 x £410 = £820\n1 x £300 = £300\nTotal £1,120\n`);
    expect(fareDetails.totalForAllPassengers).toBe('£1,120');
  });
});
