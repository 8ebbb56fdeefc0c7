/**
 * What is included, told in running prose: behind a verb in the middle of a sentence (`$3,150 a person, and that covers breakfasts, the van
 * and a guide`, `you get flights, transfers and two tours`), or before one at its end (`flights, transfers and breakfast are in the price`).
 */

import type { DocumentLine } from '../../../formats/reading/document.ts';
import { cutList, cutTwo } from '../../../formats/reading/terms/term-items.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { SERVICE } from './service-words.ts';

const PRICE =
  '(?:(?:the|this|that|our|your|der|dieser|le|ce|notre|el|este|la|il|questo|questa|o|este|nosso) )?(?:(?:package|total|full|reise|gesamt) ?)?(?:price|package|fare|rate|deal|cost|figure|money|tour|trip|offer|preis|paket|angebot|prix|tarif|forfait|precio|paquete|tarifa|prezzo|quota|pacchetto|preco|pacote|valor)';
/** Every list in prose has one of these. */
const HINT = new LinePattern(
  /inclu|cover|buys|comes? to |works? out|adds? up|together co|takes in|gets you|brings you|gives you|pays for|comes? with|(?:that|it|this)(?:'?s| is)(?: all)? with|that'?s |that is |thrown|(?:i|we)(?:'ve| have)? (?:[a-z]{4,7} )?(?:add|put|popp|tuck|slott|work|factor|built|allow)|j'ai |nous avons |ich habe |wir haben |\bhe (?:anad|inclu)|hemos |\bho (?:aggiu|inclu|inser)|abbiamo |acrescent|umfasst|beinhalt|enthalt|inbegriffen|inklusive|dabei|drin|compr[ei]|couvre|cubre|copre|cobre|price|package|preis|prix|precio|prezzo|quota|preco|sorted|on us|taken care|you(?:'ll| will|'d|'ve)? (?:all )?(?:get|got|have|rec|be |enjoy)|(?:guests|clients|couples|travellers|travelers|everyone)(?: will| can)?(?: also)? (?:enjoy|receive|get|have)|we(?:'ll| will)? (?:give|lay|throw|provide)|bekomm|erhalt|vous|tien|tendr|recib|avret|avrai|ricevet|voce|prijs|inbegrep|pp\b|pr person|per person|per adult|pro person|par personne|por persona|a persona|por pessoa/,
);

/** May a sentence of the line list something? */
export const mayListInProse = (line: DocumentLine): boolean =>
  line.bullet === null && line.folded.length >= 24 && HINT.test(line.look, line.folded);

/** The list begins behind it. */
const COVERS = compactPattern(
  `(?<![a-z])(?:(?:that|it|this)(?:'?s| is)(?: all)? with|(?:that|this|it|which|${PRICE}|il|elle|celui-ci|er|esso|ele|das|darin|dafur|cela|ca|eso|esto|todo|cio|isso|(?:per|each|a) (?:person|head|couple)(?: sharing)?|pps?|each|\\d(?:[^.;]{0,30}) (?:and|und|et|y|e|ed)),? (?:also |already |bereits )?(?:covers|includes|including|buys(?: you)?|takes in|gets you|brings you|gives you|pays for|comes with|umfasst|beinhaltet|enthalt|comprend|inclut|couvre|incluye|cubre|comprende|include|copre|inclui|cobre)|(?:dabei|inklusive|enthalten|inbegriffen) (?:sind|ist)|(?:included|thrown in|in ${PRICE}) (?:are|is|you(?:'ll)? (?:get|have|find))|(?:im|in unserem) (?:reise|gesamt|paket)?preis (?:sind|ist)|(?:inbegrepen|inclusief) (?:is|zijn)|(?:in|bij) de (?:prijs|reissom) (?:zit(?:ten)?|(?:is|zijn)(?: inbegrepen)?)|(?:dans|en|nel|no) ${PRICE} (?:sont|van|estan|sono|estao)|where ${PRICE} covers)(?: all of)? ?:? (?=[^\\s.])`,
);
/** Said of the traveler: counts where at least three things follow. */
const YOU_GET =
  /(?<![a-z])(?:(?:for (?:that|this|it),? )?you(?:'ll| will|'d|'ve| have)? (?:all |also )?(?:get|got|have|receive|enjoy|be given)|(?:(?:your |our |all )?(?:guests|clients|couples|travellers|travelers|everyone))(?: will| can)?(?: also)? (?:enjoy|receive|get|have)|we(?:'ll| will)? (?:give(?: you)?|lay on|throw in|provide)|sie (?:bekommen|erhalten)|ihr bekommt|du bekommst|vous (?:avez|aurez|recevez)|(?:usted )?(?:tienes|tendras|recibes|recibiras|tendran)|(?:avrete|avrai|ricevete)|voce (?:tem|ganha|recebe))(?: all of)? ?:? (?=[^\s.])/;
/** The list ends before it. */
const ARE_IN =
  /,? (?:(?:is|are) all|all come|come|(?:is|are)(?: already| both)?) (?:(?:included|covered|thrown in|taken care of|sorted|on us|in the (?:price|package|fare|rate|deal|cost)|part of the (?:price|package|deal))(?: in .{1,24}| too| as well)?)$|,? (?:sind|ist)(?: bereits| schon| alle)?(?: im (?:reise|gesamt|paket)?preis)?(?: bereits| schon)? (?:inklusive|enthalten|inbegriffen|dabei|drin)$|,? (?:sont|est) (?:compris|inclus)(?:es?)?(?: dans .{1,20})?$|,? (?:estan|esta|van) incluid[oa]s?(?: en .{1,20})?$|,? (?:sono|e) (?:inclus[aeio]|compres[aeio])(?: nel .{1,20})?$|,? (?:estao|esta) inclu(?:id|s)[oa]s?(?: no .{1,20})?$/;
/** The sentence goes on with something else. */
const LIST_END =
  /;|\s[–—-]\s|[!?]|,? (?:but|though|while|aber|mais|pero|ma|mas) |,? (?:all|everything) (?:for|from) |,? (?:for|from) (?:just |only )?[$€£₹]|,? (?:and|so) (?:you|we|it|they|the (?:price|rest|balance)) (?:are|is|will|can|must|have|need|only)\b/;
/** `return flights Leeds - Geneva`: the dash of a way ends no list. */
const WAY_DASH = /(?<=\p{Lu}\p{L}{2,20}) [–—-] (?=\p{Lu}\p{L})/gu;
/** `That gives you three nights at the Miramar`: enough by itself. */
const isStay = ({ text }: Passage): boolean => /^(?:\d{1,2}|\p{L}{3,9}) (?:hotel )?nights?\b/iu.test(text);
const NEGATED = /\b(?:not|no|n't|never|nicht|kein\w*|pas|non|nao|niet|geen|neither|except)\b/;
const MIN_LISTED = 3;
const MAX_LEAD = 90;

/** `That's flights, two bags and the villa`: what the amount before it is for, where the things are such as one books. */
const THAT_IS = /^\W{0,3}(?:and |so )?(?:that|this)(?:'?s| is) (?:for |all )?:? ?(?=[^\s.])/;
/** `I've added a boat trip and the transfers`: what who writes has put into the offer. */
const ADDED =
  /^(?:[^,.;]{0,40}, )?(?:and |so |plus )?(?:(?:i|we)(?:'ve| have)? (?:also |just |already |then )?(?:added|put in|thrown in|included|built in|popped in|tucked in|slotted in|worked in|factored in|allowed for)|(?:ich habe|wir haben)(?: ihnen| euch| dir)?(?: auch| noch| zusatzlich)?(?= [^.]{4,160} (?:dazugenommen|dazugebucht|eingeplant|eingerechnet|hinzugefugt|mit hineingenommen)$)|(?:j'ai|nous avons) (?:aussi |egalement )?(?:ajoute|inclus|prevu|glisse)|(?:he|hemos) (?:anadido|incluido|agregado|metido)(?: tambien)?|(?:ho|abbiamo) (?:anche )?(?:aggiunto|incluso|inserito)|(?:acrescentei|inclui|acrescentamos)(?: tambem)?) (?:in |too |as well )?(?=[^\s.])/;
/** Why it was added is no part of it. */
const REASON =
  /,? (?:since|because|as (?:you|i|we|he|she|they)|so (?:that|you|we|i)|in case|which|if you|knowing|weil|da (?:sie|du|ihr)|parce que|puisque|car (?:vous|tu)|porque|ya que|perche|visto che|ja que|(?:dazugenommen|dazugebucht|eingeplant|eingerechnet|hinzugefugt|mit hineingenommen)$)\b|\s[–—-]\s|[;!?]| \(|,? (?:too|as well)$/;
/** What a message holds, or what has its own price. */
const OF_MESSAGE =
  /[$€£₹]\s?\d|\d\s?(?:€|eur\b|chf\b)|\b(?:photos?|pictures?|links?|brochures?|details?|breakdown|quotes?|maps?|pdfs?|files?|names?|notes?|invoice|options?|request|saving|price|figure|costs?|total|fotos?|bilder|lien|enlace|preis|prix|precio|prezzo|copy|list|date|dates|extra|time|help)\b/;
const MAX_ADDED = 260;

/** What a note says it holds: `That's flights, two bags and the villa`, `I've added a boat trip`. */
export function readAddedList(sentence: Passage, isAddedOnly = false): Passage[] {
  const folded = foldText(sentence.text).replace(/[\s.!]+$/, '');
  if (folded.length > MAX_ADDED) return [];
  const added = ADDED.exec(folded);
  const match = added ?? (isAddedOnly ? null : THAT_IS.exec(folded));
  if (match === null || NEGATED.test(match[0])) return [];
  const rest = slicePassage(sentence, match[0].length, folded.length);
  const end = foldText(rest.text).search(REASON);
  const items = listed(end < 0 ? rest : slicePassage(rest, 0, end));
  const services = items.filter(({ text }) => SERVICE.test(foldText(text))).length;
  const isList =
    added === null ? items.length >= MIN_LISTED && services * 2 >= items.length : services * 2 >= items.length;
  return services > 0 && isList && items.every((item) => isThing(item) && !OF_MESSAGE.test(foldText(item.text)))
    ? items
    : [];
}

/** The things that a sentence lists as included; none where it lists nothing. */
export function readProseList(sentence: Passage): Passage[] {
  const added = readAddedList(sentence);
  if (added.length > 0) return added;
  const folded = foldText(sentence.text);
  if (folded.length < 24 || folded.length > 600) return [];
  const covers = COVERS.exec(folded);
  const behind = covers ?? YOU_GET.exec(folded);
  if (behind !== null) {
    const from = behind.index + behind[0].length;
    const rest = slicePassage(sentence, from);
    const end = foldText(rest.text.replace(WAY_DASH, '   ')).search(LIST_END);
    const items = listed(end < 0 ? rest : slicePassage(rest, 0, end));
    // `… for £899pp, and that covers breakfast, the van and a guide`
    const more = end < 0 ? [] : readProseList(slicePassage(rest, end));
    const isList = items.length >= (covers === null ? MIN_LISTED : 2) || (covers !== null && items.every(isStay));
    if (
      isList &&
      items.every(covers === null ? isThing : isLongThing) &&
      !NEGATED.test(folded.slice(Math.max(0, from - 40), from))
    )
      return [...items, ...more];
    if (more.length > 0) return more;
  }
  const bare = folded.replace(/[\s.!]+$/, '');
  const held = heldOrPriced(sentence, bare);
  if (held.length > 0) return held;
  const before = ARE_IN.exec(bare);
  if (before === null || before.index > MAX_LEAD * 3) return [];
  const items = listed(slicePassage(sentence, 0, before.index));
  return items.length >= 2 && items.every(isThing) ? items : [];
}

/** `… and that has a bag each and transfers included`, `Flights, nine nights and transfers come to £1,180`: at least half are such as one books. */
function heldOrPriced(sentence: Passage, bare: string): Passage[] {
  const has = HAS_IN.exec(bare);
  const comes = has === null ? COMES_TO.exec(bare) : null;
  const [from, to] =
    has !== null
      ? [has.index + has[0].length, bare.search(HELD_END)]
      : comes === null
        ? [0, 0]
        : [comes.index, comes.index + (comes.groups?.['list'] ?? '').length];
  const items = to <= from ? [] : listed(slicePassage(sentence, from, to));
  // `Dinner and drinks come to £45 a head` beside the trip.
  if (comes !== null && !items.some(({ text }) => OF_TRIP.test(foldText(text)))) return [];
  const services = items.filter(({ text }) => SERVICE.test(foldText(text))).length;
  return items.length >= 2 && services * 2 >= items.length && items.every(isThing) ? items : [];
}
const OF_TRIP = /\b(?:flights?|nights?|nts|hotel|villa|apartment|cruise|train|ferry)\b/;
const HELD_END = / (?:all |already |both )?(?:included|thrown in|built in|in there)(?: too| as well| already)?$/;
const HAS_IN = compactPattern(
  /(?<![a-z])(?:that|it|this|which|the (?:price|offer|deal|package))(?:'?s)? (?:has|got|already has|also has) (?=[^;:.]{8,160} (?:all |already |both )?(?:included|thrown in|built in|in there)(?: too| as well| already)?$)/,
);
const COMES_TO =
  /^(?:so )?(?<list>[a-z0-9][^.;:!?$€£]{16,200}?) (?:(?:all )?comes?|works? out|adds? up|all in is|together (?:cost|come to)|cost) (?:(?:to|at) )?(?:just |only |a total of |around |about )?[$€£₹]\s?\d/;

/** `Parking at the port is included as well.`: a sentence of its own behind the list. */
export function isToldIncluded({ text }: Passage): boolean {
  const bare = text.length > MAX_LEAD ? '' : foldText(text).replace(/[\s.!]+$/, '');
  return bare !== '' && ARE_IN.test(bare) && !NEGATED.test(bare) && !/[$€£₹]|\d{4}/.test(bare);
}

/** `Also 1 free boat trip`, `Plus a complimentary massage`: what is given on top of the list. */
const ON_TOP =
  /^\W{0,3}(?:(?:and |und |et |y |e )?(?:also|plus|as well as|ausserdem|dazu|zusatzlich|obendrein|en plus|et aussi|ademas|tambien|inoltre|in piu|anche|alem disso|tambem)[,:]? )(?=(?:(?:\d{1,2}|an?|one|two|the|your|eine?n?|une?|un[oa]?|um) )?(?:[a-z-]+ ){0,2}(?:free|complimentary|kostenlos\w*|gratis|gratuite?s?|offerte?s?|omaggio|cortesia)\b)/;

/** A smile ends what it stands behind. */
const SMILE = /\s?[:;]-?[)D](?=\s|$)/;

export function readGift(told: Passage): Passage | null {
  const smile = told.text.search(SMILE);
  const sentence = smile < 0 ? told : slicePassage(told, 0, smile);
  const folded = sentence.text.length > MAX_LEAD ? '' : foldText(sentence.text);
  const lead = folded === '' ? 0 : (ON_TOP.exec(folded)?.[0].length ?? 0);
  const gift = lead === 0 ? null : trimPassage(slicePassage(sentence, lead), '.!:;) ');
  return gift !== null && isThing(gift) && !/[$€£₹]\s?\d|\d\s?€/.test(gift.text) ? gift : null;
}

/** `Per person twin share, with return flights from Singapore.` */
const BESIDE_BASIS = compactPattern(
  /^\W*(?:(?:all )?(?:prices?|rates?|fares?) )?(?:are |is |shown |quoted )?(?:pe?r (?:person|adult)|pp|pro person|par personne|por persona|a persona|por pessoa)\b[^.;]{0,44}?(?:, (?!(?:excl?|exkl|ex|without|no|not|ohne|plus|sans|hors|sin|senza|sem|zonder|zzgl)\b)(?=(?:[a-z]+ ){0,2}[a-z]+ \+ [^+.;$€£]{2,30} \+ [^.;$€£]+$)|,? (?:with|including|incl\.?|inclusive of|mit|inklusive|avec|con|incluidos?|com) (?=(?:[a-z-]+ ){0,3}(?:flights?|air|airfare|transfers?|breakfast|half board|full board|taxes|visa|flug|flugen|hin- und|transfer|fruhstuck|halbpension|vols?|transferts|petit|vuelos?|traslados?|desayuno|volo|voli|trasferimenti|colazione|voos?|cafe)\b))/,
);

/** What the words beside the price add to it: counts where a list of inclusions stands elsewhere too. */
export function readBasisList(sentence: Passage): Passage[] {
  const match = sentence.text.length > 200 ? null : BESIDE_BASIS.exec(foldText(sentence.text));
  return match === null ? [] : listed(trimPassage(slicePassage(sentence, match[0].length), ':')).filter(isThing);
}

function listed(passage: Passage): Passage[] {
  const items = cutList(passage, 'includes')
    .filter(({ text }) => !TAIL.test(text))
    .map(withoutVerb);
  return items.length === 1 ? items.flatMap(cutTwo) : items;
}

/** `…, and the price covers return flights`: the verb again, before the next thing. */
function withoutVerb(item: Passage): Passage {
  const folded = foldText(item.text);
  const lead = OFFER_VERB.exec(folded)?.[0].length ?? 0;
  return lead === 0 ? item : slicePassage(item, lead);
}
const OFFER_VERB = compactPattern(
  `^(?:and |und |et |y |e )?${PRICE}(?: also| auch| aussi| tambien| anche| tambem)? (?:covers|includes|comes with|takes in|buys|beinhaltet|enthalt|umfasst|comprend|inclut|incluye|comprende|include|inclui) (?=[a-z0-9])`,
);

/** `four nights, Mon to Fri, at the Miramar`: when and where are no things. */
const TAIL =
  /^(?:at|in|on|near|by|beside|overlooking|facing|opposite|next to|im|am|in der|dans|au|a l'|en el|en la|nel|nella|no|na) (?=\p{L})|^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)? (?:to|till|until|-|–) (?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?$/iu;

/** Short, without a verb, a price or a no of its own. */
const isThing = ({ text }: Passage): boolean => isThingWithin(text, MAX_LEAD);
/** Behind `that covers` a thing may be told at length. */
const isLongThing = ({ text }: Passage): boolean => isThingWithin(text, MAX_TOLD);
const MAX_TOLD = 130;

const isThingWithin = (text: string, max: number): boolean => {
  const folded = foldText(text);
  return (
    text.length >= 3 &&
    text.length <= max &&
    !NEGATED.test(folded) &&
    !/\b(?:is|are|was|has|will|you|must|can|cannot|should)\b|^(?:a|an|the) (?:chance|choice|lot|feel)\b/.test(folded)
  );
};
