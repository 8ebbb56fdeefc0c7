/** `€1,980 p.p. twin share / €2,540 single`, `1.190 € p.P. im DZ`: how the room is shared, told behind the price. */
import type { DocumentLine } from '../../../formats/reading/document.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type Passage, slicePassage } from '../../../text/passage.ts';

const UNIT =
  'per (?:person|adult)|pps?\\b|p\\.p\\.?(?:s\\.)?|each|per pax|pro person|par personne|\\/ ?pers\\.?|par pers\\.?|por persona|a persona|por pessoa';
const ROOM =
  '(?:dbl|double|twin|sgl|single|solo|tpl|triple|quad|quadruple)(?:\\/(?:twin|double|dbl|twn))?(?:[ -](?:room|share|sharing|shared|occupancy|occ|use|cabin|basis|traveller|traveler)){0,2}|sharing|dz|ez|doppelzimmer|einzelzimmer|dreibettzimmer|(?:chambre|habitacion|camera|quarto|base) (?:double|doble|doppia|duplo|dupla|single|individuelle|individual|singola|simple|triple|tripla|triplo)|doppia|singola|tripla|doble|individual|sencilla|duplo|dupla';
const BEHIND = compactPattern(
  `^(?:\\/-)?\\s?(?:${UNIT})?[\\s,:–(-]{0,3}(?:(?:based on|in|in a|im|bei|en|em|on|for|for a) )?(?<label>${ROOM})\\)?[\\s.*]{0,3}$`,
);
const LONGEST = 56;

/** What stands between the price and `until`, where it says that alone. */
export function occupancyBehind(line: DocumentLine, from: number, until: number): Passage | null {
  if (until - from > LONGEST) return null;
  const behind = line.folded.slice(from, until);
  const label = BEHIND.exec(behind)?.groups?.['label'];
  if (label === undefined) return null;
  const at = from + behind.lastIndexOf(label);
  return slicePassage(line.passage, at, at + label.length);
}
