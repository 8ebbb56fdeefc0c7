/** What the lines beside the flights say of the offer: names, fares, what is included, restrictions, deadline, who sends it. */
import { findAirlineByName, foldName } from '@waypage/gazetteer';
import { findAirlines } from '../../annotators/airline.ts';
import { findCabins } from '../../annotators/cabin.ts';
import { tellsSaidAmount } from '../../annotators/said-number.ts';
import { asBlank } from '../../formats/reading/blank-line.ts';
import { type DocumentLine, type SourceDocument, withText } from '../../formats/reading/document.ts';
import { headsFlights } from '../../formats/reading/fares/cell-headings.ts';
import type { FareMention } from '../../formats/reading/fares/fare-mention.ts';
import { findFareMentions } from '../../formats/reading/fares/fare-mentions.ts';
import { withPageSummary } from '../../formats/reading/fares/party-summary.ts';
import { readFare } from '../../formats/reading/fares/read-fare.ts';
import { readTypesInLine } from '../../formats/reading/fares/types-in-line.ts';
import { withPlace } from '../../formats/reading/gds/gds-screen.ts';
import { lineMoney } from '../../formats/reading/line-money.ts';
import { isBookingButton } from '../../formats/reading/messages/page-clutter.ts';
import { isPageStep } from '../../formats/reading/messages/page-steps.ts';
import { readContact } from '../../formats/reading/terms/contact.ts';
import { readListedTravelers, readTravelerCounts } from '../../formats/reading/terms/listed-travelers.ts';
import { readParty } from '../../formats/reading/terms/party.ts';
import { readLineHeading } from '../../formats/reading/terms/term-heading.ts';
import { readTermLists, type TermItem } from '../../formats/reading/terms/term-lists.ts';
import { chooseDeadline, readDeadlines, readPayDay } from '../../formats/reading/terms/validity.ts';
import { readWeekdayDeadline } from '../../formats/reading/terms/weekday-deadline.ts';
import type { Span } from '../../model/answer.ts';
import type { ContactDraft } from '../../model/contact-draft.ts';
import { derived, type Field, stated } from '../../model/field.ts';
import { type FlightTerms, OPEN_TERMS, withClass } from '../../model/flight-quote-draft.ts';
import { codeAt, isDigit } from '../../text/character-class.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { LinePattern } from '../../text/line-look.ts';
import { slicePassage, spanOf } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { isAddressee } from './attention-line.ts';
import { isForbidden } from './bans.ts';
import { classOfPrice } from './class-of-price.ts';
import { isCompliance } from './compliance.ts';
import { bothOf, readConditions, topicOf } from './loose-conditions.ts';
import { isLoneAmount } from './price-clauses.ts';
import { readClient } from './read-client.ts';
import { readFareClass } from './read-fare-class.ts';
import { readSearchTitle, readTitle } from './read-title.ts';
import { isReceiptNotice, withoutEndorsementLabel } from './receipt-terms.ts';
import { asOneLine, joinRunningLines } from './running-lines.ts';
import { readTableTerms, type TableTerm } from './table-terms.ts';
import { withoutTaxesOfPrice } from './taxes-of-price.ts';
import { withTermNames } from './term-labels.ts';
import { unchosenLines } from './unchosen-fares.ts';

/**
 * `claimed` are the lines that the flights' format has used; nothing else is read from them. `travelers`: how many a display says, where someone
 * typed prices beside it; `isPriced`: the display has a price itself; `isAmongAgents`: the text has net rates.
 */
