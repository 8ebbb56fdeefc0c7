/** One segment while its marks come in: which of its places are still open, and its draft when it is closed. */
import type { Airport } from '@waypage/gazetteer';
import { type AirportMention, common } from '../../../annotators/airport.ts';
import type { FlightEnd } from '../../../annotators/flight-words.ts';
import { derived, type Field, stated } from '../../../model/field.ts';
import type { AirportDraft, SegmentDraft } from '../../../model/flight-quote-draft.ts';
import { comparePartialDates, type PartialDate, type Weekday } from '../../../model/partial-date.ts';
import { spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { FlightMark, MarkOf } from './flight-mark.ts';
import type { FlightUnit } from './flight-unit.ts';
import { fieldAt, fieldOfMark, textOfMark, timeField, withCapital } from './mark-field.ts';
import { narrow } from './narrow-airports.ts';

type Journey = SegmentDraft['journey'];

export interface PlaceChain {
  readonly from: MarkOf<'place'>;
  readonly to: MarkOf<'place'>;
  readonly stops: Field<number>;
}

export class OpenSegment {
  departureDate: Field<PartialDate> | null = null;
  weekday: Field<Weekday> | null = null;
  arrivalDate: Field<PartialDate> | null = null;
  arrivalWeekday: Field<Weekday> | null = null;
  dayOffset: Field<number> | null = null;
  flight: MarkOf<'flight'> | null = null;
  airline: MarkOf<'airline'> | null = null;
  duration: Field<number> | null = null;
  layover: Field<number> | null = null;
  stops: Field<number> | null = null;
  cabin: Field<string> | null = null;
  bookingClass: Field<string> | null = null;
  aircraft: Field<string> | null = null;
  operatedBy: Field<string> | null = null;
  journey: Journey = null;
  /** Where it stops, and the number under which it goes on from there. */
  via: MarkOf<'place'> | null = null;
  onward: MarkOf<'flight'> | null = null;
  /** The one place that its heading names between the ends of the way. */
  meetsAt: MarkOf<'place'> | null = null;
  /** One of several flights of which the text tells the hours, or the places, as one way: it says all that there is. */
  isLeg = false;
  /** Its journey is named by a heading of its own, not taken over from the flight before. */
  isHeaded = false;
  /** Its places come from the route or the flight before. */
  isFilled = false;
  /** It flies back what the way out told. */
  isTurned = false;
  /** Both its places were told before its first time: the lines below may say them again. */
  isRouteLed = false;
  /** Its length stands behind its times and places. */
  isLengthBehind = false;
  readonly lines = new Set<number>();
  private readonly times: Record<FlightEnd, MarkOf<'time'> | null> = { depart: null, arrive: null };
  /** Where a summary says the same times. */
  private readonly echoes: Record<FlightEnd, MarkOf<'time'> | null> = { depart: null, arrive: null };
  private readonly places: Record<FlightEnd, MarkOf<'place'>[]> = { depart: [], arrive: [] };
  private readonly terminals: Record<FlightEnd, Field<string> | null> = { depart: null, arrive: null };
  /** The unit in which the last time or place came. */
  lastUnit = -1;

  timeOf(end: FlightEnd): MarkOf<'time'> | null {
    return this.times[end];
  }

  /** The end that a place goes to, `wanted` where the text says so; null where both are taken. */
  freeEnd(wanted: FlightEnd | null): FlightEnd | null {
    const isFree = (end: FlightEnd): boolean => !this.hasPlace(end);
    if (wanted === 'depart' && !isFree('depart') && isFree('arrive') && this.timeOf('depart') !== null) return 'arrive';
    if (wanted !== null) return isFree(wanted) ? wanted : null;
    return isFree('depart') ? 'depart' : isFree('arrive') ? 'arrive' : null;
  }

  hasPlace(end: FlightEnd): boolean {
    return this.places[end].length > 0;
  }

  airportsOf(end: FlightEnd): readonly Airport[] {
    return this.places[end].reduce<readonly Airport[]>(
      (known, { mention }, i) => (i === 0 ? mention.airports : narrow(known, mention.airports)),
      [],
    );
  }

  lastPlace(): FlightEnd | null {
    return this.hasPlace('arrive') ? 'arrive' : this.hasPlace('depart') ? 'depart' : null;
  }

  get hasBothPlaces(): boolean {
    return this.hasPlace('depart') && this.hasPlace('arrive');
  }

  /** Both its places stand in another line than its number: a route told above it. */
  get hasPlacesOfOtherLine(): boolean {
    const places = [...this.places.depart, ...this.places.arrive];
    return (
      this.hasBothPlaces && this.flight !== null && places.every(({ passage }) => passage !== this.flight?.passage)
    );
  }

  /** So it is with a route told below it. */
  get hasPlacesBelow(): boolean {
    const [from] = this.places.depart;
    if (from === undefined || this.flight === null || !this.hasPlacesOfOtherLine) return false;
    return (
      spanOf(from.passage, from.from, from.to)[0] > spanOf(this.flight.passage, this.flight.from, this.flight.to)[0]
    );
  }

  get hasTime(): boolean {
    return this.times.depart !== null || this.times.arrive !== null;
  }

  /** No time and no place yet. */
  get isBare(): boolean {
    return !this.hasTime && !this.hasPlace('depart') && !this.hasPlace('arrive');
  }

  get isEmpty(): boolean {
    return this.isBare && this.flight === null && this.departureDate === null;
  }

  /** Answers the length taken before where this one is shorter: `9h 20m`, `1 stop` over a flight of `5h 05m` was the journey's. */
  takeDuration(minutes: Field<number>): Field<number> | null {
    const before = this.duration;
    if (before !== null && (this.flight === null || before.value <= minutes.value)) return null;
    this.duration = minutes;
    this.isLengthBehind = this.isWhole;
    return before;
  }

  get isWhole(): boolean {
    return (
      this.times.depart !== null && this.times.arrive !== null && this.hasPlace('depart') && this.hasPlace('arrive')
    );
  }

  /** What stands alone behind this flight was read as one of its own: the day on which it lands. */
  takeArrivalDay(alone: OpenSegment): void {
    [this.arrivalDate, this.arrivalWeekday] = [alone.departureDate, alone.weekday];
    for (const line of alone.lines) this.lines.add(line);
  }

  /** A summary of the journey that begins here and ends with `last` gives what its flights leave open, and says their times again. */
  takeSummary(summary: OpenSegment, last: OpenSegment): void {
    if (this.departureDate === null) [this.departureDate, this.weekday] = [summary.departureDate, summary.weekday];
    if (summary.isHeaded && !this.isHeaded) [this.journey, this.isHeaded] = [summary.journey, true];
    this.echoes.depart = summary.times.depart;
    last.echoes.arrive = summary.times.arrive;
  }

  /** `home at 17:05, landing 21:40`: where a second time is the arrival, the one before it was the departure. */
  leaveAtArrival(): void {
    const { depart, arrive } = this.times;
    if (this.flight === null || depart !== null || arrive === null) return;
    this.times.depart = arrive;
    this.times.arrive = null;
  }

  setTime(end: FlightEnd, mark: MarkOf<'time'>): void {
    this.times[end] = mark;
  }

  addPlace(end: FlightEnd, mark: MarkOf<'place'>): void {
    this.places[end].push(mark);
    this.isRouteLed ||= this.hasBothPlaces && !this.hasTime;
    if (mark.mention.terminal)
      this.setTerminal(
        end,
        fieldAt(mark.mention.terminal.value, mark.passage, mark.mention.terminal.from, mark.mention.terminal.to),
      );
  }

  takeChain({ from, to, stops }: PlaceChain): void {
    this.addPlace('depart', from);
    this.addPlace('arrive', to);
    this.stops = stops;
  }

  setTerminal(end: FlightEnd, terminal: Field<string>): void {
    this.terminals[end] ??= terminal;
  }

  /** Says the mention more of a place that is known already: the name of its code, the city of its airport? */
  repeats(end: FlightEnd, mention: AirportMention): boolean {
    const known = this.places[end];
    if (known.length === 0) return false;
    const airports = this.airportsOf(end);
    const code = known.find(({ mention: place }) => place.code !== null)?.mention.code?.value;
    if (mention.code !== null && code !== undefined) return mention.code.value === code;
    return airports.length > 0 && mention.airports.length > 0 && common(airports, mention.airports).length > 0;
  }

  /** `SQ 326 — Singapore → Frankfurt` over `Departs: SIN 11:05`, or both in one piece: the place of the labelled end once more. */
  saysAgain(end: FlightEnd, mention: AirportMention, unit: number): boolean {
    const isHeaded = this.isRouteLed && (end === 'arrive' || this.timeOf('arrive') === null);
    return (isHeaded || (this.lastUnit === unit && !this.hasTime)) && this.repeats(end, mention);
  }

  /** The number that its heading has told already. */
  isNumberOf({ mention }: MarkOf<'flight'>): boolean {
    const own = this.flight?.mention;
    const isSame = own?.figures.value === mention.figures.value && own.carrier?.code === mention.carrier?.code;
    return isSame && this.isRouteLed && !this.hasTime;
  }

  /** Does the mention bring what the place lacks: a name to a code, a code to a name, alone in its line the airport's name to a city? */
  complements(end: FlightEnd, { mention, passage }: MarkOf<'place'>, { marks }: Pick<FlightUnit, 'marks'>): boolean {
    const known = this.places[end];
    const hasCode = known.some(({ mention: place }) => place.code !== null);
    const hasName = known.some(({ mention: place }) => place.names.length > 0);
    if (mention.code !== null) return !hasCode;
    const [airport, other] = mention.airports;
    const isOwnName = airport !== undefined && other === undefined && foldText(passage.text) !== foldText(airport.city);
    return mention.names.length > 0 && (!hasName || (marks.length === 1 && hasCode && isOwnName));
  }

  dropPlaces(): void {
    this.places.depart.length = 0;
    this.places.arrive.length = 0;
  }

  /** `CHC 18:40 > SYD 20:05 > DXB 05:15`: under one number the place in the middle is a stop. */
  goOn(mark: MarkOf<'place'>): void {
    const [stop] = this.places.arrive;
    const spans = stop ? [spanOf(stop.passage, stop.mention.from, stop.mention.to)] : [];
    this.stops = derived((this.stops?.value ?? 0) + 1, [...(this.stops?.spans ?? []), ...spans]);
    this.places.arrive.length = 0;
    this.places.arrive.push(mark);
    this.times.arrive = null;
    this.dayOffset = null;
  }

  /**
   * `DEN 6:15 – BOS 14:41`, `1 stop`, `ORD`, `UA 1544, UA 603`: two flights, of which the text tells when the first leaves and the second lands.
   * Null where it is one.
   */
  onwardFlight(): OpenSegment | null {
    if (this.onward === null || !this.isWhole || (this.stops?.value ?? 1) > 1) return null;
    const second = new OpenSegment();
    second.flight = this.onward;
    second.journey = this.journey;
    for (const line of this.lines) second.lines.add(line);
    [second.arrivalDate, second.arrivalWeekday, second.dayOffset] = [
      this.arrivalDate,
      this.arrivalWeekday,
      this.dayOffset,
    ];
    second.times.arrive = this.times.arrive;
    second.places.arrive.push(...this.places.arrive.splice(0));
    second.terminals.arrive = this.terminals.arrive;
    const stop = this.via === null ? [] : [this.via];
    second.places.depart.push(...stop);
    this.places.arrive.push(...stop);
    [this.times.arrive, this.terminals.arrive] = [null, null];
    [this.arrivalDate, this.arrivalWeekday, this.dayOffset] = [null, null, null];
    [this.duration, this.stops] = [null, null];
    this.isLeg = true;
    second.isLeg = true;
    return second;
  }

  /** `via Doha and Perth`: each place a stop more, where no number of stops is told. */
  passThrough(mark: MarkOf<'place'>, before: FlightMark | undefined): void {
    this.via ??= mark;
    const { spans } = fieldOfMark(1, mark);
    const isNext = before?.kind === 'place' && before.end === 'via';
    if (this.stops === null) this.stops = derived(1, [...spans]);
    else if (isNext && this.stops.certainty === 'derived')
      this.stops = derived(this.stops.value + 1, [...this.stops.spans, ...spans]);
  }

  /** The same two places the other way round: a return of which the text gives only day and times. */
  turnRound(out: OpenSegment, last: OpenSegment): void {
    this.leaveFrom(last);
    this.landAtStart(out);
    this.isTurned = true;
  }

  /** Where the first flight has begun. */
  landAtStart(first: OpenSegment): void {
    this.places.arrive.push(...first.places.depart);
  }

  /** The places read for the flight before are those of this one. */
  takePlaces(before: OpenSegment): void {
    for (const end of ['depart', 'arrive'] as const) this.places[end].push(...before.places[end].splice(0));
    if (before.via !== null) [this.via, this.stops, before.via, before.stops] = [before.via, before.stops, null, null];
  }

  /** The place told as the end of the first flight is that of this one, which goes on from it. */
  landWhereTold(first: OpenSegment): void {
    this.places.arrive.push(...first.places.arrive.splice(0));
  }

  /** Where the flight before has landed. */
  leaveFrom(before: OpenSegment): void {
    this.places.depart.push(...before.places.arrive);
  }

  /**
   * `LH 871 Bergen 06:00, Frankfurt 08:10. Next LH 1166 at 09:35, Lisbon 11:35`: the only place of a flight, behind its first hour, is where it lands, for it
   * leaves from where the flight before came to.
   */
  landWhereOnlySaid(before: OpenSegment): void {
    const [only, other] = this.places.depart;
    const { depart, arrive } = this.times;
    if (only === undefined || other !== undefined || this.hasPlace('arrive') || only.end !== null) return;
    if (this.flight === null || depart === null || arrive === null || !before.isWhole) return;
    if (depart.passage !== only.passage || depart.from > only.from || depart.end === 'arrive') return;
    if (this.meets('depart', before, 'arrive')) return;
    this.places.arrive.push(...this.places.depart.splice(0));
    this.leaveFrom(before);
  }

  meets(end: FlightEnd, other: OpenSegment, otherEnd: FlightEnd): boolean {
    const [own, its] = [this.airportsOf(end), other.airportsOf(otherEnd)];
    return own.some((a) => its.some((b) => a.code === b.code || a.cityCode === b.code || a.code === b.cityCode));
  }

  close(): SegmentDraft {
    const { flight, airline } = this;
    const carrier = flight?.mention.carrier ?? null;
    return {
      departureDate: this.departureDate,
      weekday: this.weekday,
      departureTime: timeField(this.times.depart, this.echoes.depart),
      departure: this.draftOf('depart'),
      ...this.dayOfArrival(),
      arrivalDayOffset: this.dayOffset,
      arrivalTime: timeField(this.times.arrive, this.echoes.arrive),
      arrival: this.draftOf('arrive'),
      airline: {
        code:
          carrier && flight && carrier.isIcao
            ? derived(carrier.code, [])
            : carrier && flight
              ? fieldAt(carrier.code, flight.passage, carrier.from, carrier.to)
              : airline
                ? derived(airline.mention.airline.code, [])
                : null,
        name:
          airline && (carrier === null || airline.mention.airline.code === carrier.code) ? textOfMark(airline) : null,
      },
      flightNumber: flight
        ? fieldAt(flight.mention.figures.value, flight.passage, flight.mention.figures.from, flight.mention.figures.to)
        : null,
      operatedBy: this.operatedBy,
      duration: this.duration,
      layover: this.layover,
      stops: this.stops,
      bookingClass: this.bookingClass,
      cabin: this.cabin,
      aircraft: this.aircraft,
      status: null,
      journey: this.journey,
    };
  }

  /** `Arrives 6 Feb 17:50 +1` of a flight of 6 February: the mark tells the day, the date is that of departure once more. */
  private dayOfArrival(): Pick<SegmentDraft, 'arrivalDate' | 'arrivalWeekday'> {
    const { departureDate: leaves, arrivalDate, arrivalWeekday, dayOffset } = this;
    const isAgain =
      leaves !== null && arrivalDate !== null && comparePartialDates(leaves.value, arrivalDate.value) === 0;
    return isAgain && dayOffset !== null
      ? { arrivalDate: null, arrivalWeekday: null }
      : { arrivalDate, arrivalWeekday };
  }

  private draftOf(end: FlightEnd): AirportDraft {
    const marks = this.places[end];
    const terminal = this.terminals[end];
    if (marks.length === 0) return { code: null, name: null, terminal };
    const coded = marks.find(({ mention }) => mention.code !== null);
    const code = coded?.mention.code ?? null;
    const names = marks.flatMap(({ mention, passage }) => mention.names.map((name) => ({ name, passage, mention })));
    const spans = names.map(({ name, passage }) => spanOf(passage, name.from, name.to));
    const [first] = names;
    return {
      code: code && coded ? fieldAt(code.value, coded.passage, code.from, code.to) : this.derivedCode(end, spans),
      name: first
        ? stated(withCapital(first.passage.text.slice(first.name.from, first.name.to), first.mention), spans)
        : null,
      terminal,
    };
  }

  /** Only where the words leave one airport: `London` alone has many. */
  private derivedCode(end: FlightEnd, spans: Field<string>['spans']): Field<string> | null {
    const [first, ...others] = this.airportsOf(end);
    if (first === undefined || first.kind === 'city') return null;
    return others.every((other) => other.city !== first.city || other.country !== first.country)
      ? derived(first.code, spans)
      : null;
  }
}
