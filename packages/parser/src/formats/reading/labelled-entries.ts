/**
 * Entries whose parts all have their labels. What is done is the entry, its hour stands before it or below:
 *
 *   Time: 9:00 AM
 *   Activity: Palace visit
 *   Location: Castle Road 5
 */
import { type Label, readLabel } from '../../annotators/label.ts';
import { joinPassages, type Passage, slicePassage } from '../../text/passage.ts';
import { type DocumentLine, withChanges, withText } from './document.ts';

/** `Activity`, `Aktivität 2` */
const ACTIVITY = /^(?:activity|aktivitat|activite|actividad|attivita|atividade)(?: \d{1,2})?$/;
const MAX_LABEL = 30;

/** The lines of a day, `Activity: …` without its label and behind the hour right above it. */
export function joinLabelledEntries(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  if (!lines.some((line) => entryOf(line) !== null)) return lines;
  const joined: DocumentLine[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as DocumentLine;
    const entry = entryOf(line);
    const next = lines[i + 1];
    const below = next === undefined ? null : entryOf(next);
    const hour = below === null ? null : valueBehind(line, 'time');
    if (hour !== null && below !== null) {
      joined.push(withChanges(withText(line, joinPassages([hour, below])), { startsWithTime: true }));
      i++;
    } else joined.push(entry === null ? line : withChanges(withText(line, entry), { bullet: line.bullet ?? '-' }));
  }
  return joined;
}

/** What is done, behind the label that says so. */
function entryOf(line: DocumentLine): Passage | null {
  const label = labelAt(line);
  if (label === null || !ACTIVITY.test(line.folded.slice(line.emojiLength, label.to))) return null;
  return slicePassage(line.passage, label.valueFrom);
}

function valueBehind(line: DocumentLine, meaning: Label['meaning']): Passage | null {
  const label = labelAt(line);
  return label?.meaning === meaning ? slicePassage(line.passage, label.valueFrom) : null;
}

/** The label with a value behind it, told in places of the whole line. */
function labelAt({ passage: { text }, folded, emojiLength, indent, table, cellMark }: DocumentLine): Label | null {
  const colon = text.indexOf(':');
  if (colon < 2 || colon > MAX_LABEL + emojiLength || indent > 0 || table !== null || cellMark !== null) return null;
  const label = readLabel(text.slice(emojiLength), folded.slice(emojiLength));
  if (label === null || emojiLength + label.valueFrom >= text.length) return null;
  return { ...label, to: emojiLength + label.to, valueFrom: emojiLength + label.valueFrom };
}
