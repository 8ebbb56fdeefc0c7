/**
 * T-523: prices by how many come, and the text says how many they are: `10-14 Pers. 1'190`, `15-19 Pers. 1'120`, `ab 20 1'065` and `ihr seid im Moment 16`.
 * The row of their number is their price.
 */
import type { SourceDocument } from '../../../formats/reading/document.ts';
import { lineMoney } from '../../../formats/reading/line-money.ts';
import { type Field, stated } from '../../../model/field.ts';
import type { PriceOptionDraft } from '../../../model/travel-deal-draft.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

const NOW =
  '(?:(?:im moment|momentan|aktuell|zur ?zeit|derzeit|jetzt|currently|(?:right )?now|at the moment|already|so far|still|actuellement|pour l.instant|deja|de momento|ahora|por ahora|ya|adesso|per ora|gia|agora|ja|momenteel|nu|lige nu|just nu|about|around|etwa|ca\\.?|circa|environ|unos|cerca de) ){0,2}';
const ARE =
  "(?:(?:ihr|wir|sie) (?:seid|sind|waren|wart)|(?:you|we|they)(?:'re| are)|(?:there (?:would|will)|(?:you|we|they)(?:'| wi)ll) be|vous (?:etes|seriez|serez)|nous sommes|on est|siete|siamo|sarete|sois|somos|sereis|voces sao|(?:voces )?estao em|jullie zijn|we zijn|u bent|i er|dere er|vi er|ni ar|vi ar)";
/** `you are 3 hours from`, `wir sind 20 Jahre`: other things are counted too. */
const ARE_MANY = new LinePattern(
  compactPattern(
    `\\b(?:${ARE} ${NOW}(?:in |zu |met |a |em |med )?${NOW}|(?:your|our|eure|unsere|votre|notre|vuestro|nuestro|vostro|nostro|vosso|nosso|jullie|onze) (?:party|group|gruppe|groupe|grupo|gruppo|groep) (?:of|von|de|di|van) )(?<n>[2-9]|[1-9]\\d|1\\d\\d)(?![\\d%:/-]|[.,]\\d| ?[-–] ?\\d| ?(?:hours?|hrs?|h\\b|min|km|miles?|m\\b|minutes?|minuten|days?|nights?|weeks?|months?|years?|tage?n?|nachte?n?|wochen?|jahre?n?|stunden?|jours|nuits|ans|heures|noches|dias|anos|horas|giorni|notti|anni|ore|noites|dagen|nachten|jaar|uur|dage|dagar|ar\\b|(?:or|and|oder|und|ou|et|o|y|e|of|en) (?:over|older|above|under|younger|mehr|alter|plus|mas|piu|mais|meer|ouder)|€|eur|kr|plekken|places?|plazas|platze))`,
  ),
  '\\b(?:seid|sind|waren|wart|you|we|they|there|etes|seriez|serez|sommes|est|siete|siamo|sarete|sois|somos|sereis|sao|estao|zijn|bent|er|ar|party|group|gruppe|groupe|grupo|gruppo|groep)',
);
const LONGEST = 160;
const isGroup = (words: string): boolean =>
  /(?:party|group|gruppe|groupe|grup[op]o|groep) (?:of|von|de|di|van) /.test(words);

/** How many they are, as a sentence tells it: `ihr seid im Moment 16`. */
export function readToldParty({ lines }: SourceDocument): Field<number> | null {
  for (const line of lines) {
    const { folded, look, passage, bullet } = line;
    if (folded.length > LONGEST || bullet !== null) continue;
    const match = ARE_MANY.exec(look, folded);
    const count = match?.groups?.['n'];
    if (match === null || count === undefined) continue;
    // `group of 6   £510`: a row of the prices.
    if (isGroup(match[0]) && lineMoney(line).length > 0) continue;
    const to = match.index + match[0].length;
    return stated(Number(count), [spanOf(passage, to - count.length, to)]);
  }
  return null;
}

const PEOPLE =
  '(?:people|persons?|pers\\.?|pax|ppl|adults?|guests?|pupils?|students?|personen|teilnehmer|tn|schuler|erwachsene|personnes?|participants?|eleves?|personas?|alumnos|adultos|persone|partecipanti|pessoas?|deelnemers|personer|deltagere|deltagare|travell?ers)';
const SIZE = compactPattern(
  `^\\W{0,4}(?:(?:bei|for|fur|pour|para|per|bij|met|ved|vid|group of|party of) )?(?<open>(?:ab|from|vanaf|des|a partir de|desde|da|fra|fran|over|more than) )?(?<least>\\d{1,3})(?: ?(?:[-–]|to|bis|a|al|t/m|til|till) ?(?<most>\\d{1,3}))?(?<more> ?\\+| (?:et plus|und mehr|oder mehr|or more|and over|y mas|o mas|e piu|o piu|ou mais|en meer|of meer|og flere|och fler))?(?: ${PEOPLE})?\\W{0,3}$`,
);

interface Size {
  readonly least: number;
  readonly most: number;
}

function sizeOf({ label }: PriceOptionDraft): Size | null {
  const { open, least, most, more } = SIZE.exec(foldText(label.value))?.groups ?? {};
  if (least === undefined) return null;
  const isOpen = open !== undefined || more !== undefined;
  return { least: Number(least), most: most !== undefined ? Number(most) : isOpen ? MOST : Number(least) };
}
const MOST = 999;

/** The row of their number; of rows with one size each the largest that they reach. */
export function pickTier<T extends PriceOptionDraft>(options: readonly T[], count: number): T | null {
  const sized = options.flatMap((option) => {
    const size = option.price === null ? null : sizeOf(option);
    return size === null ? [] : [{ option, size }];
  });
  if (sized.length < 2 || sized.length < options.length) return null;
  const within = sized.filter(({ size }) => size.least <= count && count <= size.most);
  const isOfOne = sized.every(({ size }) => size.least === size.most);
  const reached = within.length > 0 || !isOfOne ? within : sized.filter(({ size }) => size.least <= count);
  // `ab 10`, `ab 20`: both hold for 25, and the last is meant.
  return reached.toSorted((a, b) => b.size.least - a.size.least)[0]?.option ?? null;
}

/** Does the row begin with how many come: `15-19 Pers   1'120.-`? */
export const isTierLabel = (label: string): boolean =>
  label.length <= LONGEST_LABEL && /\d/.test(label) && SIZE.test(label.trim());
const LONGEST_LABEL = 40;
