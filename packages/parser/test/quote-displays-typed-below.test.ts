/** F-410 to F-412: days until which nothing is paid, figures behind an airline, what someone typed below a display. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const FLIGHT = 'IB 3104 10OCT MADATH 0705 1055\n';

describe('F-410 held without a payment', () => {
  it.each([
    ['Seats are on hold without deposit until December 15, 2026.', '2026-12-15'],
    ['The space is held without any payment until Friday 4 December.', '2026-12-04'],
    ['Nous pouvons garder les places sans acompte jusqu’au 18 décembre 2026.', '2026-12-18'],
    ['Podemos mantener las plazas sin depósito hasta el 18 de diciembre de 2026.', '2026-12-18'],
    ['We hold the seats, deposit GBP 50 by 4 December.', null],
    ['Deposit GBP 50 pp until 4 December.', null],
  ])('%s', (line, day) => {
    expect(read(`${FLIGHT}GBP 210 pp\n${line}`).validUntil).toBe(day);
  });
});

describe('F-411 figures behind an airline', () => {
  const days = (head: string, price = 'Total GBP 330.00') => {
    const { departureFlights, returnFlights, fareDetails } = read(
      `${head}\nFri 18 Jun 2027 A3 601 LHR 12:30 ATH 18:10\nFri 25 Jun 2027 A3 600 ATH 08:50 LHR 11:45\n${price}`,
    );
    return [departureFlights[0]?.date, returnFlights[0]?.date, fareDetails.total];
  };
  it.each(['Group, Aegean, 30 seats', 'Aegean, 25 Plätze', 'Aegean, 25 people'])('%s', (head) => {
    expect(days(head).slice(0, 2)).toEqual(['2027-06-18', '2027-06-25']);
  });
  it('are the number of a flight where nothing is counted', () =>
    expect(read('Aegean 601 Fri 18 Jun 2027 LHR 12:30 ATH 18:10').departureFlights[0]?.segments[0]?.flightNumber).toBe(
      'A3 601',
    ));
  it('what stands over the flights names no price below them', () =>
    expect(days('28 seats held', 'GBP 330.00')[2]).toBe('GBP 330.00'));
});

describe('F-412 typed below a display', () => {
  const DISPLAY = ' 1. kl 1060 n  05feb lhrams hk2  1440   1705 o*       e fr  1\n';
  const below = (text: string) => {
    const { fareDetails, includes, restrictions, validUntil } = read(DISPLAY + text);
    return [fareDetails.total, includes, restrictions, validUntil];
  };
  it.each([
    ['£412 pp inc all taxes = £824 both,, 20kg bags incl', ['£412', ['20kg bags incl'], [], null]],
    ['£412 pp\nneeds issuing by fri 4 dec, non refundable', ['£412', [], ['non refundable'], '2026-12-04']],
    ['usd 412.40 pp no refunds', ['usd 412.40', [], ['no refunds'], null]],
    ['usd 412.40 pp no refunds tkt by 4dec', ['usd 412.40', [], ['no refunds'], '2026-12-04']],
    [
      'usd 412.40 pp\nbag 1pc   chg fee usd 90  / non refundable',
      ['usd 412.40', ['bag 1pc'], ['chg fee usd 90', 'non refundable'], null],
    ],
    ['usd 412.40 pp\nbags 23kg / nonref', ['usd 412.40', ['bags 23kg'], ['nonref'], null]],
    ['usd 412.40 pp\nnonref/chg fee usd 90', ['usd 412.40', [], ['nonref/chg fee usd 90'], null]],
  ])('%s', (text, expected) => {
    expect(below(text)).toEqual(expected);
  });
});
