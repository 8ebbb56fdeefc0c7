/** Every amount of money outside the lists of terms, with what it is for. A heading or column that says `per person` holds for what is under it. */

import { findMoney, readAmount } from '../../../annotators/money.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { crossedPrice } from '../../../formats/reading/terms/marked-price.ts';
import { type Field, stated } from '../../../model/field.ts';
import { NO_CURRENCY } from '../../../model/money.ts';
import type { Price } from '../../../model/travel-deal-draft.ts';
import { DIGIT, LinePattern } from '../../../text/line-look.ts';
import { indexOfOffset, offsetOf, type Passage, slicePassage, spanOf } from '../../../text/passage.ts';
import { withBasisBelow, withoutParts } from './basis-below.ts';
import { type BasisHeading, MAX_LEADING, NOT_TOLD, readSaidBasis, toldUnder, wholeBasis } from './basis-heading.ts';
import { headsChildren } from './child-prices.ts';
import { headsExtras, headsSeveralExtras, isNamedRow } from './extras-beside.ts';
import { type CurrencyHeading, currenciesOf, currencyOf, namesCurrency } from './heading-currency.ts';
import { headsHire, isOverPrice } from './hired-beside.ts';
import { readLakhTotal } from './lakh-total.ts';
import { loneContext } from './lone-context.ts';
import { isStruckThrough, isUnderSaving, leadsDown } from './marked-down.ts';
import { ofTrip } from './of-trip.ts';
import { withPairsInRows } from './pairs-in-rows.ts';
import { isOfPartyBelow } from './party-below.ts';
import { isPartyBefore } from './party-beside.ts';
import type { PriceMention } from './price-mention.ts';
import { isGroupSize, readBareProduct, readGroupProduct, readProduct } from './price-product.ts';
import { type BoundedMention, joinRanges } from './price-range.ts';
import { isAsideLabel, type PriceContext, readPriceContext, saysPerPerson } from './price-role.ts';
import { cellsOf, columnHead, headBasis, isClosedRow, readGridRow, readUnpaidCells, stayBasis } from './rate-grid.ts';
import { withReckonedPrice } from './reckoned-price.ts';
import { isChildBeforeAdult, rowLabel } from './row-label.ts';
import { basisOfWas, isPerPersonBelow, isUnderPriceOfOne } from './said-of-one.ts';
import { type CommonSign, readCommonSign, readUnsignedPrice } from './unsigned-price.ts';
import { readUnsignedShare, withUnsignedTotal } from './unsigned-share.ts';
import { withUnsignedWas } from './unsigned-was.ts';

