/** Cuts prose into sentences. A dot after an abbreviation, an initial or within a number ends none. */

import { allMatches } from '../../text/all-matches.ts';
import { codeWithin, isDigit } from '../../text/character-class.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { type Passage, slicePassage, trimPassage } from '../../text/passage.ts';

/** A note in small letters goes on with what is left out, `rtn transfers. excl visa`, behind an amount, `x2 = 1310.80. no refunds`, or with what is forbidden, `23kg each. no refunds`. */
const END =
  /[.!?…]+["”')\]]?\s+(?=[\p{Lu}\p{N}"“'(¡¿*€$£¥₹]|(?:not )?excl(?:uding)?\s|not incl|(?<!(?<!\p{L})(?:inc|bigl|tkt|tar)\.\s)(?:no (?:refund|change|cancel)|non?-?(?:ref|chang)|pas de (?:rembours|modif|chang)|(?:non|pas) (?:rembours|modif)|(?:sin|sem) (?:reembolso|cambios)|(?:no|nao|não) reembols|(?:non|senza) rimbors|geen (?:restitutie|terugbetaling|wijziging)|niet (?:restitu|wijzig)|(?:keine|ohne) (?:[EU]rst|Umbuch|Stornier|Rückerst)|nicht (?:erstatt|umbuch))|(?<=\d{3}[.,]\d\d\.\s)\p{Ll}{2})/gu;
const ABBREVIATION = compactPattern(
  /(?:^|[\s(])(?:st|mt|ft|fr|rev|nachm|vorm|örtl|deutschspr|dt|engl|franz|ital|span|fak|fakult|histor|landestyp|typ|priv|gef|geführ|einschl|tägl|ruckg|rückg|ubern|übern|abfl|ankft|hl|transf|exc|app|apt|appt|arr|dep|ank|abf|gl|fam|capt|sra|dra|overn|aank|vertr|dr|mr|mrs|ms|prof|sigg?|dott|mons|(?!u\.[sk]\b|d\.c|l\.a|n\.y|[ap]\.m)\p{L}(?:\.\p{L}){1,3}|jr|sr|ave|blvd|rd|no|nr|vs|etc|approx|rs|supp|suppl|env|(?<!\/\s|\bp(?:ar|ro)\s)pers|ca|od|bzw|e\.g|i\.e|incl|excl|min|max|cat|kat|tel|inkl|exkl|zzgl|abzgl|evtl|ggf|inh|aprox|z\.b|d\.h|anschl|bzgl|vorauss|str|sta|sto|av|pza|avda|(?<!\bp\.\s)\p{L})\.$/iu,
);

/** `up to 1,900 m. Lunch`: a unit behind a figure is no initial. */
const UNIT = /\d\s?(?:m|h|l|g)\.$/;

/** `(Res. 88123)`, `bin. 4`, `1 Std. Fahrt`: a number behind a short word for what it is, and what a length is of. */
const BEFORE_NUMBER =
  /(?:^|[\s(])(?:cancel|canc|cancl|chg|chng|umbuchg|umb|storn|bagg|res|resa|rés|réf|ref|conf|cfm|bkg|buchungsnr|bnr|reg|bin|pl|plat|bstg|wg|voit|carr|qu)\.$/iu;
const LENGTH_OF =
  /^\s(?:Fahrt|Fahrzeit|Flug|Flugzeit|Wanderung|Fu(?:ß|ss)weg|Spaziergang|(?:Zug|Bus|Auto|Boots|Schiff)fahrt|Transfer|Überfahrt|Marsch|Gehzeit|Aufenthalt)(?!\p{L})/u;
const LENGTH_BEFORE = /\d\s?Std\.$/u;
const goesOn = (before: string, text: string, end: number, next: number): boolean =>
  (BEFORE_NUMBER.test(before) && (isDigit(text.charCodeAt(next)) || '€$£¥₹'.includes(text.charAt(next)))) ||
  (LENGTH_BEFORE.test(before) && LENGTH_OF.test(text.slice(end, end + 20))) ||
  (text.charAt(next) === '(' && MONTHLY.test(before));
/** `Rs. 9,999 p.m. (18 months, …)`: what stands in brackets is said of the amount. */
const MONTHLY = /\d\s?p\.\s?[map]\.$/i;

/** `Lunch not incl. Non-refundable.`: what is said of the word before ends with the short form. */
const LEFT_OUT = /(?:^|\s)(?:not|nicht|non|pas|niet) (?:incl|inkl)\.$/i;
/** `Animali no. Prezzi validi …`: a no, and the short form of no number. */
const SAYS_NO = /(?:^|[\s(])(?:animali|cani|fumatori|mascotas|perros|pets|dogs|smokers|smoking):? no\.$/i;
/** `Transfers incl. Call Jo on …`: so does what comes before a call or a condition. */
const HELD = /\p{L}\s(?:incl|inkl)\.$/iu;
const STARTS_ANEW =
  /^\s(?:Call|Text|Ring|Book|Reply|E-?mail|Contact|WhatsApp|DM|Non-?refundable|Limited|Subject|Valid|Deposits?|Offers?|Hurry|Only)(?![\p{L}-])/u;
const endsWithShort = (before: string, text: string, end: number): boolean =>
  LEFT_OUT.test(before) || SAYS_NO.test(before) || (HELD.test(before) && STARTS_ANEW.test(text.slice(end, end + 18)));

/** `Mohammed V.` ends with a king's number, not with an initial. */
const REGNAL = /\p{Ll}\s[IVX]\.$/u;

/** `2. Klasse`, `3. Advent`, `15. Mai`: a German ordinal. */
const ORDINAL = /(?:^|\D)\d{1,2}\.$/;
const RANKED =
  /^\.\s(?:Klasse|Stock|Etage|Advent|Tag|Nacht|Person|Kind|Bett|Reihe|Kategorie|Rang|Platz|Weihnachtstag|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u;

/** `17 set. 2027`, `14. Sept. 2027`: the month of a date. */
const MONTH_BEFORE_YEAR = /\d\.?\s(?:de )?\p{L}{3,5}\.$/u;

/** `1:00 p.m. Lunch at the quay`: an hour alone is no sentence. */
const TIME_ALONE = /^\W{0,4}(?:at\s)?\d{1,2}(?:[:.]\d\d)?(?:\s?[-–]\s?\d{1,2}(?:[:.]\d\d)?)?\s?[ap]\.\s?m\.[)\]]?$/i;
const LONGEST_TIME = 26;

/** Is the dot at the end that of a short form? */
export const endsInShortForm = (before: string): boolean => ABBREVIATION.test(before.slice(-16));

/** Does a mark of a sentence's end stand before the last character? */
export function mayEndWithin(text: string): boolean {
  for (let i = 0, last = text.length - 1; i < last; i++) if (isEndMark(codeWithin(text, i))) return true;
  return false;
}

/** `.`, `!`, `?`, `…` */
const isEndMark = (code: number): boolean => code === 0x2e || code === 0x21 || code === 0x3f || code === 0x2026;

export function splitSentences(passage: Passage): Passage[] {
  if (!mayEndWithin(passage.text)) {
    const only = trimPassage(passage);
    return only.text === '' ? [] : [only];
  }
  const sentences: Passage[] = [];
  let from = 0;
  for (const match of allMatches(END, passage.text)) {
    const end = match.index + match[0].trimEnd().length;
    const before = passage.text.slice(Math.max(from, end - 16), end);
    if (
      match[0].startsWith('.') &&
      ORDINAL.test(before) &&
      RANKED.test(passage.text.slice(match.index, match.index + 24))
    )
      continue;
    if (passage.text.startsWith('20', match.index + match[0].length) && MONTH_BEFORE_YEAR.test(before)) continue;
    if (end - from <= LONGEST_TIME && TIME_ALONE.test(passage.text.slice(from, end))) continue;
    if (goesOn(before, passage.text, end, match.index + match[0].length)) continue;
    if (isLeader(passage.text, match) || isWithinEntry(passage.text, match)) continue;
    if (
      match[0].startsWith('.') &&
      ABBREVIATION.test(before) &&
      !endsWithShort(before, passage.text, end) &&
      !SAYS_HOUR.test(passage.text.slice(end, end + MAX_HOUR)) &&
      !REGNAL.test(before) &&
      !UNIT.test(before)
    )
      continue;
    sentences.push(trimPassage(slicePassage(passage, from, end)));
    from = match.index + match[0].length;
  }
  sentences.push(trimPassage(slicePassage(passage, from)));
  return sentences.filter((sentence) => sentence.text !== '');
}

/** I-577: `… in pullman G.T. Ore 11.00 visita`: a word with a capital that leads to an hour begins a sentence, whatever ends before it. */
const SAYS_HOUR =
  /^\s(?:Ore|Alle(?: ore)?|Dalle|Um|Ab|Gegen|At|From|À|Vers|Dès|A las?|Às|As|Om|Vanaf) \d{1,2}(?:[.:]\d\d|\s?(?:h|Uhr|uur|[ap]m)(?!\p{L}))/u;
const MAX_HOUR = 20;

/** `city walls (steep!!) 25 eur`: behind what a bracket says a figure goes on with the entry. */
const isWithinEntry = (text: string, { 0: mark, index }: RegExpExecArray): boolean => {
  const next = index + mark.length;
  return mark.trimEnd().endsWith(')') && (isDigit(text.charCodeAt(next)) || '€$£¥₹'.includes(text.charAt(next)));
};

/** `Ferry to the island ...... 14 km`: dots that lead to a figure. */
const isLeader = (text: string, { 0: mark, index }: RegExpExecArray): boolean =>
  (mark.startsWith('...') || text.charAt(index - 2) === '.') &&
  text.charAt(index - 1) === ' ' &&
  isDigit(text.charCodeAt(index + mark.length));

/** Copy rather than an entry of a list: several sentences, or a long one with its full stop. */
export function isProse(passage: Passage): boolean {
  const { text } = passage;
  return (
    (text.length > 60 && /[.!?]["”')]?$/.test(text)) ||
    splitSentences(slicePassage(passage, 0, Math.min(text.length, 600))).length > 1
  );
}

/** `Day 1. We travel north by coach to the old spa of … . After lunch …`: sentences, whose commas part no entries. */
export function isToldAtLength(passage: Passage): boolean {
  const { text } = passage;
  if (text.length < LEAST_TOLD) return false;
  const sentences = splitSentences(passage);
  return (
    sentences.length >= 2 &&
    text.length >= sentences.length * LEAST_SENTENCE &&
    sentences.every(({ text: [first = ''] }) => /\p{Lu}/u.test(first))
  );
}

const LEAST_TOLD = 100;
const LEAST_SENTENCE = 50;
