/** Pieces of a plan that make one entry together: an hour and a cry before what is done, what is taken back and what is done instead, what is hired for it. */
import { findMoney } from '../../../annotators/money.ts';
import { findTimes } from '../../../annotators/time.ts';
import { type Field, stated } from '../../../model/field.ts';
import type { ActivityDraft } from '../../../model/itinerary-draft.ts';
import { hasDigit } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';
import { readActivity } from './activity.ts';
import { MAX_SAID } from './said-of-entry.ts';
import { hasTime, readTimeCell } from './split-entries.ts';
import { together } from './title-piece.ts';

type Links = DocumentLine['links'];

/** `8 Uhr 15 !! NÜCHTERN !! Untersuchung`: the hour and a cry before what is done then are its own. */
export function readOpening(
  entries: readonly Passage[],
  from: number,
  links: Links,
): { readonly activity: ActivityDraft; readonly used: number } | null {
  const first = entries[from] as Passage;
  const isShort = first.text.length <= MAX_OPENING && from + 1 < entries.length;
  const time = isShort && hasDigit(first.text) ? readTimeCell(first) : null;
  const at = time === null ? from : from + 1;
  const cry = entries[at]?.text.endsWith('!') === true && CRY.test(entries[at].text) ? entries[at] : null;
  const done = entries[cry === null ? at : at + 1];
  if ((time === null && cry === null) || done === undefined || (time !== null && hasTime(done))) return null;
  const activity = readActivity(done, { links, isProse: true, ...(time !== null && { time }) });
  if (activity === null) return null;
  const word = cry === null ? null : trimPassage(cry, '!*¡ ');
  const description =
    word === null ? activity.description : together(stated(word.text, [spanOf(word)]), activity.description);
  return { activity: { ...activity, description }, used: (cry === null ? at : at + 1) - from + 1 };
}
const MAX_OPENING = 24;
const CRY = /^[!¡*]{0,3}\s?\p{Lu}{3,20}(?:\s\p{Lu}{2,20}){0,2}\s?!{1,3}$/u;

/** `back around 5pm`, `regresan como a las 5pm` behind when one is fetched: how long it lasts. */
export function tellsReturn({ text }: Passage): boolean {
  const folded = foldText(text);
  const [hour] = BACK.test(folded) ? findTimes(folded) : [];
  return hour !== undefined && !/[a-z]{2}/.test(folded.slice(hour.to).replace(/^ (?:uhr|hrs|h|uur)/, ''));
}
const BACK =
  /^(?:(?:and|we|you|they|wir|sie|on|vous|are|get|be|sind|will) ){0,3}(?:back|return(?:ing|s)?|zuruck|ruckkehr|retour|de retour|regres(?:o|an|amos)|(?:de )?vuelta|vuelven|volvemos|rientro|ritorno|terug|regresso|voltam)\b/;

/** `Zoo NO, al final Aquarium`, `Zoo NICHT, stattdessen Aquarium`: what is done instead, and the words that take the other back. */
export function readInstead(entry: Passage, next: Passage, links: Links): ActivityDraft | null {
  if (entry.text.length > MAX_SAID || !TAKEN_BACK.test(entry.text)) return null;
  const lead = INSTEAD.exec(foldText(next.text))?.[0].length ?? 0;
  const activity = lead === 0 ? null : readActivity(slicePassage(next, lead), { links, isProse: true });
  if (activity === null) return null;
  const about = stated(entry.text, [spanOf(entry)]);
  return { ...activity, description: together(about, activity.description) };
}
const TAKEN_BACK = /^\p{Lu}.{1,60}\s(?:NO|NOT|NICHT|NON|NIET|NÃO)!?$/u;
const INSTEAD =
  /^(?:(?:al final|finalmente|finally|instead|now|stattdessen|sondern|jetzt|finalement|a la place|plutot|maintenant|ahora|en su lugar|mejor|alla fine|invece|adesso|no final|agora|toch|nu|in plaats daarvan)(?: (?:quedo|quedamos en|sera|es|it is|it's|ist es|gibt es|c'est|on fait|e|fica|wordt het|is het))?:? )(?=\S)/;

export interface Priced {
  readonly cost: Field<string>;
  readonly about: Field<string> | null;
}

/** `sled hire €6`, `slee huren 6 euro` behind what is done with it: what that costs. */
export function readHire(entry: Passage): Priced | null {
  const [money] = findMoney(entry.text, 1);
  if (money === undefined || entry.text.length > MAX_HIRE || hasTime(entry)) return null;
  const words = foldText(entry.text.slice(0, money.from)).replace(/[\s(:–-]+$/, '');
  if (!HIRE.test(words) || /[a-z]{4}/.test(foldText(entry.text.slice(money.to)))) return null;
  return {
    cost: stated(entry.text.slice(money.from, money.to), [spanOf(entry, money.from, money.to)]),
    about: stated(entry.text, [spanOf(entry)]),
  };
}
const MAX_HIRE = 60;
/** What one cannot do it without; a boat or a bicycle is as often hired by itself. */
const GEAR =
  '(?:sled(?:ge)?s?|toboggans?|slee(?:en)?|schlitten|rodeln?|luges?|trineos?|slitt(?:a|e|ino|ini)|skis?|skates?|schlittschuhe?|schaatsen|patins?|patines|pattini|poles|helmets?|helme?|casques?|cascos?|snorkels?|masks?|wetsuits?|neoprenanzuge?|gear|equipment|ausrustung|materiaal|materiel|equipo|shoes|schuhe|chaussures|towels?|handtucher|serviettes|deck ?chairs?|liegen|sunbeds?|umbrellas?)';
const HIRE = compactPattern(
  `^${GEAR} (?:hire|rental|huren|mieten|leihen|ausleihen|verleih)$|^(?:hire|rent|huur|miete?|location|alquiler|alquilar|noleggio|aluguel|aluguer)(?: (?:of|de|des|di|da|do|an?|the))? ${GEAR}$|^(?:schlitten|schuh|helm|ski|slee|schaats)(?:verleih|miete|huur)$`,
);
