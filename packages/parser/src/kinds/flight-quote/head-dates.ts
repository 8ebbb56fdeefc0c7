/**
 * The days of a search stand above its results once, `Fri 12 Feb 2027 – Fri 19 Feb 2027 · 2 travellers`, and the flights have times alone: the
 * first day is that of the way out, the last that of the way back. `Depart 9 Nov, return 30 Nov` says so anywhere, of an option among its lines.
 */
import type { DateMention } from '../../annotators/date.ts';
import { mayHoldDate } from '../../annotators/date.ts';
import { findFlightDates } from '../../annotators/flight-date.ts';
import { findDirection } from '../../annotators/flight-words.ts';
import { findOptionHeading } from '../../annotators/option-heading.ts';
import type { SourceDocument } from '../../formats/reading/document.ts';
import { readFlightPieces } from '../../formats/reading/flight/read-units.ts';
import { daysOfSearch, type TravelDay, type TravelDays } from '../../formats/reading/flight/travel-days.ts';
import { stated } from '../../model/field.ts';
import type { OfferDraft, SegmentDraft } from '../../model/flight-quote-draft.ts';
import type { PartialDate } from '../../model/partial-date.ts';
import { turnOf } from '../../refiners/flight-journeys.ts';
import { copySegment, withSegments } from '../../refiners/map-segments.ts';
import { LinePattern } from '../../text/line-look.ts';
import { type Passage, slicePassage, spanOf } from '../../text/passage.ts';
import { withSameDays } from './same-days.ts';

/** Behind so many lines stands no search's heading. */
const HEAD = 12;
/** Such a line tells until when the offer holds, or when it was made. */
const DEADLINE = new LinePattern(
  /valid|until|till|expire|book|hold|deadline|offer|sale|quoted?|issued|gultig|bis zum|valable|valid[oa]|scade|vence|oferta|prenot|reserv/,
);

type HeadDates = Pick<TravelDays, 'first' | 'last'>;

/** Offers of which any flight has a day of its own are left as they are, but for the days in the heading of an option. */
export function withHeadDates(document: SourceDocument, given: readonly OfferDraft[]): readonly OfferDraft[] {
  const { days, units } = readFlightPieces(document);
  const headed = given.map((offer) => withLabelDates(document, offer));
  const offers = withSameDays(document, days.length === 0 ? headed : withTravelDays(document, headed, days));
  const segments = offers.flatMap((offer) => offer.segments);
  const searched = segments.filter(isDated).length === 1 ? daysOfSearch(units) : null;
  if (searched !== null && segments[0] !== undefined && isOf(segments[0], searched.last))
    return offers.map((offer) => withDates(offer, searched));
  if (segments.some(isDated)) return withSearchDay(document, offers);
  if (segments.length === 0) return offers;
  const dates = readHeadDates(document, Math.min(...segments.map(startOf)));
  return dates === null ? offers : offers.map((offer) => withDates(offer, dates));
}

/** `Fri 23 Apr 2027` over the results of a search for one way, which have times alone: the first has taken it, and it is the day of all. */
function withSearchDay({ lines }: SourceDocument, offers: readonly OfferDraft[]): readonly OfferDraft[] {
  const segments = offers.flatMap((offer) => offer.segments);
  const [first] = segments;
  const at = first?.departureDate?.spans[0]?.[0];
  if (first === undefined || at === undefined || offers.length < 2 || first.arrivalDate !== null) return offers;
  if (segments.filter(isDated).length > 1 || offers[0]?.segments[0] !== first) return offers;
  if (offers.some((offer) => turnOf(offer) !== null)) return offers;
  const line = lines.slice(0, HEAD).find(({ span }) => span[0] <= at && at < span[1]);
  const labels = offers.flatMap(({ label }) => label?.spans[0]?.[0] ?? []);
  if (line === undefined || Math.min(...segments.map(startOf), ...labels) < line.span[1]) return offers;
  return offers.map((offer, i) => {
    const [start, ...rest] = offer.segments;
    if (i === 0 || start === undefined) return offer;
    const dated = copySegment(start);
    [dated.departureDate, dated.weekday] = [first.departureDate, first.weekday];
    return withSegments(offer, [dated, ...rest]);
  });
}

/** The day home of a search stands right above the first flight, which has taken it. */
const isOf = ({ departureDate }: SegmentDraft, { date }: TravelDay): boolean =>
  departureDate !== null && departureDate.spans[0]?.[0] === date.spans[0]?.[0];

const isDated = ({ departureDate, arrivalDate }: SegmentDraft): boolean =>
  departureDate !== null || arrivalDate !== null;

const startOf = ({ flightNumber, departureTime }: SegmentDraft): number =>
  Math.min(...[flightNumber, departureTime].flatMap((field) => field?.spans[0]?.[0] ?? []));

function withDates(offer: OfferDraft, { first, last }: HeadDates): OfferDraft {
  const turn = turnOf(offer);
  if (turn === null) return offer;
  const segments = offer.segments.map((segment, i) => {
    if (i !== 0 && i !== turn) return segment;
    const dated = copySegment(segment);
    const day = i === 0 ? first : last;
    [dated.departureDate, dated.weekday] = [day.date, day.weekday];
    return dated;
  });
  return withSegments(offer, segments);
}

/**
 * The days that stand among the lines of an option are its own, from its label to that of the next; those above the first option, or the only ones,
 * are everybody's.
 */
