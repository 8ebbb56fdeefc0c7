import { compactPattern } from '../../text/compact-pattern.ts';

/** F-616: `Seat 14C`, bags that are checked through, what becomes of a reservation that nobody confirms: nothing that the fare brings or forbids. */
export const isOfReservation = (folded: string): boolean => OF_RESERVATION.test(folded);

const OF_RESERVATION = compactPattern(
  /^(?:seats?|sitz(?:platz)?|siege|asiento|posto|assento|stoel)(?: no\.?| nr\.?)?\s?:?\s?\d{1,2}[a-l](?:\s?[,/&+]\s?\d{1,2}[a-l]){0,8}$|\b(?:checked (?:all the way )?through|through-?checked|durchgecheckt|durchgeladen|enregistre\w{0,3} jusqu|facturad[oa]s? hasta|etichettat[oaie] fino|despachad[oa]s? ate|doorgelabeld)\b|^(?:if (?:no action|nothing|no (?:answer|reply|response|decision))|(?:without|unless we (?:have|get|receive|hear)) (?:your|an?|the) (?:decision|approval|answer|reply|response|confirmation|go-ahead)|(?:sans|sin|senza|sem) (?:votre |vostra |su |sua |tu |la )?(?:validation|decision|reponse|accord|retour|aprobacion|respuesta|confirmacion|approvazione|risposta|conferma|aprovacao|resposta|confirmacao)|ohne (?:ihre |deine |eine )?(?:entscheidung|freigabe|genehmigung|ruckmeldung|antwort|bestatigung))\b.{0,40}\b(?:reservation|booking|request|hold|reservierung|buchung|reserva|prenotazione)\b.{0,24}\b(?:cancel\w*|released|expires?|storniert|verfallt|annulee?|anulada|annullata)\b/,
);
