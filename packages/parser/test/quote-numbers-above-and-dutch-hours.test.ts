/** F-523, F-524, F-532: numbers above their flights, hours with a Dutch `u`, numbers of airlines that no table knows. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const segments = (text: string) =>
  [...read(text).departureFlights, ...read(text).returnFlights].flatMap((group) => group.segments);

describe('F-523 numbers above their flights', () => {
  const legs =
    '   AMS 13:40 - KEF 14:55 (3h 15m)\n   2h 05m layover in Reykjavik (KEF)\n   KEF 17:00 - BOS 18:40 (5h 40m)';

  it('go to the flights in their order', () => {
    for (const head of ['FI 501 · FI 631   13:40 AMS – 18:40 BOS   11h 00m   1 stop', 'FI 501, FI 631'])
      expect(segments(`Tue 14 Sep 2027\n${head}\n${legs}`).map(({ flightNumber }) => flightNumber)).toEqual([
        'FI 501',
        'FI 631',
      ]);
  });

  it('stay where the flights below are others or more', () => {
    const other = segments(`Tue 14 Sep 2027\nFI 501 · FI 631   13:50 AMS – 18:40 BOS\n${legs}`);
    expect(other.map(({ flightNumber }) => flightNumber)).not.toEqual(['FI 501', 'FI 631']);
    const more = segments(`Tue 14 Sep 2027\nFI 501 · FI 631\n${legs}\n   BOS 20:00 - ORD 22:10`);
    expect(more[0]?.flightNumber).not.toBe('FI 501');
  });
});

describe('F-524 hours with a Dutch u', () => {
  const flight = (rest: string) => segments(`di 14 sep 2027\nKL 617   12:45 AMS – 14:35 BOS   ${rest}`)[0];

  it('are a length beside two times', () => {
    for (const length of ['7u 50m', '7u50m', '7u 50', '(7u50)', 'reistijd 7 u 50 min'])
      expect(flight(length)?.duration, length).toBe('7h 50m');
    expect(segments('SK 909 CPH 12:40 - EWR 15:25 tirsdag 14. sep 2027 8t 45m')[0]?.duration).toBe('8h 45m');
  });

  it('are times of day behind a word for one and in pairs', () => {
    const [first] = segments('di 14 sep 2027\nKL 617 AMS 12u45 - BOS 14u35 reistijd 7u50');
    expect(first).toMatchObject({ departureTime: '12:45 PM', arrivalTime: '2:35 PM', duration: '7h 50m' });
    const mixed = segments(
      'za 6 feb 2027 KL843   Amsterdam - Bangkok  20:50 - 14:05 (+1)\nzondag 28 feb 2027 TG934 Bangkok 00u30 -> Brussel 07u20',
    );
    expect(mixed[1]).toMatchObject({ departureTime: '12:30 AM', arrivalTime: '7:20 AM' });
  });

  it('are no airline and no deadline at the desk', () => {
    expect(segments('Mon 1 Mar 2027\n4U 8462 CGN 10:00 - LHR 10:55')[0]?.flightNumber).toBe('4U 8462');
    expect(
      segments('KL 617   12:45 AMS – 14:35 BOS  di 14 sep 2027\nInchecken tot 1 u voor vertrek. Max 20 t bagage'),
    ).toHaveLength(1);
  });
});

describe('F-532 an airline that no table knows', () => {
  it('has its number where both ends stand behind it with their hours, words between', () => {
    const german = 'Samstag, 22. Mai 2027\nSR 5120  Kassel-Calden (KSF) ab 06:15 Uhr – Heraklion (HER) an 10:35 Uhr';
    expect(segments(german)[0]?.flightNumber).toBe('SR 5120');
    const spanish =
      'sábado 22 de mayo de 2027\nZZ 4512 Bilbao (BIO) sale a las 06:15 - Heraklion (HER) llega a las 12:35';
    expect(segments(spanish)[0]?.flightNumber).toBe('ZZ 4512');
  });

  it('is none in a reference or at a gate', () => {
    expect(
      segments('Sat 22 May 2027\nRow 22 Gate 4512 Leeds (LBA) opens 06:15 - Heraklion (HER) closes 12:35')[0]
        ?.flightNumber ?? null,
    ).toBeNull();
    const named = segments(
      'Sat 22 May 2027\nRef ZQ 4512, Leeds (LBA) to Heraklion (HER)\nBA 178 LBA dep 06:15 HER arr 12:35',
    );
    expect(named.map(({ flightNumber }) => flightNumber)).not.toContain('ZQ 4512');
  });
});
