/** Pieces of a plan that are nothing to do but said about what stands before them: how it is booked, how long it lasts, what to bring, with which meals. */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { findTimes } from '../../../annotators/time.ts';
import type { Passage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

/** `booked`, `already paid`, `Bring a warm layer` behind what is done: said about it. */
export function saysHowItIs({ text }: Passage): boolean {
  if (text.length > MAX_SAID) return false;
  const folded = foldText(text);
  // `with seals beside the ship`; a meal or an hour is one of its own.
  if (WITH.test(folded)) return findTimes(folded).length === 0 && findActivityType(folded)?.type !== 'meal';
  return (
    STATUS.test(folded) ||
    SAME.test(folded) ||
    ((LASTS.test(folded) || (ONLY.test(folded) && findActivityType(folded) === null)) &&
      findTimes(folded).length === 0) ||
    ADVICE.test(folded) ||
    (ARRANGED.test(folded) && findTimes(folded).length === 0 && findActivityType(folded) === null) ||
    FREE.test(folded) ||
    (ENDS.test(folded) && /^\S+ (?:\S{2,5} )?\p{Lu}/u.test(text))
  );
}

export const MAX_SAID = 80;
/** `con calma`, `no rush` before the first thing of a day: nothing to do. */
export const saysHowItGoes = ({ text }: Passage): boolean => text.length <= MAX_CALM && CALM.test(foldText(text));
const MAX_CALM = 30;
const CALM =
  /^(?:con calma|senza fretta|in (?:aller )?ruhe|(?:ganz )?gemutlich|tranquill(?:e|es|i|amente)|sans se presser|sin prisas?|tranquil[oa]s?|sem pressa|com calma|rustig aan|op ons gemak|no rush|(?:nice and |take it |taking it )easy)[.!]*$/;
const WITH = /^(?:with|mit|avec|con|com|met) /;
const STATUS =
  /^(?:already |all |bereits |schon |deja |ya |gia |ja )?(?:(?:pre-?)?(?:booked|reserved|confirmed|paid|included)|gebucht|reserviert|bestatigt|bezahlt|inbegriffen|reserve|confirme|paye|compris|reservad[oa]|confirmad[oa]|pagad[oa]|incluid[oa]|prenotat[oa]|confermat[oa]|pagat[oa]|inclus[oa]?)(?: (?:in|under|auf|a|au|sous|bajo|op|por|em) [a-z']{2,12}(?: [a-z']{2,12}){0,2})?[.!]?$|^[a-z-]{3,14}(?: [a-z-]{3,14})? (?:incl(?:uded)?|inkl(?:usive)?|inbegriffen|compris|incluid[oa]|inclus[oa])[.!]?$/;
/** `same times`, `zelfde tijden`: when, as on the day before. */
const SAME =
  /^(?:(?:at |zu |zur |auf |aux? |a |alla |alle |na |in |op |om )?(?:the |den |les? |la |los |las |gli |os |as )?(?:same|selben?|gleichen?|memes?|mism[oa]s?|stess[aoi]|mesm[oa]s?|zelfde|dezelfde)|(?:wie|as|comme|como|come|zoals) (?:gestern|vortag|am vortag|yesterday|before|hier|la veille|ayer|ieri|ontem|gisteren)) ?(?:times?|hours?|schedule|zeit(?:en)?|uhrzeit(?:en)?|horaires?|heures?|horarios?|horas?|orari[oi]?|ore|tijd(?:en)?|uren)?(?: (?:as|wie|que|come|als) .{2,30})?[.!]?$/;
/** `dauert ca 2 h`, `takes about 20 min`: how long. */
const LASTS =
  /^(?:dauert|dauer|duurt|duree|dure|duracion|dura|duration) |^(?:lasts?|takes) (?:about |around |approx\.? )?\d/;
/** `nur weiche Kost`, `only cash`: what is allowed. */
const ONLY = /^(?:nur|only|seulement|uniquement|solo|soltanto|somente|alleen|bitte|please) /;
/** `i biglietti li ho già io`, `I've got the tickets`, `ho preso la tripla`: what somebody has seen to. */
const ARRANGED =
  /^(?:(?:i|the|die|der|les?|l[ao]s|las?|il|de|os|as) )?(?:biglietti|tickets?|karten|eintrittskarten|fahrkarten|billets?|entradas|billetes|bilhetes|kaartjes|vouchers?|prenotazioni?|reservas?) (?:[a-z']{1,8} ){0,3}(?:ho|ha|abbiamo|have|has|hat|heeft|got|habe|haben|hab|ai|avons|tengo|tenemos|tenho|temos|heb|hebben)\b|^(?:(?:the )?tickets? (?:are|is) (?:already )?(?:booked|bought|paid)|(?:ho|abbiamo|i have|i've|we have|we've|ich hab(?:e)?|wir haben|j'ai|nous avons|on a|he|hemos|tengo|tenemos|tenho|temos|ik heb|we hebben) (?:gia |already |schon |deja |ya |ja |al )?(?:pres[oi]|prenotato|got|booked|taken|reserved|gebucht|reserviert|genommen|pris|reserve|cogido|reservado|marcado|geboekt|genomen|i biglietti|the tickets|die karten|les billets|las entradas|os bilhetes|de kaartjes)\b)/;
/** `entrata libera`: it costs nothing. */
const FREE =
  /^(?:entrata|ingresso|entree|entrada|eintritt|entry|admission|entrance|toegang) (?:liber[oa]|gratuit[oae]|gratis|libre|livre|frei|kostenlos|is free|free|franca)[.!]*$|^(?:free|freier|kostenloser) (?:entry|entrance|admission|eintritt)[.!]*$/;
/** `FB`, `half board` behind where one sleeps. */
export const BOARD =
  /^(?:[FHB]B|RO|AI|B&B|b&b|(?:full|half|all)[- ](?:board|inclusive)|HP|VP|ÜF|PC|MP|DBB|[BLD](?:[/,+]\s?[BLD]){1,2})(?:,? \d{1,2} ?(?:nts?|nights?))?\.?$/;
/** `3 nts`, `2 nights B&B` behind the way to the house. */
export const areNights = ({ text }: Passage): boolean => text.length <= MAX_NIGHTS && NIGHTS.test(text);
const MAX_NIGHTS = 36;
const NIGHTS =
  /^(?:for )?\d{1,2} ?(?:nts?|nights?|N[äa]chte|nuits?|noches|notti|noites|nachten)(?: ?(?:on |in |mit |avec |con |com )?(?:B&B|BB|HB|FB|DBB|AI|RO|HP|VP|ÜF|half board|full board|all inclusive|bed (?:and|&) breakfast|Halbpension|Vollpension|demi-pension))?\.?$/i;
/** `ends San Pedro` */
const ENDS = /^(?:starts|ends|finishes|starting|ending|finishing|endet|beginnt|termina|acaba|finisce|termine)\s/;
const ADVICE =
  /^(?:please )?(?:bring|wear|pack|dress|remember to (?:bring|wear|pack)|don'?t forget) |^(?:mettetevi|vestitevi|portate(?:vi)?|non dimenticate|zieht euch|denkt an|bringt|vergesst nicht|habillez-vous|n'oubliez pas|poneos|traed|no olvideis|vergeet niet|kleed je|neem) |^(?:bitte .{2,50} mitbringen|(?:pensez a|prevoir|emporter|llevar|traer|portare|levar|trazer) )/;
