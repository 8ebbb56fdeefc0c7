import { describe, expect, it } from 'vitest';
import {
  findAircraft,
  findAirline,
  findAirlineByIcao,
  findAirlineByName,
  findAirport,
  findAirportsByName,
  foldName,
} from './index.ts';

describe('airports', () => {
  it.each([
    ['BER', 'Berlin', 'Europe/Berlin'],
    ['NLU', 'Mexico City', 'America/Mexico_City'],
    ['ZIA', 'Moscow', 'Europe/Moscow'],
    ['GOX', 'Goa', 'Asia/Kolkata'],
    ['IST', 'Istanbul', 'Europe/Istanbul'],
    ['KZO', 'Kyzylorda', 'Asia/Qyzylorda'],
    ['LON', 'London', 'Europe/London'],
    ['NYC', 'New York', 'America/New_York'],
    ['TYO', 'Tokyo', 'Asia/Tokyo'],
  ])('%s serves %s', (code, city, zone) => {
    expect(findAirport(code)).toMatchObject({ code, city, zone });
  });

  it.each(['QQQ', 'jfk', 'J', '', '|JFK', 'JFK|'])('no airport for %j', (code) => {
    expect(findAirport(code)).toBeUndefined();
  });

  it.each([
    ['London', 'LON'],
    ['Heathrow', 'LHR'],
    ['London Heathrow', 'LHR'],
    ['São Paulo', 'SAO'],
    ['München', 'MUC'],
    ["O'Hare", 'ORD'],
    ['Malé', 'MLE'],
    ['Bangkok', 'BKK'],
  ])('%s is %s first', (name, code) => {
    expect(findAirportsByName(foldName(name))[0]?.code).toBe(code);
  });

  it('has no airport for a word that names none', () => {
    expect(findAirportsByName('breakfast')).toEqual([]);
  });
});

describe('airlines', () => {
  it.each([
    ['AZ', 'ITA Airways'],
    ['QP', 'Akasa Air'],
    ['RX', 'Riyadh Air'],
    ['JX', 'STARLUX Airlines'],
    ['XP', 'Avelo Airlines'],
    ['MX', 'Breeze Airways'],
    ['N0', 'Norse Atlantic Airways'],
    ['Z0', 'Norse Atlantic UK'],
  ])('%s is %s', (code, name) => {
    expect(findAirline(code)?.name).toBe(name);
    expect(findAirlineByName(foldName(name))?.code).toBe(code);
  });

  it('knows names and aliases', () => {
    expect(findAirlineByName('delta')?.code).toBe('DL');
    expect(findAirlineByIcao('DLH')?.code).toBe('LH');
    expect(findAirline('ZZ')).toBeUndefined();
  });
});

it.each([
  ['Windhuk', 'WDH'],
  ['Lüttich', 'LGG'],
  ['Cracovie', 'KRK'],
  ['Johannesbourg', 'JNB'],
  ['Salonicco', 'SKG'],
  ['Assunção', 'ASU'],
  ['Ciudad de Panamá', 'PTY'],
  ['Panamá', 'PTY'],
  ['Guatemala', 'GUA'],
])('knows %s by its name in another language', (written, code) => {
  expect(findAirportsByName(foldName(written)).map((airport) => airport.code)).toContain(code);
});

it('names aircraft by both codes', () => {
  expect(findAircraft('77W')).toBe('Boeing 777-300ER');
  expect(findAircraft('B77W')).toBe('Boeing 777-300ER');
  expect(findAircraft('QQQ')).toBeUndefined();
});
