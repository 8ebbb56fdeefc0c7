/**
 * Cuts the text of a term list into its items, each a passage with its place in the source: `breakfast daily, all transfers, guide` →
 * three; conditions are cut at semicolons and full stops only.
 */
import { LEAVES_OUT } from '../../../annotators/vocabulary/left-out-words.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { hasLetterOrNumber } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { indexOfOffset, offsetOf, type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { splitSentences } from '../sentences.ts';
import { joinsOne } from './joins-one.ts';
import type { TermTopic } from './term-heading.ts';

const EDGE = '.,;:•·|–—*_"';
const EDGE_BUT_STAR = EDGE.replace('*', '');
const EDGE_BUT_QUOTE = EDGE.replace('"', '');
/** `the cog railway to "the roof"`: the quote was opened within. */
const closesQuote = (text: string): boolean => text.endsWith('"') && /\S.*\s"[^"]+"$/.test(text);
const STAR_AT_END = /\d\*\s*$/;
const SEPARATORS: readonly RegExp[] = [
  /\s(?:[•·|✓✔●▪]|~(?!\s{0,4}\d)|(?<!\d\s)\*)\s/g,
  /;\s+/g,
  // What stands behind the plus of `hire + £99` is its price.
  /(?<!tax(?:es)?(?=\s\+\s(?:fees?|charges|fuel|surcharges?|levies|dues|tips|gratuities|port|service|imp|vat|gst)\b))\s\+\s(?![$€£]\s?\d[\d.,]{0,9}(?:\s?(?:pp|each|per person))?\s*(?:$|[,;]))/g,
  /\s\/\s/g,
  // `dinner, bed and breakfast` is one thing, and `one bag per person, all flights` says where the bag goes.
  /(?<!\bdinner(?=,\s?bed\b))[,،、](?!\d)(?!(?<=\b(?:per \w{3,9}|each|pp|kgs?|lbs?|bags?|baggage|luggage),)\s(?:on |in |for )?(?:all|both|each|every|either) (?:flights?|ways?|directions?|legs?|sectors?|segments?)\W{0,3}$)\s*/gi,
];
const [SEMICOLON, PLUS, SLASH] = [1, 2, 3];
const COMMA = SEPARATORS.length - 1;
/** What joins the last of several things: at its start, and between two. */
interface Joins {
  readonly leading: RegExp;
  readonly between: RegExp;
}
/** The Dutch `and` is a preposition elsewhere (`transfert en bus`): known by what it joins. */
const DUTCH =
  '[eé]n(?=\\s(?:(?:de|het|een) )?(?:\\d{1,2} ?(?:kg|x) )?(?:[a-z]{3,8}bagage|ontbijt|diners?|halfpension|volpension|huurauto|[a-z]{0,12}transfers?|retourvluchten|[a-z]{0,8}vluchten|[a-z]{0,8}vlucht|gids|entree|excursies|begeleiding|[a-z]{3,16}belasting(?:en)?|[a-z]{3,16}kosten|[a-z]{3,16}fonds|[a-z]{3,16}verzekering|fooien|drankjes|maaltijden|lunches)\\b)';
