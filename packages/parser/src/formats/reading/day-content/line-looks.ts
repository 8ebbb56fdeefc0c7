/** What a line of a day looks like: labelled, a subheading, an entry without a mark. */

import { saysWhatIsDone } from '../../../annotators/action-verb.ts';
import { findActivityType } from '../../../annotators/activity-type.ts';
import { findBareHour } from '../../../annotators/bare-hour.ts';
import { readColumn } from '../../../annotators/column.ts';
import { findDistances } from '../../../annotators/distance.ts';
import { findDurations } from '../../../annotators/duration.ts';
import { firstEmoji } from '../../../annotators/emoji.ts';
import { arrivalBehind } from '../../../annotators/journey-times.ts';
import { type Label, OPTIONAL_HOUR, readLabel } from '../../../annotators/label.ts';
import { findMoney } from '../../../annotators/money.ts';
import { findLeadingOption } from '../../../annotators/option.ts';
import { findLeadingPeriod, isMealName, namesMealsIncluded } from '../../../annotators/period.ts';
import { readSection } from '../../../annotators/section.ts';
import { findTimes } from '../../../annotators/time.ts';
import { hasDigit } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT, LABEL_MARK, LinePattern } from '../../../text/line-look.ts';
import type { DocumentLine } from '../document.ts';
import { sailsLeg } from '../entries/entry-lengths.ts';
import type { OpenActivity } from './block-builder.ts';
import { headsOffers, namesOffers } from './choice-line.ts';

/** `and then`, between one day's message and the next: it tells of nothing. */
export const saysNothing = ({ folded, look, startsWithTime }: DocumentLine): boolean =>
  (folded.length <= MAX_NOTHING && (SAYS_NOTHING.test(look, folded) || NOT_TODAY.test(look, folded))) ||
  (folded.length <= MAX_PROMISE && !startsWithTime && PROMISE.test(look, folded));
