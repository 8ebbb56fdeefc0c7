/**
 * I-299: days whose lines begin with the name of the day as a sentence of its own:
 *
 *   Day 2 – Tromsø. Walk through the old harbour. Dinner at 19:00.
 *           ^^^^^^  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
 *           name    what is done
 *
 * One such line may as well begin with what is done (`Breakfast. Museum at 9.`): most days of the text must begin so.
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { hasDigit } from '../../../text/character-class.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DayLines } from '../day-content/day-lines.ts';
import { splitSentences } from '../sentences.ts';

export interface NamedDayLine {
  readonly name: Passage;
  readonly rest: Passage;
}

const LEAST_NAMED = 2;

/** What the heading of each day begins with; null for each where the days are not written so. */
export function namesBeforeStop(days: readonly DayLines[]): readonly (NamedDayLine | null)[] {
  const split = days.map(({ heading: { title } }) => (title === null ? null : splitName(title)));
  const plain = split.filter((day) => day !== null && isPlainName(day.name));
  // `Alfama. Belém. Baixa.` are names one after another.
  const told = plain.filter((day) => day !== null && findActivityType(foldText(day.rest.text)) !== null);
  const areNamed = told.length >= LEAST_NAMED && told.length * 2 > plain.length && plain.length * 5 >= days.length * 3;
  return areNamed ? split.map((day) => (day !== null && mayBeName(day.name) ? day : null)) : days.map(() => null);
}

function splitName(title: Passage): NamedDayLine | null {
  const [first, second] = splitSentences(slicePassage(title, 0, Math.min(title.text.length, MAX_READ)));
  if (first === undefined || second === undefined || !first.text.endsWith('.')) return null;
  const name = trimPassage(first, '.');
  if (name.text.length > MAX_NAME || hasDigit(name.text) || !WORDS.test(name.text)) return null;
  return { name, rest: trimPassage(slicePassage(title, title.text.indexOf(first.text) + first.text.length)) };
}
const MAX_READ = 120;
const MAX_NAME = 60;
/** Words with capitals, and small ones between them. */
const WORDS =
  /^(?:\p{Lu}[\p{L}'’.-]*|(?:At|En|Em|In|Auf) \p{L}{3,9}|[A-Z])(?:(?:,|\s[–—/-])?\s(?:[\p{Lu}‘'’][\p{L}'’.-]*|&|[a-z]['’]\p{Lu}[\p{L}'’.-]*|sea|see|mare?|mer|of|the|and|und|et|y|e|de|del|della|di|da|do|das|dos|du|des|la|le|les|el|los|las|il|lo|am|an der|on|op|van|von|der)){0,7}$/u;

/** Nothing to do: a place, a day at sea. */
const isPlainName = ({ text }: Passage): boolean =>
  AT_SEA.test(foldText(text)) || findActivityType(foldText(text)) === null;
const AT_SEA =
  /^(?:(?:a |full )?day at sea|at sea|cruising|seetag|auf see|tag auf see|en mer|journee en mer|en (?:el )?mar|dia de navegacion|navegacion|in (?:mare|navigazione)|em (?:mar|navegacao)|op zee)\b/;

/** `Departure`, `Lake District` among such names; a meal is had. */
const mayBeName = (name: Passage): boolean =>
  isPlainName(name) ||
  COMES_OR_GOES.test(foldText(name.text)) ||
  (name.text.split(' ').length <= MAX_WORDS && findActivityType(foldText(name.text))?.type === 'activity');
/** `Arrival`, `Abreise` alone. */
const COMES_OR_GOES =
  /^(?:(?:arrival|departure|ankunft|anreise|abreise|arrivee|depart|llegada|salida|arrivo|partenza|chegada|partida|aankomst|vertrek)(?: day)?)$/;
const MAX_WORDS = 4;
