import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

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
    ['899 € por persona (antes 1.099)', '899 €', '1.099 €'],
    ['1.549 EUR p.P. (statt regulär 1.895)', '1.549 EUR', '1.895 EUR'],
    ['£1,549pp rather than 1895 a head', '£1,549', '£1895'],
    ['De 1.099 por R$ 899 por pessoa', 'R$ 899', 'R$ 1.099'],
    ['Prima 1.895 - Ora 1.549 € a persona', '1.549 €', '1.895 €'],
    ['Ord. pris 1.299 kr, nu 999 kr', '999 kr', '1.299 kr'],
    ['was £1895 now 1549pp', '£1549', '£1895'],
    ['für 899 statt 1.099 € p.P.', '899 €', '1.099 €'],
    ['Nur 899 p.P. statt 1.099 EUR', '899 EUR', '1.099 EUR'],
    ['de R$ 1.099 por 899 por pessoa', 'R$ 899', 'R$ 1.099'],
  ])('%s', (line, price, originalPrice) => {
    expect(read(line)).toMatchObject({ price, originalPrice });
  });

  it.each([
    'was 7 nights now £1,549pp',
    'room 1895 now £1,549pp',
    'was 2025 now £1,549pp',
    'was 1495 now £1,549pp',
    '£549pp, normally 40 seats',
    '£549pp, was 999 rooms',
    'Villa de 1200 por 899 €',
    '£549pp or £749pp, was 999',
    '£549pp\nDeposit £50, was 100',
    'was £1,895 now 1,000 rooms',
    'was £9,895 now 1,000',
    'im Mai 2027 statt 3.099 € p.P.',
    '20 statt 21 Tage für 1.099 €',
  ])('but not of %s', (line) => {
    expect(read(line).originalPrice).toBeNull();
  });

  it('keeps of whom both are', () =>
    expect(read('was £1,895 per couple now 1,549 per couple')).toMatchObject({
      price: null,
      totalPrice: '£1,549',
      priceBasis: 'per couple',
      originalPrice: '£1,895',
    }));
});
