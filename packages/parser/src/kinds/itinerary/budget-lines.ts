/** The rows of a budget that stand in lines of their own: a label and an amount, words before an amount, a product before its sum. */

import { withoutEmoji } from '../../annotators/emoji.ts';
import { findMoney, type MoneyMention, mayHoldMoney, readLoneAmount } from '../../annotators/money.ts';
import { readSection } from '../../annotators/section.ts';
import { MAX_SLIP } from '../../formats/reading/around-days/closing-sum.ts';
import { currencyNamedIn } from '../../formats/reading/day-tables/activity-row.ts';
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import type { Money } from '../../model/money.ts';
import { hasDigit, hasLetter, isLetter } from '../../text/character-class.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { readBasis } from './budget-basis.ts';
import { BUDGET_KEYWORDS } from './budget-keywords.ts';
import { resultOf } from './budget-rate.ts';
import { type Amount, documentCurrency, type Row, readAmount, TOTAL_WORD } from './budget-row.ts';

const LABELLED =
  /^(?<category>[\p{L}][^:\t=|;]{0,60}?)\s?(?::|\t|=>?|;(?=\S)|\s(?:[–—-]|[–-]?>|»)\s|[→⇒➡➔]\ufe0f?)[\s\t]*/u;

/** `Flug: 245 €`, `Villas (4 nights) ⇥ 920`, `Hotels ¥78,000`: at least two such lines under a heading about money. */
export function readLabelledRows(lines: readonly DocumentLine[], document: SourceDocument): Row[] {
  const rows: Row[] = [];
  let run: Row[] = [];
  let heading: DocumentLine | null = null;
  let isBudget = false;
  let headed: Money['currencies'] | null = null;
  const closeRun = (): void => {
    const whole = withoutDeposits(run);
    if (isBudgetRun(whole)) rows.push(...whole);
    run = [];
  };
  for (const line of lines) {
    if (line.table !== null) continue;
    const row =
      readLabelledRow(line, document) ??
      readAmountFirst(line) ??
      (isBudget && headed !== null ? readBareRow(line, headed) : null);
    if (row && isBudget) rows.push(heading === null ? row : { ...row, note: row.note ?? readBasis(heading) });
    else if (row) run.push(row);
    else if (!isFree(line)) {
      closeRun();
      const { folded } = line;
      const meaning = readSection(isLetter(folded.charCodeAt(0)) ? folded : folded.replace(/^[^\p{L}]+/u, ''));
      if (meaning === 'budget') isBudget = true;
      else if (line.heading > 0 || line.isBold || (line.afterBlank && meaning !== null)) isBudget = false;
      if (meaning === 'budget') heading = line;
      if (meaning === 'budget') headed = currencyOf(line);
    }
  }
  closeRun();
  return rows.length >= 2 ? rows : [];
}

/** The currency that a heading of money names for all amounts below it: `PRICE SUMMARY GBP`, `Kosten (in EUR)`. */
export function currencyOf({ passage }: DocumentLine): Money['currencies'] | null {
  const named = passage.text.length > MAX_HEADING ? null : currencyNamedIn(passage);
  return (named && findMoney(`${named.value} 1`, 1)[0]?.money.currencies) ?? null;
}
const MAX_HEADING = 60;

/** May the line end in an amount whose currency a heading tells? */
export const mayEndInAmount = ({ passage: { text } }: DocumentLine): boolean =>
  text.length <= MAX_BARE && hasDigit(text.slice(-1)) && BARE_AMOUNT.test(text);

