/** Draft and issues to the public answer, with a span for every stated value and the lines that gave nothing. */
import type { SourceDocument } from '../../formats/reading/document.ts';
import type { JsonPointer, Provenance } from '../../model/answer.ts';
import { formatClockTime } from '../../model/clock-time.ts';
import { derived, type Field, stated } from '../../model/field.ts';
import type {
  FareDetails,
  FlightGroup,
  FlightOption,
  FlightSegment,
  ParsedFlightQuote,
} from '../../model/flight-quote-answer.ts';
import type {
  AirportDraft,
  FareDraft,
  FlightQuoteDraft,
  OfferDraft,
  SegmentDraft,
} from '../../model/flight-quote-draft.ts';
import type { Issue } from '../../model/issue.ts';
import type { TripDates } from '../../model/itinerary-draft.ts';
import { type Money, NO_CURRENCY } from '../../model/money.ts';
import { describeDate, describeDateRange, formatPartialDate } from '../../model/partial-date.ts';
import { journeysOf } from '../../refiners/flight-journeys.ts';
import { describeAirport } from '../../refiners/flight-route.ts';
import { cleanCharacters } from '../../text/characters.ts';
import { sha256 } from '../../text/sha256.ts';
import { addColumnHeadings } from '../column-headings.ts';
import { FieldPointers, pointerTo } from '../pointer.ts';
import { SpanCollector } from '../span-collector.ts';
import { findUnusedLines } from '../unused-lines.ts';
import { ToldValues } from './told-values.ts';

export function projectFlightQuote(
  draft: FlightQuoteDraft,
  issues: readonly Issue[],
  document: SourceDocument,
): ParsedFlightQuote {
  const spans = new SpanCollector();
  const { offers, contact, reservation } = draft;
  const told = new ToldValues(document, offers);
  const reader: Reader = { spans, source: document.source, told };
  const [first] = offers;
  // The spans stand in the order in which they are taken, and one literal makes the answer: spreading parts into it is slow.
  const title = spans.take('/title', told.ofTitle(draft.title), String);
  const route = spans.take('/route', draft.route, String);
  const dates = spans.take('/dates', draft.dates, describeTrip);
  const clientName = spans.take('/clientName', draft.clientName, String);
  const passengers = spans.take('/passengers', draft.passengers, Number);
  const { departureFlights, returnFlights } = projectFlights(first, '', reader);
  return {
    title,
    route,
    dates,
    clientName,
    passengers,
    departureFlights,
    returnFlights,
    fareDetails: projectFare(first.fare, '/fareDetails', reader),
    includes: spans.takeTexts('/includes', draft.includes),
    restrictions: spans.takeTexts('/restrictions', draft.restrictions),
    validUntil: spans.take('/validUntil', draft.validUntil, formatPartialDate),
    notes: spans.take('/notes', draft.notes, String),
    agentInfo: {
      name: spans.take('/agentInfo/name', contact.name, String),
      company: spans.take('/agentInfo/company', contact.company, String),
      email: spans.take('/agentInfo/email', contact.email, String),
      phone: spans.take('/agentInfo/phone', contact.phone, String),
    },
    reservation: {
      locators: spans.takeTexts('/reservation/locators', reservation.locators),
      fareCalculation: spans.take('/reservation/fareCalculation', reservation.fareCalculation, String),
      taxes: spans.takeTexts('/reservation/taxes', reservation.taxes),
      ticketing: spans.takeTexts('/reservation/ticketing', reservation.ticketing),
    },
    options: offers.length === 1 ? [] : offers.map((offer, i) => projectOption(offer, `/options/${i}`, reader)),
    source: provenanceOf(draft, document, spans),
    warnings: issues.map(({ code, severity, message, pointers, spans: places }) => ({
      code,
      severity,
      message,
      pointers,
      spans: places.slice(),
    })),
  };
}

/** To be asked last, when all values are taken. */
function provenanceOf(draft: FlightQuoteDraft, document: SourceDocument, spans: SpanCollector): Provenance {
  addColumnHeadings(document.tables, spans);
  return {
    spans: spans.all,
    unused: findUnusedLines(document.source, spans.used),
    textHash: sha256(document.source),
    assumptions: draft.assumptions,
    edited: [],
  };
}

interface Reader {
  readonly spans: SpanCollector;
  readonly source: string;
  readonly told: ToldValues;
}

const describeTrip = ({ start, end }: TripDates): string =>
  end === null ? describeDate(start) : describeDateRange(start, end);
/** `7h 10m`. */
const formatMinutes = (minutes: number): string =>
  `${Math.floor(minutes / 60)}h ${String(minutes % 60).padStart(2, '0')}m`;

