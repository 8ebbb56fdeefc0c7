/** What an amount that stands alone on its line is for: a page's columns come out one below the other. */

import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { lineMoney } from '../../../formats/reading/line-money.ts';
import { readLineHeading } from '../../../formats/reading/terms/term-heading.ts';
import type { Money } from '../../../model/money.ts';
import { lookAtLine } from '../../../text/line-look.ts';
import { isPersonLabel, type PriceContext, readPriceContext, saysPerPerson } from './price-role.ts';

/** A longer line is no label of the amount beside it. */
export const MAX_LONE_LABEL = 24;

/** By the words on the lines around it (`Was`, `Now`, `per person`); null where they say nothing, or where the amount stands among words of its own. */
export function loneContext(
  document: SourceDocument,
  line: DocumentLine,
  mention: { from: number; to: number },
): PriceContext | null {
  const { text: words } = line.passage;
  const isAlone = words.length - (mention.to - mention.from) <= 2;
  // The star of a footnote may follow: `7 nights from $6,489*`.
  const end = words.endsWith('*') ? words.length - 1 : words.length;
  if (!isAlone && (mention.from > MAX_LONE_LABEL || mention.to < end)) return null;
  const label = (at: number): string => {
    const other = document.lines[at];
    const isLabel =
      other !== undefined &&
      other.folded.length <= MAX_LONE_LABEL &&
      other.bullet === null &&
      LONE_LABEL.test(other.folded) &&
      // `Not included` under the price heads a list.
      (at < line.index || readLineHeading(other) === null);
    return isLabel ? other.folded : '';
  };
  const under = document.lines[line.index + 1]?.folded ?? '';
  const own = under.length <= MAX_SHARED && isPersonLabel(under) ? under : label(line.index + 1);
  const below = isAlone && isLabelOfNext(document, line) ? '' : own;
  if (isAlone && isStruckOver(document, line)) return { role: 'was', isFrom: false, basis: null };
  // `Now £519` over `per person`: nothing but for whom it is.
  if (!isAlone && !isPersonLabel(below)) return null;
  const above = isAlone ? label(line.index - 1) : line.folded.slice(0, mention.from).trimEnd();
  if (above === '' && below === '') return null;
  const before = above === '' ? '' : `${above} `;
  const amount = line.folded.slice(mention.from, mention.to);
  const text = `${before}${amount} ${below}`;
  const to = before.length + amount.length;
  const { role, isFrom } = readPriceContext(text, before.length, to, 0, text.length, lookAtLine(text));
  return { role, isFrom, basis: null };
}

/** `per person, double occupancy` */
const MAX_SHARED = 44;

/** T-504: `pro Person im Doppelzimmer` over `949,– €` over `Einzelzimmerzuschlag` over `210,– €`: where what stands above says whose the amount is, the words below are those of the next. */
function isLabelOfNext({ lines }: SourceDocument, { index }: DocumentLine): boolean {
  const above = lines[index - 1];
  if (above === undefined || above.folded.length > MAX_SHARED) return false;
  // T-637: `Statt 899 €` over `749 €` over `Gesamtpreis` over `1.498 €`: nor where what stands above is an amount with its own words.
  const isLabelled = HAS_WORD.test(above.folded) && lineMoney(above).length === 1;
  if (!isLabelled && !saysPerPerson(above.folded, above.look)) return false;
  return !isPersonLabel(lines[index + 1]?.folded ?? '') && loneAmount(lines[index + 2]) !== null;
}

const HAS_WORD = /^[a-z]{3}/;

/** `$1,860` over `$1,580` over `per person`: what a page's card strikes through stands over what one pays now, and copied without its stroke. */
function isStruckOver({ lines }: SourceDocument, { index }: DocumentLine): boolean {
  const [before, now] = [loneAmount(lines[index]), loneAmount(lines[index + 1])];
  return (
    before !== null &&
    now !== null &&
    before.currencies[0] === now.currencies[0] &&
    before.amount > now.amount &&
    loneAmount(lines[index - 1]) === null &&
    isPersonLabel(lines[index + 2]?.folded ?? '')
  );
}

function loneAmount(line: DocumentLine | undefined): Money | null {
  const mention = line === undefined || line.passage.text.length > MAX_LONE_LABEL ? undefined : lineMoney(line)[0];
  const isAlone = mention !== undefined && (line?.passage.text.length ?? 0) - (mention.to - mention.from) <= 2;
  return isAlone && mention.money.amountMax === null ? mention.money : null;
}

/** `Was`, `Adult 1`, `Total for 2 adults`; `for 2 adults sharing` says of the price of one how it is made. */
const LONE_LABEL =
  /^(?:[a-z][a-z .:'/-]*\d?|(?:gesamt|(?:grand |in )?total)[a-z .:'/-]{0,12}\b\d{1,2} (?![a-z ]*sharing)[a-z .]{2,20})$/;
