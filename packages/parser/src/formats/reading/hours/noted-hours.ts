/**
 * I-455: hours as one notes them in haste, in three or four figures without a mark between:
 *
 *   train Kings X 930 gets York 1122 · Minster tower 1045 £9 pp · museum 230 free · bus to Whitby 915
 *                 ^^^           ^^^^                ^^^^                 ^^^                      ^^^
 *
 * A journey with both its hours tells that the text writes them so. Prices, years, rooms, and the numbers of buses and flights are none.
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { findTimes } from '../../../annotators/time.ts';
import type { ClockTime, TimeSpan } from '../../../model/clock-time.ts';
import { type Field, stated } from '../../../model/field.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT } from '../../../text/line-look.ts';
import { joinPassages, type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { oncePerDocument, type SourceDocument } from '../document.ts';

const FIGURE = '(?:[1-9]|[01]\\d|2[0-3])[0-5]\\d';
const RIDE =
  '(?:train|bus|coach|ferry|boat|tram|flight|plane|zug|bahn|fahre|schiff|flug|bateau|car|vol|tren|autobus|barco|vuelo|treno|pullman|traghetto|volo|comboio|trem|onibus|voo|trein|boot|vlucht)';
/** Whose numbers nobody notes alone. */
const RAIL = '(?:train|ferry|zug|fahre|bateau|tren|barco|treno|traghetto|comboio|trem|trein|boot)';
const LANDS =
  '(?:arr(?:ives?|iving)?\\.?|eta|gets?(?: in(?:to)?| to)?|lands?|reach(?:es)?|due(?: in)?|an(?= [a-z]{3,20} \\d)|ank(?:unft)?\\.?|arrivee|arrive|llega|llegada|arriva|arrivo|chega|chegada|aank(?:omst)?\\.?)';
/** A ride that leaves at one hour, and arrives somewhere at another. */
const JOURNEY = compactPattern(
  `\\b${RIDE}\\b(?<way>[^\\d,;:]{0,40}) (?<leaves>${FIGURE}),? ${LANDS}(?: [a-z][^\\d,;:]{0,30})? (?<lands>${FIGURE})(?![\\d:]|[.,]\\d| ?[€£$%])`,
);
const LEAST_LENGTH = 5;
const LONGEST = 16 * 60;
const MAX_LINE = 600;
const MAX_LINES = 80;
const HALF_DAY = 720;

/** Does a journey tell that hours are noted so? */
export const hasNotedHours = oncePerDocument(({ lines }: SourceDocument): boolean =>
  lines
    .slice(0, MAX_LINES)
    .some(({ folded, look }) => (look.signs & DIGIT) !== 0 && findJourney(folded.slice(0, MAX_LINE)) !== null),
);

interface Noted {
  readonly at: number;
  readonly figure: string;
}

function findJourney(folded: string): readonly [Noted, Noted] | null {
  const match = HAS_FIGURE.test(folded) ? JOURNEY.exec(folded) : null;
  const { leaves = '', lands = '' } = match?.groups ?? {};
  if (match === null) return null;
  const end = match.index + match[0].length;
  const at = match.index + match[0].slice(0, match[0].length - lands.length).lastIndexOf(leaves);
  const [start, stop] = [minutesOf(leaves), minutesOf(lands)];
  // Of twelve hours: `1130 arr 215`.
  const length = lands.length === 3 && stop < start ? stop + HALF_DAY - start : stop - start;
  const isJourney = length >= LEAST_LENGTH && length <= LONGEST && !isYear(leaves);
  return isJourney
    ? [
        { at, figure: leaves },
        { at: end - lands.length, figure: lands },
      ]
    : null;
}
const HAS_FIGURE = /[a-z.] \d{3,4}(?!\d)/;

export interface NotedHour {
  readonly before: Passage;
  readonly time: Field<TimeSpan>;
}

