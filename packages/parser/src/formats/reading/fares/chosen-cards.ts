/**
 * F-339: fares of a booking page one below the other, each with its price and a button, `Main` / `$219` / `Select`, of which one was taken:
 * `✓ Selected` below its price. The others are not paid; two that were taken are each for a part of the journey.
 */
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';
import { lineMoney } from '../line-money.ts';
import { piecesOf } from './fare-columns.ts';
import type { FareMention } from './fare-mention.ts';

const TAKE = new LinePattern(
  /^\W{0,3}(?:select|choose|pick|auswahlen|wahlen|choisir|selectionner|elegir|seleccionar|scegli|seleziona|escolher|selecionar|kiezen)(?: (?:fare|flight|bundle|this))?\W{0,3}$/,
);
const TAKEN = compactPattern(
  /^\W{0,3}(?:(?:currently )?selected|your (?:choice|selection)|chosen|ausgewahlt|gewahlt|selectionne|choisi|seleccionad[oa]|elegid[oa]|selezionat[oa]|scelt[oa]|selecionad[oa]|escolhid[oa]|geselecteerd|gekozen)\W{0,3}$/,
);
/** In a row of them: the words of `TAKEN`, wherever they stand. */
const TAKEN_WITHIN = new LinePattern(
  /\b(?:selected|chosen|your (?:choice|selection)|(?:aus)?gewahlt|selectionne|choisi|seleccionad[oa]|elegid[oa]|selezionat[oa]|scelt[oa]|selecionad[oa]|escolhid[oa]|geselecteerd|gekozen)\b/,
);
const LONGEST = 30;

/** F-601: no fare in columns tells more lines between its price and its button. */
const MAX_ENTRIES = 16;

/** A row of buttons under fares side by side, `Select    Selected    Select`: which of them was taken, from the left. Null where it is none. */
export function takenColumns(line: DocumentLine): readonly boolean[] | null {
  if (line.folded.length > MAX_ROW || !TAKEN_WITHIN.test(line.look, line.folded)) return null;
  const cells = piecesOf(line).map(({ passage }) => foldText(passage.text));
  return cells.length > 1 && cells.every((cell) => TAKE.regex.test(cell) || TAKEN.test(cell))
    ? cells.map((cell) => TAKEN.test(cell))
    : null;
}
const MAX_ROW = 160;

/** The row of as many prices above the row of buttons at `at`; null where there is none. */
export function rowOfPrices(lines: readonly DocumentLine[], at: number, columns: number): number | null {
  for (let i = at - 1; i >= 0 && i >= at - MAX_ENTRIES; i--) {
    const line = lines[i];
    if (line === undefined || lineMoney(line).length === 0) continue;
    const cells = piecesOf(line).map(({ passage }) => foldText(passage.text));
    if (cells.length === columns && cells.every((cell) => PRICE_ALONE.test(cell))) return i;
  }
  return null;
}
/** `€241.00`, `+ EUR 48.00`, or what stands for nothing to pay. */
const PRICE_ALONE =
  /^\W{0,3}(?:[a-z]{3}\s?)?\W{0,2}\d[\d.,' ]{0,12}\W{0,3}(?:[a-z]{3})?\W{0,2}$|^(?:included|inklusive|inbegriffen|enthalten|inclus|incluid[oa]|incluso|compreso|inbegrepen)$/;

function pricesIn(
  columns: readonly boolean[],
  mentions: readonly FareMention[],
  lines: readonly DocumentLine[],
  at: number,
): (readonly [FareMention, boolean])[] {
  const row = lines[rowOfPrices(lines, at, columns.length) ?? -1];
  if (row === undefined) return [];
  const cells = piecesOf(row).map(({ passage }) => spanOf(passage));
  return mentions.flatMap((mention) => {
    const from = mention.line === row.index ? mention.money.spans[0]?.[0] : undefined;
    const column = from === undefined ? -1 : cells.findIndex((cell) => from >= cell[0] && from < cell[1]);
    return column < 0 ? [] : [[mention, columns[column] === true] as const];
  });
}

/** The mentions without those that were not taken; as they are where no card says that it was. */
export function withChosenCards(
  mentions: readonly FareMention[],
  lines: readonly DocumentLine[],
): readonly FareMention[] {
  const offered = new Set<number>();
  const taken = new Set<number>();
  const inColumns = new Map<FareMention, boolean>();
  for (const [i, line] of lines.entries()) {
    const { folded, look } = line;
    const above = lines[i - 1];
    if (above === undefined || folded === '') continue;
    const columns = takenColumns(line);
    if (columns !== null)
      for (const [one, isTaken] of pricesIn(columns, mentions, lines, i)) inColumns.set(one, isTaken);
    if (folded.length > LONGEST) continue;
    if (TAKEN_WITHIN.mayMatch(look) && TAKEN.test(folded)) taken.add(above.index);
    else if (TAKE.test(look, folded)) offered.add(above.index);
  }
  if (taken.size === 0 && inColumns.size === 0) return mentions;
  const isChosen = (mention: FareMention): boolean => taken.has(mention.line) || inColumns.get(mention) === true;
  const chosen = mentions.filter(isChosen);
  if (chosen.length === 0) return mentions;
  return mentions.map((mention) => {
    if (offered.has(mention.line) || inColumns.get(mention) === false) return { ...mention, role: 'other' };
    if (!isChosen(mention)) return mention;
    // `Main + Bag` above the price is the name of the fare: no bag has it.
    const role = mention.role === 'other' ? null : mention.role;
    return { ...mention, role: chosen.length > 1 ? 'item' : role };
  });
}
