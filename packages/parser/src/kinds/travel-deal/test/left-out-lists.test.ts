import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const terms = (text: string) => {
  const { includes, restrictions } = parseTravelDeal(text, { referenceDate: '2026-11-21' });
  return { includes, restrictions };
};
const paragraph = (words: string) =>
  terms(
    `Gozo, 5 to 12 May 2027, 7 nts Hotel Xlendi View, £845pp. Includes return flights, boat transfer. ${words} Book by 31 Jan 2027. Call Nina 020 7946 0999`,
  );
const page = (line: string) =>
  terms(`GOZO\n5 to 12 May 2027, 7 nights\nHotel Xlendi View\n£845 per person\n\n${line}\n\nBook by 31 Jan 2027`);
const HAD = ['return flights', 'boat transfer'];

describe('T-177 what an offer leaves out goes on behind its commas', () => {
  it.each([
    ['Not incl: eco tax, lunches.', ['Not incl: eco tax, lunches']],
    ['Excludes eco tax, lunches and tips.', ['Excludes eco tax, lunches and tips']],
    ['Not inc. eco tax, lunches.', ['Not inc. eco tax, lunches']],
    ['Excl. eco tax, lunches, balance 8 wks.', ['Excl. eco tax, lunches', 'balance 8 wks']],
    ['Ohne Kurtaxe, Mittagessen.', ['Ohne Kurtaxe, Mittagessen']],
    ['City tax, lunches not incl.', ['City tax', 'lunches not incl']],
  ])('in one paragraph: %s', (words, restrictions) =>
    expect(paragraph(words)).toEqual({ includes: HAD, restrictions }),
  );

  it.each([
    ['Includes flights, transfers, excludes lunches, visa.', ['excludes lunches, visa']],
    ['Incl. flights + transfers, excl. lunches + visa', ['excl. lunches + visa']],
    ['Incl flights, transfers and not incl lunches', ['not incl lunches']],
    ['Comprend flights, transfers, hors boissons', ['hors boissons']],
  ])('behind what it includes: %s', (line, restrictions) =>
    expect(page(line)).toEqual({ includes: ['flights', 'transfers'], restrictions }),
  );

  it('and what is exclusive is had', () =>
    expect(page('Includes flights, transfers and exclusive lounge access')).toEqual({
      includes: ['flights', 'transfers', 'exclusive lounge access'],
      restrictions: [],
    }));

  it('and is told once', () =>
    expect(
      terms(
        'Oferta Cancún 5 días 4 noches, $12,990 MXN por persona, vuelo, traslados. No incluye propinas ni tasas. Reserva antes del 15 de enero. Info 55 5555 0142',
      ).restrictions.filter((text) => text.includes('propinas')),
    ).toHaveLength(1));
});
