/** F-581: `Sie wünschen: Abflug 9-17 Uhr ab FRA, Rückflug nicht vor 12 Uhr`: when somebody would like to fly is no flight. */
import { type LineLook, LinePattern } from '../../../text/line-look.ts';
import { type FlightUnit, hasMark } from './flight-unit.ts';

const WISHED = new LinePattern(
  /(?<![a-z])(?:you (?:asked|wanted|wished|requested)|(?:your|client'?s?) (?:requests?|requirements|preferences?|wish(?:es)?)|requirements|as requested|requested times?|(?:not|no) (?:before|earlier than|later than)|wunsch(?:e|en|te|ten|zeit(?:en)?)?|gewunscht(?:e|en)?|nicht (?:vor|fruher als|spater als|nach)|souhait(?:e|ez|iez|ee?s?)|demandiez|pas (?:avant|apres)|(?:querian?|desean?|pediste|pidieron|solicitad[oa]s?)|no antes de|no despues de|(?:desidera(?:te|va|vate)?|richiest[eoi])|non (?:prima|dopo) del(?:le|l')|deseja(?:m|vam)?|nao antes d[aeo]s?|gewenste?|gevraagde?|niet (?:voor|na))(?![a-z])/,
);

/** Hours without a number beside such words. */
export const isWished = (unit: FlightUnit, folded: string, look: LineLook): boolean =>
  WISHED.mayMatch(look) && hasMark(unit, 'time') && !hasMark(unit, 'flight') && WISHED.regex.test(folded);
