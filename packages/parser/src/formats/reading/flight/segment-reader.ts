/**
 * Marks to segments, in reading order. A segment has two times and two places; a mark that finds its place taken opens the next. Texts differ in
 * what leads (number, date, places): the same marks are read under each arrangement; where most segments come out whole is the text's own.
 */
import type { FlightEnd } from '../../../annotators/flight-words.ts';
import { derived } from '../../../model/field.ts';
import type { SegmentDraft } from '../../../model/flight-quote-draft.ts';
import { isNumberNext, opensNext } from './airline-of-next.ts';
import { type Arrangement, CHOICES, type TriedReading } from './arrangement.ts';
import { dateField, dayTold, isArrivalDay, isWithin, standsOverHeading, weekdayField } from './date-marks.ts';
import { completeReturn, endJourneys } from './end-journeys.ts';
import { feedersFirst } from './feeder-flights.ts';
import { fillPlaces } from './fill-places.ts';
import type { FlightMark, MarkOf } from './flight-mark.ts';
import { countMarks, type FlightUnit, hasMark, isLabelled, tellsWhole } from './flight-unit.ts';
import { FactsBySegment } from './journey-facts.ts';
import { findSummaries, SUMMARY_SCORE, tellSummary } from './journey-summary.ts';
import { readJourneyTail } from './journey-tail.ts';
import { keepFlights, scoreOf } from './keep-flights.ts';
import { fieldAt, fieldOfMark, textOfMark } from './mark-field.ts';
import { closeWithOnward, goesOnAs, stopsOnWay, takesOnward } from './onward-flight.ts';
import { OpenSegment } from './open-segment.ts';
import { PendingEnds } from './pending-ends.ts';
import {
  addCodes,
  goesOn,
  isCalledByAim,
  isChained,
  isDatedRoute,
  isLongChain,
  isRouteLine,
  isTimedPlace,
  opensPair,
  opensRow,
  type RouteEnds,
  readChain,
  readSoleStop,
  repeatsRoute,
  routeEnds,
} from './route-lines.ts';
import { endOfPair } from './terminal-pair.ts';
import { isWaitBehind } from './wait-behind.ts';

const DETAILS = { cabin: 'cabin', aircraft: 'aircraft', operated: 'operatedBy' } as const;

export class SegmentReader {
  private readonly units: readonly FlightUnit[];
  private readonly arrangement: Arrangement;
  private asked = 0;
  private readonly hasReturn: boolean;
  private current = new OpenSegment();
  private readonly closed: OpenSegment[] = [];
  private readonly facts = new FactsBySegment();
  private journey: SegmentDraft['journey'] = null;
  private readonly pending = new PendingEnds();
  private unit = -1;
  private doesTotalLead: boolean | null = null;
  private doesAirlineLead: boolean | null = null;
  private lastTime: { readonly unit: number; readonly end: FlightEnd } | null = null;
  private route: RouteEnds | null = null;
  private lastPlaceMark: MarkOf<'place'> | null = null;
  /** Where the flights below a heading stop on their way. */
  private meetsAt: MarkOf<'place'> | null = null;

  constructor(units: readonly FlightUnit[], arrangement: Arrangement, hasReturn: boolean) {
    this.units = units;
    this.arrangement = arrangement;
    this.hasReturn = hasReturn;
  }

  /** To be asked last of several conditions: what the arrangement is not asked need not be tried. */
  private chooses(choice: number): boolean {
    this.asked |= choice;
    return (this.arrangement & choice) !== 0;
  }

  finish(given: RouteEnds | null): TriedReading {
    this.next();
    fillPlaces(this.closed, this.route ?? given);
    const told = keepFlights(this.closed);
    let score = told.length - this.closed.length;
    for (let i = 0; i < told.length; i++) score += scoreOf(told[i] as OpenSegment, told[i - 1]);
    const summaries = findSummaries(told);
    const kept = feedersFirst(told.filter((segment) => summaries.every((own) => own.of !== segment)));
    score += SUMMARY_SCORE * summaries.length;
    for (const summary of summaries) tellSummary(summary, this.closed, this.facts);
    endJourneys(kept);
    return {
      arrangement: this.arrangement,
      asked: this.asked,
      score,
      close: () => ({
        segments: kept.map((segment) => segment.close()),
        journeys: this.facts.of(this.closed, kept),
        lines: kept.map((segment) => segment.lines),
      }),
    };
  }

