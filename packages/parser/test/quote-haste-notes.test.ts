/** F-619 to F-621 and F-627: notes and mails without a capital. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const OUT = 'dep thu 3 jun u2 8605 lgw 0705 arr agp 1045\n';
const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-27' });

describe('F-619 whose note it is, and how many they are', () => {
  it.each(['hughes x3 rt lgw/agp ezy jun 27', 'hughes x 3 lgw-agp', 'hughes x3 return, jun'])('%j', (head) => {
    const { clientName, passengers } = read(`${head}\n${OUT}£148 pp`);
    expect([clientName, passengers]).toEqual(['hughes', 3]);
  });

  it.each([
    'flights x2 rt lgw/agp jun',
    'seats x3 rt lgw/agp',
    'economy x3 ow lgw-agp',
    'vuelos x3 rt lgw/agp',
    'ppl x3 rt lgw/agp',
    'biz x3 rt lgw/agp',
    'faro x2 rt stn/fao',
    'hughes x3 want sun',
    'adults x2 rt lgw/agp',
  ])('%j names nobody', (head) => expect(read(`${head}\n${OUT}£148 pp`).clientName).toBeNull());
});

describe('F-620 who sends a note without capitals', () => {
  it.each([
    ['hold til mon 30 nov 5pm - gail 07700 900412', 'gail'],
    ['call me - ffion +44 7700 900123', 'ffion'],
    ['hold til mon 30 nov - tel 07700 900412', null],
    ['hold til mon 30 nov - ref 07700 900412', null],
    ['hold til mon 30 nov - leeds 07700 900412', null],
    ['back wed - lgw 0705 1045', null],
    ['Hold til mon 30 nov - gail 07700 900412', null],
  ])('%j', (last, name) => expect(read(`${OUT}£148 pp\n${last}`).agentInfo.name).toBe(name));
});

describe('F-621 codes of both ends', () => {
  it('one of them behind the word for its end', () => {
    const [segment] = read(`${OUT}£148 pp`).departureFlights[0]?.segments ?? [];
    expect([segment?.departureLocation, segment?.arrivalLocation]).toEqual(['London (LGW)', 'Málaga (AGP)']);
  });

  it('a word before an hour is none', () => {
    const [segment] =
      read('thu 3 jun u2 8605 dep lgw 0705 and the taxi 1045\n£148 pp').departureFlights[0]?.segments ?? [];
    expect(segment?.arrivalLocation ?? null).toBeNull();
  });
});

describe('F-627 the sender of a mail without capitals', () => {
  it('is who the address spells', () => {
    const { agentInfo } = read(`from: dana whitlow <dana@bluefin.example>\nto: grace okafor\n\n${OUT}£148 pp`);
    expect(agentInfo).toMatchObject({ name: 'dana whitlow', email: 'dana@bluefin.example' });
  });

  it('of another address it is not known', () =>
    expect(read(`from: dana whitlow <sales@bluefin.example>\n\n${OUT}£148 pp`).agentInfo.name).toBeNull());
});