export function readTerms(
  whole: SourceDocument,
  claimed: ReadonlySet<number>,
  travelers: number | null = null,
  isPriced = false,
  isAmongAgents = false,
): FlightTerms {
  const document = withTermNames(withoutLines(whole, claimed));
  const listed = readListedTravelers(document);
  const client = readClient(document, isAmongAgents);
  const clientName = client?.name ?? listed?.first ?? null;
  // Who travels does not write the offer.
  const found = readContact(listed === null ? document : withoutLines(document, listed.lines));
  const contact = isSamePerson(found.contact.name, clientName) ? { ...found, contact: NOBODY } : found;
  const deadlines = readDeadlines(document);
  const validity = chooseDeadline(deadlines);
  const byWeekday = validity === null ? readWeekdayDeadline(document) : null;
  // When it is to be paid is a condition all the same.
  const payDay = validity === null && byWeekday === null ? readPayDay(document) : null;
  const party = readParty(document);
  const names = Math.max(client?.names ?? 0, listed?.count.value ?? 0);
  const passengers = party?.count ?? client?.party ?? (names > 0 ? derived(names, []) : null);
  const remarks = whole.lines.flatMap((line) => (claimed.has(line.index) ? remarkOf(line) : []));
  const typed = findFareMentions(document.lines);
  // F-264: `RM TARIFA EUR 812,00 + TX EUR 214,36 = EUR 1026,36 POR PAX` is all that the reservation says of its price.
  const mentions =
    typed.length > 0 || isPriced
      ? typed
      : ([findFareMentions(remarks.filter(({ folded }) => !OF_OFFICE.test(folded))), fareOfRow(whole, claimed)].find(
          ({ length }) => length > 0,
        ) ?? []);
  const count = passengers?.value ?? travelers;
  const fareReading = readFare(withPageSummary(mentions, document.lines, count), count);
  const fareLines = new Set(mentions.filter(({ role }) => role !== 'other').map(({ line }) => line));
  const fareClass = classOfPrice(readFareClass(document, remarks), fareReading.fare, document);
  const title = readTitle(document) ?? readSearchTitle(whole);
  // A message in one line has the fare and who sends it: that line is no signature.
  const contactLines = new Set([...contact.lines].filter((line) => !fareLines.has(line)));
  const told = contact.lines.size === contactLines.size ? [] : spansOfContact(contact.contact);
  const until = [validity?.date, validity?.weekday, byWeekday?.weekday, byWeekday?.date];
  const said = [...until, client?.name].flatMap((field) => field?.spans ?? []);
  const tabled = readTableTerms(whole, claimed);
  const items = placeItems(document, remarks, { fareLines, contactLines, spent: [...said, ...told], tabled });
  return {
    title: title?.title ?? null,
    clientName,
    passengers,
    hasMinors: party?.hasMinors ?? client?.hasMinors ?? false,
    tellsFreePlaces: (passengers?.value ?? travelers ?? 0) >= GROUP && whole.lines.some(tellsFreePlace),
    travelerCounts: readTravelerCounts(document, listed),
    fare: fareClass === null ? fareReading.fare : withClass(fareReading.fare, fareClass.fareClass),
    includes: items.includes,
    restrictions: items.restrictions,
    validUntil: validity?.date ?? byWeekday?.date ?? payDay?.date ?? null,
    validUntilWeekday: validity?.weekday ?? byWeekday?.weekday ?? payDay?.weekday ?? null,
    otherDeadlines: deadlines.filter((deadline) => deadline !== validity).map(({ date }) => date),
    madeOn: null,
    notes: null,
    contact: withoutCarrier(contact.contact),
    reservation: OPEN_TERMS.reservation,
  };
}

/** F-473: the one amount among the rows of a table of flights is what they cost; several leave open whether they add up. */
function fareOfRow({ lines }: SourceDocument, claimed: ReadonlySet<number>): readonly FareMention[] {
  const rows = lines.filter(({ cells, index }) => cells !== null && (claimed.has(index) || headsFlights(cells)));
  const found = rows.length === 0 ? [] : findFareMentions(rows, lines);
  return found.filter(({ role }) => role !== 'other' && role !== 'item').length === 1 ? found : [];
}

const NOBODY: ContactDraft = { name: null, company: null, email: null, phone: null };

