/** The lines of one day to time blocks: parts of the day, labelled facts, entries, what describes the entry above, prose. */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { readColumn } from '../../../annotators/column.ts';
import { isOfDay, type Label, readLabel } from '../../../annotators/label.ts';
import { readSection } from '../../../annotators/section.ts';
import { findTimes } from '../../../annotators/time.ts';
import { type Field, stated, withContext } from '../../../model/field.ts';
import type { PartialDate, Weekday } from '../../../model/partial-date.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import type { Table } from '../../../text/tables.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { endsTrip } from '../around-days/trip-end.ts';
import { readActivityRows } from '../day-tables/activity-row.ts';
import { readPartOfRow } from '../day-tables/part-column.ts';
import { readOwnCalls, type ShipCalls, withCalls } from '../day-tables/ship-calls.ts';
import { type DocumentLine, withText } from '../document.ts';
import { type EntryHints, readLineEntry } from '../entries/line-entry.ts';
import { splitPlainName } from '../entries/name-and-remark.ts';
import { splitSentenceRow } from '../entries/row-of-entries.ts';
import { splitActions, tellsSentences } from '../entries/split-actions.ts';
import { readDistance } from '../entries/stated-distance.ts';
import { isHour, readStay } from '../entries/stay.ts';
import { tellsLaterTimes, tellsMore } from '../hours/later-times.ts';
import { moveTime } from '../hours/moved-time.ts';
import { splitSentences } from '../sentences.ts';
import { BlockBuilder, type OpenActivity } from './block-builder.ts';
import { takeBooking } from './booking-line.ts';
import { type Choice, optionalWords, readChoice } from './choice-line.ts';
import { type ContentLooks, looksOf } from './content-looks.ts';
import type { DayContent, DayContentOptions } from './day-content-types.ts';
import { findTitleLine, readLeadingDate, titleOf, withoutDateLine } from './day-opening.ts';
import { isEntryBelow, isPlainEntry } from './day-style.ts';
import { type FactMeaning, isEmptyValue, readFactsBelow, readPriceNoted, setLabelledFact } from './fact-lines.ts';
import { takeFigureRow } from './figure-row.ts';
import {
  firstEmojiBefore,
  hangOf,
  headsInclusions,
  headsItems,
  headsNotes,
  headsOption,
  headsPart,
  holdsStay,
  isQuotedRemark,
  isToldOut,
  isUnder,
  isUnmarkedEntry,
  labelOf,
  listsMeals,
  tellsBeside,
  tellsDoing,
  tellsJourneyBetween,
  tellsMealAt,
} from './line-looks.ts';
import {
  boldLabel,
  findPeriodLine,
  inlinePeriod,
  isEntryOfItsOwn,
  isMealAlone,
  isNightAlone,
  mealOf,
} from './period-line.ts';
import { isMarkedEntry } from './service-code.ts';
import { readRideFacts, takeStage } from './stage-facts.ts';
import { takeTicket } from './ticket-line.ts';

export class DayContentReader {
  private readonly lines: readonly DocumentLine[];
  private readonly options: DayContentOptions;
  private readonly builder = new BlockBuilder();
  private readonly looks: ContentLooks;
  private title: Field<string> | null = null;
  private distance: Field<string> | null = null;
  private date: Field<PartialDate> | null = null;
  private weekday: Field<Weekday> | null = null;
  /** Under a heading such as 'Tips': what follows is no activity. */
  private inAside = false;
  private asideIndent: number | null = null;
  /** The day is a stage with its figures: prose is about it. */
  private isStage = false;
  /** What is offered at one time, while its list is read. */
  private choice: Choice | null = null;
  /** When the ship comes and goes. */
  private calls: Omit<ShipCalls, 'port'> | null = null;
  /** Sentences before the first activity of prose: they are said about it. */
  private readonly pending: Passage[] = [];

  constructor(lines: readonly DocumentLine[], options: DayContentOptions) {
    this.lines = lines;
    this.options = options;
    this.looks = looksOf(lines);
  }

  read(): DayContent {
    let table: Table | null = null;
    const { isUntitled, order, style } = this.options;
    const below = isUntitled ? withoutDateLine(this.lines, order) : [];
    const untitled = style.opensWithName ? titleOf(below) : findTitleLine(below);
    for (const [i, line] of this.lines.entries()) {
      if (line.table !== null) {
        if (line.table !== table && !this.inAside) this.readTable(line.table);
        table = line.table;
      } else if (this.options.places?.has(line) === true && this.builder.last?.draft.location === null)
        this.builder.last.set({ location: stated(line.passage.text, [spanOf(line.passage)]) });
      else if (line === untitled) this.title = stated(line.passage.text, [spanOf(line.passage)]);
      else if (!this.readDateLine(line, i)) this.readLine(line, this.lines[i + 1] ?? null);
    }
    return {
      title: this.title,
      distance: this.distance,
      date: this.date,
      weekday: this.weekday,
      blocks: this.calls === null ? this.builder.finish() : withCalls(this.builder.finish(), this.calls),
    };
  }

