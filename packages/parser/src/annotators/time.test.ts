import { describe, expect, it } from 'vitest';
import { formatTimeSpan } from '../model/clock-time.ts';
import { foldText } from '../tokenizer/fold-text.ts';
import { findTimes } from './time.ts';

const read = (text: string) => findTimes(foldText(text)).map((m) => formatTimeSpan(m.time));

describe('I-316 a range whose end counts to 24', () => {
  it.each([
    ['Mykonos 07:00 – 22:00', '7:00 AM – 10:00 PM'],
    ['open 9:00-21:30', '9:00 AM – 9:30 PM'],
    ['6:30-7:00 PM concert', '6:30 PM – 7:00 PM'],
    ['9:15 – 10:30 pm bar', '9:15 PM – 10:30 PM'],
  ])('%s', (text, time) => expect(read(text)).toEqual([time]));
});

describe('findTimes', () => {
  it.each([
    ['3.00 pm walk', '3:00 PM'],
    ['11.30 a.m. museum', '11:30 AM'],
    ['0930 hrs - 1100 hrs tour', '9:30 AM – 11:00 AM'],
  ])('I-45 reads %s at the head of an entry with its word', (text, time) => {
    expect(read(text)).toEqual([time]);
    expect(findTimes(foldText(text))[0]?.to).toBe(text.lastIndexOf(' '));
  });

  it.each([
    ['9am', '9:00 AM'],
    ['at 7.30pm', '7:30 PM'],
    ['12:05 a.m.', '12:05 AM'],
    ['14:00 hrs', '2:00 PM'],
    ['14h30', '2:30 PM'],
    ['9 Uhr', '9:00 AM'],
    ['19.30 Uhr', '7:30 PM'],
    ['1430 Arrive', '2:30 PM'],
    ['0030 ETA', '12:30 AM'],
    ['12 noon', '12:00 PM'],
    ['midnight', '12:00 AM'],
    ['Ore 10.15 visita', '10:15 AM'],
    ['kl. 9.30 frokost', '9:30 AM'],
    ['13h – Almoço', '1:00 PM'],
    ['09.30 Arrivo a Catania', '9:30 AM'],
    ['10 h 12 : arrivée en gare', '10:12 AM'],
    ['18 h : apéritif', '6:00 PM'],
    ['20h dîner', '8:00 PM'],
    ['dîner à 20h', '8:00 PM'],
    ['Cena alle 20', '8:00 PM'],
    ['ritrovo ore 9', '9:00 AM'],
    ['Abfahrt um 8.15 am Bahnhof', '8:15 AM'],
    ['cena a las 9 de la noche', '9:00 PM'],
    ['passeio às 8h', '8:00 AM'],
    ['Fly ATL-MCO 9:05a', '9:05 AM'],
    ['8a breakfast', '8:00 AM'],
    ['9ish drinks', '9:00 AM'],
    ['lunch at the pier 1ish', '1:00 AM'],
    ['boat back 5:30-ish, then home', '5:30 AM'],
    ['ore  8.45   ritrovo al molo', '8:45 AM'],
    ['ore 18,15 aperitivo', '6:15 PM'],
    ['dalle ore 14.30 alle ore 16.00 laboratorio', '2:30 PM – 4:00 PM'],
    ['Volo delle 14.50', '2:50 PM'],
    ['Arr VIE OS858 1105', '11:05 AM'],
    ['Dep BUD 1340', '1:40 PM'],
    ['16–17:30 Uhr Kochkurs', '4:00 PM – 5:30 PM'],
    ['9-10:30 yoga', '9:00 AM – 10:30 AM'],
    ['13 - 14:15 lunch', '1:00 PM – 2:15 PM'],
    ['7 - 8:30 museum', '8:30 AM'],
    ['11-10:30 museum', '10:30 AM'],
  ])('P-5 reads %s', (text, time) => {
    expect(read(text)).toEqual([time]);
  });

  it.each([
    ['9:30 AM - 11:30 AM', '9:30 AM – 11:30 AM'],
    ['9–11am', '9:00 AM – 11:00 AM'],
    ['11am to 2pm', '11:00 AM – 2:00 PM'],
    ['6:30-7:00 PM', '6:30 PM – 7:00 PM'],
    ['14:00–16:30', '2:00 PM – 4:30 PM'],
    ['10:00am To 06:00pm', '10:00 AM – 6:00 PM'],
    ['04.00-07.00 Treffen', '4:00 AM – 7:00 AM'],
    ['0900-1100 Tour', '9:00 AM – 11:00 AM'],
    ['Führung 9–11 Uhr', '9:00 AM – 11:00 AM'],
    ['visite de 14h à 16h', '2:00 PM – 4:00 PM'],
    ['9.15 - 10.45 Rundgang', '9:15 AM – 10:45 AM'],
    ['16h30 – 18h temps libre', '4:30 PM – 6:00 PM'],
    ['Railjet 65 VIE-BUD 0942/1219', '9:42 AM – 12:19 PM'],
  ])('P-5 reads the range %s', (text, time) => {
    expect(read(text)).toEqual([time]);
  });

  it('P-5 reads dotted times after commas where the line starts with one', () => {
    expect(read('10.32 train, 12.00 lunch, 3.50 walk')).toEqual(['10:32 AM', '12:00 PM', '3:50 AM']);
    expect(read('Train, 12.00 lunch')).toEqual([]);
  });

  it.each([
    '2 hours',
    'Room 12a, first floor',
    'built 1905 to 1912',
    'the summer of 1914/1915',
    '5h 30m',
    '~1h45',
    '$4.50',
    '1.5 km',
    'Flight BA 1430',
    '3,089 m',
    '2027',
    '25:10',
    '12:75',
    '13h walk',
    'room 10.15',
    '12.50 € Eintritt',
    '12.50 pro Person',
    'vom 12.05. bis 15.05.',
    '3 h 30 de route',
    '12h flight',
    'um 9.50 EUR',
  ])('finds none in %s', (text) => {
    expect(read(text)).toEqual([]);
  });
});
