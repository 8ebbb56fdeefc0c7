/**
 * Finds the marks of flights in one piece of text. The annotators' mentions overlap (`SA 12 May`, `18.30`, `A350`): the surest kinds take
 * their characters first, weak forms count only beside sure ones.
 */
import { findAirport } from '@waypage/gazetteer';
import { codeApart, findTerminalAt } from '../../../annotators/airport.ts';
import { distance, isWithin, type Mention } from '../../../annotators/annotation.ts';
import { BOOKING_WORDS, CABIN_WORDS, ELSEWHERE, findBookingClass, findCabins } from '../../../annotators/cabin.ts';
import {
  findDictatedNumbers,
  findPieceAirlines,
  findPiecePlaces,
  findSmallCodes,
  findTimedCodes,
  isDictated,
} from '../../../annotators/flight-dictation.ts';
import { DURATION_SIGNS, findFlightDurations } from '../../../annotators/flight-duration.ts';
import { findFlightFigures, findFlightNumbers, isNumberItself } from '../../../annotators/flight-number.ts';
import {
  type FlightTimeMention,
  findDayMarks,
  findFlightTimes,
  mayHoldDayMark,
  TIME_WORDS,
} from '../../../annotators/flight-time.ts';
import {
  AIRCRAFT_WORDS,
  END_WORDS,
  type FlightEnd,
  findAircraftName,
  findEndWords,
  findOperatedBy,
  findTotalWord,
  findTurn,
  findWaitWord,
  isCountBehind,
  OPERATED_WORDS,
  TURN_WORDS,
} from '../../../annotators/flight-words.ts';
import type { MoneyMention } from '../../../annotators/money.ts';
import { findSaidTimes, SAID_TIMES } from '../../../annotators/part-of-day.ts';
import { findSpokenTimes, SPOKEN_TIMES } from '../../../annotators/spoken-time.ts';
import { findStops, STOP_WORDS } from '../../../annotators/stops.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { DIGIT, type LineLook, LinePattern } from '../../../text/line-look.ts';
import type { Passage } from '../../../text/passage.ts';
import { tokenize } from '../../../tokenizer/tokenize.ts';
import { type FlightMark, flightMark, type MarkSaying } from './flight-mark.ts';
import { countForeignLetters } from './foreign-letters.ts';
import { groundHours } from './ground-hours.ts';
import { findLengthBesideTimes } from './length-beside-times.ts';
import { type DateContext, findPieceDates } from './piece-dates.ts';
import { areClocksOfPlaces, isClockInDutch, isLengthByWords } from './time-or-length.ts';
import { findViaPlaces } from './via-place.ts';
import { type CellContext, chooseWeakTimes } from './weak-times.ts';

export interface MarkContext extends DateContext {
  /** `9h25` is a time of day in this text: it writes no times with a colon. */
  readonly hoursAreTimes: boolean;
}
const NO_CELL: CellContext = { isDuration: false, isTime: false, isLoneTime: false };
export interface MarkedText {
  readonly marks: readonly FlightMark[];
  /** Letters of words that belong to no mark and are not the small words of flight lines. */
  countForeignLetters(): number;
}

export interface PieceText {
  readonly passage: Passage;
  /** `passage.text` after `foldText`. */
  readonly folded: string;
  /** What was found by looking at `folded`. */
  readonly look: LineLook;
  /** Those of `passage.text`. */
  readonly amounts: readonly MoneyMention[];
}

/** `spoken` are the characters at the start that say the direction: `IDA` is no airport there. */
export function readFlightMarks(
  piece: PieceText,
  context: MarkContext,
  spoken: Mention | null = null,
  cell = NO_CELL,
): MarkedText {
  const reader = new MarkReader(piece, context, cell);
  if (spoken !== null) reader.skip(spoken);
  reader.read();
  return reader;
}