/** F-465: `Main contact: Mr Leo Brandt` over the passenger `Mr Leo Brandt`. By a first name alone two may be called. */
function isSamePerson(contact: Field<string> | null, client: Field<string> | null): boolean {
  const nameOf = (field: Field<string> | null): string => foldText(field?.value ?? '').replace(TITLE, '');
  return nameOf(contact).includes(' ') && nameOf(contact) === nameOf(client);
}
const TITLE = /^(?:mr|mrs|ms|miss|dr|herr|frau|mme|m|sr|sra|sig)\.?\s/;

/** `1 free place per 15`, `tour leader travels free`, `one FOC`. */
const FREE_PLACE =
  /\bf\.?o\.?c\b|\b(?:free|complimentary) (?:of charge )?(?:places?|seats?|tickets?|tour leaders?|leaders?|teachers?|escorts?|staff|passengers?)\b|\b(?:travel|fl(?:y|ies)|go(?:es)?)s? (?:for )?free\b|\b(?:freiplatz\w*|reisen? (?:frei|gratis|kostenlos)|(?:une|\d) gratuites?|places? gratuites?|plazas? gratis|gratuidad(?:es)?|(?:una|\d) gratuita|post[oi] gratuit[oi]|lugar(?:es)? gratis)\b/;

const tellsFreePlace = ({ folded }: DocumentLine): boolean => FREE_PLACE.test(folded);
/** Fewer travel at the price of each. */
const GROUP = 10;

const spansOfContact = ({ name, company, email, phone }: ContactDraft): readonly Span[] =>
  [name, company, email, phone].flatMap((field) => field?.spans ?? []);

/** The airline of a flight at the end of a page is no agency: with nobody's name, mail or number beside it nothing says that it writes. */
function withoutCarrier(contact: ContactDraft): ContactDraft {
  const { name, company, email, phone } = contact;
  if (company === null || name !== null || email !== null || phone !== null) return contact;
  const [airline] = findAirlines(company.value);
  return airline?.from === 0 && airline.to === company.value.length ? { ...contact, company: null } : contact;
}

/** `10 RM NO REFUNDS`: what an agent has put into a reservation in plain words, without its number and mark. */
function remarkOf(line: DocumentLine): DocumentLine[] {
  const { text } = line.passage;
  const mark = text.startsWith('R') || isDigit(codeAt(text, 0)) ? REMARK.exec(text)?.[0] : undefined;
  return mark === undefined || OF_SYSTEM.test(line.folded)
    ? []
    : [withText(line, slicePassage(line.passage, mark.length))];
}

const REMARK = /^(?:\d{1,3}[. ]\s{0,2})?RM[ *]\s{0,2}(?=\p{L}|\d)/u;

/** What the agency earns is nobody's price. */
const OF_OFFICE =
  /\b(?:net|neto|netto|comm?|commission|comissao|comision|mark-?up|profit|margin|margem|cost|custo|su[bp]pl)\b/;
/** What systems and offices remark to each other. */
const OF_SYSTEM =
  /\b(?:skd|sked|schd|rebkd|pnr|tst|gds|queue|office|created|modified|end user|auto|api|iata|invoice|notify)\b/;

/** The lines as they are, those that are used blank. */
function withoutLines(document: SourceDocument, claimed: ReadonlySet<number>): SourceDocument {
  if (claimed.size === 0) return document;
  return {
    ...document,
    lines: document.lines.map((line) => (claimed.has(line.index) ? asBlank(line) : line)),
  };
}

interface PlacedItems {
  readonly includes: readonly Field<string>[];
  readonly restrictions: readonly Field<string>[];
}

interface Spent {
  readonly fareLines: ReadonlySet<number>;
  readonly contactLines: ReadonlySet<number>;
  /** Places that have given a value: a sentence with one of them is no condition. */
  readonly spent: readonly Span[];
  /** What columns of the flights' tables say. */
  readonly tabled: readonly TableTerm[];
}

