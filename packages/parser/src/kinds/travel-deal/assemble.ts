/** Text to the first draft of a deal: lists, contact and deadlines first; prices, dates and length from what they leave; loose terms last. */

import { findActivityType } from '../../annotators/activity-type.ts';
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { isMailHeader, isSubjectLine } from '../../formats/reading/messages/mail-header.ts';
import { isPageFooter } from '../../formats/reading/messages/page-clutter.ts';
import { mayEndWithin, splitSentences } from '../../formats/reading/sentences.ts';
import { type ContactReading, readContact } from '../../formats/reading/terms/contact.ts';
import { findEmail, findPhone } from '../../formats/reading/terms/contact-marks.ts';
import { isTourKind } from '../../formats/reading/terms/names.ts';
import { type PassengerReading, readPartyCounts } from '../../formats/reading/terms/passengers.ts';
import { readLineHeading, readTermHeading } from '../../formats/reading/terms/term-heading.ts';
import { readTermLists } from '../../formats/reading/terms/term-lists.ts';
import { chooseDeadline, readDeadlines } from '../../formats/reading/terms/validity.ts';
import type { Span } from '../../model/answer.ts';
import type { ContactDraft } from '../../model/contact-draft.ts';
import { type Field, stated } from '../../model/field.ts';
import type { TravelDealDraft } from '../../model/travel-deal-draft.ts';
import { hasDigit } from '../../text/character-class.ts';
import { CURRENCY_SIGN } from '../../text/line-look.ts';
import { type Passage, slicePassage, spanOf } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { gradedStay, readAccommodation } from './accommodation/read-accommodation.ts';
import { readIncludedBeside, readToldBoard } from './accommodation/told-board.ts';
import { readLeadParty } from './colleagues/lead-party.ts';
import { readPickedRow } from './colleagues/picked-row.ts';
import { isSaid, NOBODY, type Remark } from './colleagues/remark.ts';
import { readWantedDates, readWantedParty } from './colleagues/wanted.ts';
import { endWithProgramme } from './dates/programme-end.ts';
import { readBareYear } from './dates/read-bare-year.ts';
import { readTravelDates } from './dates/read-travel-dates.ts';
import { readTripLength } from './dates/read-trip-length.ts';
import { deadlineClaim, optionClaims, pickedClaim } from './dates/weekday-claims.ts';
import { withoutInner } from './dates/without-inner.ts';
import { readDestination } from './destination/read-destination.ts';
import { mayHaveGap } from './layout/wide-gaps.ts';
import { readAlternatives } from './prices/alternatives.ts';
import { withOwnCrowns } from './prices/crowns.ts';
import { readToldParty } from './prices/group-tiers.ts';
import { tellsPriceLast } from './prices/price-behind-list.ts';
import { findPrices } from './prices/price-mentions.ts';
import { isHeadOfRows } from './prices/rate-grid.ts';
import { readPrices } from './prices/read-prices.ts';
import { readReductions } from './prices/read-reductions.ts';
import { isYouAndOne } from './prices/you-and-others.ts';
import { readProgramme } from './programme/read-programme.ts';

import { readLetterhead } from './seller/letterhead.ts';
import { isSeat } from './seller/seller-seat.ts';
import { sendersOf } from './seller/sender-line.ts';
import { readDealTerms } from './terms/deal-terms.ts';
import { readNotes } from './terms/read-notes.ts';
import { hostsLength } from './title/no-title.ts';
import { readTitle } from './title/read-title.ts';

const PARAGRAPH = 100;
const HEAD = 3;
const STARRED = /\p{L} ?(?:\*{2,5}|[★⭐]{2,5})/u;
const COLUMNS = /\S(?:\s{3}|\t)/;
const COPY = 240;