/** The hour of an entry, and its words without it. Null where another time stands beside it, or the figure may be anything else. */
export function readNotedHour(entry: Passage): NotedHour | null {
  const folded = foldText(entry.text);
  if (folded.length > MAX_ENTRY || !HAS_FIGURE.test(folded)) return null;
  const times = findTimes(folded);
  const journey = findJourney(folded);
  // `arr 2105` alone is a time, too.
  if (journey !== null && times.every(({ to }) => journey.some(({ at, figure }) => to === at + figure.length))) {
    const [leaves, lands] = journey;
    const spans = journey.map(({ at, figure }) => spanOf(entry, at, at + figure.length));
    return {
      before: without(entry, journey),
      time: stated({ start: clockOf(leaves.figure), end: clockOf(lands.figure) }, spans),
    };
  }
  if (times.length > 0) return null;
  const [only, other] = [...folded.matchAll(ALONE), ...folded.matchAll(MEAL)];
  const figure = only?.groups?.['figure'] ?? '';
  if (only === undefined || other !== undefined || OTHER_FIGURE.test(folded.replace(only[0], ''))) return null;
  const before = folded.slice(0, only.index);
  const meal = only.groups?.['meal'];
  if (meal !== undefined && !isHourOf(meal, minutesOf(figure))) return null;
  const isDone = RIDES.test(before) || (Number(figure) % 5 === 0 && tellsDeed(before));
  if (!isDone || NO_HOUR.test(before) || isYear(figure)) return null;
  const noted = { at: only.index + 1, figure };
  return {
    before: without(entry, [noted]),
    time: stated({ start: clockOf(figure), end: null }, [spanOf(entry, noted.at, noted.at + figure.length)]),
  };
}
const MAX_ENTRY = 120;
/** Behind words, at the end or before what an entry costs, how one goes back, or an aside. */
const ALONE = compactPattern(
  `(?<=[a-z.')]) (?<figure>${FIGURE})(?=$| ?\\(| (?:ca\\.? ?)?[£€$]\\d| (?:free|gratis|gratuit|frei|kostenlos|sharp|prompt|latest|back|return(?:s|ing)?|zuruck|retour|de vuelta|ritorno|volta|terug)\\b|(?<=\\b${RAIL} \\d{3,4}) (?:to|from|nach|vers|pour|a|para|per|naar|de|von|van|da)(?: (?:the|la|le|el)?){0,1} ?[a-z]{3,})`,
  'g',
);
/** `dinner 730 Green Olive`, no `lunch 200 pesos`. */
const MEAL = compactPattern(
  `(?<=(?<![a-z])(?<meal>breakfast|bfast|fruhstuck|petit[- ]dejeuner|desayuno|colazione|lunch|mittagessen|dejeuner|almuerzo|pranzo|almoco|dinner|abendessen|diner|cena|jantar|avondeten)) (?<figure>${FIGURE})(?= (?:at |in |im |chez |en |da )?(?!(?:yen|pesos?|euros?|baht|rupees|dollars?|pounds?|quid|bucks|francs?|kronor|kr|lira|rand|dirhams?|calories|steps|people|persons?|guests|pax|metres?|meters?|min\\w*|km|m|for|each|per|pp|of|or|and|to|if|with)\\b)[a-z]{3,}(?: [a-z'&-]+){0,4}$)`,
  'g',
);
const EARLY = /^(?:b|fr|petit|de[^j]|col)/;
const MIDDAY = /^(?:lunch|mittag|dej|alm|pranzo)/;
/** Counted to twelve: breakfast from six to eleven, lunch from eleven to three, dinner from five to ten. */
function isHourOf(meal: string, minutes: number): boolean {
  const hour = minutes % HALF_DAY;
  if (EARLY.test(meal)) return minutes >= 360 && minutes <= 660;
  return MIDDAY.test(meal) ? minutes >= 660 || hour <= 180 : hour >= 300 && hour <= 600;
}
const OTHER_FIGURE = /(?<![£€$\d.,])\b\d{3,4}(?![\d.,]*\d)/;
/** Trains and boats leave at any minute. */
const RIDES = compactPattern(`\\b${RIDE}\\b`);
/** The number of a ride, a room or a booking, an amount, a length or a year. */
const NO_HOUR =
  /\b(?:bus|buses|tram|line|linie|linea|ligne|lijn|flight|flug|vol|vuelo|volo|voo|vlucht|ice|ic|re|rb|tgv|ave|room|rooms|zimmer|chambre|habitacion|camera|quarto|kamer|suite|cabin|seat|gate|no|nr|ref|code|pin|tel|phone|ext|number|flat|apt|route|road|highway|hwy|since|in|of|year|anno|from|until|about|ca|circa|approx|max|min|total|deposit|balance|budget|fare|fares|fee|fees|cost|costs|price|pay|pays|paid|owes?|tickets?|entry|entrance|spend|for|altitude|height|[a-z]+ (?:january|february|march|april|may|june|july|august|september|october|november|december))\.? ?$/;

/** Something is done; a house alone has its price as often as its hour. */
function tellsDeed(before: string): boolean {
  const type = findActivityType(before);
  if (type === null) return false;
  return type.type !== 'accommodation' || /\b(?:check(?:ing)?[- ]?(?:in|out)|bags|keys|arrive|leave)\b/.test(before);
}

/** `1995`, `2027`: a figure of this time that no clock would show in a plan. */
const isYear = (figure: string): boolean => /^(?:19\d\d|20[0-4]\d)$/.test(figure) && Number(figure) % 5 !== 0;

const minutesOf = (figure: string): number => Number(figure.slice(0, -2)) * 60 + Number(figure.slice(-2));

/** Three figures count to twelve; so may four below thirteen. */
function clockOf(figure: string): ClockTime {
  const minutes = minutesOf(figure);
  if (figure.length === 3) return { minutes, certain: false, isTwelveHour: true };
  return { minutes, certain: minutes >= 780 || figure.startsWith('0') };
}

function without(entry: Passage, noted: readonly Noted[]): Passage {
  const cuts = [...noted.flatMap(({ at, figure }) => [at, at + figure.length]), entry.text.length];
  const parts = [slicePassage(entry, 0, cuts[0])];
  for (let i = 1; i < cuts.length; i += 2) parts.push(slicePassage(entry, cuts[i] as number, cuts[i + 1]));
  const whole = joinPassages(parts.map((part) => trimPassage(part, ',;')).filter(({ text }) => text !== ''));
  // `train 1515 arr 1730`
  const end = LANDS_LAST.exec(foldText(whole.text))?.index ?? 0;
  return end > 2 ? slicePassage(whole, 0, end) : whole;
}
const LANDS_LAST = compactPattern(`,? ${LANDS}$`);