const AND_ALONE: Joins = {
  leading: compactPattern(`^(?:and|und|et|y|e|${DUTCH}|plus|as well as|sowie|&)\\s+`, 'i'),
  between: compactPattern(`\\s(?:and|und|et|y|e|${DUTCH}|as well as|sowie|&)\\s`, 'gi'),
};
/** Of what is left out, `flights, lunches or tips`, none is to be chosen. */
const WITH_OR: Joins = {
  leading: compactPattern(`^(?:and|or|nor|und|oder|et|ou|y|o|e|${DUTCH}|plus|as well as|sowie|&)\\s+`, 'i'),
  between: compactPattern(`\\s(?:and|or|nor|und|oder|noch|et|ou|ni|y|o|e|${DUTCH}|as well as|sowie|&)\\s`, 'gi'),
};
const STARTS_THING = /^(?:an?|the|your|all|eine?|die|der|das|une?|le|la|les|el|los|las|il|gli|uma?|o|os|as)\s/i;
/** The items of a list that stands in running text: those of its first sentence, the next one says something else. */
export function cutList(passage: Passage, topic: TermTopic): Passage[] {
  if (topic === 'restrictions') return cutSentences(passage);
  const sentences = splitSentences(withinBracket(passage));
  const [sentence] = sentences;
  const dashed = cutAtDashes(passage, sentences);
  if (dashed.length > 0) return dashed.flatMap(trimItem);
  const lasts = topic === 'excludes' ? WITH_OR : AND_ALONE;
  if (sentence === undefined) return [];
  if (topic === 'includes' && areTaxes(sentence.text)) return trimItem(sentence);
  if (sentences.length > 1 && sentences.every(({ text }) => isLoneThing(text))) return sentences.flatMap(trimItem);
  const end = Math.max(sentence.text.search(OFFERED), topic === 'includes' ? sentence.text.search(BUT_NOT) : -1);
  return cutAtSeparator(end < 0 ? sentence : slicePassage(sentence, 0, end), lasts).flatMap(trimItem);
}

/**
 * T-559: `Viaggio in pullman – 3 notti in hotel, bevande incluse – Visite guidate di Ariccia e Nemi`: several dashes part the things, whatever commas and
 * sentences stand between two of them; those of a way (`flights London – Doha – Bangkok`) do not.
 */
function cutAtDashes(passage: Passage, sentences: readonly Passage[]): Passage[] {
  const last = passage.text.length > MAX_DASHED ? undefined : sentences.findLast(({ text }) => DASH.test(text));
  if (last === undefined) return [];
  const end = (indexOfOffset(passage, offsetOf(last, 0)) ?? 0) + last.text.length;
  const parts = splitAt(slicePassage(passage, 0, end), DASHES);
  const told = parts.filter(({ text }) => text.trim().includes(' ')).length;
  if (parts.length <= LEAST_DASHES || told * 3 <= parts.length * 2) return [];
  const isWay = parts.slice(1, -1).some(({ text }) => OF_WAY.test(text.trim()));
  return isWay || arePairs(splitAt(slicePassage(passage, 0, end), COMMAS))
    ? []
    : parts.filter(({ text }) => !LEFT_OUT.test(text)).flatMap(splitSentences);
}
/** `Hotel A - 3 nights, Hotel B - 2 nights`: between commas each thing with what is said of it. */
const arePairs = (things: readonly Passage[]): boolean =>
  things.length > 2 &&
  things.every(({ text }) => (text.match(DASHES)?.length ?? 0) < 2 && !LONG_LEAD.test(text)) &&
  things.filter(({ text }) => DASH.test(text)).length > 2;
const COMMAS = /,\s/g;
const LONG_LEAD = /^\s*\S+\s+\S+\s+\S+\s.*\s[–—-]\s/;
const LEFT_OUT = compactPattern(`^\\s*${LEAVES_OUT}`, 'iu');
const MAX_DASHED = 900;
/** `from 7 - 10 am` parts nothing. */
const DASH = /\s[–—-]\s(?<!\d\s[–—-]\s(?=\d))/;
const DASHES = /\s[–—-](?:\s|$)(?<!\d\s[–—-]\s(?=\d))/g;
const LEAST_DASHES = 3;
const OF_WAY =
  /^(?:(?:to|via|nach|über|vers|hasta|para|naar|til) )?\p{Lu}[\p{L}.'’-]{0,24}(?: \p{Lu}[\p{L}.'’-]{0,24}){0,6}$/u;

/** `taxes, fees and carrier charges`, `toutes taxes et frais`: what the state and the carrier add is one thing, however many names it has. */
const areTaxes = (text: string): boolean => text.length <= MAX_TAXES && TAXES_AND_FEES.test(foldText(text));
const MAX_TAXES = 90;
const ADDED =
  "(?:(?!(?:and|und|et|y|e|en) )[a-z-]{1,12} ){0,3}(?:tax(?:es)?|fees?|charges?|surcharges?|levies|duties|steuern|gebuhren|zuschlage|abgaben|frais|tasas|impuestos|cargos|tasse|oneri|supplementi|taxas|impostos|encargos|toeslagen|belastingen)(?: (?:(?:de|of|di|del) |d')[a-z]{4,14})?";
