/** What one types behind an entry, flights in a row on one line, and where the trip goes behind its days. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const entries = (lines: string) =>
  read(`Trip\n\nMonday 6 September 2027\n${lines}`).days.flatMap(({ timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) => activities),
  );

describe('I-416 what one says about an entry behind its name', () => {
  it.each([
    [
      '- evening free, he may want to go to Mustafa so keep the car',
      'evening free',
      'he may want to go to Mustafa so keep the car',
    ],
    [
      '- gita a Mirabilandia! con la macchina dello zio, biglietti già pagati',
      'gita a Mirabilandia',
      'con la macchina dello zio, biglietti già pagati',
    ],
    [
      '- beach time Alona - buddy system, whistle every 15 min',
      'beach time Alona',
      'buddy system, whistle every 15 min',
    ],
    ['- Tarsier sanctuary - max 15 at a time, NO flash', 'Tarsier sanctuary', 'max 15 at a time, NO flash'],
    [
      '- mattina compiti (Teo: 2 pagine di mate, non credetegli se dice che le ha fatte)',
      'mattina compiti',
      'Teo: 2 pagine di mate, non credetegli se dice che le ha fatte',
    ],
  ])('%s', (line, title, description) => {
    expect(entries(line)[0]).toMatchObject({ title, description });
  });

  it.each([
    'Cake stop! Café Violetta and the square',
    'Lunch - Casa Rivas by the harbour',
    'tapas (3 courses, wine)',
    'RACE DAY! Make your way to the start',
  ])('no name is cut: %s', (line) => {
    expect(entries(`- ${line}`)[0]?.title).toBe(line);
  });
});

describe('I-378 flights one after another on a line', () => {
  it('are an entry each, with their hours', () => {
    expect(
      entries('10:00 signing\nSQ 961 CGK 1540 - SIN 1830, SQ 524 SIN 2025 - MAA 2200').map(({ time, title }) => [
        time,
        title,
      ]),
    ).toEqual([
      ['10:00 AM', 'signing'],
      ['3:40 PM – 6:30 PM', 'SQ 961 CGK – SIN'],
      ['8:25 PM – 10:00 PM', 'SQ 524 SIN – MAA'],
    ]);
  });

  it('have no hour from a year', () => {
    expect(entries('- BA 12 May 2027 to be confirmed')[0]?.time).toBeNull();
  });
});

describe('I-417 where the trip goes', () => {
  it('stands behind its days in the first words, though nobody knows the place', () => {
    expect(
      read(
        'Ciao mamma, i bimbi li avete voi dal 21 al 25 giugno 2027 a Cesenatico. Le chiavi le ha Ornella.\n\nLunedì 21/6\ntreno da Bologna alle 9:36\n\nVenerdì 25/6\ntreno per Bologna alle 14:48',
      ).location,
    ).toBe('Cesenatico');
  });

  it('stands in a title behind a journey in one word', () => {
    expect(
      read('Kantorei St. Wolfgang · Konzertreise nach Böhmen\n\nDonnerstag, 13. Mai 2027\n7.00 Uhr Abfahrt').location,
    ).toBe('Böhmen');
  });
});

describe('I-421 where the trip goes', () => {
  const place = (head: string) => read(`${head}\n\nDay 1\n9:00 walk\n\nDay 2\n9:00 boat`).location;

  it('is not where the company over it is at home, if the name of the trip tells', () => {
    expect(place('HARBOUR TOURS LTD\nOslo, Norway\n\nLisbon and Porto by rail')).toContain('Lisbon and Porto');
    expect(place('HARBOUR TOURS LTD\nOslo, Norway\n\nA week by rail')).toBe('Oslo, Norway');
  });
});
