import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../index.ts';

const read = (place: string) =>
  parseTravelDeal(`Fjords & Fells\n${place}\n3 to 10 June 2027\n\n£899 per person\nIncludes flights\n`, {
    referenceDate: '2026-11-20',
  });

describe('T-365 a name over its place', () => {
  it.each(['Bergen, Norway', 'Bergen and the Hardanger, Norway'])('is the title over %s', (place) => {
    expect(read(place).title).toBe('Fjords & Fells');
  });

  it('P-1 is sought in one way in a line of letters', () => {
    const { priceOptions, price } = read(`PARIS ${'A'.repeat(50)}! ROME`);
    expect([price, priceOptions]).toEqual(['£899', []]);
  });
});
