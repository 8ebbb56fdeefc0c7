/** What stands before a title on its line and is none of it. */
import { type LineLook, LinePattern } from '../../../text/line-look.ts';
import { startsWithPlace } from '../destination/title-route.ts';

/** `unser Tipp für Sie: …`: words before a colon that start small are no part of the title, nor is who sends a short message, `BZ-TRIPCO: …`, `Kez @ Blue Parrot Travel: …`, `BLUE PARROT TRAVEL: …`. */
const LEAD_IN =
  /^(?:\p{Ll}[^:.!?]{3,44}|[A-Z]{2}-[A-Z\d]{4,9}(?:-[A-Z])?|\p{Lu}[\p{L}'’]{1,15} ?@ ?\p{Lu}[^:@\n.]{3,40}):\s+(?=\p{Lu})/u;
/** How many characters of a title's line stand before it. */
export function leadIn(text: string): number {
  const colon = text.indexOf(': ');
  if (colon < 0) return 0;
  return LEAD_IN.exec(text)?.[0].length ?? (AGENCY.test(text.slice(0, colon)) ? colon + 2 : 0);
}
const AGENCY =
  /^\p{Lu}[^:.!?]{1,30} (?:travels?|holidays|vacations|travel agency|reisen|reisebüro|voyages|viajes|viaggi|viagens|turismo)$/iu;

/** `Hi Leo, Muscat 5N 3-8 Mar, …`: a message goes on with its offer. */
const GREETING = new LinePattern(
  /^(?:hi|hiya|hello|hey|dear|morning|hallo|liebe[rs]?|bonjour|salut|hola|ciao|ola|olá)(?: [\p{L}.'’-]{2,16}){0,3}[,!:]\s+(?=\p{Lu}\p{L})/iu,
  '\\b(?:hi|hello|hey|dear|morning|hallo|liebe|bonjour|salut|hola|ciao|ola)',
);

export function greetingLength(text: string, look: LineLook): number {
  const length = GREETING.exec(look, text.slice(0, 80))?.[0].length ?? 0;
  const rest = length === 0 ? '' : text.slice(length, length + 60);
  return rest !== '' && (startsWithPlace(rest) || OFFERED.test(rest)) ? length : 0;
}

/** `Norfolk special: 7 nts …`, `Muri week, 7 nights`: what is offered, by its name. */
const OFFERED =
  /^\p{Lu}[\p{L}'’-]{2,20}(?: \p{Lu}[\p{L}'’-]{1,20}){0,2} (?:special|deal|offer|package|break|getaway|escape|week(?:end)?|holiday|cruise|tour)(?:\s?[:!–-]\s|,? (?:for )?\d{1,2} ?(?:n|nts?|nights?|days?)\b)/u;
