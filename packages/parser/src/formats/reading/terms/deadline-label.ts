/** F-449: one value a line: the day below `Valid until`, `Pay by`, `Option expires` is that of the offer, of no flight. */
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT } from '../../../text/line-look.ts';
import type { DocumentLine } from '../document.ts';

const LABEL = compactPattern(
  /^(?:please |to be |your |this |the )?(?:(?:pay|paid|payment|book|booked|ticket|ticketed|ticketing|issue|issued|confirm|reply|respond|hold|held|accept|purchase|buy|reserved?)(?: in full)? (?:due )?(?:by|before|until|till|on or before|no later than)|(?:(?:offer|quote|quotation|fare|price|rate|option|hold|deal|booking) )?(?:valid(?:ity)?|expires?|expiry(?: date)?|ends?|held|guaranteed|good)(?: (?:until|till|to|on|by|date|through|thru))?|(?:(?:full |final )?payment|ticketing|ticket|booking|option|quote|offer|hold)? ?(?:deadline|due(?: date| by| on)?|time limit|expiry(?: date)?)|(?:angebot |preis |option |tarif )?(?:gultig(?:keit)?|buchbar|reserviert|optioniert|zahlbar|option)(?: bis(?: zum)?)?|(?:zahlung|zahlungsfrist|buchungsfrist|optionsfrist|ticketfrist)(?: bis| fallig(?: am)?)?|(?:offre |devis |tarif |prix )?valable jusqu'?(?:au|a)|date limite(?: d[e'].{2,24})?|(?:a )?(?:payer|regler|paiement|reserver|confirmer)(?: avant(?: le)?| jusqu'?au)|(?:oferta |tarifa |precio |cotizacion )?valid[oa](?: hasta(?: el)?| ate| fino al?)|validez|validade|validita|vence(?: el)?|vencimiento|vencimento|scadenza|scade(?: il)?|fecha limite(?: de .{2,24})?|data limite(?: .{2,24})?|(?:pagar|reservar|emitir|confirmar)(?: antes del?| hasta(?: el)?| ate)|(?:pagare|prenotare|confermare)(?: entro(?: il)?)|(?:offerte )?geldig(?: tot(?: en met)?)?|(?:betalen|boeken|bevestigen)(?: voor| uiterlijk))\s?:?$/,
);
const MAX_LABEL = 48;
/** A day with its hour and zone is no longer. */
const MAX_DAY = 44;

/** Names the line a deadline, and nothing more? */
export const isDeadlineLabel = ({ folded, look }: DocumentLine): boolean =>
  folded.length <= MAX_LABEL && (look.signs & DIGIT) === 0 && LABEL.test(folded);

export const isDayOfDeadline = ({ folded, look }: DocumentLine, above: DocumentLine): boolean =>
  (look.signs & DIGIT) !== 0 && folded.length <= MAX_DAY && isDeadlineLabel(above);
