/** Which of two places that a flight joins is the one where one lives. */
import type { PlaceMention } from '../../../annotators/place.ts';
import type { DocumentLine } from '../../../formats/reading/document.ts';

/** `Return flights Cork - Faro`: the first of the two is where one lives. */
const FLIGHT_BEFORE =
  /\b(?:flights?|flts?|fly(?:ing)?|air(?:fare)?|flug|fluge|vols?|vuelos?|volo|voli|voos?|(?:retour)?vlucht(?:en)?)\b[^.;,:]{0,16}[ :]$/;
const WAY = /^(?: ?\([A-Z]{3}\))? ?(?:-|–|—|→|>|\/|to|nach|bis|a|naar) ?$/;

/** `Flug Köln/Sewilla`: the other end may be a town that is not known. */
const WAY_TO_NAME = /^(?: ?\([A-Z]{3}\))? ?(?:–|—|→|\/|-) ?\p{Lu}\p{Ll}{2}/u;

/** `✈️ Gulf Air, Paris Orly to Manama`: the airport has a name of its own behind the town. */
const FLIGHT_PICTURE = /^(?:✈|🛫|🛬|🛩)/u;
const WAY_OF_PICTURE = /^(?: \p{Lu}[\p{L}-]{1,14}){0,2}(?: ?\([A-Z]{3}\))? ?(?:-|–|—|→|➡|>|to|nach|bis|a|à|naar) ?$/u;

/** It begins with the picture of a plane. */
export const isFlownLine = ({ emojiLength, passage: { text } }: DocumentLine): boolean =>
  emojiLength > 0 && FLIGHT_PICTURE.test(text);

/** `Mumbai to Jeddah direct by Saudia`: how one gets there. */
export const isFlownWay = ({ folded }: DocumentLine): boolean => folded.length <= MAX_WAY && FLOWN_WAY.test(folded);
const MAX_WAY = 90;
const FLOWN_WAY =
  /^\W*[a-z .'-]{3,24} (?:to|-|–|→|>|nach|a|vers) [a-z .'-]{3,24},? \(?(?:(?:direct|non-?stop|direktflug|vol direct|vuelo directo|volo diretto)\b(?! (?:train|bus|ferry|coach|rail))|(?:by|with|on|mit|avec|con) (?:direct )?(?:flights?|(?:[a-z]+ )?air(?:lines|ways|india)?)\b)/;

export const isFlownFrom = (line: DocumentLine, place: PlaceMention, next: PlaceMention | undefined): boolean =>
  (next !== undefined && isFlownLine(line) && WAY_OF_PICTURE.test(line.passage.text.slice(place.to, next.from))) ||
  (place.from <= 2 && isFlownWay(line)) ||
  isToldFlownFrom(line, place, next);

const isToldFlownFrom = (line: DocumentLine, place: PlaceMention, next: PlaceMention | undefined): boolean =>
  (WAY_TO_NAME.test(line.passage.text.slice(place.to, place.to + 16)) ||
    (next !== undefined && WAY.test(line.passage.text.slice(place.to, next.from)))) &&
  (FLIGHT_BEFORE.test(line.folded.slice(Math.max(0, place.from - 36), place.from)) ||
    CARRIED.test(line.folded.slice(Math.max(0, place.from - 36), place.from)));

/** `te lleva de Madrid a Cancún`, `vous emmène de Lyon à Djerba`: the word before it is that of many other names. */
const CARRIED =
  /\b(?:llev|port|emmen|lev|vuel|vol|vo|viaj|viagg|part)[a-z]{1,5} (?:(?:te|os|vous|ti|vi|voce|voces) )?(?:de|da|desde|do|di) $/;
