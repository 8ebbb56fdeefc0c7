/** Papers with sections, forms with dots, and whom they name: F-510, F-516, F-517, F-519, F-520 of docs/behaviour.md, each with near-misses. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const FLIGHT = 'BA117 09APR27 LHRJFK 1030 1300\n£400 pp\n';
const parse = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-27' });

describe('F-510 a company that buys', () => {
  it.each([
    ['Client: Sarvottam Gears Pvt Ltd\n', 'Sarvottam Gears Pvt Ltd', null],
    [
      'COSTING SHEET\tReq 11873\tClient: Sarvottam Gears Pvt Ltd\tPax: 3\tPrepared: 27-Nov-26\n',
      'Sarvottam Gears Pvt Ltd',
      3,
    ],
    ['Kunde: Müller Maschinenbau GmbH\tPersonen: 4\tAngebot 123\n', 'Müller Maschinenbau GmbH', 4],
    ['Prepared for: Acme Holdings Ltd, attn. Mr Tom Reed\n', 'Acme Holdings Ltd', null],
    ['QUOTE\tClient: Ann Lee\tTravellers: 4\n', 'Ann Lee', 4],
  ])('is the client: %s', (head, client, passengers) => {
    const out = parse(head + FLIGHT);
    expect([out.clientName, out.passengers]).toEqual([client, passengers]);
  });

  it.each(['Agency: Globe Travel Ltd\n', 'Passenger\tFare\tTotal\n', 'Airline\tPax\t3 stops\n'])(
    'but not: %s',
    (head) => {
      const out = parse(head + FLIGHT);
      expect([out.clientName, out.passengers]).toEqual([null, null]);
    },
  );

  it.each([
    ['Hierbij het vliegplan voor de familie Hoogeboom, 2 personen\n', 'familie Hoogeboom'],
    ['anbei das Angebot für die Familie Kern\n', 'Familie Kern'],
    ['voici le devis pour la famille Martin\n', 'famille Martin'],
  ])('and so is a family: %s', (line, client) => {
    expect(parse(`${line}\n${FLIGHT}`).clientName).toBe(client);
  });
  it.each(['Offerte voor de groep\n', 'Vluchten voor de zomer\n'])('but not: %s', (line) => {
    expect(parse(`${line}\n${FLIGHT}`).clientName).toBeNull();
  });

  it('stands behind dots that lead to it, who is asked to approve does not', () => {
    const out = parse(
      `Dear Mr Labuschagne\n\nTraveller ............ Ms Nomvula Khathide\nNo. of travellers .... 1\nApprove by ........... Mon 30 Nov 2026, 12:00\n\n${FLIGHT}`,
    );
    expect([out.clientName, out.passengers, out.validUntil]).toEqual(['Ms Nomvula Khathide', 1, '2026-11-30']);
  });
  it('but dots that lead to a price leave it a price', () => {
    const out = parse(
      'Departs ..... LHR 10:30\nArrives ..... JFK 13:00\nFlight ...... BA 117\nDate ........ 9 Apr 2027\nFare ........ £400.00\nTaxes ....... £100.00\nTotal ....... £500.00\n',
    );
    expect([out.fareDetails.baseFare, out.fareDetails.total]).toEqual(['£400.00', '£500.00']);
    expect(out.departureFlights[0]?.segments[0]).toMatchObject({ flightNumber: 'BA 117', departureTime: '10:30 AM' });
  });
});

describe('F-516 the numbered sections of a paper', () => {
  const PAPER = `${FLIGHT}
----------
3. INCLUDED
----------
* One checked bag of 23 kg
* Soft drinks, coffee and tea
* In-flight entertainment

----------
4. CONDITIONS
----------
a) Group fare is for travel together on all flights.
b) Up to 10% of the seats may be returned without charge until
   March 1, 2027.

----------
5. TIMELINE
----------
Deposit            USD 100 per seat, January 15, 2027
`;
  it('head their lists', () => {
    const out = parse(PAPER);
    expect(out.includes).toEqual([
      'One checked bag of 23 kg',
      'Soft drinks, coffee and tea',
      'In-flight entertainment',
    ]);
    expect(out.restrictions).toEqual([
      'Group fare is for travel together on all flights',
      'Up to 10% of the seats may be returned without charge until March 1, 2027',
    ]);
  });

  it('but counted airlines head offers, and counted flights are flights', () => {
    const offers = parse(
      '1. BRITISH AIRWAYS\nBA 117 LHR 10:30 - JFK 13:00 9 Apr 2027\n£400 pp\n\n2. VIRGIN ATLANTIC\nVS 3 LHR 11:30 - JFK 14:00 9 Apr 2027\n£420 pp\n',
    );
    expect(offers.options.map(({ fareDetails }) => fareDetails.total)).toEqual(['£400', '£420']);
    const flights = parse(
      'Flights:\n1. BA 117 LHR 10:30 - JFK 13:00 9 Apr 2027\n2. BA 118 JFK 17:30 - LHR 05:00 16 Apr 2027\n\n3. PRICE\n£400 per person\n\n4. INCLUDED\n1 bag 23kg\nMeals\n',
    );
    expect([flights.departureFlights.length, flights.returnFlights.length, flights.includes]).toEqual([
      1,
      1,
      ['1 bag 23kg', 'Meals'],
    ]);
  });

  it.each([
    ['Lowest logical fare not taken: R 7 410.00 via Addis Ababa', []],
    ['This fare not guaranteed until ticketed', ['This fare not guaranteed until ticketed']],
    ['Umbuchg. 150 EUR + Tarifdifferenz', ['Umbuchg. 150 EUR + Tarifdifferenz']],
  ])('%s', (line, restrictions) => {
    expect(parse(`${FLIGHT}${line}\n`).restrictions).toEqual(restrictions);
  });

  it('and what is carried by hand below the bags is included', () => {
    expect(parse(`${FLIGHT}bags: 2pcs x 23kgs\nhand carry 7kgs\n`).includes).toEqual([
      '2pcs x 23kgs',
      'hand carry 7kgs',
    ]);
  });
});

describe('F-517 a section that names whom to ask', () => {
  it.each([
    [
      '6. YOUR CONTACT\n---------------\nAnn Lee\nGroup Sales Coordinator\nPhone: +1 617 555 0172\n',
      'Ann Lee',
      '+1 617 555 0172',
    ],
    ['Ihre Ansprechpartnerin\nSabine Kurz\nGruppenreisen\nTel. 0711 555 0123\n', 'Sabine Kurz', '0711 555 0123'],
    ['VOTRE CONSEILLÈRE\nClaire Martin\nTél. 01 55 50 01 23\n', 'Claire Martin', '01 55 50 01 23'],
  ])('%s', (section, name, phone) => {
    const { agentInfo } = parse(`${FLIGHT}\n${section}`);
    expect([agentInfo.name, agentInfo.phone]).toEqual([name, phone]);
  });

  it('is not the block of the agency that the offer is for', () => {
    const { clientName, agentInfo } = parse(
      `PREPARED FOR\n------------\nAgency:            Lantern Hill Tours\nAttn:              Constance Ferreira-Dunn\n\n${FLIGHT}\nYOUR CONTACT\nAnn Lee\nPhone: +1 617 555 0172\n`,
    );
    expect([clientName, agentInfo.name, agentInfo.company]).toEqual(['Constance Ferreira-Dunn', 'Ann Lee', null]);
  });

  it('and a name stands over a company whose name ends in a dot', () => {
    const { agentInfo } = parse(`${FLIGHT}\nJhun Macaraeg\nBagwis Crew Travel Inc.\nviber 0917 555 0139\n`);
    expect(agentInfo).toMatchObject({
      name: 'Jhun Macaraeg',
      company: 'Bagwis Crew Travel Inc.',
      phone: '0917 555 0139',
    });
  });

  it('and what is said to a colleague is no note', () => {
    expect(
      parse(`${FLIGHT}\n@Vroni: die wollen evtl. Gangplätze, frag morgen bitte mal bei ihnen nach\n`).notes,
    ).toBeNull();
  });

  it('and who is called with a sign is no company', () => {
    expect(parse(`${FLIGHT}\n@Vroni: die wollen Gangplätze, frag mal nach. Gruss Hedi\n`).agentInfo).toMatchObject({
      name: 'Hedi',
      company: null,
    });
  });
});

describe('F-519 the name of a fare behind the word for it', () => {
  const cart = (line: string) =>
    parse(
      `Andata 22 aprile 2027\nFR 4081 BGY 06:15 - SVQ 08:50\n${line}\n\nRitorno 26 aprile 2027\nFR 4082 SVQ 20:05 - BGY 22:40\n${line}\nTotale 152,43 €\n`,
    ).fareDetails.fareClass;
  it.each([
    ['Tariffa Regular', 'Regular'],
    ['Fare Plus Max', 'Plus Max'],
  ])('%s', (line, brand) => {
    expect(cart(line)).toBe(brand);
  });
  it.each(['Fare Rules', 'Tariffa Totale', 'Tarifa base'])('but not: %s', (line) => {
    expect(cart(line)).toBeNull();
  });
});

describe('F-520 an address that spells another', () => {
  const mail = (from: string) =>
    parse(
      `From: ${from}\nDate: Fri, Nov 20, 2026 at 9:47 PM\n\n${FLIGHT}\nHugs\nBettina Kraus\nChesapeake Trip Co.\n(410) 555-0138\n`,
    ).agentInfo;
  it('is not hers who signs', () => {
    expect(mail('Denise Okafor <denise.okafor@home.example>')).toMatchObject({ name: 'Bettina Kraus', email: null });
    expect(mail('Bettina K <bettina@trips.example>').email).toBe('bettina@trips.example');
    expect(mail('Reservations <info@trips.example>').email).toBe('info@trips.example');
  });
});
