import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-230 who writes a post, and what a sentence of it calls the trip', () => {
  it.each([
    [
      'Marta Hollingsworth\n2nd\nLuxury travel advisor | Founder, Juniper Lane Journeys\n1d • Edited •\n\nThis spring I\'m hosting "Puglia at the Table".',
      { name: 'Marta Hollingsworth', company: 'Juniper Lane Journeys', title: 'Puglia at the Table' },
    ],
    [
      'Jonas Ritterhaus\n• 2.\nGründer von Nordlicht Reisen | Fotograf\n2 Tage • Bearbeitet •\n\nIm März begleite ich "Lofoten im Winterlicht".',
      { name: 'Jonas Ritterhaus', company: 'Nordlicht Reisen', title: 'Lofoten im Winterlicht' },
    ],
  ])('T-230 %s', (post, { name, company, title }) => {
    const deal = read(`${post}\n8 – 15 May 2027\n€2,950 per person`);
    expect(deal.title).toBe(title);
    expect(deal.agentInfo).toMatchObject({ name, company });
  });

  it('T-230 leaves the name of a trip over its selling points', () =>
    expect(read('Grand Tour Sicily\nSmall groups | Expert guides\n8 days from £1,290 pp').title).toBe(
      'Grand Tour Sicily',
    ));

  it("T-230 what we'll do together heads what is done", () =>
    expect(
      read("Puglia week\n€990 pp\n\nWhat we'll do together:\n→ Bake bread in Altamura\n→ Cycle to the sea").activities,
    ).toEqual(['Bake bread in Altamura', 'Cycle to the sea']));
});
