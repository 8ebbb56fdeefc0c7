/** I-296: what columns hold whose headings do not say it: their cells do. */
import { findCellTime } from '../../../annotators/cell-time.ts';
import type { Column } from '../../../annotators/column.ts';
import { findDistances } from '../../../annotators/distance.ts';
import { findMoney } from '../../../annotators/money.ts';
import { hasDigit, hasLetterOrNumber } from '../../../text/character-class.ts';
import type { Table } from '../../../text/tables.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

/** Rows that are looked at. */
const MAX_SAMPLE = 20;

/** `columns` as their headings tell. */
export function columnsByCells(columns: readonly (Column | null)[], table: Table): (Column | null)[] {
  // `Sunrise` over `06:10`, `Breakfast` over `yes` is no part of the day in which something is done.
  const told = columns.map((column, i) =>
    column === 'period' && (areAll(table, i, isHour) || areAll(table, i, isAnswer)) ? null : column,
  );
  const known = new Set(told);
  const isOfDays = known.has('date') || known.has('day') || known.has('weekday');
  const hasHours = ['time', 'arrive', 'depart', 'period'].some((column) => known.has(column as Column));
  if (isOfDays && !hasHours) nameOnly(told, table, 'time', isHour, (i) => columns[i] === 'period');
  // `Drive` over `160 miles` is how far, over `2 h` how long.
  const drive = told.findIndex((column, i) => column === 'duration' && areAll(table, i, isLength, 1));
  if (!known.has('distance') && drive >= 0) told[drive] = 'distance';
  if (!known.has('cost') && !known.has('total')) nameOnly(told, table, 'cost', isPrice);
  return told;
}

/** Where two columns hold such cells nothing says which of them is meant. */
function nameOnly(
  columns: (Column | null)[],
  table: Table,
  name: 'time' | 'cost',
  isSuch: (cell: string) => boolean,
  isOther: (column: number) => boolean = () => false,
): void {
  const such = columns.flatMap((column, i) => (column === null && areAll(table, i, isSuch) ? [i] : []));
  const [only, other] = such;
  const heading = foldText(table.header?.cells[only ?? -1]?.text ?? '');
  if (only === undefined || other !== undefined || isOther(only) || OF_PAYING.test(heading)) return;
  if (!(name === 'time' ? OF_LIMIT : OF_OTHERS).test(heading)) columns[only] = name;
}

/** When something else is, or until when. */
const OF_LIMIT =
  /\b(?:sun(?:rise|set)|dawn|dusk|moon\w*|tides?|(?:high|low) water|last|until|till?|by|clos(?:e|es|ed|ing)|ends?|check-? ?(?:in|out)|breakfast|curfew|sonnen\w+|letzter?s?|bis|schluss|schliesst|fruhstuck|lever|coucher|derniere?|jusqu\w*|fermeture|petit|amanecer|atardecer|ultim[oa]|hasta|cierre|desayuno|alba|tramonto|fino|chiusura|colazione|ate|fecho)\b/;
/** What some pay, what is paid beside it, or what it costs them who have something. */
const OF_OTHERS =
  /\b(?:cash|spending|pocket|tips?|kids?|child(?:ren)?|infants?|students?|seniors?|with|pass|supplements?|supp|surcharge|extra|bargeld|taschengeld|trinkgeld|kind(?:er)?|mit|zuschlag|einzelzimmerzuschlag|especes|pourboire|enfants?|avec|efectivo|propina|ninos?|con|suplemento|contanti|mancia|bambini|supplemento|dinheiro|gorjeta|criancas?|com)\b/;

/** What is paid, not what it costs; and until when. */
const OF_PAYING =
  /\b(?:deposit|balance|paid|due|deadline|refund|commission|saving|discount|net|anzahlung|restzahlung|rest|bezahlt|rabatt|provision|acompte|solde|paye|remise|deposito|saldo|pagado|descuento|comision|acconto|caparra|pagato|sconto|sinal|pago|desconto)\b/;

/** `least` at least, and no cell of the column holds anything else. */
function areAll(table: Table, column: number, isSuch: (cell: string) => boolean, least = 2): boolean {
  const cells = table.rows.slice(0, MAX_SAMPLE).map((row) => row.cells[column]?.text ?? '');
  const filled = cells.filter((cell) => hasLetterOrNumber(cell));
  return filled.length >= least && filled.every((cell) => cell.length <= MAX_CELL && isSuch(cell));
}
const MAX_CELL = 40;

function isHour(cell: string): boolean {
  const folded = foldText(cell);
  const mention = hasDigit(folded) ? findCellTime(folded) : null;
  return mention?.from === 0 && !hasLetterOrNumber(folded.slice(mention.to));
}

const isAnswer = (cell: string): boolean => ANSWER.test(foldText(cell));
const ANSWER = /^(?:yes|no|y|n|x|ja|nein|oui|non|si|sim|nao|nee|incl(?:uded)?\.?|inkl\.?|inclus[oe]?|incluid[oa])$/;
const isLength = (cell: string): boolean => findDistances(foldText(cell))[0]?.from === 0;

function isPrice(cell: string): boolean {
  const [money, other] = findMoney(cell, 2);
  return money?.from === 0 && other === undefined && !hasLetterOrNumber(cell.slice(money.to).replace(EACH, ''));
}
const EACH = /\s?(?:p\.?p\.?|each|per \p{L}{1,10}|pro \p{L}{1,10}|par \p{L}{1,10}|por \p{L}{1,10})$/iu;
