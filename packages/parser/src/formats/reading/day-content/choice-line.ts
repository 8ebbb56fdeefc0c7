/**
 * A line with its time that offers what stands below it, of which each traveller takes one:
 *
 *   10:45 - 12:00  CONCURRENT SESSIONS (choose one)
 *                  A. Claims in practice, Room 2
 *
 * or one without a time over entries that have their own:
 *
 *   Optional excursions:
 *     * Harbour by kayak, 09:00, 2 hrs ... £45
 */
import type { Label } from '../../../annotators/label.ts';
import { mayHoldMoney } from '../../../annotators/money.ts';
import { findTimes } from '../../../annotators/time.ts';
import type { TimeSpan } from '../../../model/clock-time.ts';
import { type Field, stated } from '../../../model/field.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import type { DocumentLine } from '../document.ts';

/** `Optional` of `Optional: Kayaking`, where something is offered so: it is said of the entry. */
export function optionalWords({ passage, folded }: DocumentLine, { valueFrom }: Label): readonly Passage[] {
  const words = OPTIONAL.exec(folded.slice(0, valueFrom))?.[0] ?? '';
  const isOffered = words !== '' && folded.length - valueFrom >= LEAST_OFFERED;
  const from = folded.indexOf(words);
  return isOffered ? [slicePassage(passage, from, from + words.length)] : [];
}
const OPTIONAL =
  /\b(?:optional(?:ly)?|optionnel|option|fakultativ|facultatif|en option|opcional|opzionale|facoltativo)\b/;
const LEAST_OFFERED = 3;

export interface Choice {
  readonly name: Passage;
  /** Null where each has its own. */
  readonly time: Field<TimeSpan> | null;
  readonly indent: number;
}

const CHOICE =
  /\b(?:(?:concurrent|parallel|breakout|simultaneous|elective) (?:sessions?|workshops?|tracks?|activities|programmes?)|(?:(?:morning|afternoon|evening|activity|activities|excursion|tour|leisure) )?options\b(?! (?:available|at|in)\b)|(?:choose|pick|select) (?:one|two|any|from|your|between)|(?:your )?choice of (?:activit|excursion|session|workshop|tour)|parallele? (?:sessions?|workshops?|programme?)|zur auswahl|wahlweise|au choix|ateliers paralleles|a elegir|sesiones paralelas|a scelta|sessioni parallele|a escolha|sessoes paralelas)|\b(?:(?:in |en |em )?paralle(?:l[eo]?)?|(?:en|em) paralelo|gleichzeitig|zeitgleich)\s?:?$/;
const MAX_LENGTH = 120;
const OFFERED =
  /^\W{0,3}(?:(?:optional|shore|land|suggested|bookable|available|extra|fakultative|optionale|zubuchbare|buchbare)[ -]?){1,2}(?:shore |land )?(?:excursions?|tours?|activities|trips|ausfluge|landausfluge|ausflugsangebote)\W{0,3}$|^\W{0,3}(?:landausfluge|excursions? (?:facultatives?|en option|au choix)|(?:excursiones|actividades) opcionales|escursioni facoltative|(?:excursoes|passeios) opcionais)\W{0,3}$/;

/** Null where no list stands below it; or where neither the line nor the first entry of the list has an hour, and what is offered no price. */
export function readChoice(line: DocumentLine, next: DocumentLine | null): Choice | null {
  return readTimedChoice(line, next) ?? readOffered(line, next);
}

/** The first of what is offered tells an hour and a price. */
function readOffered(line: DocumentLine, next: DocumentLine | null): Choice | null {
  if (next === null || next.bullet === null || line.bullet !== null || line.folded.length > MAX_NAME) return null;
  if (!OFFERED.test(line.folded) || findTimes(next.folded).length === 0 || !mayHoldMoney(next.passage.text))
    return null;
  return { name: trimPassage(line.passage, ':–—-|.,*_ '), time: null, indent: line.indent };
}
const MAX_NAME = 48;

/** `Shore excursions`, `Optional tours:` alone on a line. Folded. */
export const namesOffers = (folded: string): boolean =>
  folded !== '' && folded.length <= MAX_NAME && OFFERED.test(folded);

/** I-579: such a line right over others without a mark, the first with its price: they are what may be booked. */
export const headsOffers = (line: DocumentLine, next: DocumentLine): boolean =>
  line.bullet === null &&
  next.bullet === null &&
  !next.afterBlank &&
  next.table === null &&
  mayHoldMoney(next.passage.text);

function readTimedChoice(line: DocumentLine, next: DocumentLine | null): Choice | null {
  if (!line.startsWithTime || next === null || next.bullet === null || next.startsWithTime) return null;
  if (next.indent < line.indent || (next.indent === line.indent && line.bullet !== null)) return null;
  if (line.folded.length > MAX_LENGTH || !CHOICE.test(line.folded)) return null;
  const [mention] = findTimes(line.folded);
  if (!mention) return null;
  const name = trimPassage(slicePassage(line.passage, mention.to), ':–—-|.,');
  return { name, time: stated(mention.time, [spanOf(line.passage, mention.from, mention.to)]), indent: line.indent };
}
