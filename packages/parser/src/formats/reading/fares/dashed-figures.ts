/** F-495: `dvs 35.970,- for jer to`, `zu zweit 2.890,-`: below an amount whose currency is told a figure with a dash for its cents is one, too, where its words say whose it is. */
import { readFareBasis, readFareRole } from '../../../annotators/fare-words.ts';
import { readAmount } from '../../../annotators/money.ts';
import { stated, withContext } from '../../../model/field.ts';
import { spanOf } from '../../../text/passage.ts';
import type { DocumentLine } from '../document.ts';
import type { FareMention } from './fare-mention.ts';

const DASHED = /(?<![\d.,])(?<amount>\d{1,3}(?:[.,' ]\d{3}){1,2}|\d{2,5})(?=,(?:-{1,2}|[–—])(?![\d-]))/;
const hasDashedCents = (folded: string): boolean =>
  folded.includes(',-') || folded.includes(',–') || folded.includes(',—');
const BEHIND_FIGURE = /[.;!?]|\s?[/=>]{1,2}\s?(?=[^.;!?]{0,24}\d)/;
const LONGEST = 160;
/** Before and behind the figure so many characters speak of it. */
const REACH = 48;

/** `like` is an amount of the text with its currency. */
export function readDashedFigure({ passage, folded, index }: DocumentLine, { money }: FareMention): FareMention | null {
  const match = folded.length > LONGEST || !hasDashedCents(folded) ? null : DASHED.exec(folded);
  const written = match?.groups?.['amount'];
  if (match === null || written === undefined) return null;
  const to = match.index + written.length;
  const before = folded.slice(Math.max(0, match.index - REACH), match.index);
  // `Erw. 640,- / zusammen 1.280,-`: what stands before the next figure is of that.
  const after = folded.slice(to + 2, to + REACH).split(BEHIND_FIGURE, 1)[0] ?? '';
  const [role, basis] = [readFareRole(before, after), readFareBasis(before, after)];
  if (basis !== 'all' && basis !== 'person') return null;
  if (role !== null && role !== 'total' && role !== 'fare') return null;
  const value = { amount: readAmount(written), amountMax: null, currencies: money.value.currencies };
  return {
    money: withContext(stated(value, [spanOf(passage, match.index, to)]), money.spans),
    role: 'total',
    basis,
    written,
    line: index,
    isAddition: false,
  };
}
