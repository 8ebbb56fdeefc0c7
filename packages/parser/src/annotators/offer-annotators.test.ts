import { describe, expect, it } from 'vitest';
import { foldText } from '../tokenizer/fold-text.ts';
import { findHotelNames } from './hotel-name.ts';
import { findPassengerCounts } from './passenger-count.ts';
import { findSensitive } from './sensitive-mention.ts';
import { findTripLengths } from './trip-length.ts';

describe('findTripLengths', () => {
  const read = (text: string) => findTripLengths(foldText(text)).map((m) => [m.days, m.nights]);

  it.each([
    ['8 Days / 7 Nights', [8, 7]],
    ['CANCUN 5D/4N', [5, 4]],
    ['5N/6D', [6, 5]],
    ['3N4D', [4, 3]],
    ['4 días / 3 noches', [4, 3]],
    ['8 jours / 7 nuits', [8, 7]],
    ['6 giorni / 5 notti', [6, 5]],
    ['3 Tage/2 Nächte', [3, 2]],
    ['10 days, 9 nights', [10, 9]],
    ['7-night cruise', [null, 7]],
    ['3nts B&B', [null, 3]],
    ['seven nights', [null, 7]],
    ['7 noites', [null, 7]],
    ['two weeks', [14, null]],
  ])('reads %s', (text, expected) => expect(read(text)).toEqual([expected]));

  it.each([
    '60 days before departure',
    '$319 per night',
    'the 4th night free',
    'within 7 days',
    'minimum stay 5 nights',
    '30 days prior',
  ])('leaves %s alone', (text) => expect(read(text)).toEqual([]));
});

describe('findPassengerCounts', () => {
  const party = (text: string) =>
    findPassengerCounts(foldText(text))
      .filter((m) => m.isParty)
      .map((m) => m.count);

  it.each([
    ['$7,700 total for 2 adults + 2 kids', 4],
    ['(family of 4)', 4],
    ['Total for two: $2,300', 2],
    ['2 pax', 2],
    ['für zwei Personen', 2],
    ['2 adultes et 1 enfant', 3],
    ['party of 12', 12],
    ['got your flights, 3 of you', 3],
    ['€1,298 for the pair of you', 2],
    ['the two of them', 2],
    ['Total for 8 golfers: £5,200', 8],
    ['Gesamtpreis für 6 Wanderer', 6],
  ])('counts %s', (text, count) => expect(party(text)).toEqual([count]));

  it.each([
    'min 2 pax',
    'based on 2 adults sharing',
    'per person',
    'groups of 10 people',
    'minimum 10 guests',
    '4 island tour',
    'one guide for 8 skiers',
    'lessons for 3 students',
  ])('counts nobody in %s', (text) => expect(party(text)).toEqual([]));
});

describe('findHotelNames', () => {
  const read = (text: string) => findHotelNames(text).map((m) => text.slice(m.from, m.to));

  it.each([
    ["Nine nights at the Jardin d'Azur Resort", ["Jardin d'Azur Resort"]],
    ["Hôtel de l'Horizon, near the port", ["Hôtel de l'Horizon"]],
    ["Albergo dell'Orso", ["Albergo dell'Orso"]],
    ["Massage im Spa de l'Hôtel Brume", ['Hôtel Brume']],
  ])('keeps what an apostrophe joins in %j', (text, names) => expect(read(text)).toEqual(names));

  it.each([
    ['COCO BREEZE GRAND RESORT ★★★★½', 'COCO BREEZE GRAND RESORT'],
    ['Transfer to the Hotel Porta Aurelia, ten minutes', 'Hotel Porta Aurelia'],
    ['2N Krabi - Ao Nang Cliffview 4⭐', 'Ao Nang Cliffview'],
    ['3 noches en el Riad Flor de Azahar con desayuno', 'Riad Flor de Azahar'],
    ['Palazzo Calle Lunga, Venice (2 nights).', 'Palazzo Calle Lunga'],
    ['Playa Corales Resort & Spa 4.5⭐', 'Playa Corales Resort & Spa'],
  ])('finds the one in %s', (text, name) => expect(read(text)).toEqual([name]));

  it.each([
    'Visit the Taj Mahal and the City Palace',
    'a 4 star hotel',
    'Deluxe Room',
    '*** HONEYMOON SPECIAL ***',
    'Hotel taxes',
  ])('finds none in %s', (text) => expect(read(text)).toEqual([]));
});

describe('findSensitive', () => {
  const codes = (text: string) => [...new Set(findSensitive(foldText(text)).map((m) => m.code))];

  it.each([
    ['Net rate USD 1,150 per person', 'sensitive-net-rate'],
    ['10% commission to agents', 'sensitive-net-rate'],
    ['TARIFA COMISIONABLE', 'sensitive-net-rate'],
    ['Provision 12 %', 'sensitive-net-rate'],
    ['Card 4111 1111 1111 1111', 'sensitive-card'],
    ['Amex 3711-234567-81005', 'sensitive-card'],
    ['Visa 4111111111111111', 'sensitive-card'],
    ['1 4111 1111 1111 1111 12/28', 'sensitive-card'],
    ['4111 1111 1111 1111 1228', 'sensitive-card'],
    ['CVV: 123', 'sensitive-card'],
    ['FOP:-VI4111111111111111/D1228', 'sensitive-card'],
    ['5-*AX371123456781006/0628', 'sensitive-card'],
    ['FP CCVI4111111111111111', 'sensitive-card'],
    ['Passport no. X1234567', 'sensitive-passport'],
    ['DOB 12/04/1980', 'sensitive-birth-date'],
    ['geboren am 3. Mai 1975', 'sensitive-birth-date'],
  ])('names %s', (text, code) => expect(codes(text)).toEqual([code]));

  it.each([
    'Passport valid 6 months required',
    'we need names, dates of birth and passport copies',
    'Call 0800 555 0101 or 4111 1111 1111 1112',
    'TICKET CA9992345678901',
    'ADT 41 11 111 1111 1111 1',
    '4 1111 1111 1111 111 JPY',
    'internet included',
    'a safety net under the rope bridge',
    'planetarium ticket',
  ])('says nothing of %s', (text) => expect(codes(text)).toEqual([]));
});

describe('F-431 travelers by the letters of their types', () => {
  it.each([
    ['options for dan & family (2a+2c, ages 6 & 9)', 4],
    ['pax: 2a1c1i', 4],
    ['for 2a 2c', 4],
    ['2ad/2chd', 4],
  ])('%s', (text, count) => {
    expect(findPassengerCounts(text)).toMatchObject([{ count, hasMinors: true, isParty: true }]);
  });

  it.each(['seats 2a/2c', 'seats 2a 2c', 'row 2a+2c', '1a 2c', 'gate 2a2cd'])('%s counts none', (text) => {
    expect(findPassengerCounts(text)).toEqual([]);
  });
});
