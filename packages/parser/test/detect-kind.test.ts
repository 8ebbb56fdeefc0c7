/** The kind of every text of the corpus, and of short texts, mixed texts and texts of nothing. */
import { describe, expect, it } from 'vitest';
import { detectKind } from '../src/index.ts';
import { readAllCases } from './read-corpus.ts';

const cases = readAllCases();

describe('detectKind', () => {
  it('P-10 names the kind of at least 97 % of the corpus', () => {
    const wrong = cases.filter(({ kind, text }) => detectKind(text).kind !== kind);
    expect(cases.length).toBeGreaterThan(30);
    expect(wrong.length / cases.length, wrong.map(({ name }) => name).join(', ')).toBeLessThanOrEqual(0.03);
  });

  it.each([
    [' 1 AA1734O 06MAY Q PHXDFW*SS2   805A 1230P /DCAA /E', 'flight-quote'],
    ['BA178 JFK 18:30 - LHR 06:40+1, £612 per person, hold bag extra', 'flight-quote'],
    ['LH 400 Frankfurt - New York, Hinflug 12. Mai, 689 € pro Person', 'flight-quote'],
    ['Day 1: Rome\n9:00 Pantheon\nDay 2: Tivoli', 'itinerary'],
    ['Tag 1: Anreise\nTag 2: Chianti\nVormittag\nWeinprobe', 'itinerary'],
    ['Samedi 3 mai\n9h30 visite du Louvre\nDimanche 4 mai\n10h Versailles', 'itinerary'],
    ['Lisbon 3nts B&B, flights from Dublin, €449pps, book by Fri 29 Jan', 'travel-deal'],
    ['Escapada a Fez, 3 noches con desayuno, 389 € por persona, reserva antes del 31 de julio', 'travel-deal'],
    ['7 NIGHTS ALL INCLUSIVE FROM $1,399', 'travel-deal'],
  ] as const)('P-10 reads %j as %s', (text, kind) => {
    expect(detectKind(text).kind).toBe(kind);
  });

  it('P-10 takes a price for all of it, then days, for an offer, and a price within the days for none', () => {
    const days = 'Day 1: Delhi\nArrival\nDay 2: Agra\nTaj Mahal\nDay 3: Jaipur\nAmber Fort\n';
    const offer = `Golden Triangle\n2 nights / 3 days, breakfast included\nUSD 480 per person, twin sharing\n${days}`;
    expect(detectKind(offer).kind).toBe('travel-deal');
    expect(detectKind(`Golden Triangle\n${days}Dinner at Chokhi Dhani (USD 20 per person)`).kind).toBe('itinerary');
  });

  it('P-10 takes days with something to do and no price for a plan, whatever they are reached by', () => {
    const trip = `Team trip

Monday 3 May 2027
LX 1576 Zurich (ZRH) 07:34 - Vienna (VIE) 08:57, economy
Lunch at the office canteen
Dinner at the Heuriger

Tuesday 4 May 2027
Workshop in the morning
Guided walk through the Prater

Wednesday 5 May 2027
Breakfast at the hotel
LX 1577 Vienna (VIE) 12:15 - Zurich (ZRH) 13:40, economy`;
    expect(detectKind(trip).kind).toBe('itinerary');
    const rows = `Date,Day,Time,Activity,Notes
03/05/2027,1,07:34,Flight LX 1576,ZRH-VIE
03/05/2027,1,12:00,Lunch at the canteen,
04/05/2027,2,09:00,Workshop,
05/05/2027,3,10:00,Walk in the Prater,
05/05/2027,3,18:00,Flight LX 1577,VIE-ZRH`;
    expect(detectKind(rows).kind).toBe('itinerary');
    const flights =
      'LX 1576 Mon 3 May 2027 Zurich ZRH 07:34 - Vienna VIE 08:57\nLX 1577 Wed 5 May 2027 Vienna VIE 09:15 - Zurich ZRH 10:42\n€240 per person';
    expect(detectKind(flights).kind).toBe('flight-quote');
  });

  it('P-10 shows what it went by, with the characters', () => {
    const text = 'Rome for you\n\nDay 1: Forum\nDay 2: Vatican';
    const [first] = detectKind(text).clues;
    expect(first).toMatchObject({ kind: 'itinerary', clue: 'day heading', weight: 8 });
    expect(first?.spans.map(([start, end]) => text.slice(start, end))).toEqual(['Day 1', 'Day 2']);
  });

  it.each(['', ' \n ', 'Hello there', '12345', '🌅'])('P-10 finds no kind in %j', (text) => {
    expect(detectKind(text)).toEqual({ kind: null, clues: [] });
  });
});
