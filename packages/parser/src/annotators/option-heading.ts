/** `Option 2`, `Choice B:`, `2nd option`, `Variante 1`, `Opción A`: the words that open one of several offers. Works on folded text. */
import { codeWithin, isDigit } from '../text/character-class.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import { type LineLook, LinePattern } from '../text/line-look.ts';
import { StartTable } from '../text/start-table.ts';
import type { Mention } from './annotation.ts';

export interface OptionHeading extends Mention {
  /** `1`, `2` ... whether written in figures, letters or words. */
  readonly number: number;
}

const WORD =
  'options?|opt|choice|alternative|alternate|variant|variation|proposal|solution|variante|alternativ\\w?|vorschlag|angebot|moglichkeit|proposition|choix|solution|opcion|alternativa|propuesta|opzione|proposta|soluzione|opcao|optie|voorstel|quote|itinerary|fare option|price option|fare(?= ?\\d)|tariff?a?(?= ?\\d)|(?:fare|tarif|tariff?a|tarief|price|preis|prix|precio|prezzo|preco|prijs)(?= ?(?:\\d|[a-h])\\s?(?:[).:|]|[=–—-](?!\\s?\\d)|$))';
const NUMBERED_WORDS = `(?:(?:flight|price|air|fare|route|routing|travel|our|your|the) )?(?:${WORD})\\s?(?:no\\.?|nr\\.?|number|#|n[°o]\\.?)?(?:\\s?(?<figure>\\d{1,2})(?!\\d|[.,/]\\d|\\s?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|adult|pax|pass|pers|p\\.?p|x\\s?\\d|way|kids?|child))|\\s(?<letter>[a-h])(?![a-z0-9'’])|\\s(?<word>one|two|three|four|five|eins|zwei|drei|un|deux|trois|uno|una|dos|tres|due|tre|um|uma|duas)(?![a-z]))`;
const ORDINAL_WORDS = `(?:the )?(?<ordinal>1st|2nd|3rd|4th|5th|first|second|third|fourth|fifth|erste|zweite|dritte|premiere|deuxieme|troisieme|primera|segunda|tercera|prima|seconda|terza|primeira|terceira) (?:${WORD})(?![a-z])`;
/** Marks before them, or a rule: `======== OPTION A - KLM ========`. */
const LEAD = '^[^a-z0-9]{0,40}';
const NUMBERED = compactPattern(LEAD + NUMBERED_WORDS);
const ORDINAL = compactPattern(LEAD + ORDINAL_WORDS);
/** The words that the look at a line tells such a heading by, wherever they stand in it. */
const MAY_HEAD = new LinePattern(NUMBERED, WORD);
/** And those that it begins with. */
const STARTS = new StartTable([NUMBERED_WORDS, ORDINAL_WORDS]);
const [NUMBERED_BIT, ORDINAL_BIT] = [1, 2];

const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  eins: 1,
  un: 1,
  uno: 1,
  una: 1,
  um: 1,
  uma: 1,
  first: 1,
  erste: 1,
  premiere: 1,
  primera: 1,
  prima: 1,
  primeira: 1,
  two: 2,
  zwei: 2,
  deux: 2,
  dos: 2,
  due: 2,
  duas: 2,
  second: 2,
  zweite: 2,
  deuxieme: 2,
  segunda: 2,
  seconda: 2,
  three: 3,
  drei: 3,
  trois: 3,
  tres: 3,
  tre: 3,
  third: 3,
  dritte: 3,
  troisieme: 3,
  tercera: 3,
  terza: 3,
  terceira: 3,
  four: 4,
  fourth: 4,
  five: 5,
  fifth: 5,
};

/** `look` is what was found by looking at `folded`. */
export function findOptionHeading(folded: string, look: LineLook): OptionHeading | null {
  if (!MAY_HEAD.mayMatch(look)) return null;
  const at = firstWordAt(folded);
  const first = STARTS.at(folded, at);
  if (first === 0) return null;
  const start = folded.slice(0, at + 60);
  const numbered = (first & NUMBERED_BIT) === 0 ? null : NUMBERED.exec(start);
  if (numbered?.groups) {
    const { figure, letter, word } = numbered.groups;
    const number = figure ? Number(figure) : letter ? letter.charCodeAt(0) - 96 : (WORDS[word ?? ''] ?? 0);
    return headingOf(numbered, number);
  }
  const ordinal = (first & ORDINAL_BIT) === 0 ? null : ORDINAL.exec(start);
  const written = ordinal?.groups?.['ordinal'];
  return ordinal && written !== undefined ? headingOf(ordinal, WORDS[written] ?? Number.parseInt(written, 10)) : null;
}

function firstWordAt(folded: string): number {
  let at = 0;
  while (at < folded.length && !isWordUnit(codeWithin(folded, at))) at++;
  return at;
}

const isWordUnit = (code: number): boolean => isDigit(code) || (code >= 0x61 && code <= 0x7a);

function headingOf(match: RegExpExecArray, number: number): OptionHeading | null {
  const lead = /^[^a-z0-9]*/.exec(match[0])?.[0].length ?? 0;
  return number > 0 ? { from: lead, to: match[0].length, number } : null;
}
