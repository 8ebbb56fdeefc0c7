/** Text to the first draft: the layout that fits best reads the flights, and the terms are read from the lines that it left. */
import type { FlightFormat, FlightReading } from '../../formats/flight-format.ts';
import type { SourceDocument } from '../../formats/reading/document.ts';
import { FLIGHT_FORMATS } from '../../formats/registry.ts';
import type { ContactDraft } from '../../model/contact-draft.ts';
import { type Field, stated } from '../../model/field.ts';
import {
  type FareDraft,
  type FlightQuoteDraft,
  type FlightTerms,
  type OfferDraft,
  OPEN_FARE,
  OPEN_TERMS,
  withClass,
} from '../../model/flight-quote-draft.ts';
import type { PartialDate } from '../../model/partial-date.ts';
import { withFare } from '../../refiners/map-segments.ts';
import { withDepartures } from './departures.ts';
import { withHeadDates } from './head-dates.ts';
import { withOpenSigns } from './open-signs.ts';
import { isSaidOfAll, withOptionTerms } from './option-terms.ts';
import { readNotes } from './read-notes.ts';
import { readTerms } from './read-terms.ts';
import { withToldAim } from './told-aim.ts';
import { withToldJourney } from './told-journey.ts';

const NO_READING: FlightReading = { offers: [], terms: OPEN_TERMS, lines: new Set() };
const NO_OFFER: OfferDraft = { label: null, segments: [], journeys: [], fare: OPEN_FARE, notes: null };

/** `isAmongAgents`: the text has net rates, which nobody tells a client. */
export function assembleFlightQuote(document: SourceDocument, isAmongAgents = false): FlightQuoteDraft {
  const reading = detectFlightFormat(document)?.read(document) ?? NO_READING;
  const terms = joinTerms(
    reading.terms,
    readTerms(document, reading.lines, travelersOf(reading.terms), hasPrice(reading.terms.fare), isAmongAgents),
  );
  const [first = NO_OFFER, ...others] = withHeadDates(
    document,
    withToldAim(document, withToldJourney(document, withDepartures(document, reading.offers))),
  );
  const fare = withoutClassOfOne(terms.fare, [first, ...others], document);
  const offers: FlightQuoteDraft['offers'] = [
    withTextFare(first, fare),
    ...others.map((offer) => withFareClass(offer, fare)),
  ];
  const draft = withOpenSigns(withOptionTerms(draftOf(terms, offers, terms.notes), document), document);
  const own = readNotes(document, draft, reading.lines);
  return own === null ? draft : { ...draft, notes: joinTexts(terms.notes, own) };
}

const draftOf = (
  terms: FlightTerms,
  offers: FlightQuoteDraft['offers'],
  notes: Field<string> | null,
): FlightQuoteDraft => ({
  title: terms.title,
  clientName: terms.clientName,
  passengers: terms.passengers,
  hasMinors: terms.hasMinors,
  tellsFreePlaces: terms.tellsFreePlaces,
  travelerCounts: terms.travelerCounts,
  includes: terms.includes,
  restrictions: terms.restrictions,
  validUntil: terms.validUntil,
  validUntilWeekday: terms.validUntilWeekday,
  otherDeadlines: terms.otherDeadlines,
  madeOn: terms.madeOn,
  notes,
  contact: terms.contact,
  reservation: terms.reservation,
  route: null,
  dates: null,
  offers,
  assumptions: [],
});

/** How many the prices are for that someone typed beside a display without any. */
const travelersOf = ({ fare, passengers }: FlightTerms): number | null =>
  hasPrice(fare) ? null : (passengers?.value ?? null);

/** The best score wins, among equals the first of the registry; null where no layout claims the text. */
export function detectFlightFormat(document: SourceDocument): FlightFormat | null {
  let best: FlightFormat | null = null;
  let top = 0;
  for (const format of FLIGHT_FORMATS) {
    if (format.most <= top) continue;
    const score = format.detect(document);
    if (score > top) [best, top] = [format, score];
  }
  return best;
}

/** A fare that belongs to the offer itself stands before one that belongs to the whole text. */
function withTextFare(offer: OfferDraft, fare: FareDraft): OfferDraft {
  return hasPrice(offer.fare) ? withFareClass(offer, fare) : withFare(offer, fare);
}

/** F-235: `BUSINESS` in the name of one of several fares, or among the lines of one of several options, is not the cabin of the others. */
function withoutClassOfOne(fare: FareDraft, offers: readonly OfferDraft[], document: SourceDocument): FareDraft {
  const [span] = fare.fareClass?.spans ?? [];
  if (span === undefined || offers.length < 2) return fare;
  const [at] = span;
  const isWithin = (field: Field<unknown> | null): boolean =>
    field?.spans.some(([from, to]) => at >= from && at < to) ?? false;
  const named = offers.some(({ label }) => isWithin(label));
  const owners = offers.filter((offer) => offer.label !== null && isWithin(offer.fare.fareClass));
  const [owner] = owners;
  const isOfOne = owners.length === 1 && owner !== undefined && !isBehindOptions(owner, at, offers, document.source);
  return named || (isOfOne && !isSaidOfAll(document, span)) ? withClass(fare, null) : fare;
}

