/** Parts of the day as headings or lead-ins: `Morning`, `Late Afternoon`, `Vormittag`, `Soir`, `Lunch`, `Mid-Day`. Folded text. */
import { compactPattern } from '../text/compact-pattern.ts';
import { type LineLook, LinePattern } from '../text/line-look.ts';
import { StartTable } from '../text/start-table.ts';
import { foldText } from '../tokenizer/fold-text.ts';
import type { Mention } from './annotation.ts';

const PART =
  'mornings?|afternoons?|evenings?|night|night-?time|nightfall|noon|midday|mid-?day|sunrise|sunset|dawn|all day|full day|whole day|am|pm|a\\.m\\.|p\\.m\\.|eve|' +
  'vormittags?|morgens?|fruh|fruhmorgens|mittags?|nachmittags?|abends?|nachts?|ganztags|ganztagig|' +
  'ochtends?|voormiddags?|middags?|namiddags?|avonds?|hele dag|' +
  'matin(?:ee)?|midi|apres-?midi|soir(?:ee)?|nuit|journee|toute la journee|' +
  'mananas?|mediodia|tardes?|noches?|madrugada|todo el dia|' +
  'mattin[ao]|mattinata|pomeriggio|giornata|tutto il giorno|sera|serata|notte|mezzogiorno|' +
  'pagi(?: hari)?|siang(?: hari)?|sore(?=$| hari|\\s?[:–—(-]| acara| bebas| waktu)(?: hari)?|petang|malam(?: hari)?|tengah hari|' +
  'manhas?|meio-dia|noites?|dia inteiro|dia todo|o dia todo|tagsuber|ganzer tag|abendprogramm|rest of (?:the )?day|' +
  'after (?:breakfast|lunch|dinner)|nach dem (?:fruhstuck|mittagessen|abendessen)|dopo (?:colazione|pranzo|cena)|' +
  'a primera hora|(?:al )?atardecer|(?:al )?anochecer|(?:al )?amanecer|(?:ao )?entardecer|(?:ao )?anoitecer|(?:ao )?amanhecer|(?:al )?tramonto';
const MEAL =
  'breakfast|brunch|lunch(?:time)?|dinner(?:time)?|supper|tea ?time|fruhstuck|mittagessen|abendessen|petit[- ]dejeuner|dejeuner|diner|desayuno|almuerzo|comida|cena|colazione|pranzo|cafe da manha|almoco|jantar|ontbijt|middageten|avondeten';
const QUALIFIER =
  'early|late|mid|en|dans|nel|nella|in|alla|al|pela|pelo|na|no|zum|zur|gegen|a|periodo da|the|in the|por la|por el|a la|le|la|el|il|am|de|da|do|spater?|fruher?|in the early|in the late|debut de|fin de|debut|fin|tot|primo|tardo|prima|tarda|temprano|di|ao|final|fim|inicio|parte';
const PERIOD = compactPattern(
  `^(?:dans l'|de l'|l'|d'|'s |(?:${QUALIFIER})[\\s-]+){0,3}(?:${PART}|${MEAL})(?: cedo)?(?:(?:\\s?(?:[/&+]|to|and|y|und|et|e|-|–)\\s?)(?:(?:${QUALIFIER})[\\s-]+){0,2}(?:${PART}|${MEAL})){0,2}(?![a-z0-9'])`,
);

/** Most lines start with no such word: their first letters tell, which is cheaper than the pattern. */
const MAY_START = new StartTable([PERIOD.source]);

const IN_LINE = new LinePattern(PERIOD);
/** False where the looked at line surely starts with no period. */
export const mayNamePeriod = (look: LineLook): boolean => IN_LINE.mayMatch(look);

/** The period that the text starts with, or null. `from` is 0. */
export function findLeadingPeriod(folded: string): Mention | null {
  if (MAY_START.at(folded) === 0) return null;
  const match = PERIOD.exec(folded.slice(0, 80));
  return match ? { from: 0, to: match[0].length } : null;
}

