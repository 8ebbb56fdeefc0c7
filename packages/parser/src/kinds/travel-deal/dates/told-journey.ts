/**
 * A journey told in one paragraph with its stops: `You fly from Cork on 3 May, leave the lake on 11 May and are back home on 12 May.` Its
 * first day is that of the way out and its last that of the way home, however many days stand between them.
 */
import type { DateMention } from '../../../annotators/date.ts';
import type { DocumentLine } from '../../../formats/reading/document.ts';
import { dayNumberOf, type PartialDate } from '../../../model/partial-date.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';

/** What goes before the first day. */
const OUTWARD = compactPattern(
  /\b(?:fly|flying|flights?|depart(?:s|ing|ure)?|leav(?:e|es|ing)|set(?:ting)? (?:off|out)|start(?:s|ing)?|travel|sail|take off|go out|out on|fliegen|fliegt|abflug|abreise|starten|startet|hinflug|fahren|partez|partons|depart|decollez|envol|sal(?:en|is|imos|ida)|vol(?:ais|ate|ano)|part(?:ite|enza|ono|ida|em|imos)|vuelo|volo|voo|saida|saem)\b[^.;!?]{0,90}$/,
);
/** What goes before the last. */
const HOMEWARD = compactPattern(
  /\b(?:back|home|homewards?|return(?:s|ing)?|ruckflug|zuruck|wieder (?:in|zu hause)|heim|rentrez|de retour|retour|volv(?:eis|emos|er|eran)|regres(?:o|an|sam|ais)|de vuelta|vuelta|ritorno|torna(?:te|no)|rientr(?:o|ate|ano)|volta(?:m)?|regresso)\b[^.;!?]{0,50}$/,
);
/** Of several journeys, or of those on sale, none is told. */
const CHOICE = /\b(?:or|oder|ou|either|each|every|weekly|any|departures|further|other dates)\b/;
const LEAST_TEXT = 80;
const MOST_DAYS = 45;
/** `on 3 May and home on 12 May` tells nothing more. */
const SHORT = 40;

export interface ToldJourney<T> {
  readonly first: T;
  readonly last: T;
  /** What happens between them is told too, such as a night on the way. */
  readonly isBroken: boolean;
}

/** `dates` are those of travel in the line, in their order; null where no journey is told. */
export function readToldJourney<T extends { readonly mention: DateMention }>(
  line: DocumentLine,
  dates: readonly T[],
): ToldJourney<T> | null {
  const first = dates[0];
  const last = dates.at(-1);
  if (first === undefined || last === undefined || dates.length < 2 || line.folded.length < LEAST_TEXT) return null;
  if (dates.some(({ mention }) => mention.end !== null)) return null;
  if (!OUTWARD.test(line.folded.slice(0, first.mention.from).slice(-MOST_BEFORE))) return null;
  for (let i = 1; i < dates.length; i++) {
    const gap = line.folded.slice((dates[i - 1] as T).mention.to, (dates[i] as T).mention.from);
    if (CHOICE.test(gap) || HOMEWARD.test(gap.slice(-MOST_BEFORE)) !== (dates[i] === last)) return null;
  }
  const year = first.mention.date.year ?? last.mention.date.year;
  const days = dates.map(({ mention }) => dayOf(mention.date, year));
  const isInOrder = days.every((day, i) => i === 0 || day >= (days[i - 1] as number));
  return isInOrder && (days.at(-1) as number) - (days[0] as number) <= MOST_DAYS
    ? { first, last, isBroken: last.mention.from - first.mention.to > SHORT }
    : null;
}

const MOST_BEFORE = 140;

/** A day without a year is one of the year told. */
const dayOf = (date: PartialDate, year: number | null): number =>
  dayNumberOf({ ...date, year: date.year ?? year ?? 0 });
