import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('where it goes and what it is called (T-21)', () => {
  it.each([
    ['📍 Conil de la Frontera, Costa de la Luz 🇪🇸', 'Conil de la Frontera, Costa de la Luz'],
    ['📍 *Zlatni Rat*', 'Zlatni Rat'],
    ['📍Praia do Tofo!!', 'Praia do Tofo'],
  ])('is the name behind the pin of %j', (line, place) =>
    expect(
      read(`🌴 EASTER FAMILY BREAK 🌴\n${line}\n💶 €950 pp\n✅ Return flights Cork - Jerez\n✅ Breakfast`).destination,
    ).toBe(place),
  );

  it('is neither the address of the shop nor the hotel', () => {
    for (const line of ['📍 12 Mill Street, Bantry', '📍 Hotel Cala Azul', '📍 Harbour Travel'])
      expect(read(`🌴 EASTER BREAK 🌴\n€950 pp\n${line}`).destination).toBeNull();
  });

  it('is no place that one sees on a day out', () => {
    const letter = (line: string) => read(`Hello Ida,\n\n${line}\n\nTransfers in Fiji are included.\n€900 per person`);
    expect(letter('You may take a catamaran day to Sandy Cay, or a boat trip to Isle aux Bois.').destination).toBe(
      'Fiji',
    );
    expect(letter('We suggest a 5-day trip to Isle aux Bois.').destination).toBe('Isle aux Bois');
  });

  it.each(['Return flights Dublin - Faro', 'Ryanair flights Cork to Faro', 'Vuelos Madrid – Faro'])(
    'is not where the flight of %j starts',
    (line) => expect(read(`SUMMER WEEK\n7 nights €499pp\n✅ ${line}`).destination).toBe('Faro'),
  );

  it.each(['The Fifth Night is Ours', 'Four Nights of Quiet!', '"Winter by the Fire"'])(
    'is called by the line in the middle of a letter: %j',
    (name) =>
      expect(
        read(
          `HARBOUR HOUSE HOTEL\nVIENNA\n\n12 November 2026\n\nDear Mrs Lane,\n\nWe are pleased to share our offer.\n\n            ${name}\n\nFive nights in a Sea View Room are £980 per room for two guests.\n\nKind regards,\nTom Birch`,
        ).title,
      ).toBe(name.replace(/^"|"$|!$/g, '')),
  );

  it.each(['ATLAS & SAHARA TRAIL - 9 days / 8 nights', 'Treasures of Sicily, 8 days', 'BALKAN DISCOVERY (10D/9N)'])(
    'is called by its own line under the subject of a mail: %j',
    (line) =>
      expect(
        read(
          `From: Ann <ann@trade.example.com>\nSubject: FW: Morocco autumn dates - trade special\n\nHi all\n\n${line}\nsmall group\n\nPrice pp £1,245`,
        ).title,
      ).toBe(line),
  );

  it('keeps the subject where the mail offers several', () =>
    expect(
      read(
        'Subject: Autumn tours\n\nATLAS TRAIL - 9 days / 8 nights\n£1,245 pp\n\nDESERT TRAIL - 5 days / 4 nights\n£845 pp',
      ).title,
    ).toBe('Autumn tours'));
});

describe('days and names that are none (T-23)', () => {
  it.each([
    'Bergen, 12 November 2026\n\nDear Ms Lane,',
    '3 décembre 2026\n\nMme Petit\nVoyages Petit\n\nChère Madame,',
    'Wien, am 12. November 2026\n\nSehr geehrte Damen und Herren,',
    'Brugge, 12 november 2026\n\nGeachte mevrouw Claes,',
  ])('the date of a letter is none of travel: %j', (head) => {
    expect(read(`HARBOUR HOUSE HOTEL\n\n${head}\n\nTwo nights £320 per room.`).dates).toBeNull();
    expect(read(`HARBOUR HOUSE HOTEL\n\n${head}\n\n5-7 March 2027, £320 per room.`).dates).toBe('March 5 to 7, 2027');
  });

  it.each(['Day 1 - Monday 7 June 2027', 'Dag 1 - maandag 7 juni 2027', 'Tag 1 – Montag 7. Juni 2027'])(
    'the number of a day is no date: %j',
    (line) => expect(read(`Norway by rail\n£900 pp\n${line}`).dates).toBe('June 7, 2027'),
  );

  it.each(['📍 12 Mill Street, Bantry', '7 Castle Road, Howth'])('a town is no agent: %j', (line) =>
    expect(read(`Faro week\n€500 pp\n${line}\n📞 023 555 0101`).agentInfo.name).toBeNull(),
  );
});

describe('several days to begin on, and short years (T-24)', () => {
  it.each([
    ['Departs 12, 19 and 26 March 2028', 'March 12, 2028'],
    ['Departures: 5th, 12th & 19th June 2028', 'June 5, 2028'],
    ['Departures: 5, 12, 19 June 2028', 'June 5, 2028'],
    ['Depart 3 & 17 May 2028', 'May 3, 2028'],
    ['Fridays 7/14/21 May 2028', 'May 7, 2028'],
    ['Abfahrten: 5., 12. und 19. Juni 2028', 'June 5, 2028'],
    ['Salidas 4, 11 y 18 de mayo 2028', 'May 4, 2028'],
    ['from 12 to 19 May 2028', 'May 12 to 19, 2028'],
    ['Stay 5 and 6 June 2028', 'June 5 to 6, 2028'],
    ['Room 4, 12 June 2028', 'June 12, 2028'],
  ])('%j', (line, dates) => expect(read(`Rome break\n£300 pp\n${line}`).dates).toBe(dates));

  it.each([
    ['Travel 5 June 28', 'June 5, 2028'],
    ['10 May 28 - 17 May 28', 'May 10 to 17, 2028'],
    ['Travel 08 DEC 26 - 31 JAN 28', 'December 8, 2026 to January 31, 2028'],
    ['Travel 10 May 28 (Wed)', 'May 10, 2028'],
    ['Travel 10 May 28 rooms left', 'May 10, 2027'],
    ['Travel 10 May 26-31 guests', 'May 10, 2027'],
  ])('%j', (line, dates) => expect(read(`Rome break\n£300 pp\n${line}`).dates).toBe(dates));
});

describe('names of offers and options (T-21)', () => {
  it.each(['Angebot Nr. 4471', 'Quote ref: TX-2291', 'Offerta n. 18/2027', 'OFFER NO. 7'])('%j is no title', (line) =>
    expect(read(`${line}\nFamily Brandt\n\nQuiet Days on Usedom\n7 nights from 11 April 2027\n€600 pp`).title).toBe(
      'Quiet Days on Usedom',
    ),
  );

  it('a pin over a post names the place in full', () =>
    expect(read('📌 Zinnowitz, Germany\n📅 10–17 April 2027\n590€ pp').destination).toBe('Zinnowitz, Germany'));

  it('the stars of a hotel in their own column are no part of its name', () =>
    expect(
      read(
        'DUBAI SPECIAL\n4 Nights\n\nHOTEL                 STAR   DBL pp\nCity Deira Inn         3*    USD 349\nMarina Inn             4*    USD 429',
      ).priceOptions.map(({ label }) => label),
    ).toEqual(['City Deira Inn', 'Marina Inn']));
});
