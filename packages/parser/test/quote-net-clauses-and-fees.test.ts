/** F-404, F-421 and their neighbours: how far net figures reach in a line, and which figures are no fares, travelers or telephones. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote, parseTravelDeal } from '../src/index.ts';

const CONTEXT = { referenceDate: '2026-11-21' };
const FLIGHT = 'BA 117 12 Mar LHR 08:25 JFK 11:10';
const SCREEN = ' 1 BA 117Y 12MAR LHRJFK*SS2  825A 1110A\n';
const read = (text: string) => parseFlightQuote(text, CONTEXT);
const quote = (text: string) => read(`${FLIGHT}\n${text}`);
const codes = (text: string) => quote(text).warnings.map(({ code }) => code);
const NET = ['sensitive-net-rate'];

describe('F-404 beside a selling price only the clause of the net figure is taken out', () => {
  it('the flights of a line stay', () => {
    const options = read(
      'Option 1 BA 117 12 Mar LHR 08:25 JFK 11:10, net £310, selling £370\nOption 2 VS 3 12 Mar LHR 09:25 JFK 12:10, net £410, selling £470',
    ).options.map(({ fareDetails }) => fareDetails?.total);
    expect(options).toEqual(['£370', '£470']);
    const { departureFlights, fareDetails } = read(`${FLIGHT} net GBP 310\nSell GBP 370`);
    expect([departureFlights.length, fareDetails.total]).toEqual([1, 'GBP 370']);
  });

  it('so do the names of options', () =>
    expect(
      quote('Option A net £310 sell £370\nOption B net £410 sell £470').options.map(
        ({ fareDetails }) => fareDetails?.total,
      ),
    ).toEqual(['£370', '£470']));

  it.each([
    ['23kg bag and meals included, net £310, selling £370 pp', ['23kg bag and meals included'], null],
    ['Sell £370 pp, net £310, 23kg bag included, tkt by 5 Dec', ['23kg bag included'], '2026-12-05'],
    ['Sell £370 pp. Net £310 for 2 adults. Ticket by 5 Dec', [], '2026-12-05'],
    ['Sell £370 - net £310 + £95 tax = £405 - 23kg bag included', ['23kg bag included'], null],
    ['Net £310 + 95 tax = 405, 23kg bag included, tkt by 5 Dec\nSell £370 pp', ['23kg bag included'], '2026-12-05'],
    ['Sell £370 pp, net £310, taxes £95, 23kg bag included', ['23kg bag included'], null],
  ])('%s', (text, includes, validUntil) => {
    const { source, warnings, ...answer } = quote(text);
    expect([answer.fareDetails.total, answer.includes, answer.validUntil]).toEqual(['£370', includes, validUntil]);
    expect([answer.fareDetails.baseFare, warnings.map(({ code }) => code)]).toEqual([null, NET]);
    expect(JSON.stringify(answer)).not.toMatch(/\b(?:310|405|95)\b/);
  });

  it('a deal keeps its name', () => {
    const { title, price, includes } = parseTravelDeal(
      'Crete 7 nights, net rate £310 pp, client pays £399 pp, half board',
      CONTEXT,
    );
    expect([title, price, includes]).toEqual(['Crete 7 nights', '£399', ['half board']]);
  });

  it.each(['Your commission is 12%, just reply with the names', 'Subject: Winter special // NET RATES'])(
    'what speaks of rates without a figure goes as a whole: %s',
    (line) => {
      const { source, warnings, ...answer } = quote(`Sell £370 pp\n${line}`);
      expect(JSON.stringify(answer)).not.toMatch(/just reply|Winter special/);
    },
  );

  it.each([
    ['Sell £370, net £310', '£370'],
    ['Sell GBP 370 net GBP 310', 'GBP 370'],
    ['Gross GBP 370.00, Nett GBP 310.00, comm 9%', 'GBP 370.00'],
    ['It comes back 19:05. Nett is GBP 310.00, sell GBP 370', 'GBP 370'],
  ])('the figure before the net one is not net: %s', (text, total) => {
    expect([quote(text).fareDetails.total, codes(text)]).toEqual([total, NET]);
  });

  it.each([
    ['Your cost (net): 310\nClient price: GBP 405', 'GBP 405'],
    ['YOUR SELL: ADT 470 CHD 365 GBP\nBuy: ADT 405 CHD 300 GBP', 'GBP 470'],
    ['Buy: 405\nSell: GBP 470', 'GBP 470'],
  ])('bare figures behind their words are net: %s', (text, total) => {
    const { fareDetails, notes } = quote(text);
    expect([fareDetails.total, notes, codes(text)]).toEqual([total, null, NET]);
  });
  it('a net weight is none', () => expect(codes('Weight (net): 310 g\n£400 pp')).toEqual([]));

  it.each([
    ['Net fare £310 pp. Client pays deposit of £100', '£310'],
    ['Net fare £310 pp. Flash sale ends 2026-12-15', '£310'],
    ['Net £310. Retail: 020 7946 0133', '£310'],
    ['Precio neto 310 EUR + tasas 60 EUR = 370 EUR\nVenta online: 902 123 456', '370 EUR'],
  ])('a deposit, a day, a telephone number are no selling price: %s', (text, total) =>
    expect(quote(text).fareDetails.total).toBe(total),
  );
});

describe('F-404 what a selling price is with', () => {
  it.each([
    'Selling fare incl. all taxes GBP 470',
    'Selling fare plus tax GBP 470',
    'Sell price with bag and taxes GBP 470',
    'Gross incl fees: GBP 470',
  ])('does not part it from its words: %s', (text) =>
    expect(JSON.stringify(quote(`Net GBP 405\n${text}`).fareDetails)).not.toContain('405'),
  );

  it('is not what stands behind it', () =>
    expect(quote('Net fare £310 pp\nSelling price to be advised, taxes £45').fareDetails.baseFare).toBe('£310'));
});

describe('F-389 a net price before its taxes', () => {
  it.each([
    ['Precio neto: 310 EUR + tasas 60 EUR = 370 EUR\nPrecio cliente: 420 EUR', '420 EUR'],
    ['Tarif net : 310 € + taxes 60 € = 370 €\nPrix client : 420 €', '420 €'],
    ['Nettopreis 310 € + Steuern 60 € = 370 €\nKundenpreis: 420 €', '420 €'],
  ])('is the agency’s beside what the client pays: %s', (text, total) => {
    expect([quote(text).fareDetails.total, codes(text)]).toEqual([total, NET]);
  });
});

describe('F-405 whom a mail with net rates greets', () => {
  it('by both names is a client', () =>
    expect(read(`Hi Jo Smith,\n${FLIGHT}\nNet fare £370 pp`).clientName).toBe('Jo Smith'));
});

describe('F-421 what the agency earns', () => {
  it.each([
    ['Profit per pax: GBP 65\nGross: GBP 470', 'GBP 470'],
    ['Agency cost GBP 310, sell GBP 370', 'GBP 370'],
  ])('%s', (text, total) => expect([quote(text).fareDetails.total, codes(text)]).toEqual([total, NET]));

  it.each(['Our profit £10 goes to charity', 'Non-profit £10 donation'])('is not what a charity gets: %s', (text) => {
    const { price, warnings } = parseTravelDeal(`Crete 7 nights £399pp. ${text}`, CONTEXT);
    expect([price, warnings]).toEqual(['£399', []]);
  });

  it('is no inclusion, and a margin of error no margin', () => {
    expect(quote('Fare 470 GBP incl 5% agency margin').includes).toEqual([]);
    expect(codes('Fare £470, 10% margin of error on times')).toEqual([]);
  });
});

describe('F-430 the fee of a rule below a display', () => {
  it.each([
    ['FARE USD 400.00\nEUR 50 PP CHG FEE', 'USD 400.00'],
    ['EUR 90, CHG FEE\nFARE USD 400.00', 'USD 400.00'],
    ['USD 75 EACH REFUND PENALTY\nTOTAL USD 400.00', 'USD 200'],
    ['USD 150 PER PAX CHANGE FEE, NO REFUNDS', null],
    ['USD 400 PP, CHG FEE USD 50', 'USD 400'],
    ['FARE USD 400.00 PP, CHANGE FEE', 'USD 400.00'],
    ['USD 400 PP, CHG FEE APPLIES', 'USD 400'],
  ])('%s', (text, total) => expect(read(SCREEN + text).fareDetails.total).toBe(total));
});

describe('who travels', () => {
  it.each([
    ['F-409', 'Price £400 pp. Seat fee: 10 x £12 per seat', null],
    ['F-409', 'Price £400 pp\nExtra legroom 12 x GBP 30 per seat', null],
    ['F-409', 'Group: 28 x GBP 210 per seat', 28],
    ['F-424', '2 passengers, 2 officials will meet you. £400 pp', 2],
    ['F-424', '2 adults, 1 staff discount fare £400 pp', 2],
    ['F-424', '2 adults and 1 escort service £400 pp', 2],
    ['F-424', '22 passengers plus 2 escorts £400 pp', 24],
    ['F-431', 'Seats booked 2A+2C, £400 pp', null],
    ['F-431', 'Assigned 1A+1C £400 pp', null],
    ['F-431', '2A+2C £400 pp', 4],
    ['F-416', '2 adults £400, 1 child £300, 1 infant £40, 1 infant seat £20', 4],
  ])('%s: %s', (_, text, passengers) => expect(quote(text).passengers).toBe(passengers));
});

describe('F-416 what all pay', () => {
  it.each([
    ['£489 + £231 = £720, so 1440 Avios each', '£720', null],
    ['£489 + £231 = £720, so £1440 for both', '£720', '£1440'],
    ['R$ 4.350 p/ 2 malas', 'R$ 4.350', null],
    ['2 adultos COP 4.120.000 c/u, total los 2 COP 8.240.000', 'COP 4.120.000', 'COP 8.240.000'],
    ['Total for 2 EUR 840', 'EUR 420', 'EUR 840'],
    ['Bag fee 2 EUR, fare 420 EUR pp', '420 EUR', null],
  ])('%s', (text, total, all) => {
    const { fareDetails } = quote(text);
    expect([fareDetails.total, fareDetails.totalForAllPassengers]).toEqual([total, all]);
  });
});

describe('what a fare brings', () => {
  it.each(['First checked bag ........ £35.00', 'Business lounge access ...... £45.00'])(
    'F-93 is not what costs extra: %s',
    (row) => expect(quote(`Total £400\n${row}`).includes).toEqual([]),
  );
  it('F-419 a bag to check in is no open question', () =>
    expect(quote('£400 pp, includes 23kg bag to check in').includes).toEqual(['23kg bag to check in']));
});

describe('F-420 two stored fares of the same travelers', () => {
  const block = (no: number, way: string, fare: string, total: string) =>
    `TST0000${no}     LONXX2100 AA/20NOV I 0 LD 05DEC26 OD LONLON\n   1.SMITH/JOHN MR   2.SMITH/ANN MRS\n 1   ${way}  OK YLGB   1PC\nFARE  F GBP       ${fare}\nTOTAL   GBP       ${total}\n`;
  it('are a ticket each', () => {
    const { passengers, fareDetails, warnings } = read(
      block(1, 'LHR BA  117 Y 03JUN 0825', '310.00', '540.40') +
        block(2, 'JFK BA  178 Y 10JUN 0825', '232.00', '412.00'),
    );
    expect([passengers, fareDetails.total, fareDetails.totalForAllPassengers]).toEqual([
      2,
      'GBP 952.40',
      'GBP 1904.80',
    ]);
    expect(warnings).toEqual([]);
  });
});

describe('F-73 codes that places and currencies have', () => {
  it.each([
    ['Viajes Sol, MAD 915 123 456', '915 123 456'],
    ['Office PEN 04 226 1234', '04 226 1234'],
    ['Office MAD 12 345.00 pp', null],
    ['Office PHP 1 234 567', null],
  ])('%s', (text, phone) => expect(quote(`£400 pp\n${text}`).agentInfo.phone).toBe(phone));
});
