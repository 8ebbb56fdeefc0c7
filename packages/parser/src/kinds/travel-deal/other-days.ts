/** T-524: `autre date possible du 9 au 11 avril, + 40 €`, `auch möglich: 9. - 11.4.`: another day that might be had; not when the offer is for. */
import { compactPattern } from '../../text/compact-pattern.ts';

const OTHER = compactPattern(
  /\b(?:autres? (?:dates?|departs?|periodes?|semaines?)|(?:andere[rns]?|weitere[rn]?|alternativ[a-z]{0,3}) (?:reise)?(?:termine?|daten|zeit(?:raum)?|wochen?|abfahrt(?:en)?)|(?:other|another|alternative|further|additional|alt) (?:dates?|departures?|weeks?|weekends?)|also (?:available|possible|on|runs?|departs?|operates)|auch (?:moglich|buchbar|verfugbar|am|vom)|otras? (?:fechas?|salidas?|semanas?)|tambien (?:disponible|posible|hay)|altr[aeio] (?:dat[ae]|partenz[ae]|settiman[ae]|period[oi])|anche (?:possibile|disponibile)|outras? (?:datas?|saidas?|semanas?)|tambem (?:disponivel|tem|possivel)|andere (?:data|datum|datums|vertrekdata|periode)|ook (?:mogelijk|beschikbaar|op)|andre (?:datoer|afgange|avganger|uger)|anden dato|andra (?:datum|avgangar|veckor)|annat datum|annen dato|aussi possible|egalement possible)\b[^.;!?]{0,40}$/,
);

/** `before` is what stands on the line before the day. */
export const isOtherDay = (before: string): boolean => before.length >= LEAST && OTHER.test(before);
const LEAST = 7;

/** Does the line begin so? */
export const tellsOtherDay = (folded: string): boolean => {
  const match = STARTS.exec(folded.slice(0, HEAD));
  return match !== null && isOtherDay(match[0]);
};
const STARTS = /^\W{0,4}[a-z][a-z ]{6,40}/;
const HEAD = 48;
