import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-27' });
const offer = (list: string) => read(`Malta, 7 nights from 3 May 2027\n£499 pp\n\n${list}`);

describe('T-520 a price per person without a currency of its own', () => {
  it.each([
    ['Kos\n7 nachten 1/5 - 8/5 2027\nprijs p.p. 649,-\nsamen voor jullie twee 1.298 euro', 'euro 649,-', '1.298 euro'],
    [
      'Kos\n7 Nächte 1.5. - 8.5.2027\nPreis pro Pers. im DZ     649,-\ngesamt für euch zwei 1.298 €',
      '€ 649,-',
      '1.298 €',
    ],
    ['Sälen\n7 nätter 13/2 - 20/2 2027\n4 995 per person\ntotalt 9 990 kr för er två', 'kr 4 995', '9 990 kr'],
  ])('takes that of the text: %j', (text, price, totalPrice) => {
    expect(read(text)).toMatchObject({ price, totalPrice, passengers: 2 });
  });

  it.each([['Departures 2027 per person sharing\nsupplement £45'], ['min 12 per person group\ntax £9']])(
    'is none where no amount stands: %j',
    (text) => {
      expect(read(`Bruges, 3 nights from 12 March 2027\n${text}`).price).toBeNull();
    },
  );
});

describe('T-521 lists whose marks are set in more than one way', () => {
  it.each([
    [
      'Inbegrepen\n- retour per touringcar\n2x ontbijt\n-rondvaart op de Leie\nstadswandeling met gids\n- toeristenbelasting',
    ],
    [
      'What you get\n* half board\n* 6 day lift pass\nCoach from Toulouse and back\n- tourist tax\n*Torchlight evening with fondue',
    ],
    ['Incluye\n✔ transporte redondo\n✔guía en español\nentradas al museo\n✔ seguro\nbotella de agua'],
    ['Ingår\n- buss t/r\n-2 hotellnätter\nfrukost\n- reseledare\nInträde till Skansen'],
  ])('are read whole: %j', (list) => {
    expect(offer(list).includes).toHaveLength(5);
  });

  it('lose a number that sticks to its entry', () => {
    const { restrictions } = offer(
      'Conditions:\n1. New bookings only\n2.Not with other offers\n-No refunds after check in',
    );
    expect(restrictions).toEqual(['New bookings only', 'Not with other offers', 'No refunds after check in']);
  });

  it('begin anew with what must be', () => {
    const { restrictions } = offer(
      'The fine print\n1. Deposit £90 pp\n2) the price goes back to brochure if fewer of you travel\npassports must be valid',
    );
    expect(restrictions.at(-1)).toBe('passports must be valid');
  });

  it('leave the rest of an entry with it', () => {
    const { includes } = offer('Includes:\n- first tank of fuel\n- bed linen\n  and towels for four\n-parking');
    expect(includes).toEqual(['first tank of fuel', 'bed linen and towels for four', 'parking']);
  });

  it('end before a price between them', () => {
    const { includes, price } = offer('Nicht enthalten\n- Skipass\nab 1.189 €\n-Getränke');
    expect([includes, price]).toEqual([[], '£499']);
  });
});