function projectFlights(
  offer: OfferDraft,
  pointer: JsonPointer,
  reader: Reader,
): { departureFlights: FlightGroup[]; returnFlights: FlightGroup[] } {
  const sides: { departureFlights: FlightGroup[]; returnFlights: FlightGroup[] } = {
    departureFlights: [],
    returnFlights: [],
  };
  for (const { from, to, journey } of journeysOf(offer)) {
    const side = journey === 'return' ? 'returnFlights' : 'departureFlights';
    sides[side].push(projectGroup(offer, from, to, pointerTo(pointerTo(pointer, side), sides[side].length), reader));
  }
  return sides;
}

function projectOption(offer: OfferDraft, pointer: JsonPointer, reader: Reader): FlightOption {
  const { spans } = reader;
  const label = spans.take(`${pointer}/label`, offer.label, String);
  const { departureFlights, returnFlights } = projectFlights(offer, pointer, reader);
  return {
    label,
    departureFlights,
    returnFlights,
    fareDetails: projectFare(offer.fare, `${pointer}/fareDetails`, reader),
    notes: spans.take(`${pointer}/notes`, offer.notes, String),
  };
}

function projectGroup(offer: OfferDraft, from: number, to: number, pointer: JsonPointer, reader: Reader): FlightGroup {
  const segments = offer.segments.slice(from, to);
  const facts = offer.journeys.find((journey) => journey.firstSegment === from);
  const { spans, source, told } = reader;
  const at = pointerTo(pointer, 'segments');
  const totalTime = told.ofJourney(facts?.totalTime ?? null, segments);
  return {
    label: spans.take(pointerTo(pointer, 'label'), headingOf(segments[0], source), String),
    date: spans.take(pointerTo(pointer, 'date'), segments[0]?.departureDate ?? null, formatPartialDate),
    totalTime: spans.take(pointerTo(pointer, 'totalTime'), totalTime, formatMinutes),
    stops: spans.take(pointerTo(pointer, 'stops'), facts?.stops ?? null, Number),
    segments: segments.map((segment, i) => projectSegment(segment, segments[i + 1], pointerTo(at, i), reader)),
  };
}

/** `Outbound`, `Return flight – 14 May`: the words that told the direction, where the text has such. */
function headingOf(segment: SegmentDraft | undefined, source: string): Field<string> | null {
  const [span] = segment?.journey?.spans ?? [];
  return span === undefined
    ? null
    : stated(cleanCharacters(source.slice(...span).replaceAll(/[ \t]*\r?\n[ \t]*/g, ' '), 0).text.trim(), [span]);
}

function projectSegment(
  segment: SegmentDraft,
  next: SegmentDraft | undefined,
  pointer: JsonPointer,
  { spans, told }: Reader,
): FlightSegment {
  const { airline, flightNumber } = segment;
  const number =
    flightNumber === null
      ? null
      : derived(
          airline.code === null ? flightNumber.value : `${airline.code.value} ${flightNumber.value}`,
          isWorkedOut(airline) ? [] : joinedSpans(airline.code, flightNumber),
        );
  const place = (side: AirportDraft): Field<AirportDraft> | null =>
    side.code === null && side.name === null ? null : derived(side, placeSpans(side));
  const at = SEGMENT_POINTERS.of(pointer);
  return {
    departureDate: spans.take(at.departureDate, segment.departureDate, formatPartialDate),
    departureTime: spans.take(at.departureTime, segment.departureTime, formatClockTime),
    departureLocation: spans.take(at.departureLocation, place(segment.departure), describeAirport),
    departureTerminal: spans.take(at.departureTerminal, segment.departure.terminal, String),
    arrivalDate: spans.take(at.arrivalDate, segment.arrivalDate, formatPartialDate),
    arrivalTime: spans.take(at.arrivalTime, segment.arrivalTime, formatClockTime),
    arrivalLocation: spans.take(at.arrivalLocation, place(segment.arrival), describeAirport),
    arrivalTerminal: spans.take(at.arrivalTerminal, segment.arrival.terminal, String),
    airline: spans.take(at.airline, withFigures(airline.name ?? airline.code, segment), String),
    flightNumber: spans.take(at.flightNumber, number, String),
    operatedBy: spans.take(at.operatedBy, segment.operatedBy, String),
    duration: spans.take(at.duration, told.ofFlight(segment.duration, segment), formatMinutes),
    layoverDuration: spans.take(at.layoverDuration, told.ofWait(segment.layover, segment, next), formatMinutes),
    bookingClass: spans.take(at.bookingClass, segment.bookingClass, String),
    aircraft: spans.take(at.aircraft, segment.aircraft, String),
    status: spans.take(at.status, segment.status, String),
  };
}