const MAX_NOTHING = 40;
/** `i'll check tomorrow and let you know`, `guardo e ti dico`: promised in a chat, and nothing of the trip. */
const PROMISE = new LinePattern(
  /^(?:(?:ok(?:ay)?|si|ja|oui|vale|sim|sure|yes),? )?(?:(?:i'?ll|i will|let me|will) (?:check|ask|look|find out|see)\b.{0,40}\b(?:let you know|tell you|get back|confirm)|(?:guardo|chiedo|controllo|verifico|vedo)\b.{0,40}\b[tv]i (?:dico|faccio sapere|confermo)|ich (?:schau|frag|pruf|klar)[a-z]{0,2}\b.{0,40}\b(?:bescheid|sag)|je (?:regarde|verifie|demande)\b.{0,40}\b(?:te|vous) (?:dis|redis|confirme)|(?:lo )?(?:miro|pregunto|consulto|compruebo)\b.{0,40}\b(?:te|os|le) (?:digo|confirmo|aviso)|(?:vou ver|vejo|pergunto)\b.{0,40}\bte (?:digo|confirmo|aviso)|ik (?:kijk|vraag|check)\b.{0,40}\bweten)/,
);
const MAX_PROMISE = 100;
/** `no train today`, `kein Programm heute`: what is not done. */
const NOT_TODAY = new LinePattern(
  /^(?:no|keine?n?|pas (?:de |d')|sin|nessun[ao]?|niente|sem|geen) ?[a-z ]{2,24} (?:today|heute|aujourd'hui|hoy|oggi|hoje|vandaag)[.!]?$/,
  '\\b(?:today|heute|aujourd|hoy|oggi|hoje|vandaag)',
);
const SAYS_NOTHING = new LinePattern(
  /^(?:(?:ok(?:ay)?|so|and|then|next|after that|finally|lastly|und|dann|danach|et|puis|ensuite|y|luego|e|poi|depois)\b[\s,.:!…]*){1,4}$/,
);

/** The label at the start of the line, also behind a picture: `🏨 Hotel: …`; the picture of a bed before the name of a house is one. */
export function labelOf({ passage: { text }, folded, emojiLength }: DocumentLine): Label | null {
  if (emojiLength === 0) return readLabel(text, folded);
  const rest = folded.slice(emojiLength);
  const label = readLabel(text.slice(emojiLength), rest);
  if (label !== null)
    return label.meaning === 'unknown'
      ? null
      : { meaning: label.meaning, to: label.to + emojiLength, valueFrom: label.valueFrom + emojiLength };
  if (!BED.test(text) || /\d:\d|[.!?]$/.test(text)) return null;
  const type = findActivityType(rest);
  return type === null || (type.type === 'accommodation' && !MOVES.test(rest))
    ? { meaning: 'stay', to: 0, valueFrom: emojiLength }
    : null;
}
const BED = /^(?:🏨|🛏|🛌|🏩)/u;
const MOVES = /check|drop|leave|store/;

export const isLabelled = (line: DocumentLine): boolean => readLabel(line.passage.text, line.folded) !== null;

/** `Meals included: breakfast, dinner` in a day where each entry has its clock time, and a meal that one goes to, too. */
export const listsMeals = (
  line: DocumentLine,
  { to }: Label,
  folded: string,
  lines: readonly DocumentLine[],
): boolean =>
  namesMealsIncluded(line.folded.slice(0, to), folded) &&
  lines.every((each) => each.startsWithTime || isLabelled(each));

/** A bold line that is followed by entries is a heading; one followed by plain words is an entry. */
function isSubheading(line: DocumentLine, next: DocumentLine | null): boolean {
  if (readSection(line.folded) !== null || /:$/.test(line.passage.text)) return true;
  return next !== null && next.bullet !== null && findTimes(line.folded).length === 0;
}

/** Does a part of the day's text begin here? */
export const headsPart = (line: DocumentLine, next: DocumentLine | null): boolean =>
  line.heading > 0 ||
  (line.isBold && line.bullet === null && isSubheading(line, next)) ||
  headsInclusions(line) ||
  headsNotes(line) ||
  (headsItems(line) && next !== null && next.bullet !== null && next.indent > line.indent);

/** `Day 1 Notes:`, `Note del giorno 1:` without the look of a heading. */
export const headsNotes = ({ passage: { text }, folded, bullet }: DocumentLine): boolean =>
  bullet === null && text.length <= MAX_INCLUSIONS && text.endsWith(':') && NOTES_ON_DAY.test(folded);
const NOTES_ON_DAY =
  /^(?:(?:day|tag|jour|dia|giorno|dag) \d{1,2} (?:(?:travel|packing|quick|important) )?(?:notes?|tips?|reminders?|hinweise?|tipps?|notizen|notas?|remarques?|conseils?|consigli|consejos|dicas)|(?:notes?|tips?|hinweise?|tipps?|notizen|notas?|remarques?|conseils?|consigli|consejos|dicas) (?:on|for|zum?|fur|pour|sur|du|le|del|para|per|do|da|o|el|il|al|au|den) ?(?:den |le |el |il |o )?(?:day|tag|jour|dia|giorno|dag) \d{1,2}):$/;

/** `- Activities:` over a list of its own. */
export const headsItems = ({ passage: { text }, bullet }: DocumentLine): boolean =>
  bullet !== null &&
  text.length <= MAX_INCLUSIONS &&
  text.endsWith(':') &&
  readColumn(text.slice(0, -1)) === 'activity';

/** `Inclusions:`, `✗ No incluye` on a line of its own: below it stands what the price or the day includes. */
export const headsInclusions = ({ passage, folded, look, bullet }: DocumentLine): boolean =>
  passage.text.length <= MAX_INCLUSIONS &&
  INCLUSIONS.test(look, folded) &&
  (/:\W*$/.test(passage.text) || CHECKED.test(bullet ?? '') || CHECKED.test(passage.text));
const MAX_INCLUSIONS = 50;
const CHECKED = /^\W*[✓✔✅☑✗✘✕❌✖]/u;
const INCLUSIONS = new LinePattern(
  /^[^a-z]*(?:(?:the|your|price|tour|package|day|today'?s|que|qu'est-ce qui|cosa|o que|was|wat|is|est|e|ist) ){0,3}(?:inclusions?|exclusions?|(?:not )?included|(?:not )?includes|exclude[sd]|what[’']?s (?:not )?included|inklusive|inklusivleistungen|(?:nicht )?(?:inbegriffen|enthalten|eingeschlossen)|(?:no )?incluye(?: \/ no incluye)?|(?:no )?incluid[oa]s?|(?:non )?inclus|(?:non )?compris|(?:non )?inclus[oa]|(?:non )?comprende|(?:nao )?inclui|(?:niet )?inbegrepen)[^a-z]*$/,
  '(?:inclu|exclu|what|inklu|inbegr|enthal|einges|compr)',
);

/** In a day of clock times a short line with a capital and no full stop is an entry too. */
export function isUnmarkedEntry(line: DocumentLine): boolean {
  return (
    line.isBold ||
    tellsStay(line) ||
    tellsHouse(line) ||
    FREE_TIME.test(line.folded) ||
    OPTIONAL_HOUR.test(line.folded) ||
    isMealAbout(line) ||
    (line.bullet === null && (tellsAscent(line.passage.text) || tellsWay(line))) ||
    tellsJourney(line) ||
    (!line.afterBlank &&
      line.indent === 0 &&
      line.passage.text.length <= 60 &&
      !/[.!?:]$/.test(line.passage.text) &&
      findActivityType(line.folded) !== null)
  );
}

/** `Lunch (~13:00)` */
export const isMealAbout = ({ folded }: DocumentLine): boolean => folded.length <= MAX_MEAL && MEAL_ABOUT.test(folded);
const MAX_MEAL = 40;
const MEAL_ABOUT =
  /^(?:lunch|dinner|supper|breakfast|brunch|mittagessen|abendessen|fruhstuck|dejeuner|petit dejeuner|diner|almuerzo|comida|cena|desayuno|pranzo|colazione|almoco|jantar) [([](?:~|at|um|gegen|ca\.?|circa|around|about|approx\.?|vers|verso|alle|om|rond) ?\d{1,2}[:.h]\d\d ?(?:[ap]m|uhr)?[)\]]$/;

/** `then transfer to the hotel` below an entry with its hour: what comes next, nothing about that entry. */
export const tellsNext = ({ bullet, folded }: DocumentLine): boolean =>
  bullet === null &&
  folded.length <= MAX_NEXT &&
  NEXT.test(folded) &&
  !STATES.test(folded) &&
  findActivityType(folded) !== null;
/** `Then lunch is included.`, `danach ist das Museum geschlossen`: how things are. */
const STATES =
  /\b(?:is|are|there|runs?|closes?|opens?|closed|included|valid|ist|sind|fahrt|schliesst|schlie?st|geschlossen|est|sont|ferme|es|estan?|esta|cierra|sono|chiude|fecha|until|bis|jusqu|hasta)\b/;
const MAX_NEXT = 90;
const NEXT =
  /^(?:and |und |et |y |e |en )?(?:then|afterwards|after that|followed by|anschlies{1,2}end|danach|dann|im anschluss|ensuite|puis|luego|despues|a continuacion|poi|dopodiche|successivamente|em seguida|depois|daarna|vervolgens),? (?!(?:de|del|di|do|da|dos|das|of|von)\b)/;

/** `Free time in the old harbour.` */
const FREE_TIME = compactPattern(
  /^(?:free time|time (?:at leisure|for yourself)|(?:(?:the )?(?:rest|remainder) of (?:the )?)?(?:day|morning|afternoon|evening)(?: is)? (?:free|at leisure)|free (?:day|morning|afternoon|evening)|freizeit|freie zeit|(?:rest(?:licher)? (?:des )?tag(?:es)?|nachmittag|vormittag|abend|tag) (?:frei|zur freien verfugung)|freier (?:tag|abend|nachmittag)|zeit zur freien verfugung|temps libre|(?:(?:reste de la )?(?:journee|matinee|soiree)|apres-midi) libre|tiempo libre|(?:resto del )?(?:dia|tarde|noche|manana) libre|(?:resto (?:della |do )?)?(?:giornata liber[ao]|pomeriggio libero|serata libera|mattinata libera|dia livre|tarde livre|noite livre|manha livre)|tempo (?:libero|livre|a disposizione))(?! until| bis| jusqu| hasta| fino| ate)(?=\.?$|(?:[^.!?]|(?<= \(?(?:ca|approx|env|min|incl|aprox))\.){1,70}\.?$)/,
);

/** `Dinner at leisure. Overnight: Pine Lodge, Kendal.` below an entry: sentence by sentence, for one of them says where one sleeps. */
export const holdsStay = ({ bullet, folded, look, passage: { text } }: DocumentLine): boolean =>
  bullet === null && text.length <= MAX_HOLDING && (look.signs & LABEL_MARK) !== 0 && HOLDS_STAY.test(folded);
const MAX_HOLDING = 240;
const HOLDS_STAY =
  /[.!;] (?:overnight(?: stay)?|accommodation|ubernachtung|unterkunft|nuit(?:ee)?|hebergement|alojamiento|noche|pernottamento|sistemazione|pernoite|hospedagem|alojamento): [a-z]/;

/** `Drive Oslo – Bergen (320 km)` at the head of a day of clock times, also behind a blank line. */
function tellsWay({ folded, passage: { text } }: DocumentLine): boolean {
  if (text.length > 90 || !hasDigit(folded) || /[.!?:]$/.test(text) || findDistances(folded).length === 0) return false;
  const type = findActivityType(folded);
  return type?.type === 'travel' && type.from <= 12;
}

/** Does a sentence name something to do, or what it costs? */
export const tellsDoing = (folded: string, text: string): boolean =>
  !IS_THEME.test(folded) &&
  (findActivityType(folded) !== null || findMoney(text, 1).length > 0 || saysWhatIsDone(folded) || sailsLeg(folded));

/** No question and no cry below another entry; but `Lobster bake on the lawn at 6:00 p.m., bibs provided!` has its hour, and at once says what is done. */
export function isToldOut(folded: string, above: OpenActivity | null): boolean {
  if (above === null || !/[?!]$/.test(folded)) return true;
  if (folded.endsWith('?') || findTimes(folded).length === 0) return false;
  const type = findActivityType(folded);
  return type !== null && type.from <= FIRST_WORD && type.type !== 'travel' && type.type !== 'accommodation';
}
const FIRST_WORD = 4;

/** `Tuesday belongs to the lakes`, `Der Tag steht im Zeichen des Weins`: what a day is about is nothing to do yet. */
const IS_THEME = compactPattern(
  /^(?:[\p{L}\d.,’']{1,12} ){1,6}?(?:belongs (?:entirely |all )?to|is (?:all about|(?:entirely |wholly )?(?:dedicated|devoted|given over) to)(?= the )|gehort (?:ganz )?(?:dem|der|den|ganz)|steht (?:ganz )?im zeichen|est (?:entierement )?(?:consacree?|dediee?) |appartient a|(?:esta|estara) dedicad[oa] a|pertenece a|(?:e|sara) dedicat[ao] a|appartiene a|(?:e|sera) dedicad[oa] a|pertence a)(?= )(?! (?:you\b|yourself|an? ))/u,
);

/** `Ghent – Lille, 75 km` behind a label: from where to where, and how far. */
export const tellsJourneyBetween = (text: string, folded: string): boolean =>
  BETWEEN.test(text) && findDistances(folded).length > 0;
const BETWEEN = /^\p{Lu}[^,;:]{2,40}\s[-–—→>]\s\p{Lu}/u;

/** `Hike to Murmel Hütte, 9.5 km`, `11 checkout` under `08:40 Bus to Spielmannsau`: what it has of its own makes it an entry of its own. */
export function isEntryWithFacts(line: DocumentLine, above: OpenActivity): boolean {
  const { text } = line.passage;
  if (line.bullet !== null || line.indent > above.indent || text.length > 90) return false;
  if (tellsStay(line) || FREE_TIME.test(line.folded) || findBareHour(line.folded) !== null) return true;
  if ((tellsHouse(line) || tellsCheck(line)) && above.draft.type.value !== 'accommodation') return true;
  if (tellsAscent(text) || (!text.includes(' ') && isMealName(line.folded))) return true;
  if (/[.!?:]$/.test(text)) return false;
  if (tellsMealAt(line.folded)) return true;
  const type = findActivityType(line.folded);
  // `dinner 8pm`, also in small letters: of what is above no meal has its hour.
  if (type?.type === 'meal' && type.from === 0 && findTimes(line.folded).length > 0) return true;
  if (type === null || type.from > 12 || !/^\p{Lu}/u.test(text)) return false;
  return findDistances(line.folded).length > 0 || findMoney(text, 1).length > 0 || endsInTime(line.folded);
}

/** `Lunch at Mill Inn`, `Dinner: Zur Post`: a meal and where one has it; that it is included is said of what stands above. */
export const tellsMealAt = (folded: string): boolean => MEAL_AT.test(folded) && !NOT_HAD.test(folded);
/** `Dinner at hotel not included`, `Cena a carico vostro`, `Lunch on request` */
const NOT_HAD =
  /\b(?:not (?:included|served|provided|available)|on your own|on request|own (?:account|expense|arrangements?)|packed|in the (?:[a-z]+ )?price|auf eigene|im (?:reise)?preis|auf anfrage|nach wahl|enthalten|inbegriffen|inkl[a-z]*|inclu[a-z]*|compris[a-z]*|compres[oa]|libre|liber[oa]|livre|a (?:votre|la) charge|a c(?:argo|arico)|por cuenta|sur demande|bajo peticion|su richiesta)\b/;
const MEAL_AT = compactPattern(
  /^(?:(?:early|late|light|long|quick|picnic|private|welcome|farewell|group|family|gala|optional|spates|fruhes|gemeinsames) ){0,2}(?:breakfast|brunch|lunch|dinner|supper|tapas|fruhstuck|mittagessen|mittag|abendessen|dejeuner|diner|desayuno|almuerzo|comida|cena|colazione|pranzo|almoco|jantar)(?:\s?[:@–-]\s?|\s(?:at|in|on|@|im|am|bei|beim|chez|au|aux|a|en|al|alla|da|dal|no|na)\s)(?=[a-z])(?!(?:included|incl|inkl|inclus|incluid|own|not|none|no|nein|non|yes|ja|oui|tbc|tba|free|leisure|provided))/,
);

/** `> First night is just landing and eating. Don't overplan.`: a quote of sentences below the entries of a day is said about it. */
export const isQuotedRemark = ({ quote, bullet, startsWithTime, folded, passage: { text } }: DocumentLine): boolean =>
  quote > 0 &&
  bullet === null &&
  !startsWithTime &&
  text.split(' ').length >= LEAST_SENTENCE &&
  /[.!]\W*$/.test(text) &&
  findTimes(folded).length === 0;
const LEAST_SENTENCE = 5;

/** `Abendessen 19:30 Uhr` */
const endsInTime = (folded: string): boolean => {
  const last = findTimes(folded).at(-1);
  return last !== undefined && last.to === folded.length;
};

/** `Abstieg zur Alm   ↓ 600 Hm`, `Climb to the saddle  +840 m`: a stretch on foot with what it goes up or down. */
const tellsAscent = (text: string): boolean => hasDigit(text) && ASCENT.test(text);
const ASCENT = /^\p{Lu}.{3,80}?\s(?:[↑↓↗↘⬆⬇]{1,2}|[+±])\s?\d{2,4}\s?(?:m|Hm|hm|HM|ft)\b/u;

/** `Overnight at the Seaspray Inn (2 nights).`: where one sleeps is told for itself, whatever stands above. */
export const tellsStay = (line: DocumentLine): boolean =>
  line.bullet === null &&
  line.passage.text.length <= MAX_STAY &&
  STAY.test(line.look, line.folded) &&
  (STAY_AT.test(line.folded) || /^\S{3,15} \p{Lu}/u.test(line.passage.text));
/** `B&B Oak House, Kendal (2 nights). Tel 555 0127`: a house with its nights, its board or how it is booked, whatever stands above. */
const tellsHouse = ({ bullet, passage: { text } }: DocumentLine): boolean =>
  bullet === null && text.length <= MAX_HOUSE && HOUSE.test(text) && BOOKED.test(text);
const MAX_HOUSE = 140;
/** `Early check in at The Tembusu House, 2 nts`, `Checkout and transfer to the airport`; `check in desk …` is about a house. */
const tellsCheck = ({ bullet, folded }: DocumentLine): boolean =>
  bullet === null && folded.length <= MAX_HOUSE && CHECK.test(folded) && findTimes(folded).length === 0;
const CHECK =
  /^(?:(?:early|late|hotel) )?check[ -]?(?:in(?=$| (?:at|in|to|into|and) )|into |out(?=$|,| (?:and|&|of) ))(?!.*\b(?:possible|available|request|included|desk|tbc)\b)/;
const HOUSE =
  /^(?:B&B|Bed (?:and|&) Breakfast|Hotel|Hostel|Guest ?[Hh]ouse|Pension|Gasthof|Gästehaus|Hôtel|Auberge|Hostal|Posada|Parador|Albergo|Agriturismo|Pousada|Ryokan|Riad) \p{Lu}/u;
const BOOKED =
  /[,.(–-] ?(?:\d{1,2} (?:nights?|nts?|Nächte|Nacht|nuits?|noches?|notti|noites?|nachten)\b|(?:Tel|Conf|Ref|Booking|Buchung|Rés|Reserva|Pren)\b[.:]?|(?:half|full|all) (?:board|inclusive)|(?:HB|FB|BB|HP|ÜF)\b)/u;

/** `Express 9, Ghent 08:36 - Lille 11:06, coach 8`: when one leaves where, and when one arrives. */
function tellsJourney({ bullet, afterBlank, folded, look, passage: { text } }: DocumentLine): boolean {
  if (bullet !== null || afterBlank || (look.signs & DIGIT) === 0 || !/^\p{Lu}/u.test(text)) return false;
  const times = findTimes(folded);
  const [first] = times;
  return first !== undefined && first.from <= MAX_DEPARTURE && arrivalBehind(first, times, folded) !== null;
}
const MAX_DEPARTURE = 60;
const MAX_STAY = 90;
const STAY = new LinePattern(
  /^(?:(?:\d{1,2}|one|two|three|four|eine|zwei|drei|vier|une|deux|trois|una|dos|tres|due|tre|uma|duas) )?(?:overnight(?: stay)?|stay(?= at )|nights?|accommodation|ubernachtung(?:en)?|unterkunft|nuit(?:ee)?s?|hebergement|logement|noches?|alojamiento|hospedaje|nott[ei]|pernottament[oi]|sistemazione|noites?|hospedagem|pernoite|alojamento|overnachting(?:en)?|overn\.?|o\/n(?:ight|t)?) (?!the (?:same|evening)\b)/,
);
/** Without a word for where, `Übernachtung Gasthof Post`, the name behind has a capital. */
const STAY_AT = / (?:at|in|im|bij|a|au|aux|chez|dans|en|nel|nella|presso|n?[oa]|em) (?!the (?:same|evening)\b)/;

/** `Umstieg Zürich HB, 67 Min.`, `Change at York (25 min)` below a journey: how long one waits for the next. */
function tellsWait(line: DocumentLine, above: OpenActivity): boolean {
  if (line.startsWithTime || line.folded.length > 80 || above.draft.type.value !== 'travel') return false;
  return WAIT.test(line.folded) && findTimes(line.folded).length === 0 && findDurations(line.folded).length > 0;
}

/** What a line below says of the entry: how long one waits behind it, which room one has, or when a house beside the plan is open. */
export const tellsBeside = (line: DocumentLine, above: OpenActivity): boolean =>
  tellsWait(line, above) || tellsRoom(line, above) || tellsOpening(line, above);

/** `Panorama Bar open from 10 am to midnight` among entries with their hours. */
const tellsOpening = ({ bullet, startsWithTime, folded, look }: DocumentLine, above: OpenActivity): boolean =>
  above.isMarked && bullet === null && !startsWithTime && folded.length <= MAX_OPENING && OPENING.test(look, folded);
const MAX_OPENING = 200;
const OPENING = new LinePattern(
  /^(?:[a-z0-9'’&-]{1,20} ){1,6}(?:is |are |ist |est |sont |esta |is )?(?:open|ouverte?s?|geoffnet|abiert[oa]s?|apert[oaie]|abert[oa]s?|geopend)(?: (?:daily|taglich|tous les jours|every day))? (?:from|between|de|des|von|ab|dalle|das|desde|a partir de|van|vanaf) (?:las )?\d/,
);

/** `Garden Suite · half board` right below where one stays: which room, and what is included. */
const tellsRoom = (line: DocumentLine, above: OpenActivity): boolean =>
  above.draft.type.value === 'accommodation' &&
  !line.afterBlank &&
  !line.startsWithTime &&
  line.folded.length <= MAX_ROOM &&
  (namesRoom(line.folded) || BOARD.test(line.folded)) &&
  findTimes(line.folded).length === 0;
/** `Garden Suite`, `Doppelzimmer mit Balkon` */
export const namesRoom = (folded: string): boolean => ROOM.test(folded);
const MAX_ROOM = 90;
const ROOM =
  /^(?:\d{1,2} ?x? )?(?:[a-z'-]{2,14} ){0,4}(?:rooms?|suites?|studios?|bungalows?|zimmer|doppelzimmer|einzelzimmer|chambres?|habitacion(?:es)?|camer[ae]|quartos?)(?:$| {0,3}[·|•/,(+–]| - | (?:with|mit|avec|con|com) )/;
const BOARD =
  /^(?:[a-z'-]{2,14} ){0,3}(?:(?:half|full)[- ]board|room only|bed (?:and|&) breakfast|b&b|all[- ]inclusive|breakfast (?:daily|included)|halbpension|vollpension|demi-pension|pension complete|media pension|pension completa|mezza pensione|meia pensao|pensao completa)(?: (?:basis|included))?$/;

const WAIT =
  /^(?:umstieg|umsteigen|umsteigezeit|aufenthalt|wartezeit|changes?|connection|connecting time|transfer time|layover|stop-?over|wait|correspondance|changement|escale|attente|transbordo|conexion|enlace|espera|cambio|coincidenza|attesa|scalo|conexao|escala)\b/;

export function firstEmojiBefore(line: DocumentLine): string | null {
  return line.emojiLength > 0 ? firstEmoji(line.passage.text) : null;
}

/** Do the lines from `next` on look like entries under this one? */
const standsOver = (line: DocumentLine, next: DocumentLine): boolean =>
  next.indent > line.indent ||
  (line.bullet === null && next.bullet !== null) ||
  (next.startsWithTime && next.bullet === line.bullet);

/** Does the line stand under this entry, by its indent or right below without a mark of its own? */
export const isUnder = (line: DocumentLine, parent: OpenActivity): boolean =>
  line.indent > parent.indent && (line.bullet !== null || parent.isMarked || hangsUnder(line, parent))
    ? true
    : line.bullet === null && parent.isMarked && !line.afterBlank && !line.startsWithTime;

/** What has its hour is done then. */
const hangsUnder = (line: DocumentLine, parent: OpenActivity): boolean =>
  line.indent === parent.hang && findTimes(line.folded).length === 0;

/** Where the words of `Train   IC 5 …` begin. */
export function hangOf({ indent, passage, bullet }: DocumentLine): number | null {
  const kind = bullet === null && passage.text.includes('  ') ? KIND_COLUMN.exec(passage.text) : null;
  return kind === null ? null : indent + kind[0].length;
}
const KIND_COLUMN = /^\p{L}{3,14} {2,16}(?=\S)/u;

/** By what marks a heading is set off: headings of days are written alike. */
export const headingLook = (line: DocumentLine | undefined): string =>
  line === undefined
    ? ''
    : line.heading > 0
      ? `h${line.heading}`
      : line.bullet !== null
        ? 'bullet'
        : line.bolds.length > 0
          ? 'bold'
          : 'plain';

/** `Option A: Wine day` over entries of its own, not one of those of `above`. */
export function headsOption(line: DocumentLine, next: DocumentLine | null, above: OpenActivity | null): boolean {
  if (next === null || line.startsWithTime || line.passage.text.length > MAX_OPTION) return false;
  if (line.bullet !== null && above !== null && isUnder(line, above)) return false;
  if (namesOffers(line.folded)) return headsOffers(line, next);
  if (findLeadingOption(line.folded.slice(line.emojiLength)) === null) return false;
  return standsOver(line, next) && findTimes(line.folded).length === 0;
}
const MAX_OPTION = 100;

/** A part of the day at its start, behind a picture too. */
export const isPeriod = ({ emojiLength, folded }: DocumentLine): boolean =>
  findLeadingPeriod(emojiLength === 0 ? folded : folded.slice(emojiLength, 120)) !== null;
