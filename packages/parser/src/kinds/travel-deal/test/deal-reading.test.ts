import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('the price of an offer', () => {
  it.each([
    ['Crete week\n$250 a person holds it\n$1,480 per person', '$1,480'],
    ['Caracas\nDesde $1.890.000 COP por persona\nSepare su cupo con $500.000 COP por persona', '$1.890.000 COP'],
    ["You'd normally pay £2,080pp (£520pp per night), so at £1,560pp you are £520 better off.", '£1,560'],
    ['Malta\nWas\n€690\nNow\n€483\nper person', '€483'],
    ['Goa, visa + transfers, ₹64,500 pp', '₹64,500'],
    ["Madère\nÀ partir de 899 € par personne\nau lieu de 1 049 €, soit 150 € d'économie", '899 €'],
    [
      'Aegean\nCRUISE FARES, USD, PER PERSON\n\nCAT   CABIN     BROCHURE   GROUP FARE\nIN    Inside    1,049.00     749.00\nBA    Balcony   1,799.00   1,259.00',
      'USD 749.00',
    ],
    ['Tatra Lakes\n6 Day Coach Tour - €589 pps', '€589'],
    ['Polar week\nRates per person\nTriple Porthole   US$ 9,450\nTwin Porthole   US$ 11,200', 'US$ 9,450'],
    [
      'Fjords\nFares (EUR p.p.)\nDate   Inside   Balcony\n22 May 2027   1,049   1,749\n05 Jun 2027   1,099   1,799',
      'EUR 1,049',
    ],
  ])('T-1 T-2 is read in %j', (text, price) => expect(read(text).price).toBe(price));

  it.each([
    [
      'Lodge\nAll rates in USD, per room per night\nSeason\tGarden\tSuite\nGreen\t148\t196\nHigh\t209\t275',
      'USD 148',
      'per room per night',
    ],
    ['Billund\nFamily of 4 (2 adults, 2 children): £1,480 all in', '£1,480', 'Family of 4 (2 adults, 2 children)'],
    ['Reef stay\nNightly rate ... EUR 310.00 per room\n7 nights ... EUR 1,550.00 per room', 'EUR 1,550.00', 'per room'],
    ['Cruise\nPrices per cabin, 2 adults:\nInside   $1,598\nBalcony   $2,398', '$1,598', 'per cabin'],
  ])('T-1 is the total in %j', (text, total, basis) => {
    const { price, totalPrice, priceBasis } = read(text);
    expect([price, totalPrice, priceBasis]).toEqual([null, total, basis]);
  });
});

describe('rows of cabins', () => {
  it('T-2 a junior suite is a room, a junior a child', () => {
    const rows = (name: string) =>
      read(`Cabin prices per person:\nInside cabin   EUR 1,390\nBalcony   EUR 1,790\n${name}   EUR 2,450`).priceOptions;
    expect(rows('Junior suite').map(({ label }) => label)).toEqual(['Inside cabin', 'Balcony', 'Junior suite']);
    expect(rows('Junior (12-17)').map(({ label }) => label)).not.toContain('Junior');
  });
});

describe('where an offer goes', () => {
  it.each([
    ['SAVE 30%\nSwap the drizzle for a week in Rarotonga', 'Rarotonga'],
    ['ANTARCTIC PENINSULA & SHETLANDS\nUshuaia to Ushuaia', 'ANTARCTIC PENINSULA & SHETLANDS'],
    ['Andaman Honeymoon Delight', 'Andaman'],
    ['Snow offer\nResort: Arosa\nHotel: Hotel Tannegg', 'Arosa'],
  ])('is read in %j', (text, destination) => expect(read(text).destination).toBe(destination));
});

describe('what an offer is called', () => {
  it('begins behind who sends a short message', () =>
    expect(read('Ina @ Dune Travel: Rhodes autumn warmth 11-18 Sept 2027, Hotel Sirena AI, £799pp').title).toBe(
      'Rhodes autumn warmth',
    ));

  it.each([
    ['OFFRE FLASH – HIVER / PRINTEMPS 2027\n\nCorse, l’île rouge', 'Corse, l’île rouge'],
    ['SUMMER SALE 2027\n\n€ 490 per person\nBook by 3 May', 'SUMMER SALE 2027'],
    ['Round trip Athens\nGreek Islands Cruise', 'Greek Islands Cruise'],
    ['Home > City breaks > Malta\nValletta Long Weekend', 'Valletta Long Weekend'],
    ['Home\nEurope\nGeorgia\nSvaneti & the High Caucasus', 'Svaneti & the High Caucasus'],
    ['Reisebüro Adler\nInh. Tanja Adler\n\nAngebot Nr. 2026-1187: Frühsommer auf Kreta', 'Frühsommer auf Kreta'],
    ['FLY-DRIVE: ICEBERG ALLEY                      Ref FD/06\nDublin to Dublin', 'FLY-DRIVE: ICEBERG ALLEY'],
  ])('is read in %j', (text, title) => expect(read(text).title).toBe(title));
});

