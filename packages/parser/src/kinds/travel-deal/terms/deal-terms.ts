/** The lists of an offer, from headed lists, marks and loose lines: what is included, what restricts it, highlights, activities. */

import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { isPageTab } from '../../../formats/reading/messages/page-clutter.ts';
import { splitSentences } from '../../../formats/reading/sentences.ts';
import { readLineDates } from '../../../formats/reading/terms/offer-dates.ts';
import { readLineHeading, type TermTopic } from '../../../formats/reading/terms/term-heading.ts';
import { trimItem } from '../../../formats/reading/terms/term-items.ts';
import type { TermItem } from '../../../formats/reading/terms/term-lists.ts';
import type { Span } from '../../../model/answer.ts';
import { type Field, stated } from '../../../model/field.ts';
import { isInCapitals } from '../../../text/character-class.ts';
import { CURRENCY_SIGN, DIGIT, type LineLook, LinePattern, lookAtLine } from '../../../text/line-look.ts';
import { type Passage, spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { readExceptions } from '../dates/read-exceptions.ts';
import { readDenseLine, readInlineLists } from '../layout/dense-line.ts';
import { isAgeRow } from '../prices/child-prices.ts';
import { readLeastTravelers } from '../prices/least-travelers.ts';
import { asideTerms } from '../prices/lone-supplement.ts';
import { isPriceEntry } from '../prices/price-entry.ts';
import { isFigureRow, isHeadOfRows } from '../prices/rate-grid.ts';
import { readToldActivities } from '../programme/told-activities.ts';
import { cutAsked } from './asked-in-brackets.ts';
import { restsOf, startsOf } from './beside-lists.ts';
import { settledTopic } from './in-or-out.ts';
import { classifyTerm, readLooseTerms } from './loose-terms.ts';
import {
  isNoCondition,
  isPriceVariant,
  isStayWindow,
  isValidityOnly,
  OF_THE_MAIL,
  saysNothing,
} from './no-condition.ts';
import { cutAtPictures, cutClauses, cutReason } from './one-condition.ts';
import { isToldIncluded, mayListInProse, readBasisList, readGift, readProseList } from './prose-lists.ts';
import { readPerks } from './read-perks.ts';
import { isDuty, isHold } from './restriction-words.ts';
import { saidOnce, toldFullest } from './said-once.ts';

export interface DealTerms {
  readonly includes: readonly Field<string>[];
  readonly restrictions: readonly Field<string>[];
  readonly highlights: readonly Field<string>[];
  readonly activities: readonly Field<string>[];
}

/** `isOpen` says whether a line may still give loose terms: it gave nothing yet; `isBeside` that it gave the price or deadline alone. */
export function readDealTerms(
  document: SourceDocument,
  listed: readonly TermItem[],
  isOpen: (line: DocumentLine) => boolean,
  titleLine: number,
  asideLines: ReadonlySet<number>,
  isTerm: (line: DocumentLine) => boolean,
  isBeside: (line: DocumentLine) => boolean,
): DealTerms {
  const placed: Placed[] = [];
  const place = (topic: TermTopic, passage: Passage, line: number): void => {
    placed.push({ topic, value: stated(passage.text, [spanOf(passage)]), line });
  };
  for (const item of listed) {
    const { look } = document.lines[item.line] as DocumentLine;
    if (!isNoTerm(item, look)) placed.push(withCharges(item, look));
  }
  const candidates = document.lines.filter(
    (line) => line.bullet !== null && isOpen(line) && isUnheadedItem(document, line),
  );
  const announced = listed.find((item) => item.topic === 'includes' && item.isHeaded)?.line ?? -1;
  const hasHeaded = announced >= 0;
  const listsFlights = listed.some(
    ({ topic, isHeaded, value }) => topic === 'includes' && isHeaded && FLIGHT.test(foldText(value.value)),
  );
  const isFirstHeaded = listed.find((item) => item.topic === 'includes')?.isHeaded === true;
  const pictured = document.lines.filter((line) => line.emojiLength > 0 && isOpen(line) && isPictured(document, line));
  const isInclusion = (line: DocumentLine): boolean => classifyTerm(line.folded, line.look) === 'includes';
  const isOffer = candidates.filter(isInclusion).length * 3 >= candidates.length;
  // Above the list that a heading announces pictures stand before facts.
  const gains = pictured.some(isInclusion) ? pictured.filter(({ index }) => index > announced) : [];
  const unheaded = new Set([...(isOffer ? candidates : []), ...gains].map((line) => line.index));
  const hasList = hasHeaded || unheaded.size > 1 || listed.some((item) => item.topic === 'includes');
  const perks = readPerks(document, (line) => isTerm(line) || line.index === titleLine || line.isFrontMatter);
  const promised = new Map<number, Span[]>();
  for (const { line, passage } of perks) promised.set(line, [...(promised.get(line) ?? []), spanOf(passage)]);
  for (const { topic, passage, line } of perks) place(topic, passage, line);
  for (const { passage, line } of readExceptions(document, isTerm)) place('restrictions', passage, line);
  for (const { passage, line } of readLeastTravelers(document)) place('restrictions', passage, line);
  const told = listed.some((item) => item.topic === 'activities')
    ? []
    : readToldActivities(document, (line) => line.isFrontMatter || isTerm(line));
  const done = told.map(({ passage }) => spanOf(passage));
  for (const { passage, line } of told) place('activities', passage, line);
  for (const { line: index, rest } of restsOf(document, listed)) {
    const { look } = document.lines[index] as DocumentLine;
    for (const sentence of splitSentences(rest).flatMap(cutAtPictures).flatMap(cutClauses)) {
      const gift = readGift(sentence);
      if (gift !== null) {
        place('includes', gift, index);
        continue;
      }
      const topic = isToldIncluded(sentence) ? 'includes' : classifyTerm(foldText(sentence.text));
      if (topic === null || (topic === 'includes' && !isToldIncluded(sentence))) continue;
      for (const passage of cutReason(sentence, look).flatMap(trimItem)) place(topic, passage, index);
    }
  }
  for (const { line: index, rest } of startsOf(document, listed)) {
    const line = document.lines[index] as DocumentLine;
    const mayProse = mayListInProse(line);
    for (const sentence of splitSentences(rest)) {
      const told = mayProse ? readProseList(sentence) : [];
      for (const passage of told) place('includes', passage, index);
      const folded = foldText(sentence.text);
      if (told.length > 0 || AN_AMOUNT.test(folded) || classifyTerm(folded) !== 'restrictions') continue;
      for (const passage of cutReason(sentence, line.look).flatMap(trimItem)) place('restrictions', passage, index);
    }
  }
  for (const line of document.lines) {
    const isDutyOnly = isBeside(line);
    if (
      line.passage.text === '' ||
      !(isOpen(line) || isDutyOnly) ||
      isHeading(document, line) ||
      isSumRow(document, line) ||
      isAgeRow(document, line)
    )
      continue;
    // Beside what a sentence promises others may say what it takes.
    for (const { topic, passage } of readLooseTerms(line, {
      isListed: unheaded.has(line.index),
      hasList: hasHeaded || (hasList && !isSentenceLike(line)),
      isForeign: hasHeaded && line.bullet !== null && !unheaded.has(line.index),
      isDutyOnly,
      isHead:
        isFirstHeaded && line.index < announced && (isOfHead(line) || (listsFlights && FLOWN.test(line.passage.text))),
    }))
      if (
        !holdsAny(passage, done) &&
        (!promised.has(line.index) || (topic === 'restrictions' && !holdsAny(passage, promised.get(line.index))))
      )
        place(topic, passage, line.index);
  }
  if (!listed.some((item) => item.topic === 'includes')) {
    const dense = titleLine < 0 ? onlyLine(document) : titleLine;
    // What a list of the line leaves out is told already.
    for (const { topic, passage, line } of [
      ...readDenseLine(document, dense).map((term) => ({ ...term, line: dense })),
      ...readInlineLists(document, dense, isOpen),
    ])
      if (topic !== 'restrictions' || !placed.some(({ value }) => holdsAny(passage, value.spans)))
        place(topic, passage, line);
  }
  for (const index of asideLines) {
    const line = document.lines[index];
    if (
      line &&
      isOpen(line) &&
      !isSumRow(document, line) &&
      line.passage.text.length <= 200 &&
      !ASKS.test(line.passage.text) &&
      !isNoCondition(line.folded, line.look) &&
      (!isInclusion(line) || placed.some((item) => item.line === index))
    )
      for (const value of asideTerms(document, line, placed))
        placed.push({ topic: 'restrictions', value, line: index });
  }
  placed.sort((a, b) => a.line - b.line);
  const lists = { includes: noFields(), restrictions: noFields(), highlights: noFields(), activities: noFields() };
  for (const { topic, value } of placed) {
    const settled = settledTopic(topic, foldText(value.value));
    if (settled !== 'includes' || !(isPriceEntry(value.value) || isPageTab(foldText(value.value)))) {
      const { given, asked } = settled === 'includes' ? cutAsked(value) : { given: value, asked: null };
      lists[settled].push(given);
      if (asked !== null) lists.restrictions.push(asked);
    }
  }
  return {
    includes: toldFullest(saidOnce(lists.includes)),
    restrictions: saidOnce(lists.restrictions),
    highlights: saidOnce(lists.highlights),
    activities: saidOnce(lists.activities),
  };
}

/** `Stay till Sunday? One more night is +£50`: what is offered on top is no condition. */
const ASKS = /^[^.!?]{3,60}\?\s/;

/** The line of a message that is no longer than that; -1 in others. */
function onlyLine({ lines }: SourceDocument): number {
  const said = lines.filter(({ passage }) => passage.text !== '');
  return said.length === 1 ? (said[0] as DocumentLine).index : -1;
}

const holdsAny = (passage: Passage, spans: readonly Span[] = []): boolean => {
  const [from, to] = spanOf(passage);
  return spans.some(([start, end]) => start < to && from < end);
};

const noFields = (): Field<string>[] => [];

/** An entry of a list that no heading announces: the line before the list is a sentence or holds figures. */
function isUnheadedItem(document: SourceDocument, line: DocumentLine): boolean {
  for (let i = line.index - 1; i >= 0 && i > line.index - 30; i--) {
    const before = document.lines[i];
    if (!before || before.passage.text === '' || before.bullet !== null) continue;
    return (
      before.heading === 0 &&
      (ENDS_WITH_FIGURE.test(before.passage.text) ||
        before.passage.text.length > 60 ||
        YOURS.test(before.look, before.folded)) &&
      (!before.passage.text.endsWith(':') || YOURS.test(before.look, before.folded))
    );
  }
  return false;
}

const ENDS_WITH_FIGURE = /\d|[.!?]$/;

/** `16 DAYS, FLIGHTS INCLUDED`, `🇵🇹 4 nights in Porto`, `✈️ from Leeds`: a banner, or a picture before how long, where and from where. */
const isOfHead = ({ bullet, emojiLength, folded, passage: { text } }: DocumentLine): boolean =>
  bullet === null && (isInCapitals(text) || (emojiLength > 0 && text.length <= MAX_PICTURED && TRIP_FACT.test(folded)));
const TRIP_FACT =
  /^\W*(?:\d{1,2} ?(?:nights?|nts?|days?|nachte|tage|nuits|jours|noches|dias|notti|giorni|noites) (?:in|at|on|auf|a|en|em|nel|nella) (?:the )?[a-z][a-z' -]{2,30}\W*$|(?:from|ex|departing|leaving|ab|saindo d[eo]|saliendo de|salida desde|partenza da|au depart de) )/;

/** `✈️ Air Malta KUL-MLA`, `🛫 Direct flights ex Leeds`: how one gets there, where the list itself names the flights. */
const FLOWN = /^(?:✈|🛫|🛬)/u;
const FLIGHT =
  /\b(?:flights?|airfares?|air tickets?|air fare|fluge?|hinflug|vols?|vuelos?|vol[oi]|voos?|passage(?:m|ns) aereas?|penerbangan|vluchten)\b/;

/** Pictures that say what stands behind them: dates, places, prices, whom to call. */
const LABEL_PICTURE =
  /^(?:📅|📆|🗓|⏰|⏳|⌛|🕐|📍|🗺|🌍|🌎|🌏|💰|💸|💵|💶|💷|💳|💲|🤑|🔥|✨|⭐|🌟|💥|⚡|🎉|📞|☎|📱|📲|📧|✉|💌|💬|📩|🔗|👉|👇|👤|👥|👫|👨|👩|🔒|❌|⚠|❗|ℹ)/u;
const MAX_PICTURED = 70;
const LEAST_PICTURED = 3;

/** `⛵ Sunset dhow cruise` among lines one under the other that begin with pictures of their own: a list of what one gets; one with a day says when. */
function isPictured({ lines }: SourceDocument, line: DocumentLine): boolean {
  if (!isPicturedItem(line)) return false;
  let count = 1;
  for (const step of [-1, 1])
    for (let i = line.index + step; count < LEAST_PICTURED && (lines[i]?.emojiLength ?? 0) > 0; i += step)
      if (isPicturedThing(lines[i] as DocumentLine)) count++;
  return count >= LEAST_PICTURED;
}

const isPicturedItem = (line: DocumentLine): boolean =>
  isPicturedThing(line) && readLineDates(line, 'day-first').length === 0;
const isPicturedThing = ({ emojiLength, passage: { text }, folded }: DocumentLine): boolean =>
  emojiLength > 0 &&
  text.length <= MAX_PICTURED &&
  !LABEL_PICTURE.test(text) &&
  !/[.!?:]$/.test(text) &&
  !/[$€£₹]\s?\d|\d\s?€/.test(folded);

/** `Your weekend, Friday to Sunday:` */
const YOURS = new LinePattern(
  /^\W{0,4}(?:your|the|this) (?:weekend|week|stay|package|trip|break|holiday|escape|getaway|days?|offer|deal)\b/,
);

interface Placed {
  readonly topic: TermTopic;
  readonly value: Field<string>;
  readonly line: number;
}

const CHARGED = new LinePattern(
  /\b(?:surcharges? (?:is|are|applies)|(?:is|are) (?:charges|chargeable|a charge|payable|extra|not included)|(?:there are|there will be) (?:charges|fees) for|(?:charges|fees) apply|at (?:an )?(?:extra|additional) (?:cost|charge)|for which a surcharge|aufpreis|gegen gebuhr|en supplement|con cargo|a pagamento)\b/,
);

/** `Single room supplement £120` among conditions is one of them. */
const OF_SINGLES =
  /^\W{0,3}(?:single|sgl|solo|sole)\b.{0,44}\b(?:supp|extra|surcharge)|\b(?:single|sgl) (?:room )?supp|^\W{0,3}(?:einzelzimmer|ez)-?(?:zuschlag|aufpreis)|^\W{0,3}(?:supplement|suplemento|supplemento|toeslag)\b.{0,24}\b(?:single|individuel(?:le)?|individual|singola|sencilla)\b|\bon request only\b/;
/** In a list of conditions the price of another bed and the end of the offer are none. */
function isNoTerm({ topic, value }: TermItem, ofLine: LineLook): boolean {
  if (topic !== 'restrictions') return false;
  const folded = foldText(value.value);
  // Words of the heading may stand before it.
  const look = value.spans.length > 1 ? lookAtLine(folded) : ofLine;
  return (
    isValidityOnly(folded, look) ||
    isStayWindow(folded, look) ||
    saysNothing(folded, look) ||
    (isPriceVariant(folded, look) && !OF_SINGLES.test(folded)) ||
    OF_THE_MAIL.test(look, folded)
  );
}

/** `hire +£99`: had for an amount on top. */
const ADDED = /^[^+]{3,60}\s?\+\s?[$€£]\s?\d[\d.,]*(?:\s?(?:pp|each|per person))?$/;

/** `There are charges for bottled drinks`, or `✅ Aparta con $1,500` under a tick, in a list of inclusions is a restriction. */
const withCharges = (item: TermItem, look: LineLook): Placed =>
  item.topic === 'includes' &&
  ((CHARGED.mayMatch(look) && CHARGED.regex.test(foldText(item.value.value))) ||
    ((look.signs & CURRENCY_SIGN) !== 0 &&
      (ADDED.test(item.value.value) || (!item.isHeaded && isHold(foldText(item.value.value), look)))))
    ? { ...item, topic: 'restrictions' }
    : item;

const AMOUNT_COLUMN =
  /(?:\s{3,}|\t|\.{3,}|\|)\s*(?:(?:ab|from|desde|dès|da|à partir de|vanaf) )?(?:[A-Z]{0,3}\s?[$€£₹]?\s{0,6})\d[\d.,' ]*\s?(?:[$€£]|[A-Z]{3})?\W*$/;
/** What leads to the column: blanks, a tab, dots, a bar. */
const endsWithAmount = ({ look, passage: { text } }: DocumentLine): boolean =>
  (look.signs & DIGIT) !== 0 && COLUMN_LEAD.test(text) && AMOUNT_COLUMN.test(text.slice(-60));
const COLUMN_LEAD = / {3}|\.{3}|[|\t]/;
const TOTAL =
  /^\W*(?:(?:grand|family|group|party|couple|package|trip|holiday|overall|combined|full|tour|your|our) ){0,2}(?:total|altogether|all together|sum\b|gesamt|insgesamt|zusammen|summe|totale|en tout|importe total)/;

/** A row of a reckoning, `Resort fee 5 x $35     $175` over a total: part of the price, no condition. */
function isSumRow(document: SourceDocument, line: DocumentLine): boolean {
  const below = document.lines[line.index + 1];
  if (isFigureRow(line) || isHeadOfRows(line, below?.isRule === true ? document.lines[line.index + 2] : below))
    return true;
  const isRow = endsWithAmount(line) ? endsWithAmount : isCostOfPart;
  if (!isRow(line)) return false;
  for (let i = line.index; i < Math.min(document.lines.length, line.index + ROWS); i++) {
    const row = document.lines[i] as DocumentLine;
    if (TOTAL.test(row.folded)) return isRow === endsWithAmount || (row.look.signs & CURRENCY_SIGN) !== 0;
    if (row.passage.text !== '' && !row.isRule && !isRow(row)) return false;
  }
  return false;
}

/** Blank ones among them. */
const ROWS = 18;

/** `Rooms, 4 nights at £120: £480`: what a part costs, where the total stands under it; what is paid first is none. */
const COST_OF_PART =
  /^[^:]{3,70}(?::|\s[=–—-])\s{1,4}(?:(?:[A-Z]{2,3}\s?)?[$€£₹]\s?\d[\d.,' ]*(?:\s?[A-Z]{3})?|\d[\d.,' ]*\s?€)\W*$/;
const isCostOfPart = ({ look, folded, passage: { text } }: DocumentLine): boolean =>
  (look.signs & CURRENCY_SIGN) !== 0 && COST_OF_PART.test(text) && !isDuty(folded, look);

/** A heading of any kind gives no term: by its marks, a colon, or the list under it. */
function isHeading(document: SourceDocument, line: DocumentLine): boolean {
  const { text } = line.passage;
  // `Per person, 2 sharing, incl. rail and half board:` over the prices says what they hold.
  if (line.heading > 0 || text.endsWith(':')) return line.heading > 0 || readBasisList(line.passage).length === 0;
  if (line.bullet !== null || text.length > 60) return false;
  const heading = readLineHeading(line);
  if (heading !== null && heading.valueFrom >= line.folded.length) return true;
  const next = document.lines[line.index + 1];
  const after = next?.passage.text === '' ? document.lines[line.index + 2] : next;
  if (after?.bullet != null && !/[.!?]$/.test(text) && line.emojiLength === 0) return true;
  return next !== undefined && isInCapitals(text) && /\p{Lu}{3}/u.test(text) && !isInCapitals(next.passage.text);
}

/** `Milk and cookies at turndown service.`: an item set as a sentence of its own, beside a list without a heading. */
const isSentenceLike = (line: DocumentLine): boolean =>
  line.bullet === null && /^\p{Lu}.*\.$/u.test(line.passage.text) && !/\d{4}/.test(line.passage.text);

const AN_AMOUNT = /[$€£₹]\s?\d|\d\s?€|\b(?:usd|eur|gbp|inr|aud|cad|chf) ?\d/;
