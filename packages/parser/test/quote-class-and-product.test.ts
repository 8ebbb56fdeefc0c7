/** The cabin of one option, prices told as products, and what is no telephone number or company: F-235 to F-238 of docs/behaviour.md. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const parse = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const OUT = 'TK 1980  03JUN27  LHR IST  1120 1715\n';

describe('F-235 a class among the lines of one option', () => {
  const classes = (text: string) => parse(text).options.map(({ fareDetails }) => fareDetails.fareClass);
  const options = (first: string, second: string, end = '') =>
    `Option 1\n${OUT}${first}GBP 410 per person\n\nOption 2\nBA 676  03JUN27  LHR IST  0745 1330\n${second}GBP 380 per person\n${end}`;

  it('is that option’s alone', () => {
    expect(classes(options('Economy Flex\n', ''))).toEqual(['Economy Flex', null]);
    expect(classes(options('', 'Business Class\n'))).toEqual([null, 'Business Class']);
  });

  it('is that of all where it stands above them, below them, or is said of all', () => {
    expect(classes(`All flights in Premium Economy\n\n${options('', '')}`)).toEqual([
      'Premium Economy',
      'Premium Economy',
    ]);
    expect(classes(options('', '', '\nCabin: Economy\n'))).toEqual(['Economy', 'Economy']);
    expect(classes(options('', 'Both in Economy\n'))).toEqual(['Economy', 'Economy']);
  });

  it('is none where the words only say what would be', () => {
    const said = (text: string) => parse(`${OUT}GBP 410 per person\n${text}\n`).fareDetails.fareClass;
    expect(said('Business would be about 900 more')).toBeNull();
    expect(said('Premium Economy wäre ab 650 EUR möglich')).toBeNull();
    expect(said('Premium Economy, all seats together')).toBe('Premium Economy');
  });
});

describe('F-236 a price told as a product', () => {
  const fare = (text: string) => {
    const { fareDetails, includes, agentInfo } = parse(`${OUT}${text}\n`);
    return [fareDetails.total, fareDetails.totalForAllPassengers, includes, agentInfo.phone];
  };

  it('is read without a currency, in the known one, and in the one that is told', () => {
    expect(fare('2 x 1418.20 = 2836.40')).toEqual(['1418.20', '2836.40', [], null]);
    expect(fare('1418.20 x 2 = 2836.40 USD')).toEqual(['USD 1418.20', '2836.40 USD', [], null]);
    expect(fare('2 x 418.20 = EUR 836.40')).toEqual(['EUR 418.20', 'EUR 836.40', [], null]);
    expect(fare('Prices in EUR\n3 Erw. à 418,20 = 1.254,60')).toEqual(['EUR 418,20', 'EUR 1.254,60', [], null]);
    expect(fare('4 pax @ 1,418.20 = 5,672.80\nchange fee 250 USD')).toEqual(['USD 1,418.20', 'USD 5,672.80', [], null]);
  });

  it('is none of bags, weights, or where it does not come out', () => {
    expect(fare('GBP 410 per person\nbags 2 x 40.00 = 80.00')[0]).toBe('GBP 410');
    expect(fare('2 x 23 = 46 kg')[0]).toBeNull();
    expect(fare('2 x 418.20 = 900.00')[0]).toBeNull();
  });
});

describe('F-237 no telephone number, no company', () => {
  it('is a day with its hour, a product, or a fee with its amount', () => {
    const { agentInfo, validUntil } = parse(`${OUT}Fee agencia EUR 35,00\nEmisión antes del 05/12/2026 23:59\n`);
    expect([agentInfo.phone, agentInfo.company, validUntil]).toEqual([null, null, '2026-12-05']);
    expect(parse(`${OUT}Travel fee 35.00 GBP\n`).agentInfo.company).toBeNull();
    expect(parse(`${OUT}GBP 410\n\nMia Cole\nCole Travel\n020 7946 0018\n`).agentInfo).toMatchObject({
      company: 'Cole Travel',
      phone: '020 7946 0018',
    });
  });
});

describe('F-238 the names that airlines give their cabins', () => {
  it('name one of several fares under one set of flights', () => {
    const { options } = parse(`${OUT}\neco 512 gbp pp 1 bag\nprem eco 890 gbp pp 2 bags\nUpper Class: £2,180 pp\n`);
    expect(options.map(({ label, fareDetails }) => [label, fareDetails.total])).toEqual([
      ['eco', '512 gbp'],
      ['prem eco', '890 gbp'],
      ['Upper Class', '£2,180'],
    ]);
  });
});
