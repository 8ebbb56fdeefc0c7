import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const parse = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-20' });

describe('T-258 things that are counted, without a heading', () => {
  it.each([
    '2x Frühstücksbuffet, 2x 4-Gang-Abendmenü',
    '1 Rückenmassage (25 Min.)',
    'freie Nutzung von Sauna und Pool',
    '1 back massage (25 min)',
    'free use of the sauna',
    '2 x guided walk',
  ])('are included: %s', (line) => {
    expect(parse(`Wellness in Bad Holm\n2 nights from €289 per person\n${line}`).includes).toContain(line);
  });

  it('are none beside a list, nor where they are extra', () => {
    expect(parse('Bad Holm\n€289 per person\nIncludes: breakfast\n\n1 back massage at extra charge').includes).toEqual([
      'breakfast',
    ]);
  });

  it('leave the nights out of the name of a house', () => {
    expect(parse('Rom\n3 Nächte Hotel Bella, Frühstück\n399 € pro Person').accommodation).toBe('Hotel Bella');
    expect(parse('Roma\n3 noches Hotel Bella, desayuno\n399 € por persona').accommodation).toBe('Hotel Bella');
  });
});
