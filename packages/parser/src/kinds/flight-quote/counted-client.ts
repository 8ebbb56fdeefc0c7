/** Whom an offer is for by the words that also tell how many they are: `Okafor x4`, `Hart x 2` in a mail's subject, `The Okafor family`. */
import { findAirports } from '../../annotators/airport.ts';
import { findPlaces } from '../../annotators/place.ts';
import { MONTHS } from '../../annotators/vocabulary/calendar-words.ts';
import type { SourceDocument } from '../../formats/reading/document.ts';
import { isPersonName } from '../../formats/reading/terms/names.ts';
import { stated } from '../../model/field.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { DIGIT, LinePattern } from '../../text/line-look.ts';
import { spanOf } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { type ClientReading, LONGEST_NAME, NOBODY, WORD } from './client-name.ts';
import { capitalised } from './slash-name.ts';

/** `Malta April - Okafor x4`: who travels, and how many, in the first lines. */
export function readCounted(document: SourceDocument): ClientReading | null {
  for (const line of document.lines.slice(0, COUNTED_HEAD)) {
    const { text } = line.passage;
    if ((line.look.signs & DIGIT) === 0 || text.length > LONGEST_NAME) continue;
    const match = COUNTED_NAME.exec(text);
    const name = match?.groups?.['name'];
    if (!match || name === undefined || !isPersonName(name) || findAirports(name).length > 0) continue;
    if (NOBODY.test(foldText(name))) continue;
    const { times = '', count = '' } = match.groups ?? {};
    const to = match.index + match[0].length;
    const end = to - count.length - times.length;
    return {
      name: stated(name, [spanOf(line.passage, end - name.length, end)]),
      line: line.index,
      names: 0,
      party: stated(Number(count), [spanOf(line.passage, to - count.length, to)]),
    };
  }
  return null;
}

