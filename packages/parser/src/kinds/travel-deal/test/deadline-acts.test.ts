import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const OFFER = 'Naxos by ferry\n4 nights, 3 to 7 May 2027\n€390 per person\n\n';

describe('T-190 what has to be done until when', () => {
  it.each([
    'Book and pay a €75 deposit by Friday 5 February 2027',
    'Must be booked and paid in full by 5pm GMT Friday 5 February 2027',
    'Reserve and pay $1,200 per couple by 5 February 2027',
    'Buchen und 20 % anzahlen bis 5. Februar 2027',
    "Réservez et versez l'acompte de 100 € avant le 5 février 2027",
    'Reserva y paga el depósito antes del 5 de febrero de 2027',
    "Prenota e versa l'acconto entro il 5 febbraio 2027",
    'This one goes off sale on Fri 5 February',
    'Offer ends 11.59pm AEST Friday 5 February 2027',
  ])('%j', (line) => expect(read(`${OFFER}${line}`).validUntil).toMatch(/-02-05$/));

  it.each([
    'Book now with a €75 deposit, balance to be paid by 5 February 2027',
    'Book and pay the balance by 5 February 2027',
    'Book and pay €75 now, the rest by 5 February 2027',
  ])('not %j', (line) => expect(read(`${OFFER}${line}`).validUntil).toBeNull());
});
