/**
 * `All fares in NZD, per adult`, `Alle Preise verstehen sich in EUR`: one currency told for the whole text, and amounts without one that words for
 * a fare lead (`Base fare    980.00`, `TOTAL 1,204.50`).
 */
import { findCurrency } from '@waypage/gazetteer';
import { type FareBasis, type FareRole, readFareBasis, readFareRole } from '../../../annotators/fare-words.ts';
import { readAmount } from '../../../annotators/money.ts';
import type { Span } from '../../../model/answer.ts';
import { stated, withContext } from '../../../model/field.ts';
import { codeAt, isUpper } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT, LinePattern } from '../../../text/line-look.ts';
import { type Passage, slicePassage, spanOf } from '../../../text/passage.ts';
import type { DocumentLine } from '../document.ts';
import { lineMoney } from '../line-money.ts';
import { WHO } from './counted-rows.ts';
import type { FareMention } from './fare-mention.ts';

const TOLD = new LinePattern(
  /\b(?:amounts|prices|fares|rates|figures|costs|preise|betrage|tarife|prix|tarifs|montants|precios|importes|tarifas|prezzi|importi|tariffe|precos|valores|prijzen|bedragen)(?:,? (?:per|pro|par|por|a|p\.?p\.?|person|people|persona|personne|pessoa),?){0,2}(?: (?:are|all|shown|quoted|given|listed|stated|below|above|sind|verstehen|sich|exprimes|indiques|sont|son|estan|expresados|indicados|sono|indicati|espressi|sao|zijn)){0,3} (?:in|en|em) (?<code>[a-z]{3}|euros?)\b/,
);
/** `Fare (INR)`, `Preise in EUR`, `FARE            AUD` over the rows of a sheet. */
const HEADED = new LinePattern(
  /^\W{0,3}(?:fares?|airfares?|prices?|pricing|costs?|rates?|amounts?|fare (?:details|breakdown|summary)|(?:flug)?preise?|tarife?s?|kosten|prix|precios?|tarifas?|prezz[oi]|tariff[ae]|precos?|valores?|prijs|prijzen)(?:,? (?:per|pro|par|por|a) [a-z]{2,12})?\s?(?:\(?(?:all )?in\s|[([])(?<code>[a-z]{3}|euros?)[)\]]?\s?:?(?=$|\t)/,
);
/** `FARE                     AUD`, or `AUD` alone: the heading of the column of figures below. */
const OVER_COLUMN =
  /^(?:\W{0,3}(?:[a-z]+ )?(?:fares?|airfares?|prices?|pricing|costs?|rates?|amounts?|breakdown|details|summary|(?:flug)?preise?|tarife?s?|kosten|prix|precios?|tarifas?|prezz[oi]|tariff[ae]|precos?|valores?|prijs|prijzen)(?: (?:breakdown|details|summary|quote|per [a-z]{3,10}))?[\s:.]{3,90})?(?<code>[a-z]{3})$/;
const CODE = /^[A-Z]{3}$/;
const NAMED =
  /^[^a-z\d]{0,4}(?<words>[a-z][a-z +&/().'-]{1,40}?(?:\s\(?(?:x ?)?\d{1,2}(?: ?x)? ?(?:pax|adults?|persons?|people|passengers?|travell?ers?|erwachsene|personen|adultes|personnes|adultos|personas|pasajeros|adulti|persone|pessoas)\)?)?)[\s.:=…_]{1,60}(?<amount>\d{1,2}(?:,\d{2}){1,2},\d{3}(?:\.\d{2})?|\d{1,3}(?:[,.' ]\d{3}){0,3}[.,]\d{2}|\d{1,3}(?:[,.' ]\d{3}){1,3}|\d{3,6})(?<behind>\s(?:pp|p\.p\.|each|per (?:person|adult|head|pax)|total|for (?:all|both|two)))?$/;
const BARE = "\\d{1,3}(?:[,.' ]\\d{3}){1,2}(?:[.,]\\d{2})?|\\d{2,6}(?:[.,]\\d{2})?";
const LONGEST_TOLD = 300;
const LONGEST_NAMED = 120;
/** A row that only names who pays its figure: `Adult`, `Child (2-11)`. */
const WHO_PAYS = compactPattern(`^(?:per )?${WHO}\\s?$`);

interface ToldCurrency {
  readonly code: string;
  readonly passage: Passage;
  readonly span: Span;
  /** For whom all amounts are, where it is said with the currency. */
  readonly basis: FareBasis;
}

/** The fares of the lines that `isRead` leaves, in the currency that `context` tells for all; none where it tells none. */
export function readFaresInToldCurrency(
  lines: readonly DocumentLine[],
  context: readonly DocumentLine[],
  isRead: (line: DocumentLine) => boolean,
): readonly FareMention[] {
  const named = lines.flatMap((line) => (isRead(line) ? [] : (namedFigure(line) ?? [])));
  const sums = lines.flatMap((line) => (isRead(line) ? [] : (sumOf(line) ?? [])));
  const told = named.length + sums.length === 0 ? null : findToldCurrency(context);
  if (told === null) return [];
  return [...named, ...sums].map(({ line, from, to, words, behind, role }): FareMention => {
    const written = line.passage.text.slice(from, to);
    const money = { amount: readAmount(written), amountMax: null, currencies: [told.code] as const };
    return {
      money: withContext(stated(money, [spanOf(line.passage, from, to)]), [told.span]),
      role: role ?? readFareRole(words, behind),
      basis: readFareBasis(words, behind) ?? told.basis,
      written,
      line: line.index,
      isAddition: false,
    };
  });
}

interface NamedFigure {
  readonly line: DocumentLine;
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly behind: string;
  /** What a sum says that it is. */
  readonly role?: FareRole;
}

/** `ADT: 28,500 + 9,850 = 38,350`: who pays, the fare, the taxes and both. */
const SUM = compactPattern(
  `^\\W{0,3}(?<who>${WHO})\\s?[:=–-]?\\s{1,20}(?<base>${BARE})\\s?\\+\\s{0,3}(?<taxes>${BARE})\\s?=\\s{0,3}(?<total>${BARE})$`,
);

function sumOf(line: DocumentLine): NamedFigure[] | null {
  const { folded, passage } = line;
  if (!folded.includes('=') || folded.length > LONGEST_NAMED || folded.length !== passage.text.length) return null;
  const { who = '', base = '', taxes = '', total = '' } = SUM.exec(folded)?.groups ?? {};
  if (total === '' || Math.abs(readAmount(base) + readAmount(taxes) - readAmount(total)) > 0.011) return null;
  let at = 0;
  const figure = (written: string, role: FareRole): NamedFigure => {
    const from = folded.indexOf(written, at);
    at = from + written.length;
    return { line, from, to: at, words: `${who} `, behind: '', role };
  };
  at = folded.indexOf(who) + who.length;
  return [figure(base, 'base'), figure(taxes, 'taxes'), figure(total, 'total')];
}

function namedFigure(line: DocumentLine): NamedFigure | null {
  const { folded, passage, look } = line;
  if ((look.signs & DIGIT) === 0 || folded.length > LONGEST_NAMED || folded.length !== passage.text.length) return null;
  const { words = '', amount = '', behind = '' } = NAMED.exec(folded)?.groups ?? {};
  if (amount === '') return null;
  const role = readFareRole(`${words} `, behind);
  const isNamed = role === null ? WHO_PAYS.test(words) : role !== 'other' && role !== 'item';
  if (!isNamed || lineMoney(line).length > 0) return null;
  const to = folded.length - behind.length;
  return { line, from: to - amount.length, to, words: `${words} `, behind };
}

/** What a sentence says of all amounts. */
export function findToldCurrency(lines: readonly DocumentLine[]): ToldCurrency | null {
  for (const [i, { folded, look, passage }] of lines.entries()) {
    const match =
      folded.length > LONGEST_TOLD
        ? null
        : (TOLD.exec(look, folded) ?? HEADED.exec(look, folded) ?? overColumn(lines, i));
    const written = match?.groups?.['code'];
    if (!match || written === undefined) continue;
    const code = written.startsWith('euro') ? 'EUR' : written.toUpperCase();
    if (findCurrency(code) === undefined) continue;
    const to = match.index + match[0].lastIndexOf(written) + written.length;
    const clause = folded.slice(to).split(/[.;]\s/)[0] ?? '';
    const place = slicePassage(passage, to - written.length, to);
    return { code, passage: place, span: spanOf(place), basis: readFareBasis('', clause) };
  }
  return null;
}

/** Right below it stands a row whose figure such a heading is over. */
function overColumn(lines: readonly DocumentLine[], at: number): RegExpExecArray | null {
  const { folded, passage } = lines[at] as DocumentLine;
  const below = lines[at + 1]?.passage.text === '' ? lines[at + 2] : lines[at + 1];
  const { text } = passage;
  if (below === undefined || !isUpper(codeAt(text, text.length - 1)) || !CODE.test(text.slice(-3))) return null;
  const match = OVER_COLUMN.exec(folded);
  return match !== null && namedFigure(below) !== null ? match : null;
}
