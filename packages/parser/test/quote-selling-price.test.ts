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
