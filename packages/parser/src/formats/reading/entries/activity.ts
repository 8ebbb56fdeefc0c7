/**
 * One entry of a day to an activity: `9:30 AM – Pena Palace (€20) – [Book](https://…)`. What is read out of it (time, money, distance, link) is cut from the title with the words that belong to it; what is left is the title.
 *
 *   9:30 AM – Pena Palace (€20, 4 km) – Book tickets
 *   ^^^^^^^^  ^^^^^^^^^^^  ^^^  ^^^^    ^^^^^^^^^^^^
 *   time      title       cost distance link
 */

import { findActivityType } from '../../../annotators/activity-type.ts';
import type { Mention } from '../../../annotators/annotation.ts';
import { findDistances } from '../../../annotators/distance.ts';
import { findDurations } from '../../../annotators/duration.ts';
import { withoutEmoji, withoutTrailingEmoji } from '../../../annotators/emoji.ts';
import { type Arrival, arrivalBehind, findAsideBehind } from '../../../annotators/journey-times.ts';
import { findLengthBehind } from '../../../annotators/length-behind.ts';
import { findMealCodes } from '../../../annotators/meal-codes.ts';
import { findMoney, type MoneyMention } from '../../../annotators/money.ts';
import { findSaidHour } from '../../../annotators/said-hour.ts';
import { findTimes, type TimeMention } from '../../../annotators/time.ts';
import type { ActivityType, Span } from '../../../model/answer.ts';
import type { TimeSpan } from '../../../model/clock-time.ts';
import { type Field, stated } from '../../../model/field.ts';
import type { ActivityDraft } from '../../../model/itinerary-draft.ts';
import { hasLetterOrNumber } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { isInParentheses } from '../../../text/in-parentheses.ts';
import type { LinkMark } from '../../../text/inline-markup.ts';
import { indexOfOffset, offsetOf, type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';
import { tellsOtherHour } from '../hours/other-hours.ts';
import { withPlainJourney } from '../hours/plain-time.ts';
import { hoursBehind, withItsWords } from '../hours/time-words.ts';
import { wordsOfCut } from './cut-words.ts';
import { lengthOf } from './entry-lengths.ts';
import { readEntryLink } from './entry-link.ts';
import { typeOfEntry } from './entry-type.ts';
import { withPicture } from './picture-type.ts';
import { findFree, priceWordsFrom, priceWordsTo } from './price-words.ts';
import { sourceWords } from './source-words.ts';
import {
  EDGES,
  glueOf,
  joined,
  saysAboutPriced,
  splitTail,
  trimPiece,
  withoutAbout,
  withoutFootnote,
} from './title-piece.ts';
import { findToldPlace } from './told-place.ts';

export interface ActivityHints {
  /** Links of the line that the passage was cut from. */
  readonly links: readonly LinkMark[];
  /** Known beforehand: a label or a table column says what it is. */
  readonly type?: ActivityType | null;
  /** Running prose: lead-ins such as 'In the afternoon' are cut. */
  readonly isProse?: boolean;
  /** A time that stands outside, as in `Morning (8 AM): ...`. */
  readonly time?: Field<TimeSpan> | null;
  /** Where the two times of a journey stand that `time` tells. */
  readonly cuts?: readonly Mention[];
  /** The line that the passage is the text of: what was found in it is not looked for again. */
  readonly line?: DocumentLine | null;
  /** The clock times in the text are not when it takes place (a drive's sunrise). */
  readonly hasNoTime?: boolean;
}

const LEAD_IN = compactPattern(
  /^(?:(?:in the |this |am |im |en la |por la |nel |di |a la )?(?:early |late )?(?:morning|afternoon|evening|nachmittag|vormittag|abend|manana|tarde|noche|pomeriggio|mattina|sera)(?:,\s|\s(?=(?:visit|explore|enjoy|proceed|witness|drive|take|walk|head|transfer|return|continue|relax|discover)\b))|(?:after|following|nach|apres|despues de|dopo|depois d[eo]|tras)\s(?:[a-z'’]{1,12}\s){0,3}(?:breakfast|brunch|lunch|dinner|siesta|tea|meal|check-?in|fruhstuck|mittagessen|abendessen|petit[- ]dejeuner|dejeuner|diner|desayuno|almuerzo|cena|colazione|pranzo|almoco|jantar)(?=,\s(?:an?|the|we|you|ein|eine|une?|una|uno|um|uma|el|la|le|il|o)\s),\s|there (?:is|will be) (?:also )?(?:time|a chance|an opportunity) (?:to|for)\s|(?:en route|on the way(?! (?:back|home|there|to|from|up|down|out)\b)|there-?after|afterwards?|then|next|later|finally|subsequently|danach|anschlies{1,2}end|anschl\.|puis|ensuite|luego|despues|poi|depois),?\s)/,
);

const GAP_BEHIND_NAME = /(?<=^[\p{L}\d]{1,7})\s{2,}/u;

const ABOUT = /^(?:approx\.?|approximate(?:ly)?|ca\.?|circa|about|env\.?|environ|aprox\.?|etwa)$/;

const PLACE_MARK = /(?:^|\s)@\s?((?:\d{1,4}[a-z]?\s(?:[\p{Ll}.]{2,8}\s)?)?\p{Lu}[^,;()@–—|\d]{1,50})/u;

export function readActivity(source: Passage, hints: ActivityHints): ActivityDraft | null {
  const passage = withoutFootnote(trimPassage(withoutTrailingEmoji(withoutEmoji(withoutAbout(source))), EDGES));
  if (!hasLetterOrNumber(passage.text)) return null;
  const line = passage === source ? (hints.line ?? null) : null;
  return withPicture(new ActivityReader(passage, line, withPlainJourney(passage, hints)).read(), source.text);
}

class ActivityReader {
  readonly passage: Passage;
  private readonly text: string;
  readonly folded: string;
  /** The clock times of the text, where they are known. */
  private readonly times: readonly TimeMention[] | null;
  private readonly hints: ActivityHints;
  private readonly money: readonly MoneyMention[];
  readonly distances: readonly Mention[];
  private readonly cuts: Mention[] = [];
  isJourney = false;
  private aside: Field<string> | null = null;
  /** What stood beside the facts that were cut. */
  private readonly asides: Passage[] = [];

  constructor(passage: Passage, line: DocumentLine | null, hints: ActivityHints) {
    this.passage = passage;
    this.text = passage.text;
    this.folded = line?.folded ?? foldText(passage.text);
    this.times = line?.times ?? null;
    this.hints = hints;
    this.money = findMoney(this.text);
    this.distances = findDistances(this.folded);
  }

  read(): ActivityDraft | null {
    const { link, cuts } = readEntryLink(this.passage, this.hints.links);
    for (const { from, to } of cuts) this.cut(from, to);
    const time = this.readTime();
    const cost = this.readCost();
    const distance = this.readDistance();
    const place = this.readToldPlace();
    this.cutParentheses();
    if (this.hints.isProse === true) this.cutMatch(LEAD_IN.exec(this.folded));
    const length = this.readLengthBehind();
    const { title, rest } = this.readTitle();
    if (title === null) return null;
    return {
      title,
      time,
      description: this.describe(rest === null ? (length ?? this.aside) : joined(rest, length)),
      location: place ?? this.readPlaceMark(title),
      distance,
      cost,
      link: link?.href ?? null,
      linkText: link?.text ?? null,
      type: typeOfEntry(title, this.hints.type ?? null, this),
      words: sourceWords(this.passage),
    };
  }

  private describe(told: Field<string> | null): Field<string> | null {
    const [first, ...others] = this.asides.map((words) => stated(words.text, [spanOf(words)]));
    if (first === undefined) return told;
    const all = others.reduce((sum, next) => joined(sum, next), first);
    return told === null ? all : joined(told, all);
  }

  private cut(from: number, to: number): void {
    this.cuts.push({ from, to });
  }

  private cutMatch(match: RegExpExecArray | null): void {
    if (match) this.cut(match.index, match.index + match[0].length);
  }

  private field<T>(value: T, mention: Mention): Field<T> {
    return stated(value, [spanOf(this.passage, mention.from, mention.to)]);
  }

  /** `din @ Zaatar Lane`: the sign names the place, which stays in the title too. */
  private readPlaceMark(title: Field<string>): Field<string> | null {
    if (!this.text.includes('@')) return null;
    const match = PLACE_MARK.exec(this.text);
    const name = match?.[1]?.trim();
    if (!match || name === undefined || !title.value.includes(name)) return null;
    const from = match.index + match[0].indexOf(name);
    return this.field(name, { from, to: from + name.length });
  }

  private readToldPlace(): Field<string> | null {
    const place = this.hints.isProse === true ? null : findToldPlace(this.text, this.folded);
    if (place === null) return null;
    this.cut(place.cut.from, place.cut.to);
    return this.field(this.text.slice(place.name.from, place.name.to), place.name);
  }

  private readTime(): Field<TimeSpan> | null {
    for (const { from, to } of this.hints.cuts ?? []) this.cut(from, to);
    this.isJourney = this.hints.cuts !== undefined;
    if (this.hints.time) return this.hints.time;
    if (this.hints.hasNoTime === true) return null;
    const mention = this.firstTime();
    if (mention === null) return this.readSaidHour();
    const { from, to } = withItsWords(mention, this.text, this.folded);
    this.cut(from, to);
    this.cutHoursBehind(mention, to);
    const arrival = mention.time.end === null ? arrivalBehind(mention, this.allTimes(), this.folded) : null;
    if (arrival === null) return this.field(mention.time, mention);
    this.isJourney = true;
    this.cut(arrival.word, withItsWords(arrival, this.text, this.folded).to);
    this.cutAroundJourney(arrival);
    return stated({ start: mention.time.start, end: arrival.time.start }, [
      spanOf(this.passage, mention.from, mention.to),
      spanOf(this.passage, arrival.from, arrival.to),
    ]);
  }

  /** `10-12 en 13-15 uur`: an entry has one time; the hours behind it are said about it. */
  private cutHoursBehind(first: TimeMention, to: number): void {
    const hours = hoursBehind(first, to, this.allTimes(), this.folded);
    if (hours === null) return;
    const end = withItsWords(hours.last, this.text, this.folded).to;
    this.cut(to, end);
    this.asides.push(slicePassage(this.passage, hours.from, end));
  }

  /** `Dinner around 7` */
  private readSaidHour(): Field<TimeSpan> | null {
    const said = this.hints.isProse === true || this.allTimes().length > 0 ? null : findSaidHour(this.folded);
    if (said === null || this.isOtherHour(said.hour)) return null;
    this.cut(said.from, said.to);
    return this.field(said.time, said.hour);
  }

  /** `IC   Ghent 0840 - Lille 1119   (sit left)`: the gap behind the train's name, and what is said about the ride. */
  private cutAroundJourney(arrival: Arrival): void {
    this.cutMatch(GAP_BEHIND_NAME.exec(this.text.slice(0, 16)));
    const aside = findAsideBehind(this.text, arrival, this.money);
    if (aside === null) return;
    this.aside = this.field(this.text.slice(aside.from, aside.to), aside);
    this.cut(aside.from - 1, aside.isUpToPrice ? aside.to : this.text.length);
  }

  private allTimes(): readonly TimeMention[] {
    return this.times ?? findTimes(this.folded);
  }

  private firstTime(): TimeMention | null {
    for (const mention of this.allTimes()) if (mention.from <= 2 || !this.isOtherHour(mention)) return mention;
    return null;
  }

  private isOtherHour(mention: Mention): boolean {
    const around = this.folded.slice(Math.max(0, mention.from - 40), mention.from);
    return tellsOtherHour(around, this.folded, this.folded.slice(mention.to, mention.to + 40));
  }

  private readCost(): Field<string> | null {
    const [mention] = this.money;
    if (!mention) {
      const free = findFree(this.folded);
      if (!free) return null;
      const at = { from: free.index, to: free.index + free[0].length };
      this.cut(at.from, at.to);
      return this.field(this.text.slice(at.from, at.to), at);
    }
    const before = this.folded.slice(0, mention.from);
    let from = priceWordsFrom(this.folded, mention.from);
    let to = priceWordsTo(this.folded, mention.to);
    const separator = /[,;–—-]\s*$/.exec(before.slice(0, from));
    if (separator && before.slice(0, from).trim() !== '' && !isInParentheses(this.text, mention.from)) {
      // What follows a price behind a comma belongs to it: ', $45 for ride wristbands'.
      from -= separator[0].length;
      const stop = this.text.slice(to).search(/[.;,](?:\s|$)|\s[–—-]\s/);
      const end = stop < 0 ? (this.text.length - to < 60 ? this.text.length : to) : stop < 60 ? to + stop : to;
      this.keepWords(mention.from, end);
      to = end;
    }
    this.cut(from, to);
    return this.field(this.text.slice(mention.from, mention.to), mention);
  }

  private readDistance(): Field<string> | null {
    const [mention] = this.distances;
    if (!mention) return null;
    // `Train to Sintra, 28 km`, `Vodice – Murter ....... 14 nm`: the way's length at the end, set off, is no part of the title.
    const separator = /(?:[,;–—-]|(?:\.\s?){3,}|…)\s*$/.exec(this.text.slice(0, mention.from));
    const isTail = !hasLetterOrNumber(this.text.slice(mention.to));
    if (separator && separator.index > 0 && isTail) this.cut(separator.index, this.text.length);
    return this.field(this.text.slice(mention.from, mention.to), mention);
  }

  /** A bracket that holds a price, a distance or only a length of time is no part of the title. */
  private cutParentheses(): void {
    if (!this.text.includes('(')) return;
    const meals = findMealCodes(this.text);
    if (meals !== null && (MEALS.test(this.text.slice(meals.from)) || isStay(this.folded)))
      this.cut(meals.from, meals.to);
    const durations = findDurations(this.folded);
    let open = -1;
    for (let i = 0; i < this.text.length; i++) {
      const code = this.text.charCodeAt(i);
      if (code === OPENING) open = i;
      if (code !== CLOSING || open < 0) continue;
      if (this.holdsFact(open, i) || durations.some(lengthOf(open, i)) || this.saysAbout(open, i))
        this.cutBracket(open, i);
      open = -1;
    }
  }

  private cutBracket(open: number, close: number): void {
    this.keepWords(open + 1, close);
    this.cut(open, close + 1);
  }

  private keepWords(from: number, to: number): void {
    this.asides.push(...wordsOfCut(this.passage, from, to, [...this.money, ...this.distances, ...this.cuts]));
  }

  /** `(approx)` beside a time. */
  private saysAbout(from: number, to: number): boolean {
    return to - from < 14 && this.cuts.length > 0 && ABOUT.test(this.folded.slice(from + 1, to));
  }

  /** Is a price, a distance or something that was cut in the bracket? */
  private holdsFact(from: number, to: number): boolean {
    for (const facts of [this.money, this.distances, this.cuts])
      for (const fact of facts) if (fact.from > from && fact.to <= to) return true;
    return false;
  }

  /** `, drive time 2 hrs, lunch on the way` at the end is said about it, unless times or prices stand there. */
  private readLengthBehind(): Field<string> | null {
    const from = this.hints.isProse === true ? null : findLengthBehind(this.folded, this.distances);
    if (from === null || from < LEAST_TITLE || IS_SENTENCE.test(this.text.slice(from))) return null;
    if ([...this.money, ...this.allTimes()].some((fact) => fact.to > from)) return null;
    const words = trimPiece(slicePassage(this.passage, from));
    this.cut(from, this.text.length);
    return stated(words.text, [spanOf(words)]);
  }

  private readTitle(): { title: Field<string> | null; rest: Field<string> | null } {
    const pieces = this.keptPieces();
    if (pieces.length === 0) return { title: this.wholeTitle(), rest: null };
    const about = this.readAbout(pieces);
    if (about !== null) return about;
    const last = pieces[pieces.length - 1] as Passage;
    const split = splitTail(last);
    pieces[pieces.length - 1] = split.head;
    let value = '';
    const spans: Span[] = [];
    let before: Passage | null = null;
    for (const piece of pieces) {
      value += before === null ? piece.text : this.glue(before, piece) + piece.text;
      spans.push(spanOf(piece));
      before = piece;
    }
    return {
      title: stated(value, spans),
      rest: split.tail === null ? null : stated(split.tail.text, [spanOf(split.tail)]),
    };
  }

  /** `Frida Kahlo Museum (320 MXN): book ahead`: what stands behind bracket and colon is said about it. */
  private readAbout([name, words, ...more]: readonly Passage[]): { title: Field<string>; rest: Field<string> } | null {
    if (!name || !words || more.length > 0) return null;
    const [end, start] = [offsetOf(name, name.text.length - 1) + 1, offsetOf(words, 0)];
    const from = indexOfOffset(this.passage, end);
    const to = indexOfOffset(this.passage, start);
    if (from === null || to === null) return null;
    const gap = this.text.slice(from, to);
    // `Cave tour, €12 each – bring a jumper`, `Cave tour (€12) — bring a jumper`: so is what stands behind the price and a dash.
    const isPriced = saysAboutPriced(gap, words.text) && this.money.some((price) => price.from > from && price.to < to);
    // `Ridge walk (8 km) – steep`, as behind the colon.
    if (!isPriced && !/^\.?\s?\([^()]*\)\s?(?:[:–—]|\s-)\s$/.test(gap)) return null;
    return { title: stated(name.text, [spanOf(name)]), rest: stated(words.text, [spanOf(words)]) };
  }

  private keptPieces(): Passage[] {
    const { cuts } = this;
    if (cuts.length > 1) cuts.sort((a, b) => a.from - b.from);
    const pieces: Passage[] = [];
    let from = 0;
    for (const cut of cuts) {
      this.keepPiece(pieces, from, cut.from);
      from = Math.max(from, cut.to);
    }
    this.keepPiece(pieces, from, this.text.length);
    return pieces;
  }

  private keepPiece(pieces: Passage[], from: number, to: number): void {
    if (to <= from) return;
    const piece = trimPiece(withoutTrailingEmoji(trimPiece(slicePassage(this.passage, from, to))));
    if (hasLetterOrNumber(piece.text)) pieces.push(piece);
  }

  /** Everything was a fact (`Arrive 05:00am` has only its verb; `10:00` not even that): the text itself is the title. */
  private wholeTitle(): Field<string> | null {
    const whole = trimPiece(this.passage);
    return whole.text === '' ? null : stated(whole.text, [spanOf(whole)]);
  }

  private glue(left: Passage, right: Passage): string {
    const end = offsetOf(left, left.text.length - 1) + 1;
    const from = indexOfOffset(this.passage, end) ?? 0;
    const to = indexOfOffset(this.passage, offsetOf(right, 0)) ?? from;
    const gap = this.text.slice(from, to);
    return glueOf(gap, right.text, this.isJourney);
  }
}

const isStay = (folded: string): boolean => findActivityType(folded)?.type === 'accommodation';
/** Several codes; one alone may as well grade a walk. */
const MEALS = /\(\s*\p{L}{1,3}[\s,/·&+-]+\p{L}{1,3}/u;
const LEAST_TITLE = 4;
/** The dot of `1 Std. 40 Min.` ends none. */
const IS_SENTENCE = /(?<!\b(?:ca|approx|env|aprox|std|hrs?|min|mins))[.;!?] |→/i;
const OPENING = 0x28;
const CLOSING = 0x29;
