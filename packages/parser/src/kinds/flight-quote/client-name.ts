/** The name of a client: titles, then one to five words with a capital, with `and`, `&` between two. Six languages. */
import { alternation } from '../../annotators/annotation.ts';
import { isPersonName } from '../../formats/reading/terms/names.ts';
import type { Field } from '../../model/field.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { type Passage, slicePassage, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

export interface ClientReading {
  readonly name: Field<string>;
  /** Index of the document line. */
  readonly line: number;
  /** How many names a list of passengers gives. */
  readonly names: number;
  /** Children are among them. */
  readonly hasMinors?: boolean;
  /** `Okafor x4`: how many travel under the name. */
  readonly party?: Field<number>;
}

/** No name in the head of a text is longer. */
export const LONGEST_NAME = 90;

export const NOBODY =
  /^(?:agents?|team|all|everyone|everybody|sirs?|madam|sir|there|colleagues?|partners?|friends?|guests?|clients?|customers?|travell?ers?|adult[eio]?s?|nin[ao]s?|bambin[aoi]|enfants?|kind(?:er)?|qty|quantity|number|type|age|base fare|erwachsene[nr]?|child(?:ren)?|infants?|usd|eur|gbp|cad|aud|inr|folks|guys|both|again|damen|herren|kolleg\w+|kunde\w*|reisende\w*|tous|client|monsieur|madame|equipo|amigos?|cliente|viajeros?|colleghi|signori|senhor(?:es|a)?|advisors?|reservations?|valued .*|group leader|passengers?|travel .*|famil(?:ie|le|ia|y)|famiglia)$/;
/** Titles, then one to five words with a capital, with `and`, `&` between two. */
const TITLES =
  'mr mrs ms miss dr prof herr herrn frau familie family famille familia família famiglia m mme mlle monsieur madame mademoiselle sr sra srta don dona doña heer meneer mevrouw mevr dhr mw senor senora señor señora señorita senhor senhora sig sig.ra signor signora signorina dott dottor dottoressa the'
    .split(' ')
    .flatMap((title) => [title, title.charAt(0).toUpperCase() + title.slice(1), title.toUpperCase()]);
const TITLE = `(?:${alternation(new Set(TITLES))})(?![\\p{L}])\\.?`;
export const WORD = "\\p{Lu}[\\p{L}'’-]{0,24}\\.?";
const NAME = compactPattern(
  `^(?:de\\s(?=heer|mevrouw))?(?:${TITLE}\\s?(?:(?:&|and|und|et|y|e|u|en)\\s)?){0,4}` +
    `(?<core>${WORD}(?:\\s(?:(?:&|and|und|et|y|e)\\s)?(?:(?:de|da|di|do|dos|del|la|le|van|von|der|den|bin|al|el)\\s){0,2}${WORD}){0,4})` +
    '(?<tail>\\s(?:[Ff]amily|[Gg]roup|[Pp]arty|[Ff]amilie|[Ff]amille|[Ff]amilia|[Ff]amiglia)(?![\\p{L}]))?',
  'u',
);
/** `MR AHMED KHAN / MRS FATIMA KHAN`: a second person with a title of their own. */
const SECOND = compactPattern(`^\\s?(?:\\/|&|,|and|und|et|y|e)\\s?${TITLE}\\s${WORD}(?:\\s${WORD}){0,3}`, 'u');

/** `Hi Thabo its Nomsa …`: behind a greeting without a mark the writer says who writes; `Good evening Meera ji`: what one is called out of respect. */
const GOES_ON =
  /^\s(?:(?:ji|sir|mam|ma['’]?am|madam|bhai|didi|san)(?![\p{L}])|(?:it['’]?s|this is|i['’]?m|i am|hier ist|ici|soy|sono|c['’]est|aqui e|sou)\s\p{Lu})/iu;

/** `De heer Smit`, and `de heer en mevrouw Smit` behind a label; `Beste familie Smit`, `Cher monsieur Noël`, `Estimada señora Paz`: a word in small letters before the name. */
const STARTS_NAME =
  /^(?:\p{Lu}|(?:de )?(?:heer|mevrouw)\s|(?:meneer|mevr|mw|dhr|fam(?:il(?:ie|y|le|ia)|ília|iglia)|monsieur|madame|mademoiselle|mme|señor(?:a|ita)?|senhora?|signor(?:a|ina)?|sig(?:\.?ra|\.?na|\.?ri)?|dott(?:or|oressa)?|don|doñ?a|sra?|mrs?|ms|dr)\.?\s(?=\p{Lu}))/u;

/** The name that the passage begins with; `isWhole` where anything may follow it, else it has to end as one does in a greeting. */
export function nameIn(passage: Passage, isWhole: boolean): Passage | null {
  const rest = trimPassage(passage, '*_:');
  const match = NAME.exec(rest.text.slice(0, 90));
  const core = match?.groups?.['core'];
  if (!match || core === undefined || !STARTS_NAME.test(rest.text)) return null;
  const second = SECOND.exec(rest.text.slice(match[0].length, match[0].length + 60))?.[0].length ?? 0;
  const name = trimPassage(slicePassage(rest, 0, match[0].length + second), ',.!-–');
  const folded = foldText(name.text);
  if (NOBODY.test(folded) || NOBODY.test(foldText(core))) return null;
  const after = rest.text.slice(match[0].length + second);
  // `Hi Priya!!`, `Dear Mr Fenwick,`: behind a greeting's name stands a mark, a blank word or nothing.
  if (!isWhole && !/^\s?(?:$|[,!.:;–—-]|[^\p{L}\d\s])/u.test(after) && !GOES_ON.test(after)) return null;
  const isTitled = match[0].length > core.length + (match.groups?.['tail'] ?? '').length;
  const parts = core.split(/\s(?:&|and|und|et|y|e)\s/);
  return isTitled || parts.every((part) => isPersonName(part)) ? name : null;
}
