/**
 * A table of fares on its side: `Adult   Child` over rows of `Fare`, `Taxes` and `Total`. The heading says whose an amount is, the row what it is.
 */
import { type FareBasis, readFareBasis, readFareRole } from '../../../annotators/fare-words.ts';
import { findMoney, readLoneAmount } from '../../../annotators/money.ts';
import { type Field, stated, withContext } from '../../../model/field.ts';
import type { Money } from '../../../model/money.ts';
import { DIGIT, LinePattern } from '../../../text/line-look.ts';
import { type Passage, slicePassage, spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';
import { piecesOf } from './fare-columns.ts';
import type { FareMention } from './fare-mention.ts';
import type { CurrencyMention } from './fare-rows.ts';

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
  if (folded.length > MAX_HEADING || !MAY_HEAD.test(line.look, folded) || findMoney(line.passage.text, 1).length > 0)
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

/**
 * One amount for each column under a word for what it is; bare figures where `told` is the currency of the table. A row that counts the travelers of
 * each column gives none; null where the line is no such row.
 */
export function readAgeRow(
  line: DocumentLine,
  columns: readonly AgeColumn[],
  told: CurrencyMention | null,
): FareMention[] | null {
  const { passage } = line;
  const money = (line.look.signs & DIGIT) === 0 ? [] : findMoney(passage.text);
  const [first] = money;
  const figures: readonly Figure[] | null =
    first !== undefined && money.length === columns.length
      ? money.map(({ from, to, money: value }) => ({ passage: slicePassage(passage, from, to), money: value }))
      : first === undefined
        ? bareFigures(line, columns.length, told)
        : null;
  const [start] = figures ?? [];
  if (figures === null || start === undefined) return null;
  const label = foldText(passage.text.slice(0, spanOf(start.passage)[0] - spanOf(passage)[0])).trim();
  if (COUNT_ROW.test(label)) return [];
  const isSum = SUM_ROW.test(label);
  const role = isSum ? 'item' : (readFareRole(`${label} `, '') ?? (EACH_ROW.test(label) ? 'total' : null));
  if (role === null) return null;
  return figures.map(({ passage: written, money: value }, i): FareMention => {
    const { heading, basis } = columns[i] as AgeColumn;
    const isBare = told !== null && first === undefined;
    return {
      money: withContext(stated(value, [spanOf(written)]), [
        ...(isBare ? [spanOf(told.passage)] : []),
        spanOf(heading),
      ]),
      role: role === 'fare' ? 'base' : role,
      basis,
      written: written.text,
      line: line.index,
      isAddition: false,
    };
  });
}

/** `Number   22   5   1`: all of them; null where the line is no such row. */
export function readAgeCounts(line: DocumentLine, columns: readonly AgeColumn[]): Field<number> | null {
  const [label, ...counts] = piecesOf(line);
  const isRow = label !== undefined && counts.length === columns.length && COUNT_ROW.test(foldText(label.passage.text));
  if (!isRow || counts.some(({ passage }) => !COUNT.test(passage.text))) return null;
  const sum = counts.reduce((all, { passage }) => all + Number(passage.text), 0);
  return sum > 0
    ? stated(
        sum,
        counts.map(({ passage }) => spanOf(passage)),
      )
    : null;
}
const COUNT = /^\d{1,3}$/;

/** F-662: `Adult x 2     Youth x 1`: how many travel by the headings of all columns; null where one does not say. */
export function readHeadedCounts(columns: readonly AgeColumn[]): Field<number> | null {
  const counts = columns.flatMap(({ heading }) => {
    const written = HEADED_COUNT.exec(heading.text)?.groups?.['n'];
    if (written === undefined) return [];
    const from = heading.text.length - written.length;
    return [{ count: Number(written), span: spanOf(heading, from, heading.text.length) }];
  });
  if (counts.length < columns.length) return null;
  const sum = counts.reduce((all, { count }) => all + count, 0);
  return stated(
    sum,
    counts.map(({ span }) => span),
  );
}
const HEADED_COUNT = /\s[x×]\s?(?<n>[1-9]\d?)$/;

/** F-662: `Total (USD)      4,107.90` below them: one bare figure for all. */
export function readAgeTotal(line: DocumentLine, told: CurrencyMention | null): FareMention | null {
  const [label, figure, more] = piecesOf(line);
  if (told === null || label === undefined || figure === undefined || more !== undefined) return null;
  const amount = BARE.test(figure.passage.text) ? readLoneAmount(figure.passage.text)?.amount : undefined;
  if (amount === undefined || !TOTAL_ROW.test(foldText(label.passage.text))) return null;
  const money = { amount, amountMax: null, currencies: told.code };
  return {
    money: withContext(stated(money, [spanOf(figure.passage)]), [spanOf(told.passage)]),
    role: 'total',
    basis: 'all',
    written: figure.passage.text,
    line: line.index,
    isAddition: false,
  };
}
const TOTAL_ROW =
  /^(?:(?:grand |overall |trip )?total|ttl|gesamt(?:preis|summe|betrag)?|summe|total general|totale(?: complessivo)?|total geral|totaal)(?: (?:for )?all)?(?: \(?(?:in )?[a-z]{3}\)?)?\W*$/;

interface Figure {
  readonly passage: Passage;
  readonly money: Money;
}

/** F-515: `Group fare    612.00    459.00    61.20`: as many figures as columns behind a word, in cells or set apart by blanks. */
function bareFigures(line: DocumentLine, count: number, told: CurrencyMention | null): readonly Figure[] | null {
  const [label, ...figures] = piecesOf(line);
  if (told === null || label === undefined || !LETTER.test(label.passage.text) || figures.length !== count) return null;
  const amounts = figures.map(({ passage }) => (BARE.test(passage.text) ? readLoneAmount(passage.text) : null));
  return amounts.every((amount) => amount !== null)
    ? figures.map(({ passage }, i) => ({
        passage,
        money: { amount: amounts[i]?.amount ?? 0, amountMax: null, currencies: told.code },
      }))
    : null;
}
const LETTER = /\p{L}{2}/u;
const BARE = /^\d[\d.,' \u00a0\u202f]{0,14}$/;
/** How many they are of each. */
const COUNT_ROW =
  /^(?:number|no\.?|nr\.?|qty|quantity|count|pax|travell?ers|passengers|seats|(?:number|no\.?) of (?:pax|passengers|travell?ers|seats|people)|anzahl|menge|personen|nombre|quantite|cantidad|pasajeros|numero|quantita|passeggeri|quantidade|aantal)\W*$/;
/** What all of a column pay. */
const SUM_ROW =
  /^(?:sub-?\s?tot\w*|zwischensumme|teilsumme|sous-?total|parcial|parziale|subtotaal|(?:total|sum|gesamt|summe) (?:per|of|je|pro|par|por) (?:column|type|group|typ|gruppe|type|tipo))\W*$/;

/** `Per person` over `Total`. */
const EACH_ROW =
  /^(?:(?:price |preis |prix |precio |prezzo |preco )?(?:per|pro|par|por|a) (?:person|pax|passenger|travell?er|ticket|persona|personne|pessoa|passagier|reisenden|passeggero|pasajero|passageiro)|each|je person)\W*$/;

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
