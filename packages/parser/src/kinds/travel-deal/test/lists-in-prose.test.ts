import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (lines: string) =>
  parseTravelDeal(`Lake Orta Escape\n5 nights\n${lines}`, { referenceDate: '2026-11-21' });

describe('T-554 lists in running prose', () => {
  it.each([
    [
      'Ce prix comprend : les vols Nantes / Funchal avec Transavia, un bagage de 20 kg et les transferts privés.',
      ['les vols Nantes / Funchal avec Transavia', 'un bagage de 20 kg', 'les transferts privés'],
    ],
    [
      'Leuke week! Daar zit écht alles bij in: retourvlucht, transfer én de luchthavenbelasting, alleen de verzekering komt er nog bij. Bel ons!',
      ['retourvlucht', 'transfer', 'de luchthavenbelasting'],
    ],
    [
      'Inbegrepen zijn de retourvlucht, de transfers en het ontbijt.',
      ['de retourvlucht', 'de transfers', 'het ontbijt'],
    ],
    ['In de prijs zitten de vlucht, de transfers en het ontbijt.', ['de vlucht', 'de transfers', 'het ontbijt']],
    ['Tout compris dedans : vols, transferts, hôtel', ['vols', 'transferts', 'hôtel']],
    ['Está todo incluido: vuelos, traslados, hotel con desayuno', ['vuelos', 'traslados', 'hotel con desayuno']],
    ['È tutto compreso: volo, trasferimenti, hotel e colazione', ['volo', 'trasferimenti', 'hotel', 'colazione']],
    ["Everything's in there: flights, transfers and breakfast", ['flights', 'transfers', 'breakfast']],
    ['per person 2 sharing, bus + hotel + breakfast', ['bus', 'hotel', 'breakfast']],
    [
      'Your price covers rail travel, four dinners, and the services of our tour manager, Graham Oldroyd, who has led it since 2009.',
      ['rail travel', 'four dinners', 'the services of our tour manager, Graham Oldroyd'],
    ],
    ['Includes: flights, Wadi Rum, where we camp, and transfers', ['flights', 'Wadi Rum, where we camp', 'transfers']],
    ['Includes: breakfast / dinner / transfers', ['breakfast', 'dinner', 'transfers']],
    ['Includes: flights London / Rome, breakfast', ['flights London / Rome', 'breakfast']],
    ['Includes: breakfast, 20 kg / 44 lb bag, transfers', ['breakfast', '20 kg / 44 lb bag', 'transfers']],
    ['Includes: Flights / Hotel, B&B / Transfers', ['Flights', 'Hotel, B&B', 'Transfers']],
    ['Includes: flights, Jo Marsh, who guides you, and dinner', ['flights', 'Jo Marsh, who guides you', 'dinner']],
    ['È tutto compreso: volo, hotel, eccetto pranzi', ['volo', 'hotel']],
    ['Includes: flights, transfers and breakfast, not lunches', ['flights', 'transfers', 'breakfast']],
    ['Inclusief: vlucht, transfer, alleen de fooien niet', ['vlucht', 'transfer']],
    ['Inclui voos e traslados, apenas as gorjetas à parte', ['voos e traslados']],
    ['per person 2 sharing, excl bus + hotel + breakfast', []],
    ['Daar zit niets bij in: retourvlucht, transfer, hotel', []],
    ['In de prijs zit geen ontbijt, geen vlucht, geen transfer.', []],
    ['Kein Frühstück, kein Transfer', []],
  ])('%s', (line, includes) => expect(read(line).includes).toEqual(includes));

  it('keeps what comes on top for a condition', () =>
    expect(read('Includes flights, transfers and breakfast, only lunches are extra').restrictions).toEqual([
      'lunches are extra',
    ]));
});

describe('T-555 what stands right behind the price', () => {
  it.each([
    ['£189pp breakfast, transfers', ['breakfast', 'transfers']],
    ['£189pp, breakfast, transfers', ['breakfast', 'transfers']],
    ['199 € p.P. Frühstück, Transfer', ['Frühstück', 'Transfer']],
    ['£189pp, incl flights, 23kg bag and transfers', ['flights', '23kg bag', 'transfers']],
    ['£189pp, flights from £99, breakfast', ['breakfast']],
    ['£189pp plus flights, transfers', []],
    ['£189pp breakfast extra', []],
    ['£189pp - Hotel Lindos Bay', []],
    ['£189pp breakfast, optional transfers', ['breakfast']],
    ['199 € p.P. zzgl. Flug, Transfer', []],
    ['£189pp flight supplement', []],
  ])('%s', (line, includes) => expect(read(line).includes).toEqual(includes));

  it.each([
    ['£285 pp, breakfast included, dep £60', ['dep £60']],
    ['£285 a head, £60 deposit to hold, balance 8 weeks before', ['£60 deposit to hold, balance 8 weeks before']],
  ])('%s', (line, restrictions) => expect(read(line).restrictions).toEqual(restrictions));
});

describe('T-556 until when, told in few words', () => {
  it.each([
    ['de prijs geldt alleen als je boekt vóór of op zondag 6 december 2026, daarna gaat ie omhoog', '2026-12-06'],
    ['wer bis oder am 6. Dezember bucht, reist billiger', '2026-12-06'],
    ['send me names latest tue 1/12 kl 12.00, then seats go back', '2026-12-01'],
    ['Latest Tue 1/12', '2026-12-01'],
    ['Senast 1 december 2026', '2026-12-01'],
  ])('%s', (line, validUntil) => expect(read(line)).toMatchObject({ validUntil, dates: null }));

  it('takes the days in which one books for the deadline where others are for travel', () =>
    expect(read('Book 3 - 5 March\nTravel 1 Sept - 30 Nov 2027')).toMatchObject({
      validUntil: '2027-03-05',
      dates: 'September 1 to November 30, 2027',
    }));

  it('knows the Dutch word', () =>
    expect(read('Boek 3 - 5 maart\nReis 1 september - 30 november 2027')).toMatchObject({
      validUntil: '2027-03-05',
      dates: 'September 1 to November 30, 2027',
    }));

  it.each([
    'arrive latest 14:00 on 4 May 2027',
    'Book 3 - 8 March 2027',
    'Book the 3 - 5 March trip\nTravel 1 Sept - 30 Nov 2027',
    'Senast uppdaterad 1 december 2026',
  ])('but not %s', (line) => expect(read(line).validUntil).toBeNull());
});
