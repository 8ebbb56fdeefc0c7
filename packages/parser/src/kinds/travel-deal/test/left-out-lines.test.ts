import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const page = (line: string) =>
  parseTravelDeal(`GOZO\n5 to 12 May 2027, 7 nights\nHotel Xlendi View\n£845 per person\n${line}`, {
    referenceDate: '2026-11-21',
  });

describe('T-196 what a line leaves out, without a verb', () => {
  it.each([
    'Travel insurance not included',
    'Without travel insurance',
    'Kurtaxe nicht inklusive',
    'Exkl. Reiseversicherung',
    'Ohne Flüge',
    'zuzüglich Kurtaxe',
    'Assurance voyage non comprise',
    'Taxe de séjour en supplément',
    'Hors assurance voyage',
    'Sin seguro de viaje',
    'Seguro de viaje no incluido',
    'Assicurazione viaggio esclusa',
    'Esclusa tassa di soggiorno',
    'Il prezzo non include assicurazione viaggio',
    'Taxa de turismo não incluída',
    'Seguro de viagem à parte',
  ])('%s', (line) => {
    const deal = page(line);
    expect(deal.restrictions).toHaveLength(1);
    expect(deal.includes).toEqual([]);
    expect(deal.agentInfo.company).toBeNull();
  });

  it.each(['Exklusive Villa am Meer', 'Ohne Stress reisen', 'Hors des sentiers battus', 'Sans engagement'])(
    'is nothing else: %s',
    (line) => expect(page(line).restrictions).toEqual([]),
  );

  it('nor is the name of a trip a company', () => {
    expect(page('Spring Escape to Gozo\nCall 020 7946 0999').agentInfo.company).toBeNull();
    expect(page('Sans Souci Travel\nCall 020 7946 0999').agentInfo.company).toBe('Sans Souci Travel');
  });
});
