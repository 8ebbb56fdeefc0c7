import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../../index.ts';
import { readDocument } from '../reading/document.ts';
import { kiuFormat } from './format.ts';

const RECORD = ` RP/SCL3M2A - ANDES VIAJES
 1.1ROJAS/PILAR
 1 H2 208Q  03MAR MI SCLPMC HK1  07:15 08:58
TKT/TIME LIMIT
 1.TL SCL 1800/12DEC-SAT
CONTACTS
  1-SCL 2 5550 0199
SCL.SCL3M-AB 1101/02NOV26   *QWERTY
`;

describe('kiu', () => {
  it('F-1 reads the weekday in Spanish, the hours with a colon, the time limit and the first contact', () => {
    const quote = parseFlightQuote(RECORD, { referenceDate: '2026-11-21' });
    expect(quote).toMatchObject({ clientName: 'Pilar Rojas', passengers: 1, validUntil: '2026-12-12' });
    expect(quote.agentInfo.phone).toBe('2 5550 0199');
    expect(quote.departureFlights[0]?.segments[0]).toMatchObject({
      flightNumber: 'H2 208',
      departureDate: '2027-03-03',
      departureTime: '7:15 AM',
      arrivalTime: '8:58 AM',
      bookingClass: 'Q',
    });
    expect(quote.warnings).toEqual([]);
    const span = quote.source.spans['/departureFlights/0/segments/0/departureTime'] as readonly [number, number];
    expect(RECORD.slice(...span)).toBe('07:15');
  });

  it('F-12 compares the Spanish weekday with the date', () => {
    const wrong = RECORD.replace(' MI ', ' JU ');
    const codes = parseFlightQuote(wrong, { referenceDate: '2026-11-21' }).warnings.map(({ code }) => code);
    expect(codes).toEqual(['weekday-mismatch']);
  });

  it('F-1 leaves a screen of another system to it', () => {
    const sabre = ' 1 AA1734O 06MAY Q PHXDFW*SS2   805A 1230P /DCAA /E\n';
    const amadeus = 'RP/SFO1S2195/\n  1  SU1845 Y 10DEC 7*KIVSVO DK1   140A 535A 10DEC  E  0 32A S\n';
    for (const text of [sabre, amadeus]) expect(kiuFormat.detect(readDocument(text))).toBeLessThan(0.71);
  });
});