/** `remark` is what one colleague says to the other about the offer. */
export function assembleTravelDeal(whole: SourceDocument, remark: Remark = NOBODY): TravelDealDraft {
  const alternatives = readAlternatives(whole);
  const document = alternatives?.document ?? whole;
  const contact = readContact(document);
  const programme = readProgramme(document);
  const named = readTitle(document, sendersOf(contact.contact));
  // The signature of a mail without a title is none; a message of one line says who sends it as well.
  const isSignature =
    contact.lines.has(named.line) &&
    named.line > HEAD &&
    (document.lines[named.line]?.passage.text.length ?? 0) <= COPY;
  const isBelowFirst = alternatives !== null && named.line >= alternatives.line;
  const title = isSignature || isBelowFirst ? { title: null, line: -1 } : named;
  const lists = readTermLists(document).filter(
    (item) =>
      !programme.lines.has(item.line) &&
      item.line !== alternatives?.line &&
      (item.line !== title.line || (isBehind(item.value, title.title) && !isRow(document.lines[item.line]))) &&
      !(contact.lines.has(item.line) && (!item.isHeaded || isAddress(document.lines[item.line]))) &&
      !isSeat(item.value, document.lines[item.line], contact.contact),
  );
  const termLines = new Set(programme.lines);
  for (const item of lists) termLines.add(item.line);
  const isTerm = isAmong(document, termLines);
  // A paragraph whose later sentence lists what is included tells the price in another.
  const isCopy = (line: DocumentLine): boolean =>
    line.bullet === null &&
    (readLineHeading(line) === null
      ? line.passage.text.length > COPY || listsInLaterSentence(line)
      : tellsPriceLast(line));
  const deadlines = readDeadlines(document);
  const deadline = chooseDeadline(deadlines);
  const mentions = withOwnCrowns(
    document,
    findPrices(document, (line) => !isTerm(line) || isCopy(line)),
  );
  const isList = (line: DocumentLine): boolean =>
    isTerm(line) && (line.bullet !== null || readLineHeading(line) !== null || !listsInLaterSentence(line));
  const prices = readPrices(document, mentions, remark);
  const travel = readTravelDates(
    document,
    isList,
    new Set(deadlines.map((each) => each.line)),
    isAmong(document, prices.departureLines),
  );
  // A message of one line says who sends it, the price and its conditions.
  const isContactOnly = (index: number): boolean => {
    const length = document.lines[index]?.passage.text.length ?? 0;
    return length <= PARAGRAPH || (length <= COPY && !prices.priceLines.has(index));
  };
  const stay = readAccommodation(
    document,
    ({ index, passage }) =>
      (contact.lines.has(index) &&
        // `Hotel Bergblick ****, Zell am See, Telefon …` over all: the house writes itself.
        !(index === 0 && STARRED.test(passage.text)) &&
        (isContactOnly(index) || !prices.priceLines.has(index))) ||
      (contact.lines.has(index - 1) && contact.lines.has(index + 1)),
  );
  // `2 adults      2 adults + 2 children` over columns of prices.
  const isOverPrices = (line: DocumentLine): boolean =>
    mayHaveGap(line) &&
    COLUMNS.test(line.passage.text) &&
    (prices.optionLines.has(line.index + 1) || isHeadOfRows(line, document.lines[line.index + 1]));
  const parties = readPartyCounts(
    document,
    (line) => isList(line) || prices.optionLines.has(line.index) || isOverPrices(line),
  )
    .filter((reading) => !isPriceOfOne(document, reading) && !isStep(document, reading))
    .map((reading) => reading.count);
  const passengers =
    readWantedParty(remark) ??
    parties[0] ??
    readLeadParty(document) ??
    prices.party ??
    readToldParty(document) ??
    coupleOf(prices.priceBasis);
  const wantedDates = readWantedDates(remark, document);
  const row = prices.picked === null ? null : readPickedRow(document, prices.picked.line);
  const duration = row?.duration ?? readTripLength(document, isList, title.line);
  // A paragraph may hold conditions beside its price or deadline.
  const isShort = (index: number): boolean => (document.lines[index]?.passage.text.length ?? 0) <= PARAGRAPH;
  const deadlineLines = new Set(deadlines.map((each) => each.line));
  const besides = new Set(
    [...prices.priceLines, ...deadlineLines]
      .filter(isShort)
      .filter((index) => !isSaid(remark, document.lines[index] as DocumentLine)),
  );
  // A post's last line tells until when, what is paid, and whom to write to.
  for (const index of contact.lines) if (deadlineLines.has(index) && isContactOnly(index)) besides.add(index);
  if (alternatives !== null) besides.delete(alternatives.line);
  const used = new Set([...termLines, ...besides, ...stay.labelLines, title.line, alternatives?.line ?? -1]);
  for (const line of document.lines) if (line.passage.text !== '' && isSaid(remark, line)) used.add(line.index);
  for (const index of contact.lines) if (isContactOnly(index)) used.add(index);
  // `OVER 60s CLUB`: who invites is no condition.
  const seller = contact.contact.company;
  for (const index of linesAt(document, seller?.spans ?? []))
    if (document.lines[index]?.passage.text === seller?.value) used.add(index);
  // `Hotel Sole, half board, 7 nights` over its price: what one of several offers holds. T-620: what is reckoned up to the price is within it.
  const inner = [...prices.priceOptions.map(({ label }) => label), ...prices.parts].flatMap(({ spans }) => spans);
  for (const index of linesAt(document, inner)) used.add(index);
  for (const line of document.lines)
    if (line.isFrontMatter || isMailHeader(line) || isSubjectLine(line) || isPageFooter(line)) used.add(line.index);
  const isUsed = isAmong(document, used);
  const isOpen = (line: DocumentLine): boolean => !isUsed(line);
  const isBeside = (line: DocumentLine): boolean =>
    besides.has(line.index) &&
    !isTerm(line) &&
    line.index !== title.line &&
    // `Flights not included. Book by 3 May. Text 07700 …`: beside the deadline, whoever is to be written to.
    (!contact.lines.has(line.index) || deadlineLines.has(line.index)) &&
    !prices.optionLines.has(line.index);
  const terms = readDealTerms(document, lists, isOpen, title.line, prices.asideLines, isTerm, isBeside);
  // What a heading announces is the whole list.
  const isAnnounced = lists.some(({ topic, isHeaded }) => topic === 'includes' && isHeaded);
  const beside = isAnnounced
    ? []
    : readIncludedBeside(
        document,
        ({ index }) => prices.priceLines.has(index) && !prices.optionLines.has(index) && index !== alternatives?.line,
      );
  const included = withoutInner([...(alternatives?.includes ?? []), ...terms.includes, ...beside]);
  const board = isAnnounced
    ? null
    : readToldBoard(document, included, (line) => isTerm(line) || prices.optionLines.has(line.index));
  const draft = {
    title: title.title ?? alternatives?.name ?? null,
    destination:
      row?.destination ?? readDestination(document, title.line, withHouseLines(document, contact), title.title),
    isPicked: prices.picked?.dates != null,
    dates: prices.picked?.dates ?? wantedDates ?? endWithProgramme(travel.dates, document, programme.lines),
    isWindow: travel.isWindow,
    isListed: travel.isListed,
    otherDays: travel.otherDays,
    isBroken: travel.isBroken,
    datesText: travel.datesText,
    weekdays: [
      ...(wantedDates !== null
        ? []
        : prices.picked?.dates == null
          ? travel.weekdays
          : pickedClaim(prices.picked, document)),
      ...deadlineClaim(deadline),
      ...(alternatives === null ? optionClaims(prices.priceOptions, document) : []),
    ],
    statedYear: readBareYear(document),
    duration,
    price: prices.price,
    totalPrice: prices.totalPrice,
    priceBasis: prices.priceBasis,
    originalPrice: prices.originalPrice,
    discount: prices.discount,
    percentOff: prices.percentOff,
    amountOff: prices.amountOff,
    reductions: readReductions(mentions),
    fees: [...prices.fees, ...(row?.fees ?? [])],
    parts: prices.parts,
    childPrices: prices.childPrices,
    currencies: [
      ...new Set(mentions.flatMap(({ price }) => (price.value.currencies.length === 1 ? price.value.currencies : []))),
    ],
    passengers,
    parties,
    includes: withoutOffer(board === null ? included : [...included, board], [
      prices.price ?? prices.totalPrice,
      prices.originalPrice,
    ]),
    restrictions: withoutOffer(withoutInner([...(alternatives?.restrictions ?? []), ...terms.restrictions]), [
      prices.price ?? prices.totalPrice,
      travel.dates,
    ]),
    highlights: terms.highlights,
    activities: [...programme.days, ...terms.activities],
    accommodation: alternatives?.name ?? stay.field ?? row?.accommodation ?? gradedStay(terms.includes),
    validUntil: deadline?.date ?? null,
    isEarlyBonus: deadline?.isEarlyBonus ?? false,
    contact: sellerOf(contact.contact, title.title, document),
    priceOptions: alternatives?.options ?? prices.priceOptions,
    notes: null as Field<string> | null,
    assumptions: [],
  };
  draft.notes = readNotes(document, draft, (line) => isSaid(remark, line));
  return draft;
}