/** `Port taxes (2 x 98.00) 196.00` under such a heading; what was paid and what is left to pay make up no sum. */
function readBareRow(line: DocumentLine, currencies: Money['currencies']): Row | null {
  const { text } = line.passage;
  const amount = text.length > MAX_BARE ? null : BARE_AMOUNT.exec(text);
  if (amount === null || line.startsWithTime) return null;
  const category = trimPassage(slicePassage(line.passage, 0, amount.index), '.…_-–—:,=');
  if (!IS_NAMED.test(category.text) || PAYMENT.test(foldText(category.text))) return null;
  const cell = trimPassage(slicePassage(line.passage, amount.index));
  const lone = readLoneAmount(cell.text);
  if (lone === null) return null;
  return { line: line.index, category, amount: { money: { ...lone, currencies }, span: spanOf(cell) }, note: null };
}
/** Two letters, or `B&Bs`. */
const IS_NAMED = /^\p{L}(?:[\p{L}-]|&\p{L})/u;
const MAX_BARE = 90;
/** With its cents, or in groups of three: no bare count. */
const BARE_AMOUNT = /[\s.…_](?:\d{1,3}(?:[.,'’]\d{3})+(?:[.,]\d\d)?|\d{1,6}[.,]\d\d)$/;
export const PAYMENT =
  /^(?:deposit|balance|(?:amount |total )?(?:paid|due|outstanding|received)|payments?|received|remaining|anzahlung|restzahlung|bezahlt|noch offen|acompte|solde|deja (?:paye|regle)|reste a payer|deposito|senal|saldo|pagad[oa]|resto|acconto|caparra|pagato|sinal|aanbetaling|restbedrag)\b/;

/** `TOTAL £980`, then `Refundable security deposit £200 payable at the pier`: what is handed back or left to pay below the total is no cost. */
function withoutDeposits(run: Row[]): Row[] {
  const total = run.findLastIndex(({ category }) => TOTAL_WORD.test(foldText(category.text)));
  const below = run.slice(total + 1);
  return below.every(({ category }) => DEPOSIT.test(foldText(category.text))) ? run.slice(0, total + 1) : run;
}
const DEPOSIT =
  /^(?:(?:refundable|security|damage|booking|cash|credit card) ){0,3}(?:deposit|bond)\b|^(?:balance|kaution|caution|fianza|cauzione|caucao|borg|anzahlung|restzahlung|acompte|solde|deposito|saldo|acconto|sinal|aanbetaling)\b/;

/** Without a heading a row of at least three is a budget where it names what budgets are made of, and no mere prices. */
function isBudgetRun(run: readonly Row[]): boolean {
  if (run.length < 3) return false;
  const names = run.map((row) => foldText(row.category.text));
  if (isSum(run)) return true;
  if (names.some((name) => PRICE_LIST.test(name))) return false;
  if (addsUp(run)) return true;
  const known = names.filter(
    (name) => BUDGET_KEYWORDS.some(([, pattern]) => pattern.test(name)) || BUDGET_PART.test(name),
  );
  return known.length >= 2;
}

/**
 * The last row is called a total, and is about the sum of the others: whatever they are called, they are what it is made of. Who adds up
 * several amounts may add up wrong, and is to be told so.
 */
export function addsUp(run: readonly Row[]): boolean {
  if (isSum(run)) return true;
  const { parts, total, sum } = partsOf(run);
  if (total === null) return false;
  return parts.length >= LEAST_PARTS && parts.every((part) => part < total) && Math.abs(sum - total) <= sum * MAX_SLIP;
}
const LEAST_PARTS = 3;

/** Exactly that sum, which no mere list of prices is. */
function isSum(run: readonly Row[]): boolean {
  const { total, sum } = partsOf(run);
  return total !== null && Math.abs(sum - total) < 0.01 * run.length;
}

function partsOf(run: readonly Row[]): { parts: readonly number[]; total: number | null; sum: number } {
  const last = run.at(-1) as Row;
  const parts = run.slice(0, -1).map((row) => row.amount.money.amount);
  return {
    parts,
    total: TOTAL_WORD.test(foldText(last.category.text)) ? last.amount.money.amount : null,
    sum: parts.reduce((amount, part) => amount + part, 0),
  };
}

const BUDGET_PART =
  /\b(?:lodging|accommodation|transport|trains?|drinks?|activities|tours?|tickets|insurance|shopping|souvenirs|golf|transfers?|unterkunft|verpflegung|eintritte?|bahn|hebergement|transports?|activites|visites|alojamiento|transporte|actividades|entradas|alloggio|trasporti|attivita|hospedagem|passeios|ingressos)\b/;
const PRICE_LIST =
  /supplement|zuschlag|deposit|anzahlung|price|preis|prix|precio|prezzo|preco|quota|cabin|suite|balcony|inside|ocean/;

function readLabelledRow(line: DocumentLine, document: SourceDocument): Row | null {
  if (!hasDigit(line.folded) || LISTS_TERMS.test(line.folded)) return null;
  const passage = withoutEmoji(line.passage);
  const match = LABELLED.exec(passage.text.slice(0, 90));
  // `Flights ….. €440 - €540`: the dash stands between the two ends of a range.
  if (!match?.groups || mayHoldMoney(match[0])) return readUnmarked(line, passage);
  const value = slicePassage(passage, match[0].length);
  // Between tabs a bare number may be an amount.
  const currency = line.cellMark === 'tab' ? documentCurrency(document) : null;
  const amount = readLeadingAmount(value, currency) ?? readLastCell(line, currency);
  if (amount === null) return null;
  const category = slicePassage(passage, 0, (match.groups['category'] ?? '').length);
  if (ENDS_SENTENCE.test(category.text)) return null;
  const reckoned = RECKONED.exec(category.text);
  if (reckoned === null || amount.rest !== null) return { line: line.index, category, amount, note: amount.rest };
  const note = slicePassage(category, reckoned.index + reckoned[0].length);
  return { line: line.index, category: slicePassage(category, 0, reckoned.index), amount, note };
}

/** I-578: `… please let me know. Pocket money: €40 at most`: before the label another sentence ends. */
const ENDS_SENTENCE = /^(?:\S+\s+){3}.*\p{Ll}{2}[.!?] \p{Lu}/u;

/** `Lift passes 6 days, 2 x adult 298 + child 149: € 745`: behind the comma it is told how the amount comes about. */
const RECKONED = /(?<=\p{L}{3}.{0,40}),\s(?=\d{1,3}\s?[x×*]\s?[\p{L}\d])/u;

/** `Price includes: … taxes (€95)`, `Bring: … €20 pocket money`: a list of words in which an amount is no price of the trip. */
const LISTS_TERMS = compactPattern(
  /^(?:(?:the |our |le |la |el |il |o |der )?(?:prices?|rates?|tarifs?|prix|preis(?:e)?|precios?|prezzo|quota|precos?) )?(?:(?:does |do |ne |no |non |nao )?(?:not )?(?:includes?|covers?|comprend|comprennent|comprende|incluye|inclui)(?: pas)?|(?:not )?inclu(?:ded|sive|sions?)|exclu(?:des?|ded|sions?)|(?:nicht )?(?:enthalten|inbegriffen)|bring|to bring|packing|bitte mitbringen|mitbringen|a emporter|a prevoir|traer|llevar|portare|da portare|levar|trazer)\s?:/,
);

/** Before an amount these words make a sentence of the line. */
const SENTENCE =
  /\b(?:about|around|approx\.?|roughly|is|are|was|will|be|cost|costs|for|from|of|at|only|just|that'?s|it'?s|makes|to|than|under|over|spend|pay|paid|plus|and|or|ca\.?|kostet|fur|ab|von|pour|de|desde|cuesta|da|costa|custa|circa|unos|environ)\s*$/;

/** `Hotels ¥78,000`, `Hotel, 3 nights   £411.00`: the words before the one amount of a short line, with hardly a word behind it. */
function readUnmarked(line: DocumentLine, passage: Passage): Row | null {
  const { text } = passage;
  if (text.length > 110 || line.startsWithTime) return null;
  const mentions = findMoney(text);
  const product = readProduct(passage, mentions);
  const [mention, second] = product === null ? mentions : mentions.slice(1);
  if (!mention || second !== undefined || !BEFORE_AMOUNT.test(text.slice(0, mention.from))) return null;
  if (text.charAt(mention.from - 1) === '(' && text.slice(mention.to) !== ')') return null;
  const named = trimPassage(slicePassage(passage, 0, product?.from ?? mention.from), `${MARKS}(`);
  const isLast = mention.to === text.length;
  const category = isLast ? withoutHedge(named) : named;
  if (category.text.length > 60 || !IS_NAMED.test(category.text) || SENTENCE.test(foldText(category.text))) return null;
  const isTold = AFTER_TOTAL.test(text.slice(mention.to)) && TOTAL_WORD.test(foldText(category.text));
  if (!isTold && !/^[^\p{L}]*(?:\p{L}+[^\p{L}]*){0,4}$/u.test(text.slice(mention.to))) return null;
  const rest = trimPassage(slicePassage(passage, mention.to), '.,;–—-()');
  const amount = { money: mention.money, span: spanOf(passage, mention.from, mention.to) };
  return { line: line.index, category, amount, note: hasLetter(rest.text) ? rest : (product?.how ?? null) };
}

const BEFORE_AMOUNT = /[\s.…_=(]$/;
/** What may stand between the name and the amount. */
const MARKS = '.…_-–—:,=|>→⇒➡➔»@~\ufe0f';

/** `€600 Flights`, `600 € – Hotel`, `£45 → Taxi`: the one amount of a short line, then what it is for. */
function readAmountFirst(line: DocumentLine): Row | null {
  if (line.startsWithTime || line.passage.text.length > MAX_BARE || !mayHoldMoney(line.passage.text)) return null;
  const passage = trimPassage(withoutEmoji(line.passage), '+~');
  const [mention, second] = findMoney(passage.text, 2);
  if (mention?.from !== 0 || second !== undefined || !BEHIND_AMOUNT.test(passage.text.slice(mention.to))) return null;
  const category = trimPassage(slicePassage(passage, mention.to), MARKS);
  const folded = foldText(category.text);
  if (category.text.length > MAX_NAME || !NAME.test(category.text) || NO_NAME.test(folded) || PAYMENT.test(folded))
    return null;
  return {
    line: line.index,
    category,
    amount: { money: mention.money, span: spanOf(passage, 0, mention.to) },
    note: null,
  };
}
const MAX_NAME = 50;
const BEHIND_AMOUNT = /^(?:\s?[:–—|=]\s?|\s?[-–]?>\s?|\s?[→⇒➡➔»]\ufe0f?\s?|\s+(?:-\s)?)\p{L}/u;
/** A few words and no sentence; how the amount comes about may stand in brackets. */
const NAME = /^\p{L}[^.!?;:]*$/u;
/** `€600 per person`, `€200 deposit by 10 Dec`, `£50 off`: what goes on so says more of the amount. */
const NO_NAME =
  /^(?:p\.? ?p|per|pro|par|por|a|al|each|je|pers|person\w*|off|from|to|for|if|when|is|was|due|by|until|each|extra|more|less|discount|or|and|but|fur|pour|para|ab|bis|if|rabatt|de (?:descuento|desconto)|di sconto|dep|ea|saved?|with|without|on|in advance|under|over|up)\b/;

/** `Child card: free of charge` stands among the rows, and adds nothing. */
const isFree = ({ folded, passage }: DocumentLine): boolean => passage.text.length <= MAX_BARE && FREE.test(folded);
const FREE =
  /^[a-z][^.!?]{2,50}?(?:[:=\t]|\s[–—-]\s|\s{2,}|\.{3,})\s{0,20}(?:free(?: of charge)?|included|incl\.?|gratis|kostenlos|frei|inklusive|inkl\.?|gratuite?|offert|inclus[oea]?|incluid[oa]|gratuit[oa]|n\/a|-)$/;

/** `TOTAL € 3.970 – deposit 30% on booking`: what follows a total behind a dash or full stop. */
const AFTER_TOTAL = /^(?:\s[–—-]\s|[.;]\s)/;

/** `Fuel approx. £60`: a name of one or two words, or of two things with a plus between, before a word that only hedges the amount; with more of them it is a sentence. */
function withoutHedge(named: Passage): Passage {
  const hedge = HEDGED.exec(named.text);
  return hedge === null ? named : slicePassage(named, 0, hedge[1]?.length ?? 0);
}

const HEDGED =
  /^(\p{Lu}[\p{L}-]{2,24}(?: (?:& |und |and |et |y |e )?\p{L}{3,24})?|\p{Lu}[\p{L}-]{2,24} [+/&] \p{L}{3,24}(?: \p{L}{3,24})?),?\s(?:ca\.?|circa|approx\.?|about|around|roughly|etwa|rund|env\.?|environ|aprox\.?|unos|cerca de|~)$/u;

/** `2 x €165 . . . €330`, `3 nights x €110 = €330`: how the amount behind it comes about, where it does. */
function readProduct(
  passage: Passage,
  mentions: readonly MoneyMention[],
): { readonly from: number; readonly how: Passage } | null {
  const [each, sum] = mentions;
  if (!each || !sum) return null;
  const { text } = passage;
  const isProduct = ([, ...counts]: RegExpExecArray): boolean => {
    const count = counts.reduce((product, factor) => product * Number(factor ?? 1), 1);
    return Math.abs(count * each.money.amount - sum.money.amount) < 0.01;
  };
  const times = TIMES.exec(text.slice(0, each.from));
  if (times !== null && isProduct(times))
    return { from: times.index, how: slicePassage(passage, times.index, each.to) };
  const behind = TIMES_BEHIND.exec(text.slice(each.to, sum.from));
  if (behind === null || !isProduct(behind)) return null;
  return { from: each.from, how: slicePassage(passage, each.from, each.to + behind[0].length) };
}

/** `2 x €165`, `2 pax x 5 nights x €90` */
const TIMES =
  /(?<![\d.,])(?:(\d{1,3})(?:\s?\p{L}{2,14}){0,2}\s?[x×*]\s?)?(\d{1,3})(?:\s?\p{L}{2,14}){0,2}(?:\s?[x×*@]\s?|\s(?:at|à|a|je|zu je|de)\s)$/iu;
/** `€110 x 3 nights = €330`, `€110 per night × 3`, `€90 x 2 pax x 5 nights` */
const TIMES_BEHIND =
  /^(?:\s?(?:\/|per|each|pro|je|par|por|al?)\s?\p{L}{0,12})?\s?[x×*]\s?(\d{1,3})(?:\s\p{L}{2,14}){0,2}(?:\s?[x×*]\s?(\d{1,3})(?:\s\p{L}{2,14}){0,2})?(?=\s?[=.…_:)\s–-])/iu;

function readLeadingAmount(
  value: Passage,
  currency: Money['currencies'] | null,
): (Amount & { rest: Passage | null }) | null {
  const mentions = findMoney(value.text);
  const [first] = mentions;
  const mention = resultOf(value.text, mentions);
  if (first && mention && (first !== mention || first.from <= 10)) {
    const rest =
      first === mention
        ? trimPassage(slicePassage(value, mention.to), '.,;–—-')
        : trimPassage(slicePassage(value, 0, mention.from), '=:.,;–—-');
    return {
      money: mention.money,
      span: spanOf(value, mention.from, mention.to),
      rest: hasLetter(rest.text) ? rest : null,
    };
  }
  const lone = readAmount(trimPassage(value), currency);
  return lone === null ? null : { ...lone, rest: null };
}

/** `Land package ⇥ 4 x 560 ⇥ EUR 2,240`: the sum stands in the last cell, how it comes about before it. */
function readLastCell(
  line: DocumentLine,
  currency: Money['currencies'] | null,
): (Amount & { rest: Passage | null }) | null {
  const cells = line.cellMark === 'tab' ? (line.cells ?? []).filter((cell) => cell.text !== '') : [];
  const [, how] = cells;
  if (cells.length < 3 || cells.length > MAX_PRICE_CELLS || !how) return null;
  const amount = readAmount(cells.at(-1), currency);
  return amount === null ? null : { ...amount, rest: how };
}

const MAX_PRICE_CELLS = 5;
