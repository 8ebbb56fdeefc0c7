/** `Meals included, drinks not included`, `Visa incl. Flights not incl`: each thing with the words that say whether the price holds it. */

import type { TermTopic } from '../../../formats/reading/terms/term-heading.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type LineLook, LinePattern } from '../../../text/line-look.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

export interface InOrOut {
  readonly topic: 'includes' | 'restrictions';
  readonly passage: Passage;
}

const INCLUDED =
  '(?:incl(?:uded|usive)?|inkl(?:usive)?|inbegriffen|enthalten|compris(?:e?s?)|inclus(?:e?s?|[oaie])|incluid[oa]s?|compres[oaie]|inbegrepen)';
const NOT = '(?:not|nicht|non|no|pas|niet|nao)';
const BETWEEN = '(?:\\s(?:is|are|ist|sind|est|sont|esta|estan|e|sono|zijn)(?:\\s(?:also|all|auch))?)?\\s';
/** T-507: `ski hire NOT incl, about 60 a day each`, `ins. not incl either`: what it costs may stand behind it. */
const TAIL =
  '(?: (?:either|though|tho|sorry|auch|non plus|tampoco|neanche|tambem|ook))?(?:,? \\(?(?:about|around|approx\\.?|roughly|allow|reckon|ca\\.?|circa|etwa|environ|unos?|cerca|costs?|kostet|extra|from|~)[^.;]{1,50})?';
const OUT = compactPattern(
  `^\\W{0,3}(?!${NOT}\\s)(?:[^.,;:]{2,60}?|[a-z]{2,5}\\.)${BETWEEN}(?:${NOT}\\s(?:yet )?)${INCLUDED}\\.?${TAIL}\\W{0,2}$`,
);
const IN = compactPattern(`^\\W{0,3}(?<thing>(?!${NOT}\\s)[^.,;:]{2,60}?)${BETWEEN}${INCLUDED}\\.?$`);
const PART = /(?:\s?[,;]|(?<=[Ii]n[ck]l(?:uded)?)\.)\s+(?:(?:but|and|aber|und|mais|et|pero|y|ma|e) )?/gu;
const LONGEST = 160;

/**
 * The list that an entry belongs to by its own words, wherever it was found: what is left out is a restriction (`flights not incl`), a gift is
 * included though its worth is told (`FREE upgrade to a suite (worth £210pp)`). Folded.
 */
export function settledTopic(topic: TermTopic, folded: string): Exclude<TermTopic, 'excludes' | 'extras'> {
  if (topic === 'includes')
    return folded.length <= LONGEST && (OUT.test(folded) || WITHOUT.test(folded)) ? 'restrictions' : topic;
  if (topic === 'restrictions') return GIFT.test(folded) || ALREADY.test(folded) ? 'includes' : topic;
  return topic === 'excludes' || topic === 'extras' ? 'restrictions' : topic;
}
/** T-615: `Price includes no breakfast, no flights`: what one would get elsewhere; `no single supplement`, `no booking fees` are had. */
const WITHOUT = compactPattern(
  /^\W{0,3}(?:no|not|neither|nor|without|kein(?:e[nrs]?)?|ohne|pas d(?:e |')|aucune? |sans|sin|ningun[oa]?|senza|nessun[oa]?|niente|sem|nenhuma?|geen|zonder|ingen|inga|inget|uten|uden|utan) ?(?:(?:return|hold|checked|cabin|airport|daily|alcoholic|travel|la|le|les|de|del|el) )?(?:flights?|airfare|air|transfers?|breakfasts?|meals?|lunch(?:es)?|dinners?|drinks?|bags?|baggage|luggage|visas?|insurance|food|board|flug|fluge|fluggepack|transfers?|fruhstuck|halbpension|mahlzeiten|verpflegung|getranke|gepack|versicherung|vols?|transferts?|petit[- ]dejeuner|repas|bagages?|assurance|vuelos?|traslados?|desayunos?|comidas?|bebidas?|equipaje|seguro|vol[oi]|trasferiment[oi]|colazione|past[oi]|bevande|bagagli[oa]?|assicurazione|voos?|cafe da manha|refeic(?:ao|oes)|bagagem|vluchten|ontbijt|maaltijden|drankjes|bagage|flyg|flyrejse|frukost|morgenmad|maltider|maltid)(?: (?:included|incl|inbegriffen|inklusive|compris|incluido|incluso|compreso|inbegrepen|or [a-z]{3,12}|oder [a-z]{3,14}|ou [a-z]{3,12}|ni [a-z]{3,12}|o [a-z]{3,12}))?\W{0,3}$/,
);

/** `airport taxes already included`: under a heading of notes, too, what is said to be in the price. */
const ALREADY =
  /^[^.;:,]{3,60}\b(?:already|bereits|schon|deja|ya|gia|ja|alvast|redan|allerede) (?:esta[on]? |ta |to |sono |sont |est )?(?:included|inklusive|inbegriffen|enthalten|inclus(?:e?s?|[oaie]s?)|compris(?:e?s?)|incluid[oa]s?|compres[oaie]|inbegrepen|inkluder\w+)\b[^.;:,]{0,12}$/;
const GIFT = /^\W{0,4}(?:free|complimentary|bonus)\b[^.;:]{3,60}\(?worth [^.;]{1,20}$/;

/** `Flights incl, visa not incl` */
const PARTED = new LinePattern(
  /(?:inc|ink|inb|enth|compr).{0,60}\b(?:not|nicht|non|no|pas|niet|nao)\s(?:yet )?(?:inc|ink|inb|enth|compr)|\b(?:not|nicht|non|no|pas|niet|nao)\s(?:inc|ink|inb|enth|compr).{0,60}(?:inc|ink|inb|enth|compr)/,
  '\\b(?:inc|ink|inb|enth|compr)',
);

/** `look` is that of the line. Empty where a part of the sentence says neither, or nothing is left out: then it is read as other sentences are. */
export function readInOrOut(sentence: Passage, folded: string, look: LineLook): InOrOut[] {
  if (sentence.text.length > LONGEST || !PARTED.test(look, folded)) return [];
  const parts: InOrOut[] = [];
  let from = 0;
  const add = (to: number): boolean => {
    const part = trimPassage(slicePassage(sentence, from, to), '.!');
    const words = foldText(part.text);
    const isOut = OUT.test(words);
    const thing = isOut ? undefined : IN.exec(words)?.groups?.['thing'];
    if (!isOut && thing === undefined) return false;
    parts.push(
      isOut
        ? { topic: 'restrictions', passage: part }
        : {
            topic: 'includes',
            passage: trimPassage(slicePassage(part, 0, words.indexOf(thing ?? '') + (thing ?? '').length)),
          },
    );
    return true;
  };
  for (const mark of sentence.text.matchAll(PART)) {
    if (!add(mark.index)) return [];
    from = mark.index + mark[0].length;
  }
  if (!add(sentence.text.length)) return [];
  return parts.length > 1 && parts.some(({ topic }) => topic === 'restrictions') ? parts : [];
}
