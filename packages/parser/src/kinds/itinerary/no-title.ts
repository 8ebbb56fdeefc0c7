/** What stands at the top of a plan and does not name it: the heading of a list, a line of dates and counts. */
import { findDates, mayHoldDate } from '../../annotators/date.ts';
import { findPlaces } from '../../annotators/place.ts';
import type { SectionMeaning } from '../../annotators/section.ts';
import { paysOnly } from '../../formats/reading/around-days/payment-dates.ts';
import { isWeather } from '../../formats/reading/day-content/day-asides.ts';
import type { DocumentLine } from '../../formats/reading/document.ts';
import { hasDigit } from '../../text/character-class.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { LinePattern } from '../../text/line-look.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

/** The heading of a list, when one travels, what the weather will be. */
export const namesNothing = (
  line: DocumentLine,
  section: SectionMeaning | null,
  next: DocumentLine | undefined,
): boolean =>
  isOfList(line, section, next) ||
  (namesPlan(line) && line.heading !== 1) ||
  IS_FOLLOWED.test(line.look, line.folded) ||
  tellsWhenAlone(line) ||
  tellsPayment(line) ||
  STATUS.test(line.look, line.folded) ||
  isMark(line) ||
  (line.index > 0 && POSTAL.test(line.passage.text)) ||
  MADE_FOR.test(line.passage.text) ||
  namesPeople(line.passage.text) ||
  isWeather(line);

/** I-573: `Klasse 8c, Frau Lind / Herr Okoye`, `Mr Hale & Ms Nair`: who goes, and with whom. */
function namesPeople(text: string): boolean {
  if (text.length > MAX_PEOPLE || !TITLED.test(text)) return false;
  const parts = text.split(/\s?[,/&|–]\s?|\s-\s|\s(?:und|and|et|e|y|en)\s/);
  return parts.length > 1 && parts.every((part) => PERSON.test(part) || FORM.test(part));
}
const MAX_PEOPLE = 90;
const TITLE_OF_PERSON =
  '(?:Frau|Herr|Mrs?|Ms|Miss|Dr|Prof|Mme|Mlle|M|Sra?|Sig(?:\\.ra|ra)?|Srta|Dona|Mevr|Mevrouw|Mw|Dhr|Meneer|juf|meester|maestr[ao])\\.? ';
const TITLED = compactPattern(`(?:^|[\\s,/&|])${TITLE_OF_PERSON}\\p{Lu}`, 'u');
const PERSON = compactPattern(`^${TITLE_OF_PERSON}\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*)?$`, 'u');
/** A form of a school. */
const FORM =
  /^(?:Klassen?|Groep|Class|Year|Form|Klas|Jahrgang|Kurs|Classes?|Clase|Classe|Turma)(?: \p{L}{1,3})? ?\d{1,2}[ .]?\p{L}{0,2}(?: \p{Lu})?$/iu;

/** `Itinerary`, `Programma`, `Day-by-day plan`: what it is, not where it goes. */
export const namesPlan = ({ folded, look }: DocumentLine): boolean => NAMES_A_PLAN.test(look, folded);
const NAMES_A_PLAN = new LinePattern(
  /^\W{0,4}(?:(?:the|our|your|my|le|la|il|el|lo|de|der|die|das|rough|detailed|trip|tour|day[- ](?:by|wise)[- ]day|daily|day-?wise|dag[- ]voor[- ]dag|tag fur tag|voyage|viaje|viaggio|viagem|reise?|detallado|dettagliato|detaille|detalhado|detaillierte[rs]?|giornaliero|tentative|proposed|full) ){0,3}(?:itinerary|schedule|programme?|programma?|programa|plan|itinerario|itineraire|roteiro|reiseplan|reiseverlauf|reisschema|programm|reiseprogramm|hotels?|flights?|reservations?|bookings?|(?:flight |hotel )?options?(?: \d)?|travel dates|number of days)(?: (?:and|et|e|y|und|en) (?:programme?|programma|itinerary|schedule|plan))?\W{0,4}$/,
);
/** `Facebook Instagram YouTube`, `Follow us on Facebook`: where a page is found elsewhere. */
const IS_FOLLOWED = new LinePattern(
  /^\W{0,4}(?:(?:facebook|instagram|tik ?tok|youtube|twitter|pinterest|linkedin|whatsapp|telegram|tripadvisor)\W{0,3}){1,8}$|^\W{0,4}(?:(?:follow|find|like|join) us (?:on|at)|folgen sie uns (?:auf|bei)|folgt? uns (?:auf|bei)|suivez[- ]nous sur|siguenos en|seguici su|siga-nos n[oa]|volg ons op)\b/,
);

/** `Status: confirmed`: how far the booking is. */
const STATUS = new LinePattern(/^(?:booking |buchungs?)?(?:status|statut|estado|stato)\s?: /);

/** `39240 ARINTHOD`, `D-80331 München`: the end of an address. */
const POSTAL = /^(?:[A-Z]{1,2}[- ])?\d{5} \p{Lu}[\p{L}'’.-]+(?:[ -]\p{L}[\p{L}'’.-]*){0,2}$/u;

/** `PRIVATE & CONFIDENTIAL`, `Vertraulich – nicht weitergeben`: who may see it; `…, pls find below the plan` leads over to it. */
const isMark = ({ folded, look }: DocumentLine): boolean =>
  SECRET.test(look, folded.slice(0, 60)) || FIND_BELOW.test(look, folded.slice(0, MAX_LEAD_OVER));