  private readDateLine(line: DocumentLine, i: number): boolean {
    const found = i > 1 || this.date !== null ? null : readLeadingDate(line, this.options.order);
    if (found === null) return false;
    this.date = found.date;
    this.weekday = found.weekday ?? this.weekday;
    if (/\p{L}|\d/u.test(found.rest.text)) this.addEntry(line, found.rest, {});
    return true;
  }

  private readLine(line: DocumentLine, next: DocumentLine | null): void {
    if (this.asideIndent !== null) {
      if (line.indent > this.asideIndent && this.describeWith(line)) return;
      this.asideIndent = null;
    }
    if (this.choice !== null && this.readChosen(line)) return;
    if (this.openStage(line)) return;
    const figures = takeFigureRow(line, this.builder);
    if (figures !== null) {
      this.distance ??= figures.distance;
      return;
    }
    if (this.readPeriod(line, next) || this.readOption(line, next) || this.openChoice(line, next)) return;
    if (headsPart(line, next)) this.readSubheading(line);
    else if (!this.inAside || line.startsWithTime) this.readEntry(line);
  }

  private readEntry(line: DocumentLine): void {
    this.inAside = false;
    const parent = this.builder.last;
    if (parent !== null && tellsBeside(line, parent) && this.describeWith(line)) return;
    const isChild = parent !== null && isUnder(line, parent);
    if (parent !== null && (moveTime(parent, line) || takeBooking(parent, line) || takeTicket(parent, line))) return;
    const label = labelOf(line);
    const isTold = holdsStay(line);
    if (label && parent === null && line.isBold && line.bullet === null && this.readDayFact(line, label)) return;
    if (!isTold && label && this.readLabelled(line, label, isChild)) return;
    const isOwn = isChild && isEntryBelow(line, parent, this.options.style);
    if (isOwn) this.addEntry(line, line.passage, {});
    else if (parent !== null && !this.looks.isQuoted && isQuotedRemark(line)) this.builder.describe(line.passage);
    else if (isChild && !line.startsWithTime && !isTold) this.readDetail(line);
    else if (isTold || tellsLaterTimes(line, this.options.style)) this.readProse(line);
    else if (line.bullet !== null || line.startsWithTime || line.quote > 0) this.addEntry(line, line.passage, {});
    else this.readPlain(line, parent);
  }

  /** `### 🌅 Morning`, `AFTERNOON`, `- **Morning:** Walk …`, `Morning (8:00 AM - 9:00 AM): Breakfast`. */
  private readPeriod(line: DocumentLine, next: DocumentLine | null): boolean {
    const whole = line.hoursBelow === true ? null : findPeriodLine(line);
    if (whole && isMealAlone(line, whole, next, this.looks.hasPartsOfDay)) return false;
    if (whole && this.looks.hasPartsOfDay && isNightAlone(line, next, this.builder)) return false;
    if (whole) {
      this.builder.open(stated(whole.name.text, [spanOf(whole.name)]), firstEmojiBefore(line), whole.time);
      this.inAside = false;
      return true;
    }
    const named = inlinePeriod(line);
    // Beside parts of the day 'Lunch: …' is one; alone it is an entry.
    if (named && isEntryOfItsOwn(named, this.looks.hasPartsOfDay)) return false;
    const inline = named ?? (this.looks.hasInlinePeriods && line.indent === 0 ? boldLabel(line) : null);
    if (!inline) return false;
    this.inAside = false;
    this.builder.open(stated(inline.name.text, [spanOf(inline.name)]), firstEmojiBefore(line), inline.time, true);
    if (tellsMore(inline.rest, this.options.style)) this.readProse(withText(line, inline.rest));
    else if (/[\p{L}\p{N}]/u.test(inline.rest.text)) this.addEntry(line, inline.rest, mealOf(inline));
    return true;
  }

