/**
 * Hours in words, in six languages: `um halb acht`, `at half past seven`, `at seven`, `a las nueve y media`, `à huit heures`, `alle otto e mezza`, `às oito`,
 * `om half acht`. Behind a word for when; a number alone only where nothing that it could count follows. Folded text. Without a word for the part of the day
 * the half of the day is left open.
 */
import type { ClockTime } from '../model/clock-time.ts';
import { allMatches } from '../text/all-matches.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import type { Mention } from './annotation.ts';

export interface HourInWords extends Mention {
  readonly time: ClockTime;
}

const LISTS = {
  de: 'eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf',
  en: 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve',
  es: 'una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce',
  fr: 'une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze',
  it: 'una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici',
  pt: 'uma|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze',
  nl: 'een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf',
} as const;
type Language = keyof typeof LISTS;
/** Of all languages. */
export const HOUR_WORDS = [...new Set(Object.values(LISTS).flatMap((words) => words.split('|')))].join('|');
const HOURS = Object.fromEntries(
  Object.entries(LISTS).map(([language, words]) => [language, words.split('|')]),
) as unknown as Readonly<Record<Language, readonly string[]>>;

/** Behind a number alone: an end, or a word that goes on with where, with whom or what then. */
const ENDS =
  '(?=\\W{0,2}$|[,.;:)!]|\\s(?:[-–—+&]\\s|for |at |in |im |am |an |auf |bei |with |w/|mit |vor |then |dann |und dann |and (?:then|a|the) |sharp\\b|on the dot|puntuales|en punto|en |because |con |avec |dans |au |chez |da |no |na |met |aan |op |bij ))';
const MINUTES_SAID =
  '(?:oh (?:one|two|three|four|five|six|seven|eight|nine)|ten|fifteen|(?:twenty|thirty|forty|fifty)(?:[ -]five)?)';
const PART_SAID = 'in the (?:morning|afternoon|evening)|at night|[ap]\\.?m\\b';
const FORMS = compactPattern(
  `(?<![a-z0-9])(?:(?:um|gegen|ab|bis|punkt) (?:(?<deHalf>halb|viertel nach|viertel vor|dreiviertel) (?<de>${LISTS.de})(?![a-z])|(?<de2>ein|${LISTS.de})(?: uhr(?![a-z])|${ENDS}))(?: (?<dePart>morgens|fruh|vormittags|mittags|nachmittags|abends|nachts))?|` +
    `(?:at|around|by|until|till|from) (?:(?<enHalf>half past|quarter past|a quarter past|quarter to|a quarter to|half) (?<en>${LISTS.en}|(?:1[0-2]|[1-9])(?![\\d:.,]))(?![a-z])|(?<en2>${LISTS.en})(?: o'? ?clock(?![a-z])|(?= in the (?:morning|afternoon|evening)| at night| [ap]\\.?m\\b)|${ENDS}))(?: (?<enPart>in the (?:morning|afternoon|evening)|at night|[ap]\\.?m\\b))?|` +
    // `20 past 2`, `at ten to five`, `at 10 in the morning`; `ten to twelve` alone counts.
    `(?<enHalf2>(?:(?:half|(?:a )?quarter|twenty[ -]five|twenty|ten|five|(?:[1-4][05]|5|55)(?: minutes?)?) past|(?:a )?quarter to|(?<=\\bat )(?:twenty[ -]five|twenty|ten|five) to)) (?<en3>${LISTS.en}|1[0-2]|[1-9])(?![a-z\\d:]|[.,]\\d|\\s?%)(?: (?<en3Part>in the (?:morning|afternoon|evening)|at night))?|` +
    `(?:(?:at|around|about|by|from|until|till) (?:around |about )?(?<en4>1[0-2]|[1-9])|(?<en5>${LISTS.en})) (?<en4Part>in the (?:early |late )?(?:morning|afternoon|evening)|at night)(?![a-z])|` +
    // `at ten forty`, `nine thirty castle`, `three twenty five pm`; `nine thirty euro` is a price.
    `(?:(?:(?:at|around|about|by|from|until|till) |^)(?<en6>${LISTS.en}) (?<en6Half>${MINUTES_SAID})(?: (?<en6Part>${PART_SAID}))?|(?<en7>${LISTS.en}) (?<en7Half>${MINUTES_SAID}) (?<en7Part>${PART_SAID}))(?![a-z-]| (?:hundred|thousand|euros?|pounds?|dollars?|quid|bucks|krone[rn]?|francs?|each|per|people|miles?|minutes?|km|kilomet)\\b)|` +
    `(?:a|sobre|hacia|desde) las? (?<es>${LISTS.es})(?: (?<esHalf>y media|y cuarto|menos cuarto)|(?= de la )|${ENDS})(?: de la (?<esPart>manana|tarde|noche))?|` +
    `(?:a|vers|des) (?<fr>${LISTS.fr}) heures?(?: (?<frHalf>et demie?|et quart|moins le quart))?(?: (?<frPart>du matin|du soir|de l'apres-midi))?(?![a-z]| (?:de |d'|du |des ))|` +
    `(?:alle|dalle|verso le) (?<it>${LISTS.it})(?: (?<itHalf>e mezza|e mezzo|e un quarto|meno un quarto)|(?= di (?:mattina|sera)| del (?:mattino|pomeriggio))|${ENDS})(?: (?<itPart>di mattina|di sera|del mattino|del pomeriggio))?|` +
    `(?:as|pelas) (?<pt>${LISTS.pt})(?: (?<ptHalf>e meia|e um quarto|e quinze|menos um quarto)|(?= da (?:manha|tarde|noite))|${ENDS})(?: da (?<ptPart>manha|tarde|noite))?|` +
    `(?:om|rond|tegen) (?:(?<nlHalf>half|kwart over|kwart voor) (?<nl>${LISTS.nl})(?![a-z])|(?<nl2>${LISTS.nl}) uur(?![a-z])))`,
  'g',
);
export const MAY_HOLD_WORDS =
  /(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:oh |ten|fif|twenty|thirty|forty)| past (?:[a-z1-9])|quarter to |(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:in the (?:early |late )?(?:morn|aft|even)|at night)|(?:um|gegen|ab|bis|punkt|viertel|at|around|by|until|till|from|las?|a|vers|des|alle|dalle|verso le|as|pelas|om|rond|tegen) (?:halb|half|viertel|dreiviertel|a quarter|quarter|kwart|ein|zwe|dre|dri|vie|funf|sech|sieb|acht|neun|zehn|elf|zwo|one|two|thr|fou|fiv|six|sev|eig|nin|ten|ele|twe|un|dos|tre|cua|cin|sei|sie|och|nue|die|onc|doc|deu|tro|qua|sep|hui|neu|dix|onz|dou|due|sett|ott|nov|und|dod|uma|dua|set|oit|dez|doz|een|twa|vijf|zes|zev|neg|tie)/;

