/** I-434 to I-438: hours as programmes of other countries write them. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const entries = (...lines: readonly string[]) =>
  parseItinerary(`Day 1: Mon 3 May 2027\n${lines.map((line) => `- ${line}`).join('\n')}\n`, {
    referenceDate: '2026-11-21',
  }).days.flatMap(({ timeBlocks }) => timeBlocks.flatMap(({ activities }) => activities));
const first = (line: string) => entries(line)[0];

describe('I-434 minutes behind the word for the hour', () => {
  it.each([
    ['8 Uhr 15 Treffpunkt am Bahnhof', '8:15 AM', 'Treffpunkt am Bahnhof'],
    ['um 14 Uhr 05 Schifffahrt', '2:05 PM', 'Schifffahrt'],
    ['à 9 heures 30 visite du château', '9:30 AM', 'visite du château'],
  ])('%j', (line, time, title) => expect(first(line)).toMatchObject({ time, title }));

  it.each([
    ['um 18 Uhr 20 Personen zum Essen', '6:00 PM'],
    ['um 17 Uhr 45 Min. Massage', '5:00 PM'],
    ['ab 16 Uhr 12 € Eintritt', '4:00 PM'],
  ])('but what they count is no minute: %j', (line, time) => expect(first(line)?.time).toBe(time));
});

describe('I-435 Dutch hours', () => {
  it.each([
    ['13u00 tot 15u00 rondleiding', '1:00 PM – 3:00 PM', 'rondleiding'],
    ['15u30 koffie', '3:30 PM', 'koffie'],
    ['17u bezoek kerk', '5:00 PM', 'bezoek kerk'],
    ['om 21 uur vuurwerk', '9:00 PM', 'vuurwerk'],
    ['voor 18 uur sleutel inleveren', '6:00 PM', 'sleutel inleveren'],
  ])('%j', (line, time, title) => expect(first(line)).toMatchObject({ time, title }));

  it.each(['rit van 1u30', '8 uur rijden', 'voor 10 uur rijden', 'wandeling van 3 uur'])('no hour in %j', (line) =>
    expect(first(line)?.time).toBeNull(),
  );
});

describe('I-436 hours without minutes from one to another', () => {
  it.each([
    ['zeilles 10-12 en 13-15 uur', '10:00 AM – 12:00 PM', 'zeilles', '13-15 uur'],
    ['Kochkurs 9-11 und 14-16 Uhr', '9:00 AM – 11:00 AM', 'Kochkurs', '14-16 Uhr'],
    ['sauna 17-19 uur', '5:00 PM – 7:00 PM', 'sauna', null],
    ['Kurs vormittags 9-12', '9:00 AM – 12:00 PM', 'Kurs vormittags', null],
    ["zwemles 's middags 2-4", '2:00 PM – 4:00 PM', "zwemles 's middags", null],
    ['clase por la tarde 7-9', '7:00 PM – 9:00 PM', 'clase por la tarde', null],
  ])('%j', (line, time, title, description) => expect(first(line)).toMatchObject({ time, title, description }));

  it.each([
    'Kinderclub 6-12 Jahre',
    'wandeling 5-6 uur lopen',
    'Kurs nachmittags 5-6 Personen',
    'skiles 10-12',
    'wandeling 7-8 uur lopen',
    'Kinderclub vormittags 6-12 Jahre',
    'sauna 19-17 uur',
    'Kurs vormittags 2-4',
  ])('no hours in %j', (line) => expect(first(line)?.time ?? '').not.toContain('–'));
});

describe('I-437 hours of the afternoon in Spanish, and by the clock', () => {
  it.each([
    ['5 a 7 pm paseo en lancha', '5:00 PM – 7:00 PM', 'paseo en lancha'],
    ['de 3 a 5 de la tarde siesta', '3:00 PM – 5:00 PM', 'siesta'],
    ['de las 5 a las 7 pm taller', '5:00 PM – 7:00 PM', 'taller'],
    ['4 y media de la tarde merienda', '4:30 PM', 'merienda'],
    ['regreso a las 5pm', '5:00 PM', 'regreso'],
    ["Fish fry on the beach at 7 o'clock in town", '7:00 PM', 'Fish fry on the beach in town'],
  ])('%j', (line, time, title) => {
    const found = first(line);
    expect(found?.title).toBe(title);
    expect([time, time.replace('PM', 'AM')]).toContain(found?.time);
    if (!line.includes('clock')) expect(found?.time).toBe(time);
  });

  it('joins no figure that is no hour', () =>
    expect(first('Sala 5 a las 7 pm cena')).toMatchObject({ time: '7:00 PM' }));
});

describe('I-438 about an hour', () => {
  it.each([
    ['± 16.30 aankomst hotel', '4:30 PM', 'aankomst hotel'],
    ['+/- 17.15 check-in', '5:15 PM', 'check-in'],
    ['ca. 19.30 Abendessen', '7:30 PM', 'Abendessen'],
  ])('%j', (line, time, title) => expect(first(line)).toMatchObject({ time, title }));

  it.each(['ca. 19.30 € Abendessen', 'Abendessen ca. 19.30 pp'])('a price in %j', (line) =>
    expect(first(line)?.time).toBeNull(),
  );
});