describe('stays, lengths, dates', () => {
  it.each([
    ['Malta 4 nights Hotel Grand Harbour B&B 5-9 March 2027 €410 p.p.', 'Hotel Grand Harbour'],
    ['Malta 4 nights Hotel Grand Harbour 5-9 March 2027 €410 p.p.', 'Hotel Grand Harbour'],
    ['Malta 4 nights at The Old Mill B&B, €410 p.p.', 'The Old Mill B&B'],
    ['2 nights Hotel May Fair, £300pp', 'Hotel May Fair'],
    ['2 nights Hotel 7 Marina, £300pp', 'Hotel 7 Marina'],
  ])('ends the name of a house before its board and its days: %s', (text, name) =>
    expect(read(text).accommodation).toBe(name),
  );

  it('reads a stay that is described, and no length of what is a minimum or a ticket', () => {
    const deal = read('Bath\n8 nights in 4-star hotels\nMinimum stay   2 nights (3 nights in July)');
    expect([deal.accommodation, deal.duration]).toEqual(['4-star hotels', '8 nights']);
    expect(read('Ski\n6 day Three Valleys lift pass').duration).toBeNull();
  });

  it.each([
    ['Option date\t18 DEC 2026', '2026-12-18'],
    ['Zimmer haben wir bis zum 15. Februar 2027 für Sie reserviert.', '2027-02-15'],
    ['Saldo hasta el 20 de diciembre. Promo válida hasta el 5 de diciembre de 2026', '2026-12-05'],
    ['Offerta speciale Ponte del 2 Giugno', null],
  ])('T-3 reads the deadline of %j', (text, date) => expect(read(text).validUntil).toBe(date));
});

describe('rows, lists of days, farewells', () => {
  it('T-3 reads arrival and departure set apart by blanks, and no blackout date after another', () => {
    const text =
      '  Arrival      Friday 17 September 2027\n  Departure    Monday 20 September 2027\n  Room         1 double';
    expect(read(text).dates).toBe('September 17 to 20, 2027');
    expect(read('Bath\nBlackout dates: Dec 24, 2027, Feb 12-15, 2028').dates).toBeNull();
  });

  it('T-6 takes a word with a comma over a name for a farewell', () =>
    expect(
      read('Fiji week\nSeven nights\n\n\nBook soon\n\nVinaka,\nLosana\nPacific Pearl Travel').agentInfo,
    ).toMatchObject({
      name: 'Losana',
      company: 'Pacific Pearl Travel',
    }));

  it('T-5 makes no conditions of a reckoning', () =>
    expect(read('Lodge\nCabin rate   $2,100\nResort fee   $175\nTotal   $2,275').restrictions).toEqual([]));
});

describe('lists that nothing announces', () => {
  it('T-5 are read in lines with pictures of their own, dates and prices left out', () => {
    const text =
      'BAREFOOT BALI\n\n🛏️ Garden bungalow in Sanur\n🥭 Breakfast every day\n⛵ Sunset sail\n🧘 Two yoga classes\n📅 3–10 May 2027\n💸 £990pp';
    expect(read(text).includes).toEqual([
      'Garden bungalow in Sanur',
      'Breakfast every day',
      'Sunset sail',
      'Two yoga classes',
    ]);
  });

  it('T-5 are none without anything that an offer includes', () =>
    expect(read('MOOD BOARD\n\n🌊 waves\n🐚 shells\n🌴 palms\n\nBali, £990pp').includes).toEqual([]));

  it('T-5 are read between plus signs before the price', () =>
    expect(read('SAMOA FLASH! 5nts Apia beachfront + brekkie + transfers WAS A$1,999 NOW A$1,499pp').includes).toEqual([
      '5nts Apia beachfront',
      'brekkie',
      'transfers',
    ]));
});

describe('what is promised for something', () => {
  it('T-5 a sentence that asks for something promises nothing, and those beside a promise are read', () => {
    const { includes, restrictions } = read(
      'Lake week\n\nOffer valid on new bookings only. A minimum 3-night stay is required to receive the 4th night free.',
    );
    expect(includes).toEqual([]);
    expect(restrictions).toEqual([
      'Offer valid on new bookings only',
      'A minimum 3-night stay is required to receive the 4th night free',
    ]);
    const promised = read('Lake week\n\nStay 3 nights and get the 4th night free. A minimum 3-night stay is required.');
    expect(promised.includes).toEqual(['the 4th night free']);
    expect(promised.restrictions).toEqual(['A minimum 3-night stay is required']);
  });
});

describe('until when an offer stands', () => {
  it.each([
    ['Mahé week\nEUR 990 pp\n\nBOOKING WINDOW\nnow until 20.12.26', '2026-12-20'],
    ['Bonito\nR$ 1.900 por pessoa\nSó tenho 4 lugares, garanto até 25/11', '--11-25'],
  ])('T-3 is read in %j', (text, date) => {
    const { validUntil } = read(text);
    expect(validUntil === date || validUntil === `2026${date.slice(1)}`).toBe(true);
  });

  it('T-3 a release date of the allotment is no date of travel', () =>
    expect(read('Peru group\n$2,390 pp\nRelease date: March 31, 2027\nJune 12, 2027 to June 21, 2027').dates).toBe(
      'June 12 to 21, 2027',
    ));
});