  readUnit(unit: FlightUnit, index: number): void {
    this.unit = index;
    if (unit.isWait) {
      this.readWait(unit);
      return;
    }
    if (this.doesTotalLead !== true && readJourneyTail(unit, this.current, this.closed, this.facts)) return;
    this.readHeading(unit);
    if (isRouteLine(unit) && !isTimedPlace(this.units, index)) {
      this.route ??= routeEnds(unit);
      this.current.meetsAt = this.meetsAt = readSoleStop(unit) ?? this.meetsAt;
      if (!this.chooses(CHOICES.routesCount)) return;
      if (isLongChain(unit)) {
        this.readRoute(unit);
        return;
      }
      if (repeatsRoute(this.current, unit) && this.chooses(CHOICES.routesRepeat)) {
        addCodes(this.current, unit);
        return;
      }
    }
    if (unit.isRow && !this.current.isBare && opensRow(this.current, unit)) this.next();
    const isTitle = isDatedRoute(unit) && !this.chooses(CHOICES.routesCount);
    if (isTitle) this.route ??= routeEnds(unit);
    const isHeader = !hasMark(unit, 'time') && !hasMark(unit, 'flight') && unit.marks.length > 1;
    for (const [i, mark] of unit.marks.entries())
      if (!isTitle || mark.kind === 'date') this.readMark(mark, unit, i, isHeader);
    if (unit.marks.at(-1)?.kind !== 'end') this.pending.expect(null);
    if (!this.current.isEmpty && unit.marks.some((mark) => mark.kind !== 'money'))
      this.current.lines.add(unit.line.index);
  }

  /** `Philadelphia → Doha → Colombo` alone: a journey with a stop; one that comes back is a title. */
  private readRoute(unit: FlightUnit): void {
    const chain = readChain(unit);
    if (chain === null) return;
    if (!this.current.isBare) this.next();
    this.current.takeChain(chain);
    this.current.lines.add(unit.line.index);
    this.current.lastUnit = this.unit;
  }

  private readHeading(unit: FlightUnit): void {
    const { direction } = unit;
    if (direction !== null && !(direction.isOpen && !this.hasReturn)) {
      // A number in the lines above the heading is none of the flights under it.
      if (!this.current.isBare || (this.current.flight !== null && !this.current.lines.has(unit.line.index)))
        this.next();
      this.journey = fieldAt(direction.direction, direction.passage, direction.from, direction.to);
    } else if (unit.journeyNumber !== null) {
      if (!this.current.isBare) this.next();
      this.journey = derived(unit.journeyNumber, []);
    }
    if (this.current.isBare && (direction !== null || unit.journeyNumber !== null)) {
      this.current.journey = this.journey;
      this.current.isHeaded = true;
    }
  }

  private readWait(unit: FlightUnit): void {
    const last = this.current.isBare ? this.closed.at(-1) : this.current;
    const duration = unit.marks.find((mark) => mark.kind === 'duration');
    const stops = unit.marks.find((mark) => mark.kind === 'stops');
    if (stops && !this.current.isBare) this.current.stops ??= fieldOfMark(stops.stops, stops);
    if (stops && last) last.lines.add(unit.line.index);
    if (last && duration && !stops) {
      last.layover ??= fieldOfMark(duration.minutes, duration);
      last.lines.add(unit.line.index);
    }
    if (!this.current.isBare && !stops && !stopsOnWay(this.current, unit)) this.next();
  }

  private readMark(mark: FlightMark, unit: FlightUnit, i: number, isHeader: boolean): void {
    switch (mark.kind) {
      case 'turn':
        this.turnRound(mark);
        return;
      case 'end':
        this.pending.expect(mark.end);
        return;
      case 'time':
        this.readTime(mark);
        return;
      case 'place':
        this.readPlace(mark, unit, i);
        return;
      case 'flight':
        this.readFlight(mark, unit.marks[i - 1]);
        return;
      case 'airline':
        this.readAirline(mark, unit.marks[i + 1]);
        if (isLabelled(unit, mark)) this.current.lines.add(unit.line.index);
        return;
      case 'date':
        if (mark.mention.end === null) this.readDate(mark, unit, i);
        return;
      case 'day-mark':
        this.host().dayOffset ??= fieldOfMark(mark.days, mark);
        return;
      case 'duration':
        this.readDuration(mark, isHeader);
        return;
      case 'stops':
        this.readStops(mark, isHeader);
        return;
      case 'terminal': {
        const end =
          endOfPair(unit.marks, i) ??
          (this.lastTime?.unit === this.unit ? this.lastTime.end : this.current.lastPlace());
        if (end !== null) this.current.setTerminal(end, fieldOfMark(mark.value, mark));
        return;
      }
      case 'booking-class':
        this.current.bookingClass ??= fieldOfMark(mark.letter, mark);
        return;
      case 'cabin':
      case 'aircraft':
      case 'operated':
        this.host()[DETAILS[mark.kind]] ??= textOfMark(mark);
        return;
      default:
    }
  }

