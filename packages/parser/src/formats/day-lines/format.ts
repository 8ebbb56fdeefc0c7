/**
 * One line a day with what is done on it, and nothing below.
 *
 *   Day 1 - Paris: Louvre 10am, Seine dinner cruise 8pm
 *   ^^^^^   ^^^^^  ^^^^^^^^^^^  ^^^^^^^^^^^^^^^^^^^^^^
 *   number  title  activity     activity
 */

import { findTimes } from '../../annotators/time.ts';
import { stated } from '../../model/field.ts';
import type { ActivityDraft, DayDraft } from '../../model/itinerary-draft.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import type { ItineraryFormat } from '../format.ts';
import { readActivity } from '../reading/activity.ts';
import type { DayLines } from '../reading/day-outline.ts';
import type { SourceDocument } from '../reading/document.ts';
import { splitSentences } from '../reading/sentences.ts';

export const dayLinesFormat: ItineraryFormat = {
  id: 'day-lines',
  most: 0.95,
  detect({ outline }) {
    if (!outline || outline.days.length < 2) return 0;
    const empty = outline.days.filter((day) => day.content.length === 0).length;
    return empty >= outline.days.length * 0.7 && outline.days.some((day) => splitsUp(day)) ? 0.95 : 0;
  },
  read({ document, outline }) {
    return {
      days: (outline?.days ?? []).map((day) => readDay(day, document)),
      headEnd: outline?.firstLine ?? 0,
      dayLines: new Set(
        (outline?.days ?? []).flatMap((day) => [day.heading.line, ...day.content.map((line) => line.index)]),
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

function readDay({ heading }: DayLines, document: SourceDocument): DayDraft {
  const { title } = heading;
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
    blocks: [{ period: null, emoji: null, activities: activities.filter((a): a is ActivityDraft => a !== null) }],
  };
}

/** At commas, semicolons, pluses and full stops outside brackets. */
function splitEntries(passage: Passage): Passage[] {
  return splitSentences(passage).flatMap((sentence) => {
    const entries: Passage[] = [];
    let depth = 0;
    let from = 0;
    for (let i = 0; i <= sentence.text.length; i++) {
      const c = sentence.text.charAt(i);
      depth += c === '(' ? 1 : c === ')' && depth > 0 ? -1 : 0;
      if (i < sentence.text.length && (depth > 0 || !/[,;+]/.test(c) || /\d/.test(sentence.text.charAt(i + 1))))
        continue;
      entries.push(trimPassage(slicePassage(sentence, from, i)));
      from = i + 1;
    }
    return entries.filter((entry) => entry.text !== '');
  });
}
