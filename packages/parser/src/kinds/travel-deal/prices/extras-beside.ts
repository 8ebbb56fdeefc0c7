/** What something better costs on top, told as a price: no price of the trip; and the headings over what is to be had besides. */
import type { DocumentLine } from '../../../formats/reading/document.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { CURRENCY_SIGN, DIGIT, LinePattern } from '../../../text/line-look.ts';
import { readLineLengths } from '../dates/read-trip-length.ts';
import type { PriceMention } from './price-mention.ts';

/** `£520pp per night` beside the price of the stay. */
const PER_NIGHT = compactPattern(
  /^(?:\s?p\.\s?p\.)?[^,.;$€£]{0,24}(?:per|a|\/|pro|par|por|al?) ?(?:night|nacht|nuit|noche|notte|noite)\b|^\s?(?:p{1,3}pn|pn|pnpp|prpn|p\.p\.p\.n)\b/,
);
export const isPerNight = ({ line, to }: PriceMention): boolean => PER_NIGHT.test(line.folded.slice(to, to + 44));

/** `Sea view £5 p.p. per night` beside `£429 pp`: what the nights of something better cost more is no price of the trip. */
export function withoutNightExtras(mentions: readonly PriceMention[]): readonly PriceMention[] {
  const isPersons = ({ role, price }: PriceMention): boolean => role === 'person' && price.value.amountMax === null;
  const most = mentions.reduce(
    (high, each) => (isPersons(each) && !isPerNight(each) ? Math.max(high, each.price.value.amount) : high),
    0,
  );
  const isExtra = (each: PriceMention): boolean =>
    isPersons(each) && isPerNight(each) && each.price.value.amount * LEAST_NIGHTS_IN_STAY < most;
  return mentions.map((each) => (isExtra(each) ? { ...each, role: 'aside' } : each));
}
/** Of so few nights a night's own price is told as well. */
const LEAST_NIGHTS_IN_STAY = 8;

/** T-553: `Sea view £140 per room` beside `from £689 per person`: a room for less than one pays is what something better costs more, T-621 so is its night (`… £14 per room per night`) for much less. */
export function withoutRoomExtras(mentions: readonly PriceMention[]): readonly PriceMention[] {
  const least = mentions.reduce(
    (low, { role, price }) => (role === 'person' ? Math.min(low, price.value.amount) : low),
    Number.POSITIVE_INFINITY,
  );
  // T-629: beside `Airport lounge £28 each` a night of a suite is measured by the trip.
  const most = mentions.reduce(
    (high, { role, price }) => (role === 'person' ? Math.max(high, price.value.amount) : high),
    0,
  );
  const isSmallNight = (each: PriceMention): boolean =>
    isPerNight(each) && each.price.value.amount * LEAST_NIGHTS_IN_STAY < most;
  const isExtra = (each: PriceMention): boolean =>
    each.role === 'whole' &&
    (each.price.value.amount < least || isSmallNight(each)) &&
    each.basis !== null &&
    OF_ROOM.test((each.basisLine ?? each.line).folded.slice(...each.basis)) &&
    BETTER.test(each.line.folded.slice(Math.max(0, each.from - MAX_NAME), each.from)) &&
    (!isPerNight(each) || isSmallNight(each)) &&
    readLineLengths(each.line).length === 0;
  return least === Number.POSITIVE_INFINITY
    ? mentions
    : mentions.map((each) => (isExtra(each) ? { ...each, role: 'aside' } : each));
}
const OF_ROOM =
  /\b(?:room|cabin|stateroom|zimmer|kabine|chambre|cabine|habitacion|camarote|camera|cabina|quarto|kamer|hut)(?:,? (?:per|a|and|pro|und|je|par|et|por|y|al?|e|en) (?:night|nacht|nuit|noche|notte|noite))?$/;
const BETTER =
  /\b(?:views?|balcon[yi]|terrace|suites?|upgrades?|deluxe|superior|premium|junior|meerblick|seeblick|balkon|terrasse|vue|balcon|vista|balcon[ei]|terraza|terrazza|varanda|zeezicht)\b/;
const MAX_NAME = 50;

/** `Meal supplements, per adult and day` over amounts: none of them is the price. */
export const headsExtras = ({ folded, look }: DocumentLine): boolean =>
  (look.signs & CURRENCY_SIGN) === 0 && folded.length <= 60 && EXTRAS.test(look, folded);
const EXTRAS = new LinePattern(
  /^\W{0,3}(?:(?:board|meal|room|view|seasonal|optional|half|full|single|occupancy|weekend|holiday|verpflegungs|saison|de|pension) ?){0,3}(?:supplements?|surcharges?|add-?ons|zuschlage|aufpreise|suplementos?|supplementi)\b(?! (?:included|inklusive|inclus|incluido))[^.;]*$|^\W{0,3}(?:(?:extra|optioneel|zusatzlich|optional|facultatief) )?(?:bij te boeken|zubuchbar|buchbare extras|optional extras|zusatzleistungen|wunschleistungen|prestations en option|extras opcionales|servizi facoltativi|opcionais)\b[^.;\d]*$/,
  'supplement|surcharge|add-?ons|zuschlage|aufpreise|suplemento|bij te boeken|zubuchbar|buchbare extras|optional extras|zusatzleistungen|wunschleistungen|prestations en option|extras opcionales|servizi facoltativi|opcionais',
);

/** Right under the prices, over `Single room      USD 420`, too. */
const SEVERAL_EXTRAS =
  /\b(?:bij te boeken|zubuchbar|zusatzleistungen|optional extras|prestations en option|supplements|surcharges|add-?ons|zuschlage|aufpreise|suplementos|supplementi)\b/;
export const headsSeveralExtras = (line: DocumentLine): boolean =>
  headsExtras(line) && SEVERAL_EXTRAS.test(line.folded);
export const isNamedRow = (line: DocumentLine | undefined): boolean =>
  line !== undefined && (line.look.signs & DIGIT) !== 0 && NAMED_ROW.test(line.passage.text);
const NAMED_ROW =
  /^(?:\d )?\p{L}[^$€£₹:]{1,50}?(?:\s{2,}|\t|\.{3,} ?|: | [–-] | (?=[$€£₹]))(?:from |ab )?[^\d\s]{0,4} ?\d/u;
