/** F-379 to F-384: sentences over lines broken by hand, deadlines by their weekday, what stands beside flights in one line. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const FLIGHT = 'BA 640 10JUN LHRATH 0705 1255 £230 pp\n';

describe('F-379 sentences over lines broken by hand', () => {
  it('goes on where the next line begins within the sentence', () => {
    const text = `${FLIGHT}
You would fly with one change in Dublin both ways, and I must say
it is by far the best. Please note that
the tickets cannot be refunded once I have paid for them; changes cost £90
per person.
A bag of at most 23 kilos each is included in the price that I have found for the
two of you.`;
    expect(read(text).restrictions).toEqual([
      'the tickets cannot be refunded once I have paid for them',
      'changes cost £90 per person',
    ]);
    expect(read(text).includes).toEqual([
      'A bag of at most 23 kilos each is included in the price that I have found for the two of you',
    ]);
  });

  it('conditions in small letters below each other stay apart', () => {
    const text = `Two fares, both with the same flights as we said on the phone:\n${FLIGHT}GBP 230 each, so GBP 460 for the two of you\nchanges £90 pp plus fare difference\nrefund less £120`;
    expect(read(text).restrictions).toEqual(['changes £90 pp plus fare difference', 'refund less £120']);
  });

  it.each(['That is one change in Denver', 'out to Narita on the Monday'])('no condition: %s', (text) => {
    expect(read(`${FLIGHT}${text}`).restrictions).toEqual([]);
  });

  it.each(['any change in fare is yours to pay', 'Changes in itinerary £50'])('a condition: %s', (text) => {
    expect(read(`${FLIGHT}${text}`).restrictions).toEqual([text]);
  });
});

describe('F-380 things and their marks', () => {
  it('23 kilos each are no price', () => {
    const text =
      'BA 640 10JUN LHRATH 0705 1255\n£230 each, £460 for you both. One bag of 23 kilos each is included, and so are meals.';
    expect(read(text).includes).toEqual(['One bag of 23 kilos each is included', 'and so are meals']);
  });

  it('taxes and fees are one thing', () => {
    expect(read(`${FLIGHT}Includes taxes, fees and carrier charges`).includes).toEqual([]);
    expect(read(`${FLIGHT}Includes taxes, 1 bag and meals`).includes).toEqual(['taxes', '1 bag', 'meals']);
  });

  it('a condition loses its brackets', () => {
    const text = `${FLIGHT}Taxes per person EUR 88.35  (subject to change until ticketing)`;
    expect(read(text).restrictions).toEqual(['subject to change until ticketing']);
  });
});

describe('F-381 a flight and its price in one line', () => {
  it('the allowance alone is included', () => {
    const { includes, agentInfo, fareDetails } = read('ARN-BKK Sun 7 Feb TG961 1430-0610+1 eco 1x23kg SEK 7250 pp');
    expect([includes, agentInfo.phone, fareDetails.total]).toEqual([['1x23kg'], null, 'SEK 7250']);
  });

  it('hours are no telephone number', () => {
    expect(read('Hi Ravi, SQ403 DEL-SIN 12 Feb 0955/1805 eco Rs 68500 pp\npls cfm').agentInfo.phone).toBeNull();
    expect(read(`KE 640 10JUN LHRATH 0705 1255 £230 pp\nIncludes taxes`).agentInfo.phone).toBeNull();
    expect(read(`${FLIGHT}\nAnn Lee\nBlue Door Travel\nTel 0721/1234`).agentInfo.phone).toBe('0721/1234');
  });

  it('a currency behind the sign is no company', () => {
    expect(read(`${FLIGHT}26 pax @ GBP 230.35 = GBP 5,989.10`).agentInfo.company).toBeNull();
  });
});

describe('F-382 words for a deadline', () => {
  it.each(['pls cfm by 5 Dec', 'cnfm b4 5 dec', 'lmk by 5 Dec', 'confermami entro il 5 dicembre'])('%s', (text) => {
    expect(read(`${FLIGHT}nonref, ${text}`)).toMatchObject({ validUntil: '2026-12-05', restrictions: ['nonref'] });
  });
});

describe('F-383 a deadline by its weekday', () => {
  it.each([
    ['I can hold it till Monday 5pm', '2026-11-23'],
    ['Please confirm by Friday', '2026-11-27'],
    ['Der Preis gilt bis Donnerstag', '2026-11-26'],
    ['Te lo guardo hasta el viernes, confirma por favor', '2026-11-27'],
    ['Merci de confirmer avant vendredi', '2026-11-27'],
    ['hold till Friday 18 Dec', '2026-12-18'],
    ['Please confirm by Friday\nTickets must be issued by 4 December', '2026-12-04'],
  ])('%s', (text, until) => {
    expect(read(`${FLIGHT}${text}`).validUntil).toBe(until);
  });

  it('counts from the message', () => {
    const chat = `[08/12/2026, 17:52:20] Ann: ${FLIGHT}[08/12/2026, 17:53:20] Ann: lmk by fri`;
    const mail = `From: Ann <ann@blue.example>\nSent: Monday, January 11, 2027 10:12 AM\nTo: Bo <bo@y.example>\nSubject: Athens\n\n${FLIGHT}Option held until this Friday noon`;
    const tomorrow = `[08/12/2026, 17:52:20] Ann: ${FLIGHT}[08/12/2026, 17:53:20] Ann: fare valid till tomorrow 8pm`;
    expect([chat, mail, tomorrow].map((text) => read(text).validUntil)).toEqual([
      '2026-12-11',
      '2027-01-15',
      '2026-12-09',
    ]);
  });

  it.each([
    'You need to be in Athens by Friday',
    "I'll confirm prices by Friday. Our office is closed until Monday.",
    "I'm off until Tuesday. Pay the balance by Wednesday.",
    'Fares valid for travel Monday to Thursday',
    'Must stay until Sunday',
  ])('none: %s', (text) => {
    expect(read(`${FLIGHT}${text}`).validUntil).toBeNull();
  });

  it('none after the departure', () => {
    expect(read('BA 640 24NOV LHRATH 0705 1255 £230 pp\nhold till friday').validUntil).toBeNull();
  });
});

describe('F-384 a word in small letters before the name', () => {
  it.each([
    ['Beste familie Smit,', 'familie Smit'],
    ['Chère famille Noël,', 'famille Noël'],
    ['Cher monsieur Dupont,', 'monsieur Dupont'],
    ['Estimada señora Paz:', 'señora Paz'],
    ['Beste meneer De Vries,', 'meneer De Vries'],
    ['Beste familie,', null],
    ['Hola familia, aquí va', null],
    ['Dear family and friends,', null],
  ])('%s', (text, client) => {
    expect(read(`${text}\n\n${FLIGHT}`).clientName).toBe(client);
  });
});