/** What stands in a paragraph below the last option's price is said of all. */
function isBehindOptions(owner: OfferDraft, at: number, offers: readonly OfferDraft[], source: string): boolean {
  const { total, totalForAllPassengers } = owner.fare;
  const price = (total ?? totalForAllPassengers)?.spans.at(-1)?.[1];
  return owner === offers.at(-1) && price !== undefined && price < at && BLANK_LINE.test(source.slice(price, at));
}
const BLANK_LINE = /\n[ \t>|]*\r?\n/;

/** The cabin that the text names beside its offers is that of each. */
function withFareClass(offer: OfferDraft, { fareClass }: FareDraft): OfferDraft {
  return offer.fare.fareClass !== null || fareClass === null
    ? offer
    : withFare(offer, withClass(offer.fare, fareClass));
}

/** F-10: what someone typed beside a display is meant for the client: it stands before what the display says. */
function joinTerms(display: FlightTerms, typed: FlightTerms): FlightTerms {
  if (display === OPEN_TERMS) return typed;
  const hasTypedFare = hasPrice(typed.fare) && !isWithin(typed.fare, display.fare);
  const [fare, other] = hasTypedFare ? [typed.fare, display.fare] : [display.fare, typed.fare];
  // F-657: what all pay may be typed below what the display prices for each: of one price the display tells the parts.
  const isOfAll = hasTypedFare && isPriceOfAll(typed.fare, display);
  const isOpen = !hasPrice(fare) || isOfAll || isSameAmount(fare.total, other.total);
  return {
    title: typed.title ?? display.title,
    // A display has everyone's whole name; who wrote to someone may have said no more than 'Hi Ann'.
    clientName: display.clientName ?? typed.clientName,
    passengers: (display.clientName === null ? typed.passengers : null) ?? display.passengers,
    hasMinors: typed.hasMinors || display.hasMinors,
    tellsFreePlaces: typed.tellsFreePlaces,
    travelerCounts: [...display.travelerCounts, ...typed.travelerCounts],
    fare: {
      baseFare: fare.baseFare ?? (isOpen ? other.baseFare : null),
      taxes: fare.taxes ?? (isOpen ? other.taxes : null),
      upcharge: fare.upcharge ?? other.upcharge,
      total: fare.total ?? (isOfAll ? other.total : null),
      totalForAllPassengers: fare.totalForAllPassengers,
      fareClass: fare.fareClass ?? other.fareClass,
      byType: fare.byType,
      extras: fare.extras,
      payers: fare.payers,
      isOfAdult: fare.isOfAdult,
    },
    includes: [...display.includes, ...typed.includes],
    restrictions: [...display.restrictions, ...typed.restrictions],
    validUntil: joinDays(typed.validUntil, display.validUntil),
    validUntilWeekday: (typed.validUntil === null && display.validUntil !== null ? display : typed).validUntilWeekday,
    otherDeadlines: typed.otherDeadlines,
    madeOn: display.madeOn ?? typed.madeOn,
    notes: joinTexts(typed.notes, display.notes),
    contact: joinContacts(typed.contact, display.contact),
    reservation: display.reservation,
  };
}

const isSameAmount = (a: FareDraft['total'], b: FareDraft['total']): boolean =>
  a !== null && b !== null && a.value.amount === b.value.amount && a.value.currencies[0] === b.value.currencies[0];

/** `TTL GBP1549.42 FOR 2` below what the display prices for one of the two. */
function isPriceOfAll({ total, totalForAllPassengers: all }: FareDraft, { fare, passengers }: FlightTerms): boolean {
  const [one, count] = [fare.total?.value, passengers?.value];
  if (total !== null || all === null || one === undefined || count === undefined) return false;
  return one.currencies[0] === all.value.currencies[0] && Math.abs(one.amount * count - all.value.amount) < 0.01;
}

/** The same day told by both stands in both places. */
function joinDays(typed: Field<PartialDate> | null, display: Field<PartialDate> | null): Field<PartialDate> | null {
  const isSame = typed !== null && display !== null && isSameDay(typed.value, display.value);
  return isSame ? { ...typed, spans: [...typed.spans, ...display.spans] } : (typed ?? display);
}
const isSameDay = (a: PartialDate, b: PartialDate): boolean =>
  a.day === b.day && a.month === b.month && (a.year ?? b.year) === (b.year ?? a.year);

const joinTexts = (first: Field<string> | null, second: Field<string> | null): Field<string> | null =>
  first === null || second === null
    ? (first ?? second)
    : stated(`${first.value}\n${second.value}`, [...first.spans, ...second.spans]);

/** Does someone only repeat what the display says? */
function isWithin(typed: FareDraft, display: FareDraft): boolean {
  const known = [display.total, display.totalForAllPassengers].map((money) => money?.value.amount);
  return [typed.total, typed.totalForAllPassengers].every(
    (money) => money === null || known.includes(money.value.amount),
  );
}

const hasPrice = (fare: FareDraft): boolean => fare.total !== null || fare.totalForAllPassengers !== null;

const joinContacts = (first: ContactDraft, second: ContactDraft): ContactDraft => ({
  name: first.name ?? second.name,
  company: first.company ?? second.company,
  email: first.email ?? second.email,
  phone: first.phone ?? second.phone,
});
