/** `Check-in at Casa Azul, Ribeira – 2 nights`: behind the house where one sleeps its town or quarter. */
import { pieceOf } from '../../../model/field.ts';
import type { ActivityDraft } from '../../../model/itinerary-draft.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

/** At most three names, at the end of the title or before what tells of the booking. */
const TOWN =
  /\p{L}[*★)]{0,5}[^,]{0,3}(?<lead>, )(?<town>\p{Lu}[\p{L}'’.-]{2,24}(?:[ /-](?:(?:de|del|da|do|di|am|an der|im|sur|on the|of|la|le|el) )?\p{Lu}[\p{L}'’-]{1,20}){0,2})(?=$|\.$| ?\(|, ?(?:\d|\p{Ll})| [–—-] )/u;
/** The room, the board, what is said of the booking: no town. */
const NO_TOWN = compactPattern(
  /^(?:rooms?|suites?|doubles?|twins?|singles?|triples?|family|king|queen|standard|superior|deluxe|premium|executive|junior|classic|comfort|zimmer|doppelzimmer|einzelzimmer|chambres?|habitacion(?:es)?|cameras?|camere|camera|quartos?|breakfast|half|full|all|bed|dinner|lunch|own|check|early|late|building|floor|level|wing|tower|terminal|gate|studios?|bungalows?|villas?|tents?|cabins?|garden|sea|ocean|lake|river|mountain|fruhstuck|halbpension|vollpension|petit|demi|pension|desayuno|media|colazione|mezza|prima|pequeno|meia|included?|confirmed|ref|conf|voucher|booking|paid|tbc|wifi|pool|spa|zimmer[a-z]{3,12}|begrussung|bezug|aperitif|apero|welcome|drinks)\b/,
);
const HOUSE =
  /\b(?:hotel|motel|inn|lodge|hostel|hostal|house|resort|camp(?:site|ground)?|pension|gasthof|gasthaus|auberge|riad|ryokan|albergo|pousada|parador|apartments?|b&b)\b/;
/** `Check-in, Marina Bay Sands`: the house itself stands behind the comma. */
const DEED_ALONE =
  /^(?:(?:arrive|arrival|transfer|drive|early|late|hotel|group|ship|room)(?: (?:and|&|at|to))? )?(?:check(?:ing)?[- ]?in(?:to)?|check(?:ing)?[- ]?out|overnight|night|stay|hotel|bags|drop bags|checkin|einchecken|ubernachtung|zimmerbezug|nuit|nuitee|installation|noche|notte|pernottamento|noite|pernoite|overnachting|inchecken|sleep)$/;
const MAX_TITLE = 160;

export function withTown(activity: ActivityDraft): ActivityDraft {
  const { title, location, type } = activity;
  if (type.value !== 'accommodation' || location !== null || title.spans.length !== 1) return activity;
  const { value } = title;
  const match = value.length <= MAX_TITLE && value.includes(', ') ? TOWN.exec(value) : null;
  const town = match?.groups?.['town'];
  if (!match || town === undefined) return activity;
  const folded = foldText(town);
  const before = foldText(value.slice(0, value.lastIndexOf(', ', match.index + match[0].length - town.length)));
  if (NO_TOWN.test(folded) || HOUSE.test(folded) || DEED_ALONE.test(before)) return activity;
  const from = match.index + match[0].length - town.length;
  return { ...activity, location: pieceOf(title, from, from + town.length) };
}