/** The lines in which the spans start. */
function linesAt({ lines }: SourceDocument, spans: readonly Span[]): number[] {
  const starts = spans.map(([from]) => from).sort((a, b) => a - b);
  let at = 0;
  return lines.flatMap(({ index, span: [from, to] }) => {
    while (at < starts.length && (starts[at] as number) < from) at++;
    return at < starts.length && (starts[at] as number) < to ? [index] : [];
  });
}

/** `Sat 12 June to 19 June, € 2.480 for the villa, to be booked by …` is the offer itself: among several entries none that holds all `facts` of it. */
function withoutOffer(
  entries: readonly Field<string>[],
  facts: readonly (Field<unknown> | null)[],
): readonly Field<string>[] {
  const within = ({ spans: [span, ...more] }: Field<string>): boolean =>
    span !== undefined &&
    more.length === 0 &&
    facts.every((fact) => fact?.spans.every(([from, to]) => from >= span[0] && to <= span[1]) === true);
  return entries.length < LEAST_ENTRIES ? entries : entries.filter((entry) => !within(entry));
}
const LEAST_ENTRIES = 3;

/** Does the entry stand behind the words that are the title? A paragraph's first sentence may be it. */
const isBehind = (item: Field<string>, title: Field<string> | null): boolean =>
  title !== null && (item.spans[0]?.[0] ?? 0) >= (title.spans.at(-1)?.[1] ?? 0);

