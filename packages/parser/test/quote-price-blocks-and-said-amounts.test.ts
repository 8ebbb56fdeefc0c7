/** F-608 to F-615: prices in blocks and columns of displays, amounts in words, taxes within a price, and a child that is named. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-27' });
const fares = (text: string) => {
  const { baseFare, total, totalForAllPassengers } = read(text).fareDetails;
  return [baseFare, total, totalForAllPassengers];
};
const FLIGHT = 'BA 178 JFK-LHR 12 Mar 2027 18:30 06:40+1\n';

describe('F-608 other forms of a Galileo or Apollo price', () => {
  const flights =
    '5LT2WQ/XD QSBYC DUBXD  AG 99988876 28NOV\n  1.1NESBITT/OISINMR  2.1NESBITT/RUTHMRS\n 1. EY   42 T  17JUL DUBAUH HK2  0910   1925   O*       SA  E  1\n 2. EY   45 T  31JUL AUHDUB HK2  1005   1450   O*       SA  E  2\n';
  it('a block for each type', () => {
    const child = flights.replace('RUTHMRS', 'RUTHMISS*P-C09');
    const text = `${child}>FQ\nFQ-1 G *ADT   P1\n     BASE EUR    612.00\n     TAX  EUR    280.00YQ   62.35AE\n     TTL  EUR    954.35  PER PSGR\nFQ-2 G *CNN   P2\n     BASE EUR    459.00\n     TAX  EUR    280.00YQ   52.35AE\n     TTL  EUR    791.35  PER PSGR\n GRAND TOTAL  EUR   1745.70`;
    expect(fares(text)).toEqual(
      ['EUR    612.00', 'EUR   954.35', 'EUR   1745.70'].map((one) => one.replace(/ +/, ' ')),
    );
    expect(read(text).warnings).toEqual([]);
  });

  it.each([
    ['FQ-1 *ADT   P1-2\n     BASE EUR    612.00\n     TAX  EUR    280.00YQ\n     TTL  EUR   1784.00', 'EUR 892'],
    ['FQ-1 *ADT   P1-2\n     BASE EUR    612.00\n     TAX  EUR    280.00YQ\n     TTL  EUR    892.00', 'EUR 892'],
    [' EUR  612.00    280.00XT    892.00TTL  X2\n TOTAL EUR 1784.00', 'EUR 892'],
  ])('%j', (price, one) => {
    const [base, total, all] = fares(`${flights}>FQ\n${price}`);
    expect(base).toBe('EUR 612.00');
    expect(total?.startsWith(one)).toBe(true);
    expect(all).toMatch(/1784/);
    expect(read(`${flights}>FQ\n${price}`).warnings).toEqual([]);
  });
});

describe('F-609 the end of a number in words', () => {
  it.each([
    ["it's eight hundred and 46 pounds each", 'GBP 846'],
    ['das macht tausend 92 euro', 'EUR 1092'],
    ['mille 92 euros par personne', 'EUR 1092'],
    ['das macht dreihundert 40 Euro pro Person', 'EUR 340'],
    ['doscientos 40 euros por persona', 'EUR 240'],
    ['a few hundred and 46 pounds each', null],
    ['one hundred 600 pounds each', null],
  ])('%j', (said, total) => expect(fares(`${FLIGHT}${said}`)).toEqual([null, total, null]));

  it('figures alone are one', () => expect(fares(`${FLIGHT}it is 846 pounds each`)[1]).toBe('846 pounds'));
});

describe('F-610 taxes within a price', () => {
  it.each([
    'Fares below are per adult including taxes of GBP 428.15.\nBasic GBP 979.00 pp',
    'Price GBP 979.00 pp including taxes of GBP 428.15, GBP 1958.00 in all',
    'Preis GBP 979.00 inkl. Steuern von GBP 428.15 pro Person',
  ])('%j', (text) => expect(fares(`For 2 adults:\n${FLIGHT}${text}`).slice(0, 2)).toEqual([null, 'GBP 979.00']));
});

describe('F-611 a child that is named', () => {
  it.each([
    ['für zwei Erwachsene und Ihre Tochter Jule (7 Jahre)', 3],
    ['For 2 adults and your son (9)', 3],
    ['pour deux adultes et votre fille', 3],
    ['For 2 adults and your son’s bag', 2],
    ["For 2 adults and your son's bag", 2],
    ['For 2 adults and your sons', 2],
  ])('%j', (party, count) => expect(read(`${party}:\n${FLIGHT}Total GBP 1200`).passengers).toBe(count));
});

describe('F-612 a column of selling prices', () => {
  const table = (head: string) =>
    `For 2 adults:\n${FLIGHT}\nFare basis    Class       ${head}    Bags     Changes        Refund\nNLGBP1RX      Economy     908.15      979.00      25 kg    GBP 150        no\nQLGBP1RE      Economy     964.15      1,039.00    30 kg    GBP 75         GBP 200`;
  it.each(['Net GBP     Sell GBP', 'Netto GBP   VK (GBP)'])('%j', (head) =>
    expect(fares(table(head)).slice(1)).toEqual(['GBP 979.00', 'GBP 1958']),
  );
});

describe('F-613 bare figures beside who pays them', () => {
  it('an infant has a price, too', () =>
    expect(
      read(
        `Para 2 adultos, 1 niña y 1 bebé\n${FLIGHT}adulto $1.845.000\nniña $1.690.000\nbebé 312.000\nTOTAL $5.692.000 los 4`,
      ).warnings,
    ).toEqual([]));
});

describe('F-614, F-615 a greeting and lakhs', () => {
  const text =
    'Dear Sir, Greetings from Saffron Route Holidays!!\nfor your family 2 adult + 2 child\nBOM-LHR AI 129 08 May dep 0640 arr 1220\nAdult 1.12 lakh x 2\nChild Rs 84,500 x 2\nTotal all incl taxes = Rs 3,93,000/- (3.93 lakh only)\nRgds, Hemant Gokarn 98200 55501';
  it('nobody is called Greetings', () =>
    expect(read(text).agentInfo).toMatchObject({ name: 'Hemant Gokarn', company: 'Saffron Route Holidays' }));

  it('a fare in lakhs is in the rupees beside it', () => {
    expect(fares(text).slice(1)).toEqual(['INR 112000', 'Rs 3,93,000']);
    expect(read(text).warnings).toEqual([]);
  });

  it('a sum that does not hold is warned of', () =>
    expect(read(text.replace('1.12 lakh', '1.22 lakh')).warnings.map(({ code }) => code)).toEqual(['total-mismatch']));
});
