/**
 * The amounts of a text with what each is for: `Base fare $845.00`, `$1,148 per person · $2,296 total`, `$289 pp x 2 = 578`, rows of a
 * table under `Per person | x2`, an amount alone under its label (`Total price` / `USD 803.16`).
 */

import {
  areTaxesWithin,
  type FareRole,
  isSeatOfGroup,
  OTHER_WORDS,
  ownWords,
  readFareBasis,
  readFareRole,
} from '../../../annotators/fare-words.ts';
import { findMoney, readAmount } from '../../../annotators/money.ts';
import { stated, withContext } from '../../../model/field.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { codeAt } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT } from '../../../text/line-look.ts';
import { type Passage, slicePassage, spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';
import { lineMoney } from '../line-money.ts';
import { splitSentences } from '../sentences.ts';
import { isAddButton } from './add-button.ts';
import { afterFigure } from './after-figure.ts';
import { captionBelow, mayHaveCaption } from './amount-captions.ts';
import { withBareParts } from './bare-parts.ts';
import { withBasketItems } from './basket-items.ts';
import { headerBehind } from './cell-headings.ts';
import { withChosenCards } from './chosen-cards.ts';
import { clauseBefore, MAX_CLAUSE } from './clause-before.ts';
import { withComparedFares } from './compared-fares.ts';
import { withCountedRows } from './counted-rows.ts';
import { currencyOfRow, moneyOfCell, withCurrencies } from './currency-cells.ts';
import { type CurrencyHeader, readCurrencyColumns, readCurrencyRow } from './currency-columns.ts';
import { readDashedFigure } from './dashed-figures.ts';
import { isOverPriceOfResult } from './deal-button.ts';
import type { FareMention } from './fare-mention.ts';
import { readFareTables } from './fare-table.ts';
import { hasSumBehind, isCompared, isInstalment, isOnlyIf, isOtherAfter, onTopLength } from './other-behind.ts';
import { readPartsApart } from './parts-apart.ts';
import { withPartySummaries } from './party-summary.ts';
import { perAdult } from './per-adult.ts';
import { isPlusTaxes } from './plus-taxes.ts';
import { withSummaries } from './price-summary.ts';
import { readProductLine, withKnownCurrency } from './product-line.ts';
import { readSellColumns } from './sell-columns.ts';
import { withSpoken } from './spoken-amounts.ts';
import { withStatedProduct } from './stated-product.ts';
import { readSumLine } from './sum-line.ts';
import { timesBefore } from './times-before.ts';
import { readFaresInToldCurrency } from './told-currency.ts';
import { readTravelerBlocks } from './traveler-blocks.ts';
import { readTypedFare } from './typed-fares.ts';
import { readSumOfTypes, readTypesInLine } from './types-in-line.ts';
import { withWayPrices } from './way-prices.ts';
import { withPricesWithin } from './within-price.ts';

const NOTHING: readonly FareMention[] = [];
/** `EUR 1.13-IZ`, `120.20US`: one tax of many, as reservation systems list them. */
const TAX_CODE_BEHIND = /^-?[A-Z][A-Z0-9](?![A-Za-z0-9])/;
function hasTaxCodeBehind(text: string, to: number): boolean {
  const code = codeAt(text, to);
  return (code === 0x2d || isCapital(code)) && TAX_CODE_BEHIND.test(text.slice(to, to + 4));
}
const isCapital = (code: number): boolean => code >= 0x41 && code <= 0x5a;
const LONG = 160;
/** No sentence about fares has more amounts: so much is read, that the work stays linear. */
const MAX_AMOUNTS = 100;
const MAX_LINE = 20_000;
/** A line that only names what the next one costs. */
const LABEL_LENGTH = 60;

/** `context`: the lines of the whole text, where `lines` are a part of it: a currency may be told there for all. */
export function findFareMentions(
  lines: readonly DocumentLine[],
  context: readonly DocumentLine[] = lines,
): readonly FareMention[] {
  const found: FareMention[] = [];
  let header: readonly Passage[] | null = null;
  let currencies: CurrencyHeader | null = null;
  let above: DocumentLine | null = null;
  const priced = new Map<number, DocumentLine>();
  const before = new Map<number, DocumentLine>();
  const tabled = readFareTables(lines);
  const blocks = readTravelerBlocks(lines);
  const sold = readSellColumns(lines);
  let caption: DocumentLine | null = null;
  for (const [i, line] of lines.entries()) {
    const { text } = line.passage;
    if (text === '') {
      if (isTaken(line)) above = null;
      continue;
    }
    // What stands below one amount says nothing of the next.
    const label: DocumentLine | null = above === caption || isOverPriceOfResult(above, lines, i) ? null : above;
    const below = mayHaveCaption(line) ? captionBelow(lines, i) : null;
    caption = below ?? caption;
    currencies = line.cells === null ? null : (readCurrencyRow(line) ?? currencies);
    const isFigure = (line.look.signs & DIGIT) !== 0 && !isAddButton(lines[i + 1]);
    const mentions =
      blocks?.get(line.index) ??
      tabled?.get(line.index) ??
      sold.get(line.index) ??
      withSpoken(isFigure ? readLine(line, { header, currencies }, label, below) : NOTHING, line, lines[i - 1]);
    if (mentions.length > 0) {
      found.push(...mentions);
      priced.set(line.index, line);
      if (label !== null) before.set(line.index, label);
    } else header = headerBehind(line, header);
    above = line;
  }
  const fares = withComparedFares(
    withBareFares(withKnownCurrency(found, context), lines, context, priced),
    lines,
    priced,
  );
  const all = withPartySummaries(withPricesWithin(withChosenCards(fares, lines), priced), lines);
  if (all.length < 2) return all;
  const counted = withCountedRows(withStatedProduct(withSummaries(all, before, priced), priced), priced, before);
  return withWayPrices(withBasketItems(counted, priced), priced, before);
}

/** A flight, or whatever another reader has taken out: what stands over it labels nothing below. */
const isTaken = ({ span }: DocumentLine): boolean => span[1] > span[0];

/** Where one amount has a currency, bare ones beside who pays them have it too; so have all where it is told for all. */
function withBareFares(
  found: readonly FareMention[],
  lines: readonly DocumentLine[],
  context: readonly DocumentLine[],
  priced: ReadonlyMap<number, DocumentLine>,
): readonly FareMention[] {
  const [first] = found;
  const told = readFaresInToldCurrency(lines, context, ({ index }) => priced.has(index));
  const typed =
    first === undefined || told.length > 0
      ? told
      : lines.flatMap((line) =>
          priced.has(line.index)
            ? []
            : (readTypedFare(line, first) ?? readDashedFigure(line, first) ?? readPartsApart(line, found)),
        );
  return typed.length === 0 ? found : [...found, ...typed].sort((a, b) => a.line - b.line);
}

/** The rows over a row: of words, and of currencies. */
interface RowsAbove {
  readonly header: readonly Passage[] | null;
  readonly currencies: CurrencyHeader | null;
}

function readLine(
  line: DocumentLine,
  { header, currencies }: RowsAbove,
  above: DocumentLine | null,
  caption: DocumentLine | null,
): readonly FareMention[] {
  if (line.cells !== null && line.cells.length > 1) {
    const isHeaded = header?.length === line.cells.length;
    const found = readCells(line, isHeaded ? line.cells : withCurrencies(line.cells), header);
    return found.length > 0 ? found : readCurrencyColumns(line, currencies);
  }
  const types = readTypesInLine(line);
  if (types.length > 0) return [...types.map(({ mention }) => mention), ...[readSumOfTypes(line) ?? []].flat()];
  const sum = readSumLine(line);
  if (sum.length > 0) return sum;
  const product = readProductLine(line);
  if (product.length > 0) return product;
  if (line.passage.text.length <= LONG) return readClause(line, line.passage, line.folded, above, caption);
  const passage = slicePassage(line.passage, 0, Math.min(line.passage.text.length, MAX_LINE));
  return splitSentences(passage).flatMap((part) => readClause(line, part, foldText(part.text), null, null));
}

const CELL_WORDS = /[a-z]/;

/** The heading of a column of amounts says no more than that: what they are for, the rows say. */
const OF_AMOUNTS =
  /^(?:amounts?|sums?|price|betrag|summe|preis|montants?|prix|importes?|precio|import[oi]|prezzo|valor(?:es)?|preco|bedrag|belopp)(?: ?[(/]? ?(?:in )?(?:[a-z]{3}|[$€£¥])\)?)?$/;

/** `Taxes | $233.45 | $466.90`: the first cell names the row, the heading of the column for whom it is. */
function readCells(line: DocumentLine, cells: readonly Passage[], header: readonly Passage[] | null): FareMention[] {
  const row = foldText(cells[0]?.text ?? '');
  const currency = currencyOfRow(cells);
  return cells.flatMap((cell, i) => {
    const amounts = currency === null ? findMoney(cell.text) : moneyOfCell(cell, currency);
    if (amounts.length === 0) return [];
    const head = foldText(header?.[i]?.text ?? '');
    const folded = foldText(cell.text);
    const words = `${head === row || OF_AMOUNTS.test(head) ? '' : head} ${i === 0 ? '' : row} `;
    const ownRole = CELL_WORDS.test(head) ? readFareRole(`${head} `, '') : null;
    return amounts.map((mention) => {
      const before = folded.slice(0, mention.from);
      const after = folded.slice(mention.to);
      const role =
        readFareRole(before, after) ?? (ownRole === 'other' ? 'other' : (readFareRole(words, after) ?? ownRole));
      const heading = header?.[i];
      const isHeading = heading !== undefined && heading.text !== '' && heading.text.length <= LABEL_LENGTH;
      return {
        money: withContext(
          stated(mention.money, [spanOf(cell, mention.from, mention.to)]),
          isHeading || currency !== null
            ? [...(isHeading ? [spanOf(heading)] : []), ...(currency === null ? [] : [spanOf(currency)])]
            : undefined,
        ),
        role,
        basis: readFareBasis(before, after) ?? readFareBasis(`${head} `, '') ?? readFareBasis(`${row} `, ''),
        written: cell.text.slice(mention.from, mention.to),
        line: line.index,
        isAddition: isAddition(cell.text, mention.from),
      };
    });
  });
}

/** Where the words behind one amount end and those before the next begin. */
const CUT = /[·|,;()—=•]|\s[-–/]\s|\s\+\s|\s(?:so|dus|also|donc|soit|quindi|and|und|et|y|e|plus|or|then)\s/g;
const MULTIPLIED = compactPattern(
  /^[\s,;]{0,6}(?:(?:per person|pp|p\.p\.|each|\/ ?person|\/ ?pp|pro person|par personne|por persona|a persona|por pessoa)[\s,;]{0,6})?[x×*]\s?\d{1,3}\s?[a-z]{0,12}\s?=\s?(?:(?<amount>\d[\d.,' ]{0,12}\d|\d)|$)/,
);

/** `2 adults` over `£310`, `per adult`: how many they are says nothing of the amount. */
const isPartyAbove = (above: DocumentLine, caption: DocumentLine | null): boolean =>
  caption !== null &&
  readFareBasis('', ` ${caption.folded}`) === 'person' &&
  readFareBasis(`${above.folded} `, '') === 'all' &&
  readFareRole(`${above.folded} `, '') === null;

function readClause(
  line: DocumentLine,
  passage: Passage,
  folded: string,
  above: DocumentLine | null,
  caption: DocumentLine | null,
): readonly FareMention[] {
  const all = passage === line.passage ? lineMoney(line) : findMoney(passage.text);
  if (all.length === 0) return NOTHING;
  const plain = all.filter(({ to }) => !hasTaxCodeBehind(passage.text, to)).slice(0, MAX_AMOUNTS);
  if (plain.length === 0) return NOTHING;
  const amounts = withBareParts(plain, folded);
  const found: FareMention[] = [];
  const [only] = amounts.length === 1 ? amounts : [];
  const isLabelled = only && above !== null && isLabelLine(above) && isBare(folded, only);
  const labelled = isLabelled && !isPartyAbove(above, caption) ? above : null;
  const label = labelled === null ? '' : `${labelled.folded} `;
  const labelBasis = readFareBasis(label, '');
  const ownCaption = only === undefined || labelBasis !== null ? null : caption;
  const saying = [labelBasis === null && readFareRole(label, '') === null ? null : labelled, ownCaption];
  const spans = saying.flatMap((own) => (own === null ? [] : [spanOf(own.passage)]));
  const context = spans.length === 0 ? undefined : spans;
  const mayBeOther = passage !== line.passage || OTHER_WORDS.mayMatch(line.look);
  let from = 0;
  let isBeforeTaxes = false;
  let isOfOffer = false;
  for (const [i, mention] of amounts.entries()) {
    const next = amounts[i + 1];
    const gap = folded.slice(mention.to, next?.from ?? folded.length);
    const words = `${label}${afterFigure(folded.slice(Math.max(from, mention.from - MAX_CLAUSE), mention.from))}`;
    const before = ownWords(words, '');
    const [cut, rest] =
      next === undefined
        ? [gap.length, gap.length]
        : ONLY_TOTAL.test(gap) && isPart(readFareRole(before, ''))
          ? [0, 0]
          : cutsOf(gap);
    const own = gap.slice(0, Math.min(cut, SENTENCE_CUT.exec(gap)?.index ?? gap.length));
    const after = ownCaption === null ? own : `${own} ${ownCaption.folded}`;
    const onTop = onTopLength(gap, next === undefined);
    const isPartOfSum = onTop > 0 && hasSumBehind(gap);
    const { currencyOf } = mention;
    const money = withContext(
      stated(mention.money, [spanOf(passage, mention.from, mention.to)]),
      currencyOf === null ? context : [spanOf(passage, currencyOf.from, currencyOf.to)],
    );
    const product = gap.includes('=') ? MULTIPLIED.exec(gap) : null;
    const areTaxes = isBeforeTaxes;
    const isOther =
      isOfOffer ||
      isOfferedAbove(above, folded) ||
      isCompared(after) ||
      isInstalment(before) ||
      (mayBeOther &&
        !areTaxes &&
        (readFareRole(clauseBefore(folded, mention.from), '') === 'other' ||
          (isOtherAfter(after) && !isSeatOfGroup(before, gap))));
    isOfOffer = isPartOfSum && isOnlyIf(before);
    isBeforeTaxes =
      next !== undefined && isPlusTaxes(folded.slice(from, mention.from), gap, folded.slice(next.to, next.to + 24));
    const whole = found.at(-1);
    const basis = mention.isOfMinor ? 'child' : product === null ? readFareBasis(before, after) : 'person';
    // `979,00 € inkl. Steuern von 428,15 € pro Person` tells for whom both are.
    if (basis !== null && whole?.basis === null && areTaxesWithin(before))
      found[found.length - 1] = { ...whole, basis };
    const told = isBeforeTaxes ? 'base' : areTaxes ? 'taxes' : (mention.role ?? readFareRole(before, after));
    found.push({
      money,
      role: isOther || isOfOffer ? 'other' : isPartOfSum ? 'fee' : told,
      basis,
      written: passage.text.slice(mention.from, mention.to),
      line: line.index,
      isAddition: !areTaxes && (isAddition(passage.text, mention.from) || (onTop > 0 && !isPartOfSum)),
      ...timesBefore(folded, mention.from),
      ...perAdult(after),
    });
    const amount = product?.groups?.['amount'];
    if (product && amount !== undefined) {
      const at = mention.to + product[0].length - amount.length;
      found.push({
        money: stated({ ...mention.money, amount: readAmount(amount), amountMax: null }, [
          spanOf(passage, mention.from, mention.to),
          spanOf(passage, at, at + amount.length),
        ]),
        role: 'total',
        basis: 'all',
        written: amount,
        line: line.index,
        isAddition: false,
      });
    } else if (product && next) {
      found.push(...productOf(line, passage, next));
      amounts.splice(i + 1, 1);
    }
    from = mention.to + Math.max(rest, onTop);
  }
  return found;
}

/** `from £640 per passenger`, and nothing more. */
export const FROM_PRICE =
  /^(?:from|ab|a partir de|des|desde|da|vanaf)\s\D{0,6}\d[\d.,' ]{0,12}\D{0,4}(?:per|pro|je|par|por|a|p\.?p)?\W?[a-z]{0,12}$/;

/** `Upgrade to Business`, `Extra baggage` over `from £640 per passenger`: what one could have besides is no part of the fare. */
const isOfferedAbove = (above: DocumentLine | null, folded: string): boolean =>
  above !== null && FROM_PRICE.test(folded) && isLabelLine(above) && readFareRole(above.folded, '') === 'other';

/** Nothing beside the amount but the code of its currency, and how often it is paid (`2 x €88.20`). */
const isBare = (folded: string, { from, to }: { readonly from: number; readonly to: number }): boolean =>
  !CELL_WORDS.test(
    `${folded.slice(0, from)} ${folded.slice(to)}`.replace(
      /\b(?!(?:tot|ttl|all|sum|net|tax|fee|pax|adt|chd|cnn|inf|per)\b)[a-z]{3}\b|^\d{1,2}\s?x\s/g,
      '',
    ),
  );

/** The dot of `5.995 kr. pr. person` ends nothing. */
const SENTENCE_CUT = /[,;·|—•=]|(?<!\bpr)(?!^[.] pr\b)[.]\s|\s\+\s/;

function productOf(line: DocumentLine, passage: Passage, next: ReturnType<typeof findMoney>[number]): FareMention[] {
  const money = stated(next.money, [spanOf(passage, next.from, next.to)]);
  return [
    {
      money,
      role: 'total',
      basis: 'all',
      written: passage.text.slice(next.from, next.to),
      line: line.index,
      isAddition: false,
    },
  ];
}

/** `tax 148.30 total USD 660.30`: the word belongs to the amount behind it, for the one before has a name. */
const ONLY_TOTAL = /^\s?(?:total|ttl|tot)\.?:?\s?$/;
const isPart = (role: FareRole): boolean => role === 'taxes' || role === 'fee' || role === 'base';

/** Where the words of the amount before end, and where those of the amount behind start. */
const OWN_WORDS =
  /^\s?(?:per\s\S+|(?:pro|par|por|a)\s(?:pers|pessoa|adult|erwachs|reisend|passag|pasajer|passegger|voyageur|viajer|testa|kopf|cabeza)[a-z]*|pp|p\.p\.|each|ea|tot(?:al|aal)?|ttl|all in)\b/;

function cutsOf(gap: string): [number, number] {
  const cuts = allMatches(CUT, gap);
  const [first] = cuts;
  // `total for 2 adults and 1 child £2,255`: an `and` may join the words before an amount.
  const last = cuts.filter(({ 0: cut }) => !/[a-z]/.test(cut)).at(-1) ?? first;
  if (first && last) return [first.index, last.index + last[0].length];
  // Without a mark between them words that speak of persons belong to the amount before.
  const own = OWN_WORDS.exec(gap)?.[0].length ?? 0;
  return [own, own];
}

/** Right before the amount, or a blank away. */
const isAddition = (text: string, from: number): boolean =>
  isPlus(text.charAt(from - 1)) || (isPlus(text.charAt(from - 2)) && /\s/.test(text.charAt(from - 1)));
const isPlus = (character: string): boolean => character === '+' || character === '＋';

/** `Checked bag not included` over the price of a card says nothing of it, nor does `Mark-up: 40`, which has its own figure. */
const SAYS_TERM =
  /\b(?:included|incluid[oa]s?|inclus(?:e?s?|[oai])|inklusive|inbegriffen|inbegrepen|compris(?:es?)?|refundable|changeable|not permitted|not allowed)(?:$|[,;]\s)|[a-z]\s?[:=]\s?\d[\d.,]*$/;

function isLabelLine(line: DocumentLine): boolean {
  return (
    line.folded.length <= LABEL_LENGTH &&
    !SAYS_TERM.test(line.folded) &&
    lineMoney(line).length === 0 &&
    CELL_WORDS.test(line.folded)
  );
}
