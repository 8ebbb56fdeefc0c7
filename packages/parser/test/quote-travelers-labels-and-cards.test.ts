/** F-333 to F-341: lists of those who travel, numbers of unknown airlines, lengths under labels, columns of figures, signatures, broken deadlines, cards of fares. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-24' });
const OUT = 'QF 81 14 Mar 2027 SYD 09:30 - SIN 15:25\n';
const codes = (text: string) => read(text).warnings.map(({ code }) => code);

describe('F-333 those who travel as a list', () => {
  it.each([
    'Number of passengers: 4\nTravelling:\n  1. Ada Byrne\n  2. Owen Byrne\n  3. Isla Byrne (9 yrs)',
    'Passengers (4): Ada Byrne, Owen Byrne and Isla Byrne',
    '4 pax\nNames: Ada Byrne, Owen Byrne, Isla Byrne',
    '4 Reisende\nReisende:\n- Herr Max Muster\n- Frau Eva Muster\n- Tim Muster (8 Jahre)',
    'Nombre de passagers : 3\nVoyageurs :\n1) Mme Solène Morvan\n2) M. Yann Morvan',
    'Pasajeros: 3\nViajan:\n- Ana Ruiz\n- Leo Ruiz',
  ])('that is not as long as their number: %s', (head) => {
    const { fareDetails, warnings, agentInfo, clientName } = read(`${head}\n${OUT}AUD 786 per person`);
    expect(warnings.map(({ code }) => code)).toEqual(['passenger-mismatch']);
    expect(fareDetails.total).toBe('AUD 786');
    expect(fareDetails.totalForAllPassengers).toBeNull();
    expect(agentInfo.name).toBeNull();
    expect(clientName).not.toBeNull();
  });

  it.each([
    'Passengers: 3\nTravelling:\n1. Ada Byrne\n2. Owen Byrne\n3. Isla Byrne (9 yrs)',
    '2 adults + 1 infant\nPassengers:\n1. Ada Byrne\n2. Owen Byrne\n3. Isla Byrne (infant)',
    '2 passengers\nPassengers:\n1. Ada Byrne\n2. Owen Byrne\n3. Isla Byrne (infant)',
    '2 adults\nPassengers:\n1. Ada Byrne\n2. Owen Byrne\n3. Isla Byrne (9)',
    'Passengers: 4\nTravelling:\n1. Ada & Owen Byrne\n2. Isla Byrne\n3. Finn Byrne',
    'Passengers: 4\nTravelling:\n1. Ada Byrne\n2. Owen Byrne\n3. two more, names to follow',
  ])('that agrees, or leaves it open: %s', (head) => {
    expect(codes(`${head}\n${OUT}AUD 786 per person`)).toEqual([]);
  });

  it('counts where nothing else does', () => {
    expect(read(`Travelling:\n1. Ada Byrne\n2. Owen Byrne\n${OUT}AUD 786 per person`)).toMatchObject({
      passengers: 2,
      clientName: 'Ada Byrne',
    });
  });
});

describe('F-334 numbers of airlines that no table knows', () => {
  const numbers = (text: string) =>
    read(text).departureFlights.flatMap(({ segments }) => segments.map(({ flightNumber }) => flightNumber));

  it.each([
    'Flight | Airline | From | Departs | To | Arrives\nSK 1453 | SAS | Oslo (OSL) | 06:35 | Copenhagen (CPH) | 07:45\nXG 781 | Polar Air | Copenhagen (CPH) | 09:30 | Nuuk (GOH) | 11:20',
    'SK 1453 Oslo (OSL) 06:35 - Copenhagen (CPH) 07:45, 14 June 2027\nXG 781 Copenhagen (CPH) 09:30 - Nuuk (GOH) 11:20, 14 June 2027',
    'Flight\tDate\tFrom\tTo\tDep\tArr\nSK1453\t14 Jun 27\tOslo\tCopenhagen\t06:35\t07:45\nXG781\t14 Jun 27\tCopenhagen\tNuuk\t09:30\t11:20',
  ])('%#', (text) => {
    expect(numbers(text)).toEqual(['SK 1453', 'XG 781']);
  });

  it('is not the airline that the text names', () => {
    const text =
      '| Flight | Airline | From | Departs | To | Arrives |\n|---|---|---|---|---|---|\n| SK 1453 | SAS | Oslo (OSL) | 06:35 | Copenhagen (CPH) | 07:45 |\n| XG 781 | Polar Air | Copenhagen (CPH) | 09:30 | Nuuk (GOH) | 11:20 |';
    expect(read(text).departureFlights[0]?.segments[1]?.airline).not.toBe('SAS');
  });
});

describe('F-335 hours with an h under labels', () => {
  const LABELS = (rows: readonly (readonly [string, string])[], gap: (label: string) => string) =>
    rows.map(([label, value]) => `${gap(label)}${value}`).join('\n');
  const ROWS = [
    ['Flight no', 'LH573'],
    ['From', 'JNB Johannesburg'],
    ['To', 'FRA Frankfurt'],
    ['Depart', 'Sun 07-Mar-2027 19h10'],
    ['Arrive', 'Mon 08-Mar-2027 05h05'],
    ['Flying hours', '10h55'],
    ['Ground hours', '01h55'],
    ['Flight no', 'LH6'],
    ['From', 'FRA Frankfurt'],
    ['To', 'HAM Hamburg'],
    ['Depart', 'Mon 08-Mar-2027 07h00'],
    ['Arrive', 'Mon 08-Mar-2027 08h05'],
    ['Flying hours', '01h05'],
    ['Journey hours', '13h55'],
  ] as const;

  it.each([[(label: string) => label.padEnd(17)], [(label: string) => `${label}: `]])('%#', (gap) => {
    const { departureFlights, warnings, agentInfo } = read(LABELS(ROWS, gap));
    expect(warnings).toEqual([]);
    expect(agentInfo.company).toBeNull();
    const [journey] = departureFlights;
    expect(journey?.totalTime).toBe('13h 55m');
    expect(journey?.segments.map((s) => [s.departureTime, s.arrivalTime, s.duration, s.layoverDuration])).toEqual([
      ['7:10 PM', '5:05 AM', '10h 55m', '1h 55m'],
      ['7:00 AM', '8:05 AM', '1h 05m', null],
    ]);
  });

  it('`Departure time: 19h10` is no length', () => {
    const [journey] = read(
      'Flight LH573 JNB-FRA 7 Mar 2027\nDeparture time: 19h10\nArrival time: 05h05\nFlight time: 10h55',
    ).departureFlights;
    expect(journey?.segments[0]).toMatchObject({ departureTime: '7:10 PM', arrivalTime: '5:05 AM' });
  });

  it('a place with its code behind `De:` sends nothing', () => {
    const text = 'Voo LH573\nDe: Joanesburgo (JNB)\nPara: Frankfurt (FRA)\nPartida: 07/03/2027 19h10';
    expect(read(text).agentInfo.name).toBeNull();
  });
});

describe('F-336 a currency over its column of figures', () => {
  const fare = (text: string) => {
    const { baseFare, total, totalForAllPassengers } = read(`${OUT}${text}`).fareDetails;
    return [baseFare, total, totalForAllPassengers];
  };

  it.each([
    [
      'FARE                             AUD\n   Group fare per person       689.00\n   Taxes per person            184.30\n   Total per person            873.30\n   Total for 32 passengers  27,945.60',
      'AUD 27,945.60',
    ],
    [
      '                                 AUD\nFare per person               689.00\nTaxes per person              184.30\nTotal per person              873.30\nTotal 2 passengers          1,746.60',
      'AUD 1,746.60',
    ],
    [
      'PRICE (AUD)\nAdult                         873.30\nChild                         655.00\nTotal                       1,528.30',
      'AUD 1,528.30',
    ],
  ])('%#', (text, all) => {
    const [, total, totalForAll] = fare(text);
    expect([total, totalForAll]).toEqual(['AUD 873.30', all]);
  });

  it('no column, no currency', () => {
    expect(fare('See the notes on the fare, in AUD\nRow 12 and 14')).toEqual([null, null, null]);
    expect(fare('Gate SIN\nTotal 873.30')[1]).toBeNull();
  });
});

describe('F-337 names under messages', () => {
  it('the last line of a message that greets somebody', () => {
    const text = `hi Joss, here are the flights\n${OUT}AUD 786 each\nchange fee AUD 90 pp + diff\nDilys`;
    expect(read(text).agentInfo.name).toBe('Dilys');
    expect(read(text.replace('Dilys', 'Singapore')).agentInfo.name).toBeNull();
    expect(read(text.replace('hi Joss, here are the flights\n', '')).agentInfo.name).toBeNull();
  });

  it('behind a slash', () => {
    const text = `${OUT}9 495 SEK per person\n`;
    expect(read(`${text}/Karin`).agentInfo.name).toBe('Karin');
    expect(read(`${text}//karin, fjord resor`).agentInfo.name).toBe('karin');
    expect(read(`${text}/person`).agentInfo.name).toBeNull();
  });
});

describe('F-338 a sentence that was broken before its day', () => {
  const until = (text: string) => read(`${OUT}AUD 786 per person\n${text}`).validUntil;

  it.each([
    'I would take the nonstop. I can keep both on hold until Monday,\nNovember 30, after that they go back.',
    'Ich kann Ihnen die beiden Plätze noch bis Montag,\n30. November 2026 freihalten.',
    'La tarifa está garantizada por la compañía aérea hasta el lunes\n30 de noviembre de 2026, después puede cambiar.',
    "Je vous garde les deux places jusqu'au lundi\n30 novembre 2026, ensuite le tarif peut changer.",
    'The airline guarantees this price for the two of you until\nMonday 30 November 2026, so let me know.',
  ])('%s', (text) => {
    expect(until(text)).toBe('2026-11-30');
  });

  it('of another thing is no deadline', () => {
    expect(until('You have to be at the airport with all your documents by\n10 September 2027 at 2pm.')).toBeNull();
    expect(until('The balance of the price has to be paid in full by\nMonday 30 November 2026.')).toBeNull();
  });
});

describe('F-339 cards of fares of which one was taken', () => {
  const CARDS = 'Main\n$219\nSelect\nMain + Bag\n$259\n✓ Selected\nFirst\n$309\nSelect\n';

  it('the others are not paid, and no card is included', () => {
    const { fareDetails, includes } = read(`${OUT}${CARDS}`);
    expect([fareDetails.total, includes]).toEqual(['$259', []]);
  });

  it('two of them are each a part of the journey', () => {
    expect(read(`${OUT}${CARDS}${CARDS}`).fareDetails.total).toBeNull();
    expect(read(`${OUT}${CARDS}${CARDS}Per adult $518.00\nTotal for 2 adults $1,036.00`).fareDetails).toMatchObject({
      total: '$518.00',
      totalForAllPassengers: '$1,036.00',
    });
  });

  it('what else a page says is no inclusion', () => {
    const text =
      'Baggage\n1 free checked bag\nBooking options\nBook with Qantas\nAirline\n$219\nYour fare: Main + Bag (Economy)\nPrices are in US dollars and include taxes and charges\nLanguage English (United States) · Currency USD';
    const { includes, agentInfo } = read(`${OUT}${text}`);
    expect([includes, agentInfo.name]).toEqual([['1 free checked bag'], null]);
  });
});

describe('F-340 the class of the price that is paid', () => {
  const classOf = (text: string) => read(`${OUT}${text}`).fareDetails.fareClass;

  it('stands before it', () => {
    expect(
      classOf('Economy is £412 each with taxes\nBusiness is £655 more per person, so £1,067 each, £2,134 for both'),
    ).toBe('Business');
    expect(classOf('You have paid £612 each for economy. Business is another £1,000 each, so £1,612 each.')).toBe(
      'Business',
    );
  });

  it('is the first that is named elsewhere', () => {
    expect(classOf('The fare in World Traveller (economy) is £1,064 per person')).toBe('World Traveller');
    expect(classOf('Economy £412 each\nBusiness would be about £1,067 each')).toBe('Economy');
  });
});

describe('F-341 what somebody says in a chat', () => {
  it('is no title, and a call before a picture no condition', () => {
    const chat = `[23/11/2026, 18:02] Hana: ${OUT.trim()}\n[23/11/2026, 18:03] Hana: £412 each\n[23/11/2026, 18:24] G Pike: ok that it is, pls quote for two\n[23/11/2026, 18:27] Hana: Lovely 👍 One free change`;
    const { title, includes } = read(chat);
    expect([title, includes]).toEqual(['Sydney (SYD) → Singapore (SIN)', ['One free change']]);
  });
});
