/** What closes a programme and tells of nothing to do. */
import { findTimes } from '../../../annotators/time.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type Passage, slicePassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

const ENDS_TRIP = compactPattern(
  /^(?:end of (?:our |the |your )?(?:services?|tour|trip|programme?|arrangements?|journey|itinerary)|ende (?:der|des|unserer) (?:reise|leistungen|programms|rundreise)|fin (?:de nos|des|du) (?:services|prestations|voyage|circuit)|fin (?:de los|del|de nuestros) (?:servicios|viaje|programa)|fine (?:dei|del|dei nostri) (?:servizi|viaggio|programma)|fim (?:dos|da|do) (?:servicos|viagem|programa))[\s.!*]*$/,
);

/** `End of services`, `Fin de nos prestations`. */
export const endsTrip = ({ text }: Passage): boolean =>
  mayEndTrip(text.charCodeAt(0)) && ENDS_TRIP.test(foldText(text.slice(0, 60)));

/** `e` or `f`, in any case and with any accent. */
const mayEndTrip = (first: number): boolean =>
  (first >= 0x65 && first <= 0x66) || first === 0x45 || first === 0x46 || first >= 128;

/** `10:00 train home. See you there! Ana` in the line of the last day: what is said to the reader is no part of it. */
export function withoutFarewell(plan: Passage): Passage {
  const asks = plan.text.search(TO_READER);
  // `call me if you oversleep, 1pm lunch`: the plan goes on.
  const isLast = asks >= 0 && findTimes(foldText(plan.text.slice(asks))).length === 0;
  const ends = [plan.text.search(FAREWELL), isLast ? asks : -1].filter((at) => at >= 0);
  return ends.length === 0 ? plan : slicePassage(plan, 0, Math.min(...ends) + 1);
}

/** `Any probs txt me x`: what nobody plans, behind a comma or a line's end, too. */
const TO_READER =
  /[.!?,] {1,2}(?=(?:(?:if (?:you have |there are )?)?any (?:probs?|problems?|questions?|issues?|queries|qs|worries)\b|(?:just |pls |please )?(?:call|txt|text|ring|msg|message|whatsapp|ping|email) (?:me|us)\b|let (?:me|us) know\b|shout if\b|have (?:fun|a (?:great|good|lovely|nice|fab|wonderful|safe) )|bei fragen\b|meld(?:e|et)? (?:dich|euch|sie sich)\b|des questions\b|appelle[zs]?-moi|dites-moi|cualquier (?:cosa|duda|problema)|ll[aá]mame|per (?:qualsiasi|ogni) (?:cosa|dubbio|problema)|qualquer (?:coisa|d[uú]vida))(?!\p{L}))/iu;

const FAREWELL =
  /[.!?] {1,2}(?=(?:see you (?:there|soon|then|all|at|on)|looking forward|(?:we )?can['’]t wait|(?:best|kind|warm) (?:regards|wishes)|safe travels|bis (?:bald|dann)|(?:viele|liebe|herzliche|beste) gr(?:ü|ue)(?:ß|ss)e|à bientôt|cordialement|hasta pronto|un (?:saludo|abrazo)|nos vemos|(?:cordiali )?saluti|a presto|ci vediamo|até (?:breve|já|lá)|abraços|tot (?:dan|snel|ziens)|(?:met )?(?:vriendelijke )?groet(?:en|jes)?)(?!\p{L}))/iu;
