import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../parse.ts';

const titlesOf = (text: string) =>
  parseItinerary(text, { referenceDate: '2026-11-21' }).days.flatMap(({ timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) => activities.map(({ title }) => title)),
  );

describe('I-307 copy of which one line alone goes on', () => {
  it('is put together where the line is full and ends within a phrase', () => {
    const text =
      "JOUR 1 : LYON / MALAGA\nRendez-vous à l'aéroport à 10h00. Envol à destination de Malaga à 12h15. Accueil par\nnotre guide et transfert à l'hôtel. Dîner au restaurant.\n\nJOUR 2 : RONDA\nDépart pour Ronda, visite des arènes. Déjeuner au restaurant de la place principale.\nContinuation vers Séville.\n";
    expect(titlesOf(text)).toContain("Accueil par notre guide et transfert à l'hôtel");
    expect(titlesOf(text)).toContain('Continuation vers Séville');
  });

  it('is left where the next line begins with a capital', () => {
    const text =
      'Day 1: Ghent\n09:00 Coach to the old town with the whole group and then on foot to the\nharbour walls and the mill.\n13:00 Lunch in the restaurant of the castle above the river with all\nGuided visit of the mill\n';
    expect(titlesOf(text)[0]).toContain('harbour walls');
    expect(titlesOf(text).join()).not.toContain('with all Guided');
  });
});
