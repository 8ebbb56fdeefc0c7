/** Labelled facts in the head of an itinerary: a label and its value in one line. */
import { withoutEmoji } from '../../annotators/emoji.ts';
import { readLabel } from '../../annotators/label.ts';
import type { DocumentLine } from '../../formats/reading/document.ts';
import { type Passage, slicePassage, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

export interface LabelledValue {
  readonly meaning: string;
  readonly value: Passage;
}

/** `**Where:** Barcelona, Spain`, `Destination ⇥ Frankfurt`, `| Start | Cancun |`, `title: "Peru"`. */
export function readLabels(line: DocumentLine): LabelledValue[] {
  const text = trimPassage(withoutEmoji(line.passage));
  const [first, second] = line.cells ?? [];
  if (line.cellMark === '|' && first && second && line.cells?.length === 2 && second.text !== '') {
    const label = readLabel(`${first.text}:`, foldText(`${first.text}:`));
    return label ? [{ meaning: label.meaning, value: second }] : [];
  }
  const label = mayBeLabelled(text.text) ? readLabel(text.text, foldText(text.text.slice(0, 80))) : null;
  if (!label) return tourOfForm(text);
  return valuesOf(label.meaning, trimPassage(slicePassage(text, label.valueFrom), '"\'*'));
}

/** The value and, behind a wide gap, other labels of the line: `Ref: 4711     Dest: South Africa     Pax: 2`. */
function valuesOf(first: string, line: Passage): LabelledValue[] {
  const found: LabelledValue[] = [];
  let [meaning, whole] = [first, line];
  for (let nth = 0; nth < MAX_LABELS; nth++) {
    const gap = LABEL_BEHIND_GAP.exec(whole.text);
    const value = trimPassage(slicePassage(whole, 0, gap?.index));
    if (value.text !== '') found.push({ meaning, value });
    if (gap === null) break;
    const rest = slicePassage(whole, gap.index + gap[0].length);
    const label = readLabel(rest.text, foldText(rest.text.slice(0, 80)));
    if (label === null) break;
    meaning = label.meaning;
    whole = trimPassage(slicePassage(rest, label.valueFrom));
  }
  return found;
}
const LABEL_BEHIND_GAP = /\s{3,}(?=\p{L}[\p{L} /]{2,20}:\s)/u;
/** More than the head of any form has on a line. */
const MAX_LABELS = 24;

/** `Tour   ANDALUSIA PATIOS     Pax 24 + 1     Rooms 12 TWN`: the head of a confirmation, a fact in each column behind its word alone. */
function tourOfForm(text: Passage): LabelledValue[] {
  const match = text.text.length > MAX_FORM || !text.text.includes('  ') ? null : TOUR_OF_FORM.exec(text.text);
  const name = match?.groups?.['name'];
  if (match === null || name === undefined) return [];
  const at = match[0].length - name.length;
  return [{ meaning: 'title', value: slicePassage(text, at, at + name.length) }];
}
const MAX_FORM = 160;
const TOUR_OF_FORM =
  /^(?:tour|trip|program(?:me?)?|itinerary|(?:rund)?reise|circuito?|viaje|viaggio|voyage|roteiro|rondreis|series)(?: name)? {1,14}(?<name>\p{L}\S*(?: \S+){0,9})(?= {2,}(?:pax|rooms?|status|agency|agent|version|ref|file|client|dates?|group|arr|dep|in|out|code|nights?|guide|personen|zimmer|chambres?|habitaciones|camere|quartos|kamers|agentur|agence|agencia|agenzia)\b[.#]? {0,6}\S)/iu;

/** Labels end within the first words: most lines need not be folded to see that they have none. */
export function mayBeLabelled(text: string): boolean {
  const start = text.slice(0, 64);
  return start.includes(':') || start.includes('\t');
}
