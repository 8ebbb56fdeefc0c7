/**
 * F-528: a line apart from the price that tells what it is made of, without a currency: `Breakdown p.p. is base 870.00 + taxes and fees 248.64` beside
 * `CAD 1,118.64 per person`. Read where its figures make that amount to the cent.
 */
import { type FareRole, readFareRole } from '../../../annotators/fare-words.ts';
import { readAmount } from '../../../annotators/money.ts';
import { stated, withContext } from '../../../model/field.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { DIGIT } from '../../../text/line-look.ts';
import { spanOf } from '../../../text/passage.ts';
import type { DocumentLine } from '../document.ts';
import { lineMoney } from '../line-money.ts';
import type { FareMention } from './fare-mention.ts';
import { FIGURE } from './sum-line.ts';

const MAX_LENGTH = 140;
const [LEAST, MOST] = [2, 4];
/** Nobody adds up without a sign or a word for it. */
const ADDS = /\+|,|\/|\b(?:plus|and|und|et|y|e|en|mas|piu|mais|zzgl)\b/;

/** The parts of one of the prices; none where the line tells others. */
export function readPartsApart(line: DocumentLine, prices: readonly FareMention[]): FareMention[] {
  const { folded, passage } = line;
  if ((line.look.signs & DIGIT) === 0 || folded.length > MAX_LENGTH || folded.length !== passage.text.length) return [];
  const figures = allMatches(FIGURE, folded);
  if (figures.length < LEAST || figures.length > MOST || lineMoney(line).length > 0) return [];
  const sum = figures.reduce((all, [figure]) => all + readAmount(figure), 0);
  const price = prices.find(
    ({ money, role, basis }) =>
      (role === 'total' || role === null) && basis !== 'child' && Math.abs(money.value.amount - sum) < 0.011,
  );
  if (price === undefined) return [];
  const parts = figures.map(({ 0: figure, index }, i): FareMention => {
    const before = folded.slice(i === 0 ? 0 : endOf(figures[i - 1]), index);
    const to = index + figure.length;
    const after = folded.slice(to, figures[i + 1]?.index ?? folded.length);
    const { currencies } = price.money.value;
    const money = stated({ amount: readAmount(figure), amountMax: null, currencies }, [spanOf(passage, index, to)]);
    return {
      money: withContext(money, price.money.spans.slice(0, 1)),
      role: partOf(readFareRole(before, after)),
      basis: price.basis,
      written: passage.text.slice(index, to),
      line: line.index,
      isAddition: false,
    };
  });
  const areNamed = parts.every(({ role }, i) => (i === 0 ? role === 'base' : role === 'taxes' || role === 'fee'));
  const areJoined = figures.every(
    (figure, i) => i === 0 || ADDS.test(folded.slice(endOf(figures[i - 1]), figure.index)),
  );
  return areNamed && areJoined ? parts : [];
}

const partOf = (role: FareRole): FareRole => (role === 'fare' ? 'base' : role);
const endOf = (figure: RegExpMatchArray | undefined): number =>
  figure === undefined ? 0 : (figure.index ?? 0) + figure[0].length;
