import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../parse.ts';

const read = (line: string) => parseTravelDeal(`Lake Orta Escape\n5 nights\n${line}`, { referenceDate: '2026-11-21' });

describe('T-550 what it was without a currency', () => {
  it.each([
    ['was 1895 now £1,549pp', '£1,549', '£1895'],
    ['Was 1,895, now only £1,549 per person', '£1,549', '£1,895'],
    ['£1,549pp (normally 1,895)', '£1,549', '£1,895'],
    ['statt 899 jetzt nur 749 € p.P.', '749 €', '899 €'],
    ['749 € p.P. statt 899', '749 €', '899 €'],
    ['€ 749 p.p. i.p.v. 899', '€ 749', '€ 899'],
    ['avant 899, maintenant 749 € par personne', '749 €', '899 €'],
    ['antes 899 ahora 749 € por persona', '749 €', '899 €'],
    ['Normal 1.299,- nu 999 kr pr. person', '999 kr', '1.299 kr'],
  ])('%s', (line, price, originalPrice) => {
    expect(read(line)).toMatchObject({ price, originalPrice });
  });

  it.each([
    'was 7 nights now £1,549pp',
    'room 1895 now £1,549pp',
    'was 2025 now £1,549pp',
    'was 1495 now £1,549pp',
    '£549pp, normally 40 seats',
  ])('but not of %s', (line) => {
    expect(read(line).originalPrice).toBeNull();
  });
});
