/** I-430 to I-433: days headed by a weekday and the day of the month, however they are set. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const datesOf = (text: string) => read(text).days.map(({ date }) => date);
const entriesOf = (text: string) =>
  read(text).days.map(({ timeBlocks }) => timeBlocks.flatMap(({ activities }) => activities.map(({ title }) => title)));

const SKI = 'Skiwoche Lech\nsa 6 feb bis di 9 febr 2027\n\n';

describe('I-430 weekdays of two letters in small letters', () => {
  it('head days where weekday and figure go on together, alone on their lines or not', () => {
    const text = `${SKI}sa 6\n16.00 Uhr Anreise\nso 7 Ruhetag\n11.00 Brunch\nmo 8:  Skikurs\ndi 9\n10.00 Wanderung`;
    expect(datesOf(text)).toEqual(['2027-02-06', '2027-02-07', '2027-02-08', '2027-02-09']);
    expect(entriesOf(text)).toEqual([['Anreise'], ['Brunch'], ['Skikurs'], ['Wanderung']]);
    expect(read(text).dates).toBe('February 6 to 9, 2027');
  });

  it('head days where each has its mark', () => {
    const text =
      'Zeilkamp\nma 5 juli t/m wo 7 juli 2027\n\nma 5:\n9.00 uur haven\ndi 6:\n10.00 zeilen\nwo 7:\n11.00 strand';
    expect(datesOf(text)).toEqual(['2027-07-05', '2027-07-06', '2027-07-07']);
  });

  it('head none where the next is not the next day', () => {
    expect(read('so 20 people came\nand it was fine\nmo 25 of them stayed\nda 3 went').days).toEqual([]);
    expect(datesOf('Trip 5-7 May 2027\n\nDay 1: Rome\n- Forum\nso 12 tickets\nDay 2: Ostia\n- Port')).toHaveLength(2);
  });
});

describe('I-431 a weekday and its figure without a blank', () => {
  it('head the day', () => {
    const text =
      'Puebla\ndel 16 al 19 de julio 2027\n\nviernes16: llegada\nsábado17 mercado, 8pm cena\ndomingo18: misa 10:00';
    expect(datesOf(text)).toEqual(['2027-07-16', '2027-07-17', '2027-07-18']);
  });

  it('of two letters are a code', () => {
    expect(read('Sa12 Zimmer\nSo13 Zimmer\nMo14 Zimmer').days).toEqual([]);
  });
});

describe('I-432 mar between lun and mié', () => {
  it('is a Tuesday and no March', () => {
    const text =
      'Ruta andaluza del 10 al 13 de mayo 2027\n\nlun 10: Córdoba\nmar 11: Sevilla\nmié 12: playa\njue 13: vuelta';
    expect(read(text).days).toHaveLength(4);
    expect(datesOf(text).join()).not.toContain('-03-11');
  });

  it('is March where nothing counts on with it', () => {
    expect(datesOf('Trip\nMar 11: Oslo\n- walk\nMar 12: Bergen\n- fort')[0]).toMatch(/-03-11$/);
  });
});

describe('I-433 what stands behind counted heads', () => {
  const HEAD = 'Kayak week 3-7 May 2027\n\n';

  it('is done where it has its hour, though other entries stand below', () => {
    const text = `${HEAD}mon 3 arrive\ntue 4 tasting at 3pm\n7pm dinner\nwed 5 beach\nthu 6 hike\nfri 7 home`;
    expect(entriesOf(text)[1]).toEqual(['tasting', 'dinner']);
  });

  it('is done where half of the days hold their plan so', () => {
    const text = `${HEAD}mon 3 kayak lesson\ntue 4 rock climbing\n7pm dinner\nwed 5 beach walk\nthu 6 museum\nfri 7 home`;
    expect(entriesOf(text)[1]).toEqual(['rock climbing', 'dinner']);
  });

  it('is a name where it names nothing to do', () => {
    const text = `${HEAD}mon 3 kayak lesson\ntue 4 the big one\n7pm dinner\nwed 5 beach walk\nthu 6 museum\nfri 7 home`;
    expect(read(text).days[1]?.title).toBe('the big one');
  });
});
