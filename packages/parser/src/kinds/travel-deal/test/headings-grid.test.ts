import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-236 the headings of lists, however they are set', () => {
  it.each([
    ['Das bekommen Sie', 'includes'],
    ['Tout est compris', 'includes'],
    ['Tu viaje incluye', 'includes'],
    ['What we include', 'includes'],
    ['Extra zu zahlen', 'restrictions'],
    ['Reste à votre charge', 'restrictions'],
    ['A pagar aparte', 'restrictions'],
    ['Servizi non inclusi', 'restrictions'],
    ['Reisehöhepunkte', 'highlights'],
    ['On a aimé', 'highlights'],
    ['I momenti più belli', 'highlights'],
    ['Top moments', 'highlights'],
    ['Buono a sapersi', 'restrictions'],
    ['Letras pequenas', 'restrictions'],
  ] as const)('T-236 %s', (heading, topic) => {
    for (const set of [heading, `${heading}:`, heading.toUpperCase(), `**${heading}**`, `${heading}\n------------`])
      expect(read(`Gozo week\n£799 per person\n\n${set}\n- Aab\n- Boat to Comino\n`)[topic]).toHaveLength(2);
  });

  it.each([
    'What you get\nFlights + guided walks + breakfast',
    'What you get\n\nFlights, guided walks, breakfast',
    'What you get\n------------\nFlights; guided walks; breakfast',
    'What you get: Flights | guided walks | breakfast',
  ])('T-236 a list of one line: %s', (list) =>
    expect(read(`Gozo week\n£799 per person\n\n${list}\n`).includes).toEqual(['Flights', 'guided walks', 'breakfast']),
  );

  it('T-236 ticks before conditions are no promise, nor does what closes a plan end them', () => {
    const deal = read(
      'Gozo week\n£799 per person\n\nIncluded:\n• Flights\n\nConditions:\n✓ Minimum stay 7 nights\n✓ Subject to availability',
    );
    expect(deal.includes).toEqual(['Flights']);
    expect(deal.restrictions).toEqual(['Minimum stay 7 nights', 'Subject to availability']);
  });
});