const OPENS_BRACKET = /^\s?\(\s?$/;
/** `Departure: 18:30` names the end of the flight as well. */
const CAN_BE_END = /^(?:dep|arr|part|salida|sal)/;
const FLIGHT_WORD = /(?<![a-z])(?:flight|flt|flug|vols?|vuelo|volo|voo|flyg|vlucht)(?![a-z])/;
/** `DK 2763  GOT 07:30  LPA 12:05`, `DK 2763 Gothenburg (GOT) 07:30 - Gran Canaria (LPA) 12:05`, `… (KSF) ab 06:15 Uhr – … (HER) an 10:35`: of an airline that no table knows too. */
const TIMED_PAIR =
  /(?<![A-Z])[A-Z]{3}\)?,?\s{1,2}(?:[a-zà]{1,8}\.?\s){0,3}\d{1,2}[:.]?\d\d(?!\d).{1,40}(?<![A-Z])[A-Z]{3}\)?,?\s{1,2}(?:[a-zà]{1,8}\.?\s){0,3}\d{1,2}[:.]?\d\d(?!\d)/;
/** At most this many words of a text are looked at for names: no line about flights has more. */
const MAX_WORDS = 160;
const TERMINAL_START = /(?<![a-z])(?:t(?=erm|ml|\.?\s?\d)|a(?=erogare))/g;
const TERMINALS = new LinePattern(TERMINAL_START, '\\b(?:term|tml|t\\.?\\s?\\d|aerogare)|\\d(?:term|tml|t\\.?\\s?\\d)');

const NO_TIMES: readonly FlightTimeMention[] = [];
/** Where no character is taken yet, as in most lines of a text. */
const NOTHING = new Uint8Array(0);

class MarkReader implements MarkedText {
  readonly marks: FlightMark[] = [];
  private readonly passage: Passage;
  private readonly folded: string;
  private readonly look: LineLook;
  private readonly amounts: readonly MoneyMention[];
  private readonly context: MarkContext;
  private readonly cell: CellContext;
  private taken = NOTHING;
  private readonly hasDigit: boolean;
  private readonly isDictated: boolean;

  constructor({ passage, folded, look, amounts }: PieceText, context: MarkContext, cell: CellContext) {
    this.passage = passage;
    this.folded = folded;
    this.look = look;
    this.amounts = amounts;
    this.context = context;
    this.cell = cell;
    this.hasDigit = (look.signs & DIGIT) !== 0;
    this.isDictated = isDictated(passage.text);
  }

  skip(spoken: Mention): void {
    if (!CAN_BE_END.test(this.folded.slice(spoken.from, spoken.to))) this.cover(spoken);
  }

  read(): void {
    const { folded, look } = this;
    const clock = this.hasDigit || TIME_WORDS.mayMatch(look) ? findFlightTimes(folded) : NO_TIMES;
    const english = SPOKEN_TIMES.mayMatch(look) ? findSpokenTimes(folded) : NO_TIMES;
    const foreign = SAID_TIMES.mayMatch(look) ? findSaidTimes(folded) : NO_TIMES;
    const spoken = foreign.length === 0 ? english : [...foreign, ...english.filter((time) => isApart(time, foreign))];
    const all = spoken.length === 0 ? clock : [...spoken, ...clock.filter((time) => isApart(time, spoken))];
    const ground = groundHours(all, folded);
    for (const hour of ground) this.cover(hour);
    const times = ground.length === 0 ? all : all.filter((time) => !ground.includes(time));
    if (this.hasDigit) this.readFigures(times);
    else for (const time of times) this.takeTime(time);
    if (!this.hasDigit) this.readDayMarks();
    this.readWords();
    this.readPlaces(times);
    if (this.hasDigit) this.readWeakTimes(times);
    this.finish();
  }

