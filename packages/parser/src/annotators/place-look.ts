/** Does a short text look like a place, going by its form alone? `Øster Voldgade 4A`, `Louisiana Café`, `Rue de Rivoli`, `Pier 39`. */
import { foldText } from '../tokenizer/fold-text.ts';
import { findActivityType } from './activity-type.ts';
import { findPlaces } from './place.ts';

const MAX_WORDS = 7;
const SMALL =
  /^(?:de|del|de la|la|le|les|el|los|las|du|des|di|da|do|dos|das|van|von|der|den|am|an|im|in|bei|zum|zur|the|of|and|und|et|y|e|at|on|near|off|opposite|by|al|ul|il|lo|i|a|d|l|s|st|no|nr|nach|sur|sous|rue|via|calle|plaza|piazza|praca|place|place|avenue|strasse)$/;
/** `el-Fnaa`, `d'Orsay` */
const NAME = /^[^\p{L}]*(?:\p{Ll}{1,2}[-'’])?\p{Lu}|^[^\p{L}]*\d/u;
const STREET =
  /\b(?:street|st\.|road|rd\.?|avenue|ave\.?|lane|square|boulevard|blvd|drive|quay|pier|wharf|harbou?r|terminal|station|airport|strass?e|str\.|platz|gasse|weg|ufer|allee|rue|quai|calle|plaza|paseo|via|piazza|corso|viale|largo|praca|rua|avenida|district|quarter|bridge|gate|market|hall|floor|lobby|reception|hotel|cafe|bar|restaurant|beach|bay|island|park)\b|\b[a-z]+(?:strass?e|straat|gade|gatan|gata|platz|gasse|weg|plein)\b|\b\d{1,4}[a-z]?$/;

/** `isExpected`: it stands where entries of this kind have their place, so that a name is enough. */
export function looksLikePlace(text: string, isExpected: boolean): boolean {
  if (text.length > 70 || /[.!?;:]$|[.!?;]\s/.test(text.replace(/\b(?:St|Mt|Dr|Str)\.\s/g, ''))) return false;
  const words = text.split(/[\s,/]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0 || words.length > MAX_WORDS) return false;
  const named = words.filter((word) => NAME.test(word));
  const others = words.filter((word) => !NAME.test(word) && !SMALL.test(foldText(word).replace(/[^a-z]/g, '')));
  // `Riad Dar Zitoune rooftop`: where a place is expected one common word may stand beside the name.
  if (others.length > (isExpected ? Math.min(1, named.length - 1) : 0) || !/^[^\p{L}\p{N}]*[\p{Lu}\p{N}]/u.test(text))
    return false;
  if (isExpected) return true;
  const folded = foldText(text);
  if (STREET.test(folded)) return true;
  const [place] = findPlaces(text);
  return place !== undefined && place.from === 0 && findActivityType(folded) === null;
}

/** A word for a room, a part of a house or what stands at a quay. */
export const namesVenue = (text: string): boolean => VENUE.test(text);
const VENUE =
  /\b(?:room|hall|foyer|terrace|lobby|lounge|ballroom|auditorium|theatre|pavilion|tent|deck|gardens?|floor|booth|pod|desk|quay|bistro|studio|stage|building|entrance|stand|suite|centre|center|hotel|restaurant|bar|pier|terminal|gate|platform|raum|saal|zimmer|foyer|halle|terrasse|salle|salon|sala|salon|auditorio|terraza|terrazza)\b|\b\p{L}{3,}(?:saal|terrasse|keller|garten|kapelle|scheune|stube|halle|zaal|tuin|kapel)\b/iu;