/** Items of lists under headings and loose conditions, in the order of the text. */
function placeItems(
  document: SourceDocument,
  remarks: readonly DocumentLine[],
  { fareLines, contactLines, spent, tabled }: Spent,
): PlacedItems {
  const placed: TableTerm[] = [...tabled];
  const listed = new Set<number>();
  const listedSpans: Span[] = [];
  const unchosen = unchosenLines(document);
  let closedAt = -1;
  for (const item of readTermLists(document)) {
    // A plain list runs on into the price: what follows a price or the party is none of it.
    if (
      item.topic === 'includes' &&
      (fareLines.has(item.line) ||
        isPrice(document.lines[item.line + 1], fareLines) ||
        PARTY.test(foldText(item.value.value)))
    )
      closedAt = item.line;
    if (closedAt >= 0 && item.line - closedAt <= 2 && item.topic === 'includes') {
      closedAt = item.line;
      continue;
    }
    closedAt = -1;
    const own = document.lines[item.line];
    if (BUTTON.test(item.value.value)) continue;
    if (own !== undefined && (isCompliance(own) || isAddressee(own))) continue;
    // `Bags ⇥ £72.48` is what they cost; below `Read before booking` a page goes on with who sells the seat, for how much.
    if (isAirlineAlone(item.value.value)) continue;
    if (
      isLoneAmount(foldText(item.value.value)) &&
      (item.topic === 'includes' || isAirlineAlone(document.lines[item.line - 1]?.passage.text ?? ''))
    )
      continue;
    if (isBookingButton(foldText(item.value.value))) continue;
    if (unchosen.has(item.line) || contactLines.has(item.line) || holds(item.value.spans, spent)) continue;
    const topic = isNoted(document.lines[item.line], item) ? null : topicOfItem(item);
    if (topic === null) continue;
    for (const value of topic === 'includes' ? valuesOf(item.value, document.lines[item.line]) : [item.value])
      placed.push({ topic, value, line: item.line });
    listed.add(item.line);
    listedSpans.push(...item.value.spans);
  }
  const isApart = ({ index }: DocumentLine): boolean =>
    listed.has(index) || contactLines.has(index) || unchosen.has(index);
  for (const parts of joinRunningLines([...document.lines, ...remarks], isApart)) {
    const line = asOneLine(parts);
    const hasFare = parts.some(({ index }) => fareLines.has(index)) || tellsSaidAmount(line.folded);
    if (unchosen.has(line.index) || contactLines.has(line.index) || line.passage.text === '') continue;
    if (SUBJECT.test(line.look, line.folded) || isCompliance(line) || (line.cells !== null && headsFlights(line.cells)))
      continue;
    if (readTypesInLine(line).length > 0 || isPageStep(line, document.lines)) continue;
    // `Cabin bag included` with no list under it is what it says.
    if (BAG_INCLUDED.test(line.look, line.folded) && readLineHeading(line) !== null && !listed.has(line.index + 1))
      placed.push({ topic: 'includes', value: stated(line.passage.text, [spanOf(line.passage)]), line: line.index });
    const hasList = listed.has(line.index);
    if (hasList && line.cells !== null) continue;
    // `1 x 15kg bag` over `€ 32.00` and under `€ 110.00`: an entry of the price.
    const isPriced = (): boolean =>
      isPricedRow(line) || [1, -1].every((step) => isPricedAlone(document.lines[line.index + step]));
    for (const { topic, passage } of readConditions(line, hasFare, spent, hasList ? listedSpans : []))
      if (topic === 'restrictions' || !isPriced())
        placed.push({ topic, value: stated(passage.text, [spanOf(passage)]), line: line.index });
  }
  placed.sort((a, b) => a.line - b.line);
  const isEntry = ({ value, line: at }: (typeof placed)[number]): boolean => {
    const line = document.lines[at];
    if (line === undefined) return false;
    return listed.has(at) ? line.passage.text.length === value.value.length : endsPricedRow(line, value.value);
  };
  const kept = withoutTaxesOfPrice(placed, document.source, isEntry);
  const of = (wanted: 'includes' | 'restrictions'): Field<string>[] =>
    withoutRepeats(
      kept
        .filter(({ topic, value }) => topic === wanted && !isNoTerm(foldText(value.value)))
        .map(({ value }) => withoutEndorsementLabel(value)),
    );
  return { includes: of('includes'), restrictions: of('restrictions') };
}

