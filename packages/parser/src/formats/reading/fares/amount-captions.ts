/**
 * F-98: one value a line: `£310`, `per adult`, `£620`, `total for 2 adults`. A run of amounts and such lines that ends with one has them below
 * its amounts; one that ends with an amount (`Per adult`, `£310`, `Total for 2`, `£620`) has them above.
 */
import { readFareBasis, readFareRole } from '../../../annotators/fare-words.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT } from '../../../text/line-look.ts';
import type { DocumentLine } from '../document.ts';
import { lineMoney } from '../line-money.ts';
import { WHO } from './counted-rows.ts';

/** Of an amount with its currency and a word before it, and of what it is for. */
const LONGEST_AMOUNT = 32;
const LONGEST_CAPTION = 44;
/** No card has more amounts; a longer run is a list. */
const MAX_RUN = 6;

/** The line below the amount at `index` that says for whom it is. */
export function captionBelow(lines: readonly DocumentLine[], index: number): DocumentLine | null {
  const first = nextText(lines, index);
  if (first === null || !isCaption(lines[first] as DocumentLine) || headsRows(lines, first)) return null;
  let at = first;
  for (let run = 0; run < MAX_RUN; run++) {
    const amount = nextText(lines, at);
    if (amount === null || isLabelled(lines[amount] as DocumentLine)) return lines[first] as DocumentLine;
    const below = nextText(lines, amount);
    if (below === null || !mayHaveCaption(lines[amount] as DocumentLine) || !isCaption(lines[below] as DocumentLine))
      return null;
    if (headsRows(lines, below)) return null;
    at = below;
  }
  return null;
}

/** No amount, or one with its own label before it: `Total: £620`. */
const isLabelled = (line: DocumentLine): boolean =>
  lineMoney(line).length === 0 || (line.cells?.length ?? 0) > 1 || line.folded.includes(':');

/** One amount, and nothing beside it that says for whom it is. */
export const mayHaveCaption = (line: DocumentLine): boolean =>
  line.folded.length <= LONGEST_AMOUNT &&
  lineMoney(line).length === 1 &&
  (line.cells?.length ?? 0) < 2 &&
  !NAMES_THING.test(line.folded) &&
  readFareBasis(line.folded, '') === null;
/** `USD 50 for ESTA extra`: what it is for stands behind it. */
const NAMES_THING =
  /\d [^\d]{0,3}(?:for|fur|pour|para|per|voor) (?:(?:the|your|an?) )?[a-z]{3,}|\b(?:extra|optional|aufpreis|en option|opcional|opzionale)\b/;

/** What names a part of the price, or what it may cost besides, names the amount below it. */
function isCaption({ folded, look, cells }: DocumentLine): boolean {
  if (folded.length > LONGEST_CAPTION || (cells !== null && cells.length > 1) || folded.endsWith(':')) return false;
  if ((look.signs & DIGIT) !== 0 && FIGURES.test(folded)) return false;
  if (readFareBasis('', ` ${folded}`) === null) return false;
  const role = readFareRole(`${folded} `, '');
  return role === null || role === 'total';
}

/** `1 x Child` over `Price per child` and its amount: the next travelers' rows begin, nothing is said of the amount above. */
function headsRows(lines: readonly DocumentLine[], at: number): boolean {
  if (!COUNTED.test((lines[at] as DocumentLine).folded)) return false;
  const label = nextText(lines, at);
  const amount = label === null || lineMoney(lines[label] as DocumentLine).length > 0 ? null : nextText(lines, label);
  return amount !== null && mayHaveCaption(lines[amount] as DocumentLine);
}
const COUNTED = compactPattern(`^\\W{0,3}[1-9]\\s?[x×]\\s?${WHO}$`);

/** More than a number of travelers. */
const FIGURES = /\d{2}|\d\D+\d/;

function nextText(lines: readonly DocumentLine[], index: number): number | null {
  for (let i = index + 1; i < lines.length; i++) if ((lines[i] as DocumentLine).passage.text !== '') return i;
  return null;
}