  private readFigures(times: readonly FlightTimeMention[]): void {
    const { folded, look } = this;
    const numbers = findFlightNumbers(this.passage.text);
    for (const mention of findPieceDates({ folded, look, times, flights: numbers.length }, this.context))
      this.take(mention, { kind: 'date', mention, end: null });
    for (const mention of this.amounts) if (!this.isAirport(mention)) this.take(mention, { kind: 'money' });
    if (this.cell.isDuration || DURATION_SIGNS.mayMatch(look)) this.readDurations(times);
    // F-677: neither the year of a date nor the figures of a flight are one of three times.
    const hours = times.length < 3 ? times : times.filter((time) => this.isFree(time) && isApart(time, numbers));
    const length = findLengthBesideTimes(hours, folded);
    if (length) this.take(length, { kind: 'duration', minutes: length.time.minutes, of: 'flight' });
    for (const time of times) if (time.form === 'clock') this.takeTime(time);
    this.readDayMarks();
    let aircraft = AIRCRAFT_WORDS.mayMatch(look) ? findAircraftName(folded) : null;
    if (aircraft && isNumberItself(aircraft, numbers)) aircraft = findAircraftName(folded, aircraft.to);
    if (aircraft) this.take(aircraft, { kind: 'aircraft' });
    if (this.isDictated)
      for (const mention of findDictatedNumbers(this.passage.text)) this.take(mention, { kind: 'flight', mention });
    for (const mention of numbers)
      if (mention.isKnown || FLIGHT_WORD.test(folded) || TIMED_PAIR.test(this.passage.text))
        this.take(mention, { kind: 'flight', mention });
  }

  /** `From: MAD 11.55` beside `To: MIA 16.10`: no dirhams. */
  private isAirport({ sign }: MoneyMention): boolean {
    return this.cell.isLoneTime && sign.length === 3 && findAirport(sign) !== undefined;
  }

  private readDayMarks(): void {
    if (!mayHoldDayMark(this.look)) return;
    for (const mark of findDayMarks(this.folded)) this.take(mark, { kind: 'day-mark', days: mark.days });
  }

  private readDurations(times: readonly FlightTimeMention[]): void {
    const { isDuration } = this.cell;
    const durations = findFlightDurations(this.folded);
    if (durations.length === 0 && !isDuration) return;
    const wait = findWaitWord(this.folded);
    const total = findTotalWord(this.folded);
    for (const mention of durations) {
      if (!isDuration && mention.isWeak && this.isTimeOfDay(mention, times)) continue;
      const isWait = wait !== null && distance(wait, mention) < 30 && !isCountBehind(wait, mention, this.folded);
      const of = isWait ? 'wait' : total && distance(total, mention) < 24 ? 'journey' : 'flight';
      this.take(mention, { kind: 'duration', minutes: mention.minutes, of });
    }
    if (!isDuration) return;
    for (const time of times)
      this.take(time, { kind: 'duration', minutes: time.time.minutes, of: wait ? 'wait' : 'flight' });
  }

  /** `9h25`: a length by the words beside it, else what the text's other times make it. */
  private isTimeOfDay(mention: Mention, times: readonly FlightTimeMention[]): boolean {
    if (!times.some((time) => time.from === mention.from) || isLengthByWords(mention, this.folded)) return false;
    if (this.context.hoursAreTimes || isClockInDutch(mention, times, this.folded)) return true;
    return areClocksOfPlaces(times, this.folded);
  }

  private takeTime(mention: FlightTimeMention): void {
    this.take(mention, { kind: 'time', time: mention.time, end: null });
  }

  private readWords(): void {
    const { folded, look } = this;
    const operated = OPERATED_WORDS.mayMatch(look) ? findOperatedBy(folded) : null;
    if (operated) {
      this.take(operated, { kind: 'operated' });
      this.cover({ from: operated.wordFrom, to: operated.numberTo });
      const own = this.marks.findIndex((mark) => isWithin(mark, operated.to, operated.numberTo));
      if (own >= 0) this.marks.splice(own, 1);
    }
    if (CABIN_WORDS.mayMatch(look) && !ELSEWHERE.test(folded))
      for (const mention of findCabins(folded)) this.take(mention, { kind: 'cabin' });
    const booking = BOOKING_WORDS.mayMatch(look) ? findBookingClass(folded) : null;
    if (booking) this.take(booking, { kind: 'booking-class', letter: booking.letter });
    const turn = TURN_WORDS.mayMatch(look) ? findTurn(folded) : null;
    if (turn) this.take(turn, { kind: 'turn' });
    const stops = STOP_WORDS.mayMatch(look) ? findStops(folded) : null;
    if (stops) this.take(stops, { kind: 'stops', stops: stops.stops });
  }