  /** `…, back 17 Aug 21:30-23:20`. */
  private turnRound(mark: MarkOf<'turn'>): void {
    if (this.current.isEmpty) return;
    this.next();
    this.current.journey = this.journey = fieldOfMark('return', mark);
    this.current.isHeaded = true;
  }

  /** What stands behind a flight belongs to the last one, while no new one has begun. */
  private host(): OpenSegment {
    const last = this.closed.at(-1);
    return this.current.isEmpty && last ? last : this.current;
  }

  private next(): void {
    if (isArrivalDay(this.current, this.closed.at(-1))) {
      this.closed.at(-1)?.takeArrivalDay(this.current);
    } else if (!this.current.isEmpty) {
      completeReturn(this.current, this.closed);
      closeWithOnward(this.current, this.closed, this.facts);
    }
    this.current = new OpenSegment();
    [this.current.journey, this.current.meetsAt] = [this.journey, this.meetsAt];
  }

  private readTime(mark: MarkOf<'time'>): void {
    const wanted = this.pending.take(mark.end, 'time');
    if (wanted === 'arrive' && this.lastTime?.unit === this.unit) this.current.leaveAtArrival();
    const isTaken = (end: FlightEnd): boolean => this.current.timeOf(end) !== null;
    if (wanted === null ? isTaken('depart') && isTaken('arrive') : isTaken(wanted)) this.next();
    const end = wanted ?? (isTaken('depart') ? 'arrive' : 'depart');
    this.current.setTime(end, mark);
    this.lastTime = { unit: this.unit, end };
    this.current.lastUnit = this.unit;
  }

  private readPlace(mark: MarkOf<'place'>, unit: FlightUnit, i: number): void {
    if (mark.end === 'via') {
      // `Lufthansa via Frankfurt` as a heading tells of the flights under it, which say it themselves.
      if (!this.current.isBare) this.current.passThrough(mark, unit.marks[i - 1]);
      else this.current.meetsAt = this.meetsAt = readSoleStop(unit);
      return;
    }
    const { current } = this;
    if (isCalledByAim(current, unit, i)) current.dropPlaces();
    const last = current.lastPlace();
    const said = this.pending.take(mark.end, 'place');
    const wanted = said === 'arrive' && last === null && opensPair(unit, i) ? null : said;
    // `MAN 20:00 AUH 06:55 EY64 / AUH 08:50 …`: where the flight is told whole, with the hour behind it the place begins the next.
    const opensNext = current.isWhole && current.flight !== null && unit.marks[i + 1]?.kind === 'time';
    if (last !== null && !opensNext && current.repeats(last, mark.mention)) {
      const isSame = wanted === null || wanted === last;
      if (isSame && (!current.isWhole || current.lastUnit === this.unit || current.complements(last, mark, unit))) {
        current.addPlace(last, mark);
        this.current.lastUnit = this.unit;
        return;
      }
    }
    // `London to Rome, BA 548 leaving London at 9`: said again of the flight whose times are still to come.
    if (wanted !== null && current.saysAgain(wanted, mark.mention, this.unit)) {
      current.addPlace(wanted, mark);
      this.current.lastUnit = this.unit;
      return;
    }
    // `… for Cape Town at 2.30. For the way home you leave Cape Town`: no flight leaves where it lands.
    const isNext =
      wanted === 'depart' &&
      last === 'arrive' &&
      current.timeOf('arrive') !== null &&
      current.repeats(last, mark.mention);
    let end = isNext && current.lastUnit !== this.unit ? null : current.freeEnd(wanted);
    if (end === null && current.lastUnit === this.unit && goesOn(current, unit, i)) {
      current.goOn(mark);
      this.current.lastUnit = this.unit;
      this.lastPlaceMark = mark;
      return;
    }
    if (end === null) {
      const chained = wanted === null && isChained(unit.marks[i - 1], mark) ? this.lastPlaceMark : null;
      this.next();
      if (chained) this.current.addPlace('depart', chained);
      end = chained ? 'arrive' : (wanted ?? 'depart');
    }
    this.current.addPlace(end, mark);
    this.current.lastUnit = this.unit;
    this.lastPlaceMark = mark;
  }

