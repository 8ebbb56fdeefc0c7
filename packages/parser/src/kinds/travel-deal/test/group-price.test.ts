import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const HEAD = 'ALGARVE FAIRWAYS BREAK\n3 nights, 4 to 7 May 2027\n\n';

describe('T-96 the price of each and that of the whole group, by its size', () => {
  it.each([
    'Price per player\n   group of 6     £510    (£3,060 in all)\n   group of 12    £480    (£5,760 in all)\n',
    'Price per person\nGroup of 6: £510 (£3,060)\nGroup of 12: £480 (£5,760)\n',
    '6 players ..... £510 each, total £3,060\n12 players .... £480 each, total £5,760\n',
  ])('%j', (rows) => {
    const { price, totalPrice, priceOptions, warnings } = read(HEAD + rows);
    expect([price, totalPrice]).toEqual(['£480', '£5,760']);
    expect(priceOptions.map((option) => option.price)).toEqual(['£510', '£480']);
    expect(warnings).toEqual([]);
  });

  it('a total of all that does not fit is warned of', () => {
    const { warnings } = read(`${HEAD}Price per player\n   group of 6     £510    (£3,600 in all)\n`);
    expect(warnings.map(({ code }) => code)).toEqual(['total-mismatch']);
  });

  it('a family under prices of one person has a price of its own', () => {
    const { price, totalPrice } = read(`${HEAD}Price per person\nDouble room   £510\n\nFamily of 4   £1,640\n`);
    expect([price, totalPrice]).toEqual(['£510', '£1,640']);
  });

  it('a second amount of something else is no total', () => {
    const { price, totalPrice } = read(`${HEAD}Price per player\n   group of 6    £510    (£620 in June)\n`);
    expect([price, totalPrice]).toEqual(['£510', null]);
  });

  it('who only comes along does not set the price', () =>
    expect(read(`${HEAD}Price per person\nPlayer    £510\nNon-player   £360\n`).price).toBe('£510'));
});

describe('T-97 a column of prices for two beside that of one', () => {
  const table = (head: string, total = '£2,590') =>
    read(
      `THE QUIET RHONE, 7 nights\n\nGRADE              PER PERSON     ${head}\nLower deck         £1,295         ${total}\nUpper deck         £1,495         £2,990\n`,
    );

  it.each(['CABIN FOR 2', 'PER CABIN', '2 PERSONS', 'TOTAL FOR TWO'])('%j', (head) => {
    const { price, totalPrice, warnings } = table(head);
    expect([price, totalPrice]).toEqual(['£1,295', '£2,590']);
    expect(warnings).toEqual([]);
  });

  it('one that is not twice the price is warned of', () =>
    expect(table('CABIN FOR 2', '£2,950').warnings.map(({ code }) => code)).toEqual(['total-mismatch']));

  it.each(['SINGLE CABIN', 'EXTRA NIGHT', 'DEPOSIT', 'CREDIT PER CABIN', 'FROM LEEDS'])('not %j', (head) =>
    expect(table(head).totalPrice).toBeNull(),
  );
});