const isNoTerm = (folded: string): boolean =>
  SAYS_NOTHING.test(folded) || (folded.includes('%') && OF_MARGIN.test(folded)) || isReceiptNotice(folded);

/** `Both include a bag and meals`: behind the words of a sentence, two things where each is one by itself. */
function valuesOf(value: Field<string>, line: DocumentLine | undefined): readonly Field<string>[] {
  const [span, other] = value.spans;
  const isInside = line !== undefined && line.bullet === null && value.value.length + 6 < line.passage.text.length;
  if (!isInside || span === undefined || other !== undefined || span[1] - span[0] !== value.value.length)
    return [value];
  const both = bothOf({ text: value.value, at: span[0] });
  return both.length === 1 ? [value] : both.map((passage) => stated(passage.text, [spanOf(passage)]));
}

/** What each of several offers says in the same words is one item, said in several places: in as many as are still as tight as the item. */
function withoutRepeats(values: readonly Field<string>[]): Field<string>[] {
  const kept = new Map<string, Field<string>>();
  for (const value of values) {
    const before = kept.get(value.value);
    kept.set(value.value, before === undefined ? value : withPlace(before, value.spans));
  }
  return [...kept.values()];
}

/** `tax incl = USD 90`, `incl. all` before the end of the line: the word without what it is said of. `Flexibility` heads a part. */
const SAYS_NOTHING =
  /^(?:(?:incl?|inkl)(?:uded|uding|udes|usive)?\.?)?\s?(?:all|alle[rn]?|tou(?:s|tes)|tod[oa]s|tutt[ei])?\W*$|^(?:for free|free(?: of charge)?|gratis|kostenlos|kostenfrei|gratuit[oae]?s?|complimentary|(?:at )?no (?:extra )?(?:cost|charge))\W*$|^(?:(?:fare|ticket|booking) )?flexibility\W*$|^your fare: .{2,40}$/;