  private readPlaces(times: readonly FlightTimeMention[]): void {
    const { text } = this.passage;
    const tokens = tokenize(text, MAX_WORDS, this.folded);
    const airlines = findPieceAirlines(text, tokens, this.isDictated);
    const isFlightLine = this.marks.some(
      (mark) => mark.kind === 'flight' || mark.kind === 'time' || mark.kind === 'date',
    );
    const hasFlight = this.marks.some((mark) => mark.kind === 'flight');
    const places = findPiecePlaces(text, tokens, {
      isDictated: this.isDictated,
      isFlightLine,
      hours: hasFlight ? times : NO_TIMES,
    });
    for (const mention of airlines) {
      // `Singapore` in `Singapore Airlines` is no place, `Air France` in no place's name.
      const rival = places.find((place) => place.from < mention.to && mention.from < place.to);
      if (rival && rival.to - rival.from > mention.to - mention.from) continue;
      const figures = findFlightFigures(text, mention.to);
      if (!this.isFree(mention)) continue;
      this.take(mention, { kind: 'airline', mention });
      if (figures === null || !this.isFree(figures)) continue;
      this.take(figures, { kind: 'flight', mention: { ...figures, carrier: null, figures, isKnown: true } });
    }
    for (const place of places) {
      const mention = this.isFree(place) ? place : codeApart(place);
      this.take(mention, { kind: 'place', mention, end: null });
    }
    const [only, other] = places;
    if (other !== undefined || (only !== undefined && !hasFlight)) return;
    const small = hasFlight ? findSmallCodes(text) : times.length > 1 ? findTimedCodes(text) : [];
    // F-621: `u2 8605 lgw 0705 arr agp 1045`: of a pair one may stand behind the word for its end.
    if (only !== undefined && !small.some(({ from }) => from === only.code?.from)) return;
    for (const mention of small) this.take(mention, { kind: 'place', mention, end: null });
  }

  private readWeakTimes(times: readonly FlightTimeMention[]): void {
    if (times.length === 0) return;
    const weak = times.filter((time) => time.form !== 'clock' && this.isFree(time));
    if (weak.length === 0) return;
    const { folded, marks, taken, cell } = this;
    for (const time of chooseWeakTimes(weak, { folded, marks, taken }, { ...cell, ...this.context }))
      this.takeTime(time);
  }

  /** Sorts the marks, gives times and places the end that the word before them names, and adds words that stand alone. */
  private finish(): void {
    const { marks } = this;
    marks.sort(byPlace);
    this.dropIdleTurn();
    const { length } = marks;
    this.addTerminals();
    this.addBookingLetters();
    this.addEndWords();
    if (marks.length > length) marks.sort(byPlace);
  }

  /** `to San Juan and back` turns nothing: no day, time or flight follows. */
  private dropIdleTurn(): void {
    if (!TURN_WORDS.mayMatch(this.look)) return;
    const at = this.marks.findIndex((mark) => mark.kind === 'turn');
    if (at < 0) return;
    const goesOn = this.marks.slice(at).some(({ kind }) => kind === 'date' || kind === 'time' || kind === 'flight');
    if (!goesOn) this.marks.splice(at, 1);
  }

  private addTerminals(): void {
    if (!TERMINALS.mayMatch(this.look)) return;
    const { text } = this.passage;
    for (const match of allMatches(TERMINAL_START, this.folded)) {
      const terminal = findTerminalAt(text, match.index);
      if (terminal && this.isFree(terminal)) this.take(terminal, { kind: 'terminal', value: terminal.value });
    }
  }

