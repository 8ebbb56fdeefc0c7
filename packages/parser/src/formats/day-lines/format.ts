/**
 * One line a day with what is done on it, and nothing below.
 *
 *   Day 1 - Paris: Louvre 10am, Seine dinner cruise 8pm
 *   ^^^^^   ^^^^^  ^^^^^^^^^^^  ^^^^^^^^^^^^^^^^^^^^^^
 *   number  title  activity     activity
 */

import { findActivityType } from '../../annotators/activity-type.ts';
import { findTimes } from '../../annotators/time.ts';
import { stated } from '../../model/field.ts';
import type { ActivityDraft, DayDraft } from '../../model/itinerary-draft.ts';
import { indexOfOffset, offsetOf, type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import type { ItineraryFormat } from '../format.ts';
import { readActivity } from '../reading/activity.ts';
import { readDayContent } from '../reading/day-content.ts';
import type { DayLines } from '../reading/day-outline.ts';
import type { DocumentLine, SourceDocument } from '../reading/document.ts';
import { splitSentences } from '../reading/sentences.ts';

export const dayLinesFormat: ItineraryFormat = {
  id: 'day-lines',
  most: 0.95,
  detect({ outline }) {
    if (!outline || outline.days.length < 2) return 0;
    const empty = outline.days.filter((day) => (day.isLast ? entriesOf(day) : day.content).length === 0).length;
    return empty >= outline.days.length * 0.7 && outline.days.some((day) => splitsUp(day)) ? 0.95 : 0;
  },
  read({ document, outline }) {
    return {
      days: (outline?.days ?? []).map((day) => readDay(day, document)),
      headEnd: outline?.firstLine ?? 0,
      dayLines: new Set(
        (outline?.days ?? []).flatMap((day) => [day.heading.line, ...entriesOf(day).map((line) => line.index)]),
      ),
    };
  },
};

const splitsUp = (day: DayLines): boolean => {
  const { title } = day.heading;
  return (
    title !== null &&
    (titleEnd(title) !== null || /[,;+]|\.\s/.test(title.text) || findTimes(foldText(title.text)).length > 0)
  );
};

const COLON = /^[^:]{2,60}?:\s+(?=\S)/;

/** Where `Paris: Louvre …` has its colon. */
const titleEnd = (title: Passage): number | null => COLON.exec(title.text.slice(0, 64))?.[0].length ?? null;

/** What stands below the one line of a day and is an entry by its look; under the last day it may be closing words. */
const entriesOf = (day: DayLines): DocumentLine[] =>
  day.content.filter((line) => line.bullet !== null || line.startsWithTime || (!day.isLast && !line.afterBlank));

function readDay(day: DayLines, document: SourceDocument): DayDraft {
  const { heading } = day;
  const { title } = heading;
  const below = entriesOf(day);
  const inside = readDayContent(below, { order: document.dateOrder, isUntitled: false, isLast: day.isLast });
  const end = title === null ? null : titleEnd(title);
  const name = title === null || end === null ? null : trimPassage(slicePassage(title, 0, end), ':');
  const rest = title === null ? null : end === null ? title : slicePassage(title, end);
  const hasEntries =
    rest !== null && (name !== null || /[,;+]|\.\s/.test(rest.text) || findTimes(foldText(rest.text)).length > 0);
  const links = document.lines[heading.line]?.links ?? [];
  const activities =
    rest === null || !hasEntries ? [] : splitEntries(rest).map((entry) => readActivity(entry, { links }));
  return {
    ...heading,
    title: name ? stated(name.text, [spanOf(name)]) : title && !hasEntries ? stated(title.text, [spanOf(title)]) : null,
    blocks: [
      { period: null, emoji: null, activities: activities.filter((a): a is ActivityDraft => a !== null) },
      ...inside.blocks,
    ],
  };
}

/** At semicolons, else at commas, pluses, bars and full stops outside brackets, and before a time in a row of times. */
function splitEntries(passage: Passage): Passage[] {
  return splitSentences(passage).flatMap((sentence) => {
    const marks = sentence.text.includes(';') ? SEMICOLON : MARKS;
    return joinUntimed(splitAt(sentence, marks).flatMap(splitAtArrows).flatMap(splitBeforeTimes), sentence);
  });
}

const SEMICOLON = /;/;
const MARKS = /[,+|•·]/;
const ARROW = /→/;

function splitAt(sentence: Passage, marks: RegExp): Passage[] {
  const entries: Passage[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i <= sentence.text.length; i++) {
    const c = sentence.text.charAt(i);
    depth += c === '(' ? 1 : c === ')' && depth > 0 ? -1 : 0;
    if (i < sentence.text.length && (depth > 0 || !marks.test(c) || /\d/.test(sentence.text.charAt(i + 1)))) continue;
    entries.push(trimPassage(slicePassage(sentence, from, i)));
    from = i + 1;
  }
  return entries.filter((entry) => entry.text !== '');
}

/** `Louvre → lunch → Seine cruise` are three; `Train Coimbra → Lisbon` is one. */
function splitAtArrows(entry: Passage): Passage[] {
  const parts = splitAt(entry, ARROW);
  const named = parts.filter((part) => findActivityType(foldText(part.text)) !== null);
  return parts.length >= 3 && named.length * 2 > parts.length ? parts : [entry];
}

/** `9am Louvre 1pm lunch 8pm cruise` */
function splitBeforeTimes(entry: Passage): Passage[] {
  const times = findTimes(foldText(entry.text));
  if (times.length < 2 || (times[0]?.from ?? 1) > 0) return [entry];
  return times.map((time, i) => trimPassage(slicePassage(entry, time.from, times[i + 1]?.from ?? entry.text.length)));
}

/** Where entries start with their times, `…, Frenchmen Street` goes on with the entry before it. */
function joinUntimed(entries: readonly Passage[], sentence: Passage): Passage[] {
  const startsWithTime = entries.map((entry) => findTimes(foldText(entry.text.slice(0, 60)))[0]?.from === 0);
  if (startsWithTime.filter(Boolean).length < 2) return [...entries];
  const joined: Passage[] = [];
  for (const [i, entry] of entries.entries()) {
    const before = joined.at(-1);
    const folded = foldText(entry.text);
    if (before === undefined || startsWithTime[i] || findTimes(folded).length > 0 || findActivityType(folded) !== null)
      joined.push(entry);
    else joined[joined.length - 1] = between(sentence, before, entry);
  }
  return joined;
}

/** From the start of one piece of the sentence to the end of a later one. */
function between(sentence: Passage, first: Passage, last: Passage): Passage {
  const from = indexOfOffset(sentence, offsetOf(first, 0)) ?? 0;
  const to = indexOfOffset(sentence, offsetOf(last, last.text.length - 1)) ?? sentence.text.length - 1;
  return slicePassage(sentence, from, to + 1);
}