/** F-619: `hughes x3 rt lgw/agp jun 27`: so a note without capitals begins, the trip behind them. */
export function readSmallCounted({ lines }: SourceDocument): ClientReading | null {
  const line = lines.find(({ passage }) => passage.text !== '');
  if (line === undefined || line.passage.text.length > LONGEST_NAME || CAPITAL.test(line.passage.text)) return null;
  const { name = '', times = '', count = '' } = SMALL_COUNTED.exec(line.passage.text)?.groups ?? {};
  if (name === '' || NO_CLIENT.test(name) || NOBODY.test(name) || !isPersonName(capitalised(name))) return null;
  if (findAirports(capitalised(name)).length > 0) return null;
  const to = name.length + times.length + count.length;
  return {
    name: stated(name, [spanOf(line.passage, 0, name.length)]),
    line: line.index,
    names: 0,
    party: stated(Number(count), [spanOf(line.passage, to - count.length, to)]),
  };
}
const CAPITAL = /\p{Lu}/u;
const SMALL_COUNTED = compactPattern(
  /^(?<name>\p{Ll}[\p{Ll}'’-]{2,19})(?<times>\s?[x×]\s?)(?<count>[1-9])(?=,?\s(?:rt|ow|oj|r\/t|o\/w|rtn|ret|return|round ?trip|one[- ]?way|\p{Ll}{3}\s?[-–/>]\s?\p{Ll}{3}(?!\p{Ll})))/u,
);
/** What else is counted before a trip. */
const NO_CLIENT =
  /^(?:flights?|flts?|seats?|tickets?|tkts?|fares?|bags?|pax|adt|chd|inf|ppl|people|persons?|quotes?|options?|economy|eco|business|biz|first|premium|vuelos?|vols?|fluge|voli|voos?|billetes?|billets?|biglietti)$/;

const FAMILY = new LinePattern(/famil|famigl/);

/** `FLIGHT QUOTE – OKAFOR FAMILY (5)`, `The Okafor family - Lagos in May`: a part of the first lines. */
export function readFamily(document: SourceDocument): ClientReading | null {
  for (const line of document.lines.slice(0, COUNTED_HEAD)) {
    const head = FAMILY.test(line.look, line.folded) ? line.passage.text.slice(0, LONGEST_NAME) : '';
    const match = head === '' ? null : (LABELLED_FAMILY.exec(head) ?? FAMILY_NAME.exec(head));
    const { name = '', core = '' } = match?.groups ?? {};
    const parts = core.split(/\s&\s/);
    if (!match || name === '' || GREETS.test(foldText(core)) || !parts.every((part) => isPersonName(capitalised(part))))
      continue;
    const from = match.index + match[0].length - name.length;
    return { name: stated(name, [spanOf(line.passage, from, from + name.length)]), line: line.index, names: 0 };
  }
  return null;
}

/**
 * F-530: `Te paso lo de Lima para la familia Goikoetxea`, `Angebot für Familie Beck`, `here are the flights for the Okafor family`: whom it is for, where who
 * is greeted passes it on.
 */
export function readFamilyAimed(document: SourceDocument): ClientReading | null {
  const written = document.lines.filter(
    ({ passage, isAround, quote }) => passage.text !== '' && !isAround && quote === 0,
  );
  for (const line of written.slice(0, AIMED_HEAD)) {
    const { text } = line.passage;
    if (!FAMILY.test(line.look, line.folded) || text.length > MAX_SUBJECT * 2) continue;
    const match = AIMED_FAMILY.map((pattern) => pattern.exec(text)).find((found) => found !== null) ?? null;
    const { name = '', core = '' } = match?.groups ?? {};
    if (match === null || !core.split(/\s&\s/).every((part) => isPersonName(part))) continue;
    const from = match.index + match[0].length - name.length;
    return { name: stated(name, [spanOf(line.passage, from, from + name.length)]), line: line.index, names: 0 };
  }
  return null;
}
const AIMED_HEAD = 5;

/** F-681: `the one we talked about for the Hallorans (2 ad + a child)`: the name of a family with the mark of several, and who they are behind it. */
export function readNamesakes({ lines }: SourceDocument): ClientReading | null {
  const written = lines.filter(({ passage, isAround, quote }) => passage.text !== '' && !isAround && quote === 0);
  for (const line of written.slice(0, AIMED_HEAD)) {
    const { text } = line.passage;
    if ((line.look.signs & DIGIT) === 0 || text.length > MAX_SUBJECT * 2) continue;
    const match = NAMESAKES.exec(text);
    const name = match?.groups?.['name'] ?? '';
    if (match === null || name === '' || findPlaces(match[0]).length > 0 || !isPersonName(name)) continue;
    const from = match.index + match[0].length - name.length;
    return { name: stated(name, [spanOf(line.passage, from, from + name.length)]), line: line.index, names: 0 };
  }
  return null;
}
const NAMESAKES = compactPattern(
  /(?<!\p{L})[Ff]or the (?<name>\p{Lu}['’\p{Ll}]{1,3}?\p{L}{0,16}\p{Ll}s)(?=(?: ?\(|,? )\d{1,2} ?(?:ad|pax|people|persons?|of them|x\b|\+)| ?x ?\d)/u,
);
const FAMILY_WORD = '(?:[Ff]amilie|[Ff]amille|[Ff]amilia|[Ff]amília|[Ff]amiglia)';
/** `Van der Meer`, `de la Cruz`: the small words of a name, before a word with a capital. */
const PARTICLES =
  "(?:(?:[Vv]an(?: (?:de[nr]?|het|'t))?|[Vv]on(?: (?:der|dem|den))?|[Dd]e(?: l[ao]s?)?|[Dd]el(?:la)?|[Dd][aio]s?|[Tt]e[nr]|[Zz]u[mr]?)\\s)?";
const CORE = `(?<core>${PARTICLES}${WORD}(?:[\\s-](?:&\\s)?${PARTICLES}${WORD}){0,2}?)`;
const ENDS = '(?=\\s?(?:$|[(,.:;!)|/–—-]|\\p{Ll}))';
/** The word stands behind the name in English, before it elsewhere. */
const AIMED_FAMILY = [
  compactPattern(
    `(?<!\\p{L})(?:[Pp]ara (?:la|a)|[Pp]our la|[Ff]ür(?: die)?|[Pp]er la|[Vv]oor(?: de)?) (?<name>${FAMILY_WORD} ${CORE})${ENDS}`,
    'u',
  ),
  compactPattern(
    `(?<!\\p{L})[Ff]or the (?<name>${CORE} [Ff]amily)(?! (?:of|resort|room|hotel|fare|suite))${ENDS}`,
    'u',
  ),
];
/** `Dossier : famille Kerbellec (2 adultes)`, `Vorgang: Familie Beck`: behind whatever label, in the head of a sheet. */
const LABELLED_FAMILY = compactPattern(
  `(?:^|[–—:|\\t]\\s{0,3}|\\s-\\s)(?<name>${FAMILY_WORD} ${CORE})(?=\\s{0,2}(?:$|[(,|/\\t–:-]|[x×]\\s?\\d))`,
  'u',
);

/** `Beste familie,` says no name. */
const GREETS =
  /^(?:dear|hi|hello|hey|liebe|beste|lieve|geachte|hallo|moin|chere?|bonjour|salut|cara|ciao|gentile|hola|estimada|querida|ola|cara|prezada|hej)$/;
const FAMILY_NAME = compactPattern(
  `(?:^[Tt]he\\s|^THE\\s|^|[–—:|-]\\s{1,3})(?<name>(?<core>${WORD}(?:\\s(?:&\\s)?${WORD}){0,2}?)\\s(?:[Ff]amily|FAMILY|[Ff]amilie|FAMILIE|[Ff]amille|FAMILLE|[Ff]amilia|FAMILIA|[Ff]amiglia|FAMIGLIA))(?=\\s{0,2}(?:$|[(,|/–:-]|[x×]\\s?\\d))`,
  'u',
);
const COUNTED_HEAD = 4;
const COUNTED_NAME = compactPattern(
  `(?:^|\\s[-–—|/]\\s{1,3}|[,:]\\s)(?<name>${WORD}(?:\\s(?:&\\s)?${WORD}){0,2})(?<times>\\s?[x×]\\s?)(?<count>[1-9]\\d?)(?=\\s{0,2}(?:$|[(,|/–-]|pax|adults?))`,
  'u',
);

/** `Subject: LHR-NRT May 27 Hart x 2`: between colleagues the greeting names one of them. */
export function readCountedSubject(document: SourceDocument): ClientReading | null {
  const { subject } = document;
  const match = subject === null ? null : COUNTED_SUBJECT.exec(subject.text.slice(0, MAX_SUBJECT));
  const { name = '', times = '', count = '' } = match?.groups ?? {};
  if (subject === null || match === null || !isPersonName(capitalised(name)) || findAirports(name).length > 0)
    return null;
  const folded = foldText(name);
  if (NOBODY.test(folded) || MONTHS.has(folded)) return null;
  const to = match.index + match[0].length;
  const end = to - count.length - times.length;
  const line = document.lines.find((one) => one.isAround && one.passage.text.includes(subject.text));
  return {
    name: stated(name, [spanOf(subject, end - name.length, end)]),
    line: line?.index ?? 0,
    names: 0,
    party: stated(Number(count), [spanOf(subject, to - count.length, to)]),
  };
}
const MAX_SUBJECT = 160;
const COUNTED_SUBJECT = compactPattern(
  `(?:^|[\\s,;:/–-])(?<name>${WORD})(?<times>\\s?[x×]\\s?)(?<count>[1-9]\\d?)(?=\\s{0,2}(?:$|[(,|/–-]|pax|adults?))`,
  'u',
);
