/**
 * T-502: `Back  Tue 26 Jan 2027  Bridgetown - London  dep 19:10 (arrives Wed 27 Jan)`: the day on which a flight lands, told behind the day on which
 * it leaves. No journey begins on it, and the way out does not end with it.
 */
import type { DateMention } from '../../../annotators/date.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { dayNumberOf, type PartialDate } from '../../../model/partial-date.ts';

const LANDS =
  /(?:\(|\b)(?:arr(?:ives?|iving|ival)?\.?|lands?|landing|ankunft|an|landung|landet|arrivee|atterrissage|llega(?:da|ndo)?|arriv[oa]|atterra(?:ggio)?|chega(?:da|ndo)?|aankomst|landt|ankomst)[\s:,]{1,3}(?:(?:on|am|le|el|il|op|den) )?(?:\d{1,2}[:.h]\d\d(?: ?[ap]m)?,? (?:uhr )?(?:on |am |le |el |il |op )?)?$/;
const IN_BRACKETS = /\([^()]{0,30}$/;
const CLOCK = /\b\d{1,2}[:.h]\d\d(?!\d|\.\d)/;
/** `arriving back in Leeds on the 20th`: the journey's end. */
const HOME = /\b(?:back|home|zuruck|zu hause|de retour|de vuelta|de volta|a casa|terug|thuis)\b/;
const LEAD = 30;
/** The longest flight lands two days later by the calendar. */
const MOST_DAYS = 2;

/** `leaving home 19 Jan, arriving in Lima on 20 Jan`, and on the next lines the way home. */
const ARRIVES_THERE =
  /\b(?:arriv(?:es?|ing)|landing|ankunft|ankommen|arrivee|arrivant|llegando|llegada|arrivo|arrivando|chegada|chegando|aankomst) (?:in|at|en|a|au|em|am) (?!home)[a-z][a-z' -]{2,24},? (?:(?:on|am|le|el|il|op|den) )?(?:the )?$/;
const WAY_HOME =
  /\b(?:back|home|return(?:s|ing)?|ret|inbound|ruckflug|ruckreise|zuruck|retour|vuelta|regreso|ritorno|rientro|volta|regresso|terug)\b[^.;:\d]{0,30}\d/;
const LINES_BELOW = 3;

function isArrivalThere(gap: string, line: DocumentLine, { to }: DateMention, { lines }: SourceDocument): boolean {
  if (!ARRIVES_THERE.test(gap.slice(-LEAD * 2))) return false;
  const below = lines.slice(line.index + 1, line.index + 1 + LINES_BELOW);
  return (
    WAY_HOME.test(line.folded.slice(to, to + MAX_LINE)) ||
    below.some(({ folded }) => WAY_HOME.test(folded.slice(0, MAX_LINE)))
  );
}

/** `before` is the date told before this one on its line. */
export function isLandingDay(
  document: SourceDocument,
  line: DocumentLine,
  mention: DateMention,
  before: DateMention | undefined,
): boolean {
  if (before === undefined || before.end !== null || mention.end !== null) return false;
  const days = daysBetween(before.date, mention.date);
  if (days < 0 || days > MOST_DAYS) return false;
  const gap = line.folded.slice(before.to, mention.from);
  if (days > 0 && !HOME.test(gap) && isArrivalThere(gap, line, mention, document)) return true;
  return LANDS.test(gap.slice(-LEAD)) && !HOME.test(gap) && (IN_BRACKETS.test(gap) || CLOCK.test(gap));
}

const SOME_YEAR = 2027;

function daysBetween(first: PartialDate, last: PartialDate): number {
  const year = first.year ?? last.year ?? SOME_YEAR;
  const isNext = last.year === null && last.month < first.month;
  return dayNumberOf({ ...last, year: last.year ?? year + (isNext ? 1 : 0) }) - dayNumberOf({ ...first, year });
}

/** `home Sun 14 Feb - o/night flt back on the 13th`: a night of the journey is none of the stay. */
export const fliesByNight = (folded: string): boolean => folded.length <= MAX_LINE && NIGHT_FLIGHT.test(folded);
const MAX_LINE = 240;
const NIGHT_FLIGHT =
  /\b(?:(?:o\/n(?:ight)?|over ?night|night|red[- ]?eye) (?:flt|flight|fly)s?|red[- ]eye|nachtflug|vols? de nuit|vuelos? (?:nocturno|de noche)|vol[oi] notturn[oi]|voos? noturnos?|nachtvlucht|nattflyg|natfly|nattfly)\b/;