const TAXES_AND_FEES = compactPattern(
  `^${ADDED}(?:(?:, ?|,? (?:and|und|u\\.|et|y|e|en|&|\\+) )${ADDED}){1,4}\\W{0,3}$`,
);

/** `249 € p.P. (inkl. Frühstück, Stadtrundfahrt)`: a list that began within a bracket ends with it. The mark of an entry (`2)`, `b)`) closes none. */
function withinBracket(passage: Passage): Passage {
  const { text } = passage;
  if (!text.includes(')')) return passage;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const character = text.charAt(i);
    if (character === '(') depth++;
    else if (character === ')' && depth > 0) depth--;
    else if (character === ')' && !ENTRY_MARK.test(text.slice(Math.max(0, i - 4), i)))
      return slicePassage(passage, 0, i);
  }
  return passage;
}
const ENTRY_MARK = /(?:^|[^\p{L}\d])(?:\d{1,2}|\p{L})$/u;

/** `Flights. Breakfast. Transfers.`: each thing a sentence of its own, without figures or the words of a condition. */
const isLoneThing = (text: string): boolean => text.length <= MAX_LONE && LONE.test(text) && !OF_OFFER.test(text);
const MAX_LONE = 28;
const LONE = /^\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+){0,2}\.?$/u;
const OF_OFFER =
  /^(?:non|not?|book|call|ask|hurry|subject|limited|min|max|deposit|valid|from|only|price|terms|offer|enjoy|see|contact|thanks|best|kind|nicht|kein|buch|anzahlung|änder|gültig|sous|acompte|réserv|sujet|reserv|consult|salvo|acconto|soggett|prenot|sinal|sujeit)/i;

/** `flights and breakfast but not lunches`, `flights, breakfast, excl lunches and tips`: behind what is included, what is not. */
const BUT_NOT = compactPattern(
  `,? (?:alleen|nur|only|just|seulement|solo|sólo|apenas) (?=[^,;]{4,120} (?:er (?:nog )?bij|(?:noch )?(?:dazu|hinzu)|on top|extra|en plus|en sus|aparte|[aà] parte|à part|niet|nicht|not)[.!]?$)|[,;] (?:and |but |und |et |y |e )?(?=(?:except(?: for)?|not(?! (?:only|just|to mention))|sauf|eccetto|tranne|excepto|salvo|exceto|au(?:ß|ss)er|ausgenommen|behalve|uitgezonderd) [^,;]{3,60}$)|,? (?:but|aber|mais|pero|ma|mas) (?=(?:not|nicht|pas|no|non|n[aã]o) (?!only|nur|seulement|solo|s[oó])\\p{L})|(?:(?:[,;]|\\s[+–—-])\\s(?:and |but |und |et |y |e )?|\\s(?:and|but|und|et|y|e)\\s)(?=${LEAVES_OUT})`,
  'iu',
);

/** What a list of inclusions leaves out at the end of its sentence. */
export function leftOutOf(passage: Passage): Passage[] {
  const [sentence] = splitSentences(passage);
  return sentence === undefined ? [] : (cutLeftOut(sentence)?.left ?? []);
}

/** A sentence before what it leaves out, and that; null where it leaves out nothing. */
export function cutLeftOut(sentence: Passage): { readonly kept: Passage; readonly left: Passage[] } | null {
  const match = BUT_NOT.exec(sentence.text);
  return match === null
    ? null
    : {
        kept: slicePassage(sentence, 0, match.index),
        left: trimItem(slicePassage(sentence, match.index + match[0].length)),
      };
}