const MAX_LEAD_OVER = 140;
const SECRECY =
  '(?:confidential|vertraulich|confidentiel|confidencial|riservato|confidenziale|internal use only|not for (?:onward )?distribution)';
const SECRET_WORDS =
  '(?:(?:(?:strictly|highly|private|personal|streng|commercial|strictement|estrictamente|strettamente|personnel)[, ]{1,2}(?:(?:and|&|und|et|y|e) )?){1,3}' +
  `${SECRECY}(?![a-z])|${SECRECY} ?(?:$|[^a-z\\d ]))`;
const SECRET = new LinePattern(compactPattern(`^[^a-z\\d]*${SECRET_WORDS}`), `\\b${SECRET_WORDS}`);
const FIND_BELOW = new LinePattern(/\b(?:pls|plz|please|kindly) find (?:below|attached|enclosed|herewith)\b/);
/** `Prepared for Mr & Mrs Lind`: who travels. */
const MADE_FOR = compactPattern(
  /^(?:prepared|created|compiled|arranged|(?:zusammen|aus|er)gestellt|pr[ée]par[ée]|preparad[oa]|preparat[oa]|elaborad[oa]) (?:(?:exclusively|especially|exklusiv|sp[ée]cialement) )?(?:for|f[üu]r|pour|para|per) (?:(?:the|die|la|los|i) )?\p{Lu}/iu,
);

/** `Included`, `Good to know`: the name of a list below it. */
const isOfList = ({ passage }: DocumentLine, section: SectionMeaning | null, next: DocumentLine | undefined): boolean =>
  (section === 'aside' || section === 'budget') &&
  next !== undefined &&
  next.bullet !== null &&
  findPlaces(passage.text).length === 0;

/** `BEFORE WE GO` over the boxes of what is to be done: a heading in capitals that names a list, not the trip. `index` is that of its line in the head. */
export const headsList = (name: string, index: number, next: DocumentLine | undefined): boolean =>
  index > 0 && next !== undefined && next.bullet !== null && !next.afterBlank && name.split(' ').length <= MAX_WORDS;
const MAX_WORDS = 3;

/** `17 – 19 July 2027 | 2 adults`: when, for how many and how long, and nothing else. */
function tellsWhenAlone({ look, folded }: DocumentLine): boolean {
  if (folded.length > 90 || !mayHoldDate(look)) return false;
  const [mention] = findDates(folded, 'day-first');
  if (!mention) return false;
  return COUNTS.test(folded.slice(0, mention.from)) && COUNTS.test(folded.slice(mention.to));
}
const COUNTS = compactPattern(/^[^a-z\d]*(?:(?:\d{1,3} [a-z]{2,12}|du|from|vom|dal?|del?|de|do)[^a-z\d]*){0,5}$/);

/** `1 Jan 2027: deposit £100` */
function tellsPayment({ look, folded, passage }: DocumentLine): boolean {
  if (folded.length > 90 || !mayHoldDate(look)) return false;
  const [mention] = findDates(folded, 'day-first');
  return mention?.from === 0 && mention.end === null && paysOnly(passage.text.slice(mention.to));
}

/** `Booking 4711-B confirmed`, `CONFIRMATION / file AB-12`: the subject of a mail with the number of a booking, more than a trip, is what it names. */
export const namesBooking = (subject: string): boolean => hasDigit(subject) && BOOKING.test(foldText(subject));
/** `File: RG 2208 / handled by Ana`: the number comes first, and no name before it. */
export const beginsWithBooking = (text: string): boolean =>
  hasDigit(text) && BOOKING.exec(foldText(text.slice(0, MAX_BOOKING)))?.index === 0;
const MAX_BOOKING = 60;
const BOOKING = compactPattern(
  /(?<![a-z])(?:file|ref(?:erence)?|booking|reservation|confirmation|dossier|vorgang|vorgangsnummer|buchung|auftrag|pratica|prenotazione|expediente|reserva|localizador|processo|boeking|kenmerk)(?: (?:no|nr|num|number|code|id))?[ .:#°]{0,3}(?:[a-z]{1,4}[-/ ]?\d[a-z\d/-]{2,}|(?!20\d\d(?![a-z\d]))\d{4})/,
);

/** `8 guys, 4 nights` says how many and how long. */
const COUNT =
  /^(?:\d{1,3}|two|three|four|five|six)\s\p{L}+(?:[\s,/|·–&+-]+(?:\d{1,3}|two|three|four|five|six)\s\p{L}+){1,3}(?:\s?\([\d\s,&+/-]{1,20}\))?$/iu;
/** `Mon 8 Feb -> Sun 14 Feb (6 nights)` says when. */
const DATES_FIRST = compactPattern(
  /^(?:[a-z]{2,10}\.?,? )?(?:\d{1,2}\.? [a-z]{3,10}|[a-z]{3,10}\.? \d{1,2})(?:,? \d{4})?\s?(?:->|→|–|—|-|to|bis|au|al?)\s?(?:[a-z]{2,10}\.?,? )?(?:\d{1,2}\.? [a-z]{3,10}|[a-z]{3,10}\.? \d{1,2})\b/,
);
/** How many and how long, or when; `folded` is the whole line. */
export const tellsCount = (text: string, folded: string): boolean =>
  (text.length <= 60 && COUNT.test(text)) || DATES_FIRST.test(folded);
