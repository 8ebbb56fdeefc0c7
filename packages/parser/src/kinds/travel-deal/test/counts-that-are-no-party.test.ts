import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('counts in terms are no travelers (T-446)', () => {
  it.each([
    'Minicrociera a Bastia, 3 notti\n€ 210 a persona\nUna quota gratuita ogni 18 persone',
    'Mercatini a Graz\n€ 290 a persona\nBambini in camera doppia con due adulti: sconto 20%',
    'Week-end à Gand\n245 € par personne\nVous voyagez dans un groupe de 38 voyageurs environ',
    'Week-end à Gand\n245 € par personne\nsous réserve du minimum requis, soit 38 personnes',
    'Chalet Edelweiss\n£640 per person\nChildren sharing a room with 2 adults go free',
    'Bergpension Alm\n52 € pro Person\nKinder bei Unterbringung mit 2 Erwachsenen frei',
    'Valley Trek\nINR 9,400\nThe price is for 1 adult',
  ])('%s', (text) => expect(read(text).passengers).toBeNull());

  it.each([
    ['Rhodes, 7 nights\nPrice for 2 adults: £1,180', 2],
    ['Rhodes, 7 nights for one adult, £640', 1],
    ['Gruppenreise nach Gent für 18 Personen\n245 € pro Person', 18],
  ])('near-miss: %s', (text, count) => expect(read(text).passengers).toBe(count));
});
