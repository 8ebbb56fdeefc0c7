/**
 * The reductions of several prices: each row of cabins, rooms or departures says what it was, what it is, and often what is saved.
 *
 *   Cabin      Was      Now      You save       Twin: was £899, now £719 (20% off)
 *   Inside     £1,000   £800     £200           Triple: was £799, now £639 (20% off)
 */
import type { DocumentLine } from '../../../formats/reading/document.ts';
import { type Field, stated } from '../../../model/field.ts';
import type { Reduction } from '../../../model/travel-deal-draft.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { PERCENT_SIGN } from '../../../text/line-look.ts';
import { spanOf } from '../../../text/passage.ts';
import type { PriceMention } from './price-mention.ts';

export function readReductions(mentions: readonly PriceMention[]): Reduction[] {
  if (mentions.every(({ role }) => role !== 'was')) return [];
  const byLine = new Map<DocumentLine, PriceMention[]>();
  for (const mention of mentions) {
    const same = byLine.get(mention.line);
    if (same) same.push(mention);
    else byLine.set(mention.line, [mention]);
  }
  return [...byLine].flatMap(([line, row]) => reductionOf(line, row) ?? []);
}

/** A row with one price before and one now. Of several amounts that say nothing of themselves none is known to be it. */
function reductionOf(line: DocumentLine, row: readonly PriceMention[]): Reduction | null {
  const [before, otherBefore] = row.filter(({ role }) => role === 'was');
  const [after, otherAfter] = row.filter(({ role }) => role === 'person' || role === 'whole' || role === 'open');
  if (!before || !after || otherBefore || otherAfter) return null;
  const [saving, otherSaving] = row.filter(({ role }) => role === 'saving');
  return {
    before: before.price,
    after: after.price,
    amountOff: saving === undefined || otherSaving ? null : saving.price,
    percentOff: percentIn(line),
  };
}

const PERCENT = /(?<![\d.,])\d{1,2}(?:[.,]\d)?(?=\s?%)/g;
/** In a cell or in brackets of its own, or with a word that says so. */
const SAVED_BEFORE =
  /(?:[\t|(]|\s{2}|sav(?:e|ing|ings)|discount(?: of)?|reduc(?:ed by|tion(?: of| de)?)|sparen|ersparnis|rabatt|ahorr[ao]s?|descuento(?: de)?|economisez|remise(?: de)?|risparmi[ao]?|sconto(?: del)?|economi[ae]|desconto(?: de)?)[\s:]{0,3}[-–−]?\s?$/;
const SAVED_BEHIND =
  /^\s?%\s?(?:[\t|)]|$|off\b|saving|discount|reduction|rabatt|reduziert|gunstiger|ersparnis|nachlass|ermass|de (?:descuento|desconto|remise|reduction|ahorro)|di sconto)/;
const MOST = /\b(?:up to|extra|bis zu|jusqu'a|hasta|fino a|ate)\W{0,3}$/;

/** The one percentage of the row, where it is what is saved. */
function percentIn({ folded, look, passage }: DocumentLine): Field<number> | null {
  if ((look.signs & PERCENT_SIGN) === 0) return null;
  const [match, other] = allMatches(PERCENT, folded);
  if (!match || other) return null;
  const before = folded.slice(Math.max(0, match.index - 24), match.index);
  const to = match.index + match[0].length;
  const isSaved = SAVED_BEHIND.test(folded.slice(to, to + 24));
  if (!(isSaved || SAVED_BEFORE.test(before)) || MOST.test(before)) return null;
  return stated(Number(match[0].replace(',', '.')), [spanOf(passage, match.index, to)]);
}
