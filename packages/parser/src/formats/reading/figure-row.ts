/**
 * The row of figures under the stage of a trek: `Altitude 2,385 m > 2,820 m | Walking 3-4 h | Distance 6 km`. It is no entry; its distance
 * belongs to what is walked that day.
 */
import { tellsWalk } from '../../annotators/action-verb.ts';
import { findDistances } from '../../annotators/distance.ts';
import { type Field, stated } from '../../model/field.ts';
import { hasDigit } from '../../text/character-class.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { spanOf } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import type { BlockBuilder } from './block-builder.ts';
import type { DocumentLine } from './document.ts';

const MAX_LENGTH = 160;
const FIGURE = compactPattern(
  /^(?:(?:max(?:imum|\.)? |min(?:imum|\.)? |total |approx(?:imate|\.)? )?(?:altitude|elevation(?: gain| loss)?|height|ascent|descent|climb|up|down|gain|loss|distance|length|walking|walk|trekking|trek|hiking|hike|cycling|riding|driving|drive|time|duration)(?: time| distance)?|hohe|hohenmeter|aufstieg|abstieg|gehzeit|strecke|distanz|dauer|denivele|altitude|duree|marche|montee|descente|altitud|distancia|desnivel|subida|bajada|duracion|altitudine|distanza|dislivello|salita|discesa|durata)[ :]+[~+\-–<>↑↗↘a-z.]{0,8} ?\d[^a-z]{0,12}(?:[a-z]{1,8}\.?[^a-z]{0,14}){0,4}$/,
);

interface FigureRow {
  readonly distance: Field<string> | null;
}

/**
 * The figures of the day's walk: the row describes what is walked, else the last entry, and its distance is that of the walk. Answers the
 * distance that is left for the day; null where the line is no such row.
 */
export function takeFigureRow(line: DocumentLine, builder: BlockBuilder): FigureRow | null {
  const row = readFigureRow(line);
  if (row === null) return null;
  const walk = builder.findLast(({ title }) => tellsWalk(foldText(title.value.slice(0, 60))));
  (walk ?? builder.last)?.describe(line.passage);
  if (walk === null || row.distance === null) return row;
  walk.set({ distance: row.distance });
  return { distance: null };
}

/** Null where a part of the line is no figure with its name. */
function readFigureRow({ folded, passage, bullet }: DocumentLine): FigureRow | null {
  if (bullet !== null || folded.length > MAX_LENGTH || !/[|·•;]/.test(folded) || !hasDigit(folded)) return null;
  const parts = folded.split(/\s*[|·•;]\s*/).map((part) => part.trim());
  if (parts.length < 2 || !parts.every((part) => FIGURE.test(part))) return null;
  const from = folded.search(/(?:distance|length|strecke|distanz|distancia|distanza)/);
  const distance = from < 0 ? undefined : findDistances(folded).find((mention) => mention.from > from);
  return {
    distance:
      distance === undefined
        ? null
        : stated(passage.text.slice(distance.from, distance.to), [spanOf(passage, distance.from, distance.to)]),
  };
}