const SEGMENT_POINTERS = new FieldPointers([
  'departureDate',
  'departureTime',
  'departureLocation',
  'departureTerminal',
  'arrivalDate',
  'arrivalTime',
  'arrivalLocation',
  'arrivalTerminal',
  'airline',
  'flightNumber',
  'operatedBy',
  'duration',
  'layoverDuration',
  'bookingClass',
  'aircraft',
  'status',
]);

/** `Southwest #1187` is WN 1187 by the airline's name: the number as a whole stands nowhere, name and figures are the airline's place. */
const isWorkedOut = ({ code }: SegmentDraft['airline']): boolean => code !== null && code.spans.length === 0;

function withFigures(name: Field<string> | null, { airline, flightNumber }: SegmentDraft): Field<string> | null {
  return name === null || flightNumber === null || !isWorkedOut(airline)
    ? name
    : { ...name, spans: [...name.spans, ...flightNumber.spans] };
}

/** The name and the code, where both stand in the text. */
function placeSpans({ code, name }: AirportDraft): Field<string>['spans'] {
  const first = code?.spans ?? [];
  const others = (name?.spans ?? []).filter((span) => !first.some(([start, end]) => span[0] < end && span[1] > start));
  return [...others, ...first].sort((a, b) => a[0] - b[0]);
}

/** A designator and its number may be glued to each other, or have noughts between them. */
function joinedSpans(code: Field<string> | null, number: Field<string>): Field<string>['spans'] {
  const [first] = code?.spans ?? [];
  const [second] = number.spans;
  if (!first || !second) return number.spans;
  return [first, second];
}

function projectFare(fare: FareDraft, pointer: JsonPointer, { spans, source }: Reader): FareDetails {
  const take = (name: string, field: Field<Money> | null): string | null =>
    spans.take(pointerTo(pointer, name), field, (money) => formatMoney(money, field as Field<Money>, source));
  return {
    baseFare: take('baseFare', fare.baseFare),
    upcharge: take('upcharge', fare.upcharge),
    total: take('total', fare.total),
    totalForAllPassengers: take('totalForAllPassengers', fare.totalForAllPassengers),
    fareClass: spans.take(pointerTo(pointer, 'fareClass'), fare.fareClass, String),
  };
}

/** `&pound;642` is no amount as a traveler reads it, nor is one with a screen's mark in it. */
const MARKUP = /[&<>*_\\‡]|^[A-Z]{3}\s?MD/;
const FIGURES = /^[\d.,' ]+$/;
/** `nine hundred and forty euro`, `eight hundred and 46 pounds`, `315 dollars 96 cents` are written in figures. */
const HAS_FIGURE = /\d/;
const IN_WORDS =
  /^(?!euros? )\p{L}{3,}[ -](?:\p{L}|\d{2,3} \p{L})|\d ?\p{L}{4,12} (?:\p{L}{1,3} )?\d{1,2}(?: ?\p{L}{4,12})?$/iu;
/** `1.12 lakh` without its currency is told in figures. */
const LAKHS = /^[\d. ]+(?:lakhs?|lacs?)$/i;
/** `34,900/-` where the text tells elsewhere of which rupees. */
const RUPEES = /^[\d.,]+\/-$/;
/** May be of several countries. */
const OPEN_SIGN = /^\$/;
const CODE_AND_FIGURES = /^([A-Z]{3})(\d)/;

/** The text's own characters; figures alone get their currency's code. A sum worked out from others is written with its code. */
function formatMoney(money: Money, field: Field<Money>, source: string): string {
  const currency = money.currencies[0] === NO_CURRENCY ? '' : `${money.currencies[0]} `;
  const texts = new Set(field.spans.map((one) => cleanCharacters(source.slice(...one), 0).text));
  const [text] = texts;
  if (field.certainty === 'stated' && text !== undefined && texts.size === 1) {
    const isPlain = !text.includes('&') && !text.includes('\t') && !text.includes('  ');
    const written = isPlain ? text : text.replace(/&nbsp;|\s+/g, ' ');
    if (!MARKUP.test(written) && !LAKHS.test(written) && HAS_FIGURE.test(written) && !IN_WORDS.test(written))
      return FIGURES.test(written) || (RUPEES.test(written) && money.currencies.length === 1)
        ? `${currency}${written}`
        : written.replace(CODE_AND_FIGURES, '$1 $2');
  }
  const amount = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2));
  // F-522: a sum of amounts in `$` is in no other dollar than theirs, and the text leaves open which that is.
  const sign = money.currencies.length > 1 ? OPEN_SIGN.exec(text ?? '')?.[0] : undefined;
  return `${sign ?? currency}${amount(money.amount)}${money.amountMax === null ? '' : ` – ${amount(money.amountMax)}`}`;
}