  /** `SQ 33 N`, `4U 8462 (X)`: a capital behind the flight number. */
  private addBookingLetters(): void {
    const { marks } = this;
    if (marks.some((mark) => mark.kind === 'booking-class')) return;
    // Those that are added come behind.
    for (let i = 0, { length } = marks; i < length; i++) {
      const mark = marks[i] as FlightMark;
      if (mark.kind !== 'flight') continue;
      const match = /^\s{1,3}\(?(?<letter>[A-Z])\)?(?=\s|$)/.exec(this.passage.text.slice(mark.to, mark.to + 8));
      const letter = match?.groups?.['letter'];
      if (!match || letter === undefined) continue;
      const from = mark.to + match[0].indexOf(letter);
      if (this.isFree({ from, to: from + 1 })) this.take({ from, to: from + 1 }, { kind: 'booking-class', letter });
    }
  }

  private addEndWords(): void {
    const words = END_WORDS.mayMatch(this.look) ? findEndWords(this.folded) : [];
    const values =
      words.length === 0
        ? []
        : this.marks.filter((mark) => mark.kind === 'time' || mark.kind === 'place' || mark.kind === 'date');
    for (const word of words) {
      if (!this.isFree(word)) continue;
      const next = values.find((mark) => mark.from >= word.to);
      const gap = next === undefined ? '' : this.folded.slice(word.to, next.from);
      const around = this.folded.slice(0, word.from) + this.folded.slice(word.to);
      // `A)` counts an option.
      const isAlone = /^[^a-z0-9]*$/.test(around) && !(word.to === word.from + 1 && around.includes(')'));
      const isNear =
        next !== undefined && (word.isPreposition ? /^[\s:]{0,3}(?:the |le |las |a )?$/.test(gap) : gap.length < 40);
      if (!isAlone && isNear && word.isPreposition && next !== undefined) {
        this.cover(word);
        this.setEnd(next, word.end);
      } else if (isAlone || isNear) this.take(word, { kind: 'end', end: word.end });
    }
    for (const at of findViaPlaces(this.marks, this.folded, this.look)) this.setVia(at);
  }

  private setVia(at: number): void {
    const place = this.marks[at];
    if (place?.kind !== 'place') return;
    this.marks[at] = flightMark(place.passage, place, { ...place, end: 'via' });
    // `1 stop in Chicago (1h 2m)`: how long one waits there.
    const length = this.marks[at + 1];
    if (length?.kind === 'duration' && OPENS_BRACKET.test(this.folded.slice(place.to, length.from)))
      this.marks[at + 1] = flightMark(length.passage, length, { ...length, of: 'wait' });
  }

  countForeignLetters(): number {
    return countForeignLetters(this.folded, this.taken);
  }

  private setEnd(mark: FlightMark, end: FlightEnd): void {
    const at = this.marks.indexOf(mark);
    if (mark.kind === 'time' || mark.kind === 'place' || mark.kind === 'date')
      this.marks[at] = flightMark(mark.passage, mark, { ...mark, end });
  }

  private isFree({ from, to }: Mention): boolean {
    if (this.taken === NOTHING) return true;
    for (let i = from; i < to; i++) if (this.taken[i] === 1) return false;
    return true;
  }

  private cover({ from, to }: Mention): void {
    if (this.taken === NOTHING) this.taken = new Uint8Array(this.folded.length);
    this.taken.fill(1, from, to);
  }

  private take(mention: Mention, says: MarkSaying): void {
    if (!this.isFree(mention)) return;
    this.cover(mention);
    this.marks.push(flightMark(this.passage, mention, says));
  }
}

const byPlace = (a: Mention, b: Mention): number => a.from - b.from;

const isApart = (mention: Mention, others: readonly Mention[]): boolean =>
  others.every((other) => other.to <= mention.from || mention.to <= other.from);
