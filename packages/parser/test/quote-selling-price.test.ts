/** F-404, F-405: what the client pays beside what the agency pays, and whom a mail among agents greets. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const FLIGHT = 'IB 3104 10OCT MADATH 0705 1055\n';

describe('F-404 a selling price beside net figures', () => {
  it.each([
    [
      'NETT (trade only)  GBP 310.00 + 95.50 tax = 405.50\nSELLING FARE  GBP 360.00 + 95.50 tax = 455.50 pp',
      ['GBP 360.00', 'GBP 455.50'],
    ],
    ['Selling fare EUR 360 + 95 tax = 455 per adult\nNett fare EUR 310 + 95 tax = 405', ['EUR 360', 'EUR 455']],
    ['Nett £310 + £95 tax, so sell at £470 pp', [null, '£470']],
    ['Sell at £470 pp, nett £405', [null, '£470']],
    ['Your cost (net): 310.00 EUR\nGross 360.00 EUR', [null, '360.00 EUR']],
    ['NET TO YOU, NOT FOR THE CLIENT  EUR 310.00\nCLIENT PRICE  EUR 360.00', [null, 'EUR 360.00']],
    [
      'Netto (nur für Agenturen): 310,00 EUR + 95,00 Steuern = 405,00\nVerkaufspreis: 360,00 EUR + 95,00 Steuern = 455,00 pro Person',
      ['360,00 EUR', 'EUR 455,00'],
    ],
    [
      'Tarifa neta (para la agencia): 310,00 EUR + tasas 95,00 = 405,00\nPVP: 360,00 EUR + tasas 95,00 = 455,00',
      ['360,00 EUR', 'EUR 455,00'],
    ],
    ['Adult net 310.00 GBP\nMark-up 50.00\nAdult sell 360.00 GBP', [null, '360.00 GBP']],
  ])('%s', (text, expected) => {
    const { source, warnings, ...answer } = read(FLIGHT + text);
    const { baseFare, upcharge, total, fareClass } = answer.fareDetails;
    expect([baseFare, total]).toEqual(expected);
    expect([upcharge, fareClass]).toEqual([null, null]);
    expect(JSON.stringify(answer)).not.toMatch(/\b(?:310|405)\b/);
    expect(warnings.map(({ code }) => code)).toEqual(['sensitive-net-rate']);
  });

  it.each([
    ['Net fare EUR 310.00\nTaxes EUR 95.00\nNet total EUR 405.00 pp', 'EUR 405.00'],
    ['Nett GBP 405 per person, no commission', 'GBP 405'],
  ])('not where nothing is told of a selling price: %s', (text, total) => {
    expect(read(FLIGHT + text).fareDetails.total).toBe(total);
  });

  it.each(['Selling fast! £470 pp', 'Best selling fare £470 pp', 'Net weight 12 kg\nSell price £470 pp'])(
    '%s has no net rate',
    (text) => {
      const { fareDetails, warnings } = read(FLIGHT + text);
      expect([fareDetails.total, warnings]).toEqual(['£470', []]);
    },
  );
});

describe('F-405 whom a mail with net rates greets', () => {
  it.each([
    ['Hi Jo,\n\nNett GBP 405 + tax, sell at GBP 560', null],
    ['Subject: Athens - Mr & Mrs Okoro\nHi Jo,\n\nNett GBP 405, sell GBP 560', 'Mr & Mrs Okoro'],
    ['Dear Mrs Jones,\n\n£540 pp (nett £480)', 'Mrs Jones'],
    ['Hi Jo,\n\nGBP 560 pp', 'Jo'],
  ])('%s', (text, client) => {
    expect(read(`${text}\n\n${FLIGHT}`).clientName).toBe(client);
  });
});

describe('F-571 a selling price among the remarks of a display', () => {
  const DISPLAY = [
    '1P- 7QHZ2M',
    ' 1.1LINDGREN/ANNA MS  1.2LINDGREN/MARK MR',
    ' 1 DL 160T 11MAY TU MSPAMS HK2   325P  640A#1   /O $ E',
    ' 2 DL 487T 24MAY MO AMSMSP HK2  1220P  355P     /O $ E',
    '>4P',
    ' PSGR            FARE      TAXES      TOTAL  PSG DES',
    ' 2 ADT USD     742.00     318.46    1060.46  EACH',
    '*TTL   USD    1484.00     636.92    2120.92',
  ].join('\n');
  const fare = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' }).fareDetails;

  it.each(['G- 1.SELL AT USD 1125.00 PP  2250.00 TTL 2 PAX', 'RM SELL AT USD 1125.00 PP'])('F-571 %s', (remark) =>
    expect(fare(`${DISPLAY}\n${remark}`)).toMatchObject({
      baseFare: null,
      total: 'USD 1125.00',
      totalForAllPassengers: 'USD 2250',
    }),
  );

  it('F-571 without one each pays the total of the row', () =>
    expect(fare(DISPLAY)).toMatchObject({
      baseFare: 'USD 742.00',
      total: 'USD 1060.46',
      totalForAllPassengers: 'USD 2120.92',
    }));
});

describe('F-572 an Italian wait told in hours and minutes', () => {
  it('F-572 is no flight', () => {
    const { departureFlights, returnFlights, options } = parseFlightQuote(
      'ANDATA - lunedì 14 giugno 2027\nEK 92    Milano Malpensa (MXP) 21.20 - Dubai (DXB) 05.25 del 15/06\n         sosta a Dubai 4 ore e 50\nEK 656   Dubai (DXB) 10.15 - Malé (MLE) 15.30\n\nRITORNO - domenica 27 giugno 2027\nEK 657   Malé (MLE) 23.10 - Dubai (DXB) 02.25 del 28/06\n         sosta a Dubai 6 ore e 45\nEK 101   Dubai (DXB) 09.10 - Milano Malpensa (MXP) 13.45\n',
      { referenceDate: '2026-11-21' },
    );
    const numbers = [...departureFlights, ...returnFlights].map(({ segments }) => segments.map((s) => s.flightNumber));
    expect(numbers).toEqual([
      ['EK 92', 'EK 656'],
      ['EK 657', 'EK 101'],
    ]);
    expect(departureFlights[0]?.segments[0]?.layoverDuration).toBe('4h 50m');
    expect(options ?? []).toEqual([]);
  });
});
