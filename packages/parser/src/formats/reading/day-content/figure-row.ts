/**
 * The row of figures under the stage of a trek: `Altitude 2,385 m > 2,820 m | Walking 3-4 h | Distance 6 km`, `14 km • D+ 480 m • 5h30`. It is no
 * entry; its distance belongs to what is walked that day.
 */
import { tellsWalk } from '../../../annotators/action-verb.ts';
import { findDistances } from '../../../annotators/distance.ts';
import { type Field, stated } from '../../../model/field.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT, LinePattern } from '../../../text/line-look.ts';
import { spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';
import { readDistance } from '../entries/stated-distance.ts';
import type { BlockBuilder } from './block-builder.ts';

const MAX_LENGTH = 160;
const FIGURE = compactPattern(
  /^(?:(?:max(?:imum|\.)? |min(?:imum|\.)? |total |approx(?:imate|\.)? )?(?:altitude|elevation(?: gain| loss)?|height|ascent|descent|climb|up|down|gain|loss|distance|length|walking|walk|trekking|trek|hiking|hike|cycling|riding|driving|drive|time|duration)(?: time| distance)?|hohe|hohenmeter|aufstieg|abstieg|gehzeit|strecke|distanz|dauer|denivele|altitude|duree|marche|montee|descente|altitud|distancia|desnivel|subida|bajada|duracion|altitudine|distanza|dislivello|salita|discesa|durata)[ :]+[~+\-–<>↑↗↘a-z.]{0,8} ?\d[^a-z]{0,12}(?:[a-z]{1,8}\.?[^a-z]{0,14}){0,4}$/,
);

/** I-566: figures that their units alone tell: how far, how high, how long. */
const BARE = compactPattern(
  /^(?:(?:ca\.?|env\.?|approx\.?|about|circa|~|±) ?)?(?:(?<far>[\d.,]{1,7} ?(?:kms?|mi|miles|kilomet(?:er|re)s))|(?<high>(?:d ?[+-]|[+±–↑↗↘↓-]|(?:ascent|descent|climb|elevation(?: gain)?|aufstieg|abstieg|denivele|montee|descente|desnivel|subida|bajada|dislivello|salita|discesa) ?:? ?[+-]?) ?[\d.,]{1,6} ?(?:m|hm|ft)|[\d.,]{1,6} ?(?:hm|hohenmeter|m (?:ascent|descent|climb|up|down|de (?:denivele|montee)|d[+-]|di dislivello|de desnivel)))|\d{1,2}(?:(?: to | bis | a | ?[-–] ?)\d{1,2})? ?(?:h(?: ?\d\d)?|hrs?|hours?|std\.?|stunden|heures?|ore|horas?|uur)(?: (?:walking|hiking|riding|de marche|gehzeit|di cammino))?)$/,
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
  const walk = builder.findLast(({ title }) => isOnWay(foldText(title.value.slice(0, 60))));
  (walk ?? builder.last)?.describe(line.passage);
  if (walk === null || row.distance === null) return row;
  walk.set({ distance: row.distance });
  return { distance: null };
}

const isOnWay = (folded: string): boolean => tellsWalk(folded) || STAGE.test(folded);
/** On foot or by bicycle, however the day's part of the way is called. */
const STAGE =
  /^(?:stage|etappe|etape|etapa|tappa|(?:walk|rad|tages)?etappe|[a-z]*wanderung|rad(?:tour|fahrt)|cycl|bike|ride)/;

/** Null where a part of the line is no figure with its name or unit. */
function readFigureRow(line: DocumentLine): FigureRow | null {
  const { folded, look, passage, bullet } = line;
  if (bullet !== null || folded.length > MAX_LENGTH || (look.signs & DIGIT) === 0) return null;
  if (FAR.mayMatch(look) && areBareFigures(folded)) return { distance: readDistance(passage, folded) };
  if (!MARKS.some((mark) => folded.includes(mark))) return null;
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

/** What sets the parts of the row apart. */
const MARKS = ['|', '·', '•', ';'];

/** Nothing but figures, one of them a distance and one a height. Folded. */
export function areBareFigures(folded: string): boolean {
  if (folded.length > MAX_BARE || !FAR.regex.test(folded)) return false;
  const parts = folded.split(/\s?[|·•;/]\s?|,\s|\s[–-]\s/);
  if (parts.length < 2) return false;
  const found = parts.map((part) => BARE.exec(part.trim())?.groups ?? null);
  return found.every((part) => part !== null) && ['far', 'high'].every((kind) => found.some((part) => part?.[kind]));
}
const FAR = new LinePattern(/\d ?(?:km|mi)/);
const MAX_BARE = 90;