/** `incl 5% agency margin`: what the agency earns is nothing that the traveler gets. */
const OF_MARGIN = /^\W{0,2}\d{1,2}(?:[.,]\d)?\s?% (?:agency |agent |our )?(?:margin|mark-?up|commission|comm)\b/;
const BAG_INCLUDED = new LinePattern(
  /^(?:(?:a |your |one |1 )?(?:checked|hold|cabin|carry-?on|hand|under-?seat|small) )?(?:bags?|baggage|luggage|suitcase|carry-?on) (?:is )?included[.!]?$|^(?:all )?(?:(?:hot |in-?flight )?meals?|meals (?:and|&) drinks|snacks?|drinks|taxes|taxes (?:and|&) (?:fees|charges)|(?:standard )?seat (?:selection|choice|reservation)|lounge(?: access)?|priority boarding|fast track|wi-?fi|insurance) (?:is |are )?included[.!]?$|^(?:1 |un[ae]? )?(?:(?:aufgabe|hand|frei)?gepack|bagages?|equipaje|maleta|bagagli[oa]?|bagagem) (?:de mano |facturado |a mano |de mao |cabine |en soute )?(?:ist |est |es |e )?(?:inklusive|inbegriffen|compris|inclus[oa]?|incluid[oa])(?: (?:pro|par|por|per) [a-z]{3,12})?[.!]?$/,
);
/** What a basket offers to do with the entry above. */
const BUTTON =
  /^(?:select(?:ed)?|apply|(?:promo(?:tional|tion)?|discount|voucher|coupon|gift)[ -](?:codes?|cards?)|gutscheincode|code promo|código promocional|codice promozionale|ausgewählt|sélectionné|seleccionado|selezionato|selecionado|choose|booking options|book with [\p{L}\d .'’&-]{2,36}|airline|view deal|go to site|remove|edit|modify|delete|undo|details|supprimer|modifier|entfernen|bearbeiten|eliminar|quitar|rimuovi|modifica|remover)$/iu;
const PARTY = /^\d{1,2} (?:adults?|passengers?|travell?ers?|erwachsene|adultes?|adultos?|adulti)\b/;

/** `Price per person: £1,386.00, to include all taxes`: behind a label and its price the row goes on with what it brings. */
const endsPricedRow = ({ folded, passage }: DocumentLine, value: string): boolean =>
  LABELLED_ROW.test(folded) && passage.text.replace(/\W+$/, '').endsWith(value.replace(/\W+$/, ''));
const LABELLED_ROW = /^[a-z][^:.;]{3,40}:\s{1,4}(?:[a-z]{3}\s?|[$€£])\s?\d[^:]{0,80},\s/;

/** What a mail is called says nothing of the fare. */
const SUBJECT = new LinePattern(/^(?:subject|subj|betreff|objet|asunto|oggetto|assunto|onderwerp)\s?:/);

const isAirlineAlone = (text: string): boolean =>
  text.length <= MAX_AIRLINE && findAirlineByName(foldName(text)) !== undefined;
const MAX_AIRLINE = 30;

/** Is the line the amount of the one above it? */
const isPrice = (line: DocumentLine | undefined, fareLines: ReadonlySet<number>): boolean =>
  line !== undefined && fareLines.has(line.index) && LONE_AMOUNT.test(line.passage.text);

const LONE_AMOUNT = /^\W*(?:[A-Z]{3}\s?)?[\d.,\s]+\W*(?:[A-Z]{3})?$/;

/** `Extra bag (23 kg) ........ $85.00`: so is a row that ends with its amount. */
const isPricedRow = (line: DocumentLine): boolean =>
  !NAMES_FARE.test(line.folded) && SUM_AT_END.test(line.passage.text.slice(-40)) && lineMoney(line).length === 1;
/** `Economy Light, 1 checked bag ...... £400`: what the fare of that name brings. */
const NAMES_FARE =
  /^\W*(?:premium )?(?:economy|eco|business|first|basic|light|lite|standard|classic|flex|fare|total|price)(?: (?:class|basic|light|lite|standard|classic|flex|plus|saver|value|fare|price)){0,2} ?[,:]/;
const SUM_AT_END = /(?:\s{3}|\.{3}) {0,4}\S{0,4}\s?\d[\d.,' ]{0,12}\s?\S{0,3}$/;

const isPricedAlone = (line: DocumentLine | undefined): boolean =>
  line !== undefined && LONE_AMOUNT.test(line.passage.text) && lineMoney(line).length === 1;

const holds = (spans: readonly Span[], spent: readonly Span[]): boolean =>
  spans.some(([from, to]) => spent.some((own) => own[0] < to && from < own[1]));

/** A ban, or a change for money. */
const forbids = (folded: string): boolean =>
  isForbidden(folded) ||
  (topicOf(folded) === 'restrictions' &&
    (/\b(?:fees?|penalt\w+|charges?|penale|gebuhr|frais|cargo|multa)\b|[$€£₹]|\b(?:rs?|kr|rm|fr)\.? ?\d/.test(folded) ||
      CODED_AMOUNT.test(folded)));

/** `EUR 75`, `75 CHF`. */
const CODED_AMOUNT =
  /\b(?:usd|eur|gbp|cad|aud|nzd|sgd|chf|zar|inr|aed|thb|myr|hkd|jpy|sek|nok|dkk|kes|ngn|rm) ?\d|\d ?(?:usd|eur|gbp|cad|aud|nzd|sgd|chf|zar|inr|aed|thb|myr|hkd|jpy|sek|nok|dkk|kes|ngn)\b/;

/** `Not refundable` in a list of what is included is a restriction all the same. */
/** F-556: `Note ⇥ leg 4 lands the same morning it leaves`: beside such a label a condition is told by its own words. */
const isNoted = (line: DocumentLine | undefined, { value }: TermItem): boolean =>
  line !== undefined && NOTED.test(line.folded) && topicOf(foldText(value.value)) === null;
const NOTED =
  /^\W{0,3}(?:notes?|remarks?|comments?|n\.?b\.?|hinweise?|bemerkung(?:en)?|anmerkung(?:en)?|remarques?|nota|observacion(?:es)?|osservazioni|observac(?:ao|oes)|opmerking(?:en)?)\s?[:\t]/;

function topicOfItem({ topic, value }: TermItem): 'includes' | 'restrictions' | null {
  if (topic === 'restrictions' || topic === 'excludes')
    return topic === 'restrictions' ? topicOfCondition(foldText(value.value)) : 'restrictions';
  if (topic !== 'includes') return null;
  const folded = foldText(value.value);
  return forbids(folded) || PRICED_BAG.test(folded) || WITHOUT_BAG.test(folded.replace(/\([^()]{0,60}\)/g, ''))
    ? 'restrictions'
    : 'includes';
}
/** F-668: `trecho 2 sem bagagem despachada` among the bags that the fare brings; in brackets, `(bebés sin maleta)`, it is said of some. */
const WITHOUT_BAG =
  /\b(?:no|without|ohne|sans|sin|senza|sem|zonder) (?:(?:checked|hold|free|any) )?(?:bags?|baggage|luggage|gepack|aufgabegepack|bagages?|valise|equipaje|maletas?|bagagli[oa]?|valigi[ae]|bagagem|malas?|ruimbagage)\b/;
/** F-616: `1st checked bag: DKK 560` among what is included costs something. */
const PRICED_BAG =
  /^[^:]{0,24}(?:bags?|baggage|luggage|suitcase|seats?|koffer|gepack(?:stuck)?|bagages?|valise|maletas?|equipaje|valigi[ae]|bagagli[oa]?|malas?|bagagem)\b[^:]{0,16}: {1,3}(?:[a-z]{0,3}[$€£₹] ?|[a-z]{3} )(?!0+(?:[.,]0+)?$)\d[\d.,' ]{0,12}$/;

/** Among conditions `2 x 23 kg checked bags included` is what the fare brings all the same, and `Economy class` no condition. */
function topicOfCondition(folded: string): 'includes' | 'restrictions' | null {
  if (folded.length <= MAX_FARE && TRAVELERS_FARE.test(folded)) return null;
  const [cabin] = folded.length > MAX_CABIN ? [] : findCabins(folded);
  if (cabin !== undefined && cabin.to - cabin.from === folded.length) return null;
  return INCLUDED.test(folded) && topicOf(folded) === 'includes' ? 'includes' : 'restrictions';
}

const MAX_CABIN = 40;
const MAX_FARE = 60;
/** `Children: £480.00 each`: a fare, though `Children` is the heading of conditions elsewhere. */
const TRAVELERS_FARE = compactPattern(
  /^(?:adults?|child(?:ren)?|kids?|infants?|teens?|youths?|seniors?|erwachsene?r?|kind(?:er)?|kleinkind(?:er)?|adultes?|enfants?|bebes?|adultos?|nin[oa]s?|adulti|bambin[oi]|neonat[oi]|criancas?|volwassenen?|kinderen)(?: ?\([^()]{1,24}\))?\s?[:=–-]?\s?(?:\d{1,2} ?x ?)?(?:[a-z]{0,3}[$€£¥₹]|[a-z]{3})?\s?\d[\d.,' ]{0,12}(?:[$€£]|[a-z]{3}(?![a-z]))?(?:,? ?(?:each|pp|p\.p\.|per (?:child|adult|person|infant|ticket)|pro (?:kind|person)|je|par (?:enfant|personne)|por (?:nino|persona)|a testa|per bambino))?\W{0,2}$/,
);
const INCLUDED =
  /\b(?:included|inclus[eo]?s?|inklusive|enthalten|inbegriffen|inclu[ií]d[oa]s?|compres[oi])(?: in (?:the|your) (?:fare|price))?[\s.!]*$/;
