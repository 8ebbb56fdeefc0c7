import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('columns whose names leave no room (T-412)', () => {
  it.each([
    [
      'Cabin category            Brochure      Special price p.p.\nMain deck, 2-bed          €1,495        €1,195\nMiddle deck, French balc. €1,895        €1,595\nUpper deck, suite         €2,395        €2,095',
      ['€1,195', '€1,595', '€2,095'],
    ],
    [
      'Saison                statt      jetzt\nNebensaison           890 €      690 €\nHauptsaison Juli/Aug. 1.290 €    990 €',
      ['690 €', '990 €'],
    ],
  ])('what one pays stands in the last: %s', (table, prices) => {
    const deal = read(`River week, 12 May 2027\n\n${table}`);
    expect(deal.priceOptions.map(({ price }) => price)).toEqual(prices);
    expect(deal.notes).toBeNull();
  });
});

describe('the last lines of an offer (T-413)', () => {
  it.each([
    ['Limited places. Book before 25/11/2026\nMirador Travel – 020 7946 0133', 'Mirador Travel'],
    ['Plazas limitadas. Reserva antes del 25/11/2026\nViajes Mirador – 91 555 01 33', 'Viajes Mirador'],
  ])('a name and its number go on with no sentence: %s', (lines, company) => {
    const deal = read(`Lisbon\n€389 per person\n${lines}`);
    expect([deal.agentInfo.company, deal.validUntil, deal.restrictions.length]).toEqual([company, '2026-11-25', 1]);
  });

  it('a call to answer is no note', () =>
    expect(read('Zante, 7nts, £549pp\nInc bags + transfers\nShout if you have anyone for it x').notes).toBeNull());
  it('one that says until when may be', () =>
    expect(read('Zante, 7nts, £549pp\nGive us a shout before Friday or it will drop out on me').notes).toContain(
      'Friday',
    ));
});

describe('headlines and lists (T-414)', () => {
  it.each([
    [
      'CRUISE DEAL OF THE WEEK\nNorwegian Fjords - 7 nights from Southampton\nInside from £799pp',
      'Norwegian Fjords - 7 nights from Southampton',
    ],
    [
      'ANGEBOT DER WOCHE\nBlumeninsel Madeira zum Karneval\n7 Nächte ab 799 € p. P.',
      'Blumeninsel Madeira zum Karneval',
    ],
  ])('the name under the week’s deal: %s', (text, title) => expect(read(text).title).toBe(title));

  it.each([
    ['Inclusief vlucht, transfer en 20 kg ruimbagage', ['vlucht', 'transfer', '20 kg ruimbagage']],
    ['Le prix comprend : les vols, les transferts en bus privé', ['les vols', 'les transferts en bus privé']],
  ])('%s', (line, includes) => expect(read(`Side, 8 dagen € 699 p.p.\n${line}`).includes).toEqual(includes));

  it('by coach there and back is included', () =>
    expect(
      read('Fall Foliage, 6 Days\n$1,895 per person double\nRound-trip motorcoach from Philadelphia').includes,
    ).toEqual(['Round-trip motorcoach from Philadelphia']));
});
