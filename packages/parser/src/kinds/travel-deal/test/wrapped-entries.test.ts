import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('entries of a narrow list whose second line begins with a capital (T-452)', () => {
  it('between entries, and at the end behind an open word', () =>
    expect(
      read(
        'Saisonstart am Neckar, ein Angebot für unsere Stammgäste\n2 Tage 12.04.-13.04.2027, Preis pro Person 189 €\nIm Reisepreis eingeschlossen:\n• Busfahrt\n• 1 Übernachtung im 4-Sterne-Hotel\nTraube in Eberbach\n• alle Zimmer mit Dusche und Balkon\nzum Fluss\n• Sektempfang\n• 1 x Schifffahrt auf dem Neckar mit\nKaffee und Torte\nEinzelzimmerzuschlag € 15,-',
      ).includes,
    ).toEqual([
      'Busfahrt',
      '1 Übernachtung im 4-Sterne-Hotel Traube in Eberbach',
      'alle Zimmer mit Dusche und Balkon zum Fluss',
      'Sektempfang',
      '1 x Schifffahrt auf dem Neckar mit Kaffee und Torte',
    ]));

  it('near-miss: a short entry is whole, and what stands under it another thing', () => {
    const deal = read(
      'Neckar, 2 Tage\n189 € pro Person\nInklusive:\n• Busfahrt\n• Frühstück\nEinzelzimmer auf Anfrage\n• Sektempfang auf dem Schiff der Weißen Flotte',
    );
    expect(deal.includes).not.toContain('Frühstück Einzelzimmer auf Anfrage');
  });
});
