/**
 * A line with its time that offers what stands below it, of which each traveller takes one:
 *
 *   10:45 - 12:00  CONCURRENT SESSIONS (choose one)
 *                  A. Claims in practice, Room 2
 */
import { findTimes } from '../../annotators/time.ts';
import type { TimeSpan } from '../../model/clock-time.ts';
import { type Field, stated } from '../../model/field.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import type { DocumentLine } from './document.ts';

export interface Choice {
  readonly name: Passage;
  readonly time: Field<TimeSpan>;
  readonly indent: number;
}

const CHOICE =
  /\b(?:(?:concurrent|parallel|breakout|simultaneous|elective) (?:sessions?|workshops?|tracks?|activities|programmes?)|(?:(?:morning|afternoon|evening|activity|activities|excursion|tour|leisure) )?options\b(?! (?:available|at|in)\b)|(?:choose|pick|select) (?:one|two|any|from|your|between)|(?:your )?choice of (?:activit|excursion|session|workshop|tour)|parallele? (?:sessions?|workshops?|programme?)|zur auswahl|wahlweise|au choix|ateliers paralleles|a elegir|sesiones paralelas|a scelta|sessioni parallele|a escolha|sessoes paralelas)|\b(?:(?:in |en |em )?paralle(?:l[eo]?)?|(?:en|em) paralelo|gleichzeitig|zeitgleich)\s?:?$/;
const MAX_LENGTH = 120;

/** Null where the line has no time of its own, or no list below it. */
export function readChoice(line: DocumentLine, next: DocumentLine | null): Choice | null {
  if (!line.startsWithTime || next === null || next.bullet === null || next.startsWithTime) return null;
  if (next.indent < line.indent || (next.indent === line.indent && line.bullet !== null)) return null;
  if (line.folded.length > MAX_LENGTH || !CHOICE.test(line.folded)) return null;
  const [mention] = findTimes(line.folded);
  if (!mention) return null;
  const name = trimPassage(slicePassage(line.passage, mention.to), ':–—-|.,');
  return { name, time: stated(mention.time, [spanOf(line.passage, mention.from, mention.to)]), indent: line.indent };
}