  /** `Option A: Wine day` over its own entries: a block of that name. */
  private readOption(line: DocumentLine, next: DocumentLine | null): boolean {
    if (!headsOption(line, next, this.builder.last)) return false;
    const name = trimPassage(slicePassage(line.passage, line.emojiLength), ':–—-');
    this.builder.open(stated(name.text, [spanOf(name)]), firstEmojiBefore(line), null);
    this.inAside = false;
    return true;
  }

  private openStage(line: DocumentLine): boolean {
    const ride = line.bullet === null ? readRideFacts(line, this.options.heading) : null;
    if (ride !== null) this.builder.add(ride, { indent: line.indent, isMarked: false });
    else if (takeStage(line, this.options.heading, this.builder)) this.isStage = true;
    else return false;
    return true;
  }

  /** A block for what is offered at one time. */
  private openChoice(line: DocumentLine, next: DocumentLine | null): boolean {
    this.choice = readChoice(line, next);
    if (this.choice === null) return false;
    const { name } = this.choice;
    this.builder.open(stated(name.text, [spanOf(name)]), firstEmojiBefore(line), null);
    this.inAside = false;
    return true;
  }

  /** An item of the list has the time of its heading; the first other line is outside of the block. */
  private readChosen(line: DocumentLine): boolean {
    const { choice } = this;
    if (choice === null) return false;
    if (line.bullet !== null && !(choice.time && line.startsWithTime) && line.indent >= choice.indent) {
      this.addEntry(line, line.passage, {});
      return true;
    }
    this.choice = null;
    this.builder.open(null, null, null);
    if (line.bullet !== null || line.startsWithTime || line.indent <= choice.indent) return false;
    if (findActivityType(line.folded) === null) return false;
    this.addEntry(line, line.passage, {});
    return true;
  }

  private readSubheading(line: DocumentLine): void {
    const meaning = readSection(line.folded);
    this.inAside = /^(?:aside|budget|closing)$/.test(meaning ?? '') || headsInclusions(line) || headsNotes(line);
    if (this.inAside) return;
    if (findTimes(line.folded).length > 0) {
      this.addEntry(line, line.passage, {});
      return;
    }
    const name = trimPassage(slicePassage(line.passage, line.emojiLength), ':–—-');
    const isGeneric = meaning === 'plan' || readColumn(name.text) === 'activity';
    this.builder.open(
      headsItems(line) ? this.builder.period : isGeneric || name.text === '' ? null : stated(name.text, [spanOf(name)]),
      firstEmojiBefore(line),
      null,
    );
  }

  /** `**Total Driving: ~8 hours (580 miles)**` under the heading is about the whole day. */
  private readDayFact(line: DocumentLine, label: Label): boolean {
    if (isOfDay(label) && label.meaning !== 'unknown') this.distance ??= readDistance(line.passage, line.folded);
    return isOfDay(label) && findTimes(line.folded).length === 0;
  }

  /** True where the label settled what the line is. */
  private readLabelled(line: DocumentLine, label: Label, isChild: boolean): boolean {
    const value = trimPassage(slicePassage(line.passage, label.valueFrom), '*');
    const folded = foldText(value.text.slice(0, 300));
    const isEmpty = isEmptyValue(folded);
    const last = this.builder.last;
    switch (label.meaning) {
      case 'stay':
        if (!isEmpty) this.addStay(line, value);
        return true;
      case 'option':
        this.addEntry(line, value, {});
        for (const words of optionalWords(line, label)) this.builder.describe(words);
        return true;
      case 'meals':
        // Codes such as `B/L/D` and `half board` say what is included, words name the meals.
        if (last !== null && (findActivityType(folded)?.type !== 'meal' || listsMeals(line, label, folded, this.lines)))
          return this.describeWith(line);
        this.addEntry(line, value, { type: 'meal' });
        return true;
      case 'distance': {
        const distance = readDistance(value, folded);
        if (distance === null) return false;
        if (last && (isChild || last.isMarked)) last.set({ distance });
        else this.distance ??= withContext(distance, [spanOf(line.passage, 0, label.to)]);
        return true;
      }
      case 'drive':
        if (isChild && last && !(line.indent <= last.indent && tellsJourneyBetween(value.text, folded)))
          return this.describeWith(line);
        this.addEntry(line, line.passage, { type: 'travel', hasNoTime: true });
        return true;
      case 'board':
        // The meals of a price, whether or not one eats them.
        return last === null || this.describeWith(line);
      case 'drive-time':
        return isChild || line.bullet !== null
          ? last !== null && this.describeWith(line)
          : this.readDayFact(line, label);
      case 'time':
      case 'cost':
      case 'address':
      case 'place':
      case 'link':
        return last !== null && (isEmpty || this.setFact(last, label.meaning, value, line));
      case 'check-in':
      case 'check-out':
        // `Check-in: 15:00` below the house where one stays.
        return last?.draft.type.value === 'accommodation' && isHour(folded) && this.describeWith(line);
      case 'base':
      case 'duration':
      case 'note':
      case 'travellers':
        if (last === null) {
          this.asideIndent = line.indent;
          return true;
        }
        if (label.meaning === 'note') readPriceNoted(last, value);
        return this.describeWith(line);
      default:
        return label.meaning === 'unknown' && isChild && !tellsMealAt(line.folded) && this.describeWith(line);
    }
  }

