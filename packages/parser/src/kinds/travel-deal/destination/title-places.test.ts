import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const destination = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' }).destination;
const TERMS = '\n4 days, 2 to 5 April 2027\n€390 per person\n';

describe('T-92 a destination told by the title, not by other towns', () => {
  it.each([
    ['GEORGIA - WINE AND MOUNTAINS', '\n\nHOTELS\nTbilisi   3 nights   Hotel Vake\n', 'GEORGIA'],
    ['NORTH SEA SAILING WEEK\nEsbjerg, Denmark', '', 'Esbjerg, Denmark'],
    ['VIAJES SOL NORTE\nAgencia de viajes · León\n\n¡SEMANA SANTA EN TOLTEPEC!', '', 'TOLTEPEC'],
    ['PASQUA A CORDOVA', '\nLa quota comprende:\n* volo Iberia Torino/Cordova con bagaglio\n', 'CORDOVA'],
    ['OSTERN IN RERIK', '\nReisebüro Möwe, Ulm\n', 'RERIK'],
  ])('%j %j', (head, rest, aim) => expect(destination(`${head}${TERMS}${rest}`)).toBe(aim));

  it('keeps a town of the title, and no country that nothing bears out', () => {
    expect(destination(`LISBON WEEKEND\nCascais, Portugal${TERMS}`)).toBe('LISBON');
    expect(destination(`JORDAN - MY STORY${TERMS}`)).toBeNull();
  });
});