/** Of these the hour named is the one to come: `halb acht`, `half acht`. */
const TO_COME: ReadonlySet<string> = new Set(['de', 'nl']);
const LATE =
  /^p|mittags|nachmittags|abends|afternoon|evening|tarde|noche|soir|apres-midi|sera|pomeriggio|noite|at night/;
const EARLY = /^a\.?m|morgens|fruh|vormittags|morning|manana|matin|mattin|manha|nachts/;

/** In the order of the text. */
export function findHoursInWords(folded: string): readonly HourInWords[] {
  if (!MAY_HOLD_WORDS.test(folded)) return NONE;
  return allMatches(FORMS, folded).flatMap((match): HourInWords[] => {
    const groups = match.groups ?? {};
    const said = Object.entries(groups).find(([name, word]) => word !== undefined && /^[a-z]{2}\d?$/.test(name));
    if (said === undefined) return [];
    const [name, word = ''] = said;
    const language = name.slice(0, 2) as Language;
    const hour = word === 'ein' ? 1 : Number(word) || HOURS[language].indexOf(word) + 1;
    const half = Object.entries(groups).find(([key, value]) => value !== undefined && key.includes('Half'))?.[1] ?? '';
    const part = Object.entries(groups).find(([key, value]) => value !== undefined && key.endsWith('Part'))?.[1] ?? '';
    const base = LATE.test(part) ? (hour % 12) + 12 : EARLY.test(part) ? hour % 12 : hour;
    const told = (base * 60 + minutesOf(half, language) + 1440) % 1440;
    // `halb eins` is after noon: of midnight one says so.
    const minutes = part === '' && told < 60 ? told + NOON : told;
    const at = match[0].indexOf(word);
    const first = half === '' ? at : Math.min(at, match[0].indexOf(half));
    return [
      {
        from: match.index + first,
        to: match.index + match[0].trimEnd().length,
        // Whoever says an hour so counts to twelve, however other hours are written.
        time: part === '' ? { minutes, certain: false, isTwelveHour: true } : { minutes, certain: true },
      },
    ];
  });
}
const NOON = 720;
const NONE: readonly never[] = [];

function minutesOf(half: string, language: Language): number {
  if (half === '') return 0;
  if (half === 'dreiviertel') return -15;
  const told = language === 'en' ? minutesTold(half) : null;
  if (told !== null) return half.endsWith('to') ? -told : told;
  if (/quarter|viertel|cuarto|quart|quarto|kwart|quinze/.test(half))
    return /\bto$|vor$|voor$|menos|moins|meno/.test(half) ? -15 : 15;
  return TO_COME.has(language) ? -30 : 30;
}

/** `twenty` of `twenty past`; null for halves and quarters. */
function minutesTold(half: string): number | null {
  const said = half.replace(/ (?:minutes? )?(?:past|to)$/, '');
  return MINUTES.get(said) ?? (/^\d/.test(said) ? Number.parseInt(said, 10) : null);
}
const MINUTES: ReadonlyMap<string, number> = new Map([
  ['five', 5],
  ['ten', 10],
  ['fifteen', 15],
  ...HOURS.en.slice(0, 9).map((word, i) => [`oh ${word}`, i + 1] as const),
  ...['twenty', 'thirty', 'forty', 'fifty'].flatMap((word, i) => [
    [word, 20 + i * 10] as const,
    [`${word} five`, 25 + i * 10] as const,
    [`${word}-five`, 25 + i * 10] as const,
  ]),
]);