  private addStay(line: DocumentLine, value: Passage): void {
    const { stay, facts, booking } = readStay(value, line, this.lines, this.options.heading);
    this.addEntry(line, stay, { type: 'accommodation' });
    for (const words of booking) this.builder.describe(words);
    this.builder.last?.set(facts);
  }

  private describeWith(line: DocumentLine): true {
    this.builder.describe(line.passage);
    return true;
  }

  private setFact(last: OpenActivity, meaning: FactMeaning, value: Passage, line: DocumentLine): boolean {
    const outcome = setLabelledFact(last, meaning, value, line);
    return outcome === 'words' ? this.describeWith(line) : outcome === 'set';
  }

  /** Something under an entry: its place, a link, or words about it. */
  private readDetail(line: DocumentLine): void {
    const about = readFactsBelow(this.builder.last as OpenActivity, line);
    if (about !== null) this.builder.describe(about);
  }

  private readPlain(line: DocumentLine, parent: OpenActivity | null): void {
    if (line.passage.text.startsWith('📍') && parent) this.readDetail(line);
    else if (this.looks.isItemised && !isUnmarkedEntry(line) && !isPlainEntry(line, null, this.options.style))
      this.readPlainAmongEntries(line, parent);
    else if (tellsSentences(line) && (this.builder.period === null || splitPlainName(line.passage, line) === null))
      this.readProse(line);
    else this.addEntry(line, line.passage, {});
  }

  /** A paragraph in a day of bullets or clock times describes what stands above it; the last one of a text closes it. */
  private readPlainAmongEntries(line: DocumentLine, parent: OpenActivity | null): void {
    if (parent === null) {
      if (findTimes(line.folded).length > 0) this.readProse(line);
      return;
    }
    const mayClose = this.options.isLast && line.afterBlank;
    if (mayClose && (line === this.lines.at(-1) || readSection(line.folded) !== null)) return;
    this.builder.describe(line.passage);
  }

  private readProse(line: DocumentLine): void {
    for (const sentence of splitSentences(line.passage).flatMap(splitSentenceRow).flatMap(splitActions)) {
      const folded = foldText(sentence.text);
      const label = readLabel(sentence.text, folded);
      if (label && this.readLabelled(withText(line, sentence, folded), label, false)) continue;
      const isActivity = findTimes(folded).length > 0 || (!this.isStage && tellsDoing(folded, sentence.text));
      if (isActivity && isToldOut(folded, this.builder.last)) this.addEntry(line, sentence, { isProse: true });
      else if (this.builder.last !== null) this.builder.describe(sentence);
      else if (!/[?!]$/.test(sentence.text)) this.pending.push(sentence);
    }
  }

  private readTable(table: Table): void {
    for (const row of table.rows) {
      const part = readPartOfRow(table, row);
      if (part) this.builder.open(stated(part.text, [spanOf(part)]), null, null);
      for (const activity of readActivityRows(table, row)) this.builder.add(activity, { indent: 0, isMarked: true });
    }
  }

  private addEntry(line: DocumentLine, passage: Passage, hints: EntryHints): void {
    if (this.builder.last !== null && endsTrip(passage)) {
      this.builder.describe(passage);
      return;
    }
    const isMarked = hints.isProse !== true && isMarkedEntry(line, passage);
    const calls = hints.isProse === true || this.calls !== null ? null : readOwnCalls(passage);
    this.calls ??= calls;
    if (calls !== null) return;
    const period = this.builder.period;
    const { activity, about } = readLineEntry(line, passage, {
      ...hints,
      takeTime: () => this.choice?.time ?? this.builder.takeTime(),
      ...this.options.style,
      under: period === null ? '' : foldText(period.value),
    });
    if (activity === null) return;
    this.builder.add(activity, { indent: line.indent, isMarked, hang: hangOf(line) });
    for (const words of this.pending.splice(0)) this.builder.describe(words);
    if (about !== null) this.builder.describe(about);
  }
}
