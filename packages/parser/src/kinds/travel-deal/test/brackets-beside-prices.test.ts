/** What stands in brackets behind a price: part of it, or a list that ends with them. */
import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const parse = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-20' });

describe('T-250 taxes in brackets behind a price', () => {
  it.each([
    ['Price per person: €649 (taxes included)', '€649'],
    ['Precio por persona en doble: 1.649 € (tasas incluidas)', '1.649 €'],
    ['Prezzo a persona in doppia: 720 € (tasse e spese incluse)', '720 €'],
    ['Prix par personne : 580 € (taxes comprises)', '580 €'],
    ['Rate per person $845 (all taxes and fees included)', '$845'],
  ])('are part of it in %j', (line, price) => {
    expect(parse(`Samos\n7 nights\n${line}\nIncludes: flights, transfers`).price).toBe(price);
  });

  it('are none where they come on top', () => {
    expect(parse('Samos\n7 nights\n€649 per person\nCity tax: €20 (tax not included)').price).toBe('€649');
    expect(parse('Samos\n7 nights\n€40 (taxes not included)').price).toBeNull();
  });
});

describe('T-251 a list within brackets', () => {
  it('ends with them', () => {
    const signed = 'Samos\n2 Nächte, 249 € p.P. (inkl. Frühstück, Stadtrundfahrt, Transfer)\nEva Holm, Reisebüro Holm';
    const { includes, agentInfo } = parse(signed);
    expect(includes).toEqual(['Frühstück', 'Stadtrundfahrt', 'Transfer']);
    expect(agentInfo.name).toBe('Eva Holm');
    expect(parse('Samos retreat\n7 nights from $1,290 (incl. breakfast, yoga)').includes).toEqual([
      'breakfast',
      'yoga',
    ]);
  });

  it('goes on behind brackets of its own, and behind the marks of its entries', () => {
    expect(parse('Samos\n€499 pp\nIncludes: flights (with bags), transfers').includes).toEqual([
      'flights (with bags)',
      'transfers',
    ]);
    expect(parse('Samos\n€499 pp\nIncludes: a) flights; b) transfers; c) all meals').includes).toHaveLength(3);
  });
});

describe('T-252 the name of an offer that nobody signs', () => {
  it('is no company', () => {
    const { title, agentInfo } = parse('Lisbon getaway\n3 nights\n€649 pp');
    expect([title, agentInfo.company]).toEqual(['Lisbon getaway', null]);
    expect(parse('Lisbon getaway\n3 nights\n€649 pp\nEva Holm, Holm Travel, 020 5550 1234').agentInfo.company).toBe(
      'Holm Travel',
    );
  });
});
