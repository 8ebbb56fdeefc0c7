/** F-487, F-488, F-491 to F-493, F-495 to F-499, F-501: ways to make one trip, fares by airline, families, crowns, notes over pages. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-27' });
const options = (text: string) =>
  read(text).options.map(({ departureFlights, returnFlights, fareDetails }) => [
    ...[...departureFlights, ...returnFlights].map(
      ({ date, segments }) => `${date} ${segments.map(({ flightNumber }) => flightNumber).join('+')}`,
    ),
    fareDetails.total,
  ]);
const DIRECT =
  'IB 6651 3 mar 2027 MAD 12:05 - LIM 17:35\nIB 6650 20 mar LIM 19:25 - MAD 14:10 (+1)\n812 € por persona\n';
const STOPS =
  'AV 27 MAD 14:20 - BOG 18:35, AV 47 BOG 21:10 - LIM 00:10+1\nAV 140 LIM 11:40 - BOG 14:50, AV 10 BOG 17:30 - MAD 10:00+1\n695 € por persona\n';
const BOTH = [
  ['2027-03-03 IB 6651', '2027-03-20 IB 6650', '812 €'],
  ['2027-03-03 AV 27+AV 47', '2027-03-20 AV 140+AV 10', '695 €'],
];

describe('F-487 counted ways to make one trip, F-488 on the same dates', () => {
  it.each([
    ['1) Vuelo directo con Iberia', '2) Con escala en Bogotá, Avianca, mismas fechas'],
    ['1/ VOL DIRECT Iberia', '2/ avec escale à Bogota sur Avianca, un peu plus long, mêmes dates'],
    ['1. Nonstop with Iberia', '2. with one stop in Bogota, Avianca, same dates'],
    ['1.) Direktflug Iberia', '2.) mit Umstieg in Bogota, gleiche Termine'],
    ['1: Volo diretto Iberia', '2: con scalo a Bogota, stesse date'],
  ])('%s / %s', (first, second) => {
    expect(options(`${first}\n${DIRECT}\n${second}\n${STOPS}`)).toEqual(BOTH);
  });

  it('without the words for the dates they stay open', () => {
    const [, other] = options(`1) Vuelo directo con Iberia\n${DIRECT}\n2) Con escala en Bogotá, Avianca\n${STOPS}`);
    expect(other?.[0]).toMatch(/^null /);
  });

  it('an option with a day of its own keeps it', () => {
    const own = STOPS.replace('AV 27', 'AV 27 4 mar 2027').replace('AV 140', 'AV 140 21 mar 2027');
    const [, other] = options(`1) Vuelo directo con Iberia\n${DIRECT}\n2) Con escala en Bogotá, mismas fechas\n${own}`);
    expect(other?.[0]).toMatch(/^2027-03-04 /);
  });

  it('without prices, or with their flights in the counted lines, they are none of these', () => {
    const unpriced = (text: string) => text.replace(/\d+ € por persona/, '');
    expect(read(`1) directo\n${unpriced(DIRECT)}\n2) con escala\n${unpriced(STOPS)}`).options).toEqual([]);
    const inLine =
      '1) direct BA 117 12 May 2027 LHR 08:25 JFK 11:10\nGBP 512\n2) direct AA 105 12 May 2027 LHR 11:30 JFK 14:20\nGBP 498';
    expect(read(inLine).options.map(({ label }) => label)).not.toContain('direct BA 117 12 May 2027 LHR 08');
  });

  it('legs of one trip are none', () => {
    const legs =
      '1) London - Dubai direct with Emirates\nEK 2 10 Mar 2027 LHR 13:40 DXB 00:40+1\nGBP 412\n2) Dubai - Bangkok direct with Emirates\nEK 384 14 Mar DXB 22:30 BKK 07:35+1\nGBP 380\n';
    expect(read(legs).options).toEqual([]);
  });
});

describe('F-491 and F-501 a family with its baby', () => {
  it.each([
    'vous êtes donc 5 (2 ad + 2 enf de 9 et 6 ans + le bb)\n764 eur par adulte, 618 par enfant et 81 pour le bébé => total 2.845 €',
    'for 2 adults + 2 kids (9 and 6) plus the baby\n764 eur per adult, 618 per child and 81 for the baby => total 2,845 €',
    'für 2 Erwachsene + 2 Kinder und das Baby\n764 eur pro Erwachsener, 618 pro Kind und 81 für das Baby = 2.845 €',
  ])('%s', (text) => {
    const { passengers, fareDetails, warnings } = read(`AF 22 12/05/27 CDG 10:50 JFK 13:05\n${text}`);
    expect([passengers, fareDetails.total, fareDetails.totalForAllPassengers?.replace(/\D/g, '')]).toEqual([
      5,
      '764 eur',
      '2845',
    ]);
    expect(warnings).toEqual([]);
  });

  it('`soit 3 416 € pour la famille` is what all pay', () => {
    const text =
      'AF 22 12/05/27 CDG 10:50 JFK 13:05, 2 adultes et 2 enfants + le bébé\nadulte : 918 €\nenfant : 742 €\nbébé 96 €\nsoit 3 416 € pour la famille';
    expect(read(text).fareDetails).toMatchObject({ total: '918 €', totalForAllPassengers: '3 416 €' });
  });

  it('`2 adults and the room` are two', () => {
    expect(read('AF 22 12/05/27 CDG 10:50 JFK 13:05\nfor 2 adults and the room, £764 per adult').passengers).toBe(2);
  });
});

const KL = 'KL 692 03JUL27 YYZAMS 1805 0720+1\nKL 691 25JUL27 AMSYYZ 1240 1440\n';
const TK = 'TK 18 3 jul 2027 YYZ-IST 22:05-14:45+1\nret TK17 25 jul 2027 IST 15:25 YYZ 18:55\n';
describe('F-492 a list of fares by airline, F-493 typed flights beside rows of a display, F-502 net beside sell', () => {
  it.each([
    [
      'Carrier | Class | Net | Sell | Bags\nKL | Q | 410 | 512 | 23kg\nTK | V | 398 | 489 | none\nAll prices CAD per adult',
      '512',
      '489',
    ],
    [
      'CXR\tRBD\tNET\tSELL incl tx\tBAGS\nKL\tQ\t410.00\t512.00\t2PC\nTK\tV\t398\t489\t2PC\nall CAD per adt',
      '512.00',
      '489',
    ],
    [
      'Airline      Fare     Tax     Total\nKLM          410,00   102,00  512,00\nTurkish Airlines  398,00   91,00   489,00\nin CAD',
      '512,00',
      '489,00',
    ],
  ])('%s', (list, first, second) => {
    const text = `${list}\n\n${KL}\nand the turkish one:\n${TK}`;
    expect(options(text)).toEqual([
      ['2027-07-03 KL 692', '2027-07-25 KL 691', `CAD ${first}`],
      ['2027-07-03 TK 18', '2027-07-25 TK 17', `CAD ${second}`],
    ]);
  });

  it('the net figures give no value and are warned of', () => {
    const { warnings, fareDetails, notes } = read(
      `CXR\tNET\tSELL incl tx\nKL\t410.00\t512.00\nTK\t398\t489\nall CAD per adt\n\n${KL}${TK}`,
    );
    expect(warnings.map(({ code }) => code)).toContain('sensitive-net-rate');
    expect(JSON.stringify([fareDetails, notes])).not.toContain('410');
  });

  it('is none where a flight is of an airline that the list lacks', () => {
    const list = 'Airline | Class | Price\nKL | Q | CAD 512\nTK | V | CAD 489\n';
    expect(read(`${list}\n${KL}${TK}`).options).toHaveLength(2);
    expect(
      read(`${list}\n${KL}${TK}AC 7 3 Jul 2027 YYZ 10:00 FRA 22:00`).options.map(({ label }) => label),
    ).not.toEqual(['KL', 'TK']);
  });

  it('an airline without flights makes no option', () => {
    const list = 'Airline | Class | Price\nKL | Q | CAD 512\nTK | V | CAD 489\nAC | V | CAD 455\n';
    expect(read(`${list}\n${KL}${TK}`).options.map(({ label }) => label)).toEqual(['KL', 'TK']);
  });

  it('beside what to sell at, other columns are no prices of the client', () => {
    const list = 'Airline | Fare | Tax | Sell\nKL | CAD 410 | CAD 90 | CAD 512\nTK | CAD 398 | CAD 80 | CAD 489\n';
    const { fareDetails, warnings } = read(`${list}\n${KL}${TK}`);
    expect([fareDetails.baseFare, fareDetails.total, warnings]).toEqual([null, 'CAD 512', []]);
  });

  it('the list alone tells that rows of a display are typed', () => {
    const text =
      'Carrier | Class | Sell\nBA | O | GBP 512\nVirgin Atlantic | V | GBP 489\n\nBA 117 12MAY27 LHRJFK 0825 1110\nVS 3 12may27 LHR-JFK 10:00-12:55\n';
    expect(options(text)).toEqual([
      ['2027-05-12 BA 117', 'GBP 512'],
      ['2027-05-12 VS 3', 'GBP 489'],
    ]);
  });
});

describe('F-495 figures with a dash for their cents, F-496 crowns, F-499 words of the north', () => {
  const DANISH =
    'Hej Lise\nKøbenhavn - Bangkok tirs 14/9-27 TG951 13.50 - 06.00 (+1)\nPris: billet 5.000,- + skatter 1.200,- = 6.200 kr. pr. pers.\ndvs 12.400,- for jer to\n\nBetingelser:\n- navneændring 500 kr. pr. gang\n- ingen refusion\n\nPrisen holder kun til onsdag d. 9/12\nKh Maja\nNordens Rejser ApS, Aarhus';
  it('what both pay, in the crowns of the language', () => {
    const { fareDetails, passengers } = read(DANISH);
    expect(fareDetails).toMatchObject({
      baseFare: 'DKK 5.000',
      total: '6.200 kr',
      totalForAllPassengers: 'DKK 12.400',
    });
    expect(passengers).toBe(2);
  });

  it('conditions, the deadline and who signs', () => {
    const { restrictions, validUntil, agentInfo, clientName } = read(DANISH);
    expect(restrictions).toEqual(['navneændring 500 kr. pr. gang', 'ingen refusion']);
    expect([validUntil, agentInfo.name, clientName]).toEqual(['2026-12-09', 'Maja', 'Lise']);
  });

  it('the code in the text tells which crowns', () => {
    expect(
      read('SK 1425 12/1-28 CPH 07:10 ARN 08:20\nPris 1.000,- + skatt 200,- = 1.200 kr pr. pers (NOK)').fareDetails
        .baseFare,
    ).toBe('NOK 1.000');
  });

  it('figures of something else are no price', () => {
    const priced = 'SK 1425 12/1-28 CPH 07:10 ARN 08:20\nPris 1.200 kr pr. pers\nen tur for jer to\n';
    for (const other of ['forsikringen dækker 50.000,-', 'turen koster ellers 50.000,-'])
      expect(read(`${priced}${other}`).fareDetails.totalForAllPassengers).toBe('DKK 2400');
    const euros = 'LH 400 12.05.2027 FRA 08:25 JFK 11:10\n1.445 € pro Person\n';
    expect(read(`${euros}Anzahlung 600,- für zwei Personen`).fareDetails.totalForAllPassengers).not.toBe('EUR 600');
  });

  it('`pr. pers`, `per vuxen` are of each, and the travelers are counted', () => {
    const flight = 'SK 1425 12/1-28 CPH 07:10 ARN 08:20\n';
    expect(read(`${flight}Pris 1.200 kr pr. pers\nen tur for jer to`).fareDetails.total).toBe('1.200 kr');
    expect(read(`${flight}2 voksne og 1 barn\n1.200 kr pr. voksen`)).toMatchObject({
      passengers: 3,
      fareDetails: { total: '1.200 kr' },
    });
    expect(read(`${flight}2 vuxna\n1 200 kr per vuxen`)).toMatchObject({
      passengers: 2,
      fareDetails: { total: '1 200 kr' },
    });
  });

  it('the crowns of where the trip begins, where neither code nor language tells; else the likeliest', () => {
    const priced = (ends: string) =>
      read(`SK 1425 12/1-28 ${ends}\n1.000,- + tax 200,- = 1.200 kr pp`).fareDetails.baseFare;
    expect(priced('CPH 07:10 ARN 08:20')).toBe('DKK 1.000');
    expect(priced('LHR 07:10 ARN 10:20')).toBe('SEK 1.000');
  });

  it('a figure that says nothing of whose it is gives none', () => {
    expect(
      read('SK 1425 12/1-28 CPH 07:10 ARN 08:20\nPris 1.200 kr pr. pers\ndepositum 300,- nu').fareDetails
        .totalForAllPassengers,
    ).toBeNull();
  });
});

const PAGE = 'Outbound\nWed, 12 May 2027\n08:25\nLHR\nBA 117\n11:10\nJFK\nTotal\n£410.00\n';
describe('F-497 a note over a page, F-498 who is greeted', () => {
  it.each([
    'here you go Marta, took it off their site just now, shout if ok, xx Nell',
    'segue p/ vc ver Marta, peguei agora no site. me avisa hoje, bjs Nell',
    'te lo mando Marta, lo acabo de ver en la web, ya me dices. Saludos Nell',
  ])('%s', (note) => {
    const { clientName, agentInfo, restrictions } = read(`${note}\n\n${PAGE}`);
    expect([clientName, agentInfo.name, restrictions]).toEqual(['Marta', 'Nell', []]);
  });

  it('a place is nobody, and thanks again no name', () => {
    expect(
      read(`as promised we fly to Lisbon, then on to Faro. shout if ok, xx Nell\n\n${PAGE}`).clientName,
    ).toBeNull();
    expect(
      read(`took this off their site just now, shout if it works, thanks again\n\n${PAGE}`).agentInfo.name,
    ).toBeNull();
  });

  it('a sentence without a closing names nobody', () => {
    expect(read(`we fly to Lisbon, then on with the others, see below\n\n${PAGE}`).agentInfo.name).toBeNull();
  });

  it('`Hello Summer fares …` in a mail, `Rif.: Viaggio Toscana` name nobody', () => {
    expect(read('Hello Summer fares just came in\nBA 117 LHR JFK 12 May 2027 0825 1110').clientName).toBeNull();
    expect(read('Rif.: Viaggio Rossi\nAZ 608 9/2/2027 FCO-JFK 9:45 13:30').clientName).toBeNull();
  });

  it('`hey Naledi sori` in a chat, `Rif.: sig.ra Conti`', () => {
    expect(
      read(
        `[27/11/2026, 16:41] Thabo: hey Naledi sori only now\n[27/11/2026, 16:43] Thabo: ok BA 117 LHR JFK 12 May 2027 0825 1110`,
      ).clientName,
    ).toBe('Naledi');
    expect(read(`Rif.: sig.ra Conti (3 adulti)\nAZ 608 9/2/2027 FCO-JFK 9:45 13:30`).clientName).toBe('sig.ra Conti');
    expect(read(`Rif.: 214/26\nAZ 608 9/2/2027 FCO-JFK 9:45 13:30`).clientName).toBeNull();
  });
});

describe('F-504 a day behind the weekday of a deadline and a word of haste', () => {
  const deadline = (words: string) =>
    read(
      `[27/11/2026, 16:41] Thabo: BA 117 LHR JFK 12 May 2027 0825 1110\n[27/11/2026, 16:46] Thabo: R9 870 each\n${words}`,
    ).validUntil;
  it.each([
    ['tickt by fri pls!! 11 dec. aftr tht its gone', '2026-12-11'],
    ['pls book by thurs latest! 10 dec', '2026-12-10'],
    ['need to book by fri pls', '2026-12-04'],
  ])('%s', (words, day) => {
    expect(deadline(words)).toBe(day);
  });

  it('a later day of something else is none', () => {
    expect(deadline('need to book by fri pls, they fly again on 11 dec')).toBe('2026-12-04');
  });
});

describe('F-499 what is left to pay in the north', () => {
  it('sets no deadline of the offer', () => {
    const text =
      'SK 1425 14/1-28 CPH 07:10 ARN 08:20\nPris 1.200 kr pr. pers\nprisen holder til fre. 4/12 kl 12\ndepositum 150,- ved bestilling, resten senest 1/1';
    expect(read(text).validUntil).toBe('2026-12-04');
  });
});

describe('F-503 waits and products are no terms', () => {
  it('`4 x 58,450/- = …`, `lay over 15.5 hrs …`', () => {
    const { includes, restrictions } = read(
      'GF 6 8 Apr 2027 LHR 22:00 BAH 06:25+1\nlay over 15.5 hrs, hotel subject to visa\nGF 270 9 Apr BAH 21:55 COK 04:40+1\n58,450/- per head\n4 x 58,450/- = Rs. 2,33,800/-',
    );
    expect([includes, restrictions]).toEqual([[], []]);
  });
});
