/** T-524: `autre date possible du 9 au 11 avril, + 40 €`, `auch möglich: 9. - 11.4.`: another day that might be had; not when the offer is for. */
import type { SourceDocument } from '../../../formats/reading/document.ts';
import { DIGIT, type LineLook, LinePattern } from '../../../text/line-look.ts';

const OTHER = new LinePattern(
  /\b(?:autres? (?:dates?|departs?|periodes?|semaines?)|(?:andere[rns]?|weitere[rn]?|alternativ[a-z]{0,3}) (?:reise)?(?:termine?|daten|zeit(?:raum)?|wochen?|abfahrt(?:en)?)|(?:other|another|more|alternative|further|additional|alt) (?:dates?|departures?|weeks?|weekends?)|also (?:available|possible|on|runs?|departs?|operates)|auch (?:moglich|buchbar|verfugbar|am|vom)|otras? (?:fechas?|salidas?|semanas?)|tambien (?:disponible|posible|hay)|altr[aeio] (?:dat[ae]|partenz[ae]|settiman[ae]|period[oi])|anche (?:possibile|disponibile)|outras? (?:datas?|saidas?|semanas?)|tambem (?:disponivel|tem|possivel)|andere (?:data|datum|datums|vertrekdata|periode)|ook (?:mogelijk|beschikbaar|op)|andre (?:datoer|afgange|avganger|uger)|anden dato|andra (?:datum|avgangar|veckor)|annat datum|annen dato|aussi possible|egalement possible)\b[^.;!?]{0,40}$/,
);

/** `before` is what stands on the line before the day, `look` the look at the line. */
export const isOtherDay = (before: string, look: LineLook): boolean =>
  OTHER.mayMatch(look) && before.length >= LEAST && OTHER.regex.test(before);
const LEAST = 7;

/** Does the line begin so? */
export const tellsOtherDay = (folded: string, look: LineLook): boolean => {
  if (!OTHER.mayMatch(look)) return false;
  const match = STARTS.exec(folded.slice(0, HEAD));
  return match !== null && isOtherDay(match[0], look);
};
const STARTS = /^\W{0,4}[a-z][a-z ]{6,40}/;
const HEAD = 48;

/** T-604: the lines under `Weitere Termine und Preise`, `More dates`, up to the blank line behind them. */
export function linesOfOtherDays({ lines }: SourceDocument): ReadonlySet<number> {
  const found = new Set<number>();
  let isUnder = false;
  let hasDay = false;
  for (const { index, folded, look } of lines) {
    const hasDigit = (look.signs & DIGIT) !== 0;
    const heads = folded.length <= HEAD && !hasDigit && MAY_HEAD.test(look, folded) && tellsOtherDay(folded, look);
    if (isUnder && hasDay && folded === '') isUnder = false;
    if (isUnder) found.add(index);
    hasDay = !heads && isUnder && (hasDay || hasDigit);
    isUnder ||= heads;
  }
  return found;
}
const MAY_HEAD = new LinePattern(
  /^\W{0,4}(?:also|other|another|more|altern|further|additional|autre|ander|weiter|auch|otra|altr|outra|ook|andr)/,
);
