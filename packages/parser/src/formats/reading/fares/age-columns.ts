/**
 * A table of fares on its side: `Adult   Child` over rows of `Fare`, `Taxes` and `Total`. The heading says whose an amount is, the row what it is.
 */
import { type FareBasis, readFareBasis, readFareRole } from '../../../annotators/fare-words.ts';
import { findMoney } from '../../../annotators/money.ts';
import { stated, withContext } from '../../../model/field.ts';
import { DIGIT, LinePattern } from '../../../text/line-look.ts';
import { type Passage, slicePassage, spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';
import { piecesOf } from './fare-columns.ts';
import type { FareMention } from './fare-mention.ts';

interface AgeColumn {
  readonly heading: Passage;
  readonly basis: FareBasis;
}

const MAY_HEAD = new LinePattern(
  /\b(?:child|chd|cnn|infant|inf\b|kind|enfant|bebe|nin[oa]|bambin|neonat|crianca|youth|teen)/,
);
const MAX_HEADING = 90;
const MAX_CELL = 30;

/** The columns that the line heads; null where it heads no ages, or no child's. */
export function readAgeColumns(line: DocumentLine): readonly AgeColumn[] | null {
  const { folded } = line;
  if (folded.length > MAX_HEADING || !MAY_HEAD.test(line.look, folded) || findMoney(line.passage.text).length > 0)
    return null;
  const pieces = piecesOf(line).filter(({ passage }) => passage.text !== '');
  if (pieces.length < 2 || pieces.some(({ passage }) => passage.text.length > MAX_CELL)) return null;
  const columns = pieces.map(({ passage }) => ({ heading: passage, basis: ageOf(foldText(passage.text)) }));
  const named = columns.filter(({ basis }, i) => basis !== null || i > 0);
  const isAges = named.length > 1 && named.every(({ basis }) => basis !== null);
  return isAges && named[0]?.basis === 'person' ? named : null;
}

const ADULT =
  /^(?:\d{1,2} ?(?:x )?)?(?:per )?(?:adults?|adt|erwachsene[rn]?|adultes?|adultos?|adult[oi]|volwassenen?)(?: ?(?:x ?\d{1,2}|\(.{1,12}\)))?$/;

function ageOf(folded: string): FareBasis {
  return ADULT.test(folded) ? 'person' : readFareBasis(`${folded} `, '') === 'child' ? 'child' : null;
}

/** One amount for each column under a word for what it is; null where the line is no such row. */
export function readAgeRow(line: DocumentLine, columns: readonly AgeColumn[]): FareMention[] | null {
  const { passage } = line;
  const money = (line.look.signs & DIGIT) === 0 ? [] : findMoney(passage.text);
  const [first] = money;
  if (first === undefined || money.length !== columns.length) return null;
  const label = foldText(passage.text.slice(0, first.from)).trim();
  const role = readFareRole(`${label} `, '') ?? (EACH_ROW.test(label) ? 'total' : null);
  if (role === null) return null;
  return money.map(({ from, to, money: value }, i): FareMention => {
    const { heading, basis } = columns[i] as AgeColumn;
    return {
      money: withContext(stated(value, [spanOf(slicePassage(passage, from, to))]), [spanOf(heading)]),
      role: role === 'fare' ? 'base' : role,
      basis,
      written: passage.text.slice(from, to),
      line: line.index,
      isAddition: false,
    };
  });
}

/** `Per person` over `Total`. */
const EACH_ROW =
  /^(?:(?:price |preis |prix |precio |prezzo |preco )?(?:per|pro|par|por|a) (?:person|pax|passenger|ticket|persona|personne|pessoa|passagier|reisenden|passeggero|pasajero|passageiro)|each|je person)\W*$/;

type AgeRow = readonly [number, readonly FareMention[]];

/** What all travelers of a column pay, `Total` of `Adult (2)` below what one pays, is the price of none. */
export function withoutSumsOfColumns(rows: readonly AgeRow[]): readonly AgeRow[] {
  const unitOf = (column: number): number =>
    rows.reduce((sum, [, mentions]) => {
      const mention = mentions[column];
      const isPart = mention?.role === 'base' || mention?.role === 'taxes' || mention?.role === 'fee';
      return isPart ? sum + mention.money.value.amount : sum;
    }, 0);
  return rows.map(([index, mentions]) => [
    index,
    mentions.map((mention, column) => {
      const times = mention.role === 'total' ? mention.money.value.amount / unitOf(column) : 1;
      const isSum = times > 1.5 && times < MOST && Math.abs(times - Math.round(times)) < 0.001;
      return isSum ? { ...mention, role: 'item' as const } : mention;
    }),
  ]);
}
const MOST = 50;
