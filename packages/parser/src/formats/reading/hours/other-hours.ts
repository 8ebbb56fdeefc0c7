/** Hours in the words of an entry at which it does not take place: when a house opens, when it is too late or too early. Folded text. */
import { compactPattern } from '../../../text/compact-pattern.ts';

const OPENING = /\b(?:open|opens|hours|closes|closed|geoffnet|ouvert|abierto)\b/;
/** I-599: `shrine - high tide 10.40`: when the water is high or low. */
const TIDE =
  /[a-z)][^a-z]{1,4}(?:(?:high|low) (?:tide|water)|(?:hoch|niedrig)wasser|maree (?:haute|basse)|pleamar|bajamar|marea (?:alta|baja|bassa)|(?:alta|bassa) marea|mare (?:alta|baixa))(?: is)?(?: (?:at|um|a|alle|a las|as))?:? *$/;
/** `(last entry 5:30pm)`, `before 9`, `last one down at 19:30`. */
const LIMIT =
  /\b(?:before|last (?:entry|admission|orders?|seating|(?:one|boat|ferry|bus|train|tram|shuttle|cable car|gondola|lift|metro)(?: (?:up|down|back|home|out))?)(?: is| at|:)?|letzter einlass(?: um)?|derniere entree(?: a)?|ultim[oa] (?:ingresso|entrada)(?: alle| as| a las)?)\s*$/;
/** `drop bags at the hotel (check in from 3pm)`: they are dropped before. */
const CHECK_IN = /\bcheck[- ]?in (?:is )?(?:possible )?(?:from|after|at|opens)\s*$/;
const BAGS_FIRST = /^\W*(?:drop|leave|store|stow|dump)(?: off)? (?:[a-z]+ )?(?:bags?|luggage|suitcases?)\b/;

const ABOUT =
  '(?:(?:at|by|about|around|approx\\.?|roughly|ca\\.?|um|gegen|vers|environ|verso le|alle(?: ore)?|a las|hacia las|sobre las|as|pelas|om|rond|~) ?){0,2}$';
/** `Museum until 5pm`, `Strand bis 17 Uhr`, `Until noon at leisure`, `Frühstück, bis 10 Uhr Zeit für Einkäufe`: when it ends. */
const ENDS = compactPattern(
  `(?:^\\W{0,3}|[a-z)][,;]?\\s)\\(?(?:until|till?|'til|bis(?: spatestens)?|hasta(?: las)?|jusqu'a|fino a(?:lle)?(?: ore)?|ate(?: as)?|tot)\\s${ABOUT}`,
);
/** `Island tour, back around 19:00`, `Wine tour (back at the hotel by 6pm)`: when one is back. */
const COMES_BACK = compactPattern(
  `[a-z)][,;.]?\\s?(?:[,;.(–—]|\\s-)\\s?(?:(?:and|then|und|dann|et|y|e|we|we'll|you|you'll|wir|ihr|will|be|are|sind|get|arrive)\\s){0,3}(?:back|return(?:ing|s)?|zuruck|ruckkehr|retour|de retour|vuelta|de vuelta|regreso|rientro|ritorno|terug)(?:\\s(?:(?:at|in|on|to|im|am|ins|zum|zur|a|al|all'|en|in)\\s)?(?:the |your |our |das |der |dem |l')?(?:hotel|ship|port|base|home|lodge|camp|town|pier|resort|villa|hostel|harbou?r|haus(?:e)?|schiff|hafen))?\\s?${ABOUT}`,
);
/** Of these the hour is the one by which they are done: `Check-out bis 10 Uhr`, `Hire car, return 9:00`. */
const DEADLINE =
  /\b(?:check(?:s|ing)?[- ]?(?:out|in)|checkout|vacate|room (?:is )?(?:yours|free)|rooms?\b.{0,12}\buntil|late (?:check|departure)|(?:rental|hired?)[- ](?:cars?|bikes?|scooters?|boats?|vans?)\b|keys?\b|hand (?:in|back|over)|return (?:the |your |our )?(?:cars?|bikes?|scooters?|boats?|vans?|rental|hire)\b|drop[- ]?off|book(?:ing)?\b|confirm|pay\b|reply|abgabe|abgeben|ruckgabe|zuruckgeben|mietwagen|auto\b.{0,30}\bzuruck|boarding|bag ?drop|abreise|auschecken|raumen|(?:until|till?) [^,;]{1,14},? when\b|liberar|desocup|rendre|restitu|devol|riconsegn|uitchecken)/;