describe('who offers it', () => {
  it.each([
    ['Goa 3N/4D\n₹9,999 pp\nCall / WhatsApp: Hetal Shah', 'Hetal Shah', null],
    [
      'Skiwoche\n€ 890 p.P.\nBuchbar bis 18.12.2026 · Tel. +43 5285 000 14 · Ihre Ansprechpartnerin: Vroni Kofler',
      'Vroni Kofler',
      null,
    ],
    ['Bali\n£990pp\nNoor x | Salt & Palm Trips\n\n.\n#bali #paradise', 'Noor', 'Salt & Palm Trips'],
    [
      'AL-SAFA HUJJAJ SERVICES (Pty) Ltd - Fordsburg\nUMRAH\nR38 950 per person',
      null,
      'AL-SAFA HUJJAJ SERVICES (Pty) Ltd',
    ],
    ['Bergreisen Huber\nSkiwoche im Zillertal\n€ 890 p.P.', null, 'Bergreisen Huber'],
  ])('T-6 is read in %j', (text, name, company) => expect(read(text).agentInfo).toMatchObject({ name, company }));
});

describe('totals', () => {
  it('T-10 a price told with its reduction goes with the total that is told without', () => {
    const codes = (percent: string) =>
      read(
        `Natal 5 noites\nCasal: R$ 5.798,00\nou no PIX com ${percent} de desconto: R$ 2.754,05 por pessoa\n2 adultos`,
      ).warnings.map(({ code }) => code);
    expect(codes('5%')).not.toContain('total-mismatch');
    expect(codes('15%')).toContain('total-mismatch');
  });

  it('T-10 beside a price before it a total without the reduction is a fault', () =>
    expect(
      read('Malta\nWas £1,000 now £800 per person, 20% off\nTotal for 2: £2,000\n2 adults').warnings.map(
        ({ code }) => code,
      ),
    ).toContain('total-mismatch'));
});

describe('lists on one line', () => {
  it('are read in a message of one line that has no title', () => {
    const { title, includes, restrictions } = read(
      'Rs 18,999 per person twin sharing for Gozo 3N/4D, incl flights ex Delhi, hotel w breakfast, airport transfers. GST extra. Call Ravi 98765 55012',
    );
    expect(title).toBeNull();
    expect(includes).toEqual(['flights ex Delhi', 'hotel w breakfast', 'airport transfers']);
    expect(restrictions).toEqual(['GST extra']);
  });

  it('are divided by stars, and a class of stars is none', () => {
    const { includes, highlights } = read(
      'Tatra Lakes\nPRICE INCLUDES: return ferry * 3 nights, half board, at the Hotel Limba 4 * in Zakopane * raft trip\nHIGHLIGHTS: Morskie Oko * Zakopane',
    );
    expect(includes).toEqual(['return ferry', '3 nights, half board, at the Hotel Limba 4 * in Zakopane', 'raft trip']);
    expect(highlights).toEqual(['Morskie Oko', 'Zakopane']);
  });
});

describe('whom to ask', () => {
  it.each([
    [
      'Bookings: Burren Star Coaches, Parnell Street, Ennis, Co. Clare\nTel (065) 555 0112   go@burrenstar.example.com',
      [null, 'Burren Star Coaches'],
    ],
    [
      'ASK INSIDE FOR MAUREEN OR CALL 01524 555 0118\nLune Valley Travel, 3 Market Street',
      ['MAUREEN', 'Lune Valley Travel'],
    ],
    [
      'Sabiá Viagens – falar com Tânia Moreira\n(31) 5555-0144 | tania@sabia.example.com',
      ['Tânia Moreira', 'Sabiá Viagens'],
    ],
    ['Rates hold till 9 Jan - Vikram', ['Vikram', null]],
    ['WhatsApp Lerato on 082 555 0119\nBlue Crane Travel 🌿 Ts & Cs apply', ['Lerato', 'Blue Crane Travel']],
  ])('is told in %j', (text, [name, company]) => {
    const { agentInfo } = read(`Seven nights by the lake\n€649 pp\n\n${text}`);
    expect([agentInfo.name, agentInfo.company]).toEqual([name, company]);
  });
});

describe('what a price is based on', () => {
  const restrictions = (line: string) => read(`Malta\n7 nights\nNOW £549pp\n\n${line}`).restrictions;

  it('is a condition where it holds for one room', () =>
    expect(restrictions('Based on 2 adults sharing a sea view studio')).toEqual([
      'Based on 2 adults sharing a sea view studio',
    ]));

  it.each(['Based on 2 adults sharing', 'All prices are in Australian dollars'])('is none in %j', (line) =>
    expect(restrictions(line)).toEqual([]),
  );
});
