/** F-574: amounts in words with what each is for: `nine hundred and forty euro each`, `insgesamt eintausendachthundert Euro`. */
import { endsInNumber, findAmountsInWords } from '../../../annotators/amount-in-words.ts';
import { readFareBasis, readFareRole } from '../../../annotators/fare-words.ts';
import { stated } from '../../../model/field.ts';
import { spanOf } from '../../../text/passage.ts';
import type { DocumentLine } from '../document.ts';
import { clauseBefore } from './clause-before.ts';
import type { FareMention } from './fare-mention.ts';

const MAX_LINE = 20_000;
/** So many characters behind an amount speak of it. */
const REACH = 60;
const LETTER = /[a-z]/;
const CLAUSE_END = /[.,;!?]/;

/** A price in figures says what is in words again (`six hundred pounds (£600)`), that of a bag does not. */
export const withSpoken = (
  read: readonly FareMention[],
  line: DocumentLine,
  above: DocumentLine | undefined,
): readonly FareMention[] =>
  read.every(({ role, isAddition }) => role === 'other' || isAddition)
    ? [...read, ...readSpokenAmounts(line, above)]
    : read;

function readSpokenAmounts(
  { passage, folded, look, index }: DocumentLine,
  above: DocumentLine | undefined,
): readonly FareMention[] {
  if (folded.length > MAX_LINE || folded.length !== passage.text.length) return [];
  const all = findAmountsInWords(folded, look);
  // `one thousand two` over `hundred euro each`
  const isBroken =
    all[0] !== undefined && !LETTER.test(folded.slice(0, all[0].from)) && endsInNumber(above?.folded ?? '');
  const amounts = isBroken ? all.slice(1) : all;
  return amounts.map(({ from, to, money }, i): FareMention => {
    const before = clauseBefore(folded.slice(amounts[i - 1]?.to ?? 0), from - (amounts[i - 1]?.to ?? 0));
    const behind = folded.slice(to, Math.min(to + REACH, amounts[i + 1]?.from ?? folded.length));
    const after = behind.split(CLAUSE_END, 1)[0] ?? '';
    return {
      money: stated(money, [spanOf(passage, from, to)]),
      role: readFareRole(before, after),
      basis: readFareBasis(before, after),
      written: passage.text.slice(from, to),
      line: index,
      isAddition: false,
    };
  });
}
