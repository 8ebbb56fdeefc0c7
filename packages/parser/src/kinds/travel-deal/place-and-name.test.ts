import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../parse.ts';

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
          `From: Ann <ann@trade.example.com>\nSubject: FW: autumn dates - trade only\n\nHi all\n\n${line}\nsmall group\n\nPrice pp £1,245`,
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
