/**
 * The first line of a day on foot or by bicycle that gives its figures, where the heading names the way:
 *
 *   DAY 2 / Toblach to Lienz
 *   48 km, ascent 110 m, descent 640 m
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { findDistances, mayHoldDistance } from '../../../annotators/distance.ts';
import { derived, stated } from '../../../model/field.ts';
import { type ActivityDraft, NO_FACTS } from '../../../model/itinerary-draft.ts';
import { LABEL_MARK, LinePattern } from '../../../text/line-look.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';
import type { BlockBuilder } from './block-builder.ts';
import { areBareFigures } from './figure-row.ts';

const FIGURES =
  /^(?:[^,;·•|\d]{0,16}\d{1,2} ?(?:h(?:\d\d)?|hrs?|hours?|std|stunden|heures?|ore|horas?|uur)\b\.?[^,;·•|\d]{0,12}[,;·•|] ?)?(?:(?:strecke|lange|distanz|distance|length|longueur|lunghezza|distancia|afstand)\s?:? )?(?:ca\. |approx\.? |about |~ ?)?[\d.,]{1,7} ?(?:km|kms|mi|miles|kilomet(?:er|re)s)\b ?[,;·•|/–-].{0,40}?(?:ascent|descent|climb|elevation|uphill|hm\b|aufstieg|abstieg|hohenmeter|denivele|d\+|montee|desnivel|subida|dislivello|salita|[+↑↗] ?\d{2,4} ?m\b|\d{2,4} ?m (?:up|auf|de montee))/;
const WAY =
  /\p{L}\s(?:to|nach|bis|vers|à|a|hasta|→|->|–|-)\s\p{Lu}|\s(?:und zurück|and back|et retour|e ritorno|y vuelta|e volta|en terug)$/u;
const MAX_LENGTH = 160;

/** The stage as an entry named by the way; null where the line or the heading says something else. */
function readStageFacts(line: DocumentLine, way: Passage | null): ActivityDraft | null {
  if (way === null || line.folded.length > MAX_LENGTH || !mayHoldDistance(line.look)) return null;
  if (!WAY.test(way.text)) return null;
  if (!FIGURES.test(line.folded) && !areBareFigures(line.folded)) return null;
  const [distance] = findDistances(line.folded);
  if (!distance) return null;
  // From hut to hut, from castle to castle: one walks.
  const isRide = findActivityType(foldText(way.text))?.type === 'travel';
  return {
    ...NO_FACTS,
    title: stated(way.text, [spanOf(way)]),
    description: stated(line.passage.text, [spanOf(line.passage)]),
    distance: stated(line.passage.text.slice(distance.from, distance.to), [
      spanOf(line.passage, distance.from, distance.to),
    ]),
    type: derived(isRide ? 'travel' : 'activity', [spanOf(way)]),
  };
}

/** `Start 07:00` over the figures of the stage: when it begins. */
const STARTS = /^(?:start|abmarsch|aufbruch|departure|depart|salida|partenza|partida|vertrek)$/;
const MEETS = /^(?:treffpunkt|treffen|meet(?:ing)?|rendez-vous|punto de encuentro|ritrovo|ponto de encontro)\b/;

/** Adds the stage that the line tells, behind nothing but the way to its start; true where it tells one. */
export function takeStage(line: DocumentLine, way: Passage | null, builder: BlockBuilder): boolean {
  const stage = readStageFacts(line, way);
  if (stage === null) return false;
  const { last } = builder;
  const before = last === null ? '' : foldText(last.draft.title.value);
  const isStart = STARTS.test(before);
  if (last !== null && !isStart && !MEETS.test(before) && last.draft.type.value !== 'travel') return false;
  // `Bus to Gosau` over `9:00 Bus to Gosau`: the figures are of what is told already.
  if (foldText(stage.title.value) === before) return false;
  if (last !== null && isStart) last.become(stage);
  else builder.add(stage, { indent: line.indent, isMarked: false });
  return true;
}

const RIDE = new LinePattern(
  /^(?![^.]{0,40}\btotal\b)(?:drive|driving|(?:auto)?fahrt|route|trajet|trayecto|tragitto|trajeto|rit)\s?:\s*(?:ca\.? ?|approx\.? |about |around |~ ?|env\.? |circa |cerca de )?\d[\d.,]{0,6}\s?(?:kms?|mi|miles|h|hrs?|hours?|std|stunden|heures?|horas?|ore|uur|min)\b/,
);

/**
 * `Drive: 350 km, 5 hrs (gravel)`: the label and its figures are no name. The day's heading names the way (`Windhoek to Sesriem`), else the
 * label says what is done.
 */
export function readRideFacts(
  { passage, folded, look, isBold }: DocumentLine,
  way: Passage | null,
): ActivityDraft | null {
  if (isBold || (look.signs & LABEL_MARK) === 0 || folded.length > MAX_LENGTH || !RIDE.test(look, folded)) return null;
  const colon = passage.text.indexOf(':');
  const facts = trimPassage(slicePassage(passage, colon + 1));
  const [distance] = findDistances(folded);
  const label = trimPassage(slicePassage(passage, 0, colon));
  const name = way !== null && WAY.test(way.text) ? way : label;
  return {
    ...NO_FACTS,
    title: stated(name.text, [spanOf(name)]),
    description: stated(facts.text, [spanOf(facts)]),
    distance: distance
      ? stated(passage.text.slice(distance.from, distance.to), [spanOf(passage, distance.from, distance.to)])
      : null,
    type: derived('travel', [spanOf(label)]),
  };
}
