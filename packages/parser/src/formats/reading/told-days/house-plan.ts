/**
 * A day of one line that tells at dashes where one is, where one sleeps, and what is done:
 *
 *   Arusha – Jacaranda Lodge [D] – Transfer from the airport
 *   ^^^^^^   ^^^^^^^^^^^^^^^^^^^^   ^^^^^^^^^^^^^^^^^^^^^^^^^
 *   name     house                entry
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { hasTime } from '../entries/split-entries.ts';

export interface HousePlan {
  readonly name: Passage;
  /** Without the codes of meals behind it; null where these stand alone. */
  readonly house: Passage | null;
  readonly entries: readonly Passage[];
}

const DASH = /\s[–—-]\s/g;
const LEAST_PARTS = 3;
const MAX_NAME = 40;
/** `[B/L/D]`, `(D)` */
const CODES = /\s?[[(](?:-|[BLDbld]{1,2}|Br)(?:[/,+ ]{1,2}(?:-|[BLDbld]{1,2}|Br)){0,3}[\])]$/;

export function readHousePlan(title: Passage): HousePlan | null {
  const dashes = allMatches(DASH, title.text);
  if (dashes.length < LEAST_PARTS - 1) return null;
  const cuts = [0, ...dashes.map((dash) => dash.index + dash[0].length)];
  const parts = cuts.map((from, i) => trimPassage(slicePassage(title, from, dashes[i]?.index)));
  const [name, house, ...others] = parts;
  if (name === undefined || house === undefined || name.text.length > MAX_NAME || hasTime(name)) return null;
  const codes = CODES.exec(house.text);
  if (codes?.index === 0) return { name, house: null, entries: others };
  const isHouse = codes !== null || findActivityType(foldText(house.text))?.type === 'accommodation';
  if (!isHouse || hasTime(house) || findActivityType(foldText(name.text)) !== null) return null;
  return { name, house: codes === null ? house : slicePassage(house, 0, codes.index), entries: others };
}
