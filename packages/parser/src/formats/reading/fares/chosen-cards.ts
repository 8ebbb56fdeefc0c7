/**
 * F-339: fares of a booking page one below the other, each with its price and a button, `Main` / `$219` / `Select`, of which one was taken:
 * `✓ Selected` below its price. The others are not paid; two that were taken are each for a part of the journey.
 */
import { compactPattern } from '../../../text/compact-pattern.ts';
import type { DocumentLine } from '../document.ts';
import type { FareMention } from './fare-mention.ts';

const TAKE =
  /^\W{0,3}(?:select|choose|pick|auswahlen|wahlen|choisir|selectionner|elegir|seleccionar|scegli|seleziona|escolher|selecionar|kiezen)(?: (?:fare|flight|bundle|this))?\W{0,3}$/;
const TAKEN = compactPattern(
  /^\W{0,3}(?:(?:currently )?selected|your (?:choice|selection)|chosen|ausgewahlt|gewahlt|selectionne|choisi|seleccionad[oa]|elegid[oa]|selezionat[oa]|scelt[oa]|selecionad[oa]|escolhid[oa]|geselecteerd|gekozen)\W{0,3}$/,
);
const LONGEST = 30;

/** The mentions without those that were not taken; as they are where no card says that it was. */
export function withChosenCards(
  mentions: readonly FareMention[],
  lines: readonly DocumentLine[],
): readonly FareMention[] {
  const offered = new Set<number>();
  const taken = new Set<number>();
  for (const [i, { folded }] of lines.entries()) {
    const above = lines[i - 1];
    if (above === undefined || folded === '' || folded.length > LONGEST) continue;
    if (TAKEN.test(folded)) taken.add(above.index);
    else if (TAKE.test(folded)) offered.add(above.index);
  }
  if (taken.size === 0) return mentions;
  const chosen = mentions.filter(({ line }) => taken.has(line));
  if (chosen.length === 0) return mentions;
  return mentions.map((mention) => {
    if (offered.has(mention.line)) return { ...mention, role: 'other' };
    if (!taken.has(mention.line)) return mention;
    // `Main + Bag` above the price is the name of the fare: no bag has it.
    const role = mention.role === 'other' ? null : mention.role;
    return { ...mention, role: chosen.length > 1 ? 'item' : role };
  });
}