  private readFlight(mark: MarkOf<'flight'>, before: FlightMark | undefined): void {
    if (before?.kind === 'flight' && goesOnAs(this.current, before, mark, this.units[this.unit])) {
      this.current.onward ??= mark;
      return;
    }
    // `BA 178 / AA 6142`: the second is the same flight under a partner's number.
    if (before?.kind === 'flight' && /^\s?[/(]\s?$/.test(mark.passage.text.slice(before.to, mark.from))) return;
    const isSameUnit = this.current.lastUnit === this.unit;
    // F-514: below the summary of a journey the line of its first flight, which tells all of it.
    if (this.current.isWhole && !isSameUnit && tellsWhole(this.units[this.unit], mark)) this.next();
    const leads = (): boolean => this.chooses(CHOICES.numberLeads);
    if (this.current.isNumberOf(mark) || takesOnward(this.current, mark, this.units[this.unit], leads)) return;
    if (this.current.flight !== null) this.next();
    else if (!this.current.isBare && !isSameUnit && leads()) this.next();
    this.current.flight = mark;
  }

  private readAirline(mark: MarkOf<'airline'>, following: FlightMark | undefined): void {
    const { current } = this;
    this.doesAirlineLead ??= current.isBare && !isNumberNext(mark, following);
    const isBehind = !current.isBare && current.lastUnit !== this.unit;
    const [own, below] = this.units.slice(this.unit, this.unit + 2);
    const headsHours = own?.marks.length === 1 && below !== undefined && countMarks(below, 'time') === 2;
    const place = { current, isBehind, doesLead: this.doesAirlineLead, headsHours };
    if (opensNext(mark, following, place, () => this.chooses(CHOICES.numberLeads))) this.next();
    this.current.airline ??= mark;
  }

  private readDate(mark: MarkOf<'date'>, unit: FlightUnit, i: number): void {
    const { current, closed, lastTime, unit: index } = this;
    const place = { unit, i, index, lastTime: lastTime?.unit ?? null, closed };
    const named = (): FlightEnd | null => this.pending.take(mark.end, 'date');
    const leads = standsOverHeading(this.units, index);
    const said = leads ? 'departure' : dayTold(mark, current, place, named, () => this.chooses(CHOICES.dateFollows));
    if (said !== 'departure') {
      if (said === 'arrival' && current.arrivalDate === null)
        [current.arrivalDate, current.arrivalWeekday] = [dateField(mark), weekdayField(mark)];
      current.lines.add(unit.line.index);
      return;
    }
    const [departs, leaves, lands] = [current.departureDate, current.timeOf('depart'), current.timeOf('arrive')];
    const isSameUnit = current.lastUnit === index;
    const isMiddle = isWithin(mark, current, unit);
    const isOpening =
      leads || (!current.isBare && !isSameUnit && !isMiddle && (departs !== null || this.chooses(CHOICES.dateOpens)));
    if (isOpening || (isSameUnit && leaves !== null && lands !== null && departs !== null)) this.next();
    this.current.departureDate = dateField(mark);
    this.current.weekday = weekdayField(mark);
    this.current.lines.add(unit.line.index);
  }

  private readDuration(mark: MarkOf<'duration'>, isHeader: boolean): void {
    const minutes = fieldOfMark(mark.minutes, mark);
    if (mark.of === 'wait') {
      (this.current.isWhole ? this.current : (this.closed.at(-1) ?? this.current)).layover ??= minutes;
      return;
    }
    // `Reisezeit: 1h 15m` between the two times of a flight is that flight's.
    const isInside = this.current.timeOf('depart') !== null && this.current.timeOf('arrive') === null;
    if ((mark.of === 'journey' && !isInside) || (isHeader && this.current.isBare)) {
      this.facts.at(this.segmentOfTotal()).totalTime ??= minutes;
      return;
    }
    const host = this.host();
    if (host.duration !== null && (host !== this.current || isWaitBehind(host, minutes, this.units, this.unit))) return;
    if (host.duration !== null && host.isWhole) this.next();
    const total = (host.duration === null ? host : this.current).takeDuration(minutes);
    if (total) this.facts.at(this.closed.length).totalTime ??= total;
  }

  /** `Total travel time: 11h 30m` leads its flights or follows them, as the first of the text does. */
  private segmentOfTotal(): number {
    const { length } = this.closed;
    this.doesTotalLead ??= length === 0 && this.current.isBare;
    const isBehind = !this.doesTotalLead && length > 0 && this.current.isEmpty && !this.current.isHeaded;
    return isBehind ? length - 1 : length;
  }

  private readStops(mark: MarkOf<'stops'>, isHeader: boolean): void {
    const stops = fieldOfMark(mark.stops, mark);
    const { flight, departureDate, isHeaded, isBare } = this.current;
    const journey = this.facts.at(this.closed.length - (this.host() === this.current ? 0 : 1));
    if (isBare && (isHeader || (flight === null && (departureDate !== null || isHeaded))))
      this.facts.at(this.closed.length).stops ??= stops;
    else if (mark.stops > 0 && (this.doesTotalLead !== false || !journey.totalTime)) this.host().stops ??= stops;
    else journey.stops ??= stops;
  }
}