describe('T-522 what stands over a mail that is passed on', () => {
  it.each([
    ['---------- Vidarebefordrat meddelande ----------\nFrån: Karin <k@v.example>\nTill: Bo\nÄmne: SV: sportlov'],
    [
      '---------- Weitergeleitete Nachricht ---------\nVon: Lena <l@v.example>\nAn: Kai\nBetreff: AW: AW: Osterferien??',
    ],
    ['---------- Doorgestuurd bericht ---------\nVan: Loes <l@v.example>\nAan: Piet\nOnderwerp: FW: zon??'],
    ['Da: Gigliola\nA: Sara\nOgg: I: offerta??'],
  ])('is no title: %j', (head) => {
    expect(read(`${head}\n\nKreta - Hotel Minos Sun\n7 nights 3 - 10 May 2027\n£499 pp`).title).toContain('Minos');
  });

  it('leaves the subject of a single mail as the title', () => {
    expect(read('Subject: Crete in May\n\nhere it is\n7 nights 3 - 10 May 2027\n£499 pp').title).toBe('Crete in May');
  });

  it.each([
    ['Avresa Arlanda lör 13/2-27 kl 06.15\nHem: lördag 20 februari', 'February 13 to 20, 2027'],
    ['11. - 13.12.2026, 2 Nächte', 'December 11 to 13, 2026'],
    ['sab 12-19/12 da BLQ', 'December 12 to 19, 2026'],
  ])('and its days as they are written: %j', (days, dates) => {
    expect(read(`Kos\n${days}\n499 € pp`).dates).toBe(dates);
  });

  it('reads a greeting and no name before the name', () => {
    const { agentInfo } = read('Rom im Mai\n4 Nächte 3.5. - 7.5.2027, 499 € p.P.\n\nLG Lena\nOstwind Reisen, Kiel');
    expect(agentInfo?.name).toBe('Lena');
  });
});

describe('T-523 prices by how many come', () => {
  const tiers = 'Price per person\n20-29 pax   £320\n30-39 pax   £295\n40+ pax   £280\n';
  it.each([
    ['siete in 32', '£295', 32],
    ['ihr seid im Moment 21', '£320', 21],
    ['you are 47 at the moment', '£280', 47],
    ['jullie zijn met 33', '£295', 33],
  ])('take the row of their number: %j', (told, price, passengers) => {
    expect(read(`Assisi, 3 days 4 - 6 June 2027\n${tiers}${told}`)).toMatchObject({ price, passengers });
  });

  it('have the currency of the other rows', () => {
    const text =
      "Engelberg, 2 Nächte 4.6. - 6.6.2027\nPreis p.P.\n10-14 Pers.   CHF 290.--\n15-19 Pers   270.-\nwir sind 16, das gibt 16 x 270 = CHF 4'320.-";
    expect(read(text)).toMatchObject({ price: 'CHF 270.-', totalPrice: "CHF 4'320.-", passengers: 16 });
  });

  it.each([
    ['you are 3 hours from the sea'],
    ['drivers must be 25 or over'],
    ['we are prob 31-34'],
    ['wir sind 25 Jahre am Markt'],
  ])('take none where something else is counted: %j', (told) => {
    const { passengers } = read(`Assisi, 3 days 4 - 6 June 2027\n${tiers}${told}`);
    expect(passengers).toBeNull();
  });
});

describe('T-524 other days that might be had', () => {
  it.each([
    ['autre date possible du 9 au 11 avril 2027, + 40 €'],
    ['anderer Termin möglich: 9. - 11. April 2027, +40 €'],
    ['otra fecha posible: del 9 al 11 de abril de 2027 (+40€)'],
    ['andere data mogelijk: 9 t/m 11 april 2027'],
  ])('are not when the offer is for: %j', (other) => {
    const { dates, price, restrictions } = read(`Week-end Porto\n12/03/2027 - 14/03/2027\n289€ttc / pers.\n${other}`);
    expect([dates, price, restrictions]).toEqual(['March 12 to 14, 2027', '289€', []]);
  });

  it('are taken where the text has no others', () => {
    expect(read('Porto\n£289 pp\nalso available 9 - 11 April 2027').dates).toBe('April 9 to 11, 2027');
  });
});

