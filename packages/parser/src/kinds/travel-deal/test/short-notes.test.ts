import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-53 messages, windows and sheets', () => {
  const message = (rest: string) =>
    read(
      `FERNWAY TRAVEL: Corfu 7nts ${rest}, Sat 13 - Sat 20 Mar. £879 pp (2 adults = £1,758) incl flts, transfers & all taxes. Non-refundable. Book by Wed 16 Dec, call Rosa 01632 960155. Txt STOP to opt out`,
    );

  it('reads the hotel and the board of a message', () => {
    expect(message('All-Incl @ 4.5* Thalassa Bay Resort')).toMatchObject({
      accommodation: 'Thalassa Bay Resort',
      includes: ['All-Incl', 'flts', 'transfers', 'all taxes'],
    });
    // Part of the resort's name it is no board.
    expect(message('@ Thalassa All-Inclusive Resort').includes).toEqual(['flts', 'transfers', 'all taxes']);
  });

  it('takes the office that one calls for no hotel', () => {
    const { accommodation } = read(
      'Corfu week\n7 nights, £879 pp\nFernway Travel, Grand Hotel Arcade, Leeds, call 01632 960155',
    );
    expect(accommodation).toBeNull();
  });

  it.each([
    [
      'Travel window: 3 May 2027 - 20 September 2027 (blackout 9 August - 22 August 2027)',
      ['blackout 9 August - 22 August 2027'],
    ],
    ['Reisezeitraum: 01.05.2027 - 31.07.2027', []],
    ['Travel window: closed while the pool is rebuilt, not available in May 2027', [expect.stringContaining('pool')]],
  ])('%s', (line, restrictions) => {
    expect(read(`Lake Orta Escape\n5 nights\n£689 per person\n${line}`).restrictions).toEqual(restrictions);
  });

  it.each([
    ['Cancellation free up to 10 days before arrival (August: 21 days)', null],
    ['A walk of 21 days through the Alps', '21 days'],
  ])('%s', (line, duration) => {
    expect(read(`Lake Orta\n£689 per person\n\nConditions:\n- Minimum age 12\n- ${line}`).duration).toBe(duration);
  });

  const sheet = (foot: string) =>
    read(
      `HOTEL RATES 2027\n\nRoom type\tSize\tLow\tHigh\nGarden room\t28 sqm\t3,900\t4,600\nRiver room\t34 sqm\t3,200\t5,700\n${foot}`,
    );

  it('reads a sheet by the line under it', () => {
    expect(sheet('All rates in THB per room per night')).toMatchObject({
      totalPrice: 'THB 3,200',
      priceBasis: 'per room per night',
    });
    expect(sheet('\nPrices in EUR per person').price).toBe('EUR 3,200');
    expect(sheet('The pool is heated')).toMatchObject({ price: null, totalPrice: null });
    expect(sheet('Book in Bath\nAll rates in THB per room per night')).toMatchObject({ price: null, totalPrice: null });
  });

  it.each([
    ['9-NIGHT SOUTH ATLANTIC DISCOVERY\nBrisbane return on board Petrel Star', 'SOUTH ATLANTIC'],
    ['7 Night Baltic Voyage\nBrisbane roundtrip cruise', 'Baltic'],
    ['9-NIGHT AUTUMN DISCOVERY\nBrisbane return flights from £89', 'Brisbane'],
  ])('%s', (lines, destination) => {
    expect(read(`${lines}\n\nFares from A$1,389 per person`).destination).toBe(destination);
  });
});

describe('T-623 a text to a friend, written without capitals', () => {
  const NOTE =
    'hi karen its dee from blue heron travel 🙂 got u that palma one!! 4 nts thu 13 - mon 17 may, hotel can mirla b+b, flts from bristol w 1 case each\n£1,224 for the 2 of u all in\nthey’ll hold it til fri 19 feb, after that price goes up. flts non refundable once ticketed tho\nshall i grab it?? dee x';

  it('reads who writes, where one goes and stays, and what one gets', () =>
    expect(parseTravelDeal(NOTE, { referenceDate: '2027-02-16' })).toMatchObject({
      title: null,
      destination: 'palma',
      accommodation: 'hotel can mirla',
      price: null,
      totalPrice: '£1,224',
      passengers: 2,
      includes: ['hotel can mirla b+b', 'flts from bristol w 1 case each'],
      restrictions: ['flts non refundable once ticketed tho'],
      validUntil: '2027-02-19',
      agentInfo: { name: 'dee', company: 'blue heron travel' },
    }));

  const seller = (line: string) =>
    parseTravelDeal(`${line}\n4 nts in porto\n£400pp`, { referenceDate: '2026-11-21' }).agentInfo;

  it.each([
    ['hiya its meg from sunny side holidays, got this one', 'sunny side holidays'],
    ['hi sue it’s meg at sunny side holidays', 'sunny side holidays'],
    ['hi its meg from the desk upstairs', null],
    ['hi its great from all sides, travel soon', null],
    ['its half price from sunday travel', null],
  ])('%s', (line, company) => expect(seller(line).company).toBe(company));

  it.each([
    ['that faro one is back, 4 nts', 'faro'],
    ['that nice one is back, 4 nts', null],
    ['this deal deal is back, 4 nts', null],
    ['that reading trip is back, 4 nts', null],
  ])('%s', (line, place) =>
    expect(parseTravelDeal(`hi\n${line}\n£400pp`, { referenceDate: '2026-11-21' }).destination).toBe(place),
  );

  it.each(['4 nts, hotel near the sea b+b', '4 nts, hotel transfers, b+b', '4 nts, hotel b+b'])(
    'names no house: %s',
    (line) => expect(parseTravelDeal(`hi\n${line}\n£400pp`, { referenceDate: '2026-11-21' }).accommodation).toBeNull(),
  );
});