/** `Return to the airport for your 17:40 departure`, `last swim before the 6:15 PM ferry`: when something else goes. */
const BEFORE_OTHER =
  /[a-z\d)],? (?:for|before|after|until|till|ahead of|in time for) (?:(?:the|your|our|their|my|his|her|an?) )?$|\b(?:re-?)?confirm (?:the |your |our )?\**$/;
const GOES_TO_BED = /^(?:in bed|to bed|bed|early (?:night|to bed)|fruh (?:ins|zu) bett)\b/;
const OTHER_RIDE =
  /^(?: ?-?ish)? (?:[a-z-]{3,14} )?(?:flights?|departures?|arrivals?|trains?|ferry|ferries|boat|bus|coach|sailing|take-?off|landing|connection|(?:airport )?ride|transfer)\b/;

/** `Dinner before the ferry at 6:15 PM`, `Abendessen vor der Fähre um 18:15`, `Früh ins Bett - Flug um 5:00`: it stands before the hour. */
const RIDE_BEFORE = compactPattern(
  `(?<early>[a-z)],? (?:before|vor|avant|antes|prima|voor)(?: (?:the|your|our|der|dem|die|den|unserer|unserem|eurem|le|la|les|votre|del?|de la|dell'|de|do|da|het))? ?)?\\b(?:flight|train|ferry|bus|coach|boat|departure|flug|zug|fahre|abfahrt|abflug|vol|traversier|avion|vuelo|tren|autobus|volo|treno|traghetto|voo|comboio|vlucht|trein|veerboot)(?: (?:at|um|de|a|a las|de las|del|delle|alle|das|as|om|van))? $`,
);
/** `before the 9:00 show`: whatever begins then. */
const OTHER_EVENT = /[a-z)],? (?:before|after|ahead of|in time for) (?:the|your|our|their|my|his|her|an?) $/;
const SHOW =
  /^ ?(?:[a-z-]{3,14} )?(?:show|concert|performance|tours?|cruise|game|match|kick-?off|opera|service|class)\b/;

const isOfOtherRide = (before: string, entry: string): boolean => {
  const match = RIDE_BEFORE.exec(before);
  return match !== null && (match.groups?.['early'] !== undefined || GOES_TO_BED.test(entry));
};

/** `before` are the words right before the hour, `entry` all of the entry's, `behind` those right behind it. */
export const tellsOtherHour = (before: string, entry: string, behind: string): boolean =>
  TOLD_BEFORE.test(before)
    ? ((BEFORE_OTHER.test(before) || GOES_TO_BED.test(entry)) && OTHER_RIDE.test(behind)) ||
      (OTHER_EVENT.test(before) && SHOW.test(behind)) ||
      isOfOtherRide(before, entry) ||
      OPENING.test(before) ||
      LIMIT.test(before) ||
      TIDE.test(before) ||
      (CHECK_IN.test(before) && BAGS_FIRST.test(entry)) ||
      ((ENDS.test(before) || COMES_BACK.test(before)) && !DEADLINE.test(entry))
    : GOES_TO_BED.test(entry) && OTHER_RIDE.test(behind);

/** All that is asked of the words before the hour: nearly no hour has any of them. */
const TOLD_BEFORE = compactPattern(
  [BEFORE_OTHER, OTHER_EVENT, RIDE_BEFORE, OPENING, LIMIT, TIDE, CHECK_IN, ENDS, COMES_BACK]
    .map(({ source }) => source)
    .join('|'),
);