/** `… or travel insurance - we can quote for them`: what the writer offers behind the list. */
const OFFERED =
  /\s[–—-]\s(?=(?:(?:I|we|I'd be) (?:can|could|happy)|let (?:me|us) know|(?:just )?(?:ask|tell|shout|shop around)|happy to|ask)\b)/i;

/** `bag & transfers`: the two things of a list that is no longer than that. */
export const cutTwo = (passage: Passage): Passage[] => splitLast([passage], AND_ALONE).flatMap(trimItem);

/** The conditions of a paragraph, one a sentence; a list of short ones is cut at its semicolons. */
export function cutSentences(passage: Passage): Passage[] {
  return splitSentences(passage).flatMap((sentence) => {
    const barred = splitAt(sentence, SEPARATORS[0] as RegExp);
    if (barred.length > 1) return barred.flatMap(trimItem);
    // `20% deposit / no name changes`: slashes with blanks around them join conditions of several words; in a sentence two names of a thing.
    const slashed = sentence.text.split(' / ');
    const isListed = slashed.length > 2 || (slashed.length > 1 && !TELLS.test(sentence.text));
    if (isListed && slashed.every((part) => part.trim().includes(' ')))
      return splitAt(sentence, SEPARATORS[3] as RegExp).flatMap(trimItem);
    const parts = splitAt(sentence, SEPARATORS[1] as RegExp);
    // `A deposit secures the seats; the balance is due in May` is one sentence, `age 8 and over; no refunds` a list.
    const isList =
      parts.length > 2 ||
      /^\p{Ll}/u.test(sentence.text) ||
      parts.every((part) => part.text.trim().split(/\s+/).length <= SHORT);
    return (isList ? parts : [sentence])
      .flatMap((part) => tersely(withoutOffer(part)))
      .flatMap(byTraveler)
      .flatMap(afterDeadline)
      .flatMap(trimItem);
  });
}

/** `Boeken t/m 31 januari, op=op`: until when, and a condition of its own. */
const UNTIL_AND =
  /^(?:book|boek|buch|reserv|réserv|prenot|bok|bestill?|offer|valid|gültig|geldig)[^,;]{4,50}\d[^,;]{0,20},\s(?=(?:op ?= ?op|op is op|weg ?= ?weg|solange|zolang|så l[äa]n|while|subject to|limited|first come|sous réserve|dans la limite|hasta agotar|salvo|fino a|enquanto)(?![\p{L}]))/iu;

function afterDeadline(passage: Passage): Passage[] {
  const until = UNTIL_AND.exec(passage.text)?.[0].length ?? 0;
  return until === 0 ? [passage] : [slicePassage(passage, 0, until - 2), slicePassage(passage, until)];
}

/** `No dogs, children from 14 only`: what is said of animals and of children are two conditions. */
const WHO =
  "(?:(?:no|keine|pas d['’ ]?|sin|niente|sem|geen|inga|ingen) )?(?:dogs?|pets?|animals|children|kids|infants?|under[- ]\\d{1,2}s|adults|smok(?:ing|ers?)|Hunde?|Haustiere?|Kinder|Jugendliche|Erwachsene|Rauch(?:en|er)|chiens?|animaux|enfants?|mascotas|perros|animales|niños|menores|animali|cani|bambini|animais|cães|crianças|huisdieren|honden|kinderen|hundar?|husdjur|barn|hunde|kæledyr)";
const OF_TWO = compactPattern(`^(${WHO}\\b[^,;]{3,60}),\\s(?=${WHO}\\b[^,;]{3,60}$)`, 'iu');

function byTraveler(passage: Passage): Passage[] {
  const first = passage.text.length > LONGEST_OF_TWO ? undefined : OF_TWO.exec(passage.text)?.[0];
  return first === undefined
    ? [passage]
    : [slicePassage(passage, 0, first.length - 2), slicePassage(passage, first.length)];
}
const LONGEST_OF_TWO = 130;

const TELLS =
  /\b(?:must|should|may|can|will|shall|is|are|has|have|needs?|muss|müssen|darf|dürfen|kann|können|ist|sind|doit|doivent|peut|peuvent|est|sont|debe|deben|puede|pueden|es|son|deve|devono|devem|può|possono|pode|podem)\b/iu;

/** `Flights are not included, I can quote those once …`: what the writer offers is no part of the condition. */
const WRITER_OFFERS =
  /, (?:but |though |and |aber |mais |pero |ma |mas )?(?:(?:I|we)(?:'d| can| could|'m happy to| am happy to| are happy to| would be happy to)(?: also| gladly| happily| of course)? (?:quote|book|add|arrange|price|sort|get|look|help|offer|suggest)|(?:ich kann|wir können|kann ich|können wir|gerne? (?:buche|biete|reserviere)) |(?:je peux|nous pouvons) |(?:puedo|podemos) |(?:posso|possiamo|podemos) )[^.]*\.?$/iu;

function withoutOffer(passage: Passage): Passage {
  const at = passage.text.length < LEAST_OFFERED ? -1 : passage.text.search(WRITER_OFFERS);
  return at > 0 ? slicePassage(passage, 0, at) : passage;
}
const LEAST_OFFERED = 40;

/** `30% to confirm, non-refundable, visa extra`: conditions in a few words each, no sentence among them. */
function tersely(passage: Passage): Passage[] {
  if (!MAY_JOIN.test(passage.text)) return [passage];
  const parts = splitAt(passage, SEPARATORS[COMMA] as RegExp);
  if (parts.length > 2 && parts.every(({ text }, i) => isTerse(text.trim(), i))) return parts;
  return withoutBans(parts.length > 1 ? parts : splitAt(passage, SEPARATORS[SLASH] as RegExp), passage);
}

const MAY_JOIN = /,|\s\/\s/;

/** `no refund, date change £40 plus the difference`, `changes £75 / non-refundable`: a ban in so many words is a condition of its own. */
function withoutBans(parts: readonly Passage[], passage: Passage): Passage[] {
  let lead = 0;
  while (isBan(parts[lead]) && startsAnew(parts[lead + 1])) lead++;
  const rest = parts.slice(lead);
  const [first] = rest;
  if (first === undefined) return [passage];
  const last = rest.at(-1) as Passage;
  const end = indexOfOffset(passage, offsetOf(last, 0)) ?? passage.text.length;
  const from = indexOfOffset(passage, offsetOf(first, 0)) ?? 0;
  // `£90 deposit, non-refundable` says it of the deposit.
  const isTailed = rest.length > 1 && isBan(last) && OF_CHANGES.test(first.text);
  const others = isTailed
    ? [slicePassage(passage, from, from + passage.text.slice(from, end).replace(/\s?[,/]\s*$/, '').length), last]
    : [slicePassage(passage, from)];
  return [...parts.slice(0, lead), ...others];
}

function startsAnew(part: Passage | undefined): boolean {
  const text = part?.text.trim() ?? '';
  return text !== '' && (OF_CHANGES.test(text) || !GOES_ON.test(text));
}

const isBan = (part: Passage | undefined): boolean => part !== undefined && BAN.test(part.text.trim());
const BAN =
  /^(?:(?:tickets?|fares?|both|all) (?:is |are )?)?(?:non[- ]?ref(?:undable)?|(?:not|never) refundable|no (?:refunds?|changes?|cancellations?|name changes?)|non[- ]?(?:transferable|changeable|endorsable)|nicht (?:erstattbar|umbuchbar|stornierbar|übertragbar)|keine (?:Erstattung|Umbuchung|Stornierung)|non (?:remboursables?|échangeables?|modifiables?)|no (?:reembolsables?|reembolso|admite cambios)|sin (?:reembolso|cambios)|non (?:rimborsabil[ei]|modificabil[ei])|n[aã]o reembols[aá]ve(?:l|is)|sem reembolso)(?: (?:once|after|when) (?:ticket(?:ed|ing)|tktd|issued?|booked))?[.!]?$/i;
const OF_CHANGES =
  /^\W*(?:(?:date|name|flight|any|all) )?(?:chang|chg|rebook|reissue|umbuch|modif|cambi|altera|remarca)/i;

const isTerse = (text: string, nth: number): boolean =>
  text.split(' ').length <= TERSE && !TOLD.test(text) && (nth === 0 || !GOES_ON.test(text));
const TERSE = 6;
/** The verb of a sentence. */
const TOLD = /\b(?:is|are|was|were|be|will|can|may|must|should|apply|applies|has|have|do|does|please|you|we)\b/i;
/** What goes on with the words before it, or is one of several things of one kind. */
const GOES_ON =
  /^(?:and|or|but|nor|und|oder|et|ou|y|o|e|based|subject|including|incl|excluding|excl|except|unless|if|when|plus|as|at|in|on|for|from|to|by|per|with|without|of|which|that|after|before|until|up|then|thereafter|all|both|each|\d{1,2}\b|(?:19|20)\d\d|[a-z]{3,9} \d{1,2})\b/i;

const SHORT = 5;

/** One item without the marks at its edges; nothing where no letter or digit is left. */
export function trimItem(passage: Passage): Passage[] {
  // The star of `4*` stays.
  const hasStar = passage.text.includes('*') && STAR_AT_END.test(passage.text.slice(-6));
  const trimmed = trimPassage(passage, hasStar ? EDGE_BUT_STAR : closesQuote(passage.text) ? EDGE_BUT_QUOTE : EDGE);
  return hasLetterOrNumber(trimmed.text) ? [trimmed] : [];
}

function cutAtSeparator(passage: Passage, joins: Joins): Passage[] {
  for (const [i, separator] of SEPARATORS.entries()) {
    const parts = splitAt(passage, separator);
    if (parts.length < 2 || (i === SLASH && isWithinList(parts, passage.text))) continue;
    if (i === PLUS && parts.length === 2 && isWithinEntry(parts))
      return splitLast(splitAt(passage, SEPARATORS[COMMA] as RegExp), joins);
    if (i === COMMA) return splitLast(withTails(parts, passage), joins);
    const [listed, clause] = parts;
    if (i === SEMICOLON && parts.length === 2 && listed !== undefined && clause !== undefined && SAID.test(clause.text))
      return [...cutAtSeparator(listed, joins), clause];
    // `a, b, c + d`: the pieces between plus signs may be lists themselves.
    return i === PLUS ? parts.flatMap((part) => splitAt(part, SEPARATORS[COMMA] as RegExp)) : parts;
  }
  return [passage];
}

/** T-601: `flights, breakfast and a guide; visas are not included`: behind the semicolon stands a clause of its own, before it the list. */
const SAID =
  /^[^,.;:]{2,60}(?:,[^,.;:]{2,60}){0,4}\s(?:is|are|will be|can be|cost|costs|ist|sind|kostet|kosten|wird|werden|est|sont|(?:ne|n['’])\s?(?:sont|est)|es|son|est[aá]n?|va|van|è|sono|costano?|é|são|estão|zijn|kost) /iu;

/** T-554: `vols Nantes / Funchal, un bagage, les transferts`: one slash among the things that commas part is within one of them. */
const isWithinList = (parts: readonly Passage[], text: string): boolean =>
  parts.length === 2 && ((text.match(THINGS)?.length ?? 0) > 1 || (text.includes(', ') && WITHIN.test(text)));
/** `flights London / Rome, breakfast`, `one bag of 20 kg / 44 lb, transfers`: a way, or a figure told twice. */
const WITHIN = /\p{Ll} \p{Lu}[\p{L}'’-]+\s\/\s\p{Lu}\p{Ll}|\d\s?\p{Ll}{0,6}\s\/\s\d/u;
const THINGS = /,\s(?!\d)|\s(?:and|und|et|y|e|en)\s/g;

/** `the travel permit, which you do online, about £10 each`: what is said of a thing and what it costs is no thing of its own. */
function withTails(parts: readonly Passage[], whole: Passage): Passage[] {
  const kept: Passage[] = [];
  let isTold = false;
  for (const part of parts) {
    const last = kept.at(-1);
    isTold = last !== undefined && (TELLS_OF.test(part.text) || (isTold && COSTS.test(part.text)));
    if (!isTold || last === undefined) kept.push(part);
    else if (
      kept.length > 1 &&
      OF_WHOM.test(part.text) &&
      PERSON.test(last.text) &&
      ROLE.test(kept.at(-2)?.text ?? '')
    ) {
      kept.pop();
      const from = indexOfOffset(whole, offsetOf(kept.at(-1) as Passage, 0)) ?? 0;
      const to = (indexOfOffset(whole, offsetOf(last, 0)) ?? 0) + last.text.length;
      kept[kept.length - 1] = slicePassage(whole, from, to);
    } else {
      const from = indexOfOffset(whole, offsetOf(last, 0)) ?? 0;
      const to = (indexOfOffset(whole, offsetOf(part, 0)) ?? 0) + part.text.length;
      kept[kept.length - 1] = slicePassage(whole, from, to);
    }
  }
  return kept;
}
const TELLS_OF = /^\s*(?:which|who|whose|where|wh(?:en|er)ever) \p{Ll}/u;
/** T-554: `our tour manager, Jo Marsh, who has led it since 2009`: the name goes with whose it is, what is told of that person is nothing one gets. */
const OF_WHOM = /^\s*who(?:se)? \p{Ll}/u;
const PERSON = /^\s*\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3}$/u;
const ROLE =
  /\b(?:manager|guide|host(?:ess)?|leader|escort|driver|chef|captain|skipper|director|instructor|teacher|tutor|coach|trainer|expert|lecturer|speaker|historian|naturalist|ranger|curator|artist|photographer)s?\s*$/i;
const COSTS = /^\s*(?:(?:about|around|approx\.?|roughly|some|currently|usually|at|from) )?[$€£]\s?\d/;

const LEAST_COMMAS = 4;
/** `wifi, linen, pool + garden care, parking`: the only plus of a list of four or more, within one of its entries; `towels, water + gas, wifi`. */
function isWithinEntry([before, after]: readonly Passage[]): boolean {
  const comma = SEPARATORS[COMMA] as RegExp;
  const [left, right] = [before, after].map((part) => (part === undefined ? 0 : splitAt(part, comma).length));
  if ((left ?? 0) < 2 || (right ?? 0) < 2) return false;
  const isOfWords = ENDS_WITH_WORD.test(before?.text ?? '') && STARTS_WITH_WORD.test(after?.text ?? '');
  return (left ?? 0) + (right ?? 0) > LEAST_COMMAS || isOfWords;
}

const ENDS_WITH_WORD = /,\s?\p{L}+\s?$/u;
const STARTS_WITH_WORD = /^\s?\p{L}+,/u;

/** `a, b and c`: the last piece holds two, unless the comma stood before the `and`. */
function splitLast(parts: readonly Passage[], { leading, between }: Joins): Passage[] {
  const last = trimPassage(parts.at(-1) as Passage);
  const lead = leading.exec(last.text);
  const rest = parts.slice(0, -1);
  if (lead) return [...rest, slicePassage(last, lead[0].length)];
  const found = allMatches(between, last.text);
  // Of several, the one before an article joins two things: `four dinners and the van and driver`.
  const starting =
    found.length < 2 ? [] : found.filter((and) => STARTS_THING.test(last.text.slice(and.index + and[0].length)));
  const [only] = starting;
  if (starting.length === 1 && only !== undefined)
    return [...rest, slicePassage(last, 0, only.index), slicePassage(last, only.index + only[0].length)];
  const joints = found.filter(
    (and) => !joinsOne(last.text.slice(0, and.index), last.text.slice(and.index + and[0].length)),
  );
  const [first] = joints;
  if (first === undefined || joints.length > 1) return [...rest, last];
  return [...rest, slicePassage(last, 0, first.index), slicePassage(last, first.index + first[0].length)];
}

/** Splits outside brackets. */
function splitAt(passage: Passage, separator: RegExp): Passage[] {
  const { text } = passage;
  const parts: Passage[] = [];
  let from = 0;
  let depth = 0;
  let seen = 0;
  separator.lastIndex = 0;
  for (let match = separator.exec(text); match !== null; match = separator.exec(text)) {
    for (; seen < match.index; seen++) depth = depthAfter(depth, text.charCodeAt(seen));
    if (depth > 0) continue;
    parts.push(slicePassage(passage, from, match.index));
    from = match.index + match[0].length;
  }
  parts.push(slicePassage(passage, from));
  return parts.filter((part) => part.text.trim() !== '');
}

function depthAfter(depth: number, code: number): number {
  if (code === 0x28 || code === 0x5b) return depth + 1;
  return code === 0x29 || code === 0x5d ? Math.max(0, depth - 1) : depth;
}
