/** F-581: `Sie wünschen: Abflug 9-17 Uhr ab FRA, Rückflug nicht vor 12 Uhr`: when somebody would like to fly is no flight. */
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type LineLook, LinePattern } from '../../../text/line-look.ts';
import { type FlightUnit, hasMark } from './flight-unit.ts';

/** `As requested`, `wie gewünscht` is said of what is offered. */
const ASKED =
  "(?<!(?<![a-z])(?:as|wie|comme|como|come|zoals) )(?:you (?:asked|wanted|wished|requested)|(?:your|client'?s?) (?:requests?|requirements|preferences?|wish(?:es)?)|requirements|requested times?|(?:would|(?:they|i|we|she|he|you)['’]d) (?:prefer|love|like) to(?! (?:offer|propose|suggest|confirm|quote|book))|wunsch(?:e|en|te|ten|zeit(?:en)?)?|gewunscht(?:e|en)?|souhait(?:e|ez|iez|ee?s?)|(?:demand|voul)iez|(?:querian?|desean?|pediste|pidieron|solicitad[oa]s?)|(?:desidera(?:te|va|vate)?|richiest[aeio])|deseja(?:m|vam)?|gewenste?|gevraagde?)";
const LIMIT =
  "(?:(?:not|no) (?:before|earlier than|later than)|nicht (?:vor|fruher als|spater als|nach)|pas (?:avant|apres)|no antes de|no despues de|non (?:prima|dopo) del(?:le|l')|nao antes d[aeo]s?|niet (?:voor|na))";
const WISHED = new LinePattern(compactPattern(`(?<![a-z])(?:(?<asked>${ASKED})|${LIMIT})(?![a-z])`));

/**
 * Hours without a number or an airline behind such words. Where the day and both ends stand there, too, it is a flight, unless the line begins with
 * what was asked for.
 */
export function isWished(unit: FlightUnit, folded: string, look: LineLook, isWhole: boolean): boolean {
  if (!WISHED.mayMatch(look) || !hasMark(unit, 'time') || hasMark(unit, 'flight')) return false;
  const wish = WISHED.regex.exec(folded);
  const first = unit.marks.find(({ kind }) => kind === 'time' || kind === 'place' || kind === 'date');
  if (wish === null || first === undefined) return false;
  const isAsked = wish.groups?.['asked'] !== undefined && wish.index < first.from && !hasMark(unit, 'airline');
  if (isAsked || !isWhole || !hasMark(unit, 'date')) return isAsked || isBeforeTimes(unit, wish.index);
  return false;
}

/** The unit without the hours that are such a limit. */
export function withoutLimits(unit: FlightUnit, folded: string, look: LineLook): FlightUnit {
  if (!WISHED.mayMatch(look) || !hasMark(unit, 'time')) return unit;
  const isLimit = ({ kind, from }: FlightUnit['marks'][number]): boolean =>
    kind === 'time' && BEHIND_LIMIT.test(folded.slice(Math.max(0, from - 24), from));
  return unit.marks.some(isLimit) ? { ...unit, marks: unit.marks.filter((mark) => !isLimit(mark)) } : unit;
}
const BEHIND_LIMIT = compactPattern(`(?<![a-z])${LIMIT} $`);

/** `LHR 08:25 (not before 8 as you asked)` is a flight with a remark. */
const isBeforeTimes = ({ marks }: FlightUnit, at: number): boolean =>
  !marks.some(({ kind, from }) => kind === 'time' && from < at);
