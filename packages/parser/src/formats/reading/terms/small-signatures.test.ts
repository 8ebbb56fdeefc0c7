import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const agent = (text: string) => {
  const { name, company } = parseTravelDeal(text, { referenceDate: '2026-11-21' }).agentInfo;
  return { name, company };
};

describe('T-93 who signs', () => {
  it('is a given name alone, right above the line of the agency', () => {
    const text = 'Naxos\n£400 each, give me a shout.\n\nMarta\nLarch Bay Travel, 01632 960 277';
    expect(agent(text)).toEqual({ name: 'Marta', company: 'Larch Bay Travel' });
    expect(agent(text.replace('Marta', 'Lisbon')).name).toBeNull();
  });

  it('stands under greetings from where the sender is', () => {
    const text =
      'Naxos week\n€390 per person\n\nWith sunny greetings from the bay\nMaria Vlachou\nReservations\nHotel Petra';
    expect(agent(text)).toEqual({ name: 'Maria Vlachou', company: 'Hotel Petra' });
  });

  it('has a name of its own, not the kind of seller and its town', () => {
    const text = '★ ★ ★  BRISA VIAJES  ★ ★ ★\nAgencia de viajes · León\n\nPuente en Mérida\n$4,000 MXN por persona';
    expect(agent(text).company).toBe('BRISA VIAJES');
  });
});
