/** F-574 to F-579, F-585: prices in words, figures with a dash for each age, what is more than another price, prices with a bag, sums without a plus sign. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-24' });
const FLIGHTS = 'BA 117 14MAR27 LHR JFK 0825 1110\nBA 178 21MAR27 JFK LHR 1830 0640 +1\n\n';
const fare = (text: string) => {
  const { fareDetails } = read(`${FLIGHTS}${text}\n`);
  return [fareDetails.total, fareDetails.totalForAllPassengers];
};

describe('F-574 prices in words', () => {
  it.each([
    ['nine hundred and forty euro each', ['EUR 940', null]],
    ['Preis: neunhundertvierzig Euro pro Person', ['EUR 940', null]],
    [
      'that comes to two hundred and twelve pounds each, so four hundred and twenty four pounds for the two of you',
      ['GBP 212', 'GBP 424'],
    ],
    ['nine hundred pounds and one thousand eight hundred pounds for both', ['GBP 900', 'GBP 1800']],
    ['deposit one hundred pounds then nine hundred pounds each', ['GBP 900', null]],
    ['2 adults and 1 child, one thousand eight hundred euro in total', [null, 'EUR 1800']],
    ['mil doscientos cuarenta euros por persona', ['EUR 1240', null]],
  ])('%s', (text, amounts) => expect(fare(text)).toEqual(amounts));

  it('point at their words', () => {
    const { source } = read(`${FLIGHTS}nine hundred and forty euro each\n`);
    const at = FLIGHTS.length;
    expect(source.spans['/fareDetails/total']).toEqual([at, at + 'nine hundred and forty euro'.length]);
  });

  it.each([
    ['The fare is one thousand two\nhundred euro each', null],
    ['One thousand\ntwo hundred euro each', null],
    ['Two hundred euro deposit.\nNine hundred euro each', 'EUR 900'],
    ['bag 60 euro, the fare nine hundred and forty euro each', 'EUR 940'],
    ['six hundred pounds (£600) per person', '£600'],
    ['Fare is six hundred and forty pounds each. Premium would be £300 more each.', 'GBP 640'],
  ])('are whole, and stand beside figures of other things: %j', (text, total) => expect(fare(text)[0]).toBe(total));

  it('of a change or a bag are no fare', () =>
    expect(fare('Changes cost one hundred and fifty pounds. The fare is nine hundred pounds per person.')[0]).toBe(
      'GBP 900',
    ));
});

describe('F-575 figures with a dash for their cents, for each age', () => {
  it.each([
    ['Erw. 289,- / Kind 249,- => gesamt 1.076,-', ['289', '1.076']],
    ['Erw. 640,- € / Kind 480,- € = gesamt 1.120,- €', ['640,- €', '1.120,- €']],
    ['Volw. 640,-- / kind 480,-- => totaal 1.120,-- EUR', ['EUR 640', '1.120,-- EUR']],
  ])('%s', (text, amounts) => expect(fare(text)).toEqual(amounts));
});

describe('F-575 words behind a stroke', () => {
  it('are of the figure that they lead', () =>
    expect(fare('Preis: 640 EUR p.P.\nErw. 640,- / zusammen 1.280,-')).toEqual(['640 EUR', null]));
});

describe('F-576 what is more than another price is none', () => {
  it.each([
    ['Premium economy is about $100–200 more per person', null],
    ['USD 980 pp. Business is $900-1,100 more per person.', 'USD 980'],
    ['Direct flights are £100 more. These are £540pp', '£540'],
    ['540 € p.P., Direktflug wäre 120 € p.P. mehr', '540 €'],
    ['Les vols directs coûtent 100 € de plus', null],
    ['Via Dublin it is £60 cheaper. £540 pp', '£540'],
    ['$60 more gets you a bag', null],
    ['For $60 more each you fly direct', null],
    ['540 € plus 40 € Steuern', 'EUR 580'],
    ['540 € más 40 € de tasas', 'EUR 580'],
    ['Via Dublin it is £60 cheaper', null],
    ['£540 pp. If you want premium it is £200 more, so £740.', '£540'],
    ['If you want premium it is £200 more, so £740. As it stands £540 pp.', '£540'],
  ])('%s', (text, total) => expect(fare(text)[0]).toBe(total));

  it.each([
    ['Economy was £412 each. Business is £655 more per person, so £1,067 each, £2,134 for both.', '£1,067'],
    ['540 € de plus, soit 1.040 €', '1.040 €'],
    ['Business 200 € mehr, also 740 € pro Person', '740 €'],
  ])('but it may be told with what both come to: %s', (text, total) => expect(fare(text)[0]).toBe(total));
});

describe('F-577 a price with a bag, seats that are held', () => {
  it.each([
    ['Sell price with bag and taxes GBP 470', 'GBP 470'],
    ['Prezzo con bagaglio e tasse 470 €', '470 €'],
    ['Price without bags €329, bag 23kg €60', '€329'],
    ['Seats booked 2A+2C £400 pp', '£400'],
    ['Seats available: 9. £400 pp', '£400'],
    ['Seats left: 4 at £400 pp', '£400'],
    ['Price including taxes of £98: £470', '£470'],
  ])('%s', (text, total) => {
    expect(fare(text)[0]).toBe(total);
    expect(read(`${FLIGHTS}${text}\n`).restrictions.join()).not.toContain(total);
  });

  it.each([
    'Price with seat selection fee £20',
    'Fare £430 pp\nPrice with bag: extra £20',
    'Seats reserved £20 pp',
    'Seats available from £12',
    '2 seats confirmed £40 pp',
    'Price with bag on top £50',
    'Price with voucher of £50',
  ])('the price of a seat or bag is no fare: %s', (text) => expect(['£430', null]).toContain(fare(text)[0]));
});

describe('F-578 rows of a display in other forms', () => {
  it.each([
    ['SELL 1 ADT GBP 560.00 TX 98.40 = 658.40', ['GBP 658.40', 'GBP 658.40']],
    ['FARE  GBP 2140 ADT   GBP 1605 CNN\nTOTAL GBP 3745', ['GBP 2140', 'GBP 3745']],
  ])('%s', (text, amounts) => expect(fare(text)).toEqual(amounts));

  it('and so in a display', () => {
    const screen = ' 1 BA 178Y 12MAR JFKLHR*SS2  630P  640A  13MAR\n 2 BA 177Y 20MAR LHRJFK*SS2 1120A  225P\n';
    const { fareDetails } = read(`${screen}FARE  GBP 2140 ADT   GBP 1605 CNN\nTOTAL GBP 3745`);
    expect([fareDetails.total, fareDetails.totalForAllPassengers]).toEqual(['GBP 2140', 'GBP 3745']);
  });

  it('figures behind a code are no travelers', () =>
    expect(read(`${FLIGHTS}BASE FARE GBP 300 ADT\nTOTAL GBP 412 ADT`).passengers).toBe(null));

  it('no sum, where it does not come out', () =>
    expect(fare('ADT GBP 560.00 TX 98.40 = 700.00')[0]).not.toBe('GBP 700.00'));
});

describe('F-579 rows under `2 adults` are of both', () => {
  const ROWS = 'Fare: £1,200.00\nTaxes: £340.00\nTotal: £1,540.00';

  it.each([
    ['2 adults', ROWS],
    ['Price for 2 adults:', ROWS],
    ['2 Erwachsene', 'Flugpreis     1.200,00 €\nSteuern    340,00 €\nGesamt   1.540,00 €'],
  ])('%s', (head, rows) => {
    const { total, totalForAllPassengers, baseFare } = read(`${FLIGHTS}${head}\n${rows}\n`).fareDetails;
    expect([total?.replace(/\D/g, ''), totalForAllPassengers?.replace(/[^\d]/g, ''), baseFare]).toEqual([
      '770',
      '154000',
      null,
    ]);
  });

  it.each([
    ['their total stands below', `2 adults\n${ROWS}\nGrand total: £3,080.00`],
    ['a row speaks of one', '2 adults\nFare per adult: £1,200.00\nTaxes per adult: £340.00\nTotal: £1,540.00'],
    ['others have rows of their own', `2 x Adult\n${ROWS}\n1 x Child\nFare: £500.00\nTaxes: £170.00\nTotal: £670.00`],
    ['it is one', `1 adult\n${ROWS}`],
    ['prices are said to be for each', `All prices per adult.\n\n2 adults\n${ROWS}`],
    ['so it is said below', `2 adults\n${ROWS}\n\nPrices are per person.`],
    ['their kind is counted', `Adult x 2\n${ROWS}`],
    ['others stand above', `1 child\nFare: £500.00\nTaxes: £170.00\nTotal: £670.00\n2 adults\n${ROWS}`],
    ['a greater total stands below', `2 adults\n${ROWS}\nTotal: £4,210.00`],
  ])('unless %s', (_, text) => expect(fare(text)[0]).toBe('£1,540.00'));
});

describe('F-585 fare, taxes and total in columns of a display', () => {
  it.each(['', ' 1 BA 178Y 12MAR JFKLHR*SS1  630P  640A  13MAR\n'])('the currency once %j', (flights) => {
    const { fareDetails } = read(
      `${flights}   FARE BASIS BOOK CODE           FARE TAX/FEES/CHGS  TOTAL\n01 U9XTPHD    U/U       USD     829.00   186.53     1015.53 ADT\n02 U9XTPHD-U* U/U       USD     877.00   186.53     1063.53 ADT\n`,
    );
    expect([fareDetails.baseFare, fareDetails.total]).toEqual(['USD 829.00', 'USD 1015.53']);
  });

  it.each([
    ['EUR     829,00   186,53     1015,53 ADT', 'EUR 1015,53'],
    ['JPY 82900 18653 101553 ADT', 'JPY 101553'],
    ['INF USD 82.00 18.53 100.53\nADT USD 829.00 186.53 1015.53', 'USD 1015.53'],
    ['USD 82.00   18.53   100.53 INF\nUSD 829.00   186.53   1015.53 ADT', 'USD 1015.53'],
    ['CHD USD 429.00 86.53 515.53', null],
  ])('in other forms, and of whom: %j', (text, total) => expect(fare(text)[0]).toBe(total));

  it('are no telephone', () => expect(read(`${FLIGHTS}ADT  USD 829.00 186.53 1015.53`).agentInfo.phone).toBe(null));

  it('figures that do not add up are none', () =>
    expect(fare('USD     829.00   186.53     1215.53 ADT')[0]).not.toBe('USD 1215.53'));
});
