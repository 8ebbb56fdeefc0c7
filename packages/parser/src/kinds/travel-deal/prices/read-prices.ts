/**
 * The prices of an offer: what one person pays, what a couple, room, cabin or party pays, what it cost before, what is saved. The lead
 * price is the one that the offer itself names, else the lowest of its options. A room's price is never taken for a person's.
 */

import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { type Field, stated } from '../../../model/field.ts';
import type { TripDates } from '../../../model/itinerary-draft.ts';
import type { Price, PriceOptionDraft } from '../../../model/travel-deal-draft.ts';
import { slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { isSaid, NOBODY, type Remark } from '../colleagues/remark.ts';
import { pickOption, readWantedTotal } from '../colleagues/wanted.ts';
import { nightsInRow } from '../dates/nights-in-row.ts';
import { readLineLengths } from '../dates/read-trip-length.ts';
import { isPerNight, withoutNightExtras, withoutRoomExtras } from './extras-beside.ts';
import { isFee, isOfChild } from './fee-or-child.ts';
import { pickTier, readToldParty } from './group-tiers.ts';
import { rowOf, wasInRow, wasOf } from './lead-row.ts';
import { withPartyRows } from './party-rows.ts';
import type { PriceMention } from './price-mention.ts';
import { readDiscount } from './read-discount.ts';
import { readPriceBlocks } from './read-price-blocks.ts';
import { readDepartures, readPriceOptions } from './read-price-options.ts';
import { sumOfRows } from './rows-to-total.ts';
import { withShares } from './shares-of-adult.ts';
import { isOfTakingPart, isStandard } from './whose-price.ts';

/** A longer line is running text, whose amounts are examples or conditions. */
const PROSE = 220;
const GRID_COLUMNS = 3;

/** No coach holds more: `£40 a head` for dinners beside `£7,480 for the two of you` is no price of the trip. */
const MOST_PER_TOTAL = 60;

/** An amount far below every option is what one pays to book. */
const DEPOSIT_SHARE = 0.5;

export interface PriceReading {
  readonly price: Field<Price> | null;
  readonly totalPrice: Field<Price> | null;
  readonly priceBasis: Field<string> | null;
  readonly originalPrice: Field<Price> | null;
  readonly discount: Field<string> | null;
  readonly percentOff: Field<number> | null;
  readonly amountOff: Field<Price> | null;
  /** How many the total is for, where it is told as a product. */
  readonly party: Field<number> | null;
  /** Taxes and fees told beside the price, and the sum of the rows under it, which a total may hold. */
  readonly fees: readonly number[];
  /** The price and taxes that are reckoned up to `price`. */
  readonly parts: readonly Field<Price>[];
  /** What children pay beside it. */
  readonly childPrices: readonly number[];
  readonly priceOptions: readonly PriceOptionDraft[];
  /** Lines whose only amounts are beside the price: supplements, deposits, children. */
  readonly asideLines: ReadonlySet<number>;
  /** Lines of `priceOptions`. */
  readonly optionLines: ReadonlySet<number>;
  /** Lines whose days head columns of prices, each a departure. */
  readonly departureLines: ReadonlySet<number>;
  /** Lines that hold the price itself. */
  readonly priceLines: ReadonlySet<number>;
  /** The option that a remark names, its days where the remark names them too, and its row. */
  readonly picked: {
    readonly label: Field<string>;
    readonly dates: Field<TripDates> | null;
    readonly line: DocumentLine;
  } | null;
}

/** `remark` is what somebody says to a colleague of what is wanted. */
export function readPrices(
  document: SourceDocument,
  found: readonly PriceMention[],
  remark: Remark = NOBODY,
): PriceReading {
  const mentions = withoutRoomExtras(
    withoutNightExtras(withPartyRows(withReducedRents(withUnitBehind(withShares(found))))),
  );
  const listed = readPriceOptions(document, mentions);
  const options = listed.length > 0 ? listed : readPriceBlocks(document, mentions);
  const optionLines = new Set(options.map((option) => option.mention.line.index));
  const ofRooms = options.flatMap(({ mention }) => (mention.role === 'whole' ? [mention] : []));
  const ofPersons = options.filter(({ price, mention }) => price !== null && mention.role !== 'whole');
  const outside = mentions.filter((mention) => !optionLines.has(mention.line.index));
  const floor = (lowest(ofPersons.map((option) => option.mention))?.price.value.amount ?? 0) * DEPOSIT_SHARE;
  const all = outside.find((mention) => mention.role === 'whole' && !isPerNight(mention))?.price.value.amount ?? 0;
  const least = Math.max(floor, all / MOST_PER_TOTAL);
  const every = outside.filter((mention) => mention.role === 'person' && mention.price.value.amount >= least);
  const stays = every.filter((mention) => !isPerNight(mention));
  const persons = stays.length > 0 ? stays : every;
  const pick = pickOption(options, remark, document);
  const count = readToldParty(document)?.value ?? 0;
  const tier = pick === null && count > 0 ? pickTier(options, count) : null;
  const picked = pick?.option ?? tier;
  const lead =
    (picked === null || picked.price === null || picked.mention.role === 'whole' ? null : picked.mention) ??
    leadOf(persons) ??
    (outside.some((mention) => mention.role === 'whole' && mention.line.passage.text.length <= PROSE) &&
    options.length === 0
      ? shareOf(outside)
      : openLead(
          outside.filter(
            (mention) =>
              isOpenPrice(mention) &&
              mention.price.value.amount >= floor &&
              !isDearerRow(mention, optionLines, ofPersons),
          ),
        )) ??
    ofPersons.find(isStandard)?.mention ??
    lowest(ofPersons.filter(isOfTakingPart).map((option) => option.mention)) ??
    lowest(ofPersons.map((option) => option.mention));
  const parties = [...ofRooms, ...outside.filter((mention) => mention.role === 'whole')];
  const ofStay = parties.filter((mention) => !isPerNight(mention) && !NIGHTLY.test(mention.line.folded));
  const wholes = ofStay.length > 0 ? ofStay : parties;
  const sheet = wholes.filter((mention) => mention.basisLine !== null);
  const whole =
    wholes.find(({ line }) => isSaid(remark, line)) ??
    (picked !== null && picked.mention.role === 'whole' ? picked.mention : null) ??
    reducedOf(wholes, mentions) ??
    lowest(sheet) ??
    totalOf(wholes, lead, mentions) ??
    ofAllRooms(outside, lead) ??
    wholes.find((mention) => mention.line.passage.text.length <= PROSE) ??
    wholes.find((mention) => isTimes(mention, lead) || isNextTo(mention, lead)) ??
    (lead === null ? wholes[0] : undefined) ??
    partyPriceBeside(outside, lead) ??
    partyPriceInRow(mentions, ofPersons, lead) ??
    productOf(mentions, lead);
  const before =
    wasOf(lead, mentions) ??
    wasInRow(lead, options, mentions) ??
    (lead === null ? wasOf(whole ?? null, mentions) : null) ??
    outside.find((mention) => mention.role === 'was') ??
    null;
  // The price of a night before a stay's price is of another kind. A rack rate without another price is the price.
  const isOther =
    before !== null && isPerNight(before) && [lead, whole].every((each) => each === null || !isPerNight(each));
  // `Family of 4: £2,296 instead of £2,396` under what an adult pays: what all paid before is no price of one.
  const isOfAll =
    lead !== null &&
    before !== null &&
    before.line === whole?.line &&
    before.line !== lead.line &&
    !isMultiple(whole, lead);
  const was = (lead === null && whole === null) || isOther || isOfAll ? null : before;
  const price = lead ?? (whole === null ? before : null);
  const total = readWantedTotal(remark, price?.price ?? whole?.price ?? null) ?? whole?.price ?? null;
  const { discount, percentOff, amountOff } = readDiscount(document, mentions, rowOf(price, options));
  const rows = sumOfRows(mentions, lead, whole);
  const used = [price, whole, was].flatMap((mention) => (mention === null ? [] : [mention.line.index]));
  return {
    price: price?.price ?? null,
    totalPrice: total,
    priceBasis: whole === null ? null : basisOf(whole),
    originalPrice: was?.price ?? null,
    discount,
    percentOff,
    amountOff,
    party: whole === null ? null : partyOf(whole),
    fees: [
      ...mentions.flatMap((mention) => (isFee(mention) ? [mention.price.value.amount] : [])),
      ...(rows === null ? [] : [rows]),
    ],
    parts: price?.parts ?? [],
    childPrices: mentions.flatMap((mention) => (isOfChild(mention) ? [mention.price.value.amount] : [])),
    priceOptions:
      options.length > 0
        ? options.map(({ label, dates, price, mention, nights }) => ({
            label,
            dates,
            price,
            nights: nights ?? (dates === null || dates.value.end !== null ? null : nightsInRow(document, mention.line)),
          }))
        : readDepartures(document),
    asideLines: new Set(
      mentions
        .filter(({ role, isOfChildren }) => role === 'aside' && isOfChildren !== true)
        .map((mention) => mention.line.index),
    ),
    optionLines,
    departureLines: new Set(options.flatMap(({ headLine }) => headLine ?? [])),
    priceLines: new Set([...used, ...optionLines]),
    picked:
      picked === null
        ? null
        : { label: picked.label, dates: pick?.isOfDay === true ? picked.dates : null, line: picked.mention.line },
  };
}

/** The first in a short line, else the first of all. A row of several amounts is a grid of rates, of which the lowest leads. */
function leadOf(mentions: readonly PriceMention[]): PriceMention | null {
  const first = mentions.find((mention) => mention.line.passage.text.length <= PROSE) ?? mentions[0] ?? null;
  if (first === null) return null;
  const isSentence = /[a-z][,.;] [a-z]|[.!?] /.test(first.line.folded) && first.line.cells === null;
  const row = isSentence ? [] : mentions.filter((mention) => mention.line === first.line && !mention.isFrom);
  return row.length >= GRID_COLUMNS
    ? lowest(mentions.filter((mention) => mention.line.passage.text.length <= PROSE))
    : first;
}

/** `A trip for under €900! Price: €845`: of amounts that say nothing of themselves the one under its label leads. */
const openLead = (mentions: readonly PriceMention[]): PriceMention | null =>
  mentions.find(({ line, from }) => PRICE_LABEL.test(line.folded.slice(Math.max(0, from - MAX_LABEL), from))) ??
  leadOf(mentions);
const PRICE_LABEL =
  /(?:^|[^a-z])(?:(?:the |our |package |tour |total )?(?:price|cost)|(?:reise|paket|gesamt)?preis|prix|precio|prezzo|preco|prijs|harga) ?: ?(?:from |ab |des |desde |da |vanaf |mulai )?$/;
const MAX_LABEL = 24;

/** `€ 2.480 for the villa instead of € 3.100` over the rents of the year: what alone is reduced is the offer, a sheet of rates is not. */
function reducedOf(wholes: readonly PriceMention[], mentions: readonly PriceMention[]): PriceMention | null {
  if (!wholes.some(isOfSheet)) return null;
  const before = mentions.filter(({ role }) => role === 'was');
  const lines = new Set(before.map(({ line }) => line));
  return lines.size === 1 ? (wholes.find(({ line }) => lines.has(line)) ?? null) : null;
}
const isOfSheet = ({ basisLine, line }: PriceMention): boolean => basisLine !== null && basisLine !== line;

/** `Inside $529  Oceanview $629  Balcony $789 (per person)`, `… (for 2)`: what is said in brackets behind the last of a row holds for all. */
function withUnitBehind(mentions: readonly PriceMention[]): readonly PriceMention[] {
  const rows = new Map<number, PriceMention[]>();
  for (const mention of mentions) rows.set(mention.line.index, [...(rows.get(mention.line.index) ?? []), mention]);
  const isOfAll = (row: readonly PriceMention[]): boolean =>
    row.length >= GRID_COLUMNS &&
    row.length <= MAX_PARTY &&
    row.every((mention, i) => (i === row.length - 1 ? saysUnit(mention) : mention.role === 'open')) &&
    row.every(({ line, from }, i) => i === 0 || ROW_NAME.test(line.passage.text.slice(row[i - 1]?.to, from)));
  const said = new Map([...rows.values()].filter(isOfAll).map((row) => [row[0]?.line, row.at(-1)]));
  return mentions.map((each) => {
    const last = said.get(each.line);
    if (last === undefined) return each;
    return last.role === 'person' ? { ...each, role: 'person' } : { ...each, role: 'whole', basis: last.basis };
  });
}
const saysUnit = ({ role, basis, line, to }: PriceMention): boolean =>
  role === 'person' || (role === 'whole' && basis !== null && line.folded.slice(to, basis[0]).trim() === '(');
/** Between two amounts the name of the next alone. */
const ROW_NAME = /^(?:\s{2,}|\s?[,;|/·]\s)\p{Lu}[^.!?]{1,30}\s$/u;

/** `only 1.650 € instead of 1.950 €` beside rents by the week is one as well. */
function withReducedRents(mentions: readonly PriceMention[]): readonly PriceMention[] {
  const rent = mentions.find((mention) => mention.role === 'whole' && isOfSheet(mention));
  if (rent === undefined || mentions.some(({ role }) => role === 'person')) return mentions;
  const { basis, basisLine } = rent;
  const isReduced = ({ role, line }: PriceMention): boolean =>
    role === 'open' && mentions.some((was) => was.role === 'was' && was.line === line);
  return mentions.map((each) => (isReduced(each) ? { ...each, role: 'whole', basis, basisLine } : each));
}

/** `List price  2,900 €` some rows over `TOTAL  2,750 €`: a reckoning ends with what is paid. */
function totalOf(
  wholes: readonly PriceMention[],
  lead: PriceMention | null,
  mentions: readonly PriceMention[],
): PriceMention | null {
  const first = wholes.find(({ line }) => line.passage.text.length <= PROSE);
  if (first === undefined || SUM_ROW.test(first.line.folded)) return null;
  const sum = wholes.find(({ line }) => line.index > first.line.index && SUM_ROW.test(line.folded));
  if (sum === undefined || sum.line.index - first.line.index > MAX_RECKONING) return null;
  // Where each pays a price, `2 adults  £1,394` over a reduction and `Total  £1,300` is the total only if it comes out.
  const rows = lead === null ? 0 : sumOfRows(mentions, first, sum);
  const rest = sum.price.value.amount - first.price.value.amount - (rows ?? 0);
  return lead === null || (rows !== null && Math.abs(rest) < 1) ? sum : null;
}
/** `£1,124 per room, so £2,248 for the two rooms`: what all pay is told behind what each room costs. */
function ofAllRooms(wholes: readonly PriceMention[], lead: PriceMention | null): PriceMention | null {
  const room = wholes.find(({ role, line, to }) => role === 'whole' && PER_ROOM.test(line.folded.slice(to, to + 30)));
  if (lead !== null || room === undefined) return null;
  return (
    wholes.find(({ line, from, to, price }) => {
      const times = price.value.amount / room.price.value.amount;
      const isNear = line.index - room.line.index <= 1 && (line.index > room.line.index || from > room.to);
      return (
        isNear &&
        Number.isInteger(times) &&
        times > 1 &&
        times <= MAX_PARTY &&
        OF_ALL.test(line.folded.slice(to, to + 30))
      );
    }) ?? null
  );
}
const OF_ALL =
  /^[\s(]{0,2}(?:for|in total|total|all in|together|altogether|fur|insgesamt|zusammen|gesamt|pour|au total|para|en total|per|in totale|no total)\b/;
const PER_ROOM =
  /^\s?(?:per|a|pro|je|par|por|a)? ?(?:(?:double|twin|doppel)[ -]?)?(?:room|cabin|zimmer|kabine|chambre|cabine|habitacion|camarote|camera|cabina|quarto)\b/;
const MAX_RECKONING = 8;
const SUM_ROW =
  /^\W{0,4}(?:(?:grand|overall|final) )?(?:total|gesamt|summe|totaal)(?:preis|betrag|summe|prijs)?\b[^.;:\d]{0,30}(?::|\t|\s{2,}|\.{3}|\||\s(?=[€$£]))/;

/** T-561: right under the options a row whose name is too long for one, and which costs more than each of them: none leads. */
const isDearerRow = (
  { line, price }: PriceMention,
  optionLines: ReadonlySet<number>,
  options: readonly { readonly mention: PriceMention }[],
): boolean =>
  options.length > 1 &&
  (optionLines.has(line.index - 1) || optionLines.has(line.index + 1)) &&
  options.every(({ mention }) => mention.price.value.amount < price.value.amount);

/** `£612 each, so £1,224 for the two of you`: the total is told by the price. */
function isTimes(whole: PriceMention, lead: PriceMention | null): boolean {
  const times = lead === null ? 0 : whole.price.value.amount / lead.price.value.amount;
  return Number.isInteger(times) && times > 1 && times <= MAX_PARTY && whole.line === lead?.line;
}

const MAX_PARTY = 12;

/** `4 x £640 = £2,560`: what a product comes to is no price of one. */
const isOpenPrice = ({ role, product }: PriceMention): boolean => role === 'open' && product == null;

/** `3 x £640 = £1,920` beside the price of £640. */
const productOf = (mentions: readonly PriceMention[], lead: PriceMention | null): PriceMention | null =>
  mentions.find(({ product }) => product != null && product.amount === lead?.price.value.amount) ?? null;

/** `| Inn | £410 | £820 |` under `Price each` and `Price for two`: the party's price stands in the row of the price that leads. */
function partyPriceInRow(
  mentions: readonly PriceMention[],
  options: readonly { readonly mention: PriceMention }[],
  lead: PriceMention | null,
): PriceMention | null {
  const row = options.find(({ mention }) => mention.price.value.amount === lead?.price.value.amount)?.mention.line;
  return row === undefined ? null : (mentions.find(({ line, role }) => line === row && role === 'whole') ?? null);
}

const partyOf = ({ product, line }: PriceMention): Field<number> | null =>
  // `3 nights, 3 x £140 = £420 for the room`: what is counted are nights.
  product == null || readLineLengths(line).some(({ nights }) => nights === product.count)
    ? null
    : stated(product.count, [spanOf(line.passage, product.from, product.to)]);

/** `£612 each. £1,300 total for two people`: the next amount is that of all, whether it fits or not. */
const isNextTo = (whole: PriceMention, lead: PriceMention | null): boolean =>
  lead !== null && whole.line === lead.line && whole.from > lead.to && whole.from - lead.to <= MAX_WORDS_BETWEEN;
const MAX_WORDS_BETWEEN = 50;

/** `Now €2,240` over `€560 per person`: an amount that says nothing of itself beside the price of one, and several times as much. */
function partyPriceBeside(mentions: readonly PriceMention[], lead: PriceMention | null): PriceMention | null {
  if (lead?.role !== 'person') return null;
  const isBeside = ({ line, role }: PriceMention): boolean =>
    role === 'open' && Math.abs(line.index - lead.line.index) <= MAX_LINES_AWAY && line.passage.text.length <= PROSE;
  return mentions.find((mention) => isBeside(mention) && isMultiple(mention, lead)) ?? null;
}

/** `In the garden villa: € 1.420` over `Total for the couple: € 2.840`: an amount that says nothing of itself, and what so many times as much is paid for. */
const shareOf = (mentions: readonly PriceMention[]): PriceMention | null =>
  mentions.find((one) => isOpenPrice(one) && mentions.some((all) => isOfSoMany(all, one))) ?? null;

function isOfSoMany(all: PriceMention, one: PriceMention): boolean {
  if (all.role !== 'whole' || !isMultiple(all, one) || one.line.passage.text.length > PROSE) return false;
  if (all.line.index < one.line.index || all.line.index - one.line.index > MAX_LINES_AWAY) return false;
  const times = all.price.value.amount / one.price.value.amount;
  const { folded } = all.line;
  const isNights = [one.line, all.line].some((line) => readLineLengths(line).some(({ nights }) => nights === times));
  return !isNights && ((times === 2 && OF_TWO.test(folded)) || folded.match(COUNTS)?.includes(`${times}`) === true);
}
const OF_TWO = /\b(?:couple|both|two|paar|zwei|beide|deux|pareja|dos|coppia|due|casal|dois|twee|stel)\b/;
const COUNTS = /(?<![\d.,])\d{1,2}(?![\d.,])/g;

const MAX_LINES_AWAY = 2;

function isMultiple({ price: { value: all } }: PriceMention, { price: { value: one } }: PriceMention): boolean {
  const times = all.amount / one.amount;
  return all.currencies[0] === one.currencies[0] && Number.isInteger(times) && times > 1 && times <= MAX_PARTY;
}

/** `Nightly rate ..... EUR 310 per room` */
const NIGHTLY =
  /^\W*(?:nightly|(?:rate|price|tariff) per night|per night|preis pro nacht|pro nacht|prix par nuit|precio por noche|prezzo a notte|diaria)\b/;

function lowest(mentions: readonly PriceMention[]): PriceMention | null {
  let best: PriceMention | null = null;
  for (const mention of mentions)
    if (best === null || mention.price.value.amount < best.price.value.amount) best = mention;
  return best;
}

function basisOf({ basis, line, basisLine }: PriceMention): Field<string> | null {
  if (basis === null) return null;
  const words = trimPassage(slicePassage((basisLine ?? line).passage, basis[0], basis[1]), ':/,');
  // `(2 adults + 2 children):` of which the bracket opened before.
  const passage = words.text.includes('(') ? words : trimPassage(words, ')');
  return stated(passage.text, [spanOf(passage)]);
}
