/**
 * The row of figures under the stage of a trek: `Altitude 2,385 m > 2,820 m | Walking 3-4 h | Distance 6 km`. It is no entry; its distance
 * belongs to what is walked that day.
 */
import { findDistances } from '../../annotators/distance.ts';
import { type Field, stated } from '../../model/field.ts';
import { hasDigit } from '../../text/character-class.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { spanOf } from '../../text/passage.ts';
import type { DocumentLine } from './document.ts';

const MAX_LENGTH = 160;
const FIGURE = compactPattern(
  /^(?:(?:max(?:imum|\.)? |min(?:imum|\.)? |total |approx(?:imate|\.)? )?(?:altitude|elevation(?: gain| loss)?|height|ascent|descent|climb|up|down|gain|loss|distance|length|walking|walk|trekking|trek|hiking|hike|cycling|riding|driving|drive|time|duration)(?: time| distance)?|hohe|hohenmeter|aufstieg|abstieg|gehzeit|strecke|distanz|dauer|denivele|altitude|duree|marche|montee|descente|altitud|distancia|desnivel|subida|bajada|duracion|altitudine|distanza|dislivello|salita|discesa|durata)[ :]+[~+\-–<>↑↗↘a-z.]{0,8} ?\d[^a-z]{0,12}(?:[a-z]{1,8}\.?[^a-z]{0,14}){0,4}$/,
);

export interface FigureRow {
  readonly distance: Field<string> | null;
}

/** Null where a part of the line is no figure with its name. */
export function readFigureRow({ folded, passage, bullet }: DocumentLine): FigureRow | null {
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