describe('T-525 one trip of a list that a colleague passes on', () => {
  const list =
    'Sat 1 May LGW - RHODES, Hotel Blue Bay 4*, 7 nts £529\nSat 8 May MAN - CRETE, Hotel Minos Sun 4*, 7 nts £649\nSun 9 May LGW - KOS, Akti Studios 7 nts 398.00';
  it.each([
    ['Hi Jo, I only need the Crete one for Mrs Hall (2 ads), ignore the rest. ta'],
    ['hola, solo necesito Crete para la Sra. Gil (2 adultos), lo demás no. gracias'],
    ['hoi, ik heb alleen Crete nodig voor fam. Hall (2 volw), de rest mag weg'],
  ])('is the offer: %j', (asked) => {
    const { price, dates, accommodation, passengers } = read(`${asked}\n\n${list}`);
    expect([price, dates, accommodation, passengers]).toEqual(['£649', 'May 8 to 15, 2027', 'Hotel Minos Sun', 2]);
  });

  it('is not told by a remark that wants them all', () => {
    expect(read(`Hi Jo, can you make a page of this? ta\n\n${list}`).source.unused.length).toBeLessThan(3);
  });
});

describe('T-526 headings in haste', () => {
  it.each([
    ['prisen er incl.', 'includes'],
    ['Benefits for your clients', 'includes'],
    ['Todos os passeios incluem', 'includes'],
    ['In de prijs zit', 'includes'],
    ['On adore :', 'highlights'],
    ['Das lieben wir', 'highlights'],
    ['Condition:', 'restrictions'],
  ] as const)('announce their list: %j', (heading, topic) => {
    expect(offer(`${heading}\n- flight\n- private cove`)[topic]).toHaveLength(2);
  });
  it('are none in a sentence', () => {
    expect(offer('We love Malta and so will you when you see it').highlights).toEqual([]);
  });
});

describe('T-527 the price from of several trips', () => {
  it.each([
    ['precios por persona, desde $890\n1) Mitla: adulto $1,150 / niño $790', '$890'],
    ['Preise pro Person, ab 39 €\n1) Schloss - Erwachsene 79 € / Kinder 45 €', '39 €'],
  ])('stands behind the comma: %j', (prices, price) => {
    expect(read(`Excursiones Oaxaca 2027\n${prices}`).price).toBe(price);
  });
  it('and a line over the prices is no title', () => {
    expect(read('prices pp twin share\nCrete - Minos Sun\n7 nights 3 - 10 May 2027\n£499').title).not.toContain(
      'prices',
    );
  });
});

describe('T-528 lengths of parts', () => {
  it.each([
    ['NILE CRUISE + 4 NTS HURGHADA\n3 - 14 May 2027 / 11 nights', '11 nights'],
    ['NILE CRUISE 7 nights\n3 - 10 May 2027\ntransfer for stays of 5 nights up', '7 nights'],
  ])('are not that of the trip: %j', (text, duration) => {
    expect(read(`${text}\n£1,299pp`).duration).toBe(duration);
  });
  it('may have their days before them', () => {
    const { accommodation } = read(
      'NILE\n3 - 14 May 2027\n3 - 10 May  7 nts MS Lotus Queen, full board\n10 - 14 May 4 nts Hotel Coral Bay 5*, Hurghada\n£1,299pp',
    );
    expect(accommodation).toBe('MS Lotus Queen; Hotel Coral Bay');
  });
  it('a single number of nights stays the length', () => {
    expect(read('Rome and 3 nights Florence\n£499pp').duration).toBe('3 nights');
  });
});

describe('T-529 those who are written to', () => {
  it.each([
    ['pour vous deux'],
    ['für euch zwei'],
    ['per voi due'],
    ['pra vocês dois'],
    ['voor jullie twee'],
    ['til jer to'],
  ])('are counted: %j', (words) => {
    expect(read(`Kos, 3 - 10 May 2027\ntotal ${words} 1.298 €`).passengers).toBe(2);
  });
  it('not their nights', () => {
    expect(read('Kos, 3 - 10 May 2027\n499 € pp\npour vous 2 nuits offertes').passengers).toBeNull();
  });
  it('what a single room costs is no condition of theirs', () => {
    const { restrictions } = read(
      'Keulen, 3 dgn 11 - 13 mei 2027\n€ 259 p.p.\n1-pers kamer toeslag 65,00\n\nLet op\n- honden mogen niet mee',
    );
    expect(restrictions).toEqual(['honden mogen niet mee']);
  });
});
