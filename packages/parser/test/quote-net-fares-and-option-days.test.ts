/** F-389 to F-396: net fares, whom a quote is for, days told among other words, labels of options, rows of the price. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const FLIGHT = 'IB 3104 10OCT MADATH 0705 1055\n';

describe('F-389 net fares', () => {
  const fare = (text: string) => {
    const { fareDetails, warnings } = read(`${FLIGHT}${text}`);
    return [fareDetails.baseFare, fareDetails.upcharge, fareDetails.total, warnings.length];
  };

  it.each([
    ['Net rate 189 €\nSelling price 235,20 €', [null, null, '235,20 €', 1]],
    ['Net rate pp 189 €\nMark-up 46,20 €\nSell 235,20 €', [null, null, '235,20 €', 1]],
    ['Net 189 € + mark-up 46,20 € = 235,20 € pp', ['189 €', '46,20 €', '235,20 €', 1]],
    ['Tarifa neta: EUR 410,00\nMarkup: 40\nPVP: 450 EUR', [null, null, '450 EUR', 1]],
    ['Net rate EUR 410,00 pp', [null, null, 'EUR 410,00', 1]],
    ['Tarifa neta 189 €\nTasas 46,20 €\nTotal 235,20 €', ['189 €', null, '235,20 €', 0]],
    ['Precio neto por persona: 189 € + tasas 46,20 € = 235,20 €', ['189 €', null, '235,20 €', 0]],
    ['Nettopreis pro Person 189 €\nSteuern 46,20 €\nGesamtpreis pro Person 235,20 €', ['189 €', null, '235,20 €', 0]],
    ['Tarifa neta 189 €\nTasas 46,20 €\nTotal 235,20 €\nComisión 8 %', ['189 €', null, '235,20 €', 1]],
  ])('%s', (text, expected) => {
    expect(fare(text)).toEqual(expected);
  });
});

describe('F-390 whom the quote is for', () => {
  it.each([
    ['Dear Ines,\nplease find below the quote for Mr and Mrs Paz', 'Mr and Mrs Paz'],
    ['Dear Ines,\nplease find below the quote for Athens', 'Ines'],
    ['Hi Ines, options for the Paz family', 'Paz family'],
  ])('%s', (text, client) => {
    expect(read(`${text}\n\n${FLIGHT}`).clientName).toBe(client);
  });
});

describe('F-391 days among other words', () => {
  const options = `OPTION A - with British Airways
BA 640 leaves Heathrow at 10.30 and lands in Athens at 16.10.
Home: BA 641 from Athens 12.50, arrival Heathrow 14.45.
£348 per person

OPTION B - with Aegean
A3 601 leaves Heathrow at 12.30 and lands in Athens at 18.10.
Home on the 18th: A3 600 from Athens 08.50, arrival Heathrow 11.45.
£298 per person`;
  const days = (text: string) =>
    read(`Dear Bo,\n\n${text}\n\n${options}`).options.map(({ departureFlights, returnFlights }) => [
      departureFlights[0]?.date,
      returnFlights[0]?.date,
    ]);

  it.each([
    'I have looked at Athens for you, out on Friday 8 October 2027 and home on Monday the 18th. There are two ways:',
    'As we said on the phone you would be leaving on Friday 8 October 2027, coming back on the 18th, in two ways:',
  ])('%s', (text) => {
    expect(days(text)).toEqual([
      ['2027-10-08', '2027-10-18'],
      ['2027-10-08', '2027-10-18'],
    ]);
  });

  it('not where no word leads out', () => {
    const text = 'We met at the fair on Friday 8 October 2027 and you told me to call back on the 18th about two ways:';
    expect(days(text)).not.toContainEqual(['2027-10-08', '2027-10-18']);
  });
});

describe('F-392 labels of options', () => {
  const labels = (first: string, second: string) =>
    read(
      `${first}\nDL 100 Mar 10 JFK LHR 6:30 PM 6:40 AM\n$640\n\n${second}\nKL 644 Mar 10 JFK AMS 5:30 PM 6:10 AM\n$520`,
    ).options.map(({ label }) => label);

  it('go on', () => {
    expect(labels('OPTION A - with SAS over Oslo', 'OPTION B - with KLM')).toEqual([
      'OPTION A - with SAS over Oslo',
      'OPTION B - with KLM',
    ]);
    expect(labels('Option 1: Delta nonstop $640', 'Option 2: via Amsterdam with KLM $520')).toEqual([
      'Option 1: Delta nonstop',
      'Option 2: via Amsterdam with KLM',
    ]);
  });

  it('end before an airport', () => {
    expect(labels('Option A JFK-LHR', 'Option B AMS')).toEqual(['Option A', 'Option B']);
  });
});

describe('F-393 what is included', () => {
  it.each([
    [
      'Ticket .................. $642.00\nExtra bag 1 (second piece, 23 kg) ......  $85.00\nTOTAL ......... $727.00',
      [],
    ],
    ['Subject: Your flight and the suitcases', []],
    ['£348 per person in Economy Light (hand luggage only, 12 kg), so £696 for both', ['hand luggage only, 12 kg']],
    ['Subject: Athens\n\nBags: 1 x 23kg', ['1 x 23kg']],
  ])('%s', (text, includes) => {
    expect(read(`${text}\n\n${FLIGHT}`).includes).toEqual(includes);
  });

  it('a picture parts what is said', () => {
    const { restrictions, validUntil } = read(`${FLIGHT}£230 pp\nFare valid till 28 Nov 🙏 meals not included`);
    expect([restrictions, validUntil]).toEqual([['meals not included'], '2026-11-28']);
  });
});

describe('F-394 taxes', () => {
  it.each([
    ['£612 pp incl. taxes', []],
    ['Fare is £689 per person incl. all taxes, so £1,378 for the two of you.', []],
    ['Prices include all taxes', []],
    ['Price per person: £612.00, to include all taxes and charges', ['to include all taxes and charges']],
    ['£612 pp. Includes taxes, fees and carrier charges', []],
    ['£612 pp incl taxes, 1x23kg bag', ['taxes', '1x23kg bag']],
    [
      'Included:\n- 1 bag of 23 kg\n- All airport taxes and fuel surcharges',
      ['1 bag of 23 kg', 'All airport taxes and fuel surcharges'],
    ],
    ['£612 pp incl. taxes. 1 bag of 23 kg included', ['1 bag of 23 kg included']],
  ])('%s', (text, includes) => {
    expect(read(`${FLIGHT}${text}`).includes).toEqual(includes);
  });
});

describe('F-395 who signs in small letters', () => {
  const BA = 'BA 640 10JUN LHRATH 0705 1255 £230 pp';

  it.each([
    [`hi sam 🙏\n${BA}\ntkt by 23 nov\nnadia`, 'nadia'],
    [`hey lena 👋 ${BA}\nnot refundable\nshout if u want it xx zeynep`, 'zeynep'],
    [`hi Tom its Bea. ${BA}`, 'Bea'],
    [`hi sam\n${BA}\ntkt by 23 nov\nthanks`, null],
    [`hi sam\n${BA}\noptions:\nlisbon`, null],
    [`Hello Mick its cheap. ${BA}`, null],
    [`${BA}\ntkt by 23 nov\nnadia`, null],
  ])('%s', (text, name) => {
    expect(read(text).agentInfo.name).toBe(name);
  });
});

describe('F-396 a total in a sentence of its own', () => {
  it.each([
    ['£186.40 pp inc 23kg hold bag each. Total £372.80', ['£186.40', '£372.80', ['23kg hold bag each']]],
    ['£186.40 pp inc 23kg hold bag each. Extra bag £40', ['£186.40', null, ['23kg hold bag each']]],
  ])('%s', (text, expected) => {
    const { fareDetails, includes } = read(`${FLIGHT}${text}`);
    expect([fareDetails.total, fareDetails.totalForAllPassengers, includes]).toEqual(expected);
  });
});