function withTravelDays(
  document: SourceDocument,
  offers: readonly OfferDraft[],
  days: readonly TravelDays[],
): readonly OfferDraft[] {
  const starts = offers.map(({ label }) => {
    const at = label?.spans[0]?.[0];
    return at === undefined ? null : document.lines.findIndex(({ span }) => span[0] <= at && at < span[1]);
  });
  const first = Math.min(...starts.map((start) => start ?? 0));
  const [only, more] = days;
  const ofAll = days.filter(({ line }) => line < first);
  const common = more === undefined ? only : ofAll.length === 1 ? ofAll[0] : undefined;
  return offers.map((offer, i) => {
    if (offer.segments.some(isDated)) return offer;
    const [from, to] = [starts[i] ?? 0, starts[i + 1] ?? Number.POSITIVE_INFINITY];
    const [own, second] = days.filter(({ line }) => line >= from && line < to);
    const told = second === undefined ? (own ?? common) : undefined;
    return told === undefined ? offer : withDates(offer, told);
  });
}

/** `Option 2: 12 - 26 January` over flights without days. */
function withLabelDates(document: SourceDocument, offer: OfferDraft): OfferDraft {
  const at = offer.label?.spans[0]?.[0];
  if (at === undefined || offer.segments.length === 0 || offer.segments.some(isDated)) return offer;
  const line = document.lines.find(({ span }) => span[0] <= at && at < span[1]);
  const heading = line && mayHoldDate(line.look) ? findOptionHeading(line.folded, line.look) : null;
  if (!line || heading === null) return offer;
  const passage = slicePassage(line.passage, heading.to);
  const folded = line.folded.slice(heading.to);
  const dates = DEADLINE.test(line.look, line.folded)
    ? null
    : datesOf(passage, findFlightDates(folded, document.dateOrder));
  return dates === null ? offer : withDates(offer, dates);
}

const DATES_LABEL = new LinePattern(
  /^\W{0,3}(?:(?:travel|flight|trip) )?(?:dates?(?: of travel)?|reisedaten|reisezeitraum|termine?|dates de voyage|fechas?(?: de viaje)?|date (?:del )?viaggio|datas?(?: da viagem)?)\s?:/,
  'dat[ea]|reise|termin|fecha',
);

/** The one line above the flights with two days; null where there is none, or more than one. */
function readHeadDates(document: SourceDocument, before: number): HeadDates | null {
  let found: HeadDates | null = null;
  for (const line of document.lines) {
    if (!mayHoldDate(line.look) || DEADLINE.test(line.look, line.folded)) continue;
    const isBelow = line.index >= HEAD || line.span[0] >= before;
    // `Dates: 3 - 17 June` says what it is wherever it stands, and so does a line of two days alone.
    const isLabelled = isBelow && DATES_LABEL.test(line.look, line.folded);
    if (isBelow && !isLabelled && line.passage.text.length > LONGEST_RANGE) continue;
    const mentions = findFlightDates(line.folded, document.dateOrder);
    if (isBelow && !isLabelled && !isRangeAlone(line.folded, mentions)) continue;
    const dates = datesOf(line.passage, mentions.length > 2 ? labelledDates(line.folded, mentions) : mentions);
    if (dates !== null && found !== null) return null;
    found ??= dates;
  }
  return found;
}

const LONGEST_RANGE = 60;
/** `Wed 12 May – Wed 19 May 2027 (7 nights)` */
function isRangeAlone(folded: string, mentions: readonly DateMention[]): boolean {
  let rest = folded;
  for (const { from, to, weekday, endWeekday } of mentions)
    for (const part of [{ from, to }, weekday, endWeekday])
      if (part) rest = rest.slice(0, part.from) + ' '.repeat(part.to - part.from) + rest.slice(part.to);
  return mentions.length > 0 && !/[a-z\d]/.test(rest.replace(BESIDE_DAYS, ''));
}
const BESIDE_DAYS = /\d{1,2} (?:nights?|nachte?|nuits?|noches?|notti|noites?|nachten)|\b(?:to|until|bis|au|al?|tot)\b/g;

/** `Out Mon 10 May ⇥ Return Mon 24 May ⇥ INR, as on 20 Nov`: the two that a word for the direction leads, where others stand beside them. */
function labelledDates(folded: string, mentions: readonly DateMention[]): readonly DateMention[] {
  const led = mentions.map((mention, i) => {
    const before = folded.slice(mentions[i - 1]?.to ?? 0, mention.from);
    return findDirection(`${before.replace(LEADING_MARKS, '').replace(TRAILING_MARKS, '')} `)?.direction ?? null;
  });
  const [out, back] = [led.indexOf('outbound'), led.indexOf('return')];
  return out >= 0 && back > out ? [mentions[out] as DateMention, mentions[back] as DateMention] : [];
}
const LEADING_MARKS = /^[^a-z]+/;
const TRAILING_MARKS = /[^a-z]+$/;

function datesOf(passage: Passage, mentions: readonly DateMention[]): HeadDates | null {
  const [first, last, more] = mentions;
  if (first === undefined || more !== undefined) return null;
  const day = (mention: DateMention, date: PartialDate, weekday: DateMention['weekday']): TravelDay => ({
    date: stated(date, [spanOf(passage, mention.from, mention.to)]),
    weekday: weekday && stated(weekday.weekday, [spanOf(passage, weekday.from, weekday.to)]),
  });
  const isRange = first.end !== null;
  if (isRange === (last !== undefined)) return null;
  const start = day(first, first.date, first.weekday);
  if (last !== undefined) return { first: start, last: day(last, last.date, last.weekday) };
  return first.end === null ? null : { first: start, last: day(first, first.end, first.endWeekday) };
}
