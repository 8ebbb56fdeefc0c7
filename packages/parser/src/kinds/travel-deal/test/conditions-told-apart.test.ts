import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (lines: string) =>
  parseTravelDeal(`Malta, 7 nights from 3 May 2027\n£499 pp\n\n${lines}`, { referenceDate: '2026-11-27' });

describe('T-490 conditions told apart', () => {
  it.each([
    ['Conditions\nOption held until Friday 18 December 6pm, after that it goes back on sale', []],
    ['Conditions\nOption tenue jusqu’au vendredi 18 décembre, après elle repart', []],
    ['Voorwaarden\nBoeken t/m 31-01-2027, op=op', ['op=op']],
    ['Conditions\nBook by 18 December 2026, while stocks last', ['while stocks last']],
    [
      'Hinweise\nHunde leider nicht erlaubt, Kinder erst ab 14 J.',
      ['Hunde leider nicht erlaubt', 'Kinder erst ab 14 J'],
    ],
    ['Hinweise\nAnreise nur Do od. Fr. möglich', ['Anreise nur Do od. Fr. möglich']],
    ['New bkgs only. Deposit £100 per person', ['New bkgs only', 'Deposit £100 per person']],
  ])('reads %j', (lines, restrictions) => expect(read(lines).restrictions).toEqual(restrictions));

  it.each([
    'int. flights we can check on request',
    'Sun 9/5 is also possible, then + £20 pp',
    '*** BOOK + PAY DEPOSIT BY FRI 11 DEC 2026 ***',
    'EZ-Zuschlag 35.-/Nacht',
  ])('takes %j for none', (line) => expect(read(line).restrictions).toEqual([]));

  it('ends a pictured line with its amount', () => {
    const { notes, restrictions } = read(
      '✈️ voos de ida e volta\n👶 criança até 5 anos com os pais: 890 reais\nsingle a consultar\n🏖️ praia',
    );
    expect([notes, ...restrictions].join()).not.toContain('reais single');
  });

  it('keeps together what is said of one thing', () => {
    const line = 'Storno bis 14 Tage vor Anreise kostenfrei, danach 70%';
    expect(read(`Hinweise\n${line}`).restrictions).toEqual([line]);
    expect(read('Conditions\nDeposit £150, balance 60 days before').restrictions).toHaveLength(1);
  });
});

describe('T-491 what is said to be included as well', () => {
  it.each([
    ['Includes: flights, transfers\n\nGarage space is also included', 'Garage space is also included'],
    ['Compris : vols, transferts\n\nménage de fin de séjour compris aussi', 'ménage de fin de séjour compris aussi'],
    ['Notes:\ntaxas de embarque já inclusas', 'taxas de embarque já inclusas'],
  ])('is had: %j', (lines, entry) => expect(read(lines).includes).toContain(entry));

  it('is not where it is denied', () => {
    expect(read('Includes: flights\n\nlunch is also not included').includes).toEqual(['flights']);
  });

  it('is one thing where a plus joins two words between commas', () => {
    expect(read('Includes: bed linen, water + gas, wifi').includes).toEqual(['bed linen', 'water + gas', 'wifi']);
    expect(read('Includes: bed linen, water bill + gas bill, wifi').includes).toHaveLength(4);
  });
});