/** `Programme ⇥ Crossroads of Jordan ⇥ 8 days / 7 nights`: the cells beside the title are facts of the trip. */
const isRow = (line: DocumentLine | undefined): boolean => (line?.cells?.length ?? 0) > 2;

/** `4 nights in Bari. €499 each. The price includes …`: what stands before the list is none of it. */
const listsInLaterSentence = ({ passage }: DocumentLine): boolean =>
  mayEndWithin(passage.text) &&
  splitSentences(passage).some(({ text }, i) => i > 0 && readTermHeading(foldText(text)) !== null);

/** `Notes from Harbour Travel, Dover, New Hampshire`: behind its name stands where the sender sits, not where the trip goes. */
function withHouseLines({ lines }: SourceDocument, { contact, lines: own }: ContactReading): ReadonlySet<number> {
  if (contact.company === null) return own;
  const name = `${contact.company.value}, `;
  const among = lines.filter(({ passage: { text } }) => text.length <= PARAGRAPH && text.includes(name));
  return among.length === 0 ? own : new Set([...own, ...among.map(({ index }) => index)]);
}

/** Is a line one of those with these indices? Looked up in a table, since every line is asked again and again. */
function isAmong({ lines }: SourceDocument, indices: Iterable<number>): (line: DocumentLine) => boolean {
  const table = new Uint8Array(lines.length);
  for (const index of indices) table[index] = 1;
  return (line) => table[line.index] === 1;
}

/** `Lisbon getaway` over an offer that nobody signs is its name alone, though a company might be called so. */
function sellerOf(contact: ContactDraft, title: Field<string> | null, document: SourceDocument): ContactDraft {
  const { name, company, email, phone } = contact;
  const isTitle = company !== null && name === null && email === null && phone === null && isOfTitle(company, title);
  const own = company === null || isTitle ? { ...contact, company: houseOf(document) } : contact;
  return name === null && own.company !== null ? { ...own, name: hostsOf(document) } : own;
}

/** `Familie Hofer · Zell am See` under the name of the house. */
function hostsOf({ lines }: SourceDocument): Field<string> | null {
  const line = lines.slice(0, HEAD_LINES).find((each) => hostsLength(each) > 0);
  return line === undefined ? null : field(slicePassage(line.passage, 0, hostsLength(line)));
}
const HEAD_LINES = 6;
const field = (passage: Passage): Field<string> => stated(passage.text, [spanOf(passage)]);

/** `Whale watching tour EUR 45 pp`, of which the title is what stands before the price, is no company either. */
const isOfTitle = (company: Field<string>, title: Field<string> | null): boolean =>
  title !== null &&
  company.spans[0]?.[0] === title.spans[0]?.[0] &&
  company.value.startsWith(title.value) &&
  (company.value === title.value ? !isFirm(company.value) : hasDigit(company.value.slice(title.value.length)));
