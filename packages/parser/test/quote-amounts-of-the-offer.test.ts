/** F-600 to F-607: sums and warnings keep to the amounts that are this offer's. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-27' });
const codes = (text: string) => read(text).warnings.map(({ code }) => code);
const fares = (text: string) => {
  const { baseFare, total, totalForAllPassengers } = read(text).fareDetails;
  return [baseFare, total, totalForAllPassengers];
};
const FLIGHTS = 'For 2 adults:\nBA 178 JFK-LHR 12 Mar 2027 18:30 06:40+1\nBA 177 LHR-JFK 20 Mar 2027 11:20 14:25\n\n';

describe('F-600 the column of a price display', () => {
  const display = (column: string) =>
    `  1.SMITH/JOHN MR   2.SMITH/ANN MRS\n  3  LH 772 L 14MAR 7 MUCBKK HK2  2125 1415  15MAR  E  LH/7QK4ZN\n\nFXB\n\n01 SMITH/J* P1-2\nLAST TKT DTE 30NOV26/23:59 LT in POS\n${column}`;
  const whole = ['EUR 512.00', 'EUR 1086.43', 'EUR 2172.86'];
  it.each([
    'EUR   512.00      MUC LH BKK\nEUR   414.00YQ    EUR 75.12DE  EUR 43.75RA\nEUR    41.56XT\nEUR  1086.43',
    'EUR   512.00\n -> net tarif\nEUR   414.00-YQ   EUR 75.12-DE\n -> so\nEUR    43.75-RA   EUR 41.56-XT\nEUR  1086.43',
  ])('taxes beside the first of a line are taxes: %j', (column) => {
    expect(fares(display(column))).toEqual(whole);
    expect(codes(display(column))).toEqual([]);
  });

  it.each([
    'EUR   512.00\nEUR   414.00YQ    XT EUR 20.00TS EUR 21.56E7\nEUR   118.87DE\nEUR    41.56XT\nEUR  1086.43',
    'EUR   512.00\nEUR   414.00YQ    EUR 75.12DE  EUR 43.75RA\nEUR    41.56XT    EUR 20.00TS  EUR 21.56E7\nEUR  1086.43',
  ])('what the last tax is made of is none: %j', (column) => expect(codes(display(column))).toEqual([]));

  it.each([
    'EUR   512.00\nEUR   414.00YQ\nEUR    41.56XT\nEUR  1086.43',
    'EUR   512.00\nEUR   414.00YQ    EUR 75.12DE  EUR 43.75RA\nEUR    41.56XT\nEUR  1186.43',
  ])('a total that no sum makes is warned of: %j', (column) =>
    expect(codes(display(column))).toEqual(['total-mismatch']),
  );

  it('an amount typed below the total is not the column’s', () =>
    expect(fares(display('EUR   512.00\nEUR   574.43XT\nEUR  1086.43\nEUR  2172.86 FUER BEIDE'))[1]).toBe(
      'EUR 1086.43',
    ));
});

describe('F-601 fares side by side', () => {
  const grid = (prices: string, buttons: string) =>
    `Choose your fare\nSaver              Smart              Plus\n${prices}\ncabin bag 10kg     cabin bag 10kg     cabin bag 10kg\nno checked bag     1 bag 23kg         2 bags 23kg\nno changes         change fee €100    change fee €100\n${buttons}\n`;
  const page = (
    buttons: string,
    sums: string,
    prices = ['€241.00            €289.00            €334.00', '€219.00            €265.00            €312.00'],
  ) =>
    `Dublin to Boston\n2 adults  |  Return\n\nOutbound  Thu 09 Sep 2027\n15:50  DUB  Dublin, Terminal 2\n18:00  BOS  Boston, Terminal C\nEI 139  |  Airbus A330-300\n\n${grid(prices[0] ?? '', buttons)}\nReturn  Mon 20 Sep 2027\n21:40  BOS  Boston, Terminal C\n08:45 +1  DUB  Dublin, Terminal 2\nEI 138  |  Airbus A330-300\n\n${grid(prices[1] ?? '', buttons)}\n${sums}\n`;
  const BUTTONS = 'Select             Selected           Select';
  it.each([
    [
      'Fares  2 adults x €312.00      €624.00\nTaxes & carrier charges  2 x €242.00      €484.00\nPrice per adult      €554.00\nTotal to pay      €1,108.00',
      '€312.00',
    ],
    ['Flights €1,108.00\nSeats €0.00\nTotal to pay €1,108.00', null],
    ['Outbound €578.00\nReturn €530.00\nTotal to pay €1,108.00', null],
    ['Outbound, Smart  2 x €289.00  €578.00\nReturn, Smart  2 x €265.00  €530.00\nTotal €1,108.00', null],
    ['You pay today €1,108.00\nor 3 x €369.33', null],
    ['2 adults × €554.00 = €1,108.00', null],
  ])('those that were not taken are no prices beside %j', (sums, base) => {
    const text = page(BUTTONS, sums);
    const { fareDetails, includes, restrictions } = read(text);
    expect(codes(text)).toEqual([]);
    expect(fareDetails.baseFare).toBe(base);
    expect(fareDetails.total).toMatch(/554/);
    expect(fareDetails.totalForAllPassengers).toBe('€1,108.00');
    expect([includes, restrictions]).toEqual([[], []]);
  });

  it.each(['Wählen             Ausgewählt         Wählen', 'Choisir            Sélectionné        Choisir'])(
    '%j',
    (buttons) => expect(codes(page(buttons, 'Total to pay €1,108.00'))).toEqual([]),
  );

  it('of one row the taken one is the price; what costs nothing more has a column, too', () => {
    const one = page(BUTTONS, '').split('Return  Mon')[0] ?? '';
    expect(fares(one)[1]).toBe('€289.00');
    const added = page(BUTTONS, 'Price per adult €554.00', [
      'included           +€48.00            +€93.00',
      'included           +€46.00            +€93.00',
    ]);
    expect(fares(added)[1]).toBe('€554.00');
    expect(read(added).restrictions).toEqual([]);
  });
});

describe('F-602 what another fare would have cost', () => {
  const cost = 'Base fare          $421.40\nTaxes and fees     $66.20\nAirfare total      $487.60\n\n';
  const one = FLIGHTS.replace('2 adults', '1 adult');
  it.each([
    'POLICY CHECK\n[!] Lowest logical fare    Out of policy - lowest fare $412.40, selected fare is $75.20 higher',
    'POLICY\nStatus: Out of policy\nLowest fare: $412.40\nLost savings: $75.20',
    'Policy: cheapest option $398.00 (1 stop). You chose $487.60, $89.60 more expensive.',
    'Reiserichtlinie: günstigster Tarif 412,40 $, gebuchter Tarif 75,20 $ teurer',
    'Politique voyages : tarif le plus bas 412,40 $',
    'Política de viajes: tarifa más baja 412,40 $',
  ])('%j is no price', (policy) => {
    expect(fares(one + cost + policy).slice(0, 2)).toEqual(['$421.40', '$487.60']);
    expect(codes(one + cost + policy)).toEqual([]);
    expect(read(one + cost + policy).fareDetails.fareClass).toBeNull();
  });

  it.each([
    'Policy: in policy\nLowest fare $412.40',
    'Lowest available fare: $412.40 total',
    'Fare $412.40, within policy',
  ])('%j is the only price', (price) => expect(fares(one + price)[1]).toBe('$412.40'));
});

describe('F-603, F-604 prices by the sums that hold', () => {
  it.each([
    'Base fare $421.40 pp\nTaxes $66.20 pp\nLast quote $512.00\nAirfare total $487.60',
    'Total airfare $487.60 pp (base $421.40, tax $66.20)',
    'Fare 842.80 USD\nTaxes 132.40 USD\nTotal for 2: 975.20 USD',
  ])('%j', (text) => {
    expect(fares(FLIGHTS + text)[1]).toMatch(/487\.60$/);
    expect(codes(FLIGHTS + text)).toEqual([]);
  });

  it('what all pay is no less than what one does', () =>
    expect(fares(`${FLIGHTS}Price per adult $487.60\nSave up to $120.00 for 2 adults\nTotal $975.20`)[2]).toBe(
      '$975.20',
    ));

  it('a sum that does not hold is warned of', () =>
    expect(codes(`${FLIGHTS}Base fare $421.40 pp\nTaxes $66.20 pp\nTotal $512.00 pp`)).toContain('total-mismatch'));
});

describe('F-605 each way has its price', () => {
  it.each([
    'Outbound $243.80 pp, return $243.80 pp, total $487.60 pp',
    'Outbound $243.80, inbound $243.80. $975.20 for the two of you',
    'Outbound flight\n$487.60\nReturn flight\n$487.60\nTotal\n$975.20',
    'Hinflug 243,80 $, Rückflug 243,80 $, zusammen 975,20 $',
  ])('%j', (text) => {
    const { baseFare, upcharge, total } = read(FLIGHTS + text).fareDetails;
    expect([baseFare, upcharge]).toEqual([null, null]);
    expect(total).toMatch(/487[.,]60/);
    expect(codes(FLIGHTS + text)).toEqual([]);
  });

  it('`return $487.60` alone is a price', () =>
    expect(fares(`${FLIGHTS}Economy return $487.60 pp`)[1]).toBe('$487.60'));
});

describe('F-607 what is paid a month', () => {
  it.each([
    '$975.20 in total\nor 3 x $325.07',
    'Total $975.20, em até 6x de $162.53',
    'Gesamtpreis 975,20 $ oder 4x 243,80 $',
  ])('%j is no traveler’s price', (text) => {
    expect(fares(FLIGHTS + text)[1]).toMatch(/487[.,]60/);
    expect(codes(FLIGHTS + text)).toEqual([]);
  });
});

describe('F-606 rows of columns', () => {
  it('are no paragraph, however full they are', () => {
    const rows =
      'Saver                Smart                Plus\ncabin bag 10kg       cabin bag 10kg       cabin bag 10kg\nno checked bag       1 bag 23kg           2 bags 23kg\nseat for a fee       standard seat        standard seat\nno changes           changes for €100     changes for €100';
    const { restrictions } = read(`Our fares from Cork:\n${FLIGHTS}${rows}\n\nTotal €554.00 each`);
    expect(restrictions).toContain('no changes');
    expect(restrictions).toContain('no checked bag');
  });
});