/** No line of an offer has more prices: what stands further right is left unread, so that no paste can cost more. */
const MAX_ON_A_LINE = 200;
/** What stands in brackets right behind such an amount, or beside it: `Dinner £33 / breakfast £15`. */
const OPENS_SHARE = /^ ?\($|^ ?\/ ?\p{L}{3,14} $/u;
const TAIL_CODE = /^\s?(?:USD|CAD|AUD|NZD|SGD|HKD)\b/;

const OF_PARTY: PriceContext = { role: 'whole', isFrom: false, basis: null };
const OF_PERSON: PriceContext = { ...OF_PARTY, role: 'person' };
const NO_MONEY: readonly BoundedMention[] = [];

/** `isFree` says whether a line belongs to no list of terms. */
export function findPrices(document: SourceDocument, isFree: (line: DocumentLine) => boolean): readonly PriceMention[] {
  const found: PriceMention[] = [];
  let isPerPerson = false;
  let currency: CurrencyHeading | null = null;
  let whole: BasisHeading | null = null;
  let sheet = NO_SHEET;
  let told = NOT_TOLD;
  let isAside = false;
  let isOfChildren = false;
  let common: CommonSign | null | undefined;
  const saidOfAll = readSaidBasis(document);
  const sign = (): CommonSign | null => {
    common ??= readCommonSign(document);
    return common;
  };
  for (const line of document.lines) {
    const { text } = line.passage;
    const hasFigure = (line.look.signs & DIGIT) !== 0;
    const isColumns = text.length > 12 && cellsOf(line).length > 2;
    const isOverRows = line.afterBlank && !hasFigure && isOverGroups(line, document.lines[line.index + 1]);
    const isOverTable = line.afterBlank && !hasFigure && isOverSheet(line, document.lines[line.index + 1]);
    const isNoSheet = !isColumns && !hasFigure && !isOverRows && !isOverTable;
    if (line.heading > 0 || (line.afterBlank && line.bullet === null && isNoSheet)) isPerPerson = false;
    const isSheet = !isNoSheet || line.cells !== null;
    if (line.heading > 0 || (line.afterBlank && !isSheet && !namesCurrency(line))) {
      currency = null;
      whole = null;
    }
    isOfChildren = headsChildren(line) || (isOfChildren && !line.afterBlank && line.heading === 0 && text !== '');
    if (line.heading > 0 || line.afterBlank)
      isAside = headsExtras(line) || (headsHire(line) && (found.length > 0 || isOverPrice(document, line)));
    else isAside ||= headsSeveralExtras(line) && isNamedRow(document.lines[line.index + 1]);
    if (text === '' || !isFree(line)) continue;
    // One more than are read says where the last one's words end.
    const mentions = hasFigure ? joinRanges(line.folded, findMoney(text, MAX_ON_A_LINE + 1)) : NO_MONEY;
    // A line without an amount that says so speaks of the lines under it: `Fares per person, double occupancy`.
    if (mentions.length === 0) {
      const isOfPerson = saysPerPerson(line.folded, line.look);
      if (isOfPerson && text.length <= 90) {
        isPerPerson = true;
        whole = null;
      }
      currency = currencyOf(line) ?? currency;
      if (currency === null && isColumns && line.index > sheet.until) sheet = sheetOf(document, line);
      if (currency === null && sheet.foot !== null && line.index <= sheet.until) {
        currency = currencyOf(sheet.foot);
        isPerPerson ||= saysPerPerson(sheet.foot.folded, sheet.foot.look);
        whole = isPerPerson ? null : wholeBasis(sheet.foot);
      }
      if (!isOfPerson) whole = wholeBasis(line) ?? whole;
      if (currency !== null && (line.cells !== null || isColumns)) {
        const row = gridMentions(document, line, currency, isPerPerson, whole);
        found.push(...row);
        if (row.length > 0 || (line.cells?.length ?? 0) > 2) continue;
      }
      const bare =
        currency === null
          ? (readUnsignedPrice(line, sign, isPerPerson) ?? lonePrice(line))
          : bareAmount(line, currency, isPerPerson, whole);
      if (bare !== null) found.push(bare);
      else if (currency === null) {
        const ofAll = readLakhTotal(line, found, sign);
        found.push(...(ofAll === null ? readUnsignedShare(line, sign) : [ofAll]));
      }
      continue;
    }
    if (isColumns && whole === null && !isPerPerson && line.index > told.until) {
      told = toldUnder(document, line);
      isPerPerson = told.isPerPerson;
      whole = told.whole;
    }
    const unpaid =
      isColumns && (mentions.length > 1 || isClosedRow(document, line)) ? readUnpaidCells(document, line) : [];
    const columnRole = (from: number): 'was' | 'saving' | 'aside' | null =>
      unpaid.find(({ cell }) => {
        const start = indexOfOffset(line.passage, offsetOf(cell, 0)) ?? 0;
        return from >= start && from < start + cell.text.length;
      })?.role ?? null;
    for (const [i, mention] of mentions.slice(0, MAX_ON_A_LINE).entries()) {
      const product = readBareProduct(line.folded, mention);
      const ofGroup = i > 1 ? null : readGroupProduct(line.folded, mentions[0], mentions[1]);
      const own =
        (isOfPartyBelow(document, line, mention) ? OF_PARTY : loneContext(document, line, mention)) ??
        (ofGroup === null ? null : i === 0 ? OF_PERSON : OF_PARTY) ??
        (isPerPerson && isSizeOfRow(line.folded.slice(0, mention.from)) ? OF_PERSON : null) ??
        readPriceContext(
          line.folded,
          mention.from,
          mention.to,
          mentions[i - 1]?.to ?? 0,
          mentions[i + 1]?.from ?? text.length,
          line.look,
        );
      const context = product !== null && own.role === 'open' ? OF_PARTY : own;
      const tail = mention.sign.startsWith('$') ? (TAIL_CODE.exec(text.slice(mention.to))?.[0].length ?? 0) : 0;
      const to = mention.to + tail;
      const slice = slicePassage(line.passage, mention.from, to);
      const label = rowLabel(line, document, i);
      const isBeside = isAside || isAsideLabel(label);
      const isOfChild = isOfChildren || (mentions.length === 2 && isChildBeforeAdult(label, i));
      const ofWas = context.role === 'open' ? basisOfWas(line, mention.from, found) : null;
      const isPerson =
        (ofWas === null && isPerPerson) ||
        (context.role === 'open' && (isPerPersonBelow(document, line) || isUnderPriceOfOne(line, found.at(-1))));
      // `Price for two` over the column of a table, beside that of one.
      const last = found.at(-1);
      const isBesideOne = context.role === 'open' && last?.line === line && last.role === 'person';
      // `a deposit of £150 (£75 each)`: what stands in brackets right behind an amount says the same of it.
      const isShareOfAside =
        last?.line === line && last.role === 'aside' && OPENS_SHARE.test(text.slice(last.to, mention.from));
      const head = isBesideOne ? columnHead(document, line, mention.from) : null;
      const ofHead = head === null ? null : headBasis(head);
      const stay = context.role === 'open' && unpaid.length > 0 ? stayBasis(document, line, mention.from) : null;
      const ofStay = stay === 'person' ? null : stay;
      const isRow = (mentions.length === 1 || isColumns) && line.index > (saidOfAll?.line.index ?? 0);
      const said = !isRow || isPerson || stay !== null ? null : saidOfAll;
      const isWhole = (ofWas ?? whole ?? ofHead ?? ofStay ?? said) !== null;
      const openRole = isWhole ? 'whole' : isPerson || stay !== null ? 'person' : 'open';
      const isStruck = isStruckThrough(document.source, spanOf(slice)) || crossedPrice(line)?.from === mention.from;
      const above: BasisHeading | null =
        context.role !== 'open'
          ? null
          : (ofWas ??
            whole ??
            ofStay ??
            (head === null || ofHead === null ? said : { line: head.line, basis: ofHead }));
      const isShorter = above !== null && isOfShorterStay(line, above);
      found.push({
        basis: above === null ? context.basis : above.basis,
        basisLine: above === null ? null : above.line,
        isFrom: context.isFrom,
        isOuting: context.isOuting === true,
        role:
          isStruck || (context.role !== 'saving' && leadsDown(text, mention, mentions[i + 1]))
            ? 'was'
            : ((unpaid.length > 0 ? columnRole(mention.from) : null) ??
              (i === 0 && isUnderSaving(document, line, mention) ? 'saving' : null) ??
              (isBeside || isShorter || isShareOfAside || isOfChildren
                ? 'aside'
                : context.role === 'open'
                  ? openRole
                  : context.role)),
        isOfChildren: isOfChild,
        line,
        from: mention.from,
        to,
        price: priceOf(slice, mention),
        product: (i === 1 ? ofGroup : null) ?? readProduct(line.folded, mentions[i - 1], mention) ?? product,
      });
    }
  }
  return withPairsInRows(
    withUnsignedTotal(
      withUnsignedWas(
        withoutParts(withoutSummands(withReckonedPrice(withBasisBelow(document, ofTrip(document, found))))),
      ),
    ),
  );
}

/** Under `Price per person` the size of the group or party is not whom the price is for. */
const isSizeOfRow = (before: string): boolean => isGroupSize(before) || isPartyBefore(before);

/** The words between two bounds are no part of the price. */
function priceOf(slice: Passage, { money, joint, from }: BoundedMention): Field<Price> {
  if (joint === undefined) return stated({ ...money, text: slice.text.replace('\t', ' ') }, [spanOf(slice)]);
  const [low, high] = [slicePassage(slice, 0, joint[0] - from), slicePassage(slice, joint[1] - from)];
  return stated({ ...money, text: `${low.text} – ${high.text}` }, [spanOf(low), spanOf(high)]);
}

/** Rows of a reckoning, each with its amount, that make up the total under them: no prices of their own. */
function withoutSummands(found: readonly PriceMention[]): PriceMention[] {
  const parts = new Set<PriceMention>();
  const reckoned = new Set(found.flatMap((mention) => mention.parts ?? []));
  for (const [i, total] of found.entries()) {
    if (total.role !== 'whole' && !(total.role === 'person' && OF_PACKAGE.test(total.line.folded))) continue;
    const rows = new Map<number, PriceMention>();
    let sum = 0;
    for (let j = i - 1; j >= 0 && rows.size < MAX_ROWS; j--) {
      const part = found[j] as PriceMention;
      if (part.line === total.line || part.role === 'saving' || part.role === 'was') break;
      // T-620: what makes up a total above is counted within it.
      if (rows.has(part.line.index) || parts.has(part) || reckoned.has(part.price)) continue;
      rows.set(part.line.index, part);
      sum += part.price.value.amount;
      if (rows.size < 2 || Math.abs(sum - total.price.value.amount) > 0.01) continue;
      if (isOneSaidAgain([...rows.values()])) break;
      for (const mention of found.slice(Math.max(0, j - MAX_ROWS), i))
        if (rows.has(mention.line.index)) parts.add(mention);
      break;
    }
  }
  return parts.size === 0
    ? [...found]
    : found.map((mention) => (parts.has(mention) ? { ...mention, role: 'aside' } : mention));
}

const MAX_ROWS = 12;
/** `Package price £636 pp` under what flight, hotel and transfer cost. */
const OF_PACKAGE =
  /^\W{0,4}(?:the )?(?:total|package|overall|all[- ]in|gesamt|komplett|paket|forfait|paquete|pacchetto|pacote|totaal)/;

/** The price of a person in the subject and again over that of two: no parts that make it up. */
const isOneSaidAgain = (rows: readonly PriceMention[]): boolean =>
  rows.every(({ role, price }) => role === 'person' && price.value.amount === rows[0]?.price.value.amount);

/** `12,499 Per Person`: a price whose currency the text leaves open. */
const LONE_PRICE = new LinePattern(
  /^\W{0,3}(?:(?:price|rate|cost|from|only|just)\W{1,3})?(?<amount>\d{1,3}(?:[.,]\d{3})+|\d{3,6})(?=\s?(?:\/-)?\s?(?:pp\b|per (?:person|pax|head|adult)|p\.p))/,
);

function lonePrice(line: DocumentLine): PriceMention | null {
  const match = line.folded.length > 60 ? null : LONE_PRICE.exec(line.look, line.folded);
  const amount = match?.groups?.['amount'];
  if (!match || amount === undefined) return null;
  const from = match[0].lastIndexOf(amount);
  const to = from + amount.length;
  const value = { amount: readAmount(amount), amountMax: null, currencies: [NO_CURRENCY] as const, text: amount };
  const price = stated(value, [spanOf(line.passage, from, to)]);
  return { basis: null, basisLine: null, isFrom: false, role: 'person', line, from, to, price };
}

const BARE_ROW =
  /^(?<label>(?:\p{L}|\d{1,2}(?: ?[-–] ?\d{1,2}| ?\+)?(?=(?: (?:pax|people|persons?))?(?:\t|\s{2}))|\d ?(?:\*|★|-?star)|\d{1,2}\.? ?\p{L}{3}|\d{1,2}\.\d{1,2}\.).{0,40}?)(?:\s?[:=]\s?|\t+|\s?(?:\.{3,60}|…{1,20})\s{0,8}|\s{2,}|\s[–—-]\s)(?<amount>(?!0)(?:\d{1,3}(?:[.,' ]\d{3})*(?:[.,]\d{2})?|\d{2,6}))(?:\/-)?$/u;

/** Rows of cells one under the other as far as `until`, and the line right under them that says what all their figures are. */
interface Sheet {
  readonly foot: DocumentLine | null;
  readonly until: number;
}
const NO_SHEET: Sheet = { foot: null, until: -1 };
/** `All rates in THB per room per night` */
const FOOT =
  /^\W{0,3}(?:(?:all|the|our|above|alle|tous les|todos los|todas las|tutti i|todos os) ){0,2}(?:rates?|prices?|fares?|preise|tarifs?|tarifas?|precios|prezzi|tariffe|precos|prijzen)\b[^.;]{0,40}$/;

function sheetOf({ lines }: SourceDocument, line: DocumentLine): Sheet {
  let end = line.index + 1;
  while (end < lines.length && cellsOf(lines[end] as DocumentLine).length > 2) end++;
  const foot = lines[lines[end]?.passage.text === '' ? end + 1 : end];
  const isFoot = foot !== undefined && FOOT.test(foot.folded) && cellsOf(foot).length < 2 && currencyOf(foot) !== null;
  return { foot: isFoot ? foot : null, until: end - 1 };
}

/** `Short breaks from £390` among rents by the week. */
const SHORTER =
  /\b(?:short (?:breaks?|stays?)|weekends?|mid-?week|[2-5] nights?|kurz(?:urlaub|reise|aufenthalt)|wochenende|[2-5] nachte|week-end|court sejour|fin de semana|fine settimana)\b/;

const isOfShorterStay = (line: DocumentLine, { line: heading }: BasisHeading): boolean =>
  /week|woche|semaine|semana|settimana/.test(heading.folded.slice(0, MAX_LEADING)) && SHORTER.test(line.folded);

function gridMentions(
  document: SourceDocument,
  line: DocumentLine,
  { code, span }: CurrencyHeading,
  isPerPerson: boolean,
  whole: BasisHeading | null,
): PriceMention[] {
  return readGridRow(document, line, isPerPerson).map(({ cell, amount, role }) => {
    const value = { amount, amountMax: null, currencies: currenciesOf(code), text: `${code} ${cell.text}` };
    const from = indexOfOffset(line.passage, offsetOf(cell, 0)) ?? 0;
    return {
      basis: role === 'open' ? (whole?.basis ?? null) : null,
      basisLine: whole?.line ?? line,
      isFrom: false,
      role: role === 'open' && whole !== null ? 'whole' : role,
      line,
      from,
      to: from + cell.text.length,
      price: stated(value, [span, spanOf(cell)]),
    };
  });
}

/** `Group size    Price` over `2-3    2,480`: a row of a price list begins with how many go. */
const isOverGroups = ({ look, passage }: DocumentLine, below: DocumentLine | undefined): boolean =>
  (look.signs & DIGIT) === 0 &&
  GAP.test(passage.text) &&
  below !== undefined &&
  (below.look.signs & DIGIT) !== 0 &&
  GROUP_ROW.test(below.passage.text);
/** `HALCYON STAR  (Miami r/t)` right over the headings of a table: whose rows they are; T-607: `SEASONS` over the days of each. */
const isOverSheet = ({ look, passage, folded }: DocumentLine, below: DocumentLine | undefined): boolean =>
  (look.signs & DIGIT) === 0 &&
  passage.text !== '' &&
  ((below?.cells?.length ?? 0) >= LEAST_OF_SHEET || SEASONS.test(folded.slice(0, MAX_LEADING)));
const SEASONS =
  /^\W{0,4}(?:(?:the|our|die|les|las|le|as|de) )?(?:seasons?|saison(?:s|en|zeiten)?|reisezeiten|temporadas?|stagion[ei]|epocas|seizoenen)\W{0,3}$/;
const LEAST_OF_SHEET = 4;
const GAP = /\S(?:\s{2,}|\t)\s*\S/;
const GROUP_ROW =
  /^\d{1,2}(?: ?(?:[-–]|to|bis|a|à) ?\d{1,2}| ?\+)?(?: (?:pax|people|persons?|guests?|travell?ers?|personen|personas|personnes|persone|pessoas))?(?:\t+|\s{2,})\d/;

/** `Nights: 7` is no price. */
const NO_PRICE_LABEL =
  /^(?:group(?: size)?|party(?: size)?|pages?|valid\w*|departures?|km|miles|altitude|capacity|nights?|days?|adults?|guests?|pax|people|persons|children|stars?|rooms?|nachte|tage|nuits|jours|noches|dias|notti|giorni|noites|ref\w*|code|no\.?|flights?|seats?|max\w*|min\w*|year|age|deck|zip|tel\w*|phone|room)\b/;

/** `Double: 795` under a heading that names the currency. */
function bareAmount(
  line: DocumentLine,
  { code, span }: CurrencyHeading,
  isPerPerson: boolean,
  whole: BasisHeading | null,
): PriceMention | null {
  const match = line.passage.text.length > 80 ? null : BARE_ROW.exec(line.passage.text);
  const amount = match?.groups?.['amount'];
  if (!match || amount === undefined || NO_PRICE_LABEL.test(line.folded)) return null;
  const from = match[0].lastIndexOf(amount);
  const to = from + amount.length;
  const open = whole !== null ? 'whole' : 'open';
  const role = isAsideLabel(line.folded.slice(0, from)) ? 'aside' : isPerPerson ? 'person' : open;
  const value = {
    amount: readAmount(amount),
    amountMax: null,
    currencies: currenciesOf(code),
    text: `${code} ${amount}`,
  };
  const price = stated(value, [span, spanOf(slicePassage(line.passage, from, to))]);
  const basis = role === 'whole' ? whole : null;
  return { basis: basis?.basis ?? null, basisLine: basis?.line ?? null, isFrom: false, role, line, from, to, price };
}