/** `Alba Tours` alone above the price: where nothing else names the offer, the seller's name does; `Boat Tours` says what is done. */
const isFirm = (name: string): boolean => {
  const first = FIRM.exec(name)?.groups?.['name'];
  return first !== undefined && !isTourKind(foldText(first)) && findActivityType(foldText(first)) === null;
};
const FIRM = /^(?<name>\p{Lu}[\p{L}’'&.-]+) (?:Tours|Travels?|Reisen|Viaggi|Viajes|Voyages|Holidays|Reizen|Turismo)$/u;

/** A house that writes itself is the company. */
function houseOf(document: SourceDocument): Field<string> | null {
  const house = readLetterhead(document)?.house;
  return house === undefined ? null : field(house);
}

/** A line with a mail address or a number to call is no entry of the list above it. */
const isAddress = (line: DocumentLine | undefined): boolean =>
  line !== undefined &&
  line.bullet === null &&
  // T-639: a message of one line lists what it holds before it says whom to call.
  line.passage.text.length <= COPY &&
  (findEmail(line.passage) ?? findPhone(line.passage)) !== null;

/** A price per couple is one for two; so is that `for 2`. */
const COUPLE =
  /^total [a-z/ ]{1,14} (?:dos|deux|dois|duas|zwei|due)$|couple|paar|pareja|coppia|casal|^(?:doppel(?:kabine|zimmer)|(?:double|twin) (?:cabin|room)) (?:gesamt|total)$|(?:^|\b(?:price|total|cost|rate|cabin|room|suite|stateroom|preis|kabine|zimmer|prix|cabine|chambre|precio|cabina|habitacion|prezzo|camera|preco|quarto) )(?:for|fur|pour|para|per|voor) (?:you )?(?:2|two|both|zwei|twee|deux|dos|due|dois|duas)\b(?! (?:nights?|days?))|^in (?:2|due)$|^(?:2|two|zwei|deux|dos|due|dois|duas) (?:people|adults|persons|personen|personnes|personas|persone|pessoas)$/i;

/** `for 4 people`, `für 3 Personen`: whom the price is for. */
const FOR_ALL =
  /^[a-z]{4,14} of (?<j>\d{1,2})$|\b(?:for|fur|pour|para|per|por)(?: all| alle| los| les| as| os)? (?<n>\d{1,2}) (?:people|persons?|adults?|guests|players|golfers|walkers|riders|divers|skiers|cyclists|runners|pilgrims|travell?ers|personen|erwachsene|reisende|personnes|adultes|voyageurs|person[ae]s?|adult[oi]s?|viajeros|viaggiatori|pessoas|viajantes)\b|^(?:in )?total [a-z/ ]{0,14}?(?<m>\d{1,2})$|\b(?:family|familie|famille|familia|famiglia|party|class|crew|team|equipe|equipo|squadra|group|gruppe|groupe|grupo|gruppo|groep) (?:of|von|de|di|van|mit) (?<k>\d{1,2})\b/i;

/** T-537: `Nombre de personnes : 4 / prix par personne : 749 €` over the same words with other figures: what each pays if so many come. */
const isStep = ({ lines }: SourceDocument, { line: at }: PassengerReading): boolean => {
  const shape = shapeOf(lines[at]);
  return shape.includes('0') && [at - 1, at + 1].some((other) => shapeOf(lines[other]) === shape);
};
const shapeOf = (line: DocumentLine | undefined): string =>
  line === undefined || line.folded.length > PARAGRAPH || (line.look.signs & CURRENCY_SIGN) === 0
    ? ''
    : line.folded.replace(FIGURES, '0');
const FIGURES = /\d[\d.,' ]*(?<=\d)/g;

/** `The price is for 1 adult`: what one pays, not how many go. */
const isPriceOfOne = ({ lines }: SourceDocument, { count, line }: PassengerReading): boolean =>
  count.value === 1 && PRICE_OF_ONE.test(lines[line]?.folded ?? '');
const PRICE_OF_ONE =
  /\b(?:prices?|rates?|costs?|each|preise?|prix|precios?|tarifas?|prezz[io]|precos?|harga)\b[^.;:$€£]{0,32}\b(?:for|per|is|fur|pour|para|por|untuk|x) (?:1|one|eine[nr]?|un[ae]?|um|satu) \w/;

function coupleOf(basis: Field<string> | null): Field<number> | null {
  if (basis === null) return null;
  const folded = foldText(basis.value);
  const all = FOR_ALL.exec(folded)?.groups;
  const told = Number(all?.['n'] ?? all?.['j'] ?? all?.['m'] ?? all?.['k'] ?? 0);
  const count = told > 0 ? told : COUPLE.test(folded) || isYouAndOne(basis.value) ? 2 : null;
  return count === null ? null : { ...basis, value: count, certainty: 'derived' };
}
