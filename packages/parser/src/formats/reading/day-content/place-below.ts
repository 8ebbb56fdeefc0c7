/**
 * Programmes that set the place of each entry on the line below it, a house with its street or floor:
 *
 *   18:30  Dinner at the Blue Lantern
 *   Harbour Building 2F, 22 Quayside
 *   Counter seats.
 */
import { beginsWithVerb } from '../../../annotators/action-verb.ts';
import { findActivityType } from '../../../annotators/activity-type.ts';
import { readLabel } from '../../../annotators/label.ts';
import { looksLikePlace, namesVenue } from '../../../annotators/place-look.ts';
import { readSection } from '../../../annotators/section.ts';
import { hasDigit } from '../../../text/character-class.ts';
import type { DocumentLine } from '../document.ts';
import { namesRoom, tellsStay } from './line-looks.ts';

const MAX_LINES = 400;
const LEAST_PLACES = 3;

/** Is the line below most entries with their time an address or a room, or does it begin with the name of a house that stands so below another? */
export function setsPlacesBelow(days: readonly (readonly DocumentLine[])[]): boolean {
  let told = 0;
  let placed = 0;
  const houses = new Set<string>();
  const others: string[] = [];
  for (const lines of days) {
    for (let i = 1; i < lines.length; i++) {
      const line = lines[i] as DocumentLine;
      if (!isRightBelow(line, lines[i - 1])) continue;
      if (++told > MAX_LINES) break;
      const { text } = line.passage;
      if (tellsWhere(text)) {
        placed++;
        houses.add(houseOf(text));
      } else if (tellsPlace(text)) others.push(houseOf(text));
    }
  }
  placed += others.filter((house) => house !== '' && houses.has(house)).length;
  return placed >= LEAST_PLACES && placed * 3 >= told * 2;
}

/** `Villa Mar` of `Villa Mar, olive terrace`; empty where no comma follows. */
const houseOf = (text: string): string => text.slice(0, Math.max(0, text.indexOf(', ')));

/** The lines of a day that tell where the entry right above them is; `hoursBelow` its hours another line, so that a name with its town is the place. */
export function findPlacesBelow(lines: readonly DocumentLine[]): ReadonlySet<DocumentLine> {
  return new Set(
    lines.filter((line, i) => {
      const { text } = line.passage;
      if (!isRightBelow(line, lines[i - 1])) return false;
      return tellsWhere(text) || (lines[i - 1]?.hoursBelow === true && NAME_AND_PART.test(text) && tellsPlace(text));
    }),
  );
}
/** `Tram stop, Port Azul`, `Villa Mar, old mill`: no list of three. */
const NAME_AND_PART = /^\p{Lu}[^,;:!?]{2,40}, [^,;:!?]{3,40}$/u;

/** Without hours, mark or label of its own, under an entry with its time. */
function isRightBelow(line: DocumentLine, above: DocumentLine | undefined): boolean {
  if (above === undefined || !above.startsWithTime || line.startsWithTime || line.afterBlank) return false;
  if (line.bullet !== null || line.heading > 0 || line.table !== null || line.indent < above.indent) return false;
  // A picture says what its line is: a pin the place, a bed the night. `Night at Pier House` is an entry of its own.
  if (line.emojiLength > 0 || tellsStay(line) || beginsWithVerb(line.folded)) return false;
  const { text } = line.passage;
  if (namesRoom(line.folded) && findActivityType(above.folded)?.type === 'accommodation') return false;
  return readLabel(text, line.folded) === null && readSection(line.folded) === null;
}

/** `Mill Lane 9, 4020 Linz`, `Harbour Hall, back door`; `Seat 14C` is how one goes. */
export function tellsPlace(text: string): boolean {
  if (NO_PLACE.test(text) || text.length > MAX_PLACE) return false;
  if (looksLikePlace(text, true)) return true;
  const at = text.indexOf(', ');
  return at > 0 && looksLikePlace(text.slice(0, at), true) && SHORT_TAIL.test(text.slice(at));
}
const MAX_PLACE = 80;
const NO_PLACE =
  /^(?:seats?|table|tickets?|booking|ref|conf(?:irmation)?|code|pnr|sitz|tisch|si[eè]ge|asiento|posto|lugar)\b.{0,14}\d/i;
const SHORT_TAIL = /^(?:,? [\p{L}\p{N}'’-]{1,20}){1,4}$/u;

/** A place by its street, a house's number, a floor or a word for a room: names alone may be those of people. */
const tellsWhere = (text: string): boolean =>
  tellsPlace(text) &&
  (looksLikePlace(text, false) ||
    namesVenue(text) ||
    (hasDigit(text) && (HOUSE_NUMBER.test(text) || FLOOR.test(text))));
const HOUSE_NUMBER = /(?:^|, )\d{1,5}[A-Za-z]?(?:-\d{1,4}){0,3},? (?:\d{1,3}(?:st|nd|rd|th) )?\p{Lu}/u;
const FLOOR = /\b(?:\d{1,3}(?:st|nd|rd|th) [Ff]loor|[Ff]loor \d|\d{1,3}F\b|[Rr]oom \d|[Ll]evel \d)/;

/** `Calle Atlixco 88, Condesa`, `Av. Juárez s/n, Centro`, `3735 Capilano Rd, North Vancouver`, `Terminal 1`: by its form alone. */
export const isAddress = (text: string): boolean =>
  text.length <= MAX_PLACE && ADDRESS.test(text) && !NO_PLACE.test(text);
const ADDRESS =
  /^(?:\p{Lu}[^,;:\d]{3,40} (?:\d{1,5}[a-z]?|s\/n), ?(?:\d{4,6} )?\p{Lu}[^;:·]*|\d{1,5}[a-z]? \p{Lu}[^,;:\d]{2,40}, ?\p{Lu}[^;:·]*|(?:Terminal|Pier|Dock|Gate|Gleis|Halle|Hall|Quai|Muelle) [A-Z\d]{1,3})$/u;
