/** Sheets with empty rows and columns of bags and remarks (F-446, F-447), what a party of adults and children pays together (F-445). */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const codes = (text: string) => read(text).warnings.map(({ code }) => code);

const HEAD = 'Carrier\tFlt\tDate\tFrom\tTo\tDep\tArr\tStops\tFare pp\tTax pp\tTotal pp\tTotal x2\tBags\tRemarks\n';
const EMPTY = '\t\t\t\t\t\t\t\t\t\t\t\t\t\n';
const LUFTHANSA =
  'Lufthansa\tLH401\t04-Mar-27\tJFK\tFRA\t16:20\t05:40+1\t1\t$410\t$310\t$720\t$1,440\t1x23kg\tchanges $120, nonref\n' +
  '\tLH1110\t05-Mar-27\tFRA\tMAD\t07:10\t09:45\t\t\t\t\t\t\t1h30 in FRA!\n';
const IBERIA =
  'Iberia\tIB6250\t04-Mar-27\tJFK\tMAD\t17:30\t06:50+1\t0\t$505\t$298\t$803\t$1,606\t2x23kg\tone free change\n';
const SHEET = HEAD + LUFTHANSA + EMPTY + IBERIA;

describe('a sheet whose offers an empty row parts', () => {
  const { options, includes, restrictions } = read(SHEET);
  it('has the prices of each row under the headings of all (F-446)', () =>
    expect(
      options.map(({ fareDetails: { baseFare, total, totalForAllPassengers } }) => [
        baseFare,
        total,
        totalForAllPassengers,
      ]),
    ).toEqual([
      ['$410', '$720', '$1,440'],
      ['$505', '$803', '$1,606'],
    ]));
  it('says in its columns what each fare brings and forbids (F-446)', () => {
    expect(includes).toEqual(['1x23kg']);
    expect(restrictions).toEqual(['changes $120', 'nonref']);
    expect(options[1]?.notes).toContain('2x23kg');
  });
  it('tells the stops of a journey once (F-447)', () => expect(options[0]?.departureFlights[0]?.stops).toBe(1));
  it('takes a remark on the wait for no length of the flight (F-446)', () => expect(codes(SHEET)).toEqual([]));
  it('includes nothing where the cell says so', () =>
    expect(read(SHEET.replace('1x23kg', 'none')).includes).toEqual([]));
});

it('each flight with a stop of its own adds one (F-447)', () => {
  const text = SHEET.replace('07:10\t09:45\t\t', '07:10\t09:45\t1\t');
  expect(read(text).options[0]?.departureFlights[0]?.stops).toBe(3);
});

describe('what adults and children pay (F-445)', () => {
  const quote = (total: string, party = '2 adults and 1 child') =>
    `Quote for ${party}\nLH401 JFK-FRA 04MAR27 16:20-05:40+1\n\nAdult $720.00\nChild 2-11 yrs $561.00\nTotal ${total}\n`;
  it.each(['$2,101.00', '$2,001.00', '$1,999.00'])('is not %s', (total) =>
    expect(codes(quote(total))).toEqual(total === '$2,001.00' ? [] : ['total-mismatch']),
  );
  it('may be less where an infant pays nothing', () =>
    expect(codes(quote('$1,440.00', '2 adults and 1 infant'))).toEqual([]));
  it('is not asked of travelers of whom no child is known', () =>
    expect(codes(quote('$2,101.00', '3 adults'))).toEqual([]));
  it('may hold what a bag costs for each', () =>
    expect(codes(`${quote('$2,121.00')}Checked bag $40 per person\n`)).toEqual([]));
});
