import { describe, expect, it } from 'vitest';
import { foldText } from '../tokenizer/fold-text.ts';
import { findHoursInWords } from './hour-in-words.ts';

const read = (text: string) =>
  findHoursInWords(foldText(text)).map(({ from, to, time }) => [
    text.slice(from, to),
    `${Math.floor(time.minutes / 60)}:${String(time.minutes % 60).padStart(2, '0')}${time.certain ? '' : '?'}`,
  ]);

describe('findHoursInWords (I-344)', () => {
  it.each([
    ['Dinner um halb acht in der Alfama', 'halb acht', '7:30?'],
    ['Treffpunkt um Viertel nach neun', 'Viertel nach neun', '9:15?'],
    ['gegen dreiviertel sechs am Hafen', 'dreiviertel sechs', '5:45?'],
    ['um acht Uhr abends', 'acht Uhr abends', '20:00'],
    ['Boat trip at half two', 'half two', '2:30?'],
    ['pick-up at quarter to nine', 'quarter to nine', '8:45?'],
    ['Concert at eight in the evening', 'eight in the evening', '20:00'],
    ['Table at eight, then drinks', 'eight', '8:00?'],
    ['Cena a las nueve y media', 'nueve y media', '9:30?'],
    ['visita a las diez menos cuarto de la mañana', 'diez menos cuarto de la mañana', '9:45'],
    ['Dîner à huit heures et demie', 'huit heures et demie', '8:30?'],
    ['Aperitivo alle sette e mezza', 'sette e mezza', '7:30?'],
    ['Jantar às oito da noite', 'oito da noite', '20:00'],
    ['Diner om half acht', 'half acht', '7:30?'],
  ])('%s', (text, written, time) => expect(read(text)).toEqual([[written, time]]));

  it.each([
    'Meet at seven local guides',
    'at one of the best places',
    'Visita a las dos torres',
    'Degustazione alle due cantine',
    'ab zwei Personen',
    'um vier Euro',
    'from five to seven nights',
    'Half board at four hotels',
    'às duas irmãs',
  ])('%s names no hour', (text) => expect(read(text)).toEqual([]));
});

describe('I-327 hours as one says them in English', () => {
  const hoursOf = (text: string) =>
    findHoursInWords(text).map(({ from, to, time }) => [text.slice(from, to), time.minutes, time.certain]);

  it.each([
    ['train at twenty past two', 'twenty past two', 140, false],
    ['train at 20 past 2', '20 past 2', 140, false],
    ['flight at quarter to 5', 'quarter to 5', 285, false],
    ['tea at ten to five', 'ten to five', 290, false],
    ['dinner at half 7 at bob', 'half 7', 450, false],
    ['walk at 10 in the morning', '10 in the morning', 600, true],
    ['at 3 in the afternoon walk', '3 in the afternoon', 900, true],
    ['at three o clock the tour', 'three o clock', 180, false],
    ['back at two pm', 'two pm', 840, true],
    ['out at five past 9 at night', 'five past 9 at night', 1265, true],
  ])('%s', (text, said, minutes, certain) => {
    expect(hoursOf(text)).toEqual([[said, minutes, certain]]);
  });

  it.each([
    'open ten to five',
    '10 to 5',
    'walk past two churches',
    'group of 10 in the morning',
    '10:10 in the morning',
    'two people',
  ])('none in: %s', (text) => {
    expect(hoursOf(text)).toEqual([]);
  });
});