/** `Morning`, `AM`, `Nachmittag (14-18)`: a heading of what is done in that part of each day. */
export function namesPeriod(heading: string): boolean {
  const folded = foldText(heading.slice(0, 60)).replace(/^[^a-z]+/, '');
  const period = findLeadingPeriod(folded);
  return period !== null && !/[a-z]/.test(folded.slice(period.to));
}

/** `Lunch` as a name is a part of the day only among others: 'Lunch: tempura' may as well be an entry. */
const MEAL_NAME = compactPattern(`(?:^|\\s)(?:${MEAL})$`);
export const isMealName = (foldedPeriod: string): boolean =>
  foldedPeriod.length >= SHORTEST_MEAL && MEAL_NAME.test(foldedPeriod);
const SHORTEST_MEAL = 4;

/** `Meals included` before `breakfast, lunch and dinner`: which meals the price holds, and nothing about them. */
export const namesMealsIncluded = (label: string, folded: string): boolean => INCLUDED.test(label) && areMeals(folded);

/** `breakfast, lunch and dinner`: meals and nothing else. */
export function areMeals(folded: string): boolean {
  const parts = folded.slice(0, 120).split(/\s?[,;/&+]\s?|\s(?:and|und|et|y|e|en)\s/);
  return parts.every(
    (part) => ALL_MEALS.test(part) || (isMealName(part) && findLeadingPeriod(part)?.to === part.length),
  );
}
const INCLUDED = /inclu|inbegriff|enthalten|compres|inbegrepen/;
const ALL_MEALS =
  /^(?:all[ -]inclusive|todo incluido|tout compris|tudo incluido)(?: (?:no|na|at|in|im|en|al|el|the|a|hotel|resort|lodge|camp|ship|bordo|board|on)){0,3}$/;

const LATE =
  /afternoon|evening|\bnight|sunset|\bpm\b|\beve\b|nachmittag|abend|nacht|apres-?midi|soir|nuit|tarde|noche|pomeriggio|sera|notte|noite|\bmalam|petang|\bsore\b|dinner|supper|cena|diner|jantar|avond|(?<!voor)middag/;
const EARLY =
  /\bpagi\b|morning|dawn|sunrise|vormittag|fruh|morgen|matin|manana|mattin|manha|breakfast|ochtend|voormiddag/;

/** Is the period after noon (`late`), before it (`early`), or neither for sure? */
export function halfOfDay(foldedPeriod: string): 'early' | 'late' | null {
  const late = LATE.test(foldedPeriod);
  const early = EARLY.test(foldedPeriod);
  return late === early ? null : late ? 'late' : 'early';
}

/** From when to when one speaks of that part of the day, with an hour on both sides; the first that fits. */
const HOURS: readonly (readonly [RegExp, number, number])[] = [
  [/\bday\b|\b(?:ganzer |gan[zs])tag|\btag|journee|giornata|\bdia\b/, 0, 24],
  [/\bsore\b|\bpetang\b|after ?noon|nachmittag|namiddag|apres-?midi|tarde|pomeriggio/, 12, 19],
  [/\bsiang\b/, 11, 15],
  [/noon|mid-?day|mittag|middag|midi|mediodia|mezzogiorno|meio-dia|tengah hari/, 11, 14],
  [
    /\bpagi\b|morning|dawn|sunrise|\bam\b|a\.m|vormittag|fruh|morgen|ochtend|matin|manana|mattin|manha|madrugada/,
    0,
    12.5,
  ],
  [/\bmalam\b|evening|sunset|\beve\b|abend|avond|soir|sera|noche|noite|notte|night|nacht|nuit/, 16, 24],
];

/** `15:00` is not at noon, whatever stands under it. Small hours end the evening. */
export function liesOutsidePart(foldedPeriod: string, minutes: number): boolean {
  const [, from, to] = HOURS.find(([part]) => part.test(foldedPeriod)) ?? [null, 0, 24];
  return minutes >= 5 * 60 && (minutes < from * 60 || minutes > to * 60);
}
