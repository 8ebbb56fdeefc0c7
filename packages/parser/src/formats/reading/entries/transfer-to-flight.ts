/** I-309: `Transfer to the airport for your flight at 18:30`: the hour is that of the flight, not when one is fetched. Two entries. */
import { findTimes } from '../../../annotators/time.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

const FLIGHT =
  '(?:(?:return|onward|outbound|homebound|international|domestic|departing|departure|evening|afternoon|morning|late|early|direct) ){0,2}(?:flights?|train|ferry)\\b|(?:ruck|heim|weiter|ab|inlands)?flug\\b|vol\\b|vuelo\\b|volo\\b|voo\\b|vlucht\\b|terugvlucht\\b|(?<number>(?:[a-z]{2}|[a-z]\\d|\\d[a-z]) ?\\d{2,4}\\b)';
const TRANSFER = compactPattern(
  `^(?<ride>(?:(?:private|shared|road|group|coach|morning|afternoon|evening|early|return) ){0,2}(?:transfers?|taxi|drive|shuttle|traslado|transfert|trasferimento|fahrt|bustransfer|busfahrt|navette|translado) [^.,;:()\\d]{3,60}?)(?<joint>[,;] (?:(?:and|then|und|dann|et|puis|y|luego|e|poi|en) )?|(?: in time)? for (?:(?:your|the|our|a|his|her|their) )?| to (?:catch|board|connect with) (?:(?:your|the|our) )?| (?:zum|fur den) | pour (?:prendre )?(?:le |votre |leur )?| para (?:tomar |coger |abordar |apanhar )?(?:el |su |vuestro |o )?| per (?:prendere )?il | voor (?:de |uw )?)(?=${FLIGHT})`,
);

/** The transfer and the flight; the passage alone where its hour is that of the transfer. */
export function splitTransfer(passage: Passage): readonly Passage[] {
  if (passage.text.length > MAX_LINE) return [passage];
  const folded = foldText(passage.text);
  const match = TRANSFER.exec(folded);
  const { ride = '', joint = '' } = match?.groups ?? {};
  if (match === null) return [passage];
  const times = findTimes(folded);
  const at = ride.length + joint.length;
  // `, by 15:00`, `, ca 90 km`: an airline is written in capitals.
  if (match.groups?.['number'] !== undefined && !NUMBER.test(passage.text.slice(at))) return [passage];
  if (times.length === 0 || times.some(({ from }) => from < at)) return [passage];
  return [trimPassage(slicePassage(passage, 0, ride.length)), trimPassage(slicePassage(passage, at))];
}
const MAX_LINE = 200;
const NUMBER = /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{2,4}(?![:.]\d|\d|\s?(?:min|km|h)\b)/;
