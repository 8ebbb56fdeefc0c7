/** F-465, F-466: who a confirmation is for, and what it is filed under. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const FLIGHT = 'SK 1418 Wed 14 Apr 2027 Stockholm (ARN) 11:05 - Copenhagen (CPH) 12:15';

describe('F-465 the contact of who travels', () => {
  const mail = (contact: string, traveler: string) =>
    `Main contact:\t${contact}\nE-mail:\tfam@brandt.example\nMobile:\t46-701234567\n\nPassengers\n\n${traveler}\tFlight\tARN-CPH\n\n${FLIGHT}`;

  it('a contact who is the passenger is the client', () => {
    const { clientName, agentInfo, notes } = read(mail('Mr Leo Brandt', 'Mr Leo Brandt'));
    expect([clientName, agentInfo.name, agentInfo.email, notes]).toEqual(['Mr Leo Brandt', null, null, null]);
  });

  it('another contact is who writes', () =>
    expect(read(mail('Ms Eva Lind', 'Mr Leo Brandt')).agentInfo).toMatchObject({
      name: 'Ms Eva Lind',
      email: 'fam@brandt.example',
    }));
});

describe('F-466 what a booking is filed under', () => {
  it.each([
    'FLIGHT BOOKING REF: SK/QX7RT2',
    'Airline booking reference: QX7RT2',
    'Ticket number: 117-2401234567',
    'Method of payment: Visa ending in 4410',
    'Buchungsnummer: 84410227',
  ])('%s is no note', (line) => expect(read(`${FLIGHT}\n${line}\n£310 pp`).notes).toBeNull());

  it.each(['Ticket office: closed on Sundays and on 1 May', 'Our booking team answers within an hour'])(
    '%s is one',
    (line) => expect(read(`${FLIGHT}\n${line}\n£310 pp`).notes).toBe(line),
  );
});
